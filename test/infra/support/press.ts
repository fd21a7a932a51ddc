import type { Locator, Page } from 'playwright-core';
import { until } from './until.ts';

/** The page’s text if the bot responds later than Discord allows. Nothing has happened then, so a person tries again. */
export const TOO_LATE = 'The bot did not answer in time. Try again.';

/**
 * Does something on the page that asks the bot, and waits for its response. Repeats it each time the page says that
 * the bot was too late, which happens on a busy machine.
 */
export async function asking(page: Page, act: () => Promise<void>): Promise<void> {
  do {
    await act();
    await until('the bot responds', async () => (await page.locator('[aria-busy=true]').count()) === 0);
  } while ((await page.getByRole('alert').getByText(TOO_LATE).count()) > 0);
}

/** Taps a button of a message, and waits for the bot’s response as `asking` does. */
export function press(button: Locator): Promise<void> {
  return asking(button.page(), () => button.tap());
}
