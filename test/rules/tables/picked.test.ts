import { expect, test } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { pickedBy } from '../../../src/tables/picked.ts';
import { toyGame } from '../../support/toy-game.ts';

test('an answer is described in its options’ words, along with the verb if the words don’t include it', () => {
  const match = new InMemoryTable(toyGame()).start();
  const picked = (keys: string[], decision = match.state.pending[0]?.id ?? '') =>
    pickedBy(match.table, { t: 'answer', seat: match.state.pending[0]?.seat ?? 0, decision, keys });
  const [key = ''] = match.state.pending[0]?.options.map((option) => option.key) ?? [];
  expect(picked([key])).toEqual({ words: `Card ${key.split(':')[1]}`, verb: 'card' });
  expect(picked([])).toEqual({ words: 'None of these', verb: 'card' });
  while (match.state.pending[0]?.kind === 'subset') match.answer(match.state.pending[0], []);
  expect(picked(['draw'])).toEqual({ words: 'Draw a card' });
  expect(picked(['draw'], 'd1')).toBeNull();
});
