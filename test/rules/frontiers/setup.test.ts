import { describe, expect, it } from 'vitest';
import { spaces } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { tileLabel } from '../../../src/games/frontiers/chapters/map/labels.ts';
import { formTeams, shipsFor } from '../../../src/games/frontiers/chapters/setup/ship-choice.ts';
import { shuffleAll } from '../../../src/games/frontiers/chapters/setup/table.ts';
import { baseHandLimit } from '../../../src/games/frontiers/chapters/turn-end/hand-limit.ts';
import { baseDefense } from '../../../src/games/frontiers/chapters/turn-end/levels.ts';
import { isBasic } from '../../../src/games/frontiers/content/colours.ts';
import { crewOf } from '../../../src/games/frontiers/content/crew/all.ts';
import { PILES } from '../../../src/games/frontiers/content/encounters/token.ts';
import { SHIP_IDS } from '../../../src/games/frontiers/content/ships.ts';
import { TACTIC_IDS } from '../../../src/games/frontiers/content/tactics.ts';
import { TILES } from '../../../src/games/frontiers/content/tiles/all.ts';
import { parseOptions, setup } from '../../../src/games/frontiers/setup.ts';
import { position } from './support/position.ts';
import { newGame, until } from './support/rounds.ts';
import { once } from './support/run-once.ts';

const START = 'Which Tactic';

describe('the position before the first question', () => {
  const g = setup(parseOptions({ scenario: 'full-conquest', players: 3 }));

  it('F-SETUP-05 F-SETUP-26 F-SETUP-32 F-SETUP-33: every player starts with nothing but a Level', () => {
    for (const player of g.players) {
      expect(player).toMatchObject({ experience: 0, reputation: 0, level: 1, crew: [], at: null, ship: null });
      expect(player.crystals).toEqual({ red: 0, blue: 0, gold: 0 });
      expect(player.skills).toEqual([]);
    }
  });

  it('F-SETUP-29 F-SETUP-30: Level 1 has Defense 2 and Hand Limit 5', () => {
    expect([baseDefense(g, 0), baseHandLimit(g, 0)]).toEqual([2, 5]);
  });

  it('F-SETUP-06 F-SETUP-15 F-SETUP-16 F-SETUP-25: at first, the table has eight piles and all Tactics, but no Cube and no common Skill', () => {
    expect(Object.keys(g.piles)).toHaveLength(8);
    expect(g.cubes).toEqual({});
    expect(g.common).toEqual([]);
    expect(g.tactics.display).toEqual([...TACTIC_IDS]);
  });

  it('F-SCEN-21 F-SCEN-22 F-SCEN-38: a Blitz starts at Experience 1 and Reputation +2', () => {
    for (const scenario of ['blitz-conquest', 'blitz-cooperation'] as const) {
      const [player] = setup(parseOptions({ scenario })).players;
      expect(player).toMatchObject({ experience: 1, reputation: 2 });
    }
  });

  it('F-SCEN-31: a cooperative game has one team, and a competitive one has none', () => {
    const teams = (scenario: 'full-cooperation' | 'full-conquest') =>
      setup(parseOptions({ scenario })).players.map(({ team }) => team);
    expect(teams('full-cooperation')).toEqual([0, 0]);
    expect(teams('full-conquest')).toEqual([null, null]);
  });

  it('F-SCEN-11 F-SCEN-28 F-SCEN-41 F-VARIANT-12: Undiscovered Cards that affect other players stay in the box in solo and cooperative games', () => {
    const out = ['data-virus', 'energy-flow', 'telepathy', 'the-inner-light'];
    const there = (options: object) => {
      const { deck } = setup(parseOptions(options)).undiscovered;
      return out.filter((card) => deck.includes(card));
    };
    expect(there({ scenario: 'full-conquest' })).toEqual(out);
    expect(there({ scenario: 'full-conquest', friendlyCards: true })).toEqual(['telepathy', 'the-inner-light']);
    expect(there({ scenario: 'full-cooperation' })).toEqual([]);
    expect(there({ scenario: 'solo-conquest', players: 1 })).toEqual([]);
    expect(there({ scenario: 'first-reconnaissance', players: 1 })).toEqual([]);
  });

  it('F-SCEN-69: Conquer and Hold is played without Rank 4 Crew', () => {
    const ranks = (options: object) => setup(parseOptions(options)).crew.elite.map((id) => crewOf(id).rank);
    expect(ranks({ scenario: 'full-conquest' })).toContain(4);
    expect(ranks({ scenario: 'conquer-and-hold' })).not.toContain(4);
    expect(ranks({ scenario: 'conquer-and-hold' })).toContain(3);
  });
});

