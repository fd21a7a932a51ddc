import type { Seat } from '../../../kernel/types.ts';
import { crewOf } from '../content/crew/all.ts';
import type { CrewId, Frontiers } from '../state.ts';
import { playerOf } from './find.ts';
import { lastings } from './lasting.ts';

/** A Crew Member who can take command of a ship. */
export interface Lender {
  /** Its place in the player’s crew. */
  place: number;
  card: CrewId;
  defense: number;
}

/**
 * Crew who can lend a ship their Defense in space: Ready and unwounded ones, only while the Captain is Wounded (F-DMG-09,
 * F-DMG-11, F-OPEN-56); none while a planet is decimated, since Crew refuse to help there (F-OPEN-50).
 */
export function lenders(g: Frontiers, seat: Seat): Lender[] {
  const player = playerOf(g, seat);
  const refuses = g.combat?.seat === seat && g.combat.kind === 'decimate';
  if (player.wounds === 0 || refuses || lastings(g, seat, 'crewBusy').length > 0) return [];
  const able: Lender[] = [];
  for (const [place, { crew, ready, wounds }] of player.crew.entries()) {
    // Of several copies one stands for all.
    if (!ready || wounds > 0 || able.some(({ card }) => card === crew)) continue;
    able.push({ place, card: crew, defense: crewOf(crew).defense });
  }
  return able;
}
