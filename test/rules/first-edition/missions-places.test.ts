import { describe, expect, it } from 'vitest';
import { establishWhy } from '../../../src/games/first-edition/chapters/seeding/facilities.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, offered, type Side, scene } from './scene.ts';
import { at1, scored, tried } from './tried.ts';

/** Investigate Legend at a location, its planet cloaked. */
function veiled(location: string, owner: number): { [path: string]: Json } {
  const none = { seeds: [], solved: null, barred: [], attempted: [], gone: [] };
  const missions = [{ card: 'investigate-legend', owner }];
  return { [`locations.${location}`]: { id: location, quadrant: 'Alpha', missions, ...none, veiled: true } };
}

const as = (affiliation: string): Partial<AnyPiece> => ({ as: { affiliation, by: 1 } });

describe('Aid Fugitives', () => {
  it('C-MISSION-05: a team with Dominion personnel can’t attempt Aid Fugitives, but other teams can', () => {
    const keys = (...sides: string[]) =>
      offered(
        at1('Aid Fugitives', { play: sides.map((side) => ['Data', 'surface:L1', as(side)]) }),
        'gold',
        'attempt:L1',
      );
    expect(keys('Romulan')).toHaveLength(1);
    expect(keys('Dominion')).toEqual([]);
    expect(keys('Dominion', 'Non-Aligned')).toEqual([]);
  });

  it('C-SPACELINE-03: Hippocratic Oath takes personnel to Aid Fugitives even from another quadrant', () => {
    const met = (mission: string) => {
      const stage = scene({
        gold: {
          missions: [mission, 'Study Pulsar', 'First Contact'],
          play: [
            ['Runabout', 'space:L2'],
            ...crewFor('MEDICAL').map((name) => [name, 'aboard:1'] as const),
            ['Data', 'aboard:1'],
          ],
        },
        blue: { seeds: { L2: ['Hippocratic Oath'] } },
      });
      stage.does('gold', 'attempt:L2:1');
      finish(stage, []);
      return stage;
    };
    expect(at(met('Aid Fugitives'), 2)).toBe('surface:L1');
    expect(at(met('Cloaked Mission'), 2)).not.toBe('surface:L4');
  });
});

describe('Hippocratic Oath', () => {
  const met = (crew: readonly string[], missions = ['First Contact', 'Study Pulsar']) => {
    const stage = scene({
      gold: { missions, play: [['Runabout', 'space:L2'], ...crew.map((name) => [name, 'aboard:1'] as const)] },
      blue: { missions: ['Explore Black Cluster'], seeds: { L2: ['Hippocratic Oath'] } },
    });
    stage.does('gold', 'attempt:L2:1');
    finish(stage, []);
    return stage;
  };

  it('C-DILEMMA-07: Hippocratic Oath isn’t overcome without MEDICAL', () => {
    const stage = met(['Data']);
    expect([stage.g.locations['L2']?.seeds.length, stage.g.pieces[2]?.stopped]).toEqual([1, 1]);
  });

  it('Hippocratic Oath moves the MEDICAL with the highest CUNNING to the nearest planet and stops them until its countdown ends', () => {
    const stage = met(['Data', 'Beverly Crusher', 'Alyssa Ogawa']);
    const oath = Object.values(stage.g.pieces).find(({ card }) => card === 'hippocratic-oath');
    expect([at(stage, 2), at(stage, 3), at(stage, 4)]).toEqual(['aboard:1', 'surface:L1', 'aboard:1']);
    expect([oath?.at, oath?.count, stage.g.pieces[3]?.held]).toEqual(['on:3', 3, { by: oath?.id, as: 'stopped' }]);
    expect(happened(stage)).toContain('can’t solve');
  });
  it('C-DILEMMA-04: Hippocratic Oath is discarded if there is no other planet', () => {
    const stage = met(['Data', 'Beverly Crusher'], ['Explore Dyson Sphere', 'Study Pulsar']);
    expect([at(stage, 3), stage.g.locations['L2']?.seeds.length]).toEqual(['aboard:1', 0]);
  });
});

