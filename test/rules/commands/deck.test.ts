import { expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { skirmish } from '../discord/support/samples.ts';
import { bench, lastText, table } from './support/bench.ts';
import { AGREED, away, game, LIST, open, pasted, said, withDeck } from './support/deck-bench.ts';
import { ADA, CHANNEL, slash, typing } from './support/payloads.ts';

test('the command /deck is left out if no game uses decks', () => {
  const called = (games: readonly GameChat[]) => slashCommands(games).map(({ definition }) => definition.name);
  expect(called([skirmish])).not.toContain('deck');
  expect(called([game])).toContain('deck');
});

test('decks can be listed, shown, checked and exported', async () => {
  const b = await withDeck();
  expect(await said(b, '/deck list')).toBe('• **Mine**, Skirmish (can’t be played yet)');
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

test('the request for a deck’s picture names the deck and its owner', async () => {
  const b = await withDeck();
  await b.handle(slash('/deck show', { name: 'mine' }));
  expect(b.exhibited.at(-1)?.exhibit).toEqual({ game: 'skirmish', player: ADA, name: 'Mine' });
});

test('a starter deck is shown by name', async () => {
  const b = bench(undefined, [game, away]);
  await b.handle(slash('/deck show', { name: 'riker’s away team' }));
  expect(b.exhibited.at(-1)?.exhibit).toEqual({ game: 'away', starter: 'Riker’s Away Team' });
});

test('a deck can be changed card by card', async () => {
  const b = await withDeck();
  const lacks = '• A deck has 6 missions. This one has 1. (rule C-DECK-03) `/deck check` lists 1 more.';
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

test('a deck can be copied and deleted', async () => {
  const b = await withDeck();
  expect(await said(b, '/deck copy', { name: 'Mine', as: 'Yours' })).toBe('**Yours** is a copy of **Mine**.');
  expect(await said(b, '/deck drop', { name: 'Mine' })).toBe('**Mine** is deleted.');
  expect(b.decks.get(ADA)?.map(({ name }) => name)).toEqual(['Yours']);
  expect(await said(b, '/deck show', { name: 'Mine' })).toBe('You have no deck called “mine”. You have **Yours**.');
});

test('a copy never overwrites a deck, but a pasted list can, and then the answer says so', async () => {
  const b = await withDeck();
  await said(b, '/deck copy', { name: 'Mine', as: 'Yours' });
  const before = structuredClone(b.decks.get(ADA));
  expect(await said(b, '/deck copy', { name: 'Mine', as: 'yours' })).toBe(
    'You have **Yours**. Give the copy another name, or delete that deck first. Nothing was changed.',
  );
  expect(b.decks.get(ADA)).toEqual(before);
  expect(await pasted(b, LIST)).toContain('**Mine** is saved, replacing your old one.\n');
});

test('decks beyond the limit and names that are too long are refused', async () => {
  const b = await withDeck();
  for (const as of ['a', 'b']) await b.handle(slash('/deck copy', { name: 'Mine', as }));
  expect(await said(b, '/deck copy', { name: 'Mine', as: 'c' })).toContain('reached the limit of 50 decks');
  expect(await said(b, '/deck import', { name: 'x'.repeat(80) })).toContain('too long');
});

test('completion suggests names of decks and cards', async () => {
  const b = await withDeck();
  await b.handle(typing('/deck show', { name: 'mi' }, 'name'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ name: 'Mine', value: 'Mine' }] } });
  await b.handle(typing('/deck add', { name: 'Mine', card: 'picard' }, 'card'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ value: 'Jean-Luc Picard' }] } });
});

test('a deck can be played at its owner’s table if it is for that table’s game', async () => {
  const b = await withDeck();
  b.tables = [table({ status: 'lobby', awaited: [] })];
  await b.handle(slash('/deck play', { name: 'mine', table: 'abc123' }));
  const [{ command } = { command: null }] = b.sent;
  expect(command?.input).toMatchObject({ t: 'bring', player: ADA, deck: { draw: [{ card: 'data', count: 2 }] } });
  b.tables = [table({ status: 'lobby', awaited: [], game: 'other' })];
  await b.handle(slash('/deck play', { name: 'mine', table: 'abc123' }));
  expect(b.sent).toHaveLength(1);
});

test('a deck can be brought to a table in the lobby, but not to a running game', async () => {
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
  // Tables of other games, and tables where this person has no seat, don't count.
  const others = lobby('oth333', { game: 'other' });
  const watched = lobby('wat444', { chairs: [] });
  expect(await brought([running, others, watched, lobby('lob222')])).toBe('lob222');
  expect(await brought([running, lobby('lob222'), lobby('lob555')])).toBe(
    'Which table do you mean? Add its ID to the command:\n• **lob222**: `table:lob222`\n• **lob555**: `table:lob555`',
  );
});

