import { expect, test } from 'vitest';
import { skirmish } from '../discord/support/samples.ts';
import { bench, lastText } from './support/bench.ts';
import { CHANNEL, slash, THREAD } from './support/payloads.ts';

const chat = { ...skirmish, help: ['`plan` says where *all* go. `/map show:crews` tells more.'] };

test('/help lists a game’s commands and escapes all markup except code', async () => {
  const b = bench(undefined, [chat]);
  await b.handle(slash('/help', { game: 'skirmish' }));
  expect(lastText(b)).toContain('• `plan` says where \\*all\\* go. `/map show:crews` tells more.\n');
});

test('/help explains the game of the table’s thread unless another one is named', async () => {
  const b = bench(undefined, [chat]);
  await b.handle(slash('/help', {}, { channel: THREAD }));
  expect(lastText(b)).toMatch(/^\*\*Skirmish\*\*\n.*\n• `plan` says where/);
  expect(lastText(b)).toContain('• With `/play` you type what you want to do');
  await b.handle(slash('/help', {}, { channel: CHANNEL }));
  expect(lastText(b)).toMatch(/^• `\/game new`/);
});
