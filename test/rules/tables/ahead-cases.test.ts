import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { must } from '../../../src/kernel/must.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Input, Table } from '../../../src/kernel/table.ts';
import {
  type AheadLine,
  AheadLines,
  type DroppedAhead,
  playedUpTo,
  readAhead,
  STEP_BACK,
  seenAhead,
} from '../../../src/tables/ahead.ts';
import { foreseeLine, foreseenOf, isOwnMove } from '../../../src/tables/foreseen.ts';
import { hold } from '../../../src/tables/held.ts';
import { askedBefore, KeptLines } from '../../../src/tables/kept-lines.ts';
import { keyedWait } from '../../../src/tables/keyed-wait.ts';
import { Plans, withChanges } from '../../../src/tables/plans.ts';
import { playAhead } from '../../../src/tables/play-ahead.ts';
import type { Command } from '../../../src/tables/types.ts';
import { LONGEST_LINE } from '../../../src/tables/words.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';

const LINE = 'u0 to 1; u0 to 2';
const DAY = 24 * 3_600_000;

/** A table at which it is Bob's turn, or Ann's after he has answered. */
interface Scene {
  match: InMemoryTable<Skirmish>;
  table: Table;
  game: Game<unknown>;
}

/** Returns a table at which Bob is to move, and answers for him. */
function scene(bob: readonly string[] = [], more: Partial<Game<Skirmish, SkirmishView>> = {}): Scene {
  const match = new InMemoryTable({ ...withSafeAnswers(longTurns()), ...more }).start();
  for (const seat of [0, 1]) match.answer(must(match.pending(seat), 'a question'), []);
  match.submit({ t: 'orders', seat: 0, orders: { ask: ['attacked'] } });
  match.answer(must(match.pending(0), 'a question'), ['draw']);
  for (const key of bob) match.answer(must(match.pending(1), 'a question'), [key]);
  // Every game is one of unknown state to the tables.
  return { match, table: match.table as Table, game: match.game as unknown as Game<unknown> };
}

/** The line that Ann keeps while Bob is to move. */
function lineOf(text = LINE, more: Partial<AheadLine> = {}, { table, game } = scene()): AheadLine {
  const lines = new AheadLines([]);
  lines.keep({ by: { player: 'p0' }, at: 5 }, { t: 'keep', seat: 0, text }, table, { find: () => game });
  return { ...must(changed(lines), 'the line'), ...more };
}

const holding = (line: AheadLine, field = '0'): AheadLines => new AheadLines([[field, JSON.stringify(line)]]);
const changed = (lines: AheadLines): AheadLine | null => readAhead(lines.changes()[0]?.[1]);

/** Returns the time that is noted for Ann's line at her open question, or the reason why it isn't played. */
function settled(line: AheadLine, at: Scene, { now = 5, secret = 's', isRetry = false } = {}): AheadLine['move'] {
  const lines = holding(line);
  lines.settle(hold(at.table, secret), at.game, now, isRetry);
  return changed(lines)?.move;
}

describe('T-AHEAD-01: a stored line', () => {
  test('a line under the field of another seat is removed, and prepared answers are left alone', () => {
    expect(holding(lineOf(), '1').changes()).toEqual([['1', '']]);
    expect(holding(lineOf(), 'if:0').changes()).toEqual([]);
    expect(holding(lineOf()).changes()).toEqual([]);
  });

  test('only its author sees it, while the game runs, and its time only for its own question', () => {
    const { table } = scene(['draw']);
    const decision = must(table.state?.pending[0], 'a question').id;
    const line = lineOf(LINE, { move: { decision, due: 7 } });
    expect(seenAhead(line, table)).toEqual({ text: LINE, due: 7 });
    expect(seenAhead({ ...line, move: { decision: 'd0', due: 7 } }, table)).toEqual({ text: LINE });
    expect(seenAhead(lineOf(), table)).toEqual({ text: LINE });
    expect(seenAhead({ ...line, by: { player: 'p1' } }, table)).toBeNull();
    expect(seenAhead(line, { ...table, status: 'over' })).toBeNull();
  });

  test('changes of the store replace, add and remove what was stored', () => {
    const before = [
      ['0', 'a'],
      ['1', 'b'],
    ] as const;
    const changes = [
      ['0', ''],
      ['1', 'c'],
      ['if:0', 'd'],
    ] as const;
    expect(withChanges(before, changes)).toEqual([
      ['1', 'c'],
      ['if:0', 'd'],
    ]);
  });
});

