// Names for the parts of the game. Everything here is plain JSON.

/** The three Resources (A-COMP-19, A-TERM-19). */
export type Resource = 'production' | 'research' | 'culture';
/** A number of each Resource. */
export type Resources = Record<Resource, number>;
/** The type of Node a site takes. `open` takes any (A-COMP-03). */
export type Site = Resource | 'open';

/** A civilization that a player can lead. */
export type Civ = 'federation' | 'klingon' | 'romulan' | 'andorian' | 'cardassian' | 'ferengi' | 'vulcan';

/** The name of a System Disc: `earth`, `delta-iv`. */
export type SystemId = string;
/** The id of a Space Lane on the map: `l7`. */
export type LaneId = string;
/** A place for Ships (A-TERM-21): the name of a System, or a Sector of a lane, such as `l7/2`. */
export type Sector = string;
/** A card id: `fed-02`, `core-the-traveler`. */
export type CardId = string;
/** The number of a Ship that moves alone, or of a Fleet. Unit numbers are never reused. */
export type UnitId = number;

/** An owner: a seat, or the Borg. */
export type Owner = number | 'borg';

/** A part of a round. */
export type RoundPart = 'setup' | 'initiative' | 'execution' | 'recharge';
/** A part of a turn (A-INIT-12). */
export type Phase = 'building' | 'command';

/** Types of Advancements (A-BUILD-28). */
export type AdvancementType =
  | 'Espionage'
  | 'Military'
  | 'Engineering'
  | 'Science'
  | 'Diplomacy'
  | 'Commerce'
  | 'Culture';
/** A token pictured on an Advancement (A-BUILD-30, A-BUILD-31, A-ROM-01). */
export type Token = 'warp' | 'command' | 'culture';
/** Types of Exploration Cards (A-EXPL-06). */
export type ExplorationType = 'crisis' | 'discovery' | 'virgin' | 'ally' | 'civilization';

/** The way in which Control of a System was last gained. */
export type GainedBy = 'start' | 'colony' | 'invasion' | 'hegemony';

/** The span within which the uses of a rule are limited. */
export type Span = 'turn' | 'round' | 'game';
