import { homeOf } from '../position/standing.ts';
import { banned } from '../rules/ask.ts';
import type { SystemId } from '../state.ts';
import type { Look } from './look.ts';
import { roundsToVictory } from './rounds-to-victory.ts';
import { chanceToTake } from './war.ts';

/** The Home System that the bot is arming to take, and the number of Ships needed. */
export interface Arming {
  target: SystemId;
  ships: number;
}

/**
 * The greatest distance between home and the targeted Home System, in Sectors, and the factor by which each Sector
 * lowers the target’s worth.
 */
const WITHIN = 18;
const FADES = 0.96;
/** The chance of success that a force must have, and the sizes of forces that the bot considers, smallest first. */
const SURE = 0.65;
const FORCES = [4, 6, 8, 10, 12, 14] as const;
/**
 * A rival who is fewer than `LATE` rounds from victory is everyone’s target. The worth of that rival's home is then
 * multiplied by `LEADING`.
 */
const LATE = 5;
const LEADING = 3;

/** Returns the Home System most worth arming for, or null if none can be reached. */
export function armingOf(look: Look): Arming | null {
  const { g, own } = look;
  if (own.home === null) return null;
  let best: Arming | null = null;
  let most = 0;
  for (const { home } of g.players) {
    if (home === null || !isOpen(look, home)) continue;
    const far = look.ways.to(home).get(own.home);
    const leads = isAhead(look, home);
    // A civilization that doesn’t rely on war arms only against a leader.
    if (far === undefined || far > WITHIN || (look.lean.war < 1 && !leads)) continue;
    const ships = shipsFor(look, home);
    if (ships === null) continue;
    const disc = g.discs[home];
    const worth = disc === undefined ? 0 : ((leads ? LEADING : 1) * look.prize(disc) * FADES ** far) / ships;
    if (worth > most) [best, most] = [{ target: home, ships }, worth];
  }
  return best;
}

/** Whether a rival Controls a System that this seat may Invade. */
function isOpen({ g, seat }: Look, system: SystemId): boolean {
  const control = g.discs[system]?.control ?? seat;
  return control !== seat && banned(g, 'invade', { seat, system }) === null;
}

/** Whether the owner of a Home System will win soon, and before this seat. */
function isAhead({ g, seat, near }: Look, home: SystemId): boolean {
  const owner = homeOf(g, home);
  if (owner === null || g.discs[home]?.control !== owner) return false;
  const left = near.get(owner) ?? Number.POSITIVE_INFINITY;
  return left < LATE && left + 1 < roundsToVictory(g, seat);
}

/**
 * Returns the smallest force likely to take a System with its current defenses, or null if no force is large enough.
 */
function shipsFor(look: Look, system: SystemId): number | null {
  const disc = look.g.discs[system];
  if (disc === undefined) return null;
  return FORCES.find((force) => chanceToTake(look, force, disc).success >= SURE) ?? null;
}
