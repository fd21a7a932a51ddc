import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import type { Command } from '../../../src/tables/types.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';
import { answers, begun, does, PEOPLE, question } from '../support/ahead-tables.ts';
import {
  agree,
  carriesOut,
  cell,
  due,
  keeping,
  kept,
  position,
  prepared,
  preparing,
  seqOf,
  told,
  undoing,
} from '../support/plan-tables.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

const attacks = (worker: WorkerTools): Promise<void> => answers(worker, 1, 'attack:u1:u0');
const goesBack = (worker: WorkerTools, to: number): Promise<void> => agree(worker, { do: 'rewind', to });

/** Repeats the step that a player has just taken back. */
async function redoes(worker: WorkerTools, seat: Seat): Promise<void> {
  const undo = await seqOf(worker);
  await does(worker, command({ player: PEOPLE[seat] ?? '' }, { t: 'redo', seat, undo }, { answer: 'i3' }));
}

/** Ann keeps her place, and Bob attacks or moves in a game in which he can take both back. */
function undoable(): Game<Skirmish, SkirmishView> {
  return changingSteps(longTurns(), 'turn', ({ choose }) => {
    if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('choose asks nothing');
    const answered: typeof choose.answer = (ctx, local, given) => {
      const next = choose.answer(ctx, local, given);
      return given.key.startsWith('move:u1') ? 'respond' : next;
    };
    return { choose: { ...choose, answer: answered } };
  });
}

describe('T-UNDO-02: a step that is repeated', () => {
  test('brings a kept line back to its move, which comes with a new wait', async () => {
    const worker = await begun(redis, toyGame());
    await does(worker, keeping('u0 to 1'));
    await answers(worker, 1, 'move:u1:7');
    const first = await due(worker);
    await does(worker, undoing(1));
    expect((await kept(worker))?.move).toBeUndefined();
    await redoes(worker, 1);
    const again = await due(worker);
    expect(again).toHaveLength(1);
    expect(again[0]?.id).not.toBe(first[0]?.id);
    await does(worker, ...first);
    expect(await cell(worker)).toBe(0);
    await carriesOut(worker);
    expect(await cell(worker)).toBe(1);
  });

  test('repeats a kept line that was played, and the line isn’t kept again', async () => {
    const worker = await begun(redis);
    await does(worker, keeping('u0 to 1'));
    await answers(worker, 1, 'draw');
    await carriesOut(worker);
    await does(worker, undoing(0));
    expect(await cell(worker)).toBe(0);
    expect(await due(worker)).toEqual([]);
    await redoes(worker, 0);
    expect(await cell(worker)).toBe(1);
    expect(await kept(worker)).toBeNull();
    expect(await due(worker)).toEqual([]);
  });

  test('opens the window of a prepared answer again, which is given once', async () => {
    const worker = await begun(redis, undoable());
    await does(worker, preparing({ answer: 'pass' }));
    await answers(worker, 1, 'move:u1:7');
    const first = await due(worker);
    await does(worker, undoing(1));
    await redoes(worker, 1);
    await does(worker, ...first);
    expect(await question(worker, 0)).not.toBeNull();
    expect(await carriesOut(worker)).toBe(1);
    expect(await question(worker, 0)).toBeNull();
  });

  test('counts a prepared answer for once as given, if it was the answer that is repeated', async () => {
    const worker = await begun(redis, undoable());
    await does(worker, preparing({ answer: 'pass' }), preparing({ answer: 'pass', lasts: 'game', by: 1, about: '?' }));
    await answers(worker, 1, 'move:u1:7');
    await carriesOut(worker);
    const given = (await prepared(worker))?.answers.map((one) => one.given);
    expect(given).toEqual([expect.any(Number), undefined]);
    await does(worker, undoing(0));
    expect((await prepared(worker))?.answers.map((one) => one.given)).toEqual([undefined, undefined]);
    await redoes(worker, 0);
    expect((await prepared(worker))?.answers.map((one) => one.given)).toEqual([await seqOf(worker), undefined]);
  });

  test('leaves a prepared answer ready if its player gave another answer instead', async () => {
    const worker = await begun(redis, undoable());
    await does(worker, preparing({ answer: 'pass' }));
    await answers(worker, 1, 'move:u1:7');
    await carriesOut(worker);
    await does(worker, undoing(0));
    await answers(worker, 0, 'pass');
    await does(worker, undoing(0));
    await redoes(worker, 0);
    expect((await prepared(worker))?.answers).toMatchObject([{ text: 'pass' }]);
    expect((await prepared(worker))?.answers[0]).not.toHaveProperty('given');
  });
});