describe('T-AHEAD-01: keeping a line', () => {
  const keeps = (text: string, at = scene()): string => {
    const command = { by: { player: 'p0' }, at: 5 };
    return new AheadLines([]).keep(command, { t: 'keep', seat: 0, text }, at.table, { find: () => at.game });
  };

  test('the longest line is accepted, and a longer one isn’t', () => {
    const longest = `u0 to 1; ${'x'.repeat(LONGEST_LINE)}`.slice(0, LONGEST_LINE);
    expect(keeps(longest)).toBe(longest);
    expect(() => keeps(`${longest}x`)).toThrow('too long');
  });

  test('a line for a move that nobody can foresee isn’t kept', () => {
    const never = { turnSeat: () => 1 };
    expect(() => keeps(LINE, scene([], never))).toThrow(/^Nothing was kept\. I can’t foresee your next move/);
  });

  test('a line of which nothing is certain isn’t kept, and one that reaches its end is', () => {
    expect(() => keeps('sing')).toThrow('Nothing was kept.');
    expect(() => keeps(' ; ')).toThrow('Say what you want to do at your next move.');
    expect(keeps('u0 to 1')).toBe('u0 to 1');
    expect(keeps('u0 to 1; sing')).toBe('u0 to 1; sing');
  });
});

describe('T-AHEAD-01: when the move comes', () => {
  test('the line waits 1 to 3 minutes from then, by the table, the seat, the question, its words and the secret', () => {
    const at = scene(['draw']);
    const due = (given: AheadLine, there = at, more = {}): number => {
      const move = settled(given, there, more);
      return move !== undefined && 'due' in move ? move.due : Number.NaN;
    };
    const line = lineOf();
    const waits = Array.from({ length: 60 }, (_, one) => (due(line, at, { secret: `${one}` }) - 5) / 60_000);
    expect([Math.floor(Math.min(...waits)), Math.ceil(Math.max(...waits))]).toEqual([1, 3]);
    expect(due(line, at, { now: 1_005 })).toBe(due(line) + 1_000);
    const others = [
      due(lineOf('u0 to 1')),
      due(line, at, { secret: 'another' }),
      due(line, { ...at, table: { ...at.table, id: 'another' } }),
      due(line, scene(['move:u1:7', 'draw'])),
    ];
    for (const other of others) expect(other).not.toBe(due(line));
    const { id } = at.table;
    const decision = must(at.table.state?.pending[0], 'a question').id;
    expect(due(line)).toBe(5 + keyedWait('s', ['ahead', id, 0, decision, LINE], STEP_BACK));
  });

  test('a response in the turn of another isn’t the move, and neither is a move that a bot makes', () => {
    expect(settled(lineOf(), scene(['attack:u1:u0']))).toBeUndefined();
    const at = scene(['draw']);
    expect(settled(lineOf(), at)).toBeDefined();
    at.table.standIns = [{ seat: 0, player: 'p0', bot: 'random', turn: '1' }];
    expect(settled(lineOf(), at)).toBeUndefined();
  });

  test.each<[string, number, boolean]>([
    ['30 days', 30 * DAY, true],
    ['a moment longer', 30 * DAY + 1, false],
    ['16 days', 16 * DAY, true],
  ])('a line is played for at most 30 days: after %s', (_what, after, isPlayed) => {
    const move = settled(lineOf(), scene(['draw']), { now: 5 + after });
    expect(move !== undefined && 'due' in move).toBe(isPlayed);
    if (!isPlayed) expect(move).toMatchObject({ why: { text: 'You kept it more than 30 days ago.' } });
  });

  test('a line that may have made a command fail before isn’t played', () => {
    expect(settled(lineOf(), scene(['draw']), { isRetry: true })).toMatchObject({
      why: { text: expect.stringContaining('broke on our side') },
    });
  });

  test('its author is told again only if they had read something else', () => {
    const at = scene(['draw']);
    const lines = holding(lineOf());
    const tells = (pauses: Table['pauses'], now: number): unknown =>
      lines.settle(hold({ ...at.table, ...(pauses === undefined ? {} : { pauses }) }, 's'), at.game, now, false);
    expect(tells(undefined, 1)).toEqual([]);
    expect(tells([{ from: 2, until: 9 }], 3)).toEqual([{ seat: 0, player: 'p0' }]);
    expect(tells([{ from: 2, until: 9 }], 4)).toEqual([]);
    expect(tells([{ from: 2, until: 9 }], 9)).toEqual([{ seat: 0, player: 'p0' }]);
  });
});

