import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { drawScene } from '../../../src/cli/draw.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { pack } from '../../../src/store/codec.ts';
import { Decks } from '../../../src/store/decks.ts';
import { keys } from '../../../src/store/keys.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press, publicMessageSeenBy } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

/** Discord’s flag for a message that only one person sees. */
const EPHEMERAL = 64;

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { games: gamesOf(awayMissions, firstEdition), draw: drawScene });
  chat = await openChat(redis.socket, [awayMissionsChat, firstEditionChat].map(unreading));
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

type Values = Parameters<Actor['slash']>[2];

/** A game that throws if the bot itself reads a list, which only a reader may do. */
function unreading(game: GameChat): GameChat {
  if (game.decks === undefined) return game;
  const read = (): never => {
    throw new Error('the bot reads no lists');
  };
  return { ...game, decks: { ...game.decks, read } };
}

/** The answers of `/deck` to Alice. */
async function deck(what: string, values: Values = {}): Promise<string> {
  return (await answerMessage(chat.alice.slash(chat.general, `/deck ${what}`, values))).content;
}

/** Alice sends a file as the deck Mine. */
function sends(bytes: Uint8Array, name = 'deck.txt'): Promise<string> {
  return deck('import', { name: 'Mine', file: { filename: name, contentType: 'text/plain', bytes } });
}

/** Alice pastes a list as the deck Mine. */
async function pastes(list: string): Promise<string> {
  const opened = chat.alice.slash(chat.general, '/deck import', { name: 'Mine' });
  await opened.done;
  return (await answerMessage(chat.alice.submit(opened, { list }))).content;
}

/** The list that Alice sees, without its code fence. */
async function exported(): Promise<string> {
  const [, list = ''] = /```\n([\s\S]*)\n```/.exec(await deck('export', { name: 'Mine' })) ?? [];
  return list;
}

test('a starter deck can be copied, changed, shown and exported, and the exported file can be read again', async () => {
  const { alice, bob, general } = chat;
  expect(await deck('list')).toContain('`/deck copy` makes one of a starter deck');
  await deck('copy', { name: 'Riker’s Away Team', as: 'Mine' });
  expect(await deck('add', { name: 'Mine', card: 'Picard' })).toContain('Picard leads the team');
  expect(await deck('add', { name: 'Mine', card: 'Crusher' })).toContain('Crusher takes Shelby’s place');
  const lacks = '• A Mission Deck needs exactly 20 cards, but this one has 19. (rule M-BUILD-01)';
  expect(await deck('remove', { name: 'Mine', card: 'Hold the Ship' })).toBe(
    `Mission Deck: no Hold the Ship.\n${lacks}`,
  );
  expect(await deck('check', { name: 'Mine' })).toContain(lacks);
  expect(await deck('add', { name: 'Mine', card: 'Open a Dialogue' })).toBe('Mission Deck: 1 copy of Open a Dialogue.');
  expect(await deck('check', { name: 'Mine' })).toBe('**Mine** follows the rules.');

  const shown = await answerMessage(alice.slash(general, '/deck show', { name: 'Mine' }));
  expect(shown.content).toContain('Picard’s Away Team');
  const drawn = await messageSeenBy(
    alice,
    general.id,
    'its picture is there',
    ({ id, attachments, embeds }) => id === shown.id && attachments.length + embeds.length > 0,
  );
  expect(drawn.flags).toBe(EPHEMERAL);
  expect(bob.visible(general.id)).toEqual([]);

  const list = await exported();
  expect(list).toContain('Team:\n1 Picard\n1 Crusher\n1 Data\n1 Worf');
  await deck('drop', { name: 'Mine' });
  expect(await sends(Buffer.from(`\ufeff${list.replaceAll('\n', '\r\n')}`))).toBe(
    '**Mine** is saved for Star Trek: Away Missions.\nIt follows the rules.',
  );
  expect(await exported()).toBe(list);
});

