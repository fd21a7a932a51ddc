import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cardFolders, cardIndex } from '../../src/cli/setup/collect.mjs';

test('each list of card files matches what the build would write', () => {
  const folders = cardFolders(resolve(import.meta.dirname, '../..'));
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) expect(readFileSync(join(folder, 'index.ts'), 'utf8'), folder).toBe(cardIndex(folder));
});
