import type { CardSide, CardSort } from '../content/cards/card.ts';
import type { Basic, Colour } from '../content/colours.ts';
import type { TacticId } from '../content/tactics.ts';
import type { SidewaysKind } from '../effects/moments.ts';
import type { CardId, CrewId, SkillId } from '../state.ts';

/** One line of what something does: an icon of the drawing kit, a number where there is one, and words. */
export interface LineView {
  icon: string;
  /** `4`, `+1`; empty when the words say all. */
  value: string;
  text: string;
  /** The number stands behind the words: `Attack 4`. */
  after?: true;
  /** It may be chosen in place of the lines before it. */
  or?: true;
}

/** An effect of a card, or an ability, with the data that it costs. */
export interface EffectView {
  /** What the strong effect of an Undiscovered Card is called; else null. */
  name: string | null;
  data: Colour[];
  lines: LineView[];
  /** The same in few words, where there is no room for more. */
  gist: string;
}

/** Ways to play a card: with an effect, or sideways for a point. */
export type CardWay = CardSide | SidewaysKind;

/** A Ship Deck card as its reader may see it; its lines are generated from its effects. */
export interface CardView {
  id: CardId;
  name: string;
  sort: CardSort;
  /** `Basic Action`, `Captain’s Basic Action`. */
  kind: string;
  /** Null for the Damage Card. */
  colour: Basic | null;
  /** Null for the Damage Card. */
  basic: EffectView | null;
  strong: EffectView | null;
  /** In one’s own hand: how it may be played now, and if its effects can’t be, why; null while there is nothing to play. */
  now: {
    ways: CardWay[];
    why: string | null;
    /** The points that it gives sideways where an effect makes them more than 1. */
    worth?: number;
  } | null;
}

/** A Crew card as it comes out of the box. */
export interface CrewCardView {
  id: CrewId;
  name: string;
  /** What the Crew Member is: `Tractor Beam Operators`. */
  role: string;
  elite: boolean;
  cost: number;
  rank: number;
  defense: number;
  /** Where it can be recruited: `Outpost`, `Class-M Planet`. */
  places: string[];
  abilities: EffectView[];
}

/** A Crew Member of a captain. */
export interface CrewMemberView {
  card: CrewCardView;
  ready: boolean;
  wounds: number;
}

/** A Skill Token. */
export interface SkillView {
  id: SkillId;
  name: string;
  /** The ship whose it was at first. */
  ship: string;
  /** `Once a turn`, `Once a Round`. */
  use: string;
  lines: LineView[];
  /** What others may use it for while it lies in the open. */
  others: LineView[];
  /** `no`: it can be used; see `Skill` of the position. */
  used: 'no' | 'turn' | 'round' | 'common';
}

/** A Tactic Card. */
export interface TacticView {
  id: TacticId;
  number: number;
  name: string;
  text: string;
}

/** A card that lies in a Play Area. */
export interface PlayedView {
  card: CardView;
  as: 'basic' | 'strong' | 'sideways';
}
