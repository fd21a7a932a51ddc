import { opponentOf, piecesAt } from '../../../position/find.ts';
import { onPiece, placeKind } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { hostIn, itself } from '../shared.ts';

/** Cards that are Rogue Borg, by card id. */
export const BORG = ['rogue-borg-mercenaries', 'crosis'];

/** True for the first Rogue Borg in a place, since those in one place fight together. */
function isLeading(g: FirstEdition, source: RuleSource): boolean {
  const own = itself(g, source);
  return own !== null && piecesAt(g, own.at).every(({ id, card }) => id >= own.id || !BORG.includes(card));
}

/** True unless the Rogue Borg have become the crew of the ship, because its player has Lore Returns on it. */
export function boards(g: FirstEdition, source: RuleSource, { piece }: { piece: number }): boolean {
  if (source.piece !== piece) return false;
  const ship = hostIn(g, source);
  const isCrew =
    ship !== null &&
    piecesAt(g, onPiece(ship.id)).some((one) => one.card === 'lore-returns' && one.seat === source.seat);
  return !isCrew;
}

/** The Rogue Borg fight at the start of every turn, no matter whose turn it is. */
export function battles(g: FirstEdition, source: RuleSource) {
  const own = itself(g, source);
  // Rogue Borg who came down from a ship fight the opponent's Away Teams.
  if (own !== null && placeKind(own.at) === 'surface')
    return isLeading(g, source) ? [{ do: 'board', at: own.at, against: opponentOf(own.seat) } as const] : [];
  const ship = hostIn(g, source);
  return ship !== null && isLeading(g, source) ? [{ do: 'board', ship: ship.id } as const] : [];
}
