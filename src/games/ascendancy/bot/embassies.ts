import { receives } from '../content/builders/ambassadors.ts';
import { fleetCards } from '../content/lookup.ts';
import { homeOf } from '../position/standing.ts';
import type { SystemId, Unit } from '../state.ts';
import type { Look } from './look.ts';

/** The Fleet that places Ambassadors (A-VUL-10). */
const CONSUL = 'Consul Halitra';

/** Whether this side of the player’s Fleet Card is the one that places Ambassadors. */
export function isConsular(look: Look, { card, side }: NonNullable<Unit['fleet']>): boolean {
  return fleetCards(look.own.civ)[card]?.[side].name === CONSUL;
}

/** Whether the current Agenda needs Ambassadors. */
export function wantsEmbassies(look: Look): boolean {
  return (look.lack.ambassadors ?? 0) + (look.lack.homes ?? 0) > 0;
}

/** Returns the System that the Consul goes to next, or null if no known System receives Ambassadors. */
export function courtOf(look: Look, consul: Unit): SystemId | null {
  const from = consul.at ?? consul.warp?.from;
  if (from === undefined) return null;
  let best: SystemId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const disc of Object.values(look.g.discs)) {
    if (disc.ambassadors > 0 || !receives(look.g, look.seat, disc.id)) continue;
    const far = look.ways.to(disc.id).get(from);
    if (far === undefined) continue;
    // Rivals’ Systems, above all their Home Systems, count for both Agendas that need Ambassadors.
    const long = far + (disc.control === null ? 6 : homeOf(look.g, disc.id) === null ? 3 : 0);
    if (long < least) [best, least] = [disc.id, long];
  }
  return best;
}
