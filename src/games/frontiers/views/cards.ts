import type { CardSide, CardSort } from '../content/cards/card.ts';
import type { Basic, Colour } from '../content/colours.ts';
import type { TacticId } from '../content/tactics.ts';
import type { SidewaysKind } from '../effects/moments.ts';
import type { CardId, CrewId, SkillId } from '../state.ts';

/** One line that describes an effect: an icon of the drawing kit, an optional number, and text. */
export interface LineView {
  icon: string;
  /** A number such as `4` or `+1`, or empty if the text says everything. */
  value: string;
  text: string;
  /** True if the number follows the text: `Attack 4`. */
  after?: true;
  /** True if the line is an alternative to the lines before it. */
  or?: true;
}

/** An effect of a card, or an ability, with the data that it costs. */
export interface EffectView {
  /** The name of an Undiscovered Card's strong effect, or null. */
  name: string | null;
  data: Colour[];
  lines: LineView[];
  /** A short version of the text for places with less room. */
  gist: string;
}

/** The ways to play a card: for an effect, or sideways for a point. */
export type CardWay = CardSide | SidewaysKind;

/** A Ship Deck card as the reader may see it. The lines of the card are generated from its effects. */
export interface CardView {
  id: CardId;
  name: string;
  sort: CardSort;
  /** The kind of card: `Basic Action`, `Captain’s Basic Action`. */
  kind: string;
  /** The card's color, or null for the Damage Card. */
  colour: Basic | null;
  /** The basic effect, or null for the Damage Card, which has no effects. */
  basic: EffectView | null;
  strong: EffectView | null;
  /**
   * For a card in the reader's own hand: the ways to play it now and, if its effects can't be used, the reason; null if
   * no card can be played.
   */
  now: {
    ways: CardWay[];
    why: string | null;
    /** The points that the card gives sideways, if an effect makes them more than 1. */
    worth?: number;
  } | null;
}

/** A Crew card as printed. */
export interface CrewCardView {
  id: CrewId;
  name: string;
  /** The Crew Member's role: `Tractor Beam Operators`. */
  role: string;
  elite: boolean;
  cost: number;
  rank: number;
  defense: number;
  /** The locations where the card can be recruited: `Outpost`, `Class-M Planet`. */
  places: string[];
  abilities: EffectView[];
}

/** A captain's Crew Member. */
export interface CrewMemberView {
  card: CrewCardView;
  ready: boolean;
  wounds: number;
}

/** A Skill Token. */
export interface SkillView {
  id: SkillId;
  name: string;
  /** The ship that the Skill belongs to. */
  ship: string;
  /** The times when the Skill can be used: `Once per turn`, `Once per Round`. */
  use: string;
  lines: LineView[];
  /** The effects that other players may use while the Skill is shared. */
  others: LineView[];
  /** The state of the Skill, as in the position. `no` means that it can be used. */
  used: 'no' | 'turn' | 'round' | 'common';
}

/** A Tactic Card. */
export interface TacticView {
  id: TacticId;
  number: number;
  name: string;
  text: string;
}

/** A card in a Play Area. */
export interface PlayedView {
  card: CardView;
  as: 'basic' | 'strong' | 'sideways';
}
