import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import type { Table } from '../../../src/kernel/table.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { AheadLines, readAhead } from '../../../src/tables/ahead.ts';
import { type Foreseen, firstDifference, foreseeLine, foreseenOf, isOwnMove } from '../../../src/tables/foreseen.ts';
import { hold } from '../../../src/tables/held.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';

const foreseen: Foreseen = {
  picks: [{ label: 'Fly to C4', hint: '2 fuel' }, { label: 'Scan' }],
  told: [{ text: 'You fly.' }],
  stopped: null,
};

test.each<[what: string, now: Partial<Foreseen>, why: string | null]>([
  ['nothing', {}, null],
  [
    'a pick',
    { picks: [{ label: 'Fly to C5', hint: '2 fuel' }, { label: 'Scan' }] },
    'Step 1 was “Fly to C4 · 2 fuel”. Now it is “Fly to C5 · 2 fuel”.',
  ],
  [
    'a price',
    { picks: [{ label: 'Fly to C4', hint: '3 fuel' }, { label: 'Scan' }] },
    'Step 1 was “Fly to C4 · 2 fuel”. Now it is “Fly to C4 · 3 fuel”.',
  ],
  ['the reason to stop', { picks: foreseen.picks.slice(0, 1), stopped: '“scan”: No sensors.' }, '“scan”: No sensors.'],
  ['a line that is told', { told: [{ text: 'You drift.' }] }, 'It would no longer say “You fly.”, but “You drift.”.'],
  ['a line more', { told: [...foreseen.told, { text: 'A mine.' }] }, 'This would happen as well: A mine.'],
  ['a line less', { told: [] }, 'This would no longer happen: You fly.'],
])('the first difference between two previews is named: %s', (_, now, why) => {
  expect(firstDifference(foreseen, { ...foreseen, ...now })).toBe(why);
});

test('a line that no longer stops where it did is a difference', () => {
  const before = { ...foreseen, stopped: '“scan”: No sensors.' };
  expect(firstDifference(before, foreseen)).toBe('It no longer stops where it stopped before: “scan”: No sensors.');
});

/** The toy game at Bob's first turn, and a world in which Ann can't tell Bob's cards apart from the real ones. */
function twoWorlds(game: Game<Skirmish, SkirmishView>): [InMemoryTable<Skirmish>, InMemoryTable<Skirmish>] {
  const here = new InMemoryTable(game).start();
  for (const seat of [0, 1]) here.answer(here.pending(seat) ?? expect.fail('nobody is asked'), []);
  here.answer(here.pending(0) ?? expect.fail('Ann isn’t asked'), ['draw']);
  const there = here.fork();
  const random = stream('other');
  there.table.state = redealFor(toyGame(), here.state, 0, (bound) => random.next(bound));
  return [here, there];
}

/** The preview of a line for her next move in each of two worlds. */
function toldIn(game: Game<Skirmish, SkirmishView>): (string | null)[] {
  return twoWorlds(game).map(({ table }) => {
    const random = stream('same');
    // Every game is one of unknown state to the tables.
    const any = game as unknown as Game<unknown>;
    const seen = foreseeLine(table, { seat: 0, line: 'u0 to 1' }, any, (bound) => random.next(bound));
    return seen === null ? null : JSON.stringify(foreseenOf(seen));
  });
}

/** The toy game in which a price depends on Bob's cards. */
function telling(): Game<Skirmish, SkirmishView> {
  return changingSteps(withSafeAnswers(longTurns()), 'turn', ({ choose }) => {
    if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
    const ask: typeof choose.ask = (...given) => {
      const asked = choose.ask(...given);
      const hint = `Bob has ${given[0].g.hands[1]?.join()}`;
      return 'go' in asked ? asked : { ...asked, options: asked.options.map((option) => ({ ...option, hint })) };
    };
    return { choose: { ...choose, ask } };
  });
}

test('a preview that would need hidden cards isn’t foreseen, and the same is told in both worlds', () => {
  expect(toldIn(telling())).toEqual([null, null]);
  const [one, other] = toldIn(withSafeAnswers(longTurns()));
  expect(one).toContain('u0 moves to 1');
  expect(other).toBe(one);
});

test('the comparison of two worlds finds a leak if nothing is redealt', () => {
  const [one, other] = toldIn({ ...telling(), redeal: (state) => state });
  expect(one).toContain('Bob has');
  expect(other).not.toBe(one);
});

test('how long a line waits is the same whatever is hidden, and differs between questions', () => {
  const dues = twoWorlds(withSafeAnswers(longTurns())).map((match) => {
    // Every game is one of unknown state to the tables.
    const [game, table] = [match.game as unknown as Game<unknown>, match.table as Table];
    const draws = (seat: Seat): void =>
      void match.answer(match.pending(seat) ?? expect.fail('nobody is asked'), ['draw']);
    return [0, 1].map((turn) => {
      if (turn > 0) draws(0);
      const lines = new AheadLines([]);
      const games = { find: () => game };
      lines.keep({ by: { player: 'p0' }, at: 0 }, { t: 'keep', seat: 0, text: 'u0 to 1' }, table, games);
      draws(1);
      lines.settle(hold(table, 'secret'), game, 0, false);
      const [, text] = lines.changes()[0] ?? expect.fail('no line is kept');
      return readAhead(text)?.move;
    });
  });
  expect(dues[0]).toEqual(dues[1]);
  const [first, second] = dues[0] ?? [];
  for (const move of [first, second]) {
    const due = move !== undefined && 'due' in move ? move.due : 0;
    expect(due).toBeGreaterThanOrEqual(60_000);
    expect(due).toBeLessThanOrEqual(180_000);
  }
  expect(first).not.toMatchObject({ due: second !== undefined && 'due' in second ? second.due : 0 });
});

