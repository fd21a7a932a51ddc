import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { chats } from '../../../src/discord/chats.ts';
import { OwnBooks } from '../../../src/rulebook/search/imported-books.ts';
import { choosable } from '../../support/choosable.ts';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import { click, EVE, slash, THREAD, typing } from './support/payloads.ts';

/** Labels of the buttons under the latest answer, and their ids. */
function buttons(b: CommandBench): { id: string; label: string }[] {
  const last = b.responses.at(-1);
  const data = last !== undefined && 'data' in last ? last.data : undefined;
  return choosable({ components: (data as { components?: unknown })?.components } as Parameters<typeof choosable>[0]);
}

function offered(b: CommandBench): { name: string; value: unknown }[] {
  const last = b.responses.at(-1);
  return last?.type === InteractionResponseType.ApplicationCommandAutocompleteResult ? (last.data.choices ?? []) : [];
}

test('/rules answers only the asker, with the entry, its source and buttons for other entries', async () => {
  const b = bench();
  await b.handle(slash('/rules', { query: 'minimun draw deck size', game: 'first-edition' }, { by: EVE }));
  expect(b.responses[0]).toMatchObject({ type: 4, data: { flags: 64 } });
  expect(lastText(b)).toMatch(/^\*\*draw deck\*\*\n/);
  expect(lastText(b)).toContain('-# C-TERM-137 · Glossary · Star Trek CCG, First Edition');
  expect(buttons(b).map(({ label }) => label)).toContain('Size of the draw deck');
});

test('with `share`, /rules shows the answer to everyone', async () => {
  const b = bench();
  await b.handle(slash('/rules', { query: 'line of sight', game: 'away-missions', share: true }));
  expect(b.responses[0]).toMatchObject({ type: 4 });
  expect(b.responses[0]).not.toMatchObject({ data: { flags: 64 } });
});

test('/rules suggests entries while a person types, and each suggestion’s value is the entry’s id', async () => {
  const b = bench();
  await b.handle(typing('/rules', { query: 'nebula cost', game: 'frontiers' }, 'query'));
  const found = offered(b);
  expect(found.length).toBeGreaterThan(5);
  expect(found.map(({ value }) => value)).toContain('F-OPEN-01');
  await b.handle(slash('/rules', { query: 'F-OPEN-01' }));
  expect(lastText(b)).toContain('-# F-OPEN-01 · ');
});

test('if there is a table, /rules uses its game', async () => {
  // House rules are in each book.
  const own = /^[MT]-/;
  const b = bench();
  b.tables.splice(0, 1, table({ game: 'away-missions' }));
  await b.handle(typing('/rules', { query: 'damage' }, 'query', { channel: THREAD }));
  expect(offered(b).every(({ value }) => own.test(`${value}`))).toBe(true);
  await b.handle(typing('/rules', { query: 'damage' }, 'query', { by: EVE, channel: '999999999999999999' }));
  expect(offered(b).every(({ value }) => own.test(`${value}`))).toBe(false);
});

test('/rules splits a long entry into pages and links a term to its explanation', async () => {
  const b = bench();
  await b.handle(slash('/rules', { query: 'C-TERM-052' }));
  expect(lastText(b)).toMatch(/^\*\*battle\*\* · 1 of \d\n/);
  const more = buttons(b).find(({ label }) => label === 'Read on');
  await b.handle(click(more?.id ?? ''));
  expect(b.responses.at(-1)).toMatchObject({ type: InteractionResponseType.UpdateMessage });
  expect(lastText(b)).toMatch(/^\*\*battle\*\* · 2 of \d\n/);
  await b.handle(slash('/rules', { query: 'C-TERM-005' }));
  expect(buttons(b).map(({ label }) => label)).toEqual(['present']);
});

test('/rules says so if nothing is found, and never exceeds Discord’s length limit', async () => {
  const b = bench();
  await b.handle(slash('/rules', { query: 'zzqqxxy', game: 'frontiers' }));
  expect(lastText(b)).toBe('I found nothing about “zzqqxxy”. Try other words, or name the game with `game:`.');
  await b.handle(slash('/rules', { query: 'x'.repeat(200) }));
  expect(lastText(b).length).toBeLessThan(300);
});

test('/why asks the game, and the job doesn’t contain the person’s words', async () => {
  const b = bench();
  await b.handle(slash('/why', { not: 'attack the outpost' }));
  expect(b.asked).toMatchObject([{ table: 'abc123', reader: 0, read: { what: 'why' } }]);
  expect(JSON.stringify(b.asked)).not.toContain('outpost');
  expect([...b.wishes.values()]).toEqual(['attack the outpost']);
  await b.handle(typing('/why', { not: 'out' }, 'not'));
  expect(offered(b)).toEqual([{ name: 'Attack the outpost', value: 'Attack the outpost' }]);
  await b.handle(slash('/why', { not: 'anything' }, { by: EVE }));
  expect(lastText(b)).toContain('You don’t have a seat at');
});

