import type { Seat } from '../../../kernel/types.ts';
import type { Obstacle, Offer } from '../../kit/offers.ts';
import type { Effects } from '../effects/union.ts';
import type { Ascendancy, CardId, Phase, Resource, Resources, Sector, SystemId, UnitId } from '../state.ts';

/**
 * Where a rule is in force from: a console, a completed Advancement, an Ally, a card that is kept, a Fleet, Borg Tech, something that
 * lasts a while, or what lies on the map for all. Plain JSON, so that effects can remember what they come from.
 */
export type RuleSource = {
  /** The seat that has the rule, or null for the rule of a place, which is everyone’s. */
  seat: Seat | null;
  kind: 'console' | 'advancement' | 'ally' | 'held' | 'fleet' | 'tech' | 'disc' | 'stays' | 'option' | 'lasting';
  /** The card, the System or the rule of the console. */
  id: string;
  /** The Fleet, the System that it lies on. */
  unit?: UnitId;
  system?: SystemId;
};

/**
 * The moments at which rules may speak, and what each is about. `seat` is always whose moment it is: whose turn, roll, card.
 * Chapters call `moment` (rules/moments.ts) at each of them and nowhere else.
 */
export interface Moments {
  /** Initiative: a player’s place to commit has come. */
  'initiative-commit': { seat: Seat };
  /** All have committed; all have taken Turn Order Cards. */
  'initiative-committed': { seat: Seat };
  'initiative-end': { seat: Seat };
  /** The start of a turn, before the Building Phase; console rules before cards. */
  'turn-start': { seat: Seat };
  'turn-end': { seat: Seat };
  /** A Ship is about to be spent on a colony (A-BUILD-08): it can still be kept. */
  colonizing: { seat: Seat; system: SystemId; unit: UnitId };
  /** A System was Colonized; what was paid. */
  colonized: { seat: Seat; system: SystemId; paid: 'culture' | 'ascendancy' | 'production' | 'nothing' };
  /** A Project became an Advancement (A-BUILD-26). */
  completed: { seat: Seat; card: CardId };
  /** A Resource Node was built on a site, by place; `fits`: the site takes its type, without a rule’s help. */
  'node-built': { seat: Seat; system: SystemId; site: number; fits: boolean };
  /** Weapons or Shields were upgraded by a step (A-BUILD-32). */
  upgraded: { seat: Seat; track: 'weapons' | 'shields' };
  /** A Fleet was formed with a Command, or a Starbase commissioned. */
  commissioned: { seat: Seat; what: 'fleet' | 'starbase'; system: SystemId };
  /** Ascendancy was bought. */
  ascended: { seat: Seat };
  /** A Ship or Fleet has Entered Warp; has Exited Warp and stands where it stopped. */
  'entered-warp': { seat: Seat; unit: UnitId };
  'exited-warp': { seat: Seat; unit: UnitId };
  /** Units stand in a Sector in the course of a Movement: where it begins, and each that they enter; `g.movement`. */
  moving: {
    seat: Seat;
    by: Seat;
    units: readonly UnitId[];
    sector: Sector;
    kind: 'impulse' | 'warp' | 'retreat' | 'maneuver';
  };
  /** Units have Braved a Hazard: those that survived, and how many of their Ships were rolled for and did. */
  braved: {
    seat: Seat;
    system: SystemId;
    units: readonly UnitId[];
    survivors: number;
    kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
  };
  /** Units came into a Sector and stay there: after Hazards. `by` moved them. */
  'move-end': {
    seat: Seat;
    by: Seat;
    units: readonly UnitId[];
    sector: Sector;
    kind: 'impulse' | 'warp' | 'retreat' | 'maneuver';
  };
  /** A System was laid; a Phenomenon among them (A-FED-04). */
  discovered: { seat: Seat; system: SystemId; kind: 'impulse' | 'warp' | 'none' };
  /** An Exploration Card is about to be drawn; was drawn, and isn’t resolved yet; was resolved. */
  'explore-draw': { seat: Seat; system: SystemId };
  drawn: { seat: Seat; system: SystemId; card: CardId };
  explored: { seat: Seat; system: SystemId; card: CardId };
  /** Research is taken from a Phenomenon (A-PHEN-03): it lies there still, and what lies there after this is taken. */
  claimed: { seat: Seat; system: SystemId; amount: number };
  /** Before and after the dice of a Hazard, a Hegemony attempt, a Diplomacy Test or another card: `g.roll`. */
  'before-roll': { seat: Seat; kind: 'hazard' | 'hegemony' | 'diplomacy' | 'card' };
  'after-roll': { seat: Seat; kind: 'hazard' | 'hegemony' | 'diplomacy' | 'card' };
  /** A Space Battle or an Invasion was declared: `g.conflict`. */
  'battle-declared': { seat: Seat };
  'invasion-declared': { seat: Seat };
  /** A Space Battle that nobody cancelled begins. */
  'battle-begun': { seat: Seat };
  /**
   * Each Combat Round: before the to-hit dice of a side; after dice were rolled, for rerolls; when those are done; when victims are
   * known, before they are removed; at its end. With First Strike the three in the middle come twice.
   */
  'before-hits': { seat: Seat; side: number };
  'after-hits': { seat: Seat };
  'hits-counted': { seat: Seat };
  casualties: { seat: Seat };
  'combat-round-end': { seat: Seat };
  /** What an Invasion’s Combat Round comes to is known, and not yet done: `g.conflict.result`. */
  'invasion-result': { seat: Seat };
  /** A Space Battle or an Invasion is over, before the Tactical Maneuver. */
  'conflict-end': { seat: Seat };
  /** A Hegemony attempt failed; succeeded, before the payment. */
  'hegemony-failed': { seat: Seat; system: SystemId };
  'hegemony-success': { seat: Seat; system: SystemId };
  /** Control of a System changed: `from` lost it, null: nobody had it. */
  'control-taken': { seat: Seat; system: SystemId; from: Seat | null; by: 'colony' | 'invasion' | 'hegemony' };
  /** A Trade Agreement came to its holder. */
  'trade-received': { seat: Seat; card: CardId; giver: Seat };
  /** A rule is used that turns its card face down or costs something: before it works. */
  announced: { seat: Seat; bearer: RuleSource };
  /** Resource Generation of a player: after Nodes and trade; before any of it (`generate-start`). */
  'generate-start': { seat: Seat };
  generate: { seat: Seat };
  /** Maintenance, once for all players: `seat` is who acted first in this round. */
  maintenance: { seat: Seat };
  /** The Borg: their turn begins, a Cube ended its move, a Cube was destroyed. */
  'borg-turn': { seat: Seat };
  'cube-moved': { seat: Seat; cube: number; sector: Sector };
  'cube-destroyed': { seat: Seat; cube: number };
}
export type Moment = keyof Moments;

