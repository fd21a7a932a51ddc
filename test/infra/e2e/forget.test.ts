import { afterEach, beforeEach, expect, test } from 'vitest';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press } from '../support/chat.ts';
import { quickTable } from '../support/inbox-tables.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { tracesIn } from '../support/store-dump.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }), sweep: 500 });
  chat = await openChat(redis.socket, [skirmish]);
  const { alice, bob, guild, general } = chat;
  for (const id of ['first1', 'secon2'])
    await quickTable(stage, { id, title: `Sector ${id}`, guild: guild.id, channel: general.id, seats: [alice, bob] });
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** The number of Alice's direct messages. */
const directs = (): number => chat.alice.visible(chat.alice.openDm().id).length;

test('T-FORGET-01: with two clicks, a person leaves their games, and nothing in the store names them', async () => {
  const { alice, bob, general } = chat;
  await until('Alice has direct messages', () => directs() >= 2);
  await answerMessage(alice.slash(general, '/profile messages', { when: 'digest' }));
  await answerMessage(alice.slash(general, '/profile mute', { until: 'always', table: 'first1' }));

  const question = await answerMessage(alice.slash(general, '/profile delete'));
  expect(question.content).toContain('You leave 2 running games, and a bot plays your seats.');
  await answerMessage(press(alice, question, 'Yes, delete everything'));
  const done = await messageSeenBy(alice, general.id, 'everything is deleted', ({ content }) =>
    content.includes('Your data is deleted.'),
  );
  expect(done.id).toBe(question.id);
  expect(done.content).toContain('You left 2 tables. 2 tables no longer name you.');
  expect(done.content).toMatch(/I deleted \d+ direct messages\./);
  expect(done.components).toEqual([]);
  expect(directs()).toBe(0);
  const { id, username } = alice.user;
  expect(await tracesIn(stage.redis, id, username)).toEqual([]);

  // Bob plays on against a bot, and Alice begins as somebody new.
  for (const table of ['first1', 'secon2']) {
    const summary = await stage.directory.summary(table);
    expect(summary?.chairs).toMatchObject([{ player: null, bot: 'standard' }, { player: bob.user.id }]);
  }
  const settings = await answerMessage(alice.slash(general, '/profile time'));
  expect(settings.content).toContain('**Messages** Each turn');
  expect(settings.content).not.toContain('Sector first1');
});

test('T-FORGET-01: in direct messages, the answer itself stays', async () => {
  const { alice } = chat;
  const dm = alice.openDm();
  await until('Alice has direct messages', () => directs() >= 2);
  const question = await answerMessage(alice.slash(dm, '/profile delete'));
  await answerMessage(press(alice, question, 'Yes, delete everything'));
  await messageSeenBy(alice, dm.id, 'everything is deleted', ({ content }) =>
    content.includes('Your data is deleted.'),
  );
  expect(alice.visible(dm.id).map(({ id }) => id)).toEqual([question.id]);
});
