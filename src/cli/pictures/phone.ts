import { resolve } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { SettingsError } from '../settings.ts';
import { findChromium } from '../setup/chromium.mjs';
import { withoutSecrets } from '../setup/environment.mjs';
import { thisMachine } from '../setup/machine.mjs';

/** The width of a phone, in CSS pixels. */
export const PHONE_WIDTH = 390;

/** A browser that shows pages as a phone does. */
export interface Phone {
  /**
   * Opens a channel of the page on a screen of this height in CSS pixels. `scale` is the number of picture pixels for each
   * CSS pixel. `now` sets the page's clock, which otherwise shows the real time.
   */
  open(link: string, height: number, scale: number, now?: number): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Starts the Chromium that the tests use.
 * @throws SettingsError if there is none.
 */
export async function openPhone(): Promise<Phone> {
  const executablePath = findChromium(thisMachine(resolve('.')));
  if (executablePath === undefined)
    throw new SettingsError('There is no Chromium here. Type: npm run setup -- --for test');
  // Chromium's sandbox doesn't work for root, and containers have a small /dev/shm. Only our own page is opened, so this is
  // safe.
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  // The renderers restrict fontconfig to their own typefaces, but a browser without any system typeface shows no text.
  const { FONTCONFIG_FILE: _, ...environment } = withoutSecrets();
  const browser: Browser = await chromium.launch({ executablePath, args, env: environment });
  return {
    async open(link, height, scale, now) {
      const context = await browser.newContext({
        viewport: { width: PHONE_WIDTH, height },
        deviceScaleFactor: scale,
        hasTouch: true,
        isMobile: true,
        locale: 'en-GB',
        timezoneId: 'UTC',
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (now !== undefined) await page.clock.setFixedTime(now);
      await page.goto(link);
      await page.locator('article').last().waitFor();
      // Text is invisible until its typeface has been loaded.
      await page.evaluate('document.fonts.ready.then(() => {})');
      return page;
    },
    close: () => browser.close(),
  };
}

/** Waits until a message has at least `least` pictures and all of them are loaded. */
export async function hasPictures(message: Locator, least = 1): Promise<void> {
  const pictures = message.getByRole('img');
  await pictures.nth(least - 1).waitFor();
  for (const picture of await pictures.all())
    await picture.evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode());
}
