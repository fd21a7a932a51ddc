import type { Seat } from '../../../kernel/types.ts';
import type { CubeColour } from '../content/colours.ts';
import type { Pile } from '../content/encounters/token.ts';
import type { FireType } from '../content/fire.ts';
import type { LocationKind, Terrain } from '../content/terrain.ts';

/** What players call a space: `E4`. */
export type SpaceLabel = string;
/** What players call the place of a tile: `E`. */
export type PlaceLabel = string;

/** Figures of an enemy as they stand. */
export interface EnemyView {
  name: string;
  attack: { value: number; type: FireType };
  defense: number;
  experience: number;
  /** `Antimatter Weapon`. */
  abilities: string[];
  /** Types of attacks that it halves. */
  resists: FireType[];
  /** Diplomacy that wins it over; null: it is fought in space. */
  diplomacy: number | null;
}

/** An Encounter Token on the map or on a Cube’s card; face down it shows its pile alone. */
export interface TokenView {
  pile: Pile;
  /** `Romulan Warbird`. */
  pileName: string;
  enemy: EnemyView | null;
}

/** A Class-H Token, which lies face up. */
export interface ClassHView {
  name: string;
  lines: string[];
}

/** A location. */
export interface SiteView {
  kind: LocationKind;
  /** `Class-M Planet`, `Gold Research Station`. */
  name: string;
  /** Of Research Stations and Cubes. */
  colour: CubeColour | null;
}

/** A Borg Cube that was revealed. */
export interface CubeView {
  colour: CubeColour;
  name: string;
  level: number;
  at: SpaceLabel;
  destroyed: boolean;
  defenders: TokenView[];
  /** Faction Tokens in their order. */
  marks: Seat[];
}

/** Something that a location sells. */
export interface SaleView {
  /** An icon of the drawing kit. */
  icon: string;
  words: string;
  /** In Diplomacy for the reader. */
  price: number;
}

/** What entering a kind of space costs. */
export interface TerrainView {
  terrain: Terrain;
  name: string;
  /** Move points that the reader’s ship needs as things are now; null: it can’t enter. */
  cost: number | null;
  /** Whether a ship may stay there. */
  stays: boolean;
}

/** A space of the map. */
export interface SpaceView {
  id: SpaceLabel;
  q: number;
  r: number;
  tile: PlaceLabel;
  terrain: Terrain;
  site: SiteView | null;
  tokens: TokenView[];
  classH: ClassHView | null;
  /** Faction Tokens in the order in which they came. */
  marks: Seat[];
  /** Who controls the Starbase; null: nobody, or nothing to be controlled. */
  owner: Seat | null;
  /** Ships on it, those set aside on the Wormhole too. */
  ships: Seat[];
  /** What is sold there, or would be once it is conquered. */
  sells: SaleView[];
}

/** A tile on the table. */
export interface TileView {
  id: PlaceLabel;
  q: number;
  r: number;
  /** `Frontier 5`. */
  name: string;
}

/** A place where the next tile may be laid. */
export interface PlaceView {
  id: PlaceLabel;
  q: number;
  r: number;
  /** The reader’s ship may explore it now, for so many Move points; null: not now. */
  cost: number | null;
}

/** A space that the reader’s ship reaches. */
export interface ReachView {
  space: SpaceLabel;
  cost: number;
  /** What it brings with it: an enemy is provoked, the ship can’t stay there; null: nothing. */
  warn: string | null;
  /** Not with the Move points that there are, but with all that the reader holds. */
  more?: true;
}
