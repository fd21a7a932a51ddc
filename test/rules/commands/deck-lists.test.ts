import { expect, test } from 'vitest';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import { AGREED, AWAY_LIST, away, formId, game, LIST, open, pasted, said, withDeck } from './support/deck-bench.ts';
import { ADA, BEN, click, slash, slashWithFile, submit } from './support/payloads.ts';

test('a pasted list becomes a deck, and its owner is shown the rule notes', async () => {
  const b = await withDeck();
  const told = `**Mine** is saved.\n3 of 5 cards are enforced, 2 are played by agreement.\nBy agreement: ${AGREED} ×2.\n`;
  expect(lastText(b)).toContain(`${told}• A deck has 6 missions. This one has 1. (rule C-DECK-03)`);
  expect(b.decks.get(ADA)).toMatchObject([
    { name: 'Mine', game: 'skirmish', deck: { draw: [{ card: 'data', count: 2 }] } },
  ]);
});

test('an uploaded file becomes a deck', async () => {
  const b = open();
  const url = 'https://cdn.discordapp.com/attachments/1/2/deck.txt';
  b.files.set(url, Buffer.from(`\ufeff2\tData\r\n${LIST.replaceAll('\n', '\r\n')}`));
  await b.handle(slashWithFile('/deck import', { name: 'Mine' }, { filename: 'deck.txt', url, size: 60 }));
  expect(lastText(b)).toContain('**Mine** is saved.');
  expect(b.decks.get(ADA)).toHaveLength(1);
});

test.each([
  ['a list with a slip', '2\tDatta', 'Line 1: There is no card “Datta”. Did you mean “Data”'],
  ['a picture', Buffer.of(0x89, 0), 'This file isn’t text'],
  ['nothing', '', 'This list is empty'],
])('the old deck stays unchanged after %s', async (_what, list, says) => {
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
])('a file that is %s is refused with a clear message', async (_what, size, says) => {
  const b = open();
  await b.handle(
    slashWithFile('/deck import', { name: 'Mine' }, { filename: 'deck.txt', url: 'https://x.org/a', size }),
  );
  expect(lastText(b)).toContain(says);
  expect(b.decks.size).toBe(0);
});

test('an exported list can be imported as the same deck', async () => {
  const b = await withDeck();
  const [, list = ''] = /```\n([\s\S]*)\n```/.exec(await said(b, '/deck export', { name: 'Mine' })) ?? [];
  await b.handle(slash('/deck import', { name: 'Again' }));
  await b.handle(submit(formId(b), { list }));
  const [mine, again] = b.decks.get(ADA) ?? [];
  expect(again).toEqual({ ...mine, name: 'Again' });
});

