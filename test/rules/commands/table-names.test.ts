import { beforeEach, describe, expect, test } from 'vitest';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import { CHANNEL, EVE, slash } from './support/payloads.ts';

const OTHER = '300000000000000044';
const STRANGERS = [{ name: 'Blue', player: EVE, called: 'Eve', bot: null }];

let b: CommandBench;
beforeEach(() => {
  b = bench();
  b.tables.push(
    table({ id: 'friday', title: 'The Captain’s Night', place: { ...table().place, thread: OTHER } }),
    table({ id: 'monday', title: 'Captains of Orion', status: 'over', place: { ...table().place, thread: null } }),
  );
});

/** The table whose board `/map` shows for this text, or undefined if it shows none. */
async function shown(name: string, where: Parameters<typeof slash>[2] = {}): Promise<string | undefined> {
  await b.handle(slash('/map', { table: name }, { channel: CHANNEL, ...where }));
  return b.asked.pop()?.table;
}

describe('found', () => {
  test.each([
    ['its id', 'abc123', 'abc123'],
    ['its title', 'Sector 7', 'abc123'],
    ['its title in lower case', 'sector 7', 'abc123'],
    ['its title with plain apostrophes', "the captain's night", 'friday'],
    ['its title without apostrophe and article', 'captains night', 'friday'],
    ['the shortest unique beginning', 'se', 'abc123'],
    ['a beginning with an unfinished last word', 'captains o', 'monday'],
    ['a word that only its title has', 'night', 'friday'],
  ])('a named table is found by %s', async (_, name, id) => {
    expect(await shown(name)).toBe(id);
  });

  test('a table’s id takes precedence over the same text as another table’s title', async () => {
    b.tables.push(table({ id: 'zzz999', title: 'abc123', place: { ...table().place, thread: null } }));
    expect(await shown('abc123')).toBe('abc123');
  });

  test('if two titles begin with the typed text, the running game is chosen, not the finished one', async () => {
    expect(await shown('captain')).toBe('friday');
  });

  test('a table’s title can be in any script', async () => {
    b.tables.push(table({ id: 'zzz999', title: 'Пятница', place: { ...table().place, thread: null } }));
    expect(await shown('пятн')).toBe('zzz999');
  });

  test('every command that takes a table finds it by its title', async () => {
    await b.handle(slash('/play', { action: 'move:1', table: 'captains night' }, { channel: CHANNEL }));
    await b.handle(slash('/undo', { table: 'night' }, { channel: CHANNEL }));
    await b.handle(slash('/game concede', { table: 'Sector 7' }, { channel: CHANNEL }));
    expect(lastText(b)).not.toContain('Which table');
    expect(lastText(b)).not.toContain('There is no table');
  });
});

describe('ambiguous', () => {
  beforeEach(() => {
    b.tables.push(table({ id: 'zzz999', title: 'Sector 7', place: { ...table().place, thread: null } }));
  });

  test('if a title fits several tables and a click can finish the command, the answer has a button for each table', async () => {
    await b.handle(slash('/play', { action: 'move:1', table: 'sector 7' }, { channel: CHANNEL }));
    expect(lastText(b)).toContain('“sector 7” matches 2 tables. Which table do you mean?');
    const told = JSON.stringify(b.responses.at(-1));
    expect(told).toContain('Sector 7 (abc123)');
    expect(told).toContain('Sector 7 (zzz999)');
    expect(b.sent).toEqual([]);
  });

  test('if a title fits several tables and a click can’t finish the command, the answer lists their ids', async () => {
    await b.handle(slash('/game wait', { hours: 24, table: 'sector 7' }, { channel: CHANNEL }));
    expect(lastText(b)).toContain('“sector 7” matches 2 tables. Which table do you mean? Add its ID to the command:');
    expect(lastText(b)).toContain('`table:zzz999`');
  });

  test('the person is asked which table they mean even if one of them sent the latest turn message', async () => {
    b.lastAsked = 'abc123';
    await b.handle(slash('/undo', { table: 'sector 7' }, { channel: CHANNEL }));
    expect(lastText(b)).toContain('Which table do you mean?');
    expect(b.sent).toEqual([]);
  });

  test('a person’s own table is preferred to other people’s', async () => {
    b.tables = b.tables.map((one) => (one.id === 'zzz999' ? { ...one, owner: EVE, chairs: STRANGERS } : one));
    expect(await shown('sector 7')).toBe('abc123');
    expect(await shown('sector 7', { by: EVE })).toBe('zzz999');
  });
});

describe('unknown', () => {
  test('if no table has the typed title, a sentence says so and names the list command', async () => {
    expect(await shown('Tuesday')).toBeUndefined();
    expect(lastText(b)).toContain('There is no table “Tuesday” here, or it is gone. /game list shows');
  });

  test('tables that the person isn’t allowed to know about are treated as if they didn’t exist', async () => {
    const elsewhere = { by: EVE, guild: '200000000000000099', channel: '300000000000000099' };
    expect(await shown('Sector 7', elsewhere)).toBeUndefined();
    expect(lastText(b)).toContain('There is no table “Sector 7” here');
    b.hidden.add(CHANNEL);
    expect(await shown('Sector 7', { by: EVE, channel: '300000000000000055' })).toBeUndefined();
    expect(lastText(b)).toContain('There is no table “Sector 7” here');
  });
});

describe('unnamed', () => {
  const where = { channel: '300000000000000055' };

  test('the table of the latest turn message is preferred, and a person’s tables are read once', async () => {
    b.lastAsked = 'friday';
    await b.handle(slash('/orders', {}, where));
    expect(b.asked.pop()?.table).toBe('friday');
    expect(b.tablesRead).toBe(1);
  });

  test('if the latest turn message is unknown, the answer has a button for each table, after one reading', async () => {
    await b.handle(slash('/orders', {}, where));
    expect(lastText(b)).toBe('Which table do you mean?');
    expect(b.tablesRead).toBe(1);
  });

  test('if there is only one table, it is read once', async () => {
    b.tables.splice(1);
    await b.handle(slash('/orders', {}, where));
    expect(b.asked.pop()?.table).toBe('abc123');
    expect(b.tablesRead).toBe(1);
  });
});