describe('Changeling Research', () => {
  const met = (mission: string, people: readonly string[], points = 0) => {
    const stage = scene({
      gold: {
        missions: [mission, 'Study Pulsar'],
        play: people.map((name) => [name, 'surface:L1', as('Bajoran')] as const),
      },
      blue: { seeds: { L1: ['Seismic Quake'] } },
      patch: { 'players.1.scored': [{ kind: 'bonus', points, card: 'data' }] },
    });
    stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
    finish(stage, []);
    return stage;
  };
  const CREW = ['Data', 'Worf', 'Calloway', ...crewFor('Geology x3')];
  const dead = (stage: Stage<FirstEdition>) => stage.g.players[0]?.discard.length;
  const stopped = (stage: Stage<FirstEdition>) =>
    Object.values(stage.g.pieces).filter((piece) => piece.stopped !== undefined).length;

  it('Changeling Research makes each Seismic Quake there hit two personnel', () => {
    expect(dead(met('Changeling Research', CREW))).toBe(2);
    expect(dead(met('Rescue Prisoners', CREW))).toBe(1);
    expect(stopped(met('Changeling Research', CREW, 5))).toBe(2);
  });

  it('C-DILEMMA-07: Seismic Quake stops one personnel if the opponent’s score is odd, kills one if it is even, and is overcome with Geology', () => {
    const even = met('Rescue Prisoners', CREW, 10);
    const odd = met('Rescue Prisoners', CREW, 5);
    expect([dead(even), stopped(even)]).toEqual([1, 0]);
    expect([dead(odd), stopped(odd)]).toEqual([0, 1]);
    expect(even.g.locations['L1']?.seeds).toEqual([]);
    const without = met('Rescue Prisoners', ['Data', 'Worf', 'Calloway']);
    expect([dead(without), stopped(without)]).toEqual([1, 2]);
    // It is shuffled among the seeds there, so nobody knows its position.
    expect(without.g.locations['L1']?.seeds).toEqual([{ card: 'seismic-quake', owner: 1, seen: [] }]);
  });

  it('C-DRAW-10: a Seismic Quake shuffled back under the mission can be anywhere among the other seeds', () => {
    const places = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const stage = scene({
        gold: {
          missions: ['Rescue Prisoners'],
          play: ['Data', 'Worf'].map((name) => [name, 'surface:L1', as('Bajoran')] as const),
        },
        blue: { seeds: { L1: ['Seismic Quake', 'Microvirus', 'Archer'] } },
        seed,
      });
      stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
      finish(stage, []);
      places.add(stage.g.locations['L1']?.seeds.findIndex(({ card }) => card === 'seismic-quake') ?? -1);
    }
    expect(places.size).toBeGreaterThan(1);
  });
});

describe('Espionage Mission', () => {
  it('C-MISSION-05: Espionage Mission can be attempted only by an Away Team with Selok', () => {
    const keys = (...people: string[]) =>
      offered(at1('Espionage Mission', { play: people.map((name) => [name, 'surface:L1']) }), 'gold', 'attempt:L1');
    expect(keys('Selok')).toHaveLength(1);
    expect(keys('Selok', 'Tomalak')).toHaveLength(1);
    expect(keys('Tomalak')).toEqual([]);
  });

  it('any Espionage card against the Federation can be played at Espionage Mission, and lets other teams attempt it', () => {
    const play = [['Tomalak', 'surface:L1']] as const;
    const hand = ['Espionage: Romulan on Federation', 'Espionage: Romulan on Klingon'];
    const stage = at1('Espionage Mission', { hand, play });
    expect(offered(stage, 'gold', 'play').filter((key) => key.includes('at:L1'))).toEqual([
      'play:espionage-romulan-on-federation:at:L1',
    ]);
    stage.does('gold', 'play:espionage-romulan-on-federation:at:L1');
    expect(offered(stage, 'gold', 'attempt:L1')).toHaveLength(1);
  });
});

