import { kebab } from '../../kit/words.ts';
import type { Effects } from '../effects/union.ts';
import type { Card, CardSort, CardType } from './cards/card.ts';
import type { Basic } from './colours.ts';
import type { CrewAbility, CrewCard } from './crew/crew-card.ts';

// All that cards are written with comes from here.
export * from '../effects/build.ts';
export { BASICS, COLOURS } from './colours.ts';

/** What a card can do, and what is not as with most: one copy, in the deck of no ship alone, without the Captain’s name. */
type Printed = Pick<Card, 'basic' | 'strong'> & Partial<Pick<Card, 'ship' | 'captain' | 'copies'>>;

/** Gives what prints cards of a sort: `types` are their icons. */
function printer(sort: CardSort) {
  return (name: string, colour: Basic, types: readonly CardType[], printed: Printed): Card => {
    return { id: kebab(name), sort, name, colour, types, ship: null, copies: 1, ...printed };
  };
}

export const basicAction = printer('basic');
export const advancedAction = printer('advanced');
const unnamed = printer('undiscovered');

/** An Undiscovered Card: its two effects have names of their own. */
export function undiscovered(
  name: string,
  strongName: string,
  colour: Basic,
  types: readonly CardType[],
  printed: Printed,
): Card {
  return { ...unnamed(name, colour, types, printed), strongName };
}

/** What cards of a kind of Crew have in common, and who they are. */
type Figures = Pick<CrewCard, 'elite' | 'cost' | 'rank' | 'defense' | 'icons'> & { readonly people: readonly string[] };

/** The cards of a kind of Crew: one for each person, with what it costs, its figures, where it is recruited, its abilities. */
export function crew(role: string, { people, ...figures }: Figures, ...abilities: readonly CrewAbility[]): CrewCard[] {
  return people.map((name, at) => {
    // Tables that began before people had names know the role alone.
    return { id: kebab(at === 0 ? role : name), name, role, ...figures, abilities };
  });
}

/** An ability that is free. */
export function free(...effects: Effects): CrewAbility {
  return { data: null, effects };
}

/** An ability that costs data of a colour. */
export function paid(data: Basic, ...effects: Effects): CrewAbility {
  return { data, effects };
}

/** The id of a component as often as it is there: a deck of them, not yet shuffled. */
export function copies({ id, copies: length }: { readonly id: string; readonly copies: number }): string[] {
  return Array.from({ length }, () => id);
}
