import type { Json } from '../../../kernel/types.ts';
import { listed, several } from '../../kit/words.ts';
import { asView } from './pictures.ts';

/**
 * Summarizes what a series of answers would change for the reader: points, the hand, and the RANGE that ships have
 * left.
 */
export function forecast(before: Json, after: Json): string[] {
  const [was, is] = [asView(before), asView(after)];
  const { reader } = is;
  if (reader === 'spectator') return [];
  const [then, now] = [was.players[reader], is.players[reader]];
  if (then === undefined || now === undefined) return [];
  const ships = is.pieces.filter((piece) => piece.seat === reader && piece.left !== undefined);
  const flown = ships.filter(({ id, left }) => was.pieces.find((piece) => piece.id === id)?.left !== left);
  return [
    ...(now.points === then.points ? [] : [`You would have ${several(now.points, 'point')}.`]),
    ...(flown.length === 0
      ? []
      : [`${listed(flown.map(({ name, left }) => `${name} would have RANGE ${left} left`))}.`]),
    `You would have ${several(now.counts.hand, 'card')} in hand.`,
  ];
}
