import { expect, test } from 'vitest';
import { createTable } from '../../../src/kernel/table.ts';
import { type Held, hold } from '../../../src/tables/held.ts';
import { TableCache } from '../../../src/tables/table-cache.ts';
import { toyGame } from '../../support/toy-game.ts';

function held(id: string): Held {
  return hold(createTable(toyGame(), { id, title: id, owner: 'ann', options: {}, commitment: '' }), 'secret');
}

test('if there are too many tables in the cache, the least recently used ones are dropped', () => {
  const hot = new TableCache(100);
  for (const id of ['a', 'b', 'c']) hot.put(id, held(id), 40);
  expect(hot.take('a')).toBeNull();
  expect(hot.take('b')?.held.table.id).toBe('b');
  expect(hot.take('c')?.size).toBe(40);
});

test('a cached table is given to only one worker', () => {
  const hot = new TableCache();
  hot.put('a', held('a'), 10);
  expect(hot.take('a')).not.toBeNull();
  expect(hot.take('a')).toBeNull();
});

test('storing a table in the cache again doesn’t count it twice', () => {
  const hot = new TableCache(100);
  hot.put('a', held('a'), 60);
  hot.put('a', held('a'), 60);
  hot.put('b', held('b'), 40);
  expect(hot.take('a')).not.toBeNull();
});
