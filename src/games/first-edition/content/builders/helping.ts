import { stillIn } from '../../chapters/missions/team.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { fits, isAlone, meets } from '../../chapters/skills/group.ts';
import { skillOf } from '../../chapters/skills/skills.ts';
import { missionAt } from '../../chapters/spaceline/line.ts';
import type { Group } from '../../position/group.ts';
import type { Force } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { Formula } from '../formula.ts';
import { placeTitle } from '../sides.ts';
import { speaker } from './personnel/aiding.ts';

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

/** True if a personnel just helped to solve a mission by meeting part of the mission's own requirement. */
export function hasHelped(g: FirstEdition, piece: Piece, seat: number, location: string): boolean {
  const { attempt } = g;
  const requirement = missionAt(g, location, seat)?.requirement ?? null;
  if (attempt === null || requirement === null) return false;
  const people = stillIn(g, attempt);
  return people.includes(piece) && helps(g, { people, equipment: [], ship: null }, piece, requirement);
}