describe('T-AHEAD-01: what an input does to a line', () => {
  const DUE = { decision: 'd1', due: 7 };
  const UNDO: Input = { t: 'undo', seat: 0 };
  const RESTORE: Input = { t: 'restore', host: 'Hal', to: 3 };
  const answers = (seat: number, more = {}): Input => ({ t: 'answer', seat, decision: 'd1', keys: [], ...more });

  /** Ann's line after an input, and the reasons why lines were dropped. */
  function lineAfter(input: Input, move?: AheadLine['move'], at = scene()): [AheadLine | null, DroppedAhead[]] {
    const lines = holding(lineOf(LINE, move === undefined ? {} : { move }));
    const dropped = lines.heard(input, askedBefore(at.table, input), at.table, at.game);
    const [stored] = lines.changes();
    return [stored === undefined ? lineOf() : readAhead(stored[1]), dropped];
  }

  test.each<[string, Input, AheadLine['move'], Scene, string | null]>([
    ['a moderator restores the table', RESTORE, undefined, scene(), 'The table has gone back since you kept it.'],
    ['the author does something else', answers(0), DUE, scene(), 'You did something else first.'],
    ['a bot answers for the author', answers(0, { standsIn: true }), DUE, scene(), 'Time ran out first.'],
    ['the author’s time is over', { t: 'timeout', seat: 0, decision: 'd1' }, DUE, scene(), 'Time ran out first.'],
    ['the author goes back into their turn', UNDO, undefined, scene(['draw']), 'You went back into your turn.'],
    ['the author takes a response back', UNDO, undefined, scene(), null],
    ['the author responds before their move', answers(0), undefined, scene(['draw']), null],
    ['another player acts', answers(1), DUE, scene(), null],
    ['another player’s orders change', { t: 'orders', seat: 1, orders: {} }, DUE, scene(), null],
  ])('%s', (_what, input, move, at, why) => {
    const [line, dropped] = lineAfter(input, move, at);
    expect(dropped.map((one) => one.why.text)).toEqual(why === null ? [] : [why]);
    expect(line === null).toBe(why !== null);
  });

  test('a line that wasn’t played is dropped without a second reason', () => {
    const [line, dropped] = lineAfter(answers(0), { decision: 'd1', why: { text: 'Step 1 differs.' } });
    expect([line, dropped]).toEqual([null, []]);
  });

  test('a line goes without a reason if its author has left the seat, or the game is over', () => {
    const at = scene();
    const [chair, ...others] = at.table.chairs;
    const left = { ...at, table: { ...at.table, chairs: [{ ...must(chair, 'a seat'), player: 'p9' }, ...others] } };
    for (const there of [left, { ...at, table: { ...at.table, status: 'over' as const } }])
      expect(lineAfter(answers(1), DUE, there)).toEqual([null, []]);
  });
});

