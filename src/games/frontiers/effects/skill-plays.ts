import type { Option, Seat } from '../../../kernel/types.ts';
import { no, type Obstacle, type Offer, open } from '../../kit/offers.ts';
import { placed } from '../chapters/asking/keys.ts';
import { playerOf, rivals, seatName } from '../chapters/captains/find.ts';
import { isPartial } from '../chapters/pvp/pvp-outcome.ts';
import { skillOf } from '../content/skills/all.ts';
import type { Frontiers, Skill, SkillId } from '../state.ts';
import { isPeaceful, type UseContext } from './moments.ts';
import type { PlayPayload } from './payloads.ts';
import { shortText } from './text.ts';
import { captainAway, notServing } from './why-not.ts';

/**
 * Returns a seat's usable Skills, and other players' shared Skills that it can use (F-SKILL-03 to F-SKILL-06,
 * F-OPEN-17).
 */
export function skillPlays(at: UseContext): Offer<PlayPayload>[] {
  const { g, seat, moment } = at;
  const found: Offer<PlayPayload>[] = [];
  for (const skill of playerOf(g, seat).skills) if (notUsable(at, skill) === null) found.push(ownSkill(skill.skill));
  if (moment === 'before') return found;
  for (const of of rivals(g, seat)) {
    for (const skill of playerOf(g, of).skills)
      if (skill.used === 'common' && notShared(at, of, skill) === null) found.push(commonSkill(at, of, skill.skill));
  }
  return found;
}

/**
 * Returns the offers to use a Skill, whether this or another seat has it. Each offer includes the reason why it isn't
 * possible now, if there is one. If nobody has the Skill, the list is empty.
 */
export function skillOffers(at: UseContext, id: SkillId): Offer<PlayPayload>[] {
  const { g, seat } = at;
  const heldBy = (one: Seat) => playerOf(g, one).skills.find(({ skill }) => skill === id);
  const own = heldBy(seat);
  if (own !== undefined) return [{ ...ownSkill(id), why: notUsable(at, own) }];
  return rivals(g, seat).flatMap((of) => {
    const skill = heldBy(of);
    return skill === undefined ? [] : [{ ...commonSkill(at, of, id), why: notShared(at, of, skill) }];
  });
}

/** Returns the reason a seat can't use its own Skill, or null. */
function notUsable(at: UseContext, { skill, used }: Skill): Obstacle {
  const { g, seat, moment } = at;
  const { name, use, peace, effects } = skillOf(skill);
  switch (used) {
    case 'turn':
      return no('F-SKILL-05', `You have already used ${name} this turn.`);
    case 'round':
      return no('F-SKILL-03', `You have already used ${name} this Round.`);
    case 'common':
      return no('F-SKILL-03', `You have already used ${name} this Round. Other players may use it now.`);
    case 'no':
  }
  if (use === 'always') return no('F-OPEN-17', `${name} is always in effect.`);
  const away = captainAway(g, seat, name);
  if (away !== null) return away;
  if (moment === 'before')
    return use === 'any' ? noTurnLeft(g, seat, name) : no('F-SKILL-06', `You can use ${name} only on your own turn.`);
  if (isPartial(g, seat) && use !== 'any') return inPart(name);
  if (peace === true && !isPeaceful(moment)) return no('F-TURN-19', `${name} can’t be used in a fight.`);
  return notServing(at, name, effects);
}

/**
 * F-SKILL-06: returns the reason a seat can't use Skills for other players' turns after its last turn of the Round, or
 * null.
 */
export function noTurnLeft(g: Frontiers, seat: Seat, name: string): Obstacle {
  if (g.announced === null || g.lastTurns.includes(seat) || g.turn?.seat === seat) return null;
  const how =
    g.announced === seat ? 'You have announced the End of the Round' : 'You have taken your last turn of this Round';
  return no('F-SKILL-06', `${how}. You can use ${name} again in the next Round.`);
}

/** Returns the reason a seat can't use another seat's Skill, or null (F-SKILL-02, F-OPEN-17). */
function notShared(at: UseContext, of: Seat, { skill, used, guests = [] }: Skill): Obstacle {
  const { g, seat } = at;
  const { name, others } = skillOf(skill);
  if (used !== 'common' || others === undefined) {
    return no('F-SKILL-02', `${name} is ${seatName(g, of)}’s Skill, not yours.`);
  }
  if (guests.includes(seat))
    return no('F-OPEN-17', `You have already used ${name} since ${seatName(g, of)} shared it.`);
  if (isPartial(g, seat)) return inPart(name);
  return captainAway(g, seat, name) ?? notServing(at, name, others);
}

function inPart(name: string): Obstacle {
  return no('F-PVP-18', `You attend this fight only partially, so you can’t use ${name}.`);
}

function ownSkill(skill: SkillId): Offer<PlayPayload> {
  const { name, effects } = skillOf(skill);
  return open(skillOption(`skill:${skill}`, skill, `${name}: ${shortText(effects)}`), { do: 'skill', skill });
}

function commonSkill({ g }: UseContext, of: Seat, skill: SkillId): Offer<PlayPayload> {
  const { name, others = [] } = skillOf(skill);
  const label = `${name} of ${seatName(g, of)}: ${shortText(others)}`;
  return open(skillOption(`common:${placed(of, skill)}`, skill, label), { do: 'common', skill, of });
}

function skillOption(key: string, skill: SkillId, label: string): Option {
  return { key, verb: 'skill', label, group: 'Skills', subject: { kind: 'skill', id: skill }, rule: 'F-SKILL-05' };
}
