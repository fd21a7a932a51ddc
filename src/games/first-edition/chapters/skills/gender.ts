import type { Formula } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { hasTrait } from '../../content/traits.ts';
import type { Piece } from '../../state.ts';
import { affiliationOf } from '../affiliation/compatible.ts';

const GENDERS: readonly string[] = ['male', 'female'];

/** True if a word is a gender. */
export function isGender(word: string): boolean {
  return GENDERS.includes(word.toLowerCase());
}

/**
 * True if a personnel has a gender. Card text about gender ignores personnel who act as Borg (C-BORG-12), and drones
 * have no gender (C-BORG-10).
 */
export function isOfGender(piece: Piece, gender: string): boolean {
  return affiliationOf(piece) !== 'Borg' && hasTrait(cardOf(piece.card), gender);
}

/** True if a formula mentions a gender, even in a negation. */
function speaksOfGender(formula: Formula): boolean {
  switch (formula.is) {
    case 'all':
    case 'any':
      return formula.of.some(speaksOfGender);
    case 'no':
    case 'among':
    case 'each':
      return speaksOfGender(formula.of);
    case 'people':
      return formula.who.trait !== undefined && isGender(formula.who.trait);
    default:
      return false;
  }
}

/** True if card text that selects by gender ignores this personnel because they act as a Borg (C-BORG-12). */
export function isPassedOver(piece: Piece, who: Formula): boolean {
  return affiliationOf(piece) === 'Borg' && speaksOfGender(who);
}