describe('Investigate Legend', () => {
  it('C-MISSION-19: solving Investigate Legend requires either discarding two Youth or having Diplomacy ×2', () => {
    const youths = crewFor('Youth x3');
    const paid = tried({ mission: 'Investigate Legend', people: youths });
    expect(paid.g.locations['L1']?.solved).toBe(0);
    expect(paid.g.players[0]?.discard).toHaveLength(2);
    const talked = tried({ mission: 'Investigate Legend', people: [...youths, ...crewFor('Diplomacy x2')] });
    expect(talked.g.locations['L1']?.solved).toBe(0);
    expect(talked.g.players[0]?.discard).toHaveLength(0);
  });

  it('C-CLOAK-01: the planet of Investigate Legend cloaks or decloaks each time points are scored', () => {
    const seeds = { L2: ['Tarellian Plague Ship', 'Microbiotic Colony'] };
    const stage = at1(
      'Investigate Legend',
      { play: [['U.S.S. Galaxy', 'space:L2'], ...crewFor('MEDICAL x2').map((name) => [name, 'aboard:1'] as const)] },
      { seeds },
    );
    expect(stage.g.locations['L1']?.veiled).toBeUndefined();
    stage.does('gold', 'attempt:L2:1');
    finish(stage, ['beam']);
    expect(stage.g.locations['L1']?.veiled).toBe(true);
    expect(happened(stage)).toContain('The planet at Investigate Legend cloaks.');
    const again = scene({
      gold: {
        missions: ['Investigate Legend', 'Study Pulsar'],
        play: [['U.S.S. Galaxy', 'space:L2'], ...crewFor('MEDICAL').map((name) => [name, 'aboard:1'] as const)],
      },
      blue: { seeds: { L2: ['Tarellian Plague Ship'] } },
      patch: veiled('L1', 0),
    });
    again.does('gold', 'attempt:L2:1');
    finish(again, ['beam']);
    expect(again.g.locations['L1']?.veiled).toBeUndefined();
  });

  const cloaked = (patch: { [path: string]: Json }, gold: Side, mission = 'gold') =>
    mission === 'gold'
      ? at1('Investigate Legend', gold, {}, patch)
      : scene({ gold: { missions: ['Study Pulsar'], ...gold }, blue: { missions: ['Investigate Legend'] }, patch });

  it('C-CLOAK-03: nothing can land on or take off from a cloaked planet', () => {
    const land = (patch: { [path: string]: Json }, place: 'space:L1' | 'surface:L1') =>
      offered(
        cloaked(patch, {
          play: [
            ['Bajoran Interceptor', place],
            ['Data', 'aboard:1', as('Bajoran')],
          ],
        }),
        'gold',
      ).filter((key) => /^(?:land|takeoff)/.test(key));
    expect([land({}, 'space:L1'), land({}, 'surface:L1')]).toEqual([['land:1'], ['takeoff:1']]);
    const cloak = veiled('L1', 0);
    expect([land(cloak, 'space:L1'), land(cloak, 'surface:L1')]).toEqual([[], []]);
  });

  it('C-CLOAK-02: the opponent can’t play a card on a cloaked planet', () => {
    const plays = (patch: { [path: string]: Json }, by: 'gold' | 'blue') => {
      const hand = ['Atmospheric Ionization', 'Loss of Orbital Stability'];
      const location = by === 'gold' ? 'L1' : 'L2';
      return offered(cloaked(patch, { hand }, by), 'gold', 'play:atmospheric').includes(
        `play:atmospheric-ionization:at:${location}`,
      );
    };
    expect([plays({}, 'gold'), plays(veiled('L1', 0), 'gold')]).toEqual([true, true]);
    expect([plays({}, 'blue'), plays(veiled('L2', 1), 'blue')]).toEqual([true, false]);
  });
});

