import type { Formula } from '../../content/formula.ts';

/**
 * Doubles a formula's requirements: the numbers of skills, personnel and cards, and the bounds of attributes. No number
 * goes below 0 (C-DILEMMA-16).
 */
export function doubled(formula: Formula): Formula {
  switch (formula.is) {
    case 'all':
    case 'any':
      return { ...formula, of: formula.of.map(doubled) };
    case 'among':
      return { ...formula, of: doubled(formula.of) };
    case 'skill':
    case 'people':
    case 'equipment':
      return { ...formula, count: Math.max(0, formula.count * 2) };
    case 'each':
      return formula.count === 'half' ? formula : { ...formula, count: Math.max(0, formula.count * 2) };
    case 'attribute': {
      const { than, number } = formula.bound;
      // Halving a “less than” bound makes it harder to meet.
      return { ...formula, bound: { than, number: than === '>' ? Math.max(0, number * 2) : number / 2 } };
    }
    case 'no':
    case 'card':
    case 'special':
      return formula;
    default:
      return formula satisfies never;
  }
}
