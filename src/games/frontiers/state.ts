import type { Seat } from '../../kernel/types.ts';
import type { HexId } from './chapters/map/hex.ts';
import type { PlacedTile } from './chapters/map/layout.ts';
import type { Basic, Colour, CubeColour } from './content/colours.ts';
import type { CubeLevel } from './content/cubes.ts';
import type { Pile } from './content/encounters/token.ts';
import type { FireType } from './content/fire.ts';
import type { ShipId } from './content/ships.ts';
import type { TacticId } from './content/tactics.ts';
import type { TileId } from './content/tiles/all.ts';
import type { Level } from './content/tracks.ts';
import type { Effects, EnemyChange, Modifier, Until } from './effects/union.ts';
import type { FrontiersOptions } from './options.ts';

/** A Ship Deck card, such as `warp-drive`. Copies are interchangeable, so cards have no other id. */
export type CardId = string;
/** A Crew card, such as `security-officer`. */
export type CrewId = string;
/** A Skill Token, such as `picard-motivation`. */
export type SkillId = string;
/** An Encounter Token, such as `patrol-warbird`. */
export type TokenId = string;
/** A player or the Dummy Player. Each captain has a Round Order Token. */
export type Captain = Seat | 'dummy';

/** The Damage Card (F-SETUP-10). The supply is unlimited (F-OPEN-85). */
export const DAMAGE: CardId = 'damage';

/** A Round Order Token in the column. */
export interface OrderToken {
  who: Captain;
  /** True if the token is face down because the next turn was already taken (F-PVP-12, F-COOP-08). */
  down: boolean;
}

/** A token on the map or on a Cube’s card. */
export interface Token {
  token: TokenId;
  pile: Pile;
  /** True if the token is face up. Nobody has seen a face-down token. */
  up: boolean;
}

/** Everything on a space except ships. A space with nothing on it has no entry. */
export interface Site {
  /** Tokens: roaming ships, a Starbase’s garrison, Class-H guards, a Planet, or a Distress Signal’s enemies. */
  tokens: Token[];
  /** The Class-H Token, face up (F-LOC-34). */
  classH: TokenId | null;
  /** Seats of the Faction Tokens, oldest first: owners, conquerors or visitors (F-OUTCOME-05 to F-OUTCOME-09). */
  marks: Seat[];
}

/** A Borg Cube on the map with its Reference Card (F-EXPLORE-15, F-EXPLORE-16). */
export interface CubeOnMap {
  at: HexId;
  level: CubeLevel;
  defenders: Token[];
  /** Seats of the Faction Tokens, oldest first, one token for each defeated defender (F-OUTCOME-10). */
  marks: Seat[];
  destroyed: boolean;
}

/** A face-down pile with its discards. The front of `draw` is the top. */
export interface PileState {
  draw: TokenId[];
  discard: TokenId[];
}

/** A deck, top card first, and its offer, from the top position to the lowest (F-SETUP-08, F-SETUP-09). */
export interface DeckOffer {
  deck: CardId[];
  offer: CardId[];
}

/** The Crew decks and offer, and the Advanced Actions of Class-M Planets (F-ROUND-06 to F-ROUND-09). */
export interface CrewPool {
  regular: CrewId[];
  elite: CrewId[];
  offer: CrewId[];
  actions: CardId[];
}

/** A Crew Member of a player. */
export interface CrewMember {
  crew: CrewId;
  ready: boolean;
  /** The number of Wound Tokens on the member, 0 to 2 (F-AWAY-33, F-HEAL-10). */
  wounds: number;
  /** True if the member is beside the Command Token that a Skill gives, and so can’t be discharged (F-OPEN-17). */
  bonded?: true;
}

/** A player's Skill. */
export interface Skill {
  skill: SkillId;
  /**
   * The state of the Skill: ready (`no`), used this turn (`turn`), face down until the next Round (`round`), or shared
   * with the other players (`common`).
   */
  used: 'no' | 'turn' | 'round' | 'common';
  /** The players who have used the Skill while it was shared (F-OPEN-17). */
  guests?: Seat[];
}

