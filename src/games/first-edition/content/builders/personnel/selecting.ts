import { printedSkill, skillOf, taughtSkill } from '../../../chapters/skills/skills.ts';
import type { Effects } from '../../../effects/union.ts';
import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition, Lasting, Piece } from '../../../state.ts';
import { gainedSkill } from '../../lasting.ts';
import { SKILLS, type Skill } from '../../printed.ts';
import { whenReported } from './deeds.ts';

/** All skills that can be selected. ANIMAL can't (C-SKILL-07). */
export const ANY_SKILL: readonly Skill[] = SKILLS.filter((skill) => skill !== 'ANIMAL');

/** Returns the regular skills that some personnel can use. A classification isn't one of them (C-SKILL-01, C-SKILL-07). */
export function skillsOf(g: FirstEdition, people: readonly Piece[]): Skill[] {
  const trade = ({ card, half }: Piece, skill: Skill): number =>
    half === undefined ? printedSkill(card, skill) - taughtSkill(card, skill) : 0;
  return ANY_SKILL.filter((skill) => people.some((one) => skillOf(g, one, skill) > trade(one, skill)));
}

/** Lets the player select one of several skills for a personnel, and then up to `more` others (C-SKILL-07). */
export function selectsFor(
  { id }: Pick<Piece, 'id'>,
  skills: readonly Skill[],
  until: Lasting['until'],
  more = 0,
): Effects {
  if (skills.length === 0) return [];
  const ways = skills.map((skill) => {
    const others = skills.filter((one) => one !== skill);
    const list: Effects = [
      { do: 'lasting', what: gainedSkill(skill), piece: id, until },
      ...(more === 0 ? [] : selectsFor({ id }, others, until, more - 1)),
    ];
    return { key: `skill:${skill}`, label: skill, list };
  });
  return [{ do: 'either', ways }];
}

/**
 * Lets the player select skills when the personnel reports. The personnel has them until they leave play, or only until the
 * end of the turn.
 */
export function selects(
  skills: readonly Skill[] | ((g: FirstEdition, own: Piece) => readonly Skill[]),
  until: Lasting['until'] = 'game',
  more = 0,
): Force {
  return whenReported((g, own) => selectsFor(own, typeof skills === 'function' ? skills(g, own) : skills, until, more));
}
