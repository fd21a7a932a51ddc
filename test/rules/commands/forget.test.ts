import { expect, test } from 'vitest';
import { bodyWords, controlsOf } from '../../support/drafts.ts';
import { bench, type CommandBench, table } from './support/bench.ts';
import { ADA, BEN, click, EVE, slash } from './support/payloads.ts';

const words = (b: CommandBench): string => bodyWords(JSON.parse(JSON.stringify(b.responses.at(-1))).data ?? {});
const ids = (b: CommandBench): string[] =>
  controlsOf(JSON.parse(JSON.stringify(b.responses.at(-1))).data ?? {}).map(({ custom_id: id }) => id);

test('T-FORGET-01: the question says what is left, and deletes nothing', async () => {
  const b = bench();
  const alone = table({
    id: 'abc124',
    chairs: table().chairs.map((chair, at) => (at === 0 ? chair : { ...chair, player: null })),
  });
  b.tables.splice(
    0,
    b.tables.length,
    table(),
    alone,
    table({ id: 'abc125', status: 'lobby' }),
    table({ id: 'abc126', status: 'over' }),
  );
  await b.handle(slash('/profile delete'));
  expect(words(b)).toContain('**Delete all your data?** This can’t be undone.');
  expect(words(b)).toContain(
    'You leave 2 running games. A bot plays your seat in 1, and 1 ends, because nobody else plays there. You leave 1 table whose game hasn’t begun.',
  );
  expect(ids(b)).toEqual(['erase', 'profile']);
  expect(b.forgotten).toEqual([]);

  b.tables.splice(0, b.tables.length, table());
  await b.handle(slash('/profile delete'));
  expect(words(b)).toContain('You leave 1 running game, and a bot plays your seat.');
  b.tables.splice(0, b.tables.length, alone, { ...alone, id: 'abc127' });
  await b.handle(slash('/profile delete'));
  expect(words(b)).toContain('You leave 2 running games, which end, because nobody else plays them.');
  await b.handle(slash('/profile delete', {}, { by: EVE }));
  expect(words(b)).not.toContain('You leave');
});

test('T-FORGET-01: the second click begins, and until the end nothing else is done for this person', async () => {
  const b = bench();
  await b.handle(click('erase'));
  expect(b.forgotten).toEqual([ADA]);
  expect(JSON.stringify(b.filled.at(-1))).toContain('This message tells you when it’s done.');
  await b.handle(slash('/game end', { how: 'agree' }));
  expect(words(b)).toContain('I’m still deleting your data, so I did nothing.');
  expect(b.sent).toEqual([]);
  await b.handle(slash('/game end', { how: 'refuse' }, { by: BEN }));
  expect(b.sent).toHaveLength(1);
});
