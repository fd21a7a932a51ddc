import { kebab } from '../../kit/words.ts';
import type { Effects } from '../effects/union.ts';
import type { Card, CardSort, CardType } from './cards/card.ts';
import type { Basic } from './colours.ts';
import type { CrewAbility, CrewCard } from './crew/crew-card.ts';

// Card files import everything that they need from here.
export * from '../effects/build.ts';
export { BASICS, COLOURS } from './colours.ts';

/**
 * A card's effects, and everything that differs from the defaults. By default there is one copy, any ship can have the
 * card, and it doesn't bear the Captain's name.
 */
type Printed = Pick<Card, 'basic' | 'strong'> & Partial<Pick<Card, 'ship' | 'captain' | 'copies'>>;

/** Returns a function that builds cards of one sort. Its parameter `types` lists the icons on the card. */
function printer(sort: CardSort) {
  return (name: string, colour: Basic, types: readonly CardType[], printed: Printed): Card => {
    return { id: kebab(name), sort, name, colour, types, ship: null, copies: 1, ...printed };
  };
}

export const basicAction = printer('basic');
export const advancedAction = printer('advanced');
const unnamed = printer('undiscovered');

/** Builds an Undiscovered Card, whose two effects have their own names. */
export function undiscovered(
  name: string,
  strongName: string,
  colour: Basic,
  types: readonly CardType[],
  printed: Printed,
): Card {
  return { ...unnamed(name, colour, types, printed), strongName };
}

/** The common parts of Crew cards with one role, and the people in that role. */
type Figures = Pick<CrewCard, 'cost' | 'rank' | 'defense' | 'icons'> & { readonly people: readonly string[] };

/**
 * Returns a function that builds the Crew cards of one role, one per person. All of them have the same figures, icons
 * and abilities.
 */
function crewPrinter(elite: boolean) {
  return (role: string, { people, ...figures }: Figures, ...abilities: readonly CrewAbility[]): CrewCard[] => {
    return people.map((name, at) => {
      // Tables that started before Crew Members had names store only the role, so the role stays the id of its first
      // person.
      return { id: kebab(at === 0 ? role : name), name, role, elite, ...figures, abilities };
    });
  };
}

export const regularCrew = crewPrinter(false);
export const eliteCrew = crewPrinter(true);

/** Builds an ability without a data cost. */
export function free(...effects: Effects): CrewAbility {
  return { data: null, effects };
}

/** Builds an ability that costs data of a color. */
export function paid(data: Basic, ...effects: Effects): CrewAbility {
  return { data, effects };
}

/** Returns the id of a component, repeated for each copy: an unshuffled deck. */
export function copies({ id, copies: length }: { readonly id: string; readonly copies: number }): string[] {
  return Array.from({ length }, () => id);
}
