import { expect, test } from 'vitest';
import { withBrowser } from '../support/browser.ts';

const browser = withBrowser();

test('the installed browser runs scripts and draws at the requested size', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 640 } });
  await page.setContent('<button onclick="this.textContent = innerWidth">press</button>');
  const button = page.getByRole('button');
  await button.click();
  expect(await button.textContent()).toBe('360');
});