/** A card played this turn. */
export interface Played {
  card: CardId;
  /** The way the card was played: for an effect, or sideways. */
  as: 'basic' | 'strong' | 'sideways';
  /** The place where the card goes at the end of the turn, or null if it leaves the game. */
  to: 'discard' | 'top' | 'bottom' | 'hand' | null;
  /** The part of the deck where the player may put the card instead. The player chooses at the end of the turn. */
  may?: 'top' | 'bottom';
}

/** A Data Die that a player took from the Core. */
export interface TakenDie {
  colour: Colour;
  /** True once the die has been used. Used dice are re-rolled when they return (F-DATA-14, F-DATA-15). */
  used: boolean;
  /** True if the die keeps its face when it returns, even if it was used. */
  fixed?: true;
  /** True if the die stays on a card until the Round ends instead of returning at the end of the turn. */
  kept?: true;
  /** True if a `kept` die stays only until it is used, and returns at the end of that turn (F-OPEN-09). */
  once?: true;
}

/** Attack or Shield points, by type. */
export type FirePoints = Partial<Record<FireType, number>>;

/** Points that a player has gained but not spent. */
export interface Points {
  move: number;
  diplomacy: number;
  repair: number;
  heal: number;
  /** Points that count as Repair or Heal. The player decides when spending them (F-HEAL-06). */
  mend: number;
  /** Attack points: `long` has those of Long Range Attacks, and `close` has all others (F-LRA-02, F-ATK-01). */
  close: FirePoints;
  long: FirePoints;
  shields: FirePoints;
}

/** A temporary change to a rule. */
export interface Lasting {
  modifier: Modifier;
  until: Until;
}

/** A reward of a combat or an Away Mission, taken at the end of the turn (F-GAIN-07, F-EOT-08). */
export type Reward =
  | { kind: 'undiscovered' }
  | { kind: 'advanced' }
  | { kind: 'crew' }
  /** One crystal of each basic color. */
  | { kind: 'crystals' }
  /** Random crystals, with one die roll for each (F-EOT-10). */
  | { kind: 'random'; count: number };

/** A player. */
export interface Player {
  /** The player's ship, or null until it is chosen (F-SETUP-03). */
  ship: ShipId | null;
  /** The player's team: 0 or 1 in team games, 0 for everyone in cooperative games, and null without teams. */
  team: number | null;
  /** True if the ship was lost beyond the Wormhole (F-SCEN-86). */
  eliminated: boolean;
  /** The player's Experience, which can be negative after an auction (F-VARIANT-05). */
  experience: number;
  /** The highest Level that the player has taken. Players take Levels when their turn ends (F-LEVEL-01). */
  level: Level;
  reputation: number;
  hand: CardId[];
  /** The deck, top card first. */
  deck: CardId[];
  discard: CardId[];
  /** The player's cards that are out of the game. */
  removed: CardId[];
  inPlay: Played[];
  crystals: Record<Basic, number>;
  /** The number of Data Tokens in the Play Area by color. A token is data for this turn only (F-GAIN-01). */
  data: Record<Colour, number>;
  dice: TakenDie[];
  /** The number of Core dice that showed purple again and went back, but count as taken (F-DATA-09, F-OPEN-11). */
  wastedDice: number;
  crew: CrewMember[];
  /** The number of Wound Tokens on the Captain, 0 to 2. */
  wounds: number;
  skills: Skill[];
  /** The player's face-down Skill Tokens, top first (F-SETUP-28). */
  skillPile: SkillId[];
  tactic: { tactic: TacticId; used: boolean } | null;
  /** The ship's space, or null before its first turn (F-SETUP-33). */
  at: HexId | null;
  /** True if the ship is set aside on the Wormhole until its next turn (F-MOVE-26). */
  aside: boolean;
  points: Points;
  lasting: Lasting[];
  /** The number of cards played or discarded since the turn began (F-TURN-05). */
  spent: number;
  /** The crystals that the player has spent this turn. */
  spentCrystals: Basic[];
  rewards: Reward[];
  /** True if the player has subjugated an Outpost since their last turn (F-LOC-09). */
  subjugated: boolean;
  /** The cards kept from the draft, which are secret (F-VARIANT-29). */
  kept: CardId[];
  /** The ids of the lessons that a guided game has already shown the player. */
  lessons: string[];
}