test('errors in files and lists are reported line by line, and the old deck is kept', async () => {
  expect(await pastes('Crusher\nHypospray x2\nHold the Ship')).toContain(
    '**Mine** is saved for Star Trek: Away Missions.',
  );
  const before = await exported();
  const refused: [what: string, answer: () => Promise<string>, says: string][] = [
    ['a picture', () => sends(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'deck.png'), 'This file isn’t text.'],
    ['UTF-16', () => sends(Buffer.from('\ufeffRiker', 'utf16le')), 'This file is written in UTF-16.'],
    ['Latin 1', () => sends(Buffer.from('Riker\xb4s', 'latin1')), 'This file isn’t written in UTF-8.'],
    ['a file that is empty', () => sends(Buffer.from('\n\n')), 'This list is empty.'],
    ['10,001 lines', () => sends(Buffer.from('Riker\n'.repeat(10_001))), 'This list has 10001 lines'],
    [
      'a slip and a card that there isn’t',
      () => pastes('Riker\nHypospry\n2 Xyzzy'),
      '• Line 2: There is no card “Hypospry”. Did you mean “Hypospray”?\n• Line 3: There is no card “Xyzzy”.',
    ],
    ['10,000 lines of nonsense', () => sends(Buffer.from('Xyzzy\n'.repeat(9_999))), '9987 more lines can’t be read.'],
    ['a deck of the other game', () => pastes('Missions:\nDistress Mission\nHomeward'), 'Give it another name'],
  ];
  for (const [what, answer, says] of refused) {
    const told = await answer();
    expect([what, told]).toEqual([what, expect.stringContaining(says)]);
    expect([what, told]).toEqual([what, expect.stringContaining('Nothing was changed')]);
    expect(told.length).toBeLessThanOrEqual(2_000);
  }
  expect(await exported()).toBe(before);
});

test('each unknown name gets a menu, and the deck is saved once all of them are settled', async () => {
  const { alice, general } = chat;
  const opened = alice.slash(general, '/deck import', { name: 'Mine' });
  await opened.done;
  const told = await answerMessage(alice.submit(opened, { list: 'Crusher\nHypospry x2\n1 Qqqzz' }));
  expect(told.content).toContain('Choose the right cards below.');
  const menus = (message: APIMessage) =>
    (message.components ?? []).flatMap((row) =>
      'components' in row ? row.components.flatMap((one) => ('options' in one ? [one] : [])) : [],
    );
  const [first, second] = menus(told);
  expect(first?.options.map(({ label }) => label)).toEqual(expect.arrayContaining(['Hypospray', 'Leave it out']));
  await alice.select(told, second?.custom_id ?? '', ['out']).done;
  await alice.select(told, first?.custom_id ?? '', ['0']).done;
  const kept = await messageSeenBy(alice, general.id, 'the deck is kept', ({ content }) =>
    content.includes('**Mine** is saved for Star Trek: Away Missions.'),
  );
  expect(kept.id).toBe(told.id);
  expect(menus(kept)).toEqual([]);
  expect(await exported()).toContain('2 Hypospray');
});

test('everyone sees that a player brings a deck to a table, but not its cards', async () => {
  const { alice, bob, general } = chat;
  await deck('copy', { name: 'Riker’s Away Team', as: 'Mine' });
  await deck('add', { name: 'Mine', card: 'Picard' });
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7', game: 'away-missions' }));
  const lobby = (words: string): Promise<APIMessage> => publicMessageSeenBy(bob, general.id, words);
  const open = await lobby('2 seats are free');
  await answerMessage(press(alice, open, 'Federation: Join'));
  await answerMessage(press(bob, open, 'Borg: Join'));
  await lobby('Everyone is here');
  await answerMessage(alice.slash(general, '/deck play', { name: 'Mine' }));
  const brought = await lobby('Decks of Federation: a deck of their own');
  expect(brought.content).toContain('has yet to agree');
  await answerMessage(alice.slash(general, '/deck play', { name: 'starter' }));
  await until('the starter deck is back', () =>
    bob.visible(general.id).every(({ content }) => !content.includes('a deck of their own')),
  );
  await answerMessage(alice.slash(general, '/deck play', { name: 'Mine' }));
  await answerMessage(press(bob, await lobby('a deck of their own'), 'Ready'));
  expect(JSON.stringify(bob.visible(general.id))).not.toContain('Picard');
  await answerMessage(press(alice, await lobby('Everyone is here'), 'Start'));
  const thread = await until('the thread is open', () => bob.channels().find(({ kind }) => kind === 'thread')?.id);
  const late = await answerMessage(alice.slash(thread, '/deck play', { name: 'Mine' }));
  expect(late.content).toContain('The game has begun');
});

test('if several answers each add a card at the same time, all of the cards are saved', async () => {
  const { alice, general } = chat;
  await deck('import', {
    name: 'Mine',
    file: { filename: 'a.txt', contentType: 'text/plain', bytes: Buffer.from('1\tSpock') },
  });
  const sent = Array.from({ length: 6 }, () => alice.slash(general, '/deck add', { name: 'Mine', card: 'Spock' }));
  const told = await Promise.all(sent.map(async (one) => (await answerMessage(one)).content.split('\n')[0]));
  expect(told.sort()).toEqual([2, 3, 4, 5, 6, 7].map((count) => `Draw deck: ${count} copies of Spock.`));
  expect(await deck('export', { name: 'Mine' })).toContain('7\tSpock');
});

