import { several } from '../../kit/words.ts';
import { crewOf } from '../content/crew/all.ts';
import type { CrewMember, Player } from '../state.ts';

/** A Crew Member that a question is about. */
export interface Named {
  place: number;
  member: CrewMember;
  /** Its card’s name; of several of the same name in one question each but the first has a number: `Phaser Crew 2`. */
  name: string;
  /** `Rank 2, Ready, 1 Wound` */
  state: string;
}

/** Crew Members that fit, each state of each card once: copies in the same state are interchangeable. */
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
