import type { Seat } from '../../../kernel/types.ts';
import type { CardId, Sector, SystemId, UnitId } from '../state.ts';
import type { RuleSource } from './source.ts';

/**
 * The moments at which rules may act, with their data. `seat` is always the player whose turn, roll or card the moment
 * is about. Chapters call `moment` (rules/moments.ts) at each of these moments.
 */
export interface Moments {
  /** Initiative: it is a player’s turn to commit. */
  'initiative-commit': { seat: Seat };
  /** All players have committed, or have taken Turn Order Cards (`initiative-end`). */
  'initiative-committed': { seat: Seat };
  'initiative-end': { seat: Seat };
  /** The start of a turn, before the Building Phase. Console rules act before cards. */
  'turn-start': { seat: Seat };
  'turn-end': { seat: Seat };
  /** A Ship is about to be spent on a colony and can still be kept (A-BUILD-08). */
  colonizing: { seat: Seat; system: SystemId; unit: UnitId };
  /** A System was Colonized. `paid` is the kind of payment. */
  colonized: { seat: Seat; system: SystemId; paid: 'culture' | 'ascendancy' | 'production' | 'nothing' };
  /** A Project became an Advancement (A-BUILD-26). */
  completed: { seat: Seat; card: CardId };
  /**
   * A Resource Node was built on a site, given by its index. `fits` is true if the site takes this type without the
   * help of a rule.
   */
  'node-built': { seat: Seat; system: SystemId; site: number; fits: boolean };
  /** Weapons or Shields were upgraded by one step (A-BUILD-32). */
  upgraded: { seat: Seat; track: 'weapons' | 'shields' };
  /** A Fleet was formed with a Command, or a Starbase commissioned. */
  commissioned: { seat: Seat; what: 'fleet' | 'starbase'; system: SystemId };
  /** A player bought Ascendancy. */
  ascended: { seat: Seat };
  /** A Ship or Fleet has Entered Warp, or has Exited Warp and stopped. */
  'entered-warp': { seat: Seat; unit: UnitId };
  'exited-warp': { seat: Seat; unit: UnitId };
  /**
   * Units are in a Sector during a Movement (`g.movement`): the Sector where it starts, or one that they have entered.
   */
  moving: {
    seat: Seat;
    by: Seat;
    units: readonly UnitId[];
    sector: Sector;
    kind: 'impulse' | 'warp' | 'retreat' | 'maneuver';
  };
  /** Units have Braved a Hazard: the surviving units, and how many of their Ships survived. */
  braved: {
    seat: Seat;
    system: SystemId;
    units: readonly UnitId[];
    survivors: number;
    kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
  };
  /** Units moved by seat `by` have entered a Sector and stay there, and any Hazard there has been Braved. */
  'move-end': {
    seat: Seat;
    by: Seat;
    units: readonly UnitId[];
    sector: Sector;
    kind: 'impulse' | 'warp' | 'retreat' | 'maneuver';
  };
  /** A System was placed, which may be a Phenomenon (A-FED-04). */
  discovered: { seat: Seat; system: SystemId; kind: 'impulse' | 'warp' | 'none' };
  /**
   * An Exploration Card is about to be drawn (`explore-draw`), was drawn but not resolved (`drawn`), or was resolved
   * (`explored`).
   */
  'explore-draw': { seat: Seat; system: SystemId };
  drawn: { seat: Seat; system: SystemId; card: CardId };
  explored: { seat: Seat; system: SystemId; card: CardId };
  /**
   * Research is about to be taken from a Phenomenon (A-PHEN-03). After this moment, the player takes the Research that
   * is still on the Phenomenon.
   */
  claimed: { seat: Seat; system: SystemId; amount: number };
  /** Before and after the roll for a Hazard, a Hegemony attempt, a Diplomacy Test or another card (`g.roll`). */
  'before-roll': { seat: Seat; kind: 'hazard' | 'hegemony' | 'diplomacy' | 'card' };
  'after-roll': { seat: Seat; kind: 'hazard' | 'hegemony' | 'diplomacy' | 'card' };
  /** A Space Battle or an Invasion was declared (`g.conflict`). */
  'battle-declared': { seat: Seat };
  'invasion-declared': { seat: Seat };
  /** A Space Battle that nobody canceled begins. */
  'battle-begun': { seat: Seat };
  /**
   * Moments of each Combat Round: before a side rolls its to-hit dice, after the roll, after rerolls, when casualties
   * are known but not yet removed, and at the end of the Round. With First Strike, the three moments in the middle come
   * twice.
   */
  'before-hits': { seat: Seat; side: number };
  'after-hits': { seat: Seat };
  'hits-counted': { seat: Seat };
  casualties: { seat: Seat };
  'combat-round-end': { seat: Seat };
  /** The result of an Invasion’s Combat Round is known but not yet applied (`g.conflict.result`). */
  'invasion-result': { seat: Seat };
  /** A Space Battle or an Invasion is over, and the Tactical Maneuver follows. */
  'conflict-end': { seat: Seat };
  /** A Hegemony attempt failed, or it succeeded and isn’t paid for yet. */
  'hegemony-failed': { seat: Seat; system: SystemId };
  'hegemony-success': { seat: Seat; system: SystemId };
  /** Control of a System changed. `from` is the player who lost it, or null if nobody had it. */
  'control-taken': { seat: Seat; system: SystemId; from: Seat | null; by: 'colony' | 'invasion' | 'hegemony' };
  /** A player received a Trade Agreement. */
  'trade-received': { seat: Seat; card: CardId; giver: Seat };
  /** A player is using a rule that Exhausts its card or costs something, but the rule hasn’t taken effect yet. */
  announced: { seat: Seat; bearer: RuleSource };
  /** A player’s Resource Generation: before it starts (`generate-start`), and after Nodes and trade (`generate`). */
  'generate-start': { seat: Seat };
  generate: { seat: Seat };
  /** Maintenance, which happens once for all players. `seat` is the player who acted first this round. */
  maintenance: { seat: Seat };
  /** The turn of the Borg begins, a Cube ended its move, or a Cube was destroyed. */
  'borg-turn': { seat: Seat };
  'cube-moved': { seat: Seat; cube: number; sector: Sector };
  'cube-destroyed': { seat: Seat; cube: number };
}
export type Moment = keyof Moments;
