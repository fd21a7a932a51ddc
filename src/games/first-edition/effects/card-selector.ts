import { piecesAt } from '../position/find.ts';
import { isShip } from '../position/piece-types.ts';
import { hostOf, inSpace } from '../position/places.ts';
import { reaches } from '../rules/reach.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { PieceId } from '../terms.ts';
import type { Run } from './frame.ts';

/**
 * The cards in play that an effect is about: cards given by id, the cards chosen earlier, the card that the effect's
 * card is on or was played on, the effect's own card, or the undocked ships at the location.
 */
export type CardSelector = readonly PieceId[] | 'chosen' | 'host' | 'itself' | 'undocked';

/** Returns the selected cards that are still in play and in reach of the effect's card (C-CLOAK-05). */
export function whichOf(g: FirstEdition, run: Run, which: CardSelector): Piece[] {
  // An earlier check made sure that the card can be played on its host.
  return wherever(g, run, which).filter((piece) => which === 'host' || reaches(g, run.from, piece));
}

/** Returns the selected cards that are still in play, even if phasing puts them out of reach of the effect's card. */
export function wherever(g: FirstEdition, run: Run, which: CardSelector): Piece[] {
  return idsOf(g, run, which).flatMap((id) => g.pieces[id] ?? []);
}

function idsOf(g: FirstEdition, run: Run, which: CardSelector): readonly PieceId[] {
  if (which === 'undocked') return undocked(g, run);
  if (which === 'chosen') return run.result ?? [];
  const own = 'piece' in run.from ? run.from.piece : undefined;
  if (which === 'itself') return own === undefined ? [] : [own];
  if (which !== 'host') return which;
  const at = run.to ?? (own === undefined ? undefined : g.pieces[own]?.at);
  const host = at === undefined ? null : hostOf(at);
  return host === null ? [] : [host];
}

/** Returns the ships in space at the effect's location. */
function undocked(g: FirstEdition, { location }: Run): PieceId[] {
  if (location === undefined) return [];
  const ships = piecesAt(g, inSpace(location)).filter(isShip);
  return ships.map(({ id }) => id);
}
