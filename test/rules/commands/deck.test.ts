import { expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import type { GameChat } from '../../../src/discord/games/chat.ts';
import { decks as awayDecks } from '../../../src/games/away-missions/chat/decks.ts';
import { components as awayComponents } from '../../../src/games/away-missions/viewing/components.ts';
import { decks } from '../../../src/games/first-edition/chat/decks.ts';
import { components } from '../../../src/games/first-edition/viewing/components.ts';
import { skirmish } from '../discord/support/samples.ts';
import { agreedCard } from '../first-edition/by-agreement.ts';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import { ADA, BEN, CHANNEL, click, slash, slashWithFile, submit, typing } from './support/payloads.ts';

/** Some dilemma that is played by agreement. */
const AGREED = agreedCard('Dilemma');
const cards = ['Data', 'Jean-Luc Picard', AGREED, 'Rom', 'Rom*'];
const game: GameChat = {
  ...skirmish,
  components: components().filter(({ name }) => cards.includes(name)),
  decks,
};
/** Another game that takes decks: a table plays it, too. */
const away: GameChat = {
  ...skirmish,
  game: 'away',
  title: 'Away',
  command: 'team',
  components: awayComponents(),
  decks: awayDecks,
};
const AWAY_LIST = 'Crusher\nHypospray x2\nHold the Ship';
const LIST = `Missions:\n1\tDistress Mission\nSeed+Dil:\n2\t${AGREED}\n`;
const open = (): CommandBench => bench(undefined, [game]);

/** What a command says. */
async function said(b: CommandBench, command: string, values: Record<string, string | number> = {}): Promise<string> {
  await b.handle(slash(command, values));
  return lastText(b);
}

/** The bench with a deck called Mine. */
async function withDeck(): Promise<CommandBench> {
  const b = open();
  await b.handle(slash('/deck import', { name: 'Mine' }));
  await b.handle(submit(formId(b), { list: `2\tData\n${LIST}` }));
  return b;
}

/** The id of the form that was opened last. */
function formId({ responses }: CommandBench): string {
  const last = responses.at(-1);
  return last !== undefined && 'data' in last && last.data !== undefined && 'custom_id' in last.data
    ? `${last.data.custom_id}`
    : '';
}

test('there is no such command where no game takes decks', () => {
  const called = (games: readonly GameChat[]) => slashCommands(games).map(({ definition }) => definition.name);
  expect(called([skirmish])).not.toContain('deck');
  expect(called([game])).toContain('deck');
});

test('a list that is pasted becomes a deck, and its owner hears what the rules say', async () => {
  const b = await withDeck();
  const told = `**Mine** is kept.\n3 of 5 cards are enforced, 2 are played by agreement.\nBy agreement: ${AGREED} ×2.\n`;
  expect(lastText(b)).toContain(`${told}• A deck has 6 missions, this one has 1. (rule C-DECK-03)`);
  expect(b.decks.get(ADA)).toMatchObject([
    { name: 'Mine', game: 'skirmish', deck: { draw: [{ card: 'data', count: 2 }] } },
  ]);
});

test('a file becomes a deck', async () => {
  const b = open();
  const url = 'https://cdn.discordapp.com/attachments/1/2/deck.txt';
  b.files.set(url, Buffer.from(`\ufeff2\tData\r\n${LIST.replaceAll('\n', '\r\n')}`));
  await b.handle(slashWithFile('/deck import', { name: 'Mine' }, { filename: 'deck.txt', url, size: 60 }));
  expect(lastText(b)).toContain('**Mine** is kept.');
  expect(b.decks.get(ADA)).toHaveLength(1);
});

test.each([
  ['a list with a slip', '2\tDatta', 'Line 1: There is no card “Datta”. Did you mean “Data”'],
  ['a picture', Buffer.of(0x89, 0), 'This file is no text'],
  ['nothing', '', 'There is nothing in this list'],
])('%s changes nothing: the old deck stays', async (_what, list, says) => {
  const b = await withDeck();
  const before = structuredClone(b.decks.get(ADA));
  const url = 'https://cdn.discordapp.com/attachments/1/2/deck.txt';
  b.files.set(url, Buffer.from(list));
  await b.handle(slashWithFile('/deck import', { name: 'Mine' }, { filename: 'deck.txt', url, size: 9 }));
  expect(lastText(b)).toContain('Nothing was changed');
  expect(lastText(b)).toContain(says);
  expect(b.decks.get(ADA)).toEqual(before);
});

test.each([
  ['too large', 2_000_000, 'is too large for a deck list'],
  ['gone', 9, 'I couldn’t download deck.txt from Discord'],
])('a file that is %s is refused kindly', async (_what, size, says) => {
  const b = open();
  await b.handle(
    slashWithFile('/deck import', { name: 'Mine' }, { filename: 'deck.txt', url: 'https://x.org/a', size }),
  );
  expect(lastText(b)).toContain(says);
  expect(b.decks.size).toBe(0);
});

test('decks are listed, shown, checked and exported', async () => {
  const b = await withDeck();
  expect(await said(b, '/deck list')).toBe('• **Mine**, Skirmish: can’t be played yet');
  expect(await said(b, '/deck show', { name: 'mine', part: 1 })).toContain(`Seed deck (2)\n2 ${AGREED} (by agreement)`);
  expect(await said(b, '/deck show', { name: 'Mine', part: 1 })).toContain(
    '# 3 of 5 cards are enforced, 2 are played by agreement.',
  );
  const checked = await said(b, '/deck check', { name: 'Mine' });
  expect(checked).toContain('(rule C-DECK-05)');
  expect(checked).toContain(`3 of 5 cards are enforced, 2 are played by agreement.\nBy agreement: ${AGREED} ×2.`);
  expect(await said(b, '/deck export', { name: 'Mine' })).toContain(
    'Deck: **Mine**\n```\n2\tData\nMissions:\n1\tDistress Mission',
  );
});

test('a deck is shown as a picture, which its owner and its name tell apart from all others', async () => {
  const b = await withDeck();
  await b.handle(slash('/deck show', { name: 'mine' }));
  expect(b.exhibited.at(-1)?.exhibit).toEqual({ game: 'skirmish', player: ADA, name: 'Mine' });
});

test('a starter deck is shown by its name', async () => {
  const b = bench(undefined, [game, away]);
  await b.handle(slash('/deck show', { name: 'riker’s away team' }));
  expect(b.exhibited.at(-1)?.exhibit).toEqual({ game: 'away', starter: 'Riker’s Away Team' });
});

test('what is exported is read again as the same deck', async () => {
  const b = await withDeck();
  const [, list = ''] = /```\n([\s\S]*)\n```/.exec(await said(b, '/deck export', { name: 'Mine' })) ?? [];
  await b.handle(slash('/deck import', { name: 'Again' }));
  await b.handle(submit(formId(b), { list }));
  const [mine, again] = b.decks.get(ADA) ?? [];
  expect(again).toEqual({ ...mine, name: 'Again' });
});

test('what is exported is read again as it is copied, with its title and its fences', async () => {
  const b = await withDeck();
  const list = await said(b, '/deck export', { name: 'Mine' });
  await pasted(b, list, { name: 'Again' });
  await pasted(b, list.replace(/[*`]/g, ''), { name: 'Shown' });
  const [again, mine, shown] = (b.decks.get(ADA) ?? []).sort((one, other) => one.name.localeCompare(other.name));
  expect(again).toEqual({ ...mine, name: 'Again' });
  expect(shown).toEqual({ ...mine, name: 'Shown' });
});

/** The menus of the last answer: their ids, and what they offer. */
function menus({ responses }: CommandBench): { id: string; labels: string[]; values: string[] }[] {
  interface Menu {
    readonly custom_id: string;
    readonly options?: readonly { readonly label: string; readonly value: string }[];
  }
  const last = responses.at(-1);
  const data = last !== undefined && 'data' in last ? last.data : undefined;
  // Rows of messages and of forms have different types.
  const rows = (data !== undefined && 'components' in data ? data.components : []) as readonly {
    components?: Menu[];
  }[];
  return rows.flatMap(({ components = [] }) =>
    components.flatMap(({ custom_id, options }) => {
      if (options === undefined) return [];
      return [{ id: custom_id, labels: options.map(({ label }) => label), values: options.map(({ value }) => value) }];
    }),
  );
}

/** Chooses a line of a menu of the last answer. */
async function choose(b: CommandBench, at: number, label: string): Promise<string> {
  const menu = menus(b)[at];
  const value = menu?.values[menu.labels.indexOf(label)] ?? '';
  await b.handle(click(menu?.id ?? '', [value]));
  return lastText(b);
}

test('each unknown name is a menu of what it may mean; when all are settled, the deck is kept', async () => {
  const b = open();
  expect(await pasted(b, '2\tDatta\n1\tRom***\n1\tXyzzyq\n1\tWorf')).toContain('Choose the cards that you mean.');
  expect(menus(b).map(({ labels }) => labels.at(-1))).toEqual(['Leave it out', 'Leave it out', 'Leave it out']);
  expect(menus(b)[0]?.labels[0]).toBe('Data');
  expect(menus(b)[1]?.labels).toEqual(expect.arrayContaining(['Rom', 'Rom*']));
  expect(menus(b)[2]?.labels).toEqual(['Leave it out']);
  expect(await choose(b, 1, 'Rom*')).not.toContain('Rom*');
  expect(menus(b)).toHaveLength(2);
  await choose(b, 1, 'Leave it out');
  expect(b.decks.size).toBe(0);
  expect(await choose(b, 0, 'Data')).toContain('**Mine** is kept.');
  expect(menus(b)).toEqual([]);
  expect(b.decks.get(ADA)).toMatchObject([
    {
      deck: {
        draw: [
          { card: 'data', count: 2 },
          { card: 'rom-star', count: 1 },
          { card: 'worf', count: 1 },
        ],
      },
    },
  ]);
});

test('more unknown names than menus fit in a message come one after the other', async () => {
  const b = open();
  await pasted(b, `1 Worf\n${[1, 2, 3, 4, 5, 6, 7].map((at) => `1 Xyzzyq ${'i'.repeat(at)}`).join('\n')}`);
  for (const left of [5, 5, 5, 4, 3, 2, 1]) {
    expect(menus(b)).toHaveLength(left);
    await choose(b, 0, 'Leave it out');
  }
  expect(b.decks.get(ADA)).toMatchObject([{ deck: { draw: [{ card: 'worf', count: 1 }] } }]);
});

test('a list is settled by who sent it alone, and only as long as it waits', async () => {
  const b = open();
  await pasted(b, '2\tDatta');
  const [menu] = menus(b);
  await b.handle(click(menu?.id ?? '', ['0'], { by: BEN }));
  expect(lastText(b)).toContain('I no longer have this list.');
  await b.handle(click((menu?.id ?? '').replace(/\d+$/, '999'), ['0']));
  expect(lastText(b)).toContain('I no longer have this list.');
  await b.handle(click(menu?.id ?? '', ['99']));
  expect(lastText(b)).toContain('not in this menu');
  expect(b.decks.size).toBe(0);
});

test('a deck is changed card by card', async () => {
  const b = await withDeck();
  const lacks = '• A deck has 6 missions, this one has 1. (rule C-DECK-03) And 1 more: `/deck check`.';
  expect(await said(b, '/deck add', { name: 'Mine', card: 'Jean-Luc Picard', count: 2 })).toBe(
    `Draw deck: 2 copies of Jean-Luc Picard.\n${lacks}`,
  );
  expect(await said(b, '/deck remove', { name: 'Mine', card: AGREED.toLowerCase(), count: 1 })).toBe(
    `Seed deck: 1 copy of ${AGREED}.\n${lacks}`,
  );
  expect(await said(b, '/deck remove', { name: 'Mine', card: 'Rom' })).toContain('There is no Rom in the draw deck.');
  expect(await said(b, '/deck add', { name: 'Mine', card: 'Datta' })).toContain('Did you mean “Data”');
  expect(await said(b, '/deck add', { name: 'Mine', card: 'Data', zone: 'outside' })).toBe(
    `Outside the game: 1 copy of Data.\n${lacks}`,
  );
});

test('a deck is copied and thrown away', async () => {
  const b = await withDeck();
  expect(await said(b, '/deck copy', { name: 'Mine', as: 'Yours' })).toBe('**Yours** is a copy of **Mine**.');
  expect(await said(b, '/deck drop', { name: 'Mine' })).toBe('**Mine** is gone.');
  expect(b.decks.get(ADA)?.map(({ name }) => name)).toEqual(['Yours']);
  expect(await said(b, '/deck show', { name: 'Mine' })).toBe('You have no deck “mine”. You have **Yours**.');
});

test('no copy takes the place of a deck that its owner has, and a list that does says so', async () => {
  const b = await withDeck();
  await said(b, '/deck copy', { name: 'Mine', as: 'Yours' });
  const before = structuredClone(b.decks.get(ADA));
  expect(await said(b, '/deck copy', { name: 'Mine', as: 'yours' })).toBe(
    'You have **Yours** already: give the copy another name, or drop that one. Nothing was changed.',
  );
  expect(b.decks.get(ADA)).toEqual(before);
  expect(await pasted(b, LIST)).toContain('**Mine** is kept in the place of the one that you had.\n');
});

test('too many decks, and a name that is too long, are refused', async () => {
  const b = await withDeck();
  for (const as of ['a', 'b']) await b.handle(slash('/deck copy', { name: 'Mine', as }));
  expect(await said(b, '/deck copy', { name: 'Mine', as: 'c' })).toContain('as many decks as I can keep');
  expect(await said(b, '/deck import', { name: 'x'.repeat(80) })).toContain('too long');
});

test('names of decks and cards are completed', async () => {
  const b = await withDeck();
  await b.handle(typing('/deck show', { name: 'mi' }, 'name'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ name: 'Mine', value: 'Mine' }] } });
  await b.handle(typing('/deck add', { name: 'Mine', card: 'picard' }, 'card'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ value: 'Jean-Luc Picard' }] } });
});

test('a deck is played at the table where its owner sits, if it is for that game', async () => {
  const b = await withDeck();
  b.tables = [table({ status: 'lobby', awaited: [] })];
  await b.handle(slash('/deck play', { name: 'mine', table: 'abc123' }));
  const [{ command } = { command: null }] = b.sent;
  expect(command?.input).toMatchObject({ t: 'bring', player: ADA, deck: { draw: [{ card: 'data', count: 2 }] } });
  b.tables = [table({ status: 'lobby', awaited: [], game: 'other' })];
  await b.handle(slash('/deck play', { name: 'mine', table: 'abc123' }));
  expect(b.sent).toHaveLength(1);
});

test('a deck is meant for the table that has not begun, not for those that wait for a move', async () => {
  const b = await withDeck();
  const lobby = (id: string, more = {}) => table({ id, title: id, status: 'lobby', awaited: [], ...more });
  const running = table({ id: 'run111' });
  const brought = async (tables: typeof b.tables): Promise<unknown> => {
    b.tables = tables;
    const before = b.sent.length;
    await b.handle(slash('/deck play', { name: 'mine' }, { channel: CHANNEL }));
    return b.sent.length > before ? b.sent.at(-1)?.table : lastText(b);
  };
  expect(await brought([running, lobby('lob222')])).toBe('lob222');
  // Not one of another game, nor one where somebody else sits.
  const others = lobby('oth333', { game: 'other' });
  const watched = lobby('wat444', { chairs: [] });
  expect(await brought([running, others, watched, lobby('lob222')])).toBe('lob222');
  expect(await brought([running, lobby('lob222'), lobby('lob555')])).toBe(
    'Which table do you mean? Add its id to the command:\n• **lob222**: `table:lob222`\n• **lob555**: `table:lob555`',
  );
});

/** Imports a list by the form, and gives what was said. */
async function pasted(
  b: CommandBench,
  list: string,
  values: Record<string, string> = { name: 'Mine' },
): Promise<string> {
  await b.handle(slash('/deck import', values));
  await b.handle(submit(formId(b), { list }));
  return lastText(b);
}

test('a list that can’t be read whole is not lost: the form opens again with it', async () => {
  const b = open();
  const list = `2\tData\n1 Nobody at all\n${LIST}`;
  expect(await pasted(b, list)).toContain('Nothing was changed');
  const again = /"custom_id":"(deck-again\.\d+)"/.exec(JSON.stringify(b.responses.at(-1)))?.[1];
  await b.handle(click(again ?? ''));
  expect(JSON.stringify(b.responses.at(-1))).toContain(JSON.stringify(list.replaceAll('\t', ' ')));
  await b.handle(submit(formId(b), { list: list.replace('1 Nobody at all\n', '') }));
  expect(lastText(b)).toContain('**Mine** is kept');
});

test('a list itself tells for which game it is: nobody is asked', async () => {
  const b = bench(undefined, [game, away]);
  expect(await pasted(b, AWAY_LIST)).toMatch(
    /^\*\*Mine\*\* is kept for Away\.\n• A Mission Deck has exactly 20 cards, this one 1/,
  );
  expect(await pasted(b, `2 Data\n${LIST}`, { name: 'Other' })).toContain('**Other** is kept for Skirmish.');
  expect(b.decks.get(ADA)).toMatchObject([
    { name: 'Mine', game: 'away' },
    { name: 'Other', game: 'skirmish' },
  ]);
  expect(await said(b, '/deck list')).toBe(
    '• **Mine**, Away: can’t be played yet\n• **Other**, Skirmish: can’t be played yet',
  );
});

test('what can’t be read is told for the game that understands most of it, and at a table too', async () => {
  const b = bench(undefined, [game, away]);
  expect(await pasted(b, `${AWAY_LIST}\nRikker`)).toMatch(
    /^Nothing was changed: this list can’t be read whole as a deck of Away\.\n• Line 4: There is no card “Rikker”\. Did you mean “Riker”/,
  );
  // The table here plays another game than the list is for.
  b.tables = [table({ game: 'skirmish' })];
  expect(await pasted(b, AWAY_LIST)).toContain('**Mine** is kept for Away.');
  expect(b.decks.get(ADA)).toHaveLength(1);
});

test('a list that two games understand is asked about, unless one is named', async () => {
  const b = bench(undefined, [game, away]);
  expect(await pasted(b, 'Data')).toBe(
    'This can be a deck of **Skirmish** or of **Away**: say which by `game`. Nothing was changed.',
  );
  expect(b.decks.size).toBe(0);
  expect(await pasted(b, 'Data', { name: 'Mine', game: 'away' })).toContain('**Mine** is kept for Away.');
});

test('what is no list at all is told in one sentence, of whichever game', async () => {
  const b = bench(undefined, [game, away]);
  const url = 'https://cdn.discordapp.com/attachments/1/2/deck.txt';
  b.files.set(url, Buffer.from('\ufeffData', 'utf16le'));
  await b.handle(slashWithFile('/deck import', { name: 'Mine' }, { filename: 'deck.txt', url, size: 9 }));
  expect(lastText(b)).toBe(
    'Nothing was changed: this list can’t be read whole.\n• This file is written in UTF-16. Save it as UTF-8 and send it again.',
  );
});

test('a deck of another game isn’t written over', async () => {
  const b = bench(undefined, [game, away]);
  await pasted(b, AWAY_LIST);
  const before = structuredClone(b.decks.get(ADA));
  expect(await pasted(b, LIST, { name: 'mine' })).toBe(
    '**Mine** is a deck of **Away**, this one is of **Skirmish**: give it another name. Nothing was changed.',
  );
  expect(b.decks.get(ADA)).toEqual(before);
});

test('a starter deck is shown and copied, and stays as it is', async () => {
  const b = bench(undefined, [game, away]);
  expect(await said(b, '/deck check', { name: 'riker’s away team' })).toBe('**Riker’s Away Team** breaks no rule.');
  expect(await said(b, '/deck export', { name: 'Riker’s Away Team' })).toContain('```\nTeam:\n1 Riker\n1 Shelby');
  for (const command of ['/deck add', '/deck remove', '/deck drop']) {
    expect(await said(b, command, { name: 'Riker’s Away Team', card: 'Hypospray' })).toContain(
      'is a starter deck and stays as it is',
    );
  }
  expect(await said(b, '/deck copy', { name: 'Riker’s Away Team', as: 'Mine' })).toBe(
    '**Mine** is a copy of **Riker’s Away Team**.',
  );
  expect(await said(b, '/deck add', { name: 'Mine', card: 'picard' })).toBe(
    'Picard leads the team. Away team: Picard, Shelby, Data and Worf.',
  );
  expect(await said(b, '/deck remove', { name: 'Mine', card: 'hypospray' })).toBe(
    'Support Deck: 1 copy of Hypospray.\n• A Support Deck has at least 20 cards, this one 19. (rule M-BUILD-02)',
  );
  await b.handle(slash('/deck add', { name: 'Mine', card: 'hypospray' }));
  expect(await said(b, '/deck check', { name: 'Mine' })).toBe('**Mine** breaks no rule.');
  expect(await said(b, '/deck check', { name: 'Riker’s Away Team' })).toBe('**Riker’s Away Team** breaks no rule.');
});

test('cards are completed by the deck that they are for', async () => {
  const b = bench(undefined, [game, away]);
  await said(b, '/deck copy', { name: 'Riker’s Away Team', as: 'Mine' });
  const completed = async (text: string, command = '/deck add'): Promise<unknown[]> => {
    await b.handle(typing(command, { name: 'Mine', card: text }, 'card'));
    const [response] = b.responses.slice(-1);
    if (response === undefined || !('data' in response) || response.data === undefined || !('choices' in response.data))
      return [];
    return (response.data.choices ?? []).map(({ value }) => value);
  };
  expect(await completed('cortical')).toEqual([]);
  expect(await completed('bridge')).not.toContain('Bridge');
  // As many as its Supply allows are there already.
  expect(await completed('hypo')).toEqual([]);
  await said(b, '/deck remove', { name: 'Mine', card: 'Hypospray' });
  expect(await completed('hypo')).toEqual(['Hypospray']);
  expect(await completed('jean-luc')).toEqual([]);
  // Who takes a card out chooses among those that are in.
  expect(await completed('picard')).toContain('Picard');
  expect(await completed('picard', '/deck remove')).not.toContain('Picard');
  expect(await completed('hypo', '/deck remove')).toEqual(['Hypospray']);
});

test('a starter deck is played again in the place of one’s own', async () => {
  const b = await withDeck();
  b.tables = [table({ status: 'lobby', awaited: [] })];
  await b.handle(slash('/deck play', { name: 'starter', table: 'abc123' }));
  expect(b.sent.at(-1)?.command.input).toEqual({ t: 'bring', deck: null, player: ADA });
});

test('a count outside Discord’s limits changes nothing', async () => {
  const b = await withDeck();
  const before = structuredClone(b.decks.get(ADA));
  for (const count of [0, -3, 1.5, 100, 1e9]) {
    for (const command of ['/deck add', '/deck remove'])
      expect(await said(b, command, { name: 'Mine', card: 'Data', count })).toBe(
        'Choose a count from 1 to 99. Nothing was changed.',
      );
  }
  expect(await said(b, '/deck show', { name: 'Mine', part: 0.5 })).toContain('**Mine**');
  expect(b.decks.get(ADA)).toEqual(before);
});

test('says so if no reader reads a list in time, or checks the decks in time', async () => {
  const b = open();
  b.readers = false;
  expect(await pasted(b, LIST)).toBe('I couldn’t read this list just now. Nothing was changed. Try again in a minute.');
  expect(await said(b, '/deck list')).toBe('I couldn’t look at your decks just now. Try again in a minute.');
  expect(b.decks.size).toBe(0);
});

test('an unreadable deck is completed only by its name', async () => {
  const b = await withDeck();
  b.decks.set(ADA, [{ name: 'broken', damaged: true }]);
  await b.handle(typing('/deck drop', { name: 'bro' }, 'name'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ name: 'broken', value: 'broken' }] } });
  await b.handle(typing('/deck add', { name: 'broken', card: 'picard' }, 'card'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ value: 'Jean-Luc Picard' }] } });
});

