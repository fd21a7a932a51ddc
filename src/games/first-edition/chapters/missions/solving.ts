import { listed } from '../../../kit/words.ts';
import { askedWords } from '../../content/effects/dilemmas/said.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { locationOf } from '../../position/find.ts';
import { banned } from '../../rules/ask.ts';
import { inForce } from '../../rules/in-force.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, MissionAttempt } from '../../state.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { meets } from '../skills/group.ts';
import { missionFor } from '../spaceline/line.ts';
import { isMet, needsOf } from './needs.ts';
import { groupOf, stillIn } from './team.ts';

/** An attempt that begins: nothing is encountered yet. */
export function newAttempt(who: Pick<MissionAttempt, 'seat' | 'location' | 'team' | 'ship'>): MissionAttempt {
  return { ...who, met: null, found: [], facing: null, ended: null, prepared: false };
}

/** Whether those who attempt a mission have what solves it, once nothing is left under it (C-MISSION-12). */
export function canSolve(g: FirstEdition, now: MissionAttempt): boolean {
  const { seat, location } = now;
  const { requirement, openToAll, affiliations } = missionFor(g, location, seat);
  if (requirement === null || locationOf(g, location).barred.includes(seat)) return false;
  if (banned(g, 'solve', { seat, location }) !== null) return false;
  const group = groupOf(g, now, stillIn(g, now));
  const special = () => ruleFor(g, now)?.requires?.(g, group, now) ?? false;
  // C-MISSION-05, C-MISSION-17: a card that lies there may let others solve it in a way of its own: who has no icon of the mission has that alone.
  const ways = inForce(g, ({ solves }) => solves).map(({ bearer, says }) => says(g, bearer, group, now));
  if (ways.includes(true)) return true;
  const sides = group.people.map(affiliationOf);
  if (ways.includes(false) && !openToAll && !affiliations.some((side) => sides.includes(side))) return false;
  return meets(g, { ...group, special }, requirement);
}

/** Why those who attempt a mission can’t solve it: what they lack, with what they have of it. */
export function whyUnsolved(g: FirstEdition, now: MissionAttempt): string {
  const { seat, location } = now;
  const bar = banned(g, 'solve', { seat, location });
  if (bar !== null) return bar().text;
  const { requirement } = missionFor(g, location, seat);
  if (requirement === null || locationOf(g, location).barred.includes(seat)) return 'You can’t solve it any more.';
  const group = groupOf(g, now, stillIn(g, now));
  const special = () => ruleFor(g, now)?.requires?.(g, group, now) ?? false;
  const lacking = needsOf(g, { ...group, special }, requirement).filter((need) => !isMet(need));
  if (lacking.length === 0) return 'None of them has an affiliation of the mission.';
  const words = lacking.map(({ asked: need, has, needs }) =>
    needs > 1 ? `${askedWords(need)} (they have ${has})` : askedWords(need),
  );
  return `They lack ${listed(words)}.`;
}

/** The rule of the mission that is attempted, as who attempts it reads it. */
export function ruleFor(g: FirstEdition, { location, seat }: MissionAttempt): Rule | undefined {
  return ruleOf(missionFor(g, location, seat).id);
}
