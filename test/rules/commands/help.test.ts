import { expect, test } from 'vitest';
import { skirmish } from '../discord/support/samples.ts';
import { bench, lastText } from './support/bench.ts';
import { CHANNEL, slash, THREAD } from './support/payloads.ts';

const chat = { ...skirmish, help: ['`plan` says where *all* go. `/map show:crews` tells more.'] };

test('of one game shows what can be typed as commands, and nothing else as markup', async () => {
  const b = bench(undefined, [chat]);
  await b.handle(slash('/help', { game: 'skirmish' }));
  expect(lastText(b)).toContain('• `plan` says where \\*all\\* go. `/map show:crews` tells more.\n');
});

test('in the thread of a table is about the game that is played there, as far as nobody names another one', async () => {
  const b = bench(undefined, [chat]);
  await b.handle(slash('/help', {}, { channel: THREAD }));
  expect(lastText(b)).toMatch(/^\*\*Skirmish\*\*\n.*\n• `plan` says where/);
  expect(lastText(b)).toContain('• With `/play` you type what you want to do');
  await b.handle(slash('/help', {}, { channel: CHANNEL }));
  expect(lastText(b)).toMatch(/^• `\/game new`/);
});
