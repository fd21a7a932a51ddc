import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { crewOf } from '../../content/crew/all.ts';
import { distinctMembers, type Named } from '../../effects/members.ts';
import type { Frontiers } from '../../state.ts';
import { placed } from '../asking/keys.ts';
import { crewAt, playerOf } from '../captains/find.ts';
import { lastings } from '../captains/lasting.ts';
import { shipDefense } from '../combat/combat-maths.ts';
import { baseDefense } from '../turn-end/levels.ts';

/**
 * Crew who can lend a ship their Defense in space: Ready and unwounded ones, only while the Captain is Wounded (F-DMG-09,
 * F-DMG-11, F-OPEN-56); none while a planet is decimated, since Crew refuse to help there (F-OPEN-50).
 */
export function lenders(g: Frontiers, seat: Seat): Named[] {
  const player = playerOf(g, seat);
  const refuses = g.combat?.seat === seat && g.combat.kind === 'decimate';
  if (player.wounds === 0 || refuses || lastings(g, seat, 'crewBusy').length > 0) return [];
  const able = distinctMembers(player, ({ ready, wounds }) => ready && wounds === 0);
  // Of several copies one stands for all, bonded or not.
  return able.filter(({ member }, at) => able.findIndex((other) => other.member.crew === member.crew) === at);
}

/** Each who can take command, by place aboard; `outcome` is what would get through then: `2 Damage Cards`. */
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

/** A ship’s Defense Value in space, at least 1; `lender` is the place of the Crew Member who takes command, if one does (F-DMG-08). */
export function defenseInSpace(g: Frontiers, seat: Seat, lender?: number): number {
  const captain = { defense: baseDefense(g, seat), wounded: playerOf(g, seat).wounds > 0 };
  return shipDefense(captain, lender === undefined ? null : crewOf(crewAt(g, seat, lender).crew).defense);
}
