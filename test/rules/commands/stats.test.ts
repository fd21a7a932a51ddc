import { expect, test } from 'vitest';
import type { StatRow } from '../../../src/tables/stats.ts';
import { bodyWords, controlsOf } from '../../support/drafts.ts';
import { bench, type CommandBench } from './support/bench.ts';
import { ADA, BEN, click, EVE, slash } from './support/payloads.ts';

const words = (b: CommandBench): string => bodyWords(JSON.parse(JSON.stringify(b.responses.at(-1))).data ?? {});
const ids = (b: CommandBench): string[] =>
  controlsOf(JSON.parse(JSON.stringify(b.responses.at(-1))).data ?? {}).map(({ custom_id: id }) => id);
const guild = (): string => (JSON.parse(JSON.stringify(slash('/profile stats'))) as { guild_id: string }).guild_id;

const row = (more: Partial<StatRow> = {}): string =>
  JSON.stringify({
    ...{ game: 'skirmish', guild: guild(), ended: 1, result: 'won', turns: 2, took: 7_200_000, dice: 11, average: 10 },
    ...{ others: [BEN, 'gone-1f3a'], ...more },
  });

test('T-STATS-01: a person sees their own games, and nobody else does', async () => {
  const b = bench();
  await b.handle(slash('/profile stats'));
  expect(words(b)).toContain('You have no finished games yet.');
  b.stats.set(ADA, [row(), row({ result: 'lost' }), row({ result: 'none', guild: null }), 'damaged']);
  await b.handle(slash('/profile stats'));
  expect(words(b)).toContain('All games: 3 games, 1 won, 1 lost · 1 h a turn · dice +10 %');
  expect(words(b)).toContain(`• <@${BEN}>: 3 games, 1 won, 1 lost`);
  expect(words(b)).not.toContain('gone-');
  expect(words(b)).toContain('Only you see this.');
  expect(JSON.stringify(b.responses.at(-1))).toContain('"flags":64');
  await b.handle(slash('/game stats', {}, { by: BEN }));
  expect(words(b)).toContain('Nobody shows their statistics here yet.');
});

test('T-STATS-01: one click shows a person in the server’s list, and one click ends that', async () => {
  const b = bench();
  b.stats.set(ADA, [row(), row({ guild: 'another' })]);
  await b.handle(slash('/profile stats'));
  expect(ids(b)).toEqual(['stats-list.show']);
  await b.handle(click('stats-list.show'));
  expect(ids(b)).toEqual(['stats-list.hide']);
  await b.handle(slash('/game stats', {}, { by: EVE }));
  expect(words(b)).toContain(`• <@${ADA}>: 1 game, 1 won`);
  expect(words(b)).not.toContain(EVE);
  await b.handle(click('stats-list.hide'));
  await b.handle(slash('/game stats', {}, { by: EVE }));
  expect(words(b)).toContain('Nobody shows their statistics here yet.');
});
