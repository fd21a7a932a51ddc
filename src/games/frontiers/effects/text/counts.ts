import { amountText as counted } from '../../../kit/effects.ts';
import { several, signed } from '../../../kit/words.ts';
import type { Terrain } from '../../content/terrain.ts';
import type { Amount, Condition, Count } from '../union.ts';

/** What is counted. */
function countText(of: Count): string {
  return `for ${whatText(of)}`;
}

function whatText(of: Count): string {
  switch (of.count) {
    case 'harmed':
      return 'each Damage Card in your hand and each of your Wounded Crew';
    case 'enemies':
      return 'each enemy';
    case 'ready':
      return 'each of your Ready Crew without Wounds';
    case 'crystalColours':
      return 'each color among your Data Crystals';
    case 'traits':
      return 'its type of attack if not Phasers, and for each of its abilities and Resistances';
    case 'resistances':
      return 'each of its Resistances';
    default:
      return of satisfies never;
  }
}

/** “Move 2”, “Diplomacy 1 plus 1 for each color among your Data Crystals”. */
export function pointsText(noun: string, amount: Amount, print: (value: number) => string = String): string {
  return counted(amount, (value) => `${noun} ${print(value)}`, countText);
}

/** “2 cards”, “1 card for each enemy”. */
export function amountText(amount: Amount, noun: string, plural?: string): string {
  return counted(amount, (value) => several(value, noun, plural), countText);
}

/** “2”, “1 each”, “3+1 each”. */
export function shortAmount(value: Amount): string {
  if (typeof value === 'number') return String(value);
  return value.plus === undefined ? `${value.each} each` : `${value.plus}+${value.each} each`;
}

/** “+2”, “−1 each”. */
export function signedAmount(value: Amount): string {
  if (typeof value === 'number') return signed(value);
  return `${value.plus === undefined ? '' : signed(value.plus)}${signed(value.each)} each`;
}

const PLACES: Record<Terrain, string> = {
  space: 'in empty space',
  nebula: 'in a Nebula',
  planet: 'at a Planet',
  sun: 'at a Sun',
  asteroids: 'in an Asteroid Field',
  blackHole: 'at a Black Hole',
  wormhole: 'at the Wormhole',
};

/** A condition, as it follows “if”. */
export function conditionText(condition: Condition): string {
  switch (condition.if) {
    case 'combat':
      return 'you are in combat';
    case 'on':
      return `your ship is ${PLACES[condition.terrain]}`;
    case 'lowest':
      return 'nobody has less Experience';
    case 'noDie':
      return 'you took no Core die this turn';
    default:
      return condition satisfies never;
  }
}
