import type { Seat } from '../../../kernel/types.ts';
import type { Obstacle, Offer } from '../../kit/offers.ts';
import type { Effects } from '../effects/union.ts';
import type { Ascendancy, CardId, Phase, Resource, Resources, Sector, SystemId, UnitId } from '../state.ts';

/**
 * The source of a rule: a console, a completed Advancement, an Ally, a held card, a Fleet, Borg Tech, a lasting effect,
 * or something on the map that applies to everyone. A source is plain JSON, so that effects can store it.
 */
export type RuleSource = {
  /** The seat that owns the rule, or null for the rule of a place, which applies to everyone. */
  seat: Seat | null;
  kind: 'console' | 'advancement' | 'ally' | 'held' | 'fleet' | 'tech' | 'disc' | 'stays' | 'option' | 'lasting';
  /** The id of the card, the System, or the console’s rule. */
  id: string;
  /** The Fleet, or the System that the card is on. */
  unit?: UnitId;
  system?: SystemId;
};

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
  /** A System was Colonized, with the kind of payment. */
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
  /** Units are in a Sector during a Movement (`g.movement`): where it starts, and each Sector that they enter. */
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
  /** Units moved by seat `by` have come into a Sector and stay there, after Hazards. */
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
  /** Before and after the dice of a Hazard, a Hegemony attempt, a Diplomacy Test or another card (`g.roll`). */
  'before-roll': { seat: Seat; kind: 'hazard' | 'hegemony' | 'diplomacy' | 'card' };
  'after-roll': { seat: Seat; kind: 'hazard' | 'hegemony' | 'diplomacy' | 'card' };
  /** A Space Battle or an Invasion was declared (`g.conflict`). */
  'battle-declared': { seat: Seat };
  'invasion-declared': { seat: Seat };
  /** A Space Battle that nobody canceled begins. */
  'battle-begun': { seat: Seat };
  /**
   * Each Combat Round: before the to-hit dice of a side, after the roll, after rerolls, when casualties are known but
   * not yet removed, and at its end. With First Strike, the three moments in the middle come twice.
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
  /** A rule that Exhausts its card or costs something is used, but hasn’t taken effect yet. */
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

/** The way a rule acts at a moment. */
export interface At<A> {
  /** Returns the automatic effects, which the rule’s owner carries out, or none if the rule doesn’t apply. */
  readonly does?: (g: Ascendancy, source: RuleSource, about: A) => Effects;
  /**
   * Returns the seat that may use the rule, or null if nobody may use it now. The default is the rule’s owner. The
   * answer must depend only on public information, so that questions never reveal whether somebody could respond.
   */
  readonly asked?: (g: Ascendancy, source: RuleSource, about: A) => Seat | null;
  /** Returns the offers with their effects, costs first. If there are no offers, nobody is asked. */
  readonly offers?: (g: Ascendancy, source: RuleSource, about: A) => readonly Offer<Effects>[];
  /** The question, shown after the card’s name. The default question is “use it?”. */
  readonly prompt?: string;
  /** True if the rule can be used more than once at this moment. */
  readonly again?: true;
  /**
   * True if the rule’s reroll costs nothing and declining the reroll saves nothing. A free effect that can’t hurt its
   * player is used without asking.
   */
  readonly free?: true;
}

/** Values that rules in force can add to. All additions that apply are summed up. */
export interface Values {
  /** Hegemony rolls and Diplomacy Tests of a seat, and a System’s Resistance against that seat (A-HEG-03, A-HEG-07). */
  hegemony: { seat: Seat; system: SystemId };
  diplomacy: { seat: Seat; system: SystemId };
  resistance: { seat: Seat; system: SystemId };
  /** A Ship’s Shield Modifier against a Hazard (A-HAZ-02). */
  hazard: { seat: Seat; system: SystemId };
  /** A side’s Shield Modifier against another side in `g.conflict`, and its dice beyond those of its Ships or Nodes. */
  shields: { side: number; against: number };
  dice: { side: number };
  /**
   * Hits of a side that a unit ignores in each Combat Round. If the unit is null, the whole side ignores these Hits,
   * including its Nodes in Collateral Damage.
   */
  'ignored-hits': { side: number; by: number; unit: UnitId | null };
  /** The bonus for each of a unit’s to-hit dice against another side. */
  hit: { side: number; unit: UnitId | null; against: number };
  /** Sectors moved at impulse, in a Retreat, or in a Tactical Maneuver, and Systems moved when Exiting Warp. */
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
  /** How much of an upgrade’s Research the player may pay in Production. */
  'upgrade-production': { seat: Seat; track: 'weapons' | 'shields'; price: number };
  ascendancy: { seat: Seat };
  takeover: { seat: Seat; system: SystemId };
  /**
   * The Command Tokens that it costs to commission something, Enter Warp, Brave a Phenomenon again (A-PHEN-05), or
   * begin an Invasion.
   */
  'command-fleet': { seat: Seat };
  'command-starbase': { seat: Seat };
  'command-warp': { seat: Seat; unit: UnitId };
  'command-brave': { seat: Seat; unit: UnitId; system: SystemId };
  'command-invasion': { seat: Seat; system: SystemId };
  /** Projects beyond the number of Research Nodes (A-PROJ-02), and base Commands beyond 5 (A-RECH-07). */
  projects: { seat: Seat };
  commands: { seat: Seat };
  /** Ships that can be built in one Building Phase in a System where A-BUILD-04 doesn’t allow any. */
  ships: { seat: Seat; system: SystemId };
  /** The Research from Reserves, beyond the first point, that a Project can get in one Building Phase (A-BUILD-21). */
  research: { seat: Seat; card: CardId };
}
export type Value = keyof Values;

