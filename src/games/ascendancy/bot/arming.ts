import { homeOf } from '../position/standing.ts';
import { banned } from '../rules/ask.ts';
import type { SystemId } from '../state.ts';
import type { Look } from './look.ts';
import { roundsToVictory } from './rounds-to-victory.ts';
import { chanceToTake } from './war.ts';

/** A Home System that Ships are built to take, and how many it takes. */
export interface Arming {
  target: SystemId;
  ships: number;
}

/** How far from home a Home System may lie that is armed for, and what each Sector takes from it. */
const WITHIN = 18;
const FADES = 0.96;
/** The chance that is armed for, and the Ships that are tried for it, fewest first. */
const SURE = 0.65;
const FORCES = [4, 6, 8, 10, 12, 14] as const;
/** Rounds from victory at which a rival who is ahead is everybody’s concern, and how much rather its home is taken. */
const LATE = 5;
const LEADING = 3;

/** The Home System that is best worth arming for, of those that can be reached; null: none. */
export function armingOf(look: Look): Arming | null {
  const { g, own } = look;
  if (own.home === null) return null;
  let best: Arming | null = null;
  let most = 0;
  for (const { home } of g.players) {
    if (home === null || !isOpen(look, home)) continue;
    const far = look.ways.to(home).get(own.home);
    const leads = isAhead(look, home);
    // Who doesn’t live by war arms against a leader alone.
    if (far === undefined || far > WITHIN || (look.lean.war < 1 && !leads)) continue;
    const ships = shipsFor(look, home);
    if (ships === null) continue;
    const disc = g.discs[home];
    const worth = disc === undefined ? 0 : ((leads ? LEADING : 1) * look.prize(disc) * FADES ** far) / ships;
    if (worth > most) [best, most] = [{ target: home, ships }, worth];
  }
  return best;
}

/** Whether a rival Controls a System, and it may be Invaded. */
function isOpen({ g, seat }: Look, system: SystemId): boolean {
  const control = g.discs[system]?.control ?? seat;
  return control !== seat && banned(g, 'invade', { seat, system }) === null;
}

/** Whether who lives in a Home System will win soon, and before this seat. */
function isAhead({ g, seat, near }: Look, home: SystemId): boolean {
  const owner = homeOf(g, home);
  if (owner === null || g.discs[home]?.control !== owner) return false;
  const left = near.get(owner) ?? Number.POSITIVE_INFINITY;
  return left < LATE && left + 1 < roundsToVictory(g, seat);
}

/** The fewest Ships that are likely to take a System as it stands; null: more than are tried. */
function shipsFor(look: Look, system: SystemId): number | null {
  const disc = look.g.discs[system];
  if (disc === undefined) return null;
  return FORCES.find((force) => chanceToTake(look, force, disc).success >= SURE) ?? null;
}
