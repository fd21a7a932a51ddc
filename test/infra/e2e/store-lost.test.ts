import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SURE } from '../../../src/store/gate.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, panelSeenBy, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let lines: string[];
let ended: Error | null;

beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'fatal' }, { write: (line: string) => void lines.push(line) });
  stage = await TestPipeline.open(redis.socket, {
    draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }),
    sweep: 500,
    log,
  });
  chat = await openChat(redis.socket, [skirmish], log);
  ended = null;
  void chat.bot.ended.then((reason) => {
    ended = reason;
  });
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const SENTENCE = 'I can’t find the games right now';

test('the bot refuses to use an emptied store, writes nothing to it, and continues once it is restored', async () => {
  const { alice, bob, general } = chat;
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  const panel = await panelSeenBy(alice, thread);
  const admin = redis.connect();
  const before = await admin.hgetall('store');
  await admin.flushall();
  const emptied = performance.now();

  await until('people are told', async () =>
    (await answerMessage(alice.slash(thread, '/map'))).content.includes(SENTENCE),
  );
  // Each connection trusts its store for a moment before it checks again. Until then, housekeeping may write.
  await until('no connection trusts the store', () => performance.now() > emptied + SURE.wait);
  const written = await admin.keys('*');
  expect((await answerMessage(press(alice, panel, 'Your move'))).content).toContain(SENTENCE);
  expect((await answerMessage(bob.slash(general, '/game new', { title: 'New' }))).content).toContain(SENTENCE);
  expect((await answerMessage(bob.slash(general, '/game list'))).content).toContain(SENTENCE);
  await until('the log says it', () => lines.some((line) => line.includes('it doesn’t hold the games')));
  expect((await admin.keys('*')).sort()).toEqual(written.sort());
  expect(written.filter((key) => key.startsWith('{t:') || key === 'tables')).toEqual([]);
  expect(await admin.hget('store', 'id')).toBeNull();
  expect(ended).toBeNull();

  await admin.flushall();
  await admin.hset('store', before);
  await until(
    'sweeps come again',
    async () => Number(await admin.hget('store', 'did:sweep')) > Number(before['did:sweep']),
  );
  const opened = until('a table can be opened', async () => {
    const { content } = await answerMessage(bob.slash(general, '/game new', { title: 'New' }));
    return !content.includes(SENTENCE);
  });
  await opened;
  await messageSeenBy(bob, general.id, 'the lobby is there', ({ content }) => content.includes('New'));
  expect(ended).toBeNull();
});
