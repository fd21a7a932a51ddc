import { describe, expect, it } from 'vitest';
import { FACTS } from '../../../src/games/first-edition/content/all-rules.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { seedPhaseOf } from '../../../src/games/first-edition/content/seedable.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { inPlay } from './position-text.ts';
import { happened, id, offered, scene } from './scene.ts';

/** Gold’s Away Team, which can solve First Contact, at L2. */
const TEAM = inPlay('L2: Spock, Deanna Troi');

/** Lets Gold attempt First Contact with these cards under it, the next one first. */
function attempted({ gold = [], blue = [] }: { gold?: readonly string[]; blue?: readonly string[] }) {
  const stage = scene({ gold: { play: TEAM, seeds: { L2: gold } }, blue: { seeds: { L2: blue } } });
  return stage.does('gold', 'attempt:L2:team-1');
}

/** Gold’s and Blue’s score. */
function scores(stage: Stage<FirstEdition>): number[] {
  return [0, 1].map((seat) => stage.g.players[seat]?.scored.reduce((sum, { points }) => sum + points, 0) ?? 0);
}

describe('cards carried out by agreement that are seeded under missions', () => {
  it('C-QCON-02: a Q-Flash without an open Q-Continuum is discarded, whoever seeded it', () => {
    const own = attempted({ gold: ['Q-Flash'] });
    expect([own.g.players[0]?.discard, own.g.players[0]?.removed, scores(own)[0]]).toEqual([['q-flash'], [], 30]);
    const other = attempted({ blue: ['Q-Flash'] });
    expect([other.g.players[1]?.discard, other.g.players[1]?.removed, scores(other)[0]]).toEqual([['q-flash'], [], 30]);
    expect(happened(own)).not.toContain('is a mis-seed');
  });

  it('C-QCON-01 C-SEED-17: a player’s second Q-Flash is a mis-seed', () => {
    const stage = attempted({ gold: ['Q-Flash', 'Q-Flash'] });
    expect(stage.g.players[0]).toMatchObject({ discard: ['q-flash'], removed: ['q-flash'] });
    expect(stage.g.locations['L2']?.barred).toEqual([0]);
  });

  it('C-SEED-27: Mirasta Yale joins personnel who encounter her at First Contact, before it is solved', () => {
    const stage = attempted({ gold: ['Mirasta Yale', 'Archer'] });
    expect(stage.g.pieces[3]).toMatchObject({ card: 'mirasta-yale', at: 'surface:L2', seat: 0 });
    expect(stage.g.lastMet?.team).toContain('mirasta-yale');
    expect(stage.g.locations['L2']?.barred).toEqual([]);
  });

  it('C-SEED-27: an opponent’s Mirasta Yale is captured', () => {
    const stage = attempted({ blue: ['Mirasta Yale'] });
    expect(stage.g.pieces[3]).toMatchObject({ card: 'mirasta-yale', owner: 1, seat: 0, captive: 'escorted' });
    expect(scores(stage)[0]).toBe(30);
  });

  it('C-SEED-17: Mirasta Yale under another mission is a mis-seed', () => {
    const seeds = [{ card: 'mirasta-yale', owner: 0, seen: [] }];
    const stage = scene({
      gold: { missions: ['Study Pulsar', 'Investigate Legend'], play: TEAM, deck: ['Calloway', 'Mirasta Yale'] },
      patch: { 'locations.L2.seeds': seeds, 'players.0.deck': ['calloway'] },
    });
    stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? 'no team');
    expect(stage.g.players[0]?.removed).toEqual(['mirasta-yale']);
  });

  it('C-SEED-15 C-SEED-17: a Cryosatellite allows one more artifact, but not a third', () => {
    const two = attempted({ gold: ['Cryosatellite', 'Tox Uthat'] });
    expect([two.g.players[0]?.removed, scores(two)[0]]).toEqual([[], 30]);
    const three = attempted({ gold: ['Cryosatellite', 'Tox Uthat', "Horga'hn"] });
    expect([three.g.players[0]?.removed.length, scores(three)[0]]).toEqual([3, 0]);
    expect(attempted({ gold: ['Tox Uthat', "Horga'hn"] }).g.players[0]?.removed).toHaveLength(2);
  });

  it('C-SEED-27 C-SEED-17: up to three AU personnel can be earned with a Cryosatellite, but none without it', () => {
    const au = ['Admiral Picard', 'Ambassador Sarek', 'Beverly Picard'];
    const earned = attempted({ gold: ['Cryosatellite', ...au] });
    expect(earned.g.players[0]?.removed).toEqual([]);
    expect(attempted({ gold: au }).g.players[0]?.removed).toHaveLength(au.length);
    const four = attempted({ gold: ['Cryosatellite', ...au, 'Admiral Cartwright'] });
    expect(four.g.players[0]?.removed).toHaveLength(4);
  });

  it('C-SEED-14: some artifacts fit space missions because their text says so', () => {
    const under = (card: string) => {
      const crew = inPlay('L1: U.S.S. Oberth [Giusti]');
      const stage = scene({ gold: { play: crew, seeds: { L1: [card] } } });
      return stage.does('gold', 'attempt:L1:1').g.players[0]?.removed;
    };
    expect([under('Cryosatellite'), under('Mysterious Orb'), under('Tox Uthat')]).toEqual([[], [], ['tox-uthat']]);
  });
});

