import { resolve } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Closeable, startReader, startRenderer } from '../../../src/queue/roles.ts';
import { watch } from '../../../src/queue/watchdog.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, openChat, press, startTable } from '../support/chat.ts';
import { withRedis } from '../support/redis.ts';
import { toys } from '../support/tables.ts';

const script = resolve(import.meta.dirname, '../../../dist/test/infra/support/poison-process.js');
const redis = withRedis();
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
let chat: Chat;
let others: Closeable[] = [];
beforeEach(async () => {
  await redis.flush();
  const settings = { redis: redis.socket, log };
  others = await Promise.all([
    startReader({ ...settings, games: toys }),
    startRenderer({ ...settings, draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) }),
  ]);
  chat = await openChat(redis.socket, [skirmish]);
});
afterEach(async () => {
  await chat.close();
  for (const one of others) await one.close();
});

/** Alice and Bob sit down, the game begins, and it is Alice's turn. Returns the thread. */
async function begin(): Promise<string> {
  const { alice, bob } = chat;
  const thread = await startTable(chat, 'Poison', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  for (const person of [alice, bob]) {
    const asked = await answerMessage(person.slash(thread, '/play'));
    await answerMessage(press(person, asked, 'None of these'));
  }
  return thread;
}

test.each(['throw', 'hang', 'exit'])(
  'a person whose command makes the worker %s learns of the bug, and the table continues',
  async (how) => {
    const worker = watch({ script, args: [how, redis.socket], count: 1, silence: 4_000, log });
    try {
      const { alice, bob } = chat;
      const thread = await begin();
      const bad = await answerMessage(alice.slash(thread, '/play', { action: 'Draw a card' }));
      expect(bad.content).toContain('Something broke on our side. Your command did nothing');
      expect(bad.content).toMatch(/We logged it as `\d+`\./);
      const good = await answerMessage(alice.slash(thread, '/play', { action: 'u0 moves to 1' }));
      expect(good.content).toContain('u0 moves to 1');
      const next = await answerMessage(bob.slash(thread, '/play', { action: 'u1 moves to 7' }));
      expect(next.content).toContain('u1 moves to 7');
    } finally {
      await worker.close();
    }
  },
);
