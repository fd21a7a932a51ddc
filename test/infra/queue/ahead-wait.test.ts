import { beforeEach, expect, test } from 'vitest';
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

const PEOPLE = ['ann', 'bob'];
const TABLE = 't1';
const MINUTE = 60_000;
const LINE = 'u0 to 1; u0 to 2';

test('a line waits for 1 to 3 minutes by the clock, and is played after a restart as well', async () => {
  const clock = FastClock.start(redis, new Date('2026-10-20T10:00:00Z'));
  const transport = new RecordingTransport();
  const games = gamesOf(withSafeAnswers(longTurns()));
  const open = (): Promise<TestPipeline> =>
    TestPipeline.open(redis.socket, { clock, transport, games, watch: 60 * MINUTE });
  let pipeline = await open();
  const send = async (by: Command['by'], input: Command['input']): Promise<void> => {
    await pipeline.send(TABLE, command(by, input, { at: clock.now() }));
    await clock.advance(0);
  };
  const does = async (seat: Seat, ...keys: string[]): Promise<void> => {
    const asked = await pipeline.backend.prompt(TABLE, seat);
    await send({ player: PEOPLE[seat] ?? '' }, { t: 'answer', seat, decision: asked?.id ?? '', keys });
  };
  for (const { by, input } of opening({ length: 300 })) await send(by, input);
  await does(0);
  await does(1);
  await does(0, 'draw');
  await send({ player: 'ann' }, { t: 'keep', seat: 0, text: LINE });
  const asked = clock.now();
  await does(1, 'draw');
  await pipeline.close();
  pipeline = await open();
  await clock.advance(MINUTE - 1);
  expect(await pipeline.directory.summary(TABLE)).toMatchObject({ seq: 7 });
  await until('the line is played', async () => {
    await clock.advance(5_000);
    return (await pipeline.directory.summary(TABLE))?.seq === 9;
  });
  expect(clock.now() - asked).toBeGreaterThanOrEqual(MINUTE);
  expect(clock.now() - asked).toBeLessThanOrEqual(3 * MINUTE + 5_000);
  const told = transport.messages.map(({ body }) => JSON.parse(String(body['content'])).to);
  expect(told).toContain('played');
  await pipeline.close();
});