describe('T-CONSENT-02: going back', () => {
  const GONE = 'The table has gone back since you kept it.';

  test('drops a line for a move that hasn’t come, and its author reads why (T-AHEAD-01)', async () => {
    const worker = await begun(redis);
    const to = await seqOf(worker);
    await answers(worker, 1, 'move:u1:7');
    await does(worker, keeping());
    await goesBack(worker, to);
    expect(await kept(worker)).toBeNull();
    expect(await told(worker)).toMatchObject({ about: 'ahead', line: { stopped: { text: GONE } } });
    await answers(worker, 1, 'draw');
    expect(await carriesOut(worker)).toBe(0);
    expect(await cell(worker)).toBe(0);
  });

  test('drops a line whose move has come, also if the clock’s command is on its way', async () => {
    const worker = await begun(redis);
    const to = await seqOf(worker);
    await does(worker, keeping());
    await answers(worker, 1, 'draw');
    const late = await due(worker);
    expect(late).toHaveLength(1);
    await goesBack(worker, to);
    await does(worker, ...late);
    expect(await told(worker)).toMatchObject({ about: 'ahead', line: { stopped: { text: GONE } } });
    await answers(worker, 1, 'draw');
    await does(worker, ...late);
    expect(await cell(worker)).toBe(0);
  });

  test('doesn’t keep a line again that was played', async () => {
    const worker = await begun(redis);
    const to = await seqOf(worker);
    await does(worker, keeping());
    await answers(worker, 1, 'draw');
    await carriesOut(worker);
    expect(await cell(worker)).toBe(2);
    await goesBack(worker, to);
    expect(await cell(worker)).toBe(0);
    await answers(worker, 1, 'draw');
    expect(await carriesOut(worker)).toBe(0);
    expect(await kept(worker)).toBeNull();
  });

  test('tells why a line was dropped beside the result of a line that had to wait', async () => {
    const worker = await begun(redis);
    await does(worker, command({ player: 'bob' }, { t: 'orders', seat: 1, orders: { ask: ['attacked'] } }));
    await answers(worker, 1, 'draw');
    const asked = await question(worker, 0);
    const typed = { t: 'line', seat: 0, decision: asked?.id ?? '', text: 'attack:u0:u1; draw' } as const;
    await does(worker, command({ player: 'ann' }, typed, { answer: 'i1' }));
    await answers(worker, 1, 'pass');
    const to = await seqOf(worker);
    await answers(worker, 1, 'move:u1:7');
    await does(worker, keeping());
    await goesBack(worker, to);
    expect(await told(worker)).toMatchObject({ line: { picked: ['u0 attacks u1', 'Draw a card'], stopped: null } });
    expect(await told(worker)).toMatchObject({ dropped: { text: GONE } });
  });

  test('keeps prepared answers, except those for a turn that is taken back (T-AHEAD-02)', async () => {
    const worker = await begun(redis);
    const to = await seqOf(worker);
    await answers(worker, 1, 'draw');
    await answers(worker, 0, 'draw');
    const lives = ['once', 'turn', 'game'] as const;
    await does(worker, ...lives.map((lasts) => preparing({ answer: 'pass', lasts })));
    const inTurn = await seqOf(worker);
    await answers(worker, 1, 'move:u1:7');
    await goesBack(worker, inTurn);
    expect((await prepared(worker))?.answers.map(({ lasts }) => lasts)).toEqual(lives);
    await goesBack(worker, to);
    expect((await prepared(worker))?.answers.map(({ lasts }) => lasts)).toEqual(['once', 'game']);
    await attacks(worker);
    expect(await carriesOut(worker)).toBe(1);
  });

  test('an undo ends no answer for one turn', async () => {
    const worker = await begun(redis, toyGame());
    await does(worker, preparing({ lasts: 'turn' }));
    await answers(worker, 1, 'move:u1:7');
    await answers(worker, 0, 'move:u0:1');
    const later: Command = preparing({ lasts: 'turn', answer: 'pass' });
    await does(worker, later, undoing(0));
    expect((await prepared(worker))?.answers.map(({ text }) => text)).toContain('pass');
  });
});

describe('T-PAUSE-01: in a pause', () => {
  test('steps can be taken back and repeated, and everyone can go back, and the pause continues', async () => {
    const worker = await begun(redis);
    const to = await seqOf(worker);
    await agree(worker, { do: 'pause', until: null });
    const isPaused = async (): Promise<boolean> => {
      const { pauses } = (await worker.history.now('t1'))?.table ?? expect.fail('the table is gone');
      return pauses?.length === 1 && pauses[0]?.ended === undefined;
    };
    const place = async (): Promise<number | undefined> => (await position(worker)).units[1]?.cell;
    await answers(worker, 1, 'move:u1:7');
    await does(worker, undoing(1));
    expect(await place()).toBe(6);
    await redoes(worker, 1);
    expect(await place()).toBe(7);
    expect(await isPaused()).toBe(true);
    await answers(worker, 1, 'draw');
    await goesBack(worker, to);
    expect(await place()).toBe(6);
    expect(await isPaused()).toBe(true);
    expect(await question(worker, 1)).not.toBeNull();
  });
});
