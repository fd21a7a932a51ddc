import type { Seat } from '../../../../kernel/types.ts';
import type { FirePoints, Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { attackPool } from '../captains/points.ts';
import { defenseInSpace } from '../crew/lenders.ts';
import { remainingAttack, retreatCost } from './pvp-maths.ts';
import { opponentOf, pvpOf } from './pvp-outcome.ts';

/** An attack in a combat of players. */
export interface Shot {
  attacker: Seat;
  /** Place of the blocker’s Crew Member whose Defense stands in for the Wounded Captain’s (F-OPEN-56). */
  lender?: number;
}

/** The points of an attack as it stands: sideways cards and other Attacks count at close range alone (F-PVP-24, F-PVP-35). */
export function shotOf(g: Frontiers, { attacker }: Shot): FirePoints {
  return attackPool(playerOf(g, attacker), pvpOf(g).phase);
}

/** What the blocker’s Shields leave of an attack (F-PVP-26 to F-PVP-28, F-PVP-36, F-PVP-37). */
export function getsThrough(g: Frontiers, shot: Shot): number {
  const { phase, noDisruptors } = pvpOf(g);
  const blocker = opponentOf(g, shot.attacker);
  const { shields } = playerOf(g, blocker).points;
  return remainingAttack(shotOf(g, shot), shields, phase, noDisruptors.includes(blocker));
}

/** The Defense Value of the blocker (F-OPEN-56). */
export function blockerDefense(g: Frontiers, { attacker, lender }: Shot): number {
  return defenseInSpace(g, opponentOf(g, attacker), lender);
}

/** Whether what gets through suffices for a retreat, at close range alone (F-PVP-38). */
export function canDriveOff(g: Frontiers, shot: Shot): boolean {
  return pvpOf(g).phase === 'close' && getsThrough(g, shot) >= retreatCost(blockerDefense(g, shot));
}