/** The Dummy Player (F-DUMMY-02). */
export interface Dummy {
  ship: ShipId;
  deck: CardId[];
  discard: CardId[];
  crystals: Record<Basic, number>;
  tactic: TacticId | null;
  /** Face-down Skill Tokens (F-DUMMY-15). */
  skillPile: SkillId[];
}

/** The current turn. */
export interface Turn {
  seat: Seat;
  /** True if the turn itself has begun, so that before-turn effects are over (F-TURN-01, F-TURN-03). */
  begun: boolean;
  /**
   * The part of the turn: `move` until the Action, `after` once the Action is over, or `emergency` during Emergency
   * Repairs (F-TURN-07, F-EMERG-01).
   */
  step: 'move' | 'action' | 'after' | 'emergency';
  /** The spaces that the ship has visited this turn, in order, from the space where the turn began (F-EOT-03). */
  path: HexId[];
  /** True if the player has revealed a tile this turn, which rules out Emergency Repairs (F-EMERG-01). */
  explored: boolean;
  /** True if movement has ended and can’t be resumed this turn. */
  moved: boolean;
  /** The spaces of provoked Enemy Ships that the player must fight (F-MOVE-14, F-MOVE-16). */
  provoked: HexId[];
  /** True if an Interaction has started this turn, so that the Reputation modifier already applies (F-INTERACT-12). */
  courted: boolean;
  /** The Class-M Planets with which the player has interacted this turn (F-LOC-19). */
  visited: HexId[];
  /** True if the hand was empty at the start of the turn while the deck had cards (F-TURN-06). */
  emptyHanded: boolean;
  /** The source of an extra turn after this one, or null if there is none. */
  again: 'tactic' | 'card' | null;
  /** The defender in this turn's PvP, or the players invited to a joint assault. The turn ends for all of them, too. */
  joined: Seat[];
}

/** An enemy in a combat. */
export interface CombatEnemy {
  /** A unique key made of the token and its space, as in `patrol-warbird@B3`. A second copy's key ends in `-2`. */
  key: string;
  token: TokenId;
  pile: Pile;
  /** The place where the token came from. `drawn` means that it was drawn from its pile for this combat only. */
  from: { site: HexId } | { cube: CubeColour } | 'drawn';
  /** `joined` enemies don't have to be defeated (F-COMBAT-12). */
  role: 'target' | 'joined';
  /** The changes that effects have made to the enemy, in order. */
  changes: EnemyChange[];
  /** The Shields used against the enemy (F-OPEN-51). */
  shields: FirePoints;
  defeated: boolean;
  /** The effects that follow if the enemy's attack is fully deflected. */
  ifDeflected: { then: Effects; at: 'once' | 'attack'; from: string }[];
}

/** The target of a combat. */
export type CombatKind =
  /** The combat is against Enemy Ships only. */
  | 'ships'
  | 'starbase'
  /** Another player’s Starbase, without its owner (F-COMBAT-05). */
  | 'owned-starbase'
  | 'cube'
  | 'decimate'
  | 'classH'
  /** A Research Station to liberate (F-SCEN-50). */
  | 'research'
  /** A Class-L or Class-K Planet, against which the only Action is an Away Mission. */
  | 'planet';

/** A phase of a combat. `diplomacy` occurs only in Away Missions (F-COMBAT-16, F-AWAY-09). */
export type CombatPhase = 'diplomacy' | 'long' | 'shields' | 'damage' | 'attack';

/** The Away Team that beamed down (F-AWAY-04). Without members, only Security fights (F-AWAY-26). */
export interface AwayTeam {
  captain: boolean;
  /** The members by their index in the player’s crew. */
  crew: number[];
}

