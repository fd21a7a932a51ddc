import type { Card } from '../content/card.ts';
import type { Affiliation, Skill } from '../content/printed.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, LocationId, SeedPhase } from '../terms.ts';

/** The placement of a facility whose own text says where it goes (C-FAC-01, C-FAC-05). */
export interface FacilityPlacement {
  /**
   * True if the facility can be at a location. An outpost can be at a homeworld only if its text says so (C-FAC-03).
   */
  readonly at: (g: FirstEdition, seat: number, location: LocationId) => boolean;
  /**
   * The phase in which the facility is seeded, which is the facility phase by default. The value is null if the
   * facility can only be built.
   */
  readonly phase?: SeedPhase | null;
  /** A test for the personnel required to build the facility, if any, or null if it can only be seeded. */
  readonly builder?: ((piece: Piece) => boolean) | null;
  /** Set if any number may be seeded. */
  readonly many?: true;
  /** Set if only one can exist for both players (C-OPEN-43). */
  readonly sole?: true;
  /** Set if the facility is on the planet. */
  readonly planet?: true;
  /** A test for facilities that may share its location (C-FAC-04). */
  readonly beside?: (other: Card) => boolean;
  /** False if the facility doesn't repair ships, unlike other outposts. */
  readonly repairs?: false;
  /** The facility's other side, if commandeering turns it over. */
  readonly turns?: (by: Affiliation) => CardId | null;
}

/** Sections of a station, from the inside out (C-FAC-12). The innermost section has only one site. */
export const LEVELS = ['innermost', 'Ops Module', 'Promenade', 'Habitat Ring', 'Docking Ring'] as const;
export type Level = (typeof LEVELS)[number];

/** A card that would report to a site. */
export interface Arrival {
  readonly seat: number;
  readonly card: Card;
  readonly station: Piece;
  readonly site: Piece;
  /** True if the card is compatible with the station (C-FAC-13). */
  readonly fits: boolean;
}

/** The rule of a site (C-FAC-12). */
export interface SiteRule {
  readonly level: Level;
  /** The stations that the site can be on, by default any Nor. */
  readonly on?: (station: Piece) => boolean;
  /** The cards other than ships that report here (C-FAC-13). */
  readonly takes?: (g: FirstEdition, about: Arrival) => boolean;
  readonly dock?: DockRule;
  /** The skill of personnel who file mission reports here. These personnel must also match the station. */
  readonly files?: Skill;
  /** Set if unopposed personnel with Computer Skill here commandeer the station (C-FAC-12). */
  readonly commands?: true;
}

/** The docking rule of a site. */
export interface DockRule {
  /**
   * The maximum number of staffing icons on a ship that docks here, and the maximum number of ships. With 0, the ship must
   * have no staffing requirements at all.
   */
  readonly icons: number;
  readonly room: number;
  /** True if ships report here, and are repaired here. */
  readonly reports: boolean;
  readonly repairs: boolean;
  /** Set if only these ships dock here. In that case, the site isn't a docking site. */
  readonly only?: (ship: Piece) => boolean;
}