/** What a rule says at a moment. */
export interface At<A> {
  /** What happens by itself, carried out by the bearer; nothing when it doesn’t apply. */
  readonly does?: (g: Ascendancy, bearer: RuleSource, about: A) => Effects;
  /**
   * Who may use it: the bearer’s seat, unless told; null: nobody now. By what everyone knows: whether somebody could respond is
   * never to be seen from what is asked.
   */
  readonly asked?: (g: Ascendancy, bearer: RuleSource, about: A) => Seat | null;
  /** What may be chosen, each with what it does; the first effects are what it costs. None: it isn’t asked. */
  readonly offers?: (g: Ascendancy, bearer: RuleSource, about: A) => readonly Offer<Effects>[];
  /** The question, after the name of the card; “use it?” unless told. */
  readonly prompt?: string;
  /** It may be used more than once at this moment. */
  readonly again?: true;
  /** Its re-roll costs nothing, and nothing is saved by not using it: where it can’t hurt it is done unasked. */
  readonly free?: true;
}

/** What is added to a figure by rules in force. All that apply are added up. */
export interface Values {
  /** Hegemony rolls and Diplomacy Tests of a seat; Resistance of a System against it (A-HEG-03, A-HEG-07). */
  hegemony: { seat: Seat; system: SystemId };
  diplomacy: { seat: Seat; system: SystemId };
  resistance: { seat: Seat; system: SystemId };
  /** A Ship’s Shield Modifier against a Hazard (A-HAZ-02). */
  hazard: { seat: Seat; system: SystemId };
  /** A side’s Shield Modifier against another, and dice it rolls besides those of its Ships or Nodes, in `g.conflict`. */
  shields: { side: number; against: number };
  dice: { side: number };
  /** Hits by a side that a unit ignores in each Combat Round; null: the whole side does, its Nodes in Collateral Damage. */
  'ignored-hits': { side: number; by: number; unit: UnitId | null };
  /** Added to each to-hit die of a unit, against another side. */
  hit: { side: number; unit: UnitId | null; against: number };
  /** Sectors at impulse, of a Retreat, of a Tactical Maneuver; Systems when Exiting Warp. */
  impulse: { unit: UnitId; by: Seat };
  retreat: { unit: UnitId };
  maneuver: { unit: UnitId };
  warp: { unit: UnitId };
  /** Prices: what is added, or less if it is below 0. */
  ship: { seat: Seat; system: SystemId };
  node: { seat: Seat; system: SystemId; resource: Resource };
  colony: { seat: Seat; system: SystemId; unit: UnitId | null };
  /** Ships in Orbit that a colony takes beside the one (A-BUILD-08). */
  'colony-ships': { seat: Seat; system: SystemId };
  upgrade: { seat: Seat; track: 'weapons' | 'shields' };
  /** The Research of an upgrade that may be paid in Production. */
  'upgrade-production': { seat: Seat; track: 'weapons' | 'shields'; price: number };
  ascendancy: { seat: Seat };
  takeover: { seat: Seat; system: SystemId };
  /** Command Tokens for commissioning, for Entering Warp, for Braving a Phenomenon again (A-PHEN-05), for an Invasion. */
  'command-fleet': { seat: Seat };
  'command-starbase': { seat: Seat };
  'command-warp': { seat: Seat; unit: UnitId };
  'command-brave': { seat: Seat; unit: UnitId; system: SystemId };
  'command-invasion': { seat: Seat; system: SystemId };
  /** Projects beyond the Research Nodes (A-PROJ-02); base Commands beyond 5 (A-RECH-07). */
  projects: { seat: Seat };
  commands: { seat: Seat };
  /** Ships that may be built in one Building Phase in a System where A-BUILD-04 lets its Controller build none. */
  ships: { seat: Seat; system: SystemId };
  /** Research from Reserves that a Project may get in one Building Phase beyond the first (A-BUILD-21). */
  research: { seat: Seat; card: CardId };
}
export type Value = keyof Values;

