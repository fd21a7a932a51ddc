import type { Seat } from '../../../kernel/types.ts';
import { several } from '../../kit/words.ts';
import { playerOf } from '../chapters/captains/find.ts';
import type { Card } from '../content/cards/card.ts';
import { crewOf } from '../content/crew/all.ts';
import type { CrewMember, Frontiers, Player } from '../state.ts';

/** A Crew Member among the choices of a question. */
export interface Named {
  place: number;
  member: CrewMember;
  /** The card's name. If members in a question have the same name, all but the first are numbered: `Phaser Crew 2`. */
  name: string;
  /** A state such as `Rank 2, Ready, 1 Wound`. */
  state: string;
}

/**
 * Returns the matching Crew Members. Each card appears once for each state, since copies in the same state are
 * interchangeable.
 */
export function distinctMembers(player: Player, isOne: (member: CrewMember, place: number) => boolean): Named[] {
  const found: Named[] = [];
  for (const [place, member] of player.crew.entries()) {
    if (!isOne(member, place) || found.some((other) => isSame(other.member, member))) continue;
    const card = crewOf(member.crew);
    const twins = found.filter((other) => other.member.crew === member.crew).length;
    const wounds = member.wounds > 0 ? `, ${several(member.wounds, 'Wound')}` : '';
    found.push({
      place,
      member,
      name: twins === 0 ? card.name : `${card.name} ${twins + 1}`,
      state: `Rank ${card.rank}, ${member.ready ? 'Ready' : 'Spent'}${wounds}`,
    });
  }
  return found;
}

function isSame(one: CrewMember, other: CrewMember): boolean {
  return (
    one.crew === other.crew && one.ready === other.ready && one.wounds === other.wounds && one.bonded === other.bonded
  );
}

/**
 * F-HEAL-05, F-AWAY-13: whether a card can be played. A card with the Captain's name can be played only while the
 * Captain can act.
 */
export function mayPlay(g: Frontiers, seat: Seat, card: Card): boolean {
  return card.captain !== true || captainOut(g, seat) === null;
}

/** The reason a Captain can't act. The Captain is Wounded, or still aboard while an Away Team is on a planet. */
export type CaptainOut = 'wounded' | 'aboard';

/** Returns the reason a Captain can't act, or null (F-AWAY-13, F-AWAY-24, F-HEAL-05). */
export function captainOut(g: Frontiers, seat: Seat): CaptainOut | null {
  if (playerOf(g, seat).wounds > 0) return 'wounded';
  const { combat } = g;
  return combat?.seat !== seat || combat.team === null || combat.team.captain ? null : 'aboard';
}
