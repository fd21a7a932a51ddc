import type { Effects } from '../../effects/union.ts';
import type { Basic } from '../colours.ts';

/** A location icon on a Crew card: where the Crew Member can be recruited (F-BUY-02). */
export type CrewIcon = 'outpost' | 'classM' | 'romulanStarbase' | 'dominionStarbase' | 'borgCube';

/** An ability of a Crew Member. Each activation uses one ability (F-CREW-08). */
export interface CrewAbility {
  /** The data that the player must pay first (F-CREW-09), or null. */
  readonly data: Basic | null;
  readonly effects: Effects;
}

/** A Crew card, which is one person. */
export interface CrewCard {
  /**
   * The unique id, in kebab case. The first person in a role has the role as the id, and the others have their names:
   * `phaser-crew`, `thomas-riker`.
   */
  readonly id: string;
  readonly name: string;
  /** The role, such as `Phaser Crew`. Cards with the same role differ only in their names. */
  readonly role: string;
  /** True if the back is gold instead of silver. The color of the back only determines the card's deck (F-CREW-02). */
  readonly elite: boolean;
  /** The Diplomacy that it costs to recruit this Crew Member. */
  readonly cost: number;
  /** From 1 to 4. */
  readonly rank: number;
  readonly defense: number;
  readonly icons: readonly CrewIcon[];
  readonly abilities: readonly CrewAbility[];
}

/** Returns the effects of an ability, with its data paid first (F-CREW-09). */
export function withCost({ data, effects }: CrewAbility): Effects {
  return data === null ? effects : [{ do: 'pay', colours: [data] }, ...effects];
}