test('an exported list can be imported with its title line, with or without code fences', async () => {
  const b = await withDeck();
  const list = await said(b, '/deck export', { name: 'Mine' });
  await pasted(b, list, { name: 'Again' });
  await pasted(b, list.replace(/[*`]/g, ''), { name: 'Shown' });
  const [again, mine, shown] = (b.decks.get(ADA) ?? []).sort((one, other) => one.name.localeCompare(other.name));
  expect(again).toEqual({ ...mine, name: 'Again' });
  expect(shown).toEqual({ ...mine, name: 'Shown' });
});

/** The menus of the last answer: their ids and options. */
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

/** Chooses a line of a menu in the last answer. */
async function choose(b: CommandBench, at: number, label: string): Promise<string> {
  const menu = menus(b)[at];
  const value = menu?.values[menu.labels.indexOf(label)] ?? '';
  await b.handle(click(menu?.id ?? '', [value]));
  return lastText(b);
}

test('each unknown name gets a menu, and the deck is saved once every name is settled', async () => {
  const b = open();
  expect(await pasted(b, '2\tDatta\n1\tRom***\n1\tXyzzyq\n1\tWorf')).toContain('Choose the right cards below.');
  expect(menus(b).map(({ labels }) => labels.at(-1))).toEqual(['Leave it out', 'Leave it out', 'Leave it out']);
  expect(menus(b)[0]?.labels[0]).toBe('Data');
  expect(menus(b)[1]?.labels).toEqual(expect.arrayContaining(['Rom', 'Rom*']));
  expect(menus(b)[2]?.labels).toEqual(['Leave it out']);
  expect(await choose(b, 1, 'Rom*')).not.toContain('Rom*');
  expect(menus(b)).toHaveLength(2);
  await choose(b, 1, 'Leave it out');
  expect(b.decks.size).toBe(0);
  expect(await choose(b, 0, 'Data')).toContain('**Mine** is saved.');
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

test('if the menus for unknown names don’t fit in one message, they are shown in several steps', async () => {
  const b = open();
  await pasted(b, `1 Worf\n${[1, 2, 3, 4, 5, 6, 7].map((at) => `1 Xyzzyq ${'i'.repeat(at)}`).join('\n')}`);
  for (const left of [5, 5, 5, 4, 3, 2, 1]) {
    expect(menus(b)).toHaveLength(left);
    await choose(b, 0, 'Leave it out');
  }
  expect(b.decks.get(ADA)).toMatchObject([{ deck: { draw: [{ card: 'worf', count: 1 }] } }]);
});

test('only the sender of a list can settle its names, and only while the list is waiting', async () => {
  const b = open();
  await pasted(b, '2\tDatta');
  const [menu] = menus(b);
  await b.handle(click(menu?.id ?? '', ['0'], { by: BEN }));
  expect(lastText(b)).toContain('I no longer have this list.');
  await b.handle(click((menu?.id ?? '').replace(/\d+$/, '999'), ['0']));
  expect(lastText(b)).toContain('I no longer have this list.');
  await b.handle(click(menu?.id ?? '', ['99']));
  expect(lastText(b)).toContain('no longer in this menu');
  expect(b.decks.size).toBe(0);
});

test('an unreadable list can be corrected by reopening its form', async () => {
  const b = open();
  const list = `2\tData\n1 Nobody at all\n${LIST}`;
  expect(await pasted(b, list)).toContain('Nothing was changed');
  const again = /"custom_id":"(deck-again\.\d+)"/.exec(JSON.stringify(b.responses.at(-1)))?.[1];
  await b.handle(click(again ?? ''));
  expect(JSON.stringify(b.responses.at(-1))).toContain(JSON.stringify(list.replaceAll('\t', ' ')));
  await b.handle(submit(formId(b), { list: list.replace('1 Nobody at all\n', '') }));
  expect(lastText(b)).toContain('**Mine** is saved');
});

test('the game that a list belongs to is detected without a question', async () => {
  const b = bench(undefined, [game, away]);
  expect(await pasted(b, AWAY_LIST)).toMatch(
    /^\*\*Mine\*\* is saved for Away\.\n• A Mission Deck needs exactly 20 cards, but this one has 1/,
  );
  expect(await pasted(b, `2 Data\n${LIST}`, { name: 'Other' })).toContain('**Other** is saved for Skirmish.');
  expect(b.decks.get(ADA)).toMatchObject([
    { name: 'Mine', game: 'away' },
    { name: 'Other', game: 'skirmish' },
  ]);
  expect(await said(b, '/deck list')).toBe(
    '• **Mine**, Away (can’t be played yet)\n• **Other**, Skirmish (can’t be played yet)',
  );
});

test('a list belongs to the game that understands most of it, even at a table of another game', async () => {
  const b = bench(undefined, [game, away]);
  expect(await pasted(b, `${AWAY_LIST}\nRikker`)).toMatch(
    /^Nothing was changed, because I can’t read all of this list as a deck for Away\.\n• Line 4: There is no card “Rikker”\. Did you mean “Riker”/,
  );
  // The table here plays a different game from the list's.
  b.tables = [table({ game: 'skirmish' })];
  expect(await pasted(b, AWAY_LIST)).toContain('**Mine** is saved for Away.');
  expect(b.decks.get(ADA)).toHaveLength(1);
});

test('if two games understand a list and none is named, the player is asked which one it is for', async () => {
  const b = bench(undefined, [game, away]);
  expect(await pasted(b, 'Data')).toBe(
    'This could be a deck for **Skirmish** or **Away**. Choose one with `game:`. Nothing was changed.',
  );
  expect(b.decks.size).toBe(0);
  expect(await pasted(b, 'Data', { name: 'Mine', game: 'away' })).toContain('**Mine** is saved for Away.');
});

test('text that isn’t a list is refused in one sentence that covers all games', async () => {
  const b = bench(undefined, [game, away]);
  const url = 'https://cdn.discordapp.com/attachments/1/2/deck.txt';
  b.files.set(url, Buffer.from('\ufeffData', 'utf16le'));
  await b.handle(slashWithFile('/deck import', { name: 'Mine' }, { filename: 'deck.txt', url, size: 9 }));
  expect(lastText(b)).toBe(
    'Nothing was changed, because I can’t read all of this list.\n• This file is written in UTF-16. Save it as UTF-8 and send it again.',
  );
});

test('a deck for another game is never overwritten', async () => {
  const b = bench(undefined, [game, away]);
  await pasted(b, AWAY_LIST);
  const before = structuredClone(b.decks.get(ADA));
  expect(await pasted(b, LIST, { name: 'mine' })).toBe(
    '**Mine** is a deck for **Away**, but this one is for **Skirmish**. Give it another name. Nothing was changed.',
  );
  expect(b.decks.get(ADA)).toEqual(before);
});
