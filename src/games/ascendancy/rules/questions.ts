import type { Seat } from '../../../kernel/types.ts';
import type { CardId, Phase, Resource, Sector, SystemId, UnitId } from '../state.ts';
import type { Moments } from './moment-kinds.ts';
import type { RuleSource } from './source.ts';

/** Values that rules in force can add to. If several rules add to a value, all their additions count. */
interface Values {
  /** Hegemony rolls and Diplomacy Tests of a seat, and a System’s Resistance against that seat (A-HEG-03, A-HEG-07). */
  hegemony: { seat: Seat; system: SystemId };
  diplomacy: { seat: Seat; system: SystemId };
  resistance: { seat: Seat; system: SystemId };
  /** A Ship’s Shield Modifier against a Hazard (A-HAZ-02). */
  hazard: { seat: Seat; system: SystemId };
  /**
   * A side’s Shield Modifier against another side in `g.conflict`, and the dice that it rolls in addition to those of
   * its Ships or Nodes.
   */
  shields: { side: number; against: number };
  dice: { side: number };
  /**
   * Hits from another side that a unit ignores in each Combat Round. If the unit is null, the whole side ignores these
   * Hits, including its Nodes in Collateral Damage.
   */
  'ignored-hits': { side: number; by: number; unit: UnitId | null };
  /** The bonus for each of a unit’s to-hit dice against another side. */
  hit: { side: number; unit: UnitId | null; against: number };
  /**
   * The distances that units move: Sectors at impulse, in a Retreat or in a Tactical Maneuver, and Systems when Exiting
   * Warp.
   */
  impulse: { unit: UnitId; by: Seat };
  retreat: { unit: UnitId };
  maneuver: { unit: UnitId };
  warp: { unit: UnitId };
  /** Prices. Negative values lower the price. */
  ship: { seat: Seat; system: SystemId };
  node: { seat: Seat; system: SystemId; resource: Resource };
  colony: { seat: Seat; system: SystemId; unit: UnitId | null };
  /** The Ships in Orbit that a colony costs in addition to the usual Ship (A-BUILD-08). */
  'colony-ships': { seat: Seat; system: SystemId };
  upgrade: { seat: Seat; track: 'weapons' | 'shields' };
  /** The part of an upgrade’s Research cost that the player can pay in Production. */
  'upgrade-production': { seat: Seat; track: 'weapons' | 'shields'; price: number };
  ascendancy: { seat: Seat };
  takeover: { seat: Seat; system: SystemId };
  /**
   * The cost in Command Tokens of commissioning a Fleet or Starbase, Entering Warp, Braving a Phenomenon again
   * (A-PHEN-05), or beginning an Invasion.
   */
  'command-fleet': { seat: Seat };
  'command-starbase': { seat: Seat };
  'command-warp': { seat: Seat; unit: UnitId };
  'command-brave': { seat: Seat; unit: UnitId; system: SystemId };
  'command-invasion': { seat: Seat; system: SystemId };
  /**
   * The number of Projects that a player can have beyond the number of Research Nodes (A-PROJ-02), and of base Commands
   * beyond 5 (A-RECH-07).
   */
  projects: { seat: Seat };
  commands: { seat: Seat };
  /**
   * The number of Ships that can be built in one Building Phase in a System where A-BUILD-04 alone would allow none.
   */
  ships: { seat: Seat; system: SystemId };
  /**
   * The amount of Research from Reserves, beyond the first point, that a Project can get in one Building Phase
   * (A-BUILD-21).
   */
  research: { seat: Seat; card: CardId };
}

