import type { Terrain } from '../../content/terrain.ts';
import { several } from '../../words.ts';
import type { Amount, Condition, Count } from '../union.ts';

/** What is counted, after “for”. */
function countText(of: Count): string {
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

/** An amount that is told after the noun is built from its first number: “Move 2”, “2 cards”. */
function counted(amount: Amount, words: (value: number) => string): string {
  if (typeof amount === 'number') return words(amount);
  const { each, of, plus, most } = amount;
  const first = words(plus ?? each);
  const more = plus === undefined ? '' : ` plus ${each}`;
  const limit = most === undefined ? '' : ` (at most ${most})`;
  return `${first}${more} for ${countText(of)}${limit}`;
}

/** “Move 2”, “Diplomacy 1 plus 1 for each color among your Data Crystals”. */
export function pointsText(noun: string, amount: Amount, print: (value: number) => string = String): string {
  return counted(amount, (value) => `${noun} ${print(value)}`);
}

/** “2 cards”, “1 card for each enemy”. */
export function amountText(amount: Amount, noun: string, plural?: string): string {
  return counted(amount, (value) => several(value, noun, plural));
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