/** A combat against tokens, in space or on an Away Mission. */
export interface Combat {
  kind: CombatKind;
  seat: Seat;
  /** The space of the location that is fought for, or null if the combat is only against Enemy Ships. */
  at: HexId | null;
  phase: CombatPhase;
  foes: CombatEnemy[];
  /** The Away Team, or null if none is on the planet. */
  team: AwayTeam | null;
  /** The number of Damage Cards that the player has taken in this combat (F-DMG-06). */
  sustained: number;
  /** True once Catastrophic Damage has struck (F-DMG-05). */
  catastrophic: boolean;
  /** Interactive Combat: who set the die, the die's color, and whether it is revealed (F-VARIANT-17, F-VARIANT-20). */
  die: { by: Seat; colour: Colour; shown: boolean } | null;
}

/** One side of a combat between players. */
export interface PvpSide {
  seat: Seat;
  /** True if an effect has canceled the side's attack (F-PVP-49, F-PVP-50). */
  stopped: boolean;
  /** The number of Damage Cards that the side has taken in this combat (F-PVP-33). */
  sustained: number;
  /** True if the player has declared that they won't fire in this combat (F-PVP-23, F-PVP-34). */
  holds?: true;
}

/** A phase of a combat between players (F-PVP-22). */
export type Range = 'long' | 'close';

/** A combat between two players’ ships (F-PVP-01). */
export interface Pvp {
  aggressor: PvpSide;
  defender: PvpSide;
  /** The way the defender attends, or null until it is chosen (F-PVP-12, F-PVP-17). */
  attendance: 'full' | 'partial' | null;
  phase: Range;
  /** The seat that is attacking now. */
  attacker: Seat;
  /** The Starbase that is assaulted while its owner's ship is on it, or null (F-PVP-06). */
  starbase: HexId | null;
  /** Seats whose remaining Shields block Long Range Attacks in full until the combat ends (F-PVP-28, F-PVP-51). */
  noDisruptors: Seat[];
}

/** A joint assault on a Cube (F-COOP-01). */
export interface Assault {
  cube: CubeColour;
  /** The number of defenders that each player faces, with the initiator first (F-COOP-06). */
  shares: { seat: Seat; count: number }[];
  /** The defenders of each share, dealt at random, by their index among the Cube’s defenders (F-COOP-09). */
  dealt: number[][];
}

/** The reason for the last turns, and the captains who still have a turn (F-SCEN-07, F-SCEN-16). */
export interface Finale {
  why: string;
  left: Captain[];
}

/** The position of a game of Frontiers, as plain JSON. */
export interface Frontiers {
  options: FrontiersOptions;
  phase: 'ships' | 'draft' | 'prepare' | 'tactics' | 'turns' | 'upgrades' | 'over';
  round: number;
  players: Player[];
  dummy: Dummy | null;
  /** The Round Order column, top to bottom (F-SETUP-04). */
  order: OrderToken[];
  turn: Turn | null;
  /** The captain who announced the End of the Round (F-EOR-01), and those who still have a turn (F-EOR-05). */
  announced: Captain | null;
  lastTurns: Captain[];
  finale: Finale | null;
  /** The faces of the dice in the Data Core. */
  core: Colour[];
  map: PlacedTile[];
  /** The tile stack, top tile first, and the tiles left out of it. */
  stack: TileId[];
  box: TileId[];
  sites: Record<HexId, Site>;
  cubes: Partial<Record<CubeColour, CubeOnMap>>;
  /** The Levels of the Cubes that are still to be found, next first. The last Level repeats. */
  cubeLevels: CubeLevel[];
  piles: Record<Pile, PileState>;
  advanced: DeckOffer;
  undiscovered: DeckOffer;
  crew: CrewPool;
  /** The Skill Tokens in the common area, each with the ship that it came from (F-LEVEL-05). */
  common: { skill: SkillId; ship: ShipId }[];
  /** The Tactic Cards on display (F-SETUP-25), and the Tactic Cards held out, with the Round in which they return. */
  tactics: { display: TacticId[]; aside: { tactic: TacticId; until: number }[] };
  combat: Combat | null;
  pvp: Pvp | null;
  assault: Assault | null;
  /** The ship that each team secretly chose in One to Return, by team (F-SCEN-92). */
  chosen: (Seat | null)[];
}
