import type { Refusal } from '../../../kernel/types.ts';
import { skillOf } from '../content/skills/all.ts';
import { isPeaceful } from '../effects/moments.ts';
import { usable } from '../effects/usable.ts';
import { playerOf, rivals, seatName } from '../rules/find.ts';
import { isPartial } from '../rules/pvp-outcome.ts';
import type { SkillId } from '../state.ts';
import { captainAway } from './cards.ts';
import type { Case } from './case.ts';
import { untimely, useless } from './moments.ts';

/** Why a Skill can’t be used, or null (chapter Using Skills). Tokens that lie face down play no part in it. */
export function cannotUseSkill(one: Case, id: SkillId): Refusal | null {
  const { g, seat, moment } = one;
  const token = skillOf(id);
  const own = playerOf(g, seat).skills.find(({ skill }) => skill === id);
  if (own === undefined) return cannotUseOthers(one, id);
  switch (own.used) {
    case 'turn':
      return { text: `${token.name} was used in this turn: once in each.`, rule: 'F-SKILL-05' };
    case 'round':
      return { text: `${token.name} was used in this Round: once in each.`, rule: 'F-SKILL-03' };
    case 'common':
      return { text: `${token.name} was used in this Round and lies open for others.`, rule: 'F-SKILL-03' };
    case 'no':
  }
  if (token.use === 'always') return { text: `${token.name} is in force all the time.`, rule: 'F-OPEN-17' };
  const away = captainAway(g, seat, token.name);
  if (away !== null) return away;
  if (isPartial(g, seat) && token.use !== 'any') {
    return { text: `${token.name}: you attend this fight in part, without such Skills.`, rule: 'F-PVP-18' };
  }
  if (token.peace === true && !isPeaceful(moment)) {
    return { text: `${token.name} can’t be used in a fight.`, rule: 'F-TURN-19' };
  }
  const late = untimely(one, token.name, token.effects);
  if (late !== null) return late;
  return usable(one, token.effects) ? null : useless(one, token.name, token.effects);
}

/** A Skill that isn’t the seat’s: another’s, which may lie open for all, or nobody’s yet (F-SKILL-01, F-OPEN-17). */
function cannotUseOthers(one: Case, id: SkillId): Refusal | null {
  const { g, seat } = one;
  const { name, others } = skillOf(id);
  const owner = rivals(g, seat).find((other) => playerOf(g, other).skills.some(({ skill }) => skill === id));
  if (owner === undefined) return { text: `You have not gained the Skill ${name}.`, rule: 'F-SKILL-01' };
  const lying = playerOf(g, owner).skills.find(({ skill }) => skill === id);
  if (lying?.used !== 'common' || others === undefined) {
    return { text: `${name} is a Skill of ${seatName(g, owner)}, not yours.`, rule: 'F-SKILL-02' };
  }
  if (lying.guests?.includes(seat)) return { text: `You have used ${name} while it lies open.`, rule: 'F-OPEN-17' };
  if (isPartial(g, seat)) {
    return { text: `${name}: you attend this fight in part, without such Skills.`, rule: 'F-PVP-18' };
  }
  const away = captainAway(g, seat, name);
  if (away !== null) return away;
  const late = untimely(one, name, others);
  if (late !== null) return late;
  return usable(one, others) ? null : useless(one, name, others);
}
