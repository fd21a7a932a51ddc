import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { Preferences } from '../../../src/store/preferences.ts';
import { History } from '../../../src/tables/history.ts';
import type { Command, Outgoing } from '../../../src/tables/types.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';
import { PEOPLE, TABLE } from '../support/ahead-tables.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { CARD } from '../support/plan-tables.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, gamesOf, opening } from '../support/tables.ts';

const redis = withRedis();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SILENT = 1 << 12;
/** Tuesday, 20:00 in Berlin, where Ann lives. */
const START = new Date('2026-10-20T18:00:00Z');

let clock: FastClock;
let pipeline: TestPipeline;
let transport: RecordingTransport;
let games: ReturnType<typeof gamesOf>;
beforeEach(() => redis.flush());
afterEach(async () => {
  await pipeline.close();
  vi.restoreAllMocks();
});

async function send(by: Command['by'], input: Command['input']): Promise<void> {
  await pipeline.send(TABLE, command(by, input, { at: clock.now() }));
  await clock.advance(0);
}

async function does(seat: Seat, ...keys: string[]): Promise<void> {
  const asked = await pipeline.backend.prompt(TABLE, seat);
  await send({ player: PEOPLE[seat] ?? '' }, { t: 'answer', seat, decision: asked?.id ?? '', keys });
}

/** Opens the table in the evening. Bob is to move. */
async function begin(game: Game<Skirmish, SkirmishView>): Promise<void> {
  clock = FastClock.start(redis, START);
  transport = new RecordingTransport();
  games = gamesOf(withSafeAnswers(game));
  pipeline = await TestPipeline.open(redis.socket, { clock, transport, games, watch: HOUR });
  const preferences = new Preferences(pipeline.redis);
  await preferences.setZone('ann', 'Europe/Berlin', { interaction: 'zone', says: '' });
  for (const { by, input } of opening({ length: 300 })) await send(by, input);
  await does(0);
  await does(1);
  await does(0, 'draw');
}

/** Ann's messages since now: their kinds, and whether they notify her. */
function toAnn(): { to: Outgoing['to']; rings: boolean }[] {
  const told: { to: Outgoing['to']; rings: boolean }[] = [];
  transport.after = (call, where) => {
    const { body } = transport.messages.at(-1) ?? {};
    if (call !== 'post' || where !== 'dm-ann' || body === undefined) return;
    told.push({ to: JSON.parse(String(body['content'])).to, rings: body['flags'] !== SILENT });
  };
  return told;
}

/** Ann's plans, how their question comes, and how long they wait at most. */
const PLANS = [
  {
    plan: 'a kept line',
    game: toyGame,
    input: { t: 'keep', seat: 0, text: 'u0 to 1' },
    comes: 'draw',
    most: 3 * MINUTE,
    isDone: (g: Skirmish) => g.units[0]?.cell === 1,
  },
  {
    plan: 'a prepared answer',
    game: longTurns,
    input: { t: 'prepare', seat: 0, when: 'attacked', answer: `card:${CARD}`, lasts: 'once' },
    comes: 'attack:u1:u0',
    most: 30 * MINUTE,
    isDone: (g: Skirmish) => g.hands[0]?.includes(CARD) === false,
  },
] as const;

async function position(): Promise<Skirmish> {
  const held = (await new History(pipeline.store, games).now(TABLE)) ?? expect.fail('the table is gone');
  return held.table.state?.g as Skirmish;
}

test.each(PLANS)('T-AHEAD-05: $plan comes in time at night, and notifies nobody', async (one) => {
  await begin(one.game());
  await send({ player: 'ann' }, one.input);
  // 0:30 in Berlin.
  await clock.advance(4.5 * HOUR);
  const told = toAnn();
  await does(1, one.comes);
  await clock.advance(one.most + MINUTE);
  expect(one.isDone(await position())).toBe(true);
  expect(told.map(({ to }) => to)).toContain('played');
  await clock.advance(12 * HOUR);
  expect(told.filter(({ rings }) => rings)).toEqual([]);
});

test.each(PLANS)('T-AHEAD-05: a holiday doesn’t hold $plan up, and notifies nobody', async (one) => {
  await begin(one.game());
  const preferences = new Preferences(pipeline.redis);
  const holidays = JSON.stringify([{ from: '2026-10-21', until: '2026-10-30' }]);
  await preferences.setTimes('ann', { holidays }, { interaction: 'holidays', says: '' });
  await send({ player: 'ann' }, one.input);
  // Wednesday at noon in Berlin.
  await clock.advance(16 * HOUR);
  const told = toAnn();
  await does(1, one.comes);
  await clock.advance(one.most + MINUTE);
  expect(one.isDone(await position())).toBe(true);
  expect(told.map(({ to }) => to)).toContain('played');
  await clock.advance(24 * HOUR);
  expect(told.filter(({ rings }) => rings)).toEqual([]);
});

test.each(PLANS)('T-AHEAD-05: by day, $plan notifies its author once it is carried out', async (one) => {
  await begin(one.game());
  await send({ player: 'ann' }, one.input);
  // Wednesday at noon in Berlin.
  await clock.advance(16 * HOUR);
  const told = toAnn();
  await does(1, one.comes);
  await clock.advance(one.most + MINUTE);
  expect(told.filter(({ rings }) => rings).map(({ to }) => to)).toContain('played');
});

test('T-AHEAD-05: the message about a kept line rings once, and no reminder follows it at once', async () => {
  await begin(longTurns());
  // Wednesday at noon in Berlin.
  await clock.advance(16 * HOUR);
  await does(1, 'draw');
  await does(0, 'draw');
  await send({ player: 'ann' }, { t: 'keep', seat: 0, text: 'u0 to 1' });
  const told = toAnn();
  // Ann has just moved, so the question doesn’t ring.
  await does(1, 'draw');
  await clock.advance(4 * MINUTE);
  expect(told.filter(({ rings }) => rings)).toEqual([{ to: 'played', rings: true }]);
  await clock.advance(2 * HOUR);
  expect(told.filter(({ rings }) => rings)).toEqual([{ to: 'played', rings: true }]);
  // She still has to end her turn, so she is reminded the next day.
  await clock.advance(24 * HOUR);
  expect(told.filter(({ rings }) => rings).map(({ to }) => to)).toEqual(['played', 'ring']);
});
