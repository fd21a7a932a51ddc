import type { Effects } from '../../effects/union.ts';
import type { Basic } from '../colours.ts';

/** Where Crew can be recruited: the location icons on their cards (F-BUY-02). */
export type CrewIcon = 'outpost' | 'classM' | 'romulanStarbase' | 'dominionStarbase' | 'borgCube';

/** One of the abilities of a Crew Member, of which one is used when it is activated (F-CREW-08). */
export interface CrewAbility {
  /** Data to pay first (F-CREW-09); null: none. */
  readonly data: Basic | null;
  readonly effects: Effects;
}

/** A Crew card: a person of the setting. */
export interface CrewCard {
  /** Unique: the role in kebab case for the first of its people, for all others the name: `phaser-crew`, `thomas-riker`. */
  readonly id: string;
  readonly name: string;
  /** What its kind is called, whose cards are alike but for their names: `Phaser Crew`. */
  readonly role: string;
  /** Its back is gold, not silver: that decides the deck it is in, and nothing else (F-CREW-02). */
  readonly elite: boolean;
  /** Diplomacy to recruit it. */
  readonly cost: number;
  /** 1 to 4. */
  readonly rank: number;
  readonly defense: number;
  readonly icons: readonly CrewIcon[];
  readonly abilities: readonly CrewAbility[];
}
