// What the game speaks of, by name. Everything here is plain JSON.

/** The three Resources (A-COMP-19, A-TERM-19). */
export type Resource = 'production' | 'research' | 'culture';
/** A number of each Resource. */
export type Resources = Record<Resource, number>;
/** A site of a System takes Nodes of one type, or of any (A-COMP-03). */
export type Site = Resource | 'open';

/** A civilization that a player can lead. */
export type Civ = 'federation' | 'klingon' | 'romulan' | 'andorian' | 'cardassian' | 'ferengi' | 'vulcan';

/** A System Disc, by its name: `earth`, `delta-iv`. */
export type SystemId = string;
/** A Space Lane on the map: `l7`. */
export type LaneId = string;
/** A place where a Ship can stand (A-TERM-21): a System by its name, or a Sector of a lane: `l7/2`. */
export type Sector = string;
/** A card, by its id: `fed-02`, `core-the-traveler`. */
export type CardId = string;
/** A Ship that moves alone, or a Fleet, by a number that nothing else on the map ever had. */
export type UnitId = number;

/** The owner of something that the Borg can have, too. */
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

/** How Control of a System was last gained. */
export type GainedBy = 'start' | 'colony' | 'invasion' | 'hegemony';

/** For how long a use counts that is allowed once. */
export type Span = 'turn' | 'round' | 'game';
