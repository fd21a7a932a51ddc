import { stillIn } from '../../chapters/missions/team.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { fits, isAlone, meets } from '../../chapters/skills/group.ts';
import { skillOf } from '../../chapters/skills/skills.ts';
import { missionAt } from '../../chapters/spaceline/line.ts';
import type { Group } from '../../position/group.ts';
import type { Force } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { AskedSkill, Formula } from '../formula.ts';
import type { Skill } from '../printed.ts';
import { placeTitle } from '../sides.ts';
import { speaker } from './personnel/aiding.ts';
import { payloadOf } from './shared.ts';

/**
 * True if a personnel contributes something that a formula requires: a skill, an attribute or a characteristic
 * (C-MISSION-17).
 */
export function helps(g: FirstEdition, group: Group, piece: Piece, formula: Formula): boolean {
  switch (formula.is) {
    case 'all':
      return formula.of.some((one) => helps(g, group, piece, one));
    case 'any':
      // Only alternatives that the group meets count.
      return formula.of.some((one) => meets(g, group, one) && helps(g, group, piece, one));
    case 'among':
    case 'each':
      return helps(g, group, piece, formula.of);
    case 'skill':
      return formula.skill === 'any Intelligence' ? isAlone(g, piece, formula) : skillOf(g, piece, formula.skill) > 0;
    case 'attribute':
      return formula.bound.than === '>' && formula.sum.some((attribute) => attributeOf(g, piece, attribute) > 0);
    case 'people':
      return fits(g, piece, formula.who);
    case 'card':
      return isAlone(g, piece, formula);
    default:
      return false;
  }
}

/** Returns the skills that a formula mentions. */
export function skillsIn(formula: Formula): AskedSkill[] {
  switch (formula.is) {
    case 'all':
    case 'any':
      return formula.of.flatMap(skillsIn);
    case 'among':
    case 'each':
      return skillsIn(formula.of);
    case 'skill':
      return [formula.skill];
    case 'people': {
      const { with: quality } = formula.who;
      return quality !== undefined && 'skill' in quality ? [quality.skill] : [];
    }
    default:
      return [];
  }
}

/**
 * Scores points each time the personnel helps to solve a mission, or only the mission with a title or its second version
 * (C-TERM-242).
 */
export function scoresHelping(points: number, mission?: string): Force {
  return {
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const own = speaker(g, source);
          const solved = missionAt(g, location, seat);
          if (own === null || own.seat !== seat || solved === null) return [];
          const isMeant = mission === undefined || placeTitle(solved.title) === mission;
          return isMeant && hasHelped(g, own, seat, location) ? [{ do: 'points', points }] : [];
        },
      },
    },
  };
}

/** Lets the player draw a card each time the personnel helps to solve a mission that requires a skill (C-DRAW-01). */
export function drawsHelping(skill: Skill): Force {
  return {
    at: {
      solved: {
        offers(g, source, { seat, location }) {
          const own = speaker(g, source);
          if (own === null || own.seat !== seat || !hasHelped(g, own, seat, location)) return [];
          const isAsked = asksFor(missionAt(g, location, seat)?.requirement, skill);
          return isAsked ? [payloadOf(source, 'draw', 'Draw a card', [{ do: 'draw', count: 1, who: seat }])] : [];
        },
      },
    },
  };
}

/** True if a formula requires a skill anywhere, even as one of several alternatives. */
export function asksFor(formula: Formula | null | undefined, skill: Skill): boolean {
  if (formula == null) return false;
  switch (formula.is) {
    case 'all':
    case 'any':
      return formula.of.some((one) => asksFor(one, skill));
    case 'among':
    case 'each':
      return asksFor(formula.of, skill);
    case 'skill':
      return formula.skill === skill;
    default:
      return false;
  }
}

/** True if a personnel just helped to solve a mission by meeting part of the mission's own requirement. */
export function hasHelped(g: FirstEdition, piece: Piece, seat: number, location: string): boolean {
  const { attempt } = g;
  const requirement = missionAt(g, location, seat)?.requirement ?? null;
  if (attempt === null || requirement === null) return false;
  const people = stillIn(g, attempt);
  return people.includes(piece) && helps(g, { people, equipment: [], ship: null }, piece, requirement);
}
