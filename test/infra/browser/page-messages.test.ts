import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withBrowser } from '../support/browser.ts';
import { createPageBench, type PageBench, PHONE } from '../support/page-bench.ts';
import type { PageBot } from '../support/page-bot.ts';
import { boardWithoutMenus, laterBoard } from '../support/page-bot-messages.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
let bench: PageBench;
let page: Page;
let log: Locator;
let panel: Locator;

/** Runs a command and waits for the bot. */
const run = (command: string) => bench.alice.slash(bench.general, command).answered;
const isFocused = (what: Locator) => what.and(page.locator(':focus')).waitFor();
const article = (text: string) => log.locator('article', { hasText: text });

/** Whether an element's whole content fits into its width. */
const isWhole = (one: object) => 'scrollWidth' in one && 'clientWidth' in one && one.scrollWidth === one.clientWidth;

/** Measures in the page how far full stops are from the links before them, in pixels. */
const GAPS = `[...document.querySelectorAll('article .jump')]
  .filter(({ nextSibling }) => nextSibling?.textContent.startsWith('.'))
  .map((link) => {
    const [words, stop] = [link, link.nextSibling].map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects()[0];
    });
    return Math.round(stop.left - words.right);
  })`;

beforeEach(async () => {
  bench = await createPageBench();
  page = await bench.open(browser, 'alice');
  log = page.getByRole('log');
  panel = article('turn 3');
});
afterEach(() => bench.close());

test('the page shows every kind of message and never treats text as markup', async () => {
  await run('/everything');
  await panel.waitFor();
  const marks = article('Reports');
  await marks.getByText('@alice').waitFor();
  await marks.getByText('5 minutes ago').waitFor();
  await marks.getByText('<script>alert(1)</script>').waitFor();
  await marks.getByText('*not bold*').waitFor();
  expect(await marks.locator('strong').allTextContents()).toEqual(['Bold']);
  expect(await marks.locator('ul > li, ol > li').allTextContents()).toHaveLength(5);
  expect(await marks.getByRole('link', { name: 'rules' }).getAttribute('href')).toBe('https://example.org');
  await marks.getByRole('button', { name: 'Show the hidden words' }).click();
  await marks.getByText('hidden', { exact: true }).waitFor();
  await article('Standings').getByText('Rules 1.2').waitFor();
  await article('Panel').getByRole('button', { name: 'Look' }).waitFor();
  await article('Panel').getByRole('img', { name: 'The board: an empty field.' }).waitFor();
  await article('4711').getByText('seen only by you').waitFor();
  await log.getByRole('button', { name: 'Table 1: Frontiers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Table 1: Frontiers' }).waitFor();
  await article('The table of this thread.').waitFor();
});

test('the page shows no gap between a channel link and the following full stop', async () => {
  await run('/everything');
  await article('Reports').getByRole('button', { name: '#' }).waitFor();
  expect(await page.evaluate(GAPS)).toEqual([0]);
});

test('the page shows every picture with its alternative text', async () => {
  await run('/everything');
  await panel.waitFor();
  for (const picture of await log.getByRole('img').all()) {
    await until('it is loaded', () =>
      picture.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth === 1200),
    );
    expect(await picture.getAttribute('alt')).not.toBe('');
  }
  expect(await log.getByRole('img').count()).toBe(2);
});

test('the page crops attached pictures to tiles, as Discord does, but shows embedded pictures whole, in rows', async () => {
  await run('/pictures');
  await article('Apart').waitFor();
  const laid = async (words: string) => {
    const pictures = await article(words).getByRole('img').all();
    return Promise.all(
      pictures.map(async (picture) => {
        await until('it is loaded', () =>
          picture.evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth === 1200),
        );
        const box = await picture.boundingBox();
        if (box === null) throw new Error('a picture is nowhere');
        return { ...box, alt: await picture.getAttribute('alt') };
      }),
    );
  };
  const whole = ({ width, height }: { width: number; height: number }) => Math.abs(width / height - 0.75) < 0.02;
  const [a, b, c, ...more] = await laid('Attached');
  if (a === undefined || b === undefined || c === undefined) throw new Error('a picture is missing');
  expect(more).toEqual([]);
  expect([a, b, c].some(whole)).toBe(false);
  // One large picture with two small ones beside it.
  expect([b.x > a.x + a.width - 1, c.x === b.x, c.y > b.y, a.width > b.width]).toEqual([true, true, true, true]);

  const [d, e] = await laid('Apart');
  if (d === undefined || e === undefined) throw new Error('a picture is missing');
  expect([whole(d), whole(e), e.y >= d.y + d.height]).toEqual([true, true, true]);
  expect([d.alt, e.alt]).toEqual(['Sheet d.', 'Sheet e.']);
});

