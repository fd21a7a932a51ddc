import { listed } from '../../../kit/words.ts';
import { askedWords } from '../../content/formula-words.ts';
import { ruleOf } from '../../content/rules.ts';
import { locationOf } from '../../position/find.ts';
import { looking } from '../../position/look.ts';
import { banned, saying } from '../../rules/ask.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, MissionAttempt } from '../../state.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { meets } from '../skills/group.ts';
import { missionFor } from '../spaceline/line.ts';
import { isMet, needsOf } from './needs.ts';
import { groupOf, stillIn } from './team.ts';

/** Returns a new attempt in which nothing has been encountered yet. */
export function newAttempt(who: Pick<MissionAttempt, 'seat' | 'location' | 'team' | 'ship'>): MissionAttempt {
  return { ...who, met: null, found: [], facing: null, ended: null, prepared: false };
}

/** True if the group could solve the mission once no seeds are left under it (C-MISSION-12). */
export function canSolve(g: FirstEdition, now: MissionAttempt): boolean {
  return looking(g, () => {
    const { seat, location } = now;
    const { requirement, openToAll, affiliations } = missionFor(g, location, seat);
    if (requirement === null || locationOf(g, location).barred.includes(seat)) return false;
    if (banned(g, 'solve', { seat, location }) !== null) return false;
    const group = groupOf(g, now, stillIn(g, now));
    const special = (words: string) => ruleFor(g, now)?.requires?.(g, group, { ...now, words }) ?? false;
    // A card on the mission may allow another way to solve it (C-MISSION-05, C-MISSION-17). A group without the mission's
    // icon can solve it only in that way.
    const ways = saying(g, 'solves').map(({ source, says }) => says(g, source, group, now));
    if (ways.includes(true)) return true;
    const sides = group.people.map(affiliationOf);
    if (ways.includes(false) && !openToAll && !affiliations.some((side) => sides.includes(side))) return false;
    return meets(g, { ...group, special }, requirement);
  });
}

/**
 * Returns the reason the group can't solve the mission, including what they lack and how much of it they already have.
 */
export function whyUnsolved(g: FirstEdition, now: MissionAttempt): string {
  return looking(g, () => {
    const { seat, location } = now;
    const bar = banned(g, 'solve', { seat, location });
    if (bar !== null) return bar().text;
    const { requirement } = missionFor(g, location, seat);
    if (requirement === null || locationOf(g, location).barred.includes(seat))
      return 'You can no longer solve this mission.';
    const group = groupOf(g, now, stillIn(g, now));
    const special = (words: string) => ruleFor(g, now)?.requires?.(g, group, { ...now, words }) ?? false;
    const lacking = needsOf(g, { ...group, special }, requirement).filter((need) => !isMet(need));
    if (lacking.length === 0) return 'Nobody there has an affiliation that the mission needs.';
    const words = lacking.map(({ asked: need, has, needs }) =>
      needs > 1 ? `${askedWords(need)} (they have ${has})` : askedWords(need),
    );
    return `The personnel lack ${listed(words)}.`;
  });
}

/** Returns the rule of the attempted mission, on the side that faces the attempting player. */
export function ruleFor(g: FirstEdition, { location, seat }: MissionAttempt): Rule | undefined {
  return ruleOf(missionFor(g, location, seat).id);
}
