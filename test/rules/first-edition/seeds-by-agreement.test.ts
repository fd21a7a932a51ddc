import { describe, expect, it } from 'vitest';
import { cardOf, findCard } from '../../../src/games/first-edition/content/pool.ts';
import { SEEDED_FACE_UP, seedPhaseOf } from '../../../src/games/first-edition/content/seedable.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { happened, id, offered, scene } from './scene.ts';

/** Gold’s Away Team with what solves First Contact, at L2. */
const TEAM = [
  ['Spock', 'surface:L2'],
  ['Deanna Troi', 'surface:L2'],
] as const;

/** Gold attempts First Contact with these cards under it, the next to be met first. */
function attempted({ gold = [], blue = [] }: { gold?: readonly string[]; blue?: readonly string[] }) {
  const stage = scene({ gold: { play: TEAM, seeds: { L2: gold } }, blue: { seeds: { L2: blue } } });
  return stage.does('gold', 'attempt:L2:team-1');
}

/** Gold’s and Blue’s score. */
function scores(stage: Stage<FirstEdition>): number[] {
  return [0, 1].map((seat) => stage.g.players[seat]?.scored.reduce((sum, { points }) => sum + points, 0) ?? 0);
}

describe('cards by agreement under missions', () => {
  it('C-QCON-02: a Q-Flash is discarded where no Q-Continuum is open, whoever has seeded it', () => {
    const own = attempted({ gold: ['Q-Flash'] });
    expect([own.g.players[0]?.discard, own.g.players[0]?.removed, scores(own)[0]]).toEqual([['q-flash'], [], 30]);
    const other = attempted({ blue: ['Q-Flash'] });
    expect([other.g.players[1]?.discard, other.g.players[1]?.removed, scores(other)[0]]).toEqual([['q-flash'], [], 30]);
    expect(happened(own)).not.toContain('should not lie here');
  });

  it('C-QCON-01 C-SEED-17: a second Q-Flash of one player is a mis-seed', () => {
    const stage = attempted({ gold: ['Q-Flash', 'Q-Flash'] });
    expect(stage.g.players[0]).toMatchObject({ discard: ['q-flash'], removed: ['q-flash'] });
    expect(stage.g.locations['L2']?.barred).toEqual([0]);
  });

  it('C-SEED-27: Mirasta Yale joins those who meet her at First Contact, before it is solved', () => {
    const stage = attempted({ gold: ['Mirasta Yale', 'Archer'] });
    expect(stage.g.pieces[3]).toMatchObject({ card: 'mirasta-yale', at: 'surface:L2', seat: 0 });
    expect(stage.g.lastMet?.team).toContain('mirasta-yale');
    expect(stage.g.locations['L2']?.barred).toEqual([]);
  });

  it('C-SEED-27: the opponent’s Mirasta Yale is captured', () => {
    const stage = attempted({ blue: ['Mirasta Yale'] });
    expect(stage.g.pieces[3]).toMatchObject({ card: 'mirasta-yale', owner: 1, seat: 0, captive: 'escorted' });
    expect(scores(stage)[0]).toBe(30);
  });

  it('C-SEED-17: under any other mission she is a mis-seed', () => {
    const seeds = [{ card: 'mirasta-yale', owner: 0, seen: [] }];
    const stage = scene({
      gold: { missions: ['Study Pulsar', 'Investigate Legend'], play: TEAM, deck: ['Calloway', 'Mirasta Yale'] },
      patch: { 'locations.L2.seeds': seeds, 'players.0.deck': ['calloway'] },
    });
    stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? 'no team');
    expect(stage.g.players[0]?.removed).toEqual(['mirasta-yale']);
  });

  it('C-SEED-15: a Cryosatellite lets one more artifact be seeded, C-SEED-17: and no third one', () => {
    const two = attempted({ gold: ['Cryosatellite', 'Tox Uthat'] });
    expect([two.g.players[0]?.removed, scores(two)[0]]).toEqual([[], 30]);
    const three = attempted({ gold: ['Cryosatellite', 'Tox Uthat', "Horga'hn"] });
    expect([three.g.players[0]?.removed.length, scores(three)[0]]).toEqual([3, 0]);
    expect(attempted({ gold: ['Tox Uthat', "Horga'hn"] }).g.players[0]?.removed).toHaveLength(2);
  });

  it('C-SEED-27: with it up to three people of the AU icon are earned, C-SEED-17: but not without it', () => {
    const au = ['Admiral Picard', 'Ambassador Sarek', 'Beverly Picard'];
    const earned = attempted({ gold: ['Cryosatellite', ...au] });
    expect(earned.g.players[0]?.removed).toEqual([]);
    expect(attempted({ gold: au }).g.players[0]?.removed).toHaveLength(au.length);
    const four = attempted({ gold: ['Cryosatellite', ...au, 'Admiral Cartwright'] });
    expect(four.g.players[0]?.removed).toHaveLength(4);
  });

  it('C-SEED-14: some artifacts fit space missions by their own text', () => {
    const under = (card: string) => {
      const crew = [
        ['U.S.S. Oberth', 'space:L1'],
        ['Giusti', 'aboard:1'],
      ] as const;
      const stage = scene({ gold: { play: crew, seeds: { L1: [card] } } });
      return stage.does('gold', 'attempt:L1:1').g.players[0]?.removed;
    };
    expect([under('Cryosatellite'), under('Mysterious Orb'), under('Tox Uthat')]).toEqual([[], [], ['tox-uthat']]);
  });
});

