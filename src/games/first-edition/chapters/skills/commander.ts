import { cardOf } from '../../content/pool.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isDisabled } from '../../position/pieces.ts';
import { aboard } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { printedTitle } from '../play/unique.ts';

/** Ranks before the names of commanders in the lore of ships. */
const RANK = /^(?:Captain|Subcommander|(?:Lt\. )?Commander) /;

/** Whether somebody is a ship’s matching commander by the lore of either (C-SKILL-28). */
function commands(piece: Piece, ship: Piece): boolean {
  const [one, vessel] = [cardOf(piece.card), cardOf(ship.card)];
  if (!isPersonnel(one) || vessel.type !== 'Ship') return false;
  const title = printedTitle(one);
  return (
    one.commands.includes(vessel.title) ||
    vessel.commanders.some((name) => name === title || name.replace(RANK, '') === title)
  );
}

/** Whether a ship’s matching commander is aboard, of who has the ship, and neither captive nor disabled (C-SKILL-28). */
export function isCommanded(g: FirstEdition, ship: Piece): boolean {
  return Object.values(g.pieces).some(
    (piece) => piece.at === aboard(ship.id) && piece.seat === ship.seat && !isDisabled(piece) && commands(piece, ship),
  );
}
