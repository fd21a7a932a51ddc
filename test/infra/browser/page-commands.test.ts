import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, type PageBench, PHONE } from '../support/page-bench.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
let bench: PageBench;
let page: Page;
let input: Locator;
let log: Locator;

beforeEach(async () => {
  bench = await createPageBench();
  page = await bench.open(browser, 'alice');
  input = page.getByRole('combobox', { name: 'Message or command' });
  log = page.getByRole('log');
});
afterEach(() => bench.close());

const type = (text: string) => page.keyboard.type(text);
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const isFocused = (what: Locator) => what.and(page.locator(':focus')).waitFor();
const received = (command: string) =>
  until(`the bot received /${command}`, () => bench.bot.received.find((one) => one.command === command)?.options);

describe('keyboard', () => {
  test('text typed anywhere on the page goes to the command line', async () => {
    await isFocused(input);
    await type('hello');
    await press('Enter');
    await log.getByText('hello').waitFor();
    expect(await input.inputValue()).toBe('');
  });

  test('the command line sends a command without options immediately', async () => {
    await type('/help');
    await page.getByRole('option', { name: '/help' }).waitFor();
    await press('Enter');
    await log.getByText('help: for you alone.').waitFor();
    await log.getByText('seen only by you').waitFor();
  });

  test('in the command line, the first Enter selects from the list, and the next sends the complete command', async () => {
    await type('/han');
    await page.getByRole('option', { name: '/hand' }).waitFor();
    await press('Enter');
    await isFocused(page.getByLabel('dm'));
    await press('Escape');
    await isFocused(input);
    await type('/hand');
    await page.getByRole('option', { name: '/hand' }).waitFor();
    await press('Enter');
    expect(await received('hand')).toEqual({});
  });

  test('a command can be chosen in the command line, filled in field by field and sent with Enter', async () => {
    await type('/game new');
    await page.getByRole('option', { name: '/game new' }).waitFor();
    await press('Enter');
    await isFocused(page.getByRole('combobox', { name: 'game' }));
    await page.getByRole('option', { name: 'Ascendancy' }).waitFor();
    await type('on');
    await page.getByRole('option', { name: 'Ascendancy' }).waitFor({ state: 'detached' });
    await press('ArrowDown', 'ArrowDown', 'Enter', 'Tab');
    await isFocused(page.getByLabel('opponent'));
    await type('bob');
    await press('Tab');
    await type('3');
    await press('Tab');
    await type('y');
    await press('Enter');
    expect(await received('game new')).toEqual({
      game: 'first edition',
      opponent: bench.bob.user.id,
      rounds: 3,
      ranked: true,
    });
    await isFocused(input);
  });

  test('the command line sends a field as typed unless a suggestion is picked', async () => {
    await type('/play');
    await press('Enter');
    await type('outpost');
    await page.getByRole('option', { name: 'Attack the outpost' }).waitFor();
    await press('Enter');
    expect(await received('play')).toEqual({ action: 'outpost' });
  });

  test('if a field of a command is missing or invalid, the form stays open and the field gets the focus', async () => {
    await type('/game new');
    await press('Enter');
    await page.getByLabel('rounds').fill('3');
    await press('Enter');
    await isFocused(page.getByRole('combobox', { name: 'game' }));
    await page.getByRole('combobox', { name: 'game' }).fill('x');
    await page.getByLabel('rounds').fill('12');
    await press('Enter');
    await isFocused(page.getByLabel('rounds'));
    expect(bench.bot.received).toEqual([]);
  });

  test('in the command line, the first Escape hides the suggestions, and the next one hides the command', async () => {
    await type('/game new');
    await press('Enter');
    await page.getByRole('option', { name: 'Frontiers' }).waitFor();
    await press('Escape');
    await page.getByRole('option', { name: 'Frontiers' }).waitFor({ state: 'hidden' });
    await press('Escape');
    await isFocused(input);
    await type('/ha');
    await page.getByRole('option', { name: '/hand' }).waitFor();
    await press('Escape');
    await page.getByRole('option', { name: '/hand' }).waitFor({ state: 'hidden' });
    expect(await input.inputValue()).toBe('/ha');
  });
});

