import { working } from '../../../rules/ask.ts';
import type { FirstEdition } from '../../../state.ts';
import { isNamed } from '../../named.ts';

/** True if Mirror Image extends the cards that it names, which affect one player, to both players. */
export function isMirrored(g: FirstEdition): boolean {
  return working(g).some(({ source: { kind, card } }) => kind === 'piece' && isNamed(card, 'Mirror Image'));
}