/** The otherwise forbidden things that a rule can allow. */
interface Grants {
  /** Passing through a closed Sector, or ending there (A-MOVE-18). */
  pass: { unit: UnitId; sector: Sector; kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' };
  stop: { unit: UnitId; sector: Sector; kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' };
  /** Entering a Sector without anyone’s permission. To continue through the Sector, `pass` must be allowed too. */
  'enter-freely': { unit: UnitId; sector: Sector };
  /** Moving another player’s Ships if they agree (A-VUL-05). */
  guide: { by: Seat; seat: Seat };
  /** Building any number of Ships, or forming Fleets, in places where A-BUILD-04 and A-FLEET-02 don’t allow it. */
  ships: { seat: Seat; system: SystemId };
  fleets: { seat: Seat; system: SystemId; phase: Phase };
  /** Building a Node on a site of another type. */
  site: { seat: Seat; system: SystemId; resource: Resource };
  /** Adding a lane beyond a System’s limit (A-LANE-01). */
  lanes: { unit: UnitId; system: SystemId };
  /** Paying for an upgrade in Production (A-EXPL-21). */
  'pay-production': { seat: Seat; track: 'weapons' | 'shields' };
  /** Skipping the Hazard roll. */
  'no-hazard': {
    seat: Seat;
    system: SystemId;
    kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
    discovered: boolean;
  };
  /** Keeping the Ship that Colonizes. */
  'keep-ship': { seat: Seat; system: SystemId };
  /** Disbanding a Fleet instead of paying a colony’s Culture (A-BUILD-10). */
  'colony-fleet': { unit: UnitId; system: SystemId };
  /** Rolling for a Hazard one Ship at a time (A-ROM-03). */
  'one-by-one': { unit: UnitId };
  /** Keeping a Fleet with fewer than 3 Ships until the conflict or move ends. */
  'keep-fleet': { unit: UnitId };
  /** First Strike for a side of `g.conflict` (A-BAT-21). */
  'first-strike': { side: number };
  /** Hitting with a die that shows this face, regardless of Shields. */
  'always-hits': { side: number; face: number; unit: UnitId | null };
  /** Counting all dice of a unit as hits without rolling them. */
  'unrolled-hits': { side: number; unit: UnitId };
  /** Giving a side the Starbase die without a Starbase (A-BAT-15). */
  'starbase-die': { side: number };
  /** Entering Warp with a unit instead of a Retreat. */
  'retreat-warp': { unit: UnitId };
  /** Yielding Resources in a System that otherwise wouldn’t yield any (A-CAR-02). */
  yields: { seat: Seat; system: SystemId };
  /** Seeing the unfinished Projects of a rival. */
  'see-projects': { seat: Seat; of: Seat };
}

/** The things that a rule can forbid. */
interface Bans {
  invade: { seat: Seat; system: SystemId };
  hegemony: { seat: Seat; system: SystemId };
  colonize: { seat: Seat; system: SystemId };
  starbase: { seat: Seat; system: SystemId };
  node: { seat: Seat; system: SystemId; resource: Resource };
  attack: { seat: Seat; on: readonly Seat[]; sector: Sector; from: readonly Sector[] };
  'enter-warp': { unit: UnitId };
  move: { unit: UnitId };
  /** Moving on from a Sector that the unit has entered. */
  'move-on': { unit: UnitId; sector: Sector };
  /** Ending a move in a Sector without its Controller’s permission. */
  'stop-unasked': { unit: UnitId; sector: Sector };
  retreat: { seat: Seat };
  surrender: { seat: Seat };
  /** A System’s yield for its Controller. */
  yield: { seat: Seat; system: SystemId };
  /** First Strike of a side of `g.conflict` against another side, or against every side if `against` is null. */
  'first-strike': { side: number; against: number | null };
  /**
   * The effect of another rule in a Sector, or in the current conflict if `sector` is null (Tachyon Detection Array).
   */
  rule: { source: RuleSource; sector: Sector | null };
  /** Cubes choosing a Sector as their target, and Cubes stopping there. */
  'cube-target': { sector: Sector };
  /** Attacks by Cubes on Ships in a Sector, and moves by Cubes toward those Ships. */
  'cube-attack': { sector: Sector };
  /**
   * The rise of a Cube’s Shields against a seat after a Combat Round. `first` is true for the first Combat Round since
   * the Cube acted (A-OPEN-28).
   */
  'borg-adapt': { seat: Seat; first: boolean };
}

/** Values that a rule can replace. If several rules set a value, the last one in force applies. */
interface Overrides {
  /** The Hit Roll of a side in `g.conflict`, and its Shield Modifier. */
  'hit-roll': { side: number };
  'shield-modifier': { side: number; against: number };
  /** The Shield Modifier against a Hazard. */
  'hazard-shields': { seat: Seat; system: SystemId };
  /** The number of dice of a Starbase (A-CAR-03), and the maximum number of Sectors in a Retreat. */
  'starbase-dice': { side: number };
  'retreat-most': { side: number };
  /** The number that replaces a player’s Ascendancy in Hegemony rolls (A-FER-02). */
  'hegemony-ascendancy': { seat: Seat };
  /** The cost of a colony in Production, if it can be paid instead of Culture. */
  'colony-production': { seat: Seat; system: SystemId };
  /** The cost of a colony in Ascendancy, in any place, instead of Culture and a Ship (A-VUL-01). */
  'colony-ascendancy': { seat: Seat; system: SystemId };
  /** The Production that each Node of a type yields instead of its own Resource (A-RECH-03). */
  'node-yield': { seat: Seat; system: SystemId; resource: Resource };
  /** The number of Warp Tokens that a Ship gets when it Enters Warp from a Sector. */
  'warp-start': { unit: UnitId };
}

/** For each family, the questions that special rules answer, and the subject of each question. */
export interface SpecialQuestions {
  adds: Values;
  sets: Overrides;
  grants: Grants;
  bans: Bans;
  at: Moments;
}
