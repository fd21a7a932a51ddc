import type { BrowserContextOptions, Page } from 'playwright-core';
import { servePage } from '../../../src/local/web.ts';
import { type BenchOptions, createBench, type ServerBench } from '../local/support/bench.ts';
import type { TestBrowser } from './browser.ts';
import { bePageBot, type PageBot } from './page-bot.ts';

/** A phone of the narrowest kind, and a desktop. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

/** A local server with its page, two people and a bot. */
export interface PageBench extends ServerBench {
  readonly bot: PageBot;
  /** The errors of the bot and of the opened pages. A test that ends with any of them has failed. */
  readonly errors: unknown[];
  /** The link with which a person opens the page. */
  link(person: string, channel?: string): string;
  /** Opens the page as a person, in a separate window. */
  open(browser: TestBrowser, person: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Starts a {@link PageBench}. */
export async function createPageBench(options: BenchOptions = {}): Promise<PageBench> {
  const bench = await createBench(options);
  const served = servePage(bench.server, { person: 'alice' });
  const errors: unknown[] = [];
  const bot = await bePageBot(await bench.connect(), (error) => errors.push(error));
  return {
    ...bench,
    bot,
    errors,
    link: served.link,
    async open(browser, person, { viewport = DESKTOP, ...others } = {}) {
      const page = await browser.page({ viewport, locale: 'en-GB', ...others });
      page.on('pageerror', (error) => errors.push(error));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(served.link(person));
      await page.getByRole('textbox', { name: 'Message or command' }).or(page.getByRole('combobox')).first().waitFor();
      return page;
    },
    async close() {
      served.close();
      await bench.close();
      if (errors.length > 0) throw new Error(`Errors of the bot or the page: ${errors.map(String).join('\n')}`);
    },
  };
}
