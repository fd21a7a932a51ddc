import type { Announced, FirstEdition } from '../state.ts';
import type { Run } from './frame.ts';

/** Returns the card that is being responded to, which is the last one announced before the response. */
export function answeredTo({ announced }: FirstEdition, { from }: Run): Announced | undefined {
  return announced.at(from.kind === 'hand' ? -2 : -1);
}

/** Returns the card from hand whose effects are now carried out. */
export function announcedOf({ announced }: FirstEdition, { from }: Run): Announced | undefined {
  return from.kind === 'hand' ? announced.at(-1) : undefined;
}
