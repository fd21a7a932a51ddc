import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/local/actor.ts';
import type { Fault } from '../../../src/local/faults.ts';
import { deleteMessage } from '../../../src/local/world/messages.ts';
import { setOverwrites } from '../../../src/local/world/roles.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { SOON } from '../../support/patience.ts';
import {
  answerMessage,
  type Chat,
  isPanel,
  messageSeenBy,
  openChat,
  panelSeenBy,
  press,
  startTable,
} from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { remark } from '../support/tables.ts';
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

/** Makes requests fail with the errors that Discord documents. */
function refuse(method: string, path: RegExp, [status, code]: readonly [number, number], times = 999): void {
  const fault: Fault = { method, path, status, body: { message: 'refused', code }, times };
  chat.server.faults.add(fault);
}

/** Ends all refusals, and reports a change of the channel. */
function mend(): void {
  chat.server.faults.clear();
  setOverwrites(chat.server.world, chat.general, []);
}

const seats = (): [Actor, string][] => [
  [chat.alice, 'Blue: Join'],
  [chat.bob, 'Red: Join'],
];

/** A game whose panel is in the thread and whose messages are all sent. Returns the thread. */
async function begun(): Promise<string> {
  const thread = await startTable(chat, 'Sector 7', seats());
  await panelSeenBy(chat.alice, thread);
  await until('all is said', async () => (await redis.connect().keys('*:sending')).length === 0);
  return thread;
}

