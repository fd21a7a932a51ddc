import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manyTables } from '../../../bench/many-tables.ts';
import { archiveTables } from '../../../src/queue/housekeeping.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
  chat = await openChat(redis.socket, [skirmish]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

test('the list contains a finished game, which can be shown even after it has been archived', async () => {
  const { alice, bob, general, guild } = chat;
  const thread = await startTable(chat, 'Old times', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  await answerMessage(press(alice, await answerMessage(alice.slash(thread, '/game end', { how: 'give-up' })), 'Yes'));
  const id = await until('it is over', async () => {
    const [table] = await stage.directory.ofGuild(guild.id);
    return table?.status === 'over' && table.id;
  });
  await until('it lies in the archive', async () => {
    await archiveTables({ redis: stage.redis, log: pino({ level: 'silent' }) }, Date.now() + 31 * 24 * 3_600_000);
    return stage.redis.exists(`{t:${id}}:archive`);
  });
  for (const person of [alice, bob]) {
    const list = await answerMessage(person.slash(general, '/game list'));
    expect(list.content).toMatch(/Old times.* over · \[go there\]\(https:\S+\)$/);
    const own = await person.autocomplete(person.openDm(), '/log', { table: 'old' }, 'table');
    expect(own).toMatchObject([{ value: id }]);
  }
  expect(await alice.autocomplete(general, '/log', { table: 'old' }, 'table')).toMatchObject([{ value: id }]);
  expect((await answerMessage(bob.slash(general, '/log', { table: id }))).content).toContain('gave up');
});

test('a long list has pages, and tables that wait for the person come first and finished games last', async () => {
  const { alice, bob, general, guild } = chat;
  const place = { guild: guild.id, game: 'skirmish' };
  await manyTables(stage.redis, { ...place, count: 30, channel: general.id });
  await startTable(chat, 'Ours', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  const first = await answerMessage(alice.slash(general, '/game list'));
  const lines = first.content.split('\n');
  expect(lines[0]).toMatch(/Ours.*waiting for \*\*you\*\*/);
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toBe('and 23 more');
  const second = await answerMessage(press(alice, first, 'Next'));
  const third = await answerMessage(press(alice, second, 'Next'));
  const last = await answerMessage(press(alice, third, 'Next'));
  expect(last.content.split('\n').map((line) => / over$/.test(line))).toEqual([
    ...Array(4).fill(false),
    ...Array(3).fill(true),
  ]);
  expect((await answerMessage(press(alice, last, 'Back'))).content).toBe(third.content);
});
