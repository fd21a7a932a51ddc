import type { Seat } from '../../../kernel/types.ts';
import type { CardId, Phase, Resource, Sector, SystemId, UnitId } from '../state.ts';
import type { Moments } from './moment-kinds.ts';
import type { RuleSource } from './source.ts';

/** A price that rules in force can change. Negative numbers lower the price. */
type Price =
  /** A Ship, a Resource Node, an upgrade, and Ascendancy. */
  | { of: 'ship'; seat: Seat; system: SystemId }
  | { of: 'node'; seat: Seat; system: SystemId; resource: Resource }
  | { of: 'upgrade'; seat: Seat; track: 'weapons' | 'shields' }
  | { of: 'ascendancy'; seat: Seat }
  /** A colony’s Culture, and the Ships in Orbit that it costs in addition to the usual Ship (A-BUILD-08). */
  | { of: 'colony'; seat: Seat; system: SystemId; unit: UnitId | null }
  | { of: 'colony-ships'; seat: Seat; system: SystemId }
  /** A successful Hegemony attempt (A-HEG-02). */
  | { of: 'takeover'; seat: Seat; system: SystemId };

/** A price in Command Tokens that rules in force can change. Negative numbers lower the price. */
type CommandPrice =
  /** Commissioning a Fleet or Starbase. */
  | { of: 'fleet' | 'starbase'; seat: Seat }
  /** Entering Warp, and Braving a Phenomenon again (A-PHEN-05). */
  | { of: 'warp'; seat: Seat; unit: UnitId }
  | { of: 'brave'; seat: Seat; unit: UnitId; system: SystemId }
  /** Beginning an Invasion. */
  | { of: 'invasion'; seat: Seat; system: SystemId };

/** A number of things that a player can have or do. Rules in force can raise it. */
type Limit =
  /** Projects beyond the number of Research Nodes (A-PROJ-02), and base Commands beyond 5 (A-RECH-07). */
  | { of: 'projects' | 'commands'; seat: Seat }
  /** Ships that can be built in one Building Phase in a System where A-BUILD-04 alone would allow none. */
  | { of: 'ships'; seat: Seat; system: SystemId }
  /** Research from Reserves, beyond the first point, that a Project can get in one Building Phase (A-BUILD-21). */
  | { of: 'research'; seat: Seat; card: CardId };

