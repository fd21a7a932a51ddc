import { describe, expect, it } from 'vitest';
import { chargeDummy, feedDummy } from '../../../src/games/frontiers/chapters/rounds/dummy.ts';
import { cardOf, startingDeck, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import type { Basic } from '../../../src/games/frontiers/content/colours.ts';
import { SHIPS } from '../../../src/games/frontiers/content/ships.ts';
import type { Dummy, Frontiers } from '../../../src/games/frontiers/state.ts';
import { Drive } from './support/drive.ts';
import { position } from './support/position.ts';
import { endRound, newGame, rounds, until } from './support/rounds.ts';
import { once } from './support/run-once.ts';

/** Cards of a color for the Dummy Player. */
function cardsOf(colour: Basic, count: number): string[] {
  const deck = startingDeck('enterprise-d').filter((card) => cardOf(card).colour === colour);
  return Array.from({ length: count }, (_, place) => deck[place % deck.length] ?? '');
}

function withDummy(deck: string[], crystals: Partial<Record<Basic, number>> = {}): Frontiers & { dummy: Dummy } {
  const dummy: Dummy = {
    ship: 'enterprise-d',
    deck,
    discard: [],
    crystals: { red: 0, blue: 0, gold: 0, ...crystals },
    tactic: null,
    skillPile: [],
  };
  const g = position({ scenario: 'full-cooperation' });
  return Object.assign(g, { dummy });
}

function turn(g: Frontiers): Drive {
  return new Drive(g, rounds(), { proc: 'dummy-turn', local: {} });
}

describe('the Dummy Player', () => {
  it('T23 F-DUMMY-02 F-DUMMY-03 F-DUMMY-04 F-DUMMY-05: the Dummy Player has an unused ship, with a crystal for each of its divisions', () => {
    const drive = newGame({ scenario: 'full-cooperation', players: 3 });
    drive.does('ship:defiant', 'ship:neghvar', 'ship:bird-of-prey');
    const { dummy, players } = drive.g;
    expect(dummy).toMatchObject({ ship: 'enterprise-d', crystals: { red: 1, blue: 1, gold: 0 } });
    expect([...(dummy?.deck ?? [])].sort()).toEqual(startingDeck('enterprise-d').sort());
    expect(dummy?.deck).not.toEqual(startingDeck('enterprise-d'));
    expect(players.every(({ crystals }) => crystals.red + crystals.blue + crystals.gold === 0)).toBe(true);
  });

  it('F-DUMMY-02: the Dummy Player gets each unused ship with equal probability', () => {
    const taken = [1, 2, 3].map((die) => {
      const drive = newGame({ scenario: 'solo-conquest', players: 1 }, {}, [die]).does('ship:neghvar');
      return drive.g.dummy?.ship;
    });
    expect(taken).toEqual(['enterprise-d', 'defiant', 'bird-of-prey']);
    expect(SHIPS['enterprise-d'].divisions).toEqual(['red', 'blue']);
  });

  it('F-DUMMY-02: if only one ship is unused, the Dummy Player gets that ship, and nothing is rolled for it', () => {
    const drive = newGame({ scenario: 'full-cooperation', players: 3 }, {}, [2]);
    drive.does('ship:defiant', 'ship:neghvar', 'ship:bird-of-prey');
    expect(drive.g.dummy?.ship).toBe('enterprise-d');
  });

  it('F-DUMMY-15 F-DUMMY-02: the Dummy Player has its ship’s ten Skills in a solo game, and none in a cooperative game', () => {
    const solo = newGame({ scenario: 'solo-conquest', players: 1 }).does('ship:neghvar');
    expect(solo.g.dummy?.skillPile).toHaveLength(10);
    const coop = newGame({ scenario: 'full-cooperation' }).does('ship:neghvar', 'ship:defiant');
    expect(coop.g.dummy?.skillPile).toHaveLength(0);
  });

  it('F-DUMMY-17: the Dummy Player doesn’t count when the numbers of dice and Crew are set', () => {
    const { g } = until(newGame({ scenario: 'solo-conquest', players: 1 }), 'Which Tactic');
    expect([g.core.length, g.crew.offer.length]).toEqual([3, 3]);
  });
});

describe('the Dummy Player’s turn', () => {
  it('T23 F-DUMMY-08 F-DUMMY-09 F-DUMMY-10: the Dummy Player turns over three cards, then one for each crystal of the last one’s color', () => {
    const deck = [...cardsOf('red', 2), ...cardsOf('blue', 1), ...cardsOf('gold', 2), ...cardsOf('red', 2)];
    const g = withDummy(deck, { red: 1, blue: 1 });
    turn(g);
    // The third card is blue, so one more of the seven is turned over.
    expect([g.dummy.deck.length, g.dummy.discard.length]).toEqual([3, 4]);
    turn(g);
    // The next three cards end on red, but no card is left.
    expect([g.dummy.deck.length, g.announced]).toEqual([0, null]);
    const last = turn(g);
    expect(g.announced).toBe('dummy');
    expect(g.lastTurns).toEqual([0, 1]);
    expect(last.rules).toContain('F-DUMMY-07');
  });

  it('F-DUMMY-08 F-DUMMY-09: only the third card’s color decides how many more cards the Dummy Player turns over', () => {
    const left = (crystals: Parameters<typeof withDummy>[1]) => {
      const g = withDummy([...cardsOf('red', 2), ...cardsOf('blue', 1), ...cardsOf('gold', 4)], crystals);
      turn(g);
      return g.dummy.deck.length;
    };
    expect([left({ blue: 2 }), left({ red: 2 }), left({ gold: 2 })]).toEqual([2, 4, 4]);
  });

  it('F-DUMMY-08 F-DUMMY-09: the log shows how many extra cards the Dummy Player turned over, if any', () => {
    const log = (crystals: Parameters<typeof withDummy>[1]) => turn(withDummy(cardsOf('red', 7), crystals)).log.join();
    expect(log({ red: 2 })).toContain(', then 2 more for red crystals: 2 cards left.');
    expect(log({})).not.toContain('more for');
    expect(log({})).toContain(': 4 cards left.');
  });

  it('F-DUMMY-07 F-EOR-05: the Dummy Player’s announcement mentions last turns only if any follow', () => {
    const log = (players: number) => {
      const g = withDummy([]);
      g.order = [...(players > 0 ? [{ who: 0, down: false }] : []), { who: 'dummy', down: false }];
      return turn(g).log.join();
    };
    expect(log(1)).toContain('announces the End of the Round. Every other player has one more turn.');
    expect(log(0)).toMatch(/announces the End of the Round\.$/);
  });

  it('F-DUMMY-11 F-DUMMY-12: if the offer is empty, the Dummy Player gains nothing and reshuffles its cards', () => {
    const g = withDummy(cardsOf('red', 2));
    g.dummy.discard = cardsOf('blue', 2);
    const all = [...g.dummy.deck, ...g.dummy.discard].sort();
    const drive = once(g, (ctx) => {
      feedDummy(ctx, undefined);
      chargeDummy(ctx, undefined);
    });
    expect([[...g.dummy.deck].sort(), g.dummy.discard, drive.log]).toEqual([all, [], []]);
    expect(g.dummy.crystals).toEqual({ red: 0, blue: 0, gold: 0 });
  });

  it('F-DUMMY-12 F-OPEN-16: every Undiscovered Card gives the Dummy Player a crystal of its color', () => {
    for (const { id, colour } of UNDISCOVERED) {
      const g = withDummy([]);
      once(g, (ctx) => chargeDummy(ctx, id));
      expect(g.dummy.crystals).toEqual({ red: 0, blue: 0, gold: 0, [colour ?? '']: 1 });
    }
  });

  it('F-DUMMY-08 F-DUMMY-09: without a crystal of the third card’s color, the Dummy Player turns over only three cards', () => {
    const g = withDummy([...cardsOf('red', 6)], { blue: 3 });
    turn(g);
    expect(g.dummy.deck).toHaveLength(3);
  });

  it('F-OPEN-91: once another player has announced the End of the Round, the Dummy Player turns over cards once more or does nothing', () => {
    const g = withDummy(cardsOf('red', 5));
    Object.assign(g, { announced: 1, lastTurns: [0] });
    turn(g);
    expect(g.dummy.deck).toHaveLength(2);
    g.dummy.deck = [];
    turn(g);
    expect([g.announced, g.lastTurns]).toEqual([1, [0]]);
  });

  it('F-DUMMY-07: the Dummy Player’s announcement gives every player one more turn', () => {
    const drive = until(newGame({ scenario: 'full-cooperation' }), 'What happens');
    const { dummy } = drive.g;
    if (dummy !== null) dummy.deck = [];
    let turns = 0;
    while (drive.g.announced === null) drive.does('end');
    while (drive.g.phase === 'turns' && !drive.over) {
      drive.does('end');
      turns += 1;
    }
    expect(turns).toBe(2);
  });
});

describe('the Dummy Player during Round preparation', () => {
  it('F-DUMMY-11 F-DUMMY-12 F-DUMMY-13: the Dummy Player takes the lowest Advanced Action and a crystal in the lowest Undiscovered Card’s color', () => {
    const drive = until(newGame({ scenario: 'solo-conquest', players: 1 }), 'What happens');
    const { g } = drive;
    if (g.dummy === null) throw new Error('no Dummy Player');
    const [, , learned = ''] = g.advanced.offer;
    const [, , undiscovered = ''] = g.undiscovered.offer;
    const colour = cardOf(undiscovered).colour ?? 'red';
    g.dummy.crystals = { red: 3, blue: 3, gold: 3 };
    endRound(drive);
    expect([...g.dummy.deck, ...g.dummy.discard]).toContain(learned);
    expect(g.dummy.deck.length + g.dummy.discard.length).toBe(17);
    expect(g.dummy.crystals[colour]).toBe(4);
    expect(g.undiscovered.deck.at(-1)).toBe(undiscovered);
    expect(g.advanced.deck).not.toContain(learned);
  });

  it('F-SCEN-06 F-DUMMY-11: in First Reconnaissance, the Dummy Player reveals the offers when it needs them', () => {
    const drive = until(newGame({ scenario: 'first-reconnaissance', players: 1 }), 'What happens');
    expect(drive.g.advanced.offer).toEqual([]);
    endRound(drive);
    expect([drive.g.advanced.offer.length, drive.g.undiscovered.offer.length]).toEqual([3, 3]);
  });
});

describe('Tactics left out of a Round', () => {
  it('F-SCEN-13: in a solo game, a Round’s two Tactics are left out of the next Round, so four remain', () => {
    const drive = until(newGame({ scenario: 'solo-conquest', players: 1 }), 'Which Tactic');
    drive.does('tactic:planning');
    const used = ['planning', drive.g.dummy?.tactic ?? ''];
    endRound(drive);
    const second = drive.keys().map((key) => key.slice('tactic:'.length));
    expect(second).toHaveLength(4);
    expect(second).not.toEqual(expect.arrayContaining([used[0]]));
    expect(second).not.toEqual(expect.arrayContaining([used[1]]));
    drive.does(drive.keys()[0] ?? '');
    until(drive, 'What happens');
    endRound(drive);
    const third = drive.keys().map((key) => key.slice('tactic:'.length));
    expect(third).toHaveLength(4);
    expect(third).toEqual(expect.arrayContaining(used));
  });

  it('F-SCEN-30: in cooperative games, players vote on which of their Tactics is left out of the next Round', () => {
    const drive = until(newGame({ scenario: 'full-cooperation', players: 3 }), 'Which Tactic');
    for (let pick = 0; pick < 3; pick++) drive.does(drive.keys().at(-1) ?? '');
    until(drive, 'What happens');
    const own = drive.g.players.map(({ tactic }) => tactic?.tactic ?? '');
    endRound(drive);
    expect(
      drive
        .keys()
        .map((key) => key.slice('hold:'.length))
        .sort(),
    ).toEqual([...own].sort());
    const [first = '', , third = ''] = drive.keys();
    drive.does(third, first, third);
    const held = third.slice('hold:'.length);
    expect(drive.offers(`tactic:${held}`)).toBe(false);
    expect(drive.g.tactics.aside).toEqual([{ tactic: held, until: 3 }]);
    until(drive, 'What happens');
    endRound(drive);
    drive.does(...drive.state.pending.map(({ options }) => options[0]?.key ?? ''));
    expect(drive.g.tactics.display.length + (drive.g.dummy?.tactic ? 1 : 0)).toBe(5);
    expect(drive.g.tactics.aside.some(({ tactic }) => tactic === held)).toBe(false);
  });

  it('F-SCEN-30: players don’t vote after the last Round', () => {
    const drive = until(newGame({ scenario: 'blitz-cooperation' }), 'What happens');
    const asked: number[] = [];
    while (!drive.over) {
      if (drive.asked.prompt.startsWith('Vote: which Tactic')) asked.push(drive.g.round);
      if (drive.asked.prompt.startsWith('What happens')) endRound(drive);
      else drive.does(drive.asked.min === 0 ? [] : (drive.keys()[0] ?? ''));
    }
    expect([...new Set(asked)]).toEqual([1, 2, 3]);
  });
});
