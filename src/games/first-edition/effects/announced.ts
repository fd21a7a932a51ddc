import type { Announced, FirstEdition } from '../state.ts';
import type { Run } from './frame.ts';

/** The card that is answered to: the last one that was announced, before the one that answers. */
export function answeredTo({ announced }: FirstEdition, { from }: Run): Announced | undefined {
  return announced.at(from.kind === 'hand' ? -2 : -1);
}

/** The card from hand whose effects are carried out. */
export function announcedOf({ announced }: FirstEdition, { from }: Run): Announced | undefined {
  return from.kind === 'hand' ? announced.at(-1) : undefined;
}