describe('ship selection', () => {
  it('F-SETUP-03 F-SETUP-04: each seat in order takes an unused ship and is added at the bottom of the Round Order column', () => {
    const drive = newGame({ scenario: 'full-conquest', players: 3 });
    expect(drive.asked.seat).toBe(0);
    expect(drive.keys()).toEqual(SHIP_IDS.map((ship) => `ship:${ship}`));
    drive.does('ship:neghvar');
    expect(drive.asked.seat).toBe(1);
    expect(drive.offers('ship:neghvar')).toBe(false);
    drive.does('ship:defiant');
    expect(drive.g.order.map(({ who }) => who)).toEqual([0, 1]);
    drive.does('ship:enterprise-d');
    expect(drive.g.order.map(({ who }) => who)).toEqual([0, 1, 2]);
    expect(drive.g.players.map(({ ship }) => ship)).toEqual(['neghvar', 'defiant', 'enterprise-d']);
  });

  it('F-SCEN-65: in Conquer and Hold, two players take ships of different factions', () => {
    const drive = newGame({ scenario: 'conquer-and-hold', players: 2 }).does('ship:bird-of-prey');
    expect(drive.keys()).toEqual(['ship:enterprise-d', 'ship:defiant']);
  });

  it('F-SCEN-65 F-TEAM-01: in Conquer and Hold, each of two teams has one faction', () => {
    const drive = newGame({ scenario: 'conquer-and-hold', players: 4 });
    expect(drive.rules).toContain('F-TEAM-01');
    const { players } = drive.g;
    expect(players.map(({ team }) => team).sort()).toEqual([0, 0, 1, 1]);
    drive.does('ship:neghvar');
    while (drive.asked.prompt.startsWith('Which ship')) {
      const { seat } = drive.asked;
      const federal = drive.keys().every((key) => key === 'ship:enterprise-d' || key === 'ship:defiant');
      expect(federal).toBe(players[seat]?.team !== players[0]?.team);
      drive.does(drive.keys()[0] ?? '');
    }
    const mates = players.filter(({ team }) => team === players[0]?.team).map(({ ship }) => ship);
    expect(mates.sort()).toEqual(['bird-of-prey', 'neghvar']);
  });
});

describe('teams', () => {
  it('F-TEAM-01: teams of two are drawn at random, but only in team games', () => {
    const teams = (options: Record<string, unknown>) => {
      const g = position({ players: 4, ...options });
      for (const player of g.players) player.team = null;
      const drive = once(g, formTeams);
      return [g.players.map(({ team }) => team).sort(), drive.state.draws > 0];
    };
    expect(teams({ teams: true })).toEqual([[0, 0, 1, 1], true]);
    expect(teams({ teams: false })).toEqual([[null, null, null, null], false]);
  });

  it('F-SCEN-65: captains without a ship take ships of the other faction, whichever faction was taken first', () => {
    for (const [first, free] of [
      ['enterprise-d', ['bird-of-prey', 'neghvar']],
      ['neghvar', ['enterprise-d', 'defiant']],
    ] as const) {
      const g = position({ scenario: 'conquer-and-hold', players: 2 });
      for (const [seat, player] of g.players.entries()) player.ship = seat === 0 ? first : null;
      expect(shipsFor(g, 1).sort()).toEqual([...free].sort());
    }
  });
});

