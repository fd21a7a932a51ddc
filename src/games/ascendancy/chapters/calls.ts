import type { Callable, Ctx } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Effects } from '../effects/union.ts';
import type { RuleSource } from '../rules/source.ts';
import type { Ascendancy, CardId, Resource, Sector, SystemId, UnitId } from '../state.ts';

// Declares the procedures that other chapters call, so that no chapter imports another’s steps.
// A procedure leaves its outcome as `result` in its caller’s memory.

/** The context in which a step of this game runs. */
export type Play = Ctx<Ascendancy>;
/** The function that runs when an offer is taken. Payloads are never stored, but recomputed after a restart. */
export type Payload = (ctx: Play) => void;
/**
 * Which offers to list: `all`, or for a menu only those that can be taken (`open`). With `open`, a function may leave
 * out blocked offers without building them.
 */
export type OfferFilter = 'all' | 'open';

/** The arguments of a procedure. */
export type CalledWith<C> = C extends Callable<infer L> ? L : never;

/** The memory of a caller, in which the called procedure stores a number as its result. */
export interface Resulting {
  result?: number;
}

/** A player’s turn, which consists of a Building Phase and a Command Phase (A-INIT-12). */
export const TURN: Callable<{ seat: Seat }> = { name: 'turn' };
export const INITIATIVE: Callable<object> = { name: 'initiative' };
export const RECHARGE: Callable<object> = { name: 'recharge' };

/**
 * Uses a rule during its owner’s turn: announces the rule, then applies its effects unless the rule was Exhausted in
 * response.
 */
export const USE: Callable<{ seat: Seat; from: RuleSource; list: Effects }> = { name: 'use' };

/**
 * Rolls the dice of `g.roll`, and runs the moments before and after the roll (A-DICE-01). The caller sets up the dice
 * and reads the results.
 */
export const ROLL: Callable<object> = { name: 'roll' };
/**
 * Units Brave a Hazard of the given Level, by default that of the System (A-HAZ-01). Result: the number of surviving
 * Ships, counting only those that were rolled for.
 */
export const BRAVE: Callable<{
  seat: Seat;
  units: UnitId[];
  system: SystemId;
  level?: number;
  /** The maximum number of Ships that Brave the Hazard. Default: all. */
  ships?: number;
  /** How the units arrived, and whether the System was just placed. */
  kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
  discovered?: boolean;
}> = { name: 'brave' };
/** Units enter a System and stay: they Brave its Hazard, and the survivors claim the Research there (A-HAZ-01). */
export const ARRIVE: Callable<{
  seat: Seat;
  units: UnitId[];
  system: SystemId;
  kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
  /** The maximum number of Ships that Brave the Hazard. Default: all. */
  ships?: number;
  discovered?: boolean;
}> = { name: 'arrive' };
/** Claims the Research of a Phenomenon that was Braved (A-PHEN-03). */
export const CLAIM: Callable<{ seat: Seat; system: SystemId }> = { name: 'claim' };
/** Explores a System that was just placed: resolves its Hazard, its Phenomenon or its Exploration Card (A-EXPL-01). */
export const EXPLORE: Callable<{ seat: Seat; system: SystemId; units: UnitId[]; kind: 'impulse' | 'warp' | 'none' }> = {
  name: 'explore',
};
/** Draws an Exploration Card, or turns up the unseen card on this System, and resolves that card (A-EXPL-03, A-EXPL-04). */
export const RESOLVE: Callable<{
  seat: Seat;
  system: SystemId;
  units: UnitId[];
  kind: 'impulse' | 'warp' | 'none';
  card?: CardId;
}> = {
  name: 'resolve',
};
/** Makes a Diplomacy Test. Result: 1 if passed, 0 if failed (A-EXPL-12). */
export const TEST: Callable<{ seat: Seat; system: SystemId; number: number }> = { name: 'diplomacy' };

/** Turns a Project that has all the Research it needs into an Advancement (A-BUILD-26). */
export const COMPLETE: Callable<{ seat: Seat; card: CardId }> = { name: 'complete' };

/** Moves units as `g.movement` says until the move ends (A-MOVE-01). `beginMovement` sets `g.movement`. */
export const MOVE: Callable<object> = { name: 'move' };
/** Moves a unit to a System by several Movement Commands, and pays for each one when its move begins (A-MOVE-02). */
export const ROUTE: Callable<{ seat: Seat; unit: UnitId; goal: SystemId }> = { name: 'route' };
/**
 * Places a new System at the open end of a lane. `units` go to the new System and explore it. Result: 1 if the System
 * was placed. If it wasn’t, the units stay, and the caller handles A-OPEN-48.
 */
export const DISCOVER: Callable<{
  seat: Seat;
  units: UnitId[];
  lane: string;
  kind: 'impulse' | 'warp' | 'none';
}> = { name: 'discover' };
/**
 * Rolls for a new lane and places it at a System (A-LANE-03). Result: 1 if the lane was placed, 0 if not. The caller
 * finds the new lane with `newestLane`, or in the `lane` of the current move. The first possible direction in `prefer`
 * is used without asking (A-GEO-13).
 */
