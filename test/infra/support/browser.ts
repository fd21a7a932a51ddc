import { resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findChromium } from '../../../src/cli/setup/chromium.mjs';
import { thisMachine } from '../../../src/cli/setup/machine.mjs';
import { PATIENCE } from '../../support/patience.ts';

/** A phone in portrait orientation. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };

/** A headless Chromium that runs as long as the tests around it. */
export interface TestBrowser {
  /** Opens a new page in a separate window without memory of earlier ones. The page is closed after its test. */
  page(options?: BrowserContextOptions): Promise<Page>;
}

/** Gives the tests of a file (or of the `describe` block around it) a browser. Call this where tests are declared. */
export function withBrowser(): TestBrowser {
  let browser: Browser | undefined;

  beforeAll(async () => {
    const executablePath = findChromium(thisMachine(resolve(import.meta.dirname, '../../..')));
    if (executablePath === undefined) throw new Error('There is no Chromium here. Type: npm run setup -- --for test');
    // Chromium's sandbox doesn't run as root, and containers have a small /dev/shm. The pages are our own, so this is safe.
    // The renderers hide the system's fonts from their process, and Chromium shows no text without any.
    const { FONTCONFIG_FILE: _, ...env } = process.env;
    browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  afterAll(() => browser?.close());

  return {
    async page(options = {}) {
      if (browser === undefined) throw new Error('The browser runs inside tests and hooks only.');
      const context = await browser.newContext(options);
      context.setDefaultTimeout(PATIENCE);
      return context.newPage();
    },
  };
}
