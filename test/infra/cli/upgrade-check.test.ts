import { beforeEach, expect, test } from 'vitest';
import { clockOf, copiedTables } from '../../../src/cli/backup/copy.ts';
import { tableSaid } from '../../../src/cli/backup/report.ts';
import { checkUpgrade, type UpgradeCheck } from '../../../src/cli/backup/upgrade.ts';
import { packText } from '../../../src/store/codec.ts';
import type { Games } from '../../../src/tables/games.ts';
import { beforeStep } from '../../support/changed-steps.ts';
import { toyGame } from '../../support/toy-game.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, create, gamesOf, opening, toys } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
const toy = toyGame();

beforeEach(async () => {
  await redis.flush();
  const worker = workerToolsAt(redis.connect(), toys);
  for (const table of ['live01', 'over01']) {
    await sendTo(worker, table, ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
    await drainTable(worker, table);
    for (const [seat, player] of ['ann', 'bob'].entries()) {
      const { prompt } = await worker.store.prompt(table, seat);
      if (prompt !== null) await sendTo(worker, table, answer(player, seat, JSON.parse(prompt).id, ['draw']));
      await drainTable(worker, table);
    }
  }
  await sendTo(worker, 'over01', command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await sendTo(worker, 'lobby1', create());
  for (const table of ['over01', 'lobby1']) await drainTable(worker, table);
});

async function checked(games: Games): Promise<UpgradeCheck> {
  const connection = redis.connect();
  return checkUpgrade(copiedTables(connection, await clockOf(connection)), games);
}

/** The tables that are listed, by id: each with the result, and the first entry that differs. */
const found = ({ bad, carried }: UpgradeCheck) =>
  [...bad, ...carried].map(({ id, result, difference }) => [id, result, difference?.entry ?? null]).toSorted();

/** The toy game with something else at the end of each turn. */
const changed = (act: (g: { score: number[] }) => void, rules = toy.rules): Games =>
  gamesOf({ ...beforeStep(toy, 'turn', 'end', ({ g }) => act(g as never)), rules });

test('a version with the same rules can go on with every live table, and nothing is changed', async () => {
  const before = await redis.connect().keys('*');
  expect(await checked(toys)).toEqual({ live: 2, bad: [], carried: [] });
  expect((await redis.connect().keys('*')).sort()).toEqual(before.sort());
});

test('tables that a version would lead elsewhere, or can’t replay, are listed with the first entry that differs', async () => {
  const last = Number(await redis.connect().hget('{t:live01}:head', 'seq'));
  const other = await checked(changed((g) => g.score.splice(0, 1, 9)));
  expect(found(other)).toEqual([['live01', 'differs', last]]);
  expect(other.bad.map(tableSaid)).toEqual([
    `live01 (skirmish, “A skirmish”): its log leads to another position. From entry ${last} on, the position is different.`,
  ]);
  const broken = await checked(
    changed(() => {
      throw new Error('no such step');
    }),
  );
  // The first of the two moves can’t be replayed.
  expect(found(broken)).toEqual([['live01', 'differs', last - 1]]);
  expect(broken.bad.map(tableSaid).join()).toContain('it can’t be replayed: no such step.');
});

test('newer rules continue a table from its position, if they accept that; older rules and missing games don’t', async () => {
  expect(found(await checked(changed((g) => g.score.splice(0, 1, 9), 2)))).toEqual([
    ['live01', 'carried', expect.anything()],
  ]);
  const strict = gamesOf({
    ...toy,
    check: () => {
      throw new Error('unsound');
    },
  });
  expect(found(await checked(strict))).toEqual([['live01', 'unsound', null]]);
  expect(found(await checked(gamesOf({ ...toy, rules: 0 })))).toEqual([['live01', 'newer', null]]);
  expect(found(await checked(gamesOf()))).toEqual([
    ['live01', 'unknown', null],
    ['lobby1', 'unknown', null],
  ]);
});

test('a table whose position can’t be read counts as live', async () => {
  await redis.connect().set('{t:over01}:snapshot', packText('{"torn'));
  await redis.connect().hset('{t:over01}:head', 'card', '{');
  expect(found(await checked(toys))).toEqual([['over01', 'unreadable', null]]);
});
