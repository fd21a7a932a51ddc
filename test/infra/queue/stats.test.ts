import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStatRow, type StatRow } from '../../../src/tables/stats.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const PEOPLE = ['700000000000000001', '700000000000000002'] as const;
const [ANN, BOB] = PEOPLE;
let pipeline: TestPipeline;

beforeEach(async () => {
  await redis.flush();
  pipeline = await TestPipeline.open(redis.socket, { transport: new RecordingTransport(), sweep: 300 });
});
afterEach(() => pipeline.close());

/** Plays some turns of a game. Then the player to move gives up. */
async function play(id: string, turns: number): Promise<void> {
  const named = JSON.stringify(opening()).replaceAll('"ann"', `"${ANN}"`).replaceAll('"bob"', `"${BOB}"`);
  await pipeline.send(id, ...JSON.parse(named));
  const asked = new Set<string>();
  const give = async (seat: number, keys: string[]): Promise<void> => {
    const { id: question } = await until('the question is new', async () => {
      const decision = await pipeline.backend.prompt(id, seat);
      return decision !== null && !asked.has(`${seat} ${decision.id}`) && decision;
    });
    asked.add(`${seat} ${question}`);
    await pipeline.send(id, answer(`${PEOPLE[seat]}`, seat, question, keys));
  };
  for (const seat of PEOPLE.keys()) await give(seat, []);
  await pipeline.summary(id, 'the first turn has begun', ({ awaited }) => awaited.join() === '0');
  for (let turn = 0; turn < turns; turn++) await give(turn % 2, ['draw']);
  const seat = turns % 2;
  await pipeline.summary(id, 'the last turn has begun', ({ awaited }) => awaited.join() === `${seat}`);
  await pipeline.send(id, command({ player: `${PEOPLE[seat]}` }, { t: 'concede', seat }));
  await pipeline.summary(id, 'the game is over', ({ status }) => status === 'over');
}

const rowsOf = async (player: string): Promise<StatRow[]> =>
  (await pipeline.backend.stats.of(player)).flatMap((row) => readStatRow(row) ?? []);

test('T-STATS-01: the end of a game leaves one row for each player, and none before the third turn', async () => {
  await play('short1', 1);
  await play('whole1', 4);
  const [own, ...more] = await until('Ann has a row', async () => {
    const rows = await rowsOf(ANN);
    return rows.length > 0 && rows;
  });
  expect(more).toEqual([]);
  expect(own).toMatchObject({ game: 'skirmish', guild: 'g1', result: 'lost', others: [BOB] });
  expect(await until('Bob has a row', async () => (await rowsOf(BOB))[0])).toMatchObject({
    result: 'won',
    others: [ANN],
  });
  await until(
    'all messages of the short game are sent',
    async () => (await pipeline.redis.xlen('{t:short1}:outbox')) === 0,
  );
  expect(await rowsOf(ANN)).toHaveLength(1);
});

test('T-FORGET-01: the rows of a forgotten person are deleted, and name them nowhere else', async () => {
  await play('whole1', 4);
  await until('both have a row', async () => (await rowsOf(ANN)).length === 1 && (await rowsOf(BOB)).length === 1);
  await pipeline.backend.stats.list('g1', ANN, true, { interaction: '1', says: 'listed' });
  expect(await pipeline.backend.stats.listedIn('g1')).toEqual([ANN]);
  await pipeline.backend.forgets.begin(ANN, '800000000000000001', null);
  await until('the data is deleted', async () => !(await pipeline.backend.forgets.isLeaving(ANN)));
  expect(await rowsOf(ANN)).toEqual([]);
  expect(await pipeline.backend.stats.listedIn('g1')).toEqual([]);
  expect((await rowsOf(BOB))[0]?.others[0]).toMatch(/^gone-/);
});
