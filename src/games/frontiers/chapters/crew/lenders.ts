import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { crewOf } from '../../content/crew/all.ts';
import { distinctMembers, type Named } from '../../effects/members.ts';
import type { Frontiers } from '../../state.ts';
import { placed } from '../asking/keys.ts';
import { crewAt, playerOf } from '../captains/find.ts';
import { isInForce } from '../captains/lasting.ts';
import { shipDefense } from '../combat/combat-maths.ts';
import { baseDefense } from '../turn-end/levels.ts';

/**
 * Returns the Crew Members who can lend a ship their Defense in space. Such Crew Members must be Ready and unwounded,
 * and the Captain must be Wounded (F-DMG-09, F-DMG-11, F-OPEN-56). Crew refuse to help in an attack that decimates a
 * planet (F-OPEN-50).
 */
export function lenders(g: Frontiers, seat: Seat): Named[] {
  const player = playerOf(g, seat);
  const refuses = g.combat?.seat === seat && g.combat.kind === 'decimate';
  if (player.wounds === 0 || refuses || isInForce(g, seat, 'crewBusy')) return [];
  const able = distinctMembers(player, ({ ready, wounds }) => ready && wounds === 0);
  // If there are several copies of a card, bonded or not, only the first is listed.
  return able.filter(({ member }, at) => able.findIndex((other) => other.member.crew === member.crew) === at);
}

/**
 * Returns one offer per Crew Member who can take command. `outcome` describes the Damage that would get through if the
 * Crew Member at this index took command.
 */
export function lendOffers(g: Frontiers, seat: Seat, outcome?: (place: number) => string): Offer<number>[] {
  return lenders(g, seat).map(({ place, member: { crew: card } }) => {
    const { defense, name } = crewOf(card);
    const option = {
      key: `lend:${placed(place, card)}`,
      verb: 'lend',
      label: `${name} takes command`,
      hint: `Defense ${defense}${outcome === undefined ? '' : `: ${outcome(place)}`}. Spent afterwards, not Wounded.`,
      subject: { kind: 'crew', id: card },
      rule: 'F-DMG-09',
    };
    return open(option, place);
  });
}

/**
 * Returns a ship's Defense Value in space, at least 1. `lender` is the index of the Crew Member who takes command, if
 * any (F-DMG-08).
 */
export function defenseInSpace(g: Frontiers, seat: Seat, lender?: number): number {
  const captain = { defense: baseDefense(g, seat), wounded: playerOf(g, seat).wounds > 0 };
  return shipDefense(captain, lender === undefined ? null : crewOf(crewAt(g, seat, lender).crew).defense);
}
