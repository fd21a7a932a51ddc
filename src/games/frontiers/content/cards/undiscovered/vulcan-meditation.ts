import { lasting, undiscovered } from '../../print.ts';

/** Based on Mage Knight’s Meditation and Trance. */
export const vulcanMeditation = undiscovered('Vulcan Meditation', 'Kolinahr', 'gold', ['special'], {
  basic: [{ do: 'recall', count: 2 }, lasting('turn', { kind: 'handLimit', more: 2 })],
  strong: [{ do: 'recall', count: 2, chosen: true }, lasting('turn', { kind: 'handLimit', more: 2 })],
});