describe('T-AHEAD-01: playing a line', () => {
  /** Plays the line that is due for Ann's open question, and returns the result and what is stored. */
  function plays(line: AheadLine, { isRetry = false, for: asked = '' } = {}) {
    const at = scene(['draw']);
    const decision = must(at.table.state?.pending[0], 'a question').id;
    const plans = new Plans([['0', JSON.stringify({ move: { decision, due: 7 }, ...line })]]);
    const input = { t: 'ahead', seat: 0, decision: asked || decision } as const;
    const command: Command = { id: 'x', by: 'clock', at: 99, input };
    const kept = new KeptLines('', '');
    const done = playAhead(
      { command, input, table: at.table, game: at.game, isRetry, plans, kept },
      (_author, answer) => void at.match.submit(answer),
    );
    return { done, now: plans.lines.changes(), cell: at.match.state.g.units[0]?.cell };
  }

  test('it is played once, and its author is told', () => {
    const { done, now, cell } = plays(lineOf());
    expect([now, cell]).toEqual([[['0', '']], 2]);
    expect(done.outgoing).toMatchObject([
      { to: 'played', player: 'p0', line: { picked: ['u0 moves to 1', 'u0 moves to 2'] } },
    ]);
  });

  test.each<[string, Partial<AheadLine>, boolean, RegExp]>([
    ['it comes to something else by then', { text: 'u0 to 12' }, false, /Step 1 was/],
    ['it may have made a command fail before', {}, true, /broke on our side/],
  ])('it isn’t played if %s, and its author is asked again', (_what, more, isRetry, why) => {
    const { done, now, cell } = plays(lineOf(LINE, more), { isRetry });
    expect(cell).toBe(0);
    expect(done.outgoing).toEqual([{ to: 'turn', seat: 0, player: 'p0', plan: true }]);
    expect(readAhead(now[0]?.[1])?.move).toMatchObject({ why: { text: expect.stringMatching(why) } });
  });

  test.each<[string, object]>([
    ['there is no time', { move: undefined }],
    ['the question is another', { move: { decision: 'd0', due: 7 } }],
    ['it was dropped', { move: { decision: 'd3', why: { text: 'No.' } } }],
    ['it waits for the end of a pause', { move: { decision: 'd3', paused: true } }],
  ])('it isn’t due if %s', (_what, more) => {
    const lines = holding(lineOf(LINE, more));
    expect(() => lines.due(0, 'd3')).toThrow('No line is due here.');
  });

  test('a line that ends the turn is played to its end, and gives no reason to stop', () => {
    const { procedures } = toyGame();
    const line = lineOf('u0 to 1', {}, scene([], { procedures }));
    const at = scene(['draw'], { procedures });
    expect(holding(line).comes(line, at.table, at.game, 5)).toEqual({ play: 'u0 to 1', stop: null });
  });

  test('a line stops before a card in the middle of the turn, and before dice at its end', () => {
    const stops = { play: expect.stringMatching(/^u0 to 1/), stop: { rule: 'T-PREVIEW-01' } };
    const at = scene(['draw']);
    const draws = lineOf('u0 to 1; draw');
    expect(holding(draws).comes(draws, at.table, at.game, 5)).toMatchObject(stops);
    const rolling = changingSteps(withSafeAnswers(longTurns()), 'turn', ({ choose }) => {
      if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
      const ask: typeof choose.ask = (...given) => {
        const asked = choose.ask(...given);
        if ('go' in asked) return asked;
        return { ...asked, options: asked.options.map((one) => (one.key === 'draw' ? { ...one, verb: 'end' } : one)) };
      };
      const answer: typeof choose.answer = (ctx, local, given) => {
        if (given.key === 'draw') ctx.roll(1);
        return choose.answer(ctx, local, given);
      };
      return { choose: { ...choose, ask, answer } };
    });
    const line = lineOf('u0 to 1; draw', {}, scene([], rolling));
    const there = scene(['draw'], rolling);
    expect(holding(line).comes(line, there.table, there.game, 5)).toMatchObject(stops);
  });

  test('the reason to stop is told only if the line got as far as that', () => {
    const stop = { text: 'Dice.' };
    const line = { picked: ['a'], stopped: null };
    expect(playedUpTo(line, stop)).toEqual({ ...line, stopped: stop });
    expect(playedUpTo(line, null)).toEqual(line);
    const failed = { ...line, stopped: { text: 'No.' } };
    expect(playedUpTo(failed, stop)).toEqual(failed);
    const waits = { ...line, rest: 'b' };
    expect(playedUpTo(waits, stop)).toEqual(waits);
  });
});