/** Alice and Bob sit at a table that has not begun. */
async function seated(): Promise<void> {
  const { alice, bob, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  for (const actor of [alice, bob]) await answerMessage(actor.slash(general, '/game join'));
}

const panels = (thread: string): string[] =>
  chat.bob
    .visible(thread)
    .filter(isPanel)
    .map(({ id }) => id);
const inDm = (actor: Actor, words: string): Promise<APIMessage> =>
  messageSeenBy(actor, actor.openDm().id, words, ({ content }) => content.includes(words));

/** The asked person answers with the first option. */
async function move(): Promise<void> {
  for (const actor of [chat.alice, chat.bob]) {
    const [first] = await actor.autocomplete(chat.general, '/play', { action: '' }, 'action');
    if (first === undefined || first.value === '-') continue;
    await answerMessage(actor.slash(chat.general, '/play', { action: `${first.value}` }));
    return;
  }
}

/** Both make their choices before the first turn. From then on each move is a turn with its own message. */
async function openings(): Promise<void> {
  await move();
  await move();
}

/** Status and code as Discord documents them, and words from the message to a person who can act. */
type Row = readonly [refusal: readonly [number, number], words: string];

const PLACE: readonly Row[] = [
  [[403, 50001], 'I can’t post in'],
  [[403, 50013], 'I can’t post in'],
  [[404, 10003], 'has been deleted'],
  [[400, 160005], 'is locked'],
  [[400, 40058], 'is a type of channel where I can’t post'],
  [[400, 50008], 'is a type of channel where I can’t post'],
  [[400, 50035], 'Discord rejected my message'],
  [[400, 200000], 'Discord rejected my message'],
  [[413, 40005], 'Discord rejected my message'],
];

describe('lobby', () => {
  test.each(PLACE)(
    'if a new table’s message is rejected with %s, the answer explains that, and the message appears later',
    async (refusal, words) => {
      refuse('POST', new RegExp(`${chat.general.id}/messages$`), refusal);
      const { content } = await answerMessage(chat.alice.slash(chat.general, '/game new', { title: 'Sector 7' }));
      expect(content).toContain(words);
      expect(content).not.toContain('is open');
      mend();
      await messageSeenBy(chat.alice, chat.general.id, 'the lobby', (message) =>
        message.content.includes('seats are free'),
      );
    },
  );
});

describe('message', () => {
  test.each(PLACE.filter(([[, code]]) => code !== 10003))('refused with %s', async (refusal, words) => {
    const thread = await begun();
    await openings();
    refuse('POST', new RegExp(`${thread}/messages$`), refusal);
    await move();
    await inDm(chat.alice, words);
    const old = panels(thread);
    mend();
    await until('a panel follows', () => panels(thread).some((id) => !old.includes(id)), SOON);
  });

  test('a message in the thread is posted as text after a single rejection with 50035', async () => {
    const thread = await begun();
    await openings();
    refuse('POST', new RegExp(`${thread}/messages$`), [400, 50035], 2);
    await move();
    await messageSeenBy(
      chat.alice,
      thread,
      'the words',
      (message) => message.content.includes('to move') && !isPanel(message),
    );
  });
});

describe('thread', () => {
  test.each<Row>([
    [[400, 160006], 'as many open threads as Discord allows'],
    [[403, 50013], 'I can’t post in'],
    [[400, 50024], 'is a type of channel where I can’t post'],
    [[400, 200001], 'Discord rejected my message'],
    [[400, 50035], 'Discord rejected my message'],
  ])('the game is shown in the channel if opening the thread is refused with %s', async (refusal, words) => {
    await seated();
    refuse('POST', /threads$/, refusal);
    await answerMessage(chat.alice.slash(chat.general, '/game start'));
    await messageSeenBy(chat.bob, chat.general.id, 'the panel is in the channel', isPanel);
    const told = await inDm(chat.alice, words);
    expect(told.content).toContain(`the game is shown in <#${chat.general.id}>`);
  });

  test('the thread is named after the table’s id if Discord has rejected the title (200001)', async () => {
    await seated();
    refuse('POST', /threads$/, [400, 200001], 1);
    await answerMessage(chat.alice.slash(chat.general, '/game start'));
    const thread = await until('the thread', () => chat.alice.channels().find(({ kind }) => kind === 'thread'));
    expect(thread.data.name).toMatch(/^Table \w{6}$/);
  });

  test('if the lobby message was deleted (10008), the thread is opened without it', async () => {
    await seated();
    const lobby = await messageSeenBy(chat.alice, chat.general.id, 'the lobby', ({ content }) =>
      content.includes('Everyone is here'),
    );
    const stored = chat.server.world.messages.get(lobby.id);
    if (stored !== undefined) deleteMessage(chat.server.world, stored);
    await answerMessage(chat.alice.slash(chat.general, '/game start'));
    const thread = await until('the thread', () => chat.alice.channels().find(({ kind }) => kind === 'thread')?.id);
    await messageSeenBy(chat.alice, thread, 'the panel', isPanel);
  });
});

describe('edit', () => {
  test.each([
    [404, 10008],
    [403, 50005],
    [403, 50021],
    [404, 10003],
  ])('a new panel is posted if an edit is refused with %d, %d', async (status, code) => {
    const thread = await begun();
    refuse('PATCH', new RegExp(`${thread}/messages/`), [status, code], 1);
    const old = panels(thread);
    const [table] = await stage.directory.ofGuild(chat.guild.id);
    // This asks nobody else, so the present panel is edited.
    await stage.send(table?.id ?? '', remark());
    await until('there is a new panel', () => panels(thread).some((id) => !old.includes(id)));
    await until('the old one is closed', () => panels(thread).length === 1);
  });
});

describe('DM', () => {
  test.each([
    ['POST', /users\/@me\/channels$/, [400, 50007]],
    ['POST', /users\/@me\/channels$/, [400, 50033]],
    ['POST', /users\/@me\/channels$/, [403, 0]],
    ['POST', /DM\/messages$/, [403, 50007]],
    ['POST', /DM\/messages$/, [403, 50278]],
    ['POST', /DM\/messages$/, [403, 50013]],
    ['POST', /DM\/messages$/, [400, 50035]],
  ] as const)(
    'if %s %s is refused with %s, the thread calls the person and says what to do',
    async (method, path, refusal) => {
      const dm = new RegExp(path.source.replace('DM', `(${chat.alice.openDm().id}|${chat.bob.openDm().id})`));
      await seated();
      refuse(method, dm, refusal);
      await answerMessage(chat.alice.slash(chat.general, '/game start'));
      const thread = await until('the thread', () => chat.alice.channels().find(({ kind }) => kind === 'thread')?.id);
      const knock = await messageSeenBy(chat.bob, thread, 'the call', ({ content }) =>
        content.includes('it’s your move'),
      );
      expect(knock.content).toContain('You can allow them in this server’s privacy settings');
      await until(
        'both are called',
        () => chat.bob.visible(thread).filter(({ type, mentions }) => type === 0 && mentions.length > 0).length === 2,
      );
    },
  );

  test.each([40003, 20026])(
    'if a direct message is refused with 403, %i, the player is mentioned in the thread instead',
    async (code) => {
      await seated();
      refuse('POST', /users\/@me\/channels$/, [403, code], 1);
      await answerMessage(chat.alice.slash(chat.general, '/game start'));
      const thread = await until('the thread', () => chat.alice.channels().find(({ kind }) => kind === 'thread')?.id);
      const called = () => chat.bob.visible(thread).filter(({ content }) => content.includes('it’s your move'));
      await until('both are called', () => called().length === 2);
      for (const { content } of called()) {
        expect(content).toContain('I can’t send direct messages right now');
        expect(content).not.toContain('privacy settings');
      }
      expect(chat.server.log.filter(({ path }) => path === '/users/@me/channels')).toHaveLength(1);
    },
  );
});

describe('answer', () => {
  test.each([
    [400, 50035],
    [413, 40005],
    [403, 50013],
  ])('an explanation replaces an answer that is immediately rejected with %d, %d', async (status, code) => {
    refuse('POST', /callback$/, [status, code], 1);
    const { content } = await answerMessage(chat.alice.slash(chat.general, '/help'));
    expect(content).toContain('I couldn’t show this answer');
  });

  test.each([
    [401, 50027],
    [404, 10015],
    [404, 10008],
    [400, 50083],
    [403, 50013],
    [400, 50035],
  ])('an answer to be filled in later comes by direct message if it is refused with %d, %d', async (status, code) => {
    await begun();
    const before = chat.alice.visible(chat.alice.openDm()).length;
    refuse('PATCH', /webhooks\//, [status, code]);
    void chat.alice.slash(chat.general, '/game status').answered.catch(() => {});
    await until('it is there', () => chat.alice.visible(chat.alice.openDm()).length > before);
  });

  test('the bot explains why it can’t answer a button on an old message', async () => {
    const { alice, general } = chat;
    await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
    const lobby = await messageSeenBy(alice, general.id, 'the lobby', ({ content }) =>
      content.includes('seats are free'),
    );
    refuse('POST', /callback$/, [400, 50035], 1);
    expect((await answerMessage(press(alice, lobby, 'Blue: Join'))).content).toContain('I couldn’t show this answer');
  });
});
