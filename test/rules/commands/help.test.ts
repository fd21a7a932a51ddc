import { expect, test } from 'vitest';
import { skirmish } from '../discord/support/samples.ts';
import { bench, lastText, slash } from './support/bench.ts';

const chat = { ...skirmish, help: ['`plan` says where *all* go. `/map show:crews` tells more.'] };

test('of one game shows what can be typed as commands, and nothing else as markup', async () => {
  const b = bench(undefined, [chat]);
  await b.handle(slash('/help', { game: 'skirmish' }));
  expect(lastText(b)).toContain('• `plan` says where \\*all\\* go. `/map show:crews` tells more.\n');
});