test('an unreadable deck is listed and kept, and its owner can delete it', async () => {
  const { alice } = chat;
  const damaged: Record<string, Buffer> = {
    'cut off': pack({ name: 'Cut off', game: 'first-edition', deck: { draw: [{ card: 'spock', count: 2 }] } }).subarray(
      0,
      40,
    ),
    'no game': pack({ name: 'No game', game: 'fizzbin', deck: { draw: [] } }),
    'no zone': pack({ name: 'No zone', game: 'first-edition', deck: { sideboard: [{ card: 'spock', count: 1 }] } }),
    nothing: pack(null),
    'a number': pack(7),
    enormous: pack({ name: 'Enormous', game: 'first-edition', deck: 'x'.repeat(5_000_000) }),
  };
  const key = keys.decks(alice.user.id);
  for (const [field, bytes] of Object.entries(damaged)) await stage.redis.hset(key, field, bytes);
  await deck('copy', { name: 'Riker’s Away Team', as: 'Mine' });

  const list = await deck('list');
  expect(list).toContain('• **Mine**, Star Trek: Away Missions');
  for (const name of ['cut off', 'No game', 'No zone', 'nothing', 'a number', 'enormous']) {
    expect(list).toContain(
      `• I can’t read the deck **${name}**, so I’ve left it unchanged. \`/deck drop\` deletes it.`,
    );
    const uses: [what: string, more: Values][] = [
      ...['show', 'check', 'export', 'play'].map((what): [string, Values] => [what, {}]),
      ['copy', { as: 'Other' }],
      ...['add', 'remove'].map((what): [string, Values] => [what, { card: 'Spock' }]),
    ];
    for (const [what, more] of uses)
      expect([what, await deck(what, { name, ...more })]).toEqual([
        what,
        expect.stringContaining(`I can’t read the deck **${name}**`),
      ]);
    const file = { filename: 'a.txt', contentType: 'text/plain', bytes: Buffer.from('1\tSpock\nMissions:\nHomeward') };
    expect(await deck('import', { name, file })).toContain('Give the new deck another name');
  }
  for (const [field, bytes] of Object.entries(damaged)) {
    expect((await stage.redis.hgetBuffer(key, field))?.equals(bytes)).toBe(true);
    expect(await deck('drop', { name: field })).toContain('is deleted.');
  }
  expect(await deck('list')).toBe('• **Mine**, Star Trek: Away Missions');
});

test('cards that no longer exist in the game stay in the deck and are shown by name', async () => {
  const { alice } = chat;
  const kept = { name: 'Mine', game: 'first-edition', deck: { draw: [{ card: 'gone-card', count: 3 }] } };
  await stage.redis.hset(keys.decks(alice.user.id), 'mine', pack(kept));
  expect(await deck('add', { name: 'Mine', card: 'Spock' })).toContain('Draw deck: 1 copy of Spock.');
  expect(await deck('check', { name: 'Mine' })).toContain('I no longer know this card: “gone-card”.');
  expect(await deck('show', { name: 'Mine', part: 1 })).toContain('3 gone-card (unknown card)\n1 Spock');
  expect((await answerMessage(alice.slash(chat.general, '/deck show', { name: 'Mine' }))).content).toContain(
    'gone-card',
  );
  expect(await deck('remove', { name: 'Mine', card: 'gone-card', count: 3 })).toContain('no copy left');
  expect(await new Decks(stage.redis).find(alice.user.id, 'Mine')).toMatchObject({
    deck: { draw: [{ card: 'spock', count: 1 }] },
  });
});

test('a deck with far too many cards is refused when it is sent, or, if already saved, when it is brought to a table', async () => {
  const { alice, general } = chat;
  const says = 'There are 29700 copies of Spock in this deck. At most 99 copies of a card are allowed.';
  const told = await sends(Buffer.from('99 Spock\n'.repeat(300)));
  expect(told).toContain(says);
  expect(told).toContain('Nothing was changed');
  const large = { name: 'Mine', game: 'first-edition', deck: { draw: [{ card: 'spock', count: 29_700 }] } };
  await stage.redis.hset(keys.decks(alice.user.id), 'mine', pack(large));
  expect(await deck('list')).toContain('can’t be played yet');
  expect(await deck('check', { name: 'Mine' })).toContain(says);
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7', game: 'first-edition' }));
  const lobby = await messageSeenBy(alice, general.id, 'the lobby is there', ({ content }) => content.includes('free'));
  await answerMessage(press(alice, lobby, 'Join'));
  const refused = await answerMessage(alice.slash(general, '/deck play', { name: 'Mine' }));
  expect(refused.content).toContain(says);
});