describe('cards carried out by agreement that are seeded face up', () => {
  /** A game from its start with these seeds of Gold’s, and none of Blue’s. */
  function seeding(...seeds: string[]): Stage<FirstEdition> {
    const decks = [seeds, []].map((own, seat) => ({
      name: `${seat}`,
      missions: [id(seat === 0 ? 'First Contact' : 'Survey Mission')],
      seeds: own.map(id),
      draw: ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok'].map(id),
    }));
    return new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
  }

  /** Passes, and places missions, until a phase begins. */
  function until(stage: Stage<FirstEdition>, phase: string): Stage<FirstEdition> {
    while (stage.g.seeding !== null && stage.g.seeding.phase !== phase) {
      const name = stage.g.seeding.seat === 0 ? 'gold' : 'blue';
      stage.does(name, offered(stage, name).find((key) => key.startsWith('lay:')) ?? 'pass');
    }
    return stage;
  }

  it('C-SEED-07: a doorway carried out by agreement can be seeded in the doorway phase', () => {
    const stage = seeding('Space-Time Portal');
    expect(offered(stage, 'gold', 'seed:')).toEqual(['seed:space-time-portal:core:0']);
    stage.does('gold', 'seed:space-time-portal:core:0');
    expect(stage.g.pieces[1]).toMatchObject({ card: 'space-time-portal', at: 'core:0', seat: 0 });
  });

  it('C-SEED-24: a card played by agreement, other than a doorway, can be seeded in the facility phase if its text allows that', () => {
    const stage = until(seeding('Blue Alert', 'Intermix Ratio', 'Assign Support Personnel'), 'facility');
    expect(offered(stage, 'gold', 'seed:')).toEqual(['seed:blue-alert:core:0', 'seed:assign-support-personnel:core:0']);
  });

  it('C-SEED-25 C-TYPES-18: a hidden agenda carried out by agreement can be seeded face down', () => {
    const stage = until(seeding('Bribery'), 'facility').does('gold', 'seed:bribery:core:0');
    expect(stage.g.pieces[1]).toMatchObject({ card: 'bribery', hidden: true });
    expect(stage.log).not.toContain('Gold seeds Bribery');
  });

  it('C-SEED-24: a personnel whose text allows it can be seeded face up, one copy at most', () => {
    const stage = until(seeding('Arandis', 'Arandis'), 'facility');
    const [planet = ''] = offered(stage, 'gold', 'seed:arandis');
    stage.does('gold', planet);
    expect(stage.g.pieces[1]).toMatchObject({ card: 'arandis', seat: 0 });
    if (stage.g.seeding?.seat === 1) stage.does('blue', 'pass');
    expect(offered(stage, 'gold', 'seed:')).toEqual([]);
  });

  it('C-SEED-23: a station or headquarters carried out by agreement can be seeded at missions of its quadrant', () => {
    const stage = until(seeding('Terraforming Station'), 'facility');
    expect(offered(stage, 'gold', 'seed:terraforming-station').length).toBeGreaterThan(0);
  });

  it('C-SEED-13: a Q-Flash can be seeded to open a side deck, or under a mission', () => {
    const stage = seeding('Q-Flash');
    expect(offered(stage, 'gold', 'seed:')).toEqual(['seed:q-flash:core:0']);
    until(stage, 'dilemma');
    expect(offered(stage, 'gold', 'seed:q-flash').length).toBe(Object.keys(stage.g.locations).length);
  });

  it('C-SEED-24: all cards whose text lets players seed them face up have a type that can be seeded', () => {
    const seeded = [...FACTS].flatMap(([card, { faceUp }]) => (faceUp === undefined ? [] : [card]));
    expect(seeded.length).toBeGreaterThan(100);
    expect(seeded.filter((card) => seedPhaseOf(cardOf(card)) === null)).toEqual([]);
  });

  it('C-SEED-24: a card whose text the game doesn’t know is offered for seeding, because only the players know it', () => {
    expect(seedPhaseOf(cardOf('a-real-game'))).toBe('facility');
    expect(seedPhaseOf(cardOf('assimilate-planet'))).toBeNull();
  });
});