test('/rules quotes the owner’s imported rulebook next to the bot’s own entry, with a button to read on', async () => {
  const b = bench();
  const text = `Nobody sees through a closed door.\n\n${'The rest of it is long. '.repeat(80)}`;
  b.own = new OwnBooks(new Map([['away-missions', [{ title: 'Sight', path: ['Chapter 4'], text }]]]));
  await b.handle(slash('/rules', { query: 'line of sight', game: 'away-missions' }));
  expect(lastText(b)).toMatch(/^\*\*Line of sight\*\*\n[^>]*-# Your own rulebook, “Sight”:\n> Nobody sees/);
  const more = buttons(b).find(({ label }) => label === 'Your book: Sight');
  await b.handle(click(more?.id ?? ''));
  expect(lastText(b)).toMatch(/^\*\*Sight\*\* · 1 of 2\n> Nobody sees[\s\S]*-# Your own rulebook · Chapter 4$/);
  await b.handle(click(buttons(b).find(({ label }) => label === 'Read on')?.id ?? ''));
  expect(lastText(b)).toMatch(/^\*\*Sight\*\* · 2 of 2\n> /);
  await b.handle(click('own.away-missions.77.0'));
  expect(lastText(b)).toContain('no longer available');
});

test('without a table, /rules asks which game is meant, with buttons that contain the question in short form', async () => {
  const b = bench();
  const far = { by: EVE, channel: '999999999999999999' };
  const query = `how far can I move ${'when it is really very much in the way of us all '.repeat(3)}`;
  await b.handle(slash('/rules', { query }, far));
  expect(lastText(b)).toMatch(/^Which game is “how far can I move /);
  expect(buttons(b).map(({ label }) => label)).toContain('Star Trek: Away Missions');
  for (const { id } of buttons(b)) expect(id.length).toBeLessThanOrEqual(100);
  const away = buttons(b).find(({ label }) => label === 'Star Trek: Away Missions');
  await b.handle(click(away?.id ?? '', null, far));
  expect(b.responses.at(-1)).toMatchObject({ type: InteractionResponseType.UpdateMessage });
  expect(lastText(b)).toContain(' · Star Trek: Away Missions');
});

test('an answer is still shared if the person is first asked which game they mean', async () => {
  const b = bench();
  const far = { by: EVE, channel: '999999999999999999' };
  await b.handle(slash('/rules', { query: 'how far can I move', share: true }, far));
  expect(b.responses.at(-1)).toMatchObject({ data: { flags: 64 } });
  await b.handle(click(buttons(b)[0]?.id ?? '', null, far));
  expect(b.responses.at(-1)).toMatchObject({ type: InteractionResponseType.ChannelMessageWithSource });
  expect(b.responses.at(-1)).not.toMatchObject({ data: { flags: 64 } });
});

test('without a table, /rules suggests entries from all games in turn, each with its game’s name', async () => {
  const b = bench();
  await b.handle(typing('/rules', { query: 'move' }, 'query', { by: EVE, channel: '999999999999999999' }));
  const letters = offered(b).map(({ value }) => `${value}`.charAt(0));
  expect(new Set(letters.slice(0, 4)).size).toBe(4);
  expect(offered(b)[0]?.name).toMatch(/ · Star Trek/);
});

test('/rules also finds components that `/card` can show, both in suggestions and next to the rule', async () => {
  const b = bench(undefined, chats);
  await b.handle(slash('/rules', { query: 'what does warp drive do', game: 'frontiers' }));
  expect(b.exhibited.at(-1)?.exhibit).toEqual({ game: 'frontiers', component: 'warp-drive' });
  await b.handle(slash('/rules', { query: 'torpdo salvo', game: 'frontiers' }));
  expect(b.exhibited.at(-1)?.exhibit).toEqual({ game: 'frontiers', component: 'torpedo-salvo' });
  await b.handle(typing('/rules', { query: 'torpedo', game: 'frontiers' }, 'query'));
  expect(offered(b).map(({ value }) => value)).toContain('frontiers/torpedo-salvo');
  await b.handle(slash('/rules', { query: 'frontiers/torpedo-salvo', share: true }));
  expect(b.exhibited).toHaveLength(3);
  // A card called Damage isn’t meant if the question is about damage in the rules.
  await b.handle(slash('/rules', { query: 'damage', game: 'frontiers' }));
  expect(b.exhibited).toHaveLength(3);
  await b.handle(click(buttons(b).find(({ label }) => label === 'See Damage')?.id ?? ''));
  expect(b.exhibited.at(-1)?.exhibit).toEqual({ game: 'frontiers', component: 'damage' });
});

test('/why names the command that does what was asked for, or otherwise asks the game', async () => {
  const b = bench();
  for (const [not, names] of [
    ['undo', '`/undo`'],
    ['why can’t I take back my last move?', '`/undo`'],
    ['give up', '`/game end'],
    ['be asked', '`/orders`'],
    ['see my hand', '`/hand`'],
  ] as const) {
    await b.handle(slash('/why', { not }));
    expect(lastText(b), not).toContain(names);
  }
  expect(b.asked).toEqual([]);
  for (const not of ['attack the outpost', 'leave the planet', 'discard my hand'])
    await b.handle(slash('/why', { not }));
  expect(b.asked).toHaveLength(3);
});
