import type { Formula } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { hasTrait } from '../../content/traits.ts';
import type { Piece } from '../../state.ts';
import { affiliationOf } from '../affiliation/compatible.ts';

const GENDERS: readonly string[] = ['male', 'female'];

/** Whether a word asks for a gender. */
export function isGender(word: string): boolean {
  return GENDERS.includes(word.toLowerCase());
}

/**
 * Whether somebody counts as a man, or as a woman: never who acts as a Borg, whom such texts pass over (C-BORG-12), nor a drone, which has no
 * gender at all (C-BORG-10).
 */
export function isOfGender(piece: Piece, gender: string): boolean {
  return affiliationOf(piece) !== 'Borg' && hasTrait(cardOf(piece.card), gender);
}

/** Whether a formula speaks of a gender, be it that somebody hasn’t it. */
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

/** Whether a text that picks people passes somebody over for speaking of a gender (C-BORG-12). */
export function isPassedOver(piece: Piece, who: Formula): boolean {
  return affiliationOf(piece) === 'Borg' && speaksOfGender(who);
}