describe('line', () => {
  test('on Enter, a whole line is sent as typed, even if there is exactly one similar suggestion', async () => {
    await type('/play action: move to b amount: 2');
    await press('Enter');
    expect(await received('play')).toEqual({ action: 'move to b', amount: 2 });
  });

  test('in a whole line, the name of the first option can be left out, and a value that matches nothing is sent as typed', async () => {
    await type('/play dance');
    await press('Enter');
    expect(await received('play')).toEqual({ action: 'dance' });
  });

  test('the bot suggests completions while a person types a whole line', async () => {
    await type('/play ');
    await page.getByRole('option', { name: 'Attack the outpost' }).waitFor();
    await type('mo');
    await page.getByRole('option', { name: 'Attack the outpost' }).waitFor({ state: 'detached' });
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect(await input.inputValue()).toBe('/play Move to C4');
    await press('Enter');
    expect(await received('play')).toEqual({ action: 'move:c4' });
  });

  test('a whole line with an invalid value opens the form at that field, with the other values filled in', async () => {
    await type('/game new frontiers opponent: zoe rounds: 3');
    await press('Enter');
    await page.getByText('opponent can’t be “zoe”.').waitFor();
    await isFocused(page.getByLabel('opponent'));
    expect(await page.getByRole('combobox', { name: 'game' }).inputValue()).toBe('frontiers');
    expect(await page.getByLabel('rounds').inputValue()).toBe('3');
  });

  test('a whole line with an unknown command isn’t sent as text', async () => {
    await type('/nonsense at all');
    await press('Enter');
    await page.getByRole('alert').getByText('There is no such command here.').waitFor();
    expect(await input.inputValue()).toBe('/nonsense at all');
    expect(bench.alice.visible(bench.general)).toEqual([]);
  });
});

test('a person can choose a command and a suggestion and send them by tapping', async () => {
  const phone = await bench.open(browser, 'bob', { viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.getByRole('combobox', { name: 'Message or command' }).tap();
  await phone.keyboard.type('/pl');
  await phone.getByRole('option', { name: '/play' }).tap();
  await phone.getByRole('combobox', { name: 'action' }).tap();
  await phone.getByRole('option', { name: 'Attack the outpost' }).tap();
  expect(await phone.getByRole('combobox', { name: 'action' }).inputValue()).toBe('Attack the outpost');
  await phone.getByRole('button', { name: 'Send' }).tap();
  expect(await received('play')).toEqual({ action: 'attack:u3' });
});

test('the page keeps the focus and the unfinished text, no matter what other people do', async () => {
  await type('/play mo');
  await page.getByRole('option', { name: 'Move to C4' }).waitFor();
  await press('ArrowDown');
  const { id } = bench.bob.send(bench.general, 'A word from bob');
  await log.getByText('A word from bob').waitFor();
  await isFocused(input);
  await press('Enter');
  expect(await input.inputValue()).toBe('/play Move to B7');
  await input.fill('/game new');
  await press('Enter');
  await page.getByLabel('rounds').fill('4');
  bench.bob.send(bench.general, 'Another word');
  await log.getByText('Another word').waitFor();
  await isFocused(page.getByLabel('rounds'));
  expect(await page.getByLabel('rounds').inputValue()).toBe('4');
  expect(id).toBeTruthy();
});

test('the page puts a failed command back into the command line and says what to do', async () => {
  await type('/silent');
  await press('Enter');
  await page.getByText('/silent is on its way …').waitFor();
  await until('the bot was asked', () => bench.bot.received.length === 1);
  bench.clock.advance(3_100);
  await page.getByRole('alert').getByText('The bot did not answer in time. Try again.').waitFor();
  expect(await input.inputValue()).toBe('/silent');
});
