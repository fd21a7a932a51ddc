import { cardOf } from '../../content/pool.ts';
import { refersTo } from '../../content/title-group.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isDisabled } from '../../position/pieces.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { crewAtLarge } from '../teams/teams.ts';

/** Ranks before the names of commanders in the lore of ships. */
const RANK = /^(?:Captain|Subcommander|(?:Lt\. )?Commander) /;

/** Whether somebody is a ship’s matching commander by the lore of either, as that calls the other one (C-SKILL-28, C-UNIQ-13). */
function commands(piece: Piece, ship: Piece): boolean {
  const [one, vessel] = [cardOf(piece.card), cardOf(ship.card)];
  if (!isPersonnel(one) || vessel.type !== 'Ship') return false;
  return (
    one.commands.some((name) => refersTo(name, vessel)) ||
    vessel.commanders.some((name) => refersTo(name, one) || refersTo(name.replace(RANK, ''), one))
  );
}

/**
 * Whether a ship’s matching commander is of its crew, which is that of ships it carries, too (C-MOVE-17): neither captive nor disabled
 * (C-SKILL-28), nor under house arrest (C-TEAM-09); stopped or not.
 */
export function isCommanded(g: FirstEdition, ship: Piece): boolean {
  return crewAtLarge(g, ship).some((piece) => !isDisabled(piece) && commands(piece, ship));
}
