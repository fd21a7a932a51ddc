import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

/** A question with this many pictures. A single one is a file, several have an embed each. */
const showing = (count: number): GameChat => ({
  ...skirmish,
  pictures: {
    ...skirmish.pictures,
    read: () => Array.from({ length: count }, (_, at) => ({ scene: 'map', params: { at }, alt: `The strip ${at}` })),
  },
});

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'The whole strip' }) });
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** The alternative texts of a message’s pictures, where a screen reader finds them. */
function alts({ attachments, embeds }: APIMessage): (string | undefined)[] {
  return [...attachments.map(({ description }) => description), ...embeds.map(({ image }) => image?.description)];
}

const requests = (method: string, path: RegExp) =>
  chat.server.log.filter((entry) => entry.method === method && path.test(entry.path)).length;

test.each([1, 2])(
  'a message keeps its %i picture(s) and their alternative text when a button opens the next level of options',
  async (count) => {
    chat = await openChat(redis.socket, [showing(count)]);
    const { alice, bob } = chat;
    const thread = await startTable(chat, 'Sector 7', [
      [alice, 'Blue: Join'],
      [bob, 'Red: Join'],
    ]);
    const yourMove = async (person: Actor): Promise<APIMessage> => {
      const offers = (message: APIMessage) => choosable(message).some(({ label }) => label.includes('Your move'));
      return answerMessage(
        press(person, await messageSeenBy(person, thread, 'the panel is there', offers), 'Your move'),
      );
    };
    for (const person of [alice, bob]) {
      const shown = await yourMove(person);
      const none = choosable(shown).find(({ id }) => id.startsWith('none.'));
      await answerMessage(person.click(shown, none?.id ?? `no “none” among ${choosable(shown).map(({ id }) => id)}`));
    }
    const asked = await until('Alice acts', async () => {
      const shown = await yourMove(alice);
      return choosable(shown).some(({ id }) => id.startsWith('open.')) && shown;
    });
    await until('the pictures are there', () => {
      const now = alice.visible(thread).find(({ id }) => id === asked.id);
      return now !== undefined && alts(now).length === count;
    });
    // Messages are edited in place.
    const before = structuredClone(alice.visible(thread).find(({ id }) => id === asked.id) ?? asked);
    expect(alts(before)).toEqual(Array.from({ length: count }, () => 'The whole strip'));
    const level = choosable(before).find(({ id, value }) => value === null && /^open\./.test(id));
    if (level === undefined) throw new Error(`no level: ${choosable(before).map(({ id }) => id)}`);
    const opened = await answerMessage(alice.click(before, level.id));
    expect(opened.id).toBe(asked.id);
    expect(choosable(opened).map(({ id }) => id)).not.toEqual(choosable(before).map(({ id }) => id));
    expect(alts(opened)).toEqual(alts(before));
  },
);

test('every picture of every message has alternative text', async () => {
  const two = () => [0, 1].map((at) => ({ scene: 'map', params: { at }, alt: 'The strip' }));
  const pictures = { move: two, done: two, panel: two, turn: two, read: two, component: two };
  chat = await openChat(redis.socket, [{ ...skirmish, pictures }]);
  const { alice, bob, server } = chat;
  const shown = new Set<string>();
  const wordless = new Set<string>();
  server.world.events.on('screen', (event) => {
    if (event.kind !== 'messageCreate' && event.kind !== 'messageUpdate') return;
    const { data, files, visibleTo } = event.message;
    for (const { filename, url } of files) {
      const listed = data.attachments.find((file) => file.url === url);
      const embedded = data.embeds.find(({ image }) => image?.url === url)?.image;
      shown.add(visibleTo !== null ? 'answer' : event.channel.kind);
      if (!(listed ?? embedded)?.description)
        wordless.add(`${event.channel.kind} ${filename} ${data.content.slice(0, 40)}`);
    }
  });
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  for (const person of [alice, bob])
    await messageSeenBy(person, person.openDm().id, 'the turn message is there', ({ embeds }) => embeds.length === 2);
  for (const command of ['/map', '/hand']) await answerMessage(alice.slash(thread, command));
  await answerMessage(alice.slash(thread, '/card', { name: 'Scout' }));
  await answerMessage(alice.slash(thread, '/play', { action: 'draw' }));
  await answerMessage(alice.slash(thread, '/undo'));
  await until('pictures were shown everywhere', () => ['answer', 'dm', 'thread'].every((place) => shown.has(place)));
  expect([...wordless]).toEqual([]);
});

test('when the bot sends a first answer, it learns the new message’s id without a further request', async () => {
  chat = await openChat(redis.socket, [skirmish]);
  const { alice, bob } = chat;
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  // A slow machine may have asked for the places of answers before this.
  const earlier = requests('GET', /\/messages\/@original$/);
  const sent = alice.slash(thread, '/game end', { how: 'give-up' });
  const asked = await answerMessage(sent);
  const store = redis.connect();
  const kept = async () => {
    const keys = await store.keys('asking:*');
    const all = await Promise.all(keys.map((key) => store.hgetall(key)));
    return all.flatMap((messages) => Object.entries(messages));
  };
  // The bot remembers the message by its id, so that it can close it in time.
  const found = await until('it is remembered', async () => (await kept()).find(([, text]) => text.includes(sent.id)));
  expect(found[0]).toBe(asked.id);
  expect(requests('GET', /\/messages\/@original$/)).toBe(earlier);
});
