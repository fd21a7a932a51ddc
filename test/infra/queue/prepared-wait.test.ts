import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seat } from '../../../src/kernel/types.ts';
import type { Command } from '../../../src/tables/types.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, gamesOf, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
beforeEach(() => redis.flush());
afterEach(() => vi.restoreAllMocks());

const PEOPLE = ['ann', 'bob'];
const TABLE = 't1';
const MINUTE = 60_000;

/** The waits of Ann's prepared answers to three attacks, by the clock, with a restart before each of them. */
async function waitsFor(answer: string, open?: true): Promise<number[]> {
  const clock = FastClock.start(redis, new Date('2026-10-20T10:00:00Z'));
  const toy = withSafeAnswers(longTurns());
  const factsOf: typeof toy.factsOf = (_state, { window }) =>
    window === undefined ? null : { window, by: 1, ...(open === undefined ? {} : { open }) };
  const games = gamesOf({ ...toy, factsOf });
  const transport = new RecordingTransport();
  const start = (): Promise<TestPipeline> =>
    TestPipeline.open(redis.socket, { clock, transport, games, watch: 60 * MINUTE });
  let pipeline = await start();
  const send = async (by: Command['by'], input: Command['input']): Promise<void> => {
    await pipeline.send(TABLE, command(by, input, { at: clock.now() }));
    await clock.advance(0);
  };
  const does = async (seat: Seat, ...keys: string[]): Promise<void> => {
    const asked = await pipeline.backend.prompt(TABLE, seat);
    await send({ player: PEOPLE[seat] ?? '' }, { t: 'answer', seat, decision: asked?.id ?? '', keys });
  };
  const seq = async (): Promise<number> => (await pipeline.directory.summary(TABLE))?.seq ?? 0;
  for (const { by, input } of opening({ length: 300 })) await send(by, input);
  await does(0);
  await does(1);
  await does(0, 'draw');
  await send({ player: 'ann' }, { t: 'prepare', seat: 0, when: 'attacked', answer, lasts: 'game' });
  const waits: number[] = [];
  for (const _attack of [1, 2, 3]) {
    await does(1, 'attack:u1:u0');
    const [asked, before] = [clock.now(), await seq()];
    await pipeline.close();
    pipeline = await start();
    await until('the answer is given', async () => {
      await clock.advance(MINUTE / 2);
      return (await seq()) > before;
    });
    waits.push(clock.now() - asked);
  }
  await pipeline.close();
  return waits;
}

test('a prepared answer waits for 2 to 30 minutes by the clock, whatever it is, also after a restart (T-AHEAD-03)', async () => {
  const waits = await waitsFor('pass');
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(2 * MINUTE);
    expect(wait).toBeLessThanOrEqual(30 * MINUTE + MINUTE);
  }
});

test('an answer that everyone expects waits for 1 to 3 minutes (T-AHEAD-03)', async () => {
  for (const wait of await waitsFor('pass', true)) {
    expect(wait).toBeGreaterThanOrEqual(MINUTE);
    expect(wait).toBeLessThanOrEqual(4 * MINUTE);
  }
});