/** Values that rules in force can add to. If several rules add to a value, all their additions count. */
interface Values {
  /**
   * Hegemony rolls and Diplomacy Tests of a seat, a System’s Resistance against that seat (A-HEG-03, A-HEG-07), and a
   * Ship’s Shield Modifier against a Hazard (A-HAZ-02).
   */
  roll: { of: 'hegemony' | 'diplomacy' | 'resistance' | 'hazard'; seat: Seat; system: SystemId };
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
   * The distance that a unit goes when seat `by` moves it: Sectors at impulse, in a Retreat or in a Tactical Maneuver,
   * and Systems when Exiting Warp.
   */
  distance: { of: 'impulse' | 'retreat' | 'maneuver' | 'warp'; unit: UnitId; by: Seat };
  price: Price;
  'command-price': CommandPrice;
  limit: Limit;
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
  /**
   * Building any number of Ships, or forming Fleets, in places where A-BUILD-04 and A-FLEET-02 don’t allow it, building
   * a Node on a site of another type, or adding a lane beyond a System’s limit (A-LANE-01).
   */
  build:
    | { what: 'ships'; seat: Seat; system: SystemId }
    | { what: 'fleet'; seat: Seat; system: SystemId; phase: Phase }
    | { what: 'node'; seat: Seat; system: SystemId; resource: Resource }
    | { what: 'lane'; unit: UnitId; system: SystemId };
  /** Paying for an upgrade in Production (A-EXPL-21). */
  'pay-production': { seat: Seat; track: 'weapons' | 'shields' };
  /** Skipping the Hazard roll, or rolling one Ship at a time (A-ROM-03). */
  hazard:
    | {
        how: 'skip';
        seat: Seat;
        system: SystemId;
        kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
        discovered: boolean;
      }
    | { how: 'one-by-one'; unit: UnitId };
  /** Colonizing by disbanding a Fleet instead of paying Culture (A-BUILD-10), or keeping the Ship that Colonizes. */
  colony: { by: 'disbanding'; unit: UnitId; system: SystemId } | { by: 'keeping'; seat: Seat; system: SystemId };
  /** Keeping a Fleet with fewer than 3 Ships until the conflict or move ends. */
  'keep-fleet': { unit: UnitId };
  /** First Strike for a side of `g.conflict` (A-BAT-21). */
  'first-strike': { side: number };
  /** Hitting with a die that shows this face, regardless of Shields. If the face is null, the die isn’t even rolled. */
  'always-hits': { side: number; face: number | null; unit: UnitId | null };
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
  /** Commissioning a Starbase, or building a Node. */
  build:
    | { what: 'starbase'; seat: Seat; system: SystemId }
    | { what: 'node'; seat: Seat; system: SystemId; resource: Resource };
  attack: { seat: Seat; on: readonly Seat[]; sector: Sector; from: readonly Sector[] };
  /**
   * Moving on from a Sector that the unit has entered, or ending a move in a Sector without its Controller’s
   * permission.
   */
  move: { how: 'on' | 'stop-unasked'; unit: UnitId; sector: Sector };
  /** A Retreat from a Space Battle or an Invasion, and a Surrender. */
  'give-up': { how: 'retreat' | 'surrender'; seat: Seat };
  /** A System’s yield for its Controller. */
  yield: { seat: Seat; system: SystemId };
  /** First Strike of a side of `g.conflict` against another side, or against every side if `against` is null. */
  'first-strike': { side: number; against: number | null };
  /**
   * The effect of another rule in a Sector, or in the current conflict if `sector` is null (Tachyon Detection Array).
   */
  rule: { source: RuleSource; sector: Sector | null };
  /**
   * Actions of Cubes: targeting a Sector and stopping there, attacking Ships in a Sector and heading for them, or
   * raising their Shields against a seat after a Combat Round. `first` is true for the first Combat Round since the
   * Cube acted (A-OPEN-28).
   */
  cube: { what: 'target' | 'attack'; sector: Sector } | { what: 'adapt'; seat: Seat; first: boolean };
}

/** Values that a rule can replace. If several rules set a value, the last one in force applies. */
interface Overrides {
  /** The Hit Roll of a side in `g.conflict`, its Shield Modifier, and the number of dice of its Starbase (A-CAR-03). */
  fight: { of: 'hit-roll' | 'starbase-dice'; side: number } | { of: 'shields'; side: number; against: number };
  /** The number that replaces a player’s Ascendancy in Hegemony rolls (A-FER-02), or Shields against a Hazard. */
  roll: { of: 'hegemony' | 'hazard'; seat: Seat; system: SystemId };
  /** The maximum number of Sectors in a Retreat, and the number of Warp Tokens with which a Ship Enters Warp. */
  distance: { of: 'retreat'; side: number } | { of: 'warp'; unit: UnitId };
  /**
   * The price of a colony in Production instead of Culture, or in Ascendancy instead of Culture and a Ship (A-VUL-01).
   * For an upgrade, the part of its Research price that can be paid in Production.
   */
  payment:
    | { of: 'colony'; in: 'production' | 'ascendancy'; seat: Seat; system: SystemId }
    | { of: 'upgrade'; in: 'production'; seat: Seat; track: 'weapons' | 'shields'; price: number };
  /** The Production that each Node of a type yields instead of its own Resource (A-RECH-03). */
  'node-yield': { seat: Seat; system: SystemId; resource: Resource };
}

/** For each family, the questions that special rules answer, and the subject of each question. */
export interface SpecialQuestions {
  adds: Values;
  sets: Overrides;
  grants: Grants;
  bans: Bans;
  at: Moments;
}
