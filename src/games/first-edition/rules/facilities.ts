import type { Card } from '../content/card.ts';
import type { Affiliation, Skill } from '../content/printed.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, LocationId, SeedPhase } from '../terms.ts';

/** Where a facility stands by its own text, and how it comes there (C-FAC-01, C-FAC-05). */
export interface FacilityPlacement {
  /** Whether it can be at a location; an outpost at homeworlds only where it says so here (C-FAC-03). */
  readonly at: (g: FirstEdition, seat: number, location: LocationId) => boolean;
  /** In which phase it is seeded: left out, the facility phase; null: it is only built. */
  readonly phase?: SeedPhase | null;
  /** One of those who must be there to build it; left out: nobody must; null: it is only seeded. */
  readonly builder?: ((piece: Piece) => boolean) | null;
  /** Any number of them may be seeded. */
  readonly many?: true;
  /** There is one for both players together (C-OPEN-43). */
  readonly sole?: true;
  /** It is on the planet. */
  readonly planet?: true;
  /** Facilities that may be at the same location (C-FAC-04). */
  readonly beside?: (other: Card) => boolean;
  /** False: it repairs no ships, as outposts do. */
  readonly repairs?: false;
  /** Its other side, where who has just commandeered it turns it over. */
  readonly turns?: (by: Affiliation) => CardId | null;
}

/** Parts of a station, from the inside to the outside (C-FAC-12). */
export const LEVELS = ['Ops Module', 'Promenade', 'Habitat Ring', 'Docking Ring'] as const;
export type Level = (typeof LEVELS)[number];

/** A card that would report to a site. */
export interface Arrival {
  readonly seat: number;
  readonly card: Card;
  readonly station: Piece;
  readonly site: Piece;
  /** Whether it is compatible with the station (C-FAC-13). */
  readonly fits: boolean;
}

/** The rule of a site (C-FAC-12). */
export interface SiteRule {
  readonly level: Level;
  /** On which stations it can be; left out: on any Nor. */
  readonly on?: (station: Piece) => boolean;
  /** It lies beside a site of this kind. */
  readonly next?: (neighbour: CardId) => boolean;
  /** It is the innermost one but for Ops. */
  readonly inner?: true;
  /** Which cards but ships report here (C-FAC-13). */
  readonly takes?: (g: FirstEdition, about: Arrival) => boolean;
  readonly dock?: DockRule;
  /** Who files mission reports here, by a skill; they must match the station. */
  readonly files?: Skill;
  /** Who is here unopposed with Computer Skill takes the station over (C-FAC-12). */
  readonly commands?: true;
}

/** Which ships dock at a site. */
export interface DockRule {
  /** The most staffing icons that a ship has, and the most ships. */
  readonly icons: number;
  readonly room: number;
  /** Whether ships report here, and are repaired. */
  readonly reports: boolean;
  readonly repairs: boolean;
  /** Only these dock here, whatever else: it is no docking site. */
  readonly only?: (ship: Piece) => boolean;
}