/** What a rule allows that would be forbidden otherwise. */
export interface Grants {
  /** To pass through a Sector that is closed (A-MOVE-18); to end there. */
  pass: { unit: UnitId; sector: Sector; kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' };
  stop: { unit: UnitId; sector: Sector; kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' };
  /** Nobody’s leave is needed to enter a Sector; to go on through it, `pass` must be allowed, too. */
  'enter-freely': { unit: UnitId; sector: Sector };
  /** To move another’s Ships, if their owner agrees (A-VUL-05). */
  guide: { by: Seat; seat: Seat };
  /** To build any number of Ships, or form Fleets, elsewhere than A-BUILD-04 and A-FLEET-02 say. */
  ships: { seat: Seat; system: SystemId };
  fleets: { seat: Seat; system: SystemId; phase: Phase };
  /** A Node where its site is of another type. */
  site: { seat: Seat; system: SystemId; resource: Resource };
  /** A lane beyond the limit of a System (A-LANE-01). */
  lanes: { unit: UnitId; system: SystemId };
  /** To pay for an upgrade in Production (A-EXPL-21). */
  'pay-production': { seat: Seat; track: 'weapons' | 'shields' };
  /** No Hazard roll is made. */
  'no-hazard': {
    seat: Seat;
    system: SystemId;
    kind: 'impulse' | 'warp' | 'retreat' | 'maneuver' | 'none';
    discovered: boolean;
  };
  /** The Ship that Colonizes stays. */
  'keep-ship': { seat: Seat; system: SystemId };
  /** A Fleet may disband in place of the Culture that a colony costs (A-BUILD-10). */
  'colony-fleet': { unit: UnitId; system: SystemId };
  /** A Hazard is rolled for Ship by Ship (A-ROM-03). */
  'one-by-one': { unit: UnitId };
  /** A Fleet below 3 Ships stays one until the conflict, or the move, ends. */
  'keep-fleet': { unit: UnitId };
  /** First Strike for a side of `g.conflict` (A-BAT-21). */
  'first-strike': { side: number };
  /** A die that shows this hits whatever the Shields. */
  'always-hits': { side: number; face: number; unit: UnitId | null };
  /** The dice of a unit hit without being rolled. */
  'unrolled-hits': { side: number; unit: UnitId };
  /** A side has the Starbase die without a Starbase (A-BAT-15). */
  'starbase-die': { side: number };
  /** A unit may Enter Warp in place of its Retreat. */
  'retreat-warp': { unit: UnitId };
  /** A System yields Resources that would yield none (A-CAR-02). */
  yields: { seat: Seat; system: SystemId };
  /** To see the unfinished Projects of a rival. */
  'see-projects': { seat: Seat; of: Seat };
}
export type Grant = keyof Grants;

/** What a rule forbids. */
export interface Bans {
  invade: { seat: Seat; system: SystemId };
  hegemony: { seat: Seat; system: SystemId };
  colonize: { seat: Seat; system: SystemId };
  starbase: { seat: Seat; system: SystemId };
  node: { seat: Seat; system: SystemId; resource: Resource };
  attack: { seat: Seat; on: readonly Seat[]; sector: Sector; from: readonly Sector[] };
  'enter-warp': { unit: UnitId };
  move: { unit: UnitId };
  /** To go on from a Sector that was entered. */
  'move-on': { unit: UnitId; sector: Sector };
  /** To end a move there without its Controller’s leave. */
  'stop-unasked': { unit: UnitId; sector: Sector };
  retreat: { seat: Seat };
  surrender: { seat: Seat };
  /** A System yields nothing to who Controls it. */
  yield: { seat: Seat; system: SystemId };
  /** First Strike of a side of `g.conflict`: against another one, or against all. */
  'first-strike': { side: number; against: number | null };
  /** Another rule has no effect (Tachyon Detection Array): in this Sector; where none is told, in the conflict under way. */
  rule: { bearer: RuleSource; sector: Sector | null };
  /** A Cube may not have this as its target, nor stop there. */
  'cube-target': { sector: Sector };
  /** Cubes neither attack Ships there nor make for them. */
  'cube-attack': { sector: Sector };
  /** The Shields of a Cube against a seat don’t rise after a Combat Round; `first`: after the first since it acted (A-OPEN-28). */
  'borg-adapt': { seat: Seat; first: boolean };
}
export type Ban = keyof Bans;

/** What a rule replaces: the last one in force counts. */
export interface Overrides {
  /** The Hit Roll of a side, and its Shield Modifier, in `g.conflict`. */
  'hit-roll': { side: number };
  'shield-modifier': { side: number; against: number };
  /** The Shield Modifier against a Hazard. */
  'hazard-shields': { seat: Seat; system: SystemId };
  /** Dice of a Starbase (A-CAR-03); Sectors of a Retreat at most. */
  'starbase-dice': { side: number };
  'retreat-most': { side: number };
  /** What a player’s Ascendancy counts for in Hegemony rolls (A-FER-02). */
  'hegemony-ascendancy': { seat: Seat };
  /** Production that may be paid in place of the Culture of a colony. */
  'colony-production': { seat: Seat; system: SystemId };
  /** Ascendancy that a colony costs in place of Culture and Ship, wherever it lies (A-VUL-01). */
  'colony-ascendancy': { seat: Seat; system: SystemId };
  /** Production that each Node of a type yields, in place of its own Resource (A-RECH-03). */
  'node-yield': { seat: Seat; system: SystemId; resource: Resource };
  /** Warp Tokens with which a Ship Enters Warp from a Sector. */
  'warp-start': { unit: UnitId };
}
export type Override = keyof Overrides;

/** What is on offer in a phase of a player’s own turn beside what all may do. */
export interface Plays {
  building: { seat: Seat };
  command: { seat: Seat };
  /** In either phase. */
  turn: { seat: Seat };
}
export type PhasePlay = keyof Plays;

type Asked<T, R> = { readonly [K in keyof T]?: (g: Ascendancy, bearer: RuleSource, about: T[K]) => R };

/** A special rule: of a console, an Advancement, a Fleet, an Ally, a System, a Borg Tech. */
export interface Rule {
  readonly at?: { readonly [M in Moment]?: At<Moments[M]> };
  readonly adds?: Asked<Values, number>;
  readonly sets?: Asked<Overrides, number | null>;
  readonly grants?: Asked<Grants, boolean>;
  readonly bans?: Asked<Bans, Obstacle>;
  readonly plays?: Asked<Plays, readonly Offer<Effects>[]>;
  /** What Resources it gives in Resource Generation (A-RECH-04), worked out from the position. */
  readonly income?: (g: Ascendancy, bearer: RuleSource, seat: Seat) => Partial<Resources>;
}
