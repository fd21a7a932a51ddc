import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { chats } from '../../../src/discord/chats.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat, openChat, press, withFile } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: drawScene });
  chat = await openChat(redis.socket, chats);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

test('/card shows a component to the asker only, or to everyone with `share`, and has buttons for rules', async () => {
  const { alice, bob, general } = chat;
  const [chosen] = await alice.autocomplete(general, '/card', { name: 'hypo' }, 'name');
  expect(chosen?.name).toBe('Hypospray · Equipment, Medical, Federation');
  const own = await answerMessage(alice.slash(general, '/card', { name: `${chosen?.value}` }));
  expect(own.content).toMatch(
    /^\*\*Hypospray\*\* · Equipment, Medical, Federation\n• Action: an adjacent friendly character recovers/,
  );
  const shown = await withFile(alice, own);
  expect(shown.attachments[0]?.description).toMatch(/^Hypospray: Equipment, Medical, supply 2\. Action: an adjacent/);
  expect(bob.visible(general.id).some(({ id }) => id === own.id)).toBe(false);
  expect(choosable(own).map(({ label }) => label)).toContain('When and on whom to play Equipment');
  expect((await answerMessage(press(alice, own, 'When and on whom'))).content).toContain('M-PLAY-14');

  const shared = await answerMessage(alice.slash(general, '/card', { name: 'Locutus', share: true }));
  expect((await withFile(bob, shared)).content).toContain('**Locutus** · Character');
});
