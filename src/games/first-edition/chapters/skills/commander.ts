import { cardOf } from '../../content/pool.ts';
import { refersTo } from '../../content/title-group.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isDisabled } from '../../position/pieces.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { crewAtLarge } from '../teams/teams.ts';

/** The ranks that precede commanders' names in the lore of ships. */
const RANK = /^(?:Captain|Subcommander|(?:Lt\. )?Commander) /;

/** True if a personnel is a ship's matching commander: the lore of one names the other (C-SKILL-28, C-UNIQ-13). */
export function commands(piece: { readonly card: CardId }, ship: { readonly card: CardId }): boolean {
  const [one, vessel] = [cardOf(piece.card), cardOf(ship.card)];
  if (!isPersonnel(one) || vessel.type !== 'Ship') return false;
  return (
    one.commands.some((name) => refersTo(name, vessel)) ||
    vessel.commanders.some((name) => refersTo(name, one) || refersTo(name.replace(RANK, ''), one))
  );
}

/**
 * True if a ship's matching commander is in its crew, which includes personnel aboard ships that it carries
 * (C-MOVE-17). A stopped commander counts. A commander who is captive, disabled (C-SKILL-28) or under house arrest
 * (C-TEAM-09) doesn't count.
 */
export function isCommanded(g: FirstEdition, ship: Piece): boolean {
  return crewAtLarge(g, ship).some((piece) => !isDisabled(piece) && commands(piece, ship));
}