describe('Mining Survey', () => {
  const nor = inPlay('L1: Nor [Ore Processing Unit]');
  const ship = inPlay('L1: Runabout [Data]');
  const below = (number: number): readonly Row[] => inPlay(`L1: Runabout; aboard:${number}: Data`);

  it('C-MISSION-05: Mining Survey can be attempted by any crew whose player has a Nor with Ore Processing Unit there', () => {
    const keys = (play: readonly Row[], blue: readonly Row[] = []) =>
      offered(at1('Mining Survey', { play }, { play: blue }), 'gold', 'attempt:L1');
    expect(keys([['Nor', 'space:L1'], ['Ops', 'on:1'], ...below(3)])).toEqual([]);
    expect(keys(ship)).toEqual([]);
    expect(keys([['Nor', 'space:L1'], ...below(2)])).toEqual([]);
    expect(keys([...nor, ...below(3)])).toEqual(['attempt:L1:3']);
    expect(keys(ship, inPlay('L1: Nor; on:3: Ore Processing Unit'))).toEqual([]);
    expect(keys([['Nor', 'space:L2'], ['Ore Processing Unit', 'on:1'], ...below(3)])).toEqual([]);
  });

  it('C-FAC-03: Nor and Empok Nor can be seeded at Mining Survey, but a facility whose icon isn’t on the mission can’t', () => {
    const { g } = at1('Mining Survey');
    const may = (card: string, how: 'seeded' | 'built', location = 'L1') =>
      establishWhy(g, 0, card, location, how) === null;
    expect([may('nor', 'seeded'), may('empok-nor', 'seeded')]).toEqual([true, true]);
    expect([may('nor', 'built'), may('federation-outpost', 'seeded')]).toEqual([false, false]);
    expect(may('nor', 'seeded', 'L2')).toBe(false);
    // Empok Nor is by agreement, so its players decide where it can be seeded.
    expect(may('empok-nor', 'seeded', 'L2')).toBe(true);
  });
});

describe('Samaritan Snare', () => {
  const crew = (...more: readonly Row[]): Side => ({
    play: [...inPlay('L1: U.S.S. Galaxy [Data, Jean-Luc Picard, William T. Riker]'), ...more],
    hand: ['Calloway', 'Kevin Uxbridge'],
  });

  it('C-MOVE-14: Federation personnel at Samaritan Snare must attempt it once per turn, before other orders', () => {
    const stage = at1('Samaritan Snare', crew(['Federation Outpost', 'space:L3']));
    const verbs = new Set(offered(stage, 'gold').map((key) => key.split(':')[0]));
    expect([...verbs].sort()).toEqual(['attempt', 'report']);
    expect(offered(stage, 'gold', 'attempt')).toEqual(['attempt:L1:1']);
    stage.does('gold', 'attempt:L1:1');
    expect(stage.g.locations['L1']?.solved).toBeNull();
    expect(offered(stage, 'gold')).toContain('end:turn');
    expect(offered(stage, 'gold', 'move').length).toBeGreaterThan(0);
  });

  it('Samaritan Snare doesn’t bind other affiliations, stopped personnel, or anyone once it is solved', () => {
    const free = (gold: Side, patch = {}) =>
      offered(at1('Samaritan Snare', gold, {}, patch), 'gold').includes('end:turn');
    expect(free({ play: 'L1: Runabout [Vekor]' })).toBe(true);
    expect(free({ play: 'L1: U.S.S. Galaxy {stopped: 1} [Data {stopped: 1}]' })).toBe(true);
    const others = as('Non-Aligned');
    const neutral = { play: [['U.S.S. Galaxy', 'space:L1', others] as const, ['Data', 'aboard:1', others] as const] };
    expect(offered(at1('Samaritan Snare', neutral), 'gold', 'attempt:L1')).toHaveLength(1);
    expect(free(neutral)).toBe(true);
    expect(free(crew(), { 'locations.L1.solved': 1 })).toBe(true);
    expect(
      free({
        ...crew(),
        play: 'L2: U.S.S. Galaxy [Data]',
      }),
    ).toBe(true);
    expect(free(crew())).toBe(false);
    const other = at1('Samaritan Snare', {}, { play: 'L1: U.S.S. Galaxy [Data]' });
    expect(offered(other, 'gold')).toContain('end:turn');
  });

  it('C-MISSION-19: an equipment must be discarded to solve Samaritan Snare', () => {
    const people = crewFor('ENGINEER');
    expect(scored({ mission: 'Samaritan Snare', people })).toBe(0);
    const stage = tried({ mission: 'Samaritan Snare', people, things: ['Medical Kit'] });
    expect([stage.g.locations['L1']?.solved, stage.g.players[0]?.discard]).toEqual([0, ['medical-kit']]);
  });
});
