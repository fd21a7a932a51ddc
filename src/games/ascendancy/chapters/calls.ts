import type { Callable, Ctx } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Effects } from '../effects/union.ts';
import type { RuleSource } from '../rules/rule.ts';
import type { Ascendancy, CardId, Resource, Sector, SystemId, UnitId } from '../state.ts';

// Procedures as others call them: rooms know each other by these names and memories, so that none imports another’s steps.
// What one comes to is left as `result` in the memory of who called it.

/** What a step of this game may do. */
export type Play = Ctx<Ascendancy>;
/** What is done when an offer is taken: worked out anew after a restart, so it is never stored. */
export type Payload = (ctx: Play) => void;
/** Which offers are looked for: all, or for a menu those that can be taken; then what can’t be may be left out at once. */
export type OfferFilter = 'all' | 'open';

/** What a procedure is called with. */
export type CalledWith<C> = C extends Callable<infer L> ? L : never;

/** A number that a procedure came to. */
export interface Resulting {
  result?: number;
}

/** The turn of a player (A-INIT-12): Building Phase, then Command Phase. */
export const TURN: Callable<{ seat: Seat }> = { name: 'turn' };
export const INITIATIVE: Callable<object> = { name: 'initiative' };
export const RECHARGE: Callable<object> = { name: 'recharge' };

/** A rule is used in the own turn: it is announced, then its effects are carried out unless it was Exhausted in answer. */
export const USE: Callable<{ seat: Seat; from: RuleSource; list: Effects }> = { name: 'use' };

/** The dice of `g.roll` are rolled, with the moments before and after (A-DICE-01): who calls it sets them up, and reads them. */
export const ROLL: Callable<object> = { name: 'roll' };
/** Units Brave a Hazard (A-HAZ-01) of this level, or of the System’s; the result: Ships that were rolled for and survived. */
export const BRAVE: Callable<{
  seat: Seat;
  units: UnitId[];
  system: SystemId;
  level?: number;
  /** Ships that Brave it at most; all unless told. */
  ships?: number;
  /** How they came, and whether the System was only just laid. */
  kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
  discovered?: boolean;
}> = { name: 'brave' };
/** Units came into a System and stay there: they Brave its Hazard, and who survives takes what lies there (A-HAZ-01). */
export const ARRIVE: Callable<{
  seat: Seat;
  units: UnitId[];
  system: SystemId;
  kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
  /** Ships that Brave it at most; all unless told. */
  ships?: number;
  discovered?: boolean;
}> = { name: 'arrive' };
/** Research of a Phenomenon that was Braved is taken (A-PHEN-03). */
export const CLAIM: Callable<{ seat: Seat; system: SystemId }> = { name: 'claim' };
/** A System that was laid is explored (A-EXPL-01): Hazard, Phenomenon or Exploration Card. */
export const EXPLORE: Callable<{ seat: Seat; system: SystemId; units: UnitId[]; kind: 'impulse' | 'warp' | 'none' }> = {
  name: 'explore',
};
/** An Exploration Card is drawn, or the one that lies here unseen is turned up, and resolved (A-EXPL-03, A-EXPL-04). */
export const RESOLVE: Callable<{
  seat: Seat;
  system: SystemId;
  units: UnitId[];
  kind: 'impulse' | 'warp' | 'none';
  card?: CardId;
}> = {
  name: 'resolve',
};
/** A Diplomacy Test (A-EXPL-12); the result: 1 passed, 0 failed. */
export const TEST: Callable<{ seat: Seat; system: SystemId; number: number }> = { name: 'diplomacy' };

/** A Project that has its Research becomes an Advancement (A-BUILD-26). */
export const COMPLETE: Callable<{ seat: Seat; card: CardId }> = { name: 'complete' };

/** Units move on as `g.movement` says, until it is over (A-MOVE-01): `beginMovement` sets it. */
export const MOVE: Callable<object> = { name: 'move' };
/** A unit goes to a System by one Movement Command after another (A-MOVE-02): each is paid for as it begins. */
export const ROUTE: Callable<{ seat: Seat; unit: UnitId; goal: SystemId }> = { name: 'route' };
/**
 * A new System is laid at the open end of a lane, and `units` go there, and explore it; the result: 1 laid, 0 not: then they stay
 * where they are (A-OPEN-48 is for who called). `end`: at which end, where both are open (A-OPEN-44).
 */
export const DISCOVER: Callable<{
  seat: Seat;
  units: UnitId[];
  lane: string;
  kind: 'impulse' | 'warp' | 'none';
  end?: 'a' | 'b';
}> = { name: 'discover' };
/**
 * A new lane is rolled for and laid from a System (A-LANE-03); the result: 1 laid, 0 not. It is the newest lane (`newestLane`), and
 * stands in `g.movement.lane`. `prefer`: directions in the order in which they are wanted, so that nothing is asked (A-GEO-13).
 */