describe('T-AHEAD-01: the next move', () => {
  test('is asked of the seat in its own turn, in no window, while the game runs', () => {
    const at = scene(['draw']);
    expect(isOwnMove(at.table, 0, at.game)).toBe(true);
    expect(isOwnMove(at.table, 1, at.game)).toBe(false);
    expect(isOwnMove({ ...at.table, status: 'over' }, 0, at.game)).toBe(false);
    expect(isOwnMove(at.table, 0, { ...at.game, turnSeat: () => 1 })).toBe(false);
    const { turnSeat: _, ...game } = at.game;
    expect(isOwnMove(at.table, 0, game)).toBe(true);
    const attacked = scene(['attack:u1:u0']);
    const { turnSeat: _none, ...noTurns } = attacked.game;
    expect(isOwnMove(attacked.table, 0, noTurns)).toBe(false);
  });

  test('is foreseen after the answers of others, also to a response, and not after the end of the game', () => {
    const found = (at: Scene): unknown => {
      const seen = foreseeLine(at.table, { seat: 0, line: 'u0 to 1' }, at.game, () => 0);
      return seen === null ? null : [seen.preview.later, foreseenOf(seen).picks];
    };
    const moves = [true, [{ label: 'u0 moves to 1' }]];
    expect(found(scene())).toEqual(moves);
    expect(found(scene(['attack:u1:u0']))).toEqual(moves);
    expect(() => found({ ...scene(), table: { ...scene().table, status: 'over' } })).toThrow('This game is over.');
  });

  test('is foreseen with made-up cards of others, on which their safe answers may depend', () => {
    const sound = withSafeAnswers(longTurns());
    const { procedures } = changingSteps(sound, 'turn', ({ choose }) => {
      if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
      const ask: typeof choose.ask = (...given) => {
        const asked = choose.ask(...given);
        const hint = `u1 is at ${given[0].g.units[1]?.cell}`;
        return 'go' in asked ? asked : { ...asked, options: asked.options.map((option) => ({ ...option, hint })) };
      };
      return { choose: { ...choose, ask } };
    });
    // Bob’s safe answer tells that he holds card 1900.
    const fallback: typeof sound.fallback = (state, decision) => {
      const { hands, units } = state.g;
      const tells = decision.seat === 1 && hands[1]?.includes(1_900) === true && units[1]?.cell === 6;
      return tells ? { keys: ['move:u1:7'], safe: true } : sound.fallback(state, decision);
    };
    const at = scene([], { procedures, fallback });
    expect(at.match.state.g.hands[1]).toContain(1_900);
    const random = stream('made up');
    const seen = foreseeLine(at.table, { seat: 0, line: 'u0 to 1' }, at.game, (bound) => random.next(bound));
    expect(foreseenOf(must(seen, 'the line')).picks).toEqual([{ label: 'u0 moves to 1', hint: 'u1 is at 6' }]);
  });

  test('counts the end of the turn as the end of the line, and no reason to stop', () => {
    const at = scene();
    const line = foreseeLine(at.table, { seat: 0, line: 'u0 to 1; sing' }, at.game, () => 0);
    expect(foreseenOf(must(line, 'the line')).stopped).toContain('sing');
    const { preview } = must(line, 'the line');
    const over = { ...must(line, 'the line'), preview: { ...preview, handsOver: true as const } };
    expect(foreseenOf(over).stopped).toBeNull();
  });
});