/** The otherwise forbidden things that a rule can allow. */
export interface Grants {
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
  /** Hitting with the dice of a unit without a roll. */
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
export type Grant = keyof Grants;

/** The things that a rule can forbid. */
export interface Bans {
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
  /** First Strike of a side of `g.conflict` against another side, or against all if null. */
  'first-strike': { side: number; against: number | null };
  /** The effect of another rule in this Sector, or in the current conflict if null (Tachyon Detection Array). */
  rule: { source: RuleSource; sector: Sector | null };
  /** A Cube’s choice of a Sector as its target, and a Cube’s stop in that Sector. */
  'cube-target': { sector: Sector };
  /** Attacks by Cubes on Ships in a Sector, and moves by Cubes toward those Ships. */
  'cube-attack': { sector: Sector };
  /**
   * The rise of a Cube’s Shields against a seat after a Combat Round. `first` is true for the first Combat Round since
   * the Cube acted (A-OPEN-28).
   */
  'borg-adapt': { seat: Seat; first: boolean };
}
export type Ban = keyof Bans;

/** Values that a rule can replace. If several rules set a value, the last one in force applies. */
export interface Overrides {
  /** The Hit Roll of a side in `g.conflict`, and its Shield Modifier. */
  'hit-roll': { side: number };
  'shield-modifier': { side: number; against: number };
  /** The Shield Modifier against a Hazard. */
  'hazard-shields': { seat: Seat; system: SystemId };
  /** The dice of a Starbase (A-CAR-03), and the maximum number of Sectors of a Retreat. */
  'starbase-dice': { side: number };
  'retreat-most': { side: number };
  /** The number that counts instead of a player’s Ascendancy in Hegemony rolls (A-FER-02). */
  'hegemony-ascendancy': { seat: Seat };
  /** The Production that can be paid instead of a colony’s Culture. */
  'colony-production': { seat: Seat; system: SystemId };
  /** The Ascendancy that a colony in any place costs instead of Culture and a Ship (A-VUL-01). */
  'colony-ascendancy': { seat: Seat; system: SystemId };
  /** The Production that each Node of a type yields instead of its own Resource (A-RECH-03). */
  'node-yield': { seat: Seat; system: SystemId; resource: Resource };
  /** The number of Warp Tokens that a Ship gets when it Enters Warp from a Sector. */
  'warp-start': { unit: UnitId };
}
export type Override = keyof Overrides;

/** Offers in a phase of a player’s own turn in addition to those that everyone has. */
export interface Plays {
  building: { seat: Seat };
  command: { seat: Seat };
  /** Offers in both phases. */
  turn: { seat: Seat };
}
export type PhasePlay = keyof Plays;

type Asked<T, R> = { readonly [K in keyof T]?: (g: Ascendancy, source: RuleSource, about: T[K]) => R };

/** A special rule of a console, an Advancement, a Fleet, an Ally, a System, or Borg Tech. */
export interface Rule {
  readonly at?: { readonly [M in Moment]?: At<Moments[M]> };
  readonly adds?: Asked<Values, number>;
  readonly sets?: Asked<Overrides, number | null>;
  readonly grants?: Asked<Grants, boolean>;
  readonly bans?: Asked<Bans, Obstacle>;
  readonly plays?: Asked<Plays, readonly Offer<Effects>[]>;
  /** Returns the Resources that the rule gives in Resource Generation, computed from the position (A-RECH-04). */
  readonly income?: (g: Ascendancy, source: RuleSource, seat: Seat) => Partial<Resources>;
}