test('a list of decks that doesn’t fit into a message comes in parts, and no deck is left out', async () => {
  const b = open();
  const names = Array.from({ length: 50 }, (_, at) => `deck ${at} ${'x'.repeat(40)}`);
  const broken = names.map((name) => ({ name, damaged: true as const }));
  b.decks.set(ADA, broken);
  const first = await said(b, '/deck list');
  const [, parts = '0'] = /^Your decks, part 1 of (\d+)\n/.exec(first) ?? [];
  const all = [first];
  for (let part = 2; part <= Number(parts); part++) all.push(await said(b, '/deck list', { part }));
  for (const one of all) expect(one.length).toBeLessThanOrEqual(2_000);
  for (const name of names) expect(all.join('\n')).toContain(`I can’t read the deck **${name}**`);
});

test.each([
  ['ASCII letters', 'x', 54],
  ['accented letters', 'é', 27],
  ['emoji', '🖖', 13],
])('a name of %s has the same limit when a deck is imported and copied', async (_what, letter, most) => {
  const b = await withDeck();
  for (const length of [most - 1, most]) {
    await said(b, '/deck drop', { name: letter.repeat(length - 1) });
    const name = letter.repeat(length);
    expect(await said(b, '/deck copy', { name: 'Mine', as: name })).toContain('is a copy of **Mine**');
    expect(await pasted(b, LIST, { name })).toContain('is kept in the place of the one that you had');
  }
  const name = letter.repeat(most + 1);
  const says = 'That name is too long. Use at most 54 letters; accented letters count twice or more.';
  expect(await said(b, '/deck copy', { name: 'Mine', as: name })).toBe(says);
  expect(await said(b, '/deck import', { name })).toBe(says);
});

test('a deck is found by its name however that is typed', async () => {
  const b = await withDeck();
  await said(b, '/deck copy', { name: 'Mine', as: ' Caf\u00e9  One ' });
  const kept = b.decks.get(ADA)?.[1]?.name ?? '';
  for (const name of [kept, ` ${kept} `, kept.toUpperCase(), kept.normalize('NFD'), `${kept}\u200b`])
    expect(await said(b, '/deck check', { name })).toContain(`**${kept}**`);
});

test('a damaged deck whose name has blanks around it is dropped by that name', async () => {
  const b = open();
  b.decks.set(ADA, [
    { name: ' odd ', damaged: true },
    { name: 'odd', damaged: true },
  ]);
  expect(await said(b, '/deck drop', { name: ' odd ' })).toContain('is gone');
  expect(b.decks.get(ADA)).toEqual([{ name: 'odd', damaged: true }]);
});