export const LAY: Callable<{ seat: Seat; system: SystemId; unit: UnitId | null; prefer?: string[] }> = { name: 'lay' };
/** A Floating System is swung by a seat (A-FLOAT-04), which says where to, or leaves it. */
export const SWING: Callable<{ seat: Seat; system: SystemId }> = { name: 'swing' };
/** A System is destroyed (A-DEST-01); `seat` did it. Owners say where their Ships go; Cubes go there, too. */
export const DESTROY: Callable<{ seat: Seat; system: SystemId }> = { name: 'destroy' };

/**
 * A Space Battle (A-BAT-01): the Command is paid for already. All Ships in `from` join, or `units` alone. `noRetreat`: nobody Retreats
 * in the first Combat Round. The result: 1 the Attacker won, 0 not.
 */
export const BATTLE: Callable<{
  seat: Seat;
  sector: Sector;
  from: Sector[];
  units?: UnitId[];
  noRetreat?: boolean;
  /** Seats that have First Strike in it by what began it. */
  strikes?: Seat[];
  /** Against Cubes alone, or the Spire there: by their ids, who fights them, who attacks, and for how many Combat Rounds at most. */
  cubes?: { ids: number[]; seats: Seat[]; attack: boolean; rounds?: number; spire?: boolean };
}> = { name: 'battle' };
/** A Combat Round of `g.conflict` (A-BAT-02, A-INV-03). */
export const COMBAT: Callable<object> = { name: 'combat-round' };
/** Sides of `g.conflict` choose whether to Retreat (A-BAT-25); `forced`: the Attacker must (A-OPEN-56). */
export const RETREAT: Callable<{ forced?: boolean }> = { name: 'retreat' };
/** The winners of `g.conflict` make their Tactical Maneuvers (A-BAT-31). */
export const MANEUVER: Callable<object> = { name: 'maneuver' };
/** A Planetary Invasion (A-INV-01). The result: 1 Control was taken. */
export const INVADE: Callable<{ seat: Seat; system: SystemId }> = { name: 'invasion' };
/** A Hegemony attempt (A-HEG-01); `free`: nothing is paid for trying; `less`: Resistance is so much lower. The result: 1 it succeeded. */
export const HEGEMONY: Callable<{ seat: Seat; system: SystemId; free?: boolean; less?: number }> = { name: 'hegemony' };
/** Control of a System changes (A-INV-09, A-HEG-05, A-BUILD-07), with all that goes with it. */
export const CONTROL: Callable<{
  seat: Seat;
  system: SystemId;
  by: 'colony' | 'invasion' | 'hegemony';
  paid?: 'culture' | 'ascendancy' | 'production' | 'nothing';
}> = {
  name: 'control',
};
/**
 * A System is Colonized (A-BUILD-07): leave is asked where it is needed, the price is paid, Control is taken. Whether it may be is
 * known already. `unit` spends the Ship; null: none is. The result: 1 it was Colonized.
 */
export const COLONIZE: Callable<{
  seat: Seat;
  system: SystemId;
  unit: UnitId | null;
  pay: 'culture' | 'production' | 'ascendancy' | 'nothing';
  /** The Fleet of the Ship disbands in place of the Culture (A-BUILD-10). */
  disbands?: boolean;
  /** It is a card’s doing: nobody’s leave is asked. */
  given?: boolean;
}> = { name: 'colonize' };
/** A Resource Node comes onto a site, by place, whatever stood there, and Projects above the maximum go (A-PROJ-06). */
export const NODE: Callable<{ seat: Seat; system: SystemId; resource: Resource; site: number }> = { name: 'node' };
/** Fleets above a player’s Ascendancy disband (A-VUL-02). */
export const MUSTER: Callable<{ seat: Seat }> = { name: 'muster' };
/** A Trade Agreement is offered to a rival (A-TRADE-03); the result: 1 it was taken. */
export const TRADE: Callable<{ giver: Seat; receiver: Seat; card: CardId }> = { name: 'trade' };
/** Trade that standing orders want: between the steps of every turn (A-TRADE-04). */
export const DEALINGS: Callable<object> = { name: 'dealings' };
/** Projects are launched (A-PROJ-01): the Command is paid for already. */
export const LAUNCH: Callable<{ seat: Seat }> = { name: 'launch' };
/** Projects above the maximum are discarded (A-PROJ-03), by everyone who has too many. */
export const DISCARD: Callable<{ seat: Seat }> = { name: 'discard' };
/** Research from the Supply or from Reserves goes onto Projects, one each at most, the rest to the Reserves (A-PHEN-04). */
export const STUDY: Callable<{ seat: Seat; amount: number; from: 'supply' | 'reserves'; must?: boolean }> = {
  name: 'study',
};
/** A seat chooses some of its Resources to lose; the result: how much it lost. */
export const LOSE: Callable<{ seat: Seat; amount: number; of: Resource[] }> = { name: 'lose' };
/** The turn of the Borg. */
export const BORG: Callable<object> = { name: 'borg' };