describe('buttons', () => {
  beforeEach(async () => {
    await run('/show');
    await panel.waitFor();
  });

  test('all of a message’s buttons are busy until the bot answers', async () => {
    const slow = panel.getByRole('button', { name: 'Slow' });
    await slow.click();
    await until('it waits', async () => (await slow.getAttribute('aria-busy')) === 'true');
    await panel.getByRole('button', { name: 'Agree' }).click({ force: true });
    await slow.click({ force: true });
    await until('the bot was asked', () => bench.bot.held.length === 1);
    await bench.bot.held[0]?.();
    await article('At last.').waitFor();
    await until('it waits no more', async () => (await slow.getAttribute('aria-busy')) === 'false');
    expect(await article('Pressed good.').count()).toBe(0);
    expect(bench.bot.held).toHaveLength(1);
  });

  test('if the bot doesn’t respond to a button, the page says so, and the buttons can be pressed again', async () => {
    const slow = panel.getByRole('button', { name: 'Slow' });
    await slow.click();
    await until('the bot was asked', () => bench.bot.held.length === 1);
    bench.clock.advance(3_100);
    await page.getByRole('alert').getByText('The bot did not answer in time.').waitFor();
    await panel.getByRole('button', { name: 'Agree' }).click();
    await article('Pressed good.').waitFor();
    await page.getByText('The bot did not answer in time.').waitFor({ state: 'detached' });
  });

  test('if buttons are replaced, the focus moves to their message, never to another button', async () => {
    await panel.getByRole('button', { name: 'Your move' }).press('Enter');
    const go = log.getByRole('button', { name: 'Go on from' });
    await go.press('Enter');
    await isFocused(article('Step 2'));
    // Enter does nothing there. The next button is one step away.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await isFocused(log.getByRole('button', { name: 'Go on from 2' }));
    await page.keyboard.press('Enter');
    await isFocused(article('Step 3'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await article('Step 3').waitFor({ state: 'detached' });
    await isFocused(log);
    await page.keyboard.press('Escape');
    await isFocused(page.getByRole('combobox'));
  });
});

describe('menus', () => {
  beforeEach(async () => {
    await run('/show');
    await panel.waitFor();
  });

  test('a single-choice menu can be opened, browsed, used and closed by keyboard', async () => {
    const menu = panel.getByRole('button', { name: 'Choose a move' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await isFocused(page.getByRole('option', { name: 'Move the science vessel' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await isFocused(menu);
    await page.keyboard.press('Enter');
    await isFocused(page.getByRole('option', { name: 'Move the science vessel' }));
    await page.keyboard.type('wait 7');
    await isFocused(page.getByRole('option', { name: 'Wait 7' }));
    await page.keyboard.press('Enter');
    await article('Chosen: w7.').waitFor();
    await isFocused(menu);
  });

  test('a person can tick up to the maximum number of values in a menu and send them together', async () => {
    await panel.getByRole('button', { name: 'Choose crew' }).click();
    const [engineer, medic, pilot] = ['Engineer', 'Medic', 'Pilot'].map((name) => page.getByRole('checkbox', { name }));
    await page.getByRole('button', { name: 'Choose at least 1' }).click({ force: true });
    await engineer?.check();
    await medic?.check();
    await pilot?.click({ force: true });
    expect(await pilot?.isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Choose 2' }).click();
    await article('Chosen: engineer, medic.').waitFor();
  });

  test('a menu keeps an unfinished choice while others write and the menu’s message is edited', async () => {
    await panel.getByRole('button', { name: 'Choose crew' }).click();
    await page.getByRole('checkbox', { name: 'Medic' }).check();
    bench.bob.send(bench.general, 'A word from bob');
    await article('A word from bob').waitFor();
    const { id } = bench.alice.visible(bench.general)[0] ?? { id: '' };
    await bench.bot.edit(bench.general.id, id, '**Frontiers**, turn 3. Edited.');
    await article('Edited.').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Medic' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Choose 1' }).click();
    await article('Chosen: medic.').waitFor();
  });

  describe('changes', () => {
    /** The option under the pointer. */
    let option: Locator;
    /** The option's position, to the pixel. */
    const place = async () => JSON.stringify(await option.boundingBox());
    const change = (body: Parameters<PageBot['change']>[2]) => {
      const { id } = bench.alice.visible(bench.general)[0] ?? { id: '' };
      return bench.bot.change(bench.general.id, id, body);
    };

    beforeEach(async () => {
      await panel.getByRole('button', { name: 'Choose a move' }).click();
      option = page.getByRole('option', { name: 'Attack the outpost' });
      await option.waitFor();
    });

    test('an open menu keeps its options when other messages arrive', async () => {
      const before = await place();
      for (let i = 1; i <= 30; i++) bench.bob.send(bench.general, `Word ${i}`);
      await article('Word 30').waitFor();
      expect(await place()).toBe(before);
      await option.click();
      await article('Chosen: b.').waitFor();
    });

    test('an open menu keeps its options when its message gains another menu and another row', async () => {
      await change(laterBoard());
      await panel.getByRole('button', { name: 'New' }).waitFor();
      // The menu is as it was shown, with all its options.
      await page.getByRole('option', { name: 'Wait 20' }).waitFor();
      await option.click();
      await article('Chosen: b.').waitFor();
      await panel.getByRole('button', { name: 'Choose a move' }).click();
      await option.waitFor();
      expect(await page.getByRole('option').count()).toBe(2);
    });

    test('if the open menu is removed from its message, it keeps its options, but a choice from it is refused', async () => {
      const before = await place();
      await change(boardWithoutMenus());
      await article('turn 4').waitFor();
      expect(await place()).toBe(before);
      await option.click();
      await page.getByRole('alert').getByText('That can’t be done').waitFor();
      await option.waitFor({ state: 'hidden' });
      await isFocused(article('turn 4'));
    });

    test('an open menu disappears when its message is deleted', async () => {
      const { id } = bench.alice.visible(bench.general)[0] ?? { id: '' };
      await bench.bot.remove(bench.general.id, id);
      await option.waitFor({ state: 'detached' });
    });
  });

  test('a closed menu stays closed when another menu in its message opens', async () => {
    await panel.getByRole('button', { name: 'Choose a move' }).click();
    await page.getByRole('option', { name: 'Wait 1', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Choose crew' }).click();
    await page.getByRole('checkbox', { name: 'Medic' }).waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });

  test('a menu shows long options in full on a phone', async () => {
    const phone = await bench.open(browser, 'bob', { viewport: PHONE, hasTouch: true, isMobile: true });
    await phone.getByRole('button', { name: 'Choose a move' }).tap();
    const option = phone.getByRole('option', { name: 'Move the science vessel' });
    const box = await option.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
    expect(await option.evaluate(isWhole)).toBe(true);
    await option.tap();
    await phone.getByRole('log').getByText('Chosen: a.').waitFor();
  });
});

describe('forms', () => {
  beforeEach(async () => {
    await run('/show');
    await panel.waitFor();
  });

  test('a form with label components can be filled in by keyboard and sent with Enter', async () => {
    await panel.getByRole('button', { name: 'Form', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Name your ship' });
    await isFocused(dialog.getByLabel('Name'));
    await page.keyboard.type('Farragut');
    await dialog.getByLabel('Side').selectOption('South');
    await dialog.getByRole('checkbox', { name: 'Medic' }).check();
    await dialog.getByLabel('Name').press('Enter');
    await article('Filled in: Farragut | south | medic |').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await isFocused(panel.getByRole('button', { name: 'Form', exact: true }));
  });

  test('a form with action rows shows initial values and can be dismissed', async () => {
    await panel.getByRole('button', { name: 'Old form' }).click();
    const points = page.getByRole('dialog', { name: 'Spread the points' }).getByLabel('Points');
    expect(await points.inputValue()).toBe('1 = 0');
    await page.keyboard.press('Escape');
    await points.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Old form' }).click();
    await points.fill('1 = 4');
    await page.getByRole('button', { name: 'Send' }).last().click();
    await article('Filled in: 1 = 4').waitFor();
  });

  test('if the bot doesn’t answer a form in time, the form shows an error and can be sent again', async () => {
    await panel.getByRole('button', { name: 'Old form' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Points').fill('silence');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await until('the bot was asked', () => bench.server.world.waiting.size === 1);
    bench.clock.advance(3_100);
    await dialog.getByRole('alert').getByText('The bot did not answer in time.').waitFor();
    await dialog.getByLabel('Points').fill('1 = 2');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await article('Filled in: 1 = 2').waitFor();
  });
});

test('a picture can be opened at full size and closed, by keyboard or by pressing it', async () => {
  await run('/show');
  const open = panel.getByRole('button', { name: 'Show this picture large' });
  await open.press('Enter');
  const picture = page.getByRole('dialog', { name: 'Picture' }).getByRole('img');
  await until('it fits the window', async () => ((await picture.boundingBox())?.height ?? 999) < 800);
  await page.getByRole('button', { name: 'Full size' }).press('Enter');
  await until('it has its full size', async () => (await picture.boundingBox())?.width === 1200);
  await page.keyboard.press('Escape');
  await picture.waitFor({ state: 'detached' });
  await isFocused(open);
  await panel.getByRole('img').click();
  await picture.waitFor();
});