describe('the table after set-up', () => {
  it('F-SETUP-06 F-SETUP-08 F-SETUP-09 F-SETUP-17 F-SETUP-27 F-SETUP-28: every pile, every deck and all Skills are shuffled', () => {
    const g = position({ players: 2 });
    const decks = () => [
      ...PILES.map((pile) => g.piles[pile].draw),
      g.advanced.deck,
      g.undiscovered.deck,
      g.crew.regular,
      g.crew.elite,
      ...g.players.flatMap(({ deck, skillPile }) => [deck, skillPile]),
    ];
    const before = structuredClone(decks());
    once(g, shuffleAll);
    for (const [at, deck] of decks().entries()) {
      expect([...deck].sort()).toEqual([...(before[at] ?? [])].sort());
      expect(deck, `deck ${at}`).not.toEqual(before[at]);
    }
  });

  it('F-SETUP-02: scenario and variants are announced before anyone takes a ship', () => {
    const drive = newGame({ scenario: 'full-conquest', drafting: true });
    expect(drive.keys('ship:').length).toBeGreaterThan(1);
    expect(drive.rules[0]).toBe('F-SETUP-02');
  });

  it('T01 F-SETUP-18 F-SETUP-19: the Core is re-rolled until half of it is basic', () => {
    // The first roll shows 2 basic dice of 5, and the second shows 3 of 5.
    const drive = newGame({ scenario: 'full-conquest', players: 3 });
    const dice = [1, 4, 6, 5, 2, 3, 5, 4];
    const fixed = newGame({ scenario: 'full-conquest', players: 3 }, {}, dice);
    until(fixed, START);
    expect(fixed.g.core).toEqual(['red', 'gold', 'purple', 'white', 'blue']);
    until(drive, START);
    expect(drive.g.core).toHaveLength(5);
    expect(drive.g.core.filter(isBasic).length).toBeGreaterThanOrEqual(3);
  });

  it('F-SETUP-19: two basic dice out of four are enough, but one isn’t', () => {
    const two = until(newGame({ scenario: 'full-conquest', players: 2 }, {}, [1, 2, 4, 5]), START);
    expect(two.g.core).toEqual(['red', 'blue', 'white', 'purple']);
    const one = until(newGame({ scenario: 'full-conquest', players: 2 }, {}, [1, 4, 4, 5, 6, 6, 6, 3, 4, 5]), START);
    expect(one.g.core).toEqual(['red', 'gold', 'white', 'purple']);
  });

  it('F-SETUP-20 F-SCEN-23: the Crew offer has two more cards than there are players, or three more in a Blitz, and none of them is Elite', () => {
    const crew = (options: object) => until(newGame(options), START).g;
    const full = crew({ scenario: 'full-conquest', players: 3 });
    expect(full.crew.offer).toHaveLength(5);
    expect(full.crew.offer.some((id) => crewOf(id).elite)).toBe(false);
    const blitz = crew({ scenario: 'blitz-conquest', players: 3 });
    expect([blitz.crew.offer.length, blitz.core.length]).toEqual([6, 6]);
    const together = crew({ scenario: 'blitz-cooperation', players: 2 });
    expect([together.crew.offer.length, together.core.length]).toEqual([5, 5]);
  });

  it('F-SETUP-08 F-SETUP-09 F-SCEN-06: three cards of each offer are revealed, but not in First Reconnaissance', () => {
    const full = until(newGame({ scenario: 'full-conquest' }), START).g;
    expect([full.advanced.offer.length, full.undiscovered.offer.length]).toEqual([3, 3]);
    const first = until(newGame({ scenario: 'first-reconnaissance' }), START).g;
    expect([first.advanced.offer.length, first.undiscovered.offer.length]).toEqual([0, 0]);
  });

  it('F-SETUP-27 F-SETUP-28 F-SETUP-36: five of sixteen Basic Actions are in hand, and ten Skills are in the pile', () => {
    for (const player of until(newGame({ scenario: 'full-conquest' }), START).g.players) {
      expect([player.hand.length, player.deck.length, player.skillPile.length]).toEqual([5, 11, 10]);
    }
  });

  it('F-SETUP-21 F-SETUP-22 F-OPEN-26: the Starting Tile and two Frontier tiles are placed, and their effects apply', () => {
    const { g } = until(newGame({ scenario: 'full-conquest' }), START);
    expect(g.map.map(({ tile, at }) => [TILES[tile].back, tileLabel(at)])).toEqual([
      ['start', 'A'],
      ['frontier', 'B'],
      ['frontier', 'C'],
    ]);
    const filled = ['romulanWarbird', 'romulanStarbase', 'dominionStarbase'];
    for (const { id, site } of spaces(g).values()) {
      expect(g.sites[id]?.tokens.length ?? 0).toBe(filled.includes(site?.kind ?? '') ? 1 : 0);
    }
    // Nobody gains Experience for these tiles (F-OPEN-26).
    expect(g.players.map(({ experience }) => experience)).toEqual([0, 0]);
  });
});