test('a starter deck can be shown and copied but is never changed', async () => {
  const b = bench(undefined, [game, away]);
  expect(await said(b, '/deck check', { name: 'riker’s away team' })).toBe('**Riker’s Away Team** follows the rules.');
  expect(await said(b, '/deck export', { name: 'Riker’s Away Team' })).toContain('```\nTeam:\n1 Riker\n1 Shelby');
  for (const command of ['/deck add', '/deck remove', '/deck drop']) {
    expect(await said(b, command, { name: 'Riker’s Away Team', card: 'Hypospray' })).toContain(
      'is a starter deck, so you can’t change it',
    );
  }
  expect(await said(b, '/deck copy', { name: 'Riker’s Away Team', as: 'Mine' })).toBe(
    '**Mine** is a copy of **Riker’s Away Team**.',
  );
  expect(await said(b, '/deck add', { name: 'Mine', card: 'picard' })).toBe(
    'Picard leads the team. Away team: Picard, Shelby, Data and Worf.',
  );
  expect(await said(b, '/deck remove', { name: 'Mine', card: 'hypospray' })).toBe(
    'Support Deck: 1 copy of Hypospray.\n• A Support Deck needs at least 20 cards, but this one has 19. (rule M-BUILD-02)',
  );
  await b.handle(slash('/deck add', { name: 'Mine', card: 'hypospray' }));
  expect(await said(b, '/deck check', { name: 'Mine' })).toBe('**Mine** follows the rules.');
  expect(await said(b, '/deck check', { name: 'Riker’s Away Team' })).toBe('**Riker’s Away Team** follows the rules.');
});

test('card completion depends on the deck that is being changed', async () => {
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
  // The deck already has as many copies as the card's Supply allows.
  expect(await completed('hypo')).toEqual([]);
  await said(b, '/deck remove', { name: 'Mine', card: 'Hypospray' });
  expect(await completed('hypo')).toEqual(['Hypospray']);
  expect(await completed('jean-luc')).toEqual([]);
  // Removing a card offers only cards that are in the deck.
  expect(await completed('picard')).toContain('Picard');
  expect(await completed('picard', '/deck remove')).not.toContain('Picard');
  expect(await completed('hypo', '/deck remove')).toEqual(['Hypospray']);
});

test('a player can switch back from their own deck to a starter deck', async () => {
  const b = await withDeck();
  b.tables = [table({ status: 'lobby', awaited: [] })];
  await b.handle(slash('/deck play', { name: 'starter', table: 'abc123' }));
  expect(b.sent.at(-1)?.command.input).toEqual({ t: 'bring', deck: null, player: ADA });
});

test('a card count outside 1 to 99 is refused and changes nothing', async () => {
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

test('if lists can’t be read or decks can’t be loaded right now, a message says so', async () => {
  const b = open();
  b.readers = false;
  expect(await pasted(b, LIST)).toBe('I can’t read this list right now. Nothing was changed. Try again in a minute.');
  expect(await said(b, '/deck list')).toBe('I can’t load your decks right now. Try again in a minute.');
  expect(b.decks.size).toBe(0);
});

test('completion offers an unreadable deck by its name, and still offers cards to add to it', async () => {
  const b = await withDeck();
  b.decks.set(ADA, [{ name: 'broken', damaged: true }]);
  await b.handle(typing('/deck drop', { name: 'bro' }, 'name'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ name: 'broken', value: 'broken' }] } });
  await b.handle(typing('/deck add', { name: 'broken', card: 'picard' }, 'card'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ value: 'Jean-Luc Picard' }] } });
});

test('a long list of decks is split into parts, and no deck is left out', async () => {
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
])('a name made of %s has the same length limit when importing and when copying', async (_what, letter, most) => {
  const b = await withDeck();
  for (const length of [most - 1, most]) {
    await said(b, '/deck drop', { name: letter.repeat(length - 1) });
    const name = letter.repeat(length);
    expect(await said(b, '/deck copy', { name: 'Mine', as: name })).toContain('is a copy of **Mine**');
    expect(await pasted(b, LIST, { name })).toContain('is saved, replacing your old one');
  }
  const name = letter.repeat(most + 1);
  const says = 'That name is too long. Use at most 54 letters; accented letters count twice or more.';
  expect(await said(b, '/deck copy', { name: 'Mine', as: name })).toBe(says);
  expect(await said(b, '/deck import', { name })).toBe(says);
});

test('a deck is found by its name, no matter how it is typed', async () => {
  const b = await withDeck();
  await said(b, '/deck copy', { name: 'Mine', as: ' Caf\u00e9  One ' });
  const kept = b.decks.get(ADA)?.[1]?.name ?? '';
  for (const name of [kept, ` ${kept} `, kept.toUpperCase(), kept.normalize('NFD'), `${kept}\u200b`])
    expect(await said(b, '/deck check', { name })).toContain(`**${kept}**`);
});

test('a damaged deck whose name begins and ends with spaces can be deleted', async () => {
  const b = open();
  b.decks.set(ADA, [
    { name: ' odd ', damaged: true },
    { name: 'odd', damaged: true },
  ]);
  expect(await said(b, '/deck drop', { name: ' odd ' })).toContain('is deleted');
  expect(b.decks.get(ADA)).toEqual([{ name: 'odd', damaged: true }]);
});