export const LAY: Callable<{ seat: Seat; system: SystemId; unit: UnitId | null; prefer?: string[] }> = { name: 'lay' };
/** Lets a seat swing a Floating System, or leave it where it is (A-FLOAT-04). */
export const SWING: Callable<{ seat: Seat; system: SystemId }> = { name: 'swing' };
/** Destroys a System. In turn order, starting with `seat`, owners choose where their Ships go (A-DEST-01). */
export const DESTROY: Callable<{ seat: Seat; system: SystemId }> = { name: 'destroy' };

/**
 * Fights a Space Battle for which the Command has already been paid (A-BAT-01). All Ships in `from` join, or only those
 * in `units` if it is given. With `noRetreat`, nobody Retreats in the first Combat Round. Result: 1 if the Attacker
 * won, 0 if not.
 */
export const BATTLE: Callable<{
  seat: Seat;
  sector: Sector;
  from: Sector[];
  units?: UnitId[];
  noRetreat?: boolean;
  /** Seats that have First Strike because of the rule that started the battle. */
  strikes?: Seat[];
  /**
   * Set for a fight with Cubes or a Spire: the ids of the Cubes, the seats that fight, whether these seats are the
   * attackers, and the maximum number of Combat Rounds.
   */
  cubes?: { ids: number[]; seats: Seat[]; attack: boolean; rounds?: number; spire?: boolean };
}> = { name: 'battle' };
/** Runs a Combat Round of `g.conflict` (A-BAT-02, A-INV-03). */
export const COMBAT: Callable<object> = { name: 'combat-round' };
/** Lets the sides of `g.conflict` Retreat (A-BAT-25). With `forced`, the Attacker must Retreat (A-OPEN-56). */
export const RETREAT: Callable<{ forced?: boolean }> = { name: 'retreat' };
/** Runs the Tactical Maneuvers of the winners of `g.conflict` (A-BAT-31). */
export const MANEUVER: Callable<object> = { name: 'maneuver' };
/** Runs a Planetary Invasion. Result: 1 if Control was taken (A-INV-01). */
export const INVADE: Callable<{ seat: Seat; system: SystemId }> = { name: 'invasion' };
/**
 * Runs a Hegemony attempt (A-HEG-01). `free` waives the price of the attempt, and `less` lowers Resistance. Result: 1
 * if the attempt succeeded.
 */
export const HEGEMONY: Callable<{ seat: Seat; system: SystemId; free?: boolean; less?: number }> = { name: 'hegemony' };
/** Gives a seat Control of a System, with all consequences (A-INV-09, A-HEG-05, A-BUILD-07). */
export const CONTROL: Callable<{
  seat: Seat;
  system: SystemId;
  by: 'colony' | 'invasion' | 'hegemony';
  paid?: 'culture' | 'ascendancy' | 'production' | 'nothing';
}> = {
  name: 'control',
};
/**
 * Colonizes a System (A-BUILD-07): asks for permission where needed, collects the price, and hands over Control. The
 * caller has checked that the colony is allowed. `unit` loses the Ship that is spent. Null means that no Ship is spent.
 * Result: 1 if the System was Colonized.
 */
export const COLONIZE: Callable<{
  seat: Seat;
  system: SystemId;
  unit: UnitId | null;
  pay: 'culture' | 'production' | 'ascendancy' | 'nothing';
  /** If true, the player disbands the Ship’s Fleet instead of paying Culture (A-BUILD-10). */
  disbands?: boolean;
  /** Set if a rule grants the colony, so that nobody is asked for permission. */
  given?: boolean;
}> = { name: 'colonize' };
/**
 * Places a Resource Node on a site, replacing any Node there. If replacing a Node lowers the maximum number of
 * Projects, the player discards the excess (A-PROJ-06).
 */
export const NODE: Callable<{ seat: Seat; system: SystemId; resource: Resource; site: number }> = { name: 'node' };
/** Makes a player with more Fleets than Ascendancy allows disband the excess (A-VUL-02). */
export const MUSTER: Callable<{ seat: Seat }> = { name: 'muster' };
/** Offers a Trade Agreement to a rival. Result: 1 if the rival accepted (A-TRADE-03). */
export const TRADE: Callable<{ giver: Seat; receiver: Seat; card: CardId }> = { name: 'trade' };
/** Makes the trades that standing orders call for, between the steps of every turn (A-TRADE-04). */
export const DEALINGS: Callable<object> = { name: 'dealings' };
/** Launches Projects after the Command has been paid for (A-PROJ-01). */
export const LAUNCH: Callable<{ seat: Seat }> = { name: 'launch' };
/** Makes everyone with too many Projects discard the excess (A-PROJ-03). */
export const DISCARD: Callable<{ seat: Seat }> = { name: 'discard' };
/**
 * Puts Research from the Supply or Reserves on Projects, at most 1 on each. The rest goes into Reserves (A-PHEN-04).
 */
export const STUDY: Callable<{ seat: Seat; amount: number; from: 'supply' | 'reserves'; must?: boolean }> = {
  name: 'study',
};
/** Lets a seat choose which Resources to lose. Result: the number of Resources lost. */
export const LOSE: Callable<{ seat: Seat; amount: number; of: Resource[] }> = { name: 'lose' };
/** Runs the Borg turn. */
export const BORG: Callable<object> = { name: 'borg' };
