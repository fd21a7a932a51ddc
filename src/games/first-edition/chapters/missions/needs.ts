import type { Formula } from '../../content/formula.ts';
import type { Group } from '../../position/group.ts';
import type { FirstEdition } from '../../state.ts';
import { fits, meets, total } from '../skills/group.ts';
import { pooled } from '../skills/skills.ts';

/** One requirement of a formula, how much of it a group has, and how much the group needs. */
export interface Need {
  readonly asked: Formula;
  readonly has: number;
  readonly needs: number;
}

/**
 * Returns all requirements of a formula, met or not. If there are alternatives, the function returns the one that the
 * group is closest to meeting.
 */
export function needsOf(g: FirstEdition, group: Group, formula: Formula): Need[] {
  switch (formula.is) {
    case 'all':
      return formula.of.flatMap((one) => needsOf(g, group, one));
    case 'any':
      return nearest(formula.of.map((one) => needsOf(g, group, one)));
    case 'among':
      return needsOf(g, group, formula.of);
    case 'skill':
      return [{ asked: formula, has: pooled(g, group.people, formula.skill), needs: formula.count }];
    case 'people': {
      const has = group.people.filter((piece) => fits(g, piece, formula.who)).length;
      return [{ asked: formula, has, needs: formula.count }];
    }
    case 'attribute':
      if (formula.bound.than === '>') {
        const has = formula.sum.reduce((all, attribute) => all + total(g, group, attribute), 0);
        return [{ asked: formula, has, needs: formula.bound.number + 1 }];
      }
      return [wholly(g, group, formula)];
    default:
      return [wholly(g, group, formula)];
  }
}

/** Builds a need that is either met or not, with nothing in between. */
function wholly(g: FirstEdition, group: Group, asked: Formula): Need {
  return { asked, has: meets(g, group, asked) ? 1 : 0, needs: 1 };
}

/** Returns the share of the needs that are met, from 0 to 1. */
export function share(needs: readonly Need[]): number {
  if (needs.length === 0) return 1;
  return needs.reduce((sum, { has, needs: wanted }) => sum + Math.min(1, has / wanted), 0) / needs.length;
}

/** True if a need is met. */
export function isMet({ has, needs }: Need): boolean {
  return has >= needs;
}

function nearest(ways: readonly Need[][]): Need[] {
  let found = ways[0] ?? [];
  for (const way of ways) if (share(way) > share(found)) found = way;
  return found;
}