/** Number of times that a line is foreseen to see whether a seat is offered to keep it. */
const TIMES = 8;

/**
 * How often the offer to keep a line is shown at a table: always, never or sometimes. A table's hidden cards decide the
 * offer if one world always shows it, and another never.
 */
function offers(table: Table, line: string, seat: Seat, game: Game<unknown>): 'always' | 'never' | 'sometimes' {
  const shown = Array.from({ length: TIMES }, (_, time) => {
    const chance = stream(`offer ${time}`);
    return foreseeLine(table, { seat, line }, game, (bound) => chance.next(bound)) !== null;
  });
  return shown.every((is) => is) ? 'always' : shown.some((is) => is) ? 'sometimes' : 'never';
}

/** True if a seat can tell two worlds apart by the offer to keep a line. */
function isOfferLeak(worlds: readonly Table[], line: string, seat: Seat, game: Game<unknown>): boolean {
  const shown = worlds.map((table) => offers(table, line, seat, game));
  return shown.includes('always') && shown.includes('never');
}

/** The toy game in which a price can be foreseen only while Bob holds a certain card. */
function blocking(): Game<Skirmish, SkirmishView> {
  return changingSteps(withSafeAnswers(longTurns()), 'turn', ({ choose }) => {
    if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
    const ask: typeof choose.ask = (...given) => {
      const asked = choose.ask(...given);
      const isFree = given[0].g.hands[1]?.includes(1_900) === true;
      const hint = isFree ? 'free' : `blocked by ${given[0].g.hands[1]?.join()}, ${given[0].g.decks[1]?.join()}`;
      return 'go' in asked ? asked : { ...asked, options: asked.options.map((option) => ({ ...option, hint })) };
    };
    return { choose: { ...choose, ask } };
  });
}

test('T-AHEAD-01: the offer to keep a line tells nothing, and the comparison finds a planted leak', () => {
  const leak = (game: Game<Skirmish, SkirmishView>): boolean => {
    // Every game is one of unknown state to the tables.
    const any = game as unknown as Game<unknown>;
    const worlds = twoWorlds(game).map(({ table }) => table as Table);
    return isOfferLeak(worlds, 'u0 to 1', 0, any);
  };
  expect(leak(blocking())).toBe(false);
  // The copies take Bob's hand as it is, and only make up his deck.
  const shuffled: Game<Skirmish, SkirmishView>['redeal'] = (state, _seat, random) => {
    const { decks } = state.g;
    decks[1] = (decks[1] ?? expect.fail('Bob has a deck')).map((card) => card * 1_000 + random(1_000));
    return state;
  };
  expect(leak({ ...blocking(), redeal: shuffled })).toBe(true);
});

/** Number of answers in a game, and the number of answers from one foreseen line to the next. */
const ANSWERS = 150;
const EVERY = 5;

describe.each(games.map((game) => [game.title, game] as const))('%s', (_title, game: Game<unknown>) => {
  test('a line for the next move tells nothing that is hidden from its seat (T-AHEAD-01)', () => {
    const random = stream('ahead');
    const next = (bound: number): number => random.next(bound);
    const match = new InMemoryTable(game, { secret: 'ahead', options: {} }).start();
    const found = { waiting: 0, foreseen: 0, leaks: [] as string[] };
    /** The options of each seat at its latest own move, which its player may remember. */
    const known = new Map<Seat, string[]>();
    for (let given = 0; given < ANSWERS && match.state.over === null; given++) {
      const decision = match.state.pending[0] ?? expect.fail('nobody is asked');
      if (isOwnMove(match.table, decision.seat, game))
        known.set(
          decision.seat,
          decision.options.map(({ key }) => key),
        );
      const seat = [...known.keys()].find((one) => match.pending(one) === null);
      if (given % EVERY === 0 && seat !== undefined) {
        const keys = known.get(seat) ?? [];
        const line = Array.from({ length: 2 }, () => keys[next(keys.length)] ?? '').join('; ');
        const there = match.fork();
        there.table.state = redealFor(game, match.state, seat, next);
        const [one, other] = [match, there].map(({ table }) => {
          const chance = stream(`${given}`);
          const seen = foreseeLine(table, { seat, line }, game, (bound) => chance.next(bound));
          return seen === null ? null : foreseenOf(seen);
        });
        found.waiting += 1;
        if (one != null && other != null) {
          found.foreseen += 1;
          const differs = firstDifference(one, other);
          if (differs !== null) found.leaks.push(`${line}: ${differs}`);
        } else if (one !== other && isOfferLeak([match.table, there.table], line, seat, game))
          found.leaks.push(`${line}: only one world offers to keep it`);
      }
      match.answer(decision, randomAnswer(decision, next));
    }
    expect(found.leaks).toEqual([]);
    expect(found.waiting).toBeGreaterThan(3);
    expect(found.foreseen, JSON.stringify(found)).toBeGreaterThan(0);
  });
});