describe('cards by agreement that are seeded face up', () => {
  /** A game from its start with these seeds of Gold; Blue has none. */
  function seeding(...seeds: string[]): Stage<FirstEdition> {
    const decks = [seeds, []].map((own, seat) => ({
      name: `${seat}`,
      missions: [id(seat === 0 ? 'First Contact' : 'Survey Mission')],
      seeds: own.map(id),
      draw: ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok'].map(id),
    }));
    return new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
  }

  /** Passes, and lays missions, until a phase begins. */
  function until(stage: Stage<FirstEdition>, phase: string): Stage<FirstEdition> {
    while (stage.g.seeding !== null && stage.g.seeding.phase !== phase) {
      const name = stage.g.seeding.seat === 0 ? 'gold' : 'blue';
      stage.does(name, offered(stage, name).find((key) => key.startsWith('lay:')) ?? 'pass');
    }
    return stage;
  }

  it('C-SEED-07: doorways in the doorway phase', () => {
    const stage = seeding('Space-Time Portal');
    expect(offered(stage, 'gold', 'seed:')).toEqual(['seed:space-time-portal:core:0']);
    stage.does('gold', 'seed:space-time-portal:core:0');
    expect(stage.g.pieces[1]).toMatchObject({ card: 'space-time-portal', at: 'core:0', seat: 0 });
  });

  it('C-SEED-24: other cards in the facility phase, and none that may not be seeded', () => {
    const stage = until(seeding('Blue Alert', 'Intermix Ratio', 'Assign Support Personnel'), 'facility');
    expect(offered(stage, 'gold', 'seed:')).toEqual(['seed:blue-alert:core:0', 'seed:assign-support-personnel:core:0']);
  });

  it('C-SEED-25 C-TYPES-18: hidden agendas by agreement face down', () => {
    const stage = until(seeding('Bribery'), 'facility').does('gold', 'seed:bribery:core:0');
    expect(stage.g.pieces[1]).toMatchObject({ card: 'bribery', hidden: true });
    expect(stage.log).not.toContain('Gold seeds Bribery');
  });

  it('C-SEED-23: stations and headquarters by agreement at missions of their quadrant', () => {
    const stage = until(seeding('Terraforming Station'), 'facility');
    expect(offered(stage, 'gold', 'seed:terraforming-station').length).toBeGreaterThan(0);
  });

  it('C-SEED-13: a Q-Flash either opens a side deck, or goes under a mission', () => {
    const stage = seeding('Q-Flash');
    expect(offered(stage, 'gold', 'seed:')).toEqual(['seed:q-flash:core:0']);
    until(stage, 'dilemma');
    expect(offered(stage, 'gold', 'seed:q-flash').length).toBe(Object.keys(stage.g.locations).length);
  });

  it('C-SEED-24: what is listed are cards that there are, of types that can be seeded so', () => {
    expect(SEEDED_FACE_UP.filter((card) => findCard(card) === undefined)).toEqual([]);
    expect(SEEDED_FACE_UP.filter((card) => seedPhaseOf(cardOf(card)) === null)).toEqual([]);
  });

  it('C-SEED-24: cards whose texts are not among the facts are left to the players', () => {
    expect(seedPhaseOf(cardOf('a-real-game'))).toBe('facility');
    expect(seedPhaseOf(cardOf('assimilate-planet'))).toBeNull();
  });
});
