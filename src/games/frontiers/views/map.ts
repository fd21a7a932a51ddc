import type { Seat } from '../../../kernel/types.ts';
import type { CubeColour } from '../content/colours.ts';
import type { Pile } from '../content/encounters/token.ts';
import type { FireType } from '../content/fire.ts';
import type { LocationKind, Terrain } from '../content/terrain.ts';

/** The label of a space: `E4`. */
export type SpaceLabel = string;
/** The label of a tile's place: `E`. */
export type PlaceLabel = string;

/** The current figures of an enemy. */
export interface EnemyView {
  name: string;
  attack: { value: number; type: FireType };
  defense: number;
  experience: number;
  /** The names of the abilities, such as `Antimatter Weapon`. */
  abilities: string[];
  /** The attack types that the enemy halves. */
  resists: FireType[];
  /** The Diplomacy that wins the enemy over, or null if it is fought in space. */
  diplomacy: number | null;
}

/** An Encounter Token on the map or on a Cube’s card. A face-down token shows only its pile. */
export interface TokenView {
  pile: Pile;
  /** A name such as `Romulan Warbird`. */
  pileName: string;
  enemy: EnemyView | null;
}

/** A face-up Class-H Token. */
export interface ClassHView {
  name: string;
  lines: string[];
}

/** A location. */
export interface SiteView {
  kind: LocationKind;
  /** A name such as `Class-M Planet` or `Gold Research Station`. */
  name: string;
  /** The color of a Research Station or Cube, otherwise null. */
  colour: CubeColour | null;
}

/** A revealed Borg Cube. */
export interface CubeView {
  colour: CubeColour;
  name: string;
  level: number;
  at: SpaceLabel;
  destroyed: boolean;
  defenders: TokenView[];
  /** The seats of the Faction Tokens, oldest first. */
  marks: Seat[];
}

/** Something that a location sells. */
export interface SaleView {
  /** An icon of the drawing kit. */
  icon: string;
  words: string;
  /** The price in Diplomacy for the reader. */
  price: number;
}

/** The Move cost of a kind of terrain. */
export interface TerrainView {
  terrain: Terrain;
  name: string;
  /** The Move points that the reader’s ship needs now, or null if the ship can’t enter. */
  cost: number | null;
  /** Whether a ship may stay on this terrain. */
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
  /** The seats of the Faction Tokens, oldest first. */
  marks: Seat[];
  /** The seat that controls the Starbase, or null. */
  owner: Seat | null;
  /** The ships on the space, including ships set aside on the Wormhole. */
  ships: Seat[];
  /** The goods that the space sells now, or that it will sell once its location is conquered. */
  sells: SaleView[];
}

/** A tile on the map. */
export interface TileView {
  id: PlaceLabel;
  q: number;
  r: number;
  /** A name such as `Frontier 5`. */
  name: string;
}

/** A place where the next tile may be placed. */
export interface PlaceView {
  id: PlaceLabel;
  q: number;
  r: number;
  /** The Move cost for the reader’s ship to explore this place now, or null if the ship can't. */
  cost: number | null;
}

/** A space that the reader’s ship can reach. */
export interface ReachView {
  space: SpaceLabel;
  cost: number;
  /** A warning that the ship provokes an enemy or can’t stay on the space, or null if there is no warning. */
  warn: string | null;
  /** True if the ship reaches the space only with everything the reader holds, not with the current Move points. */
  more?: true;
}
