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

/**
 * A Ship Deck card by its name in kebab case: `warp-drive`. Copies are interchangeable, so cards carry no further id.
 * `DAMAGE` is the Damage Card.
 */
export type CardId = string;
/** A Crew card: `security-officer`. */
export type CrewId = string;
/** A Skill Token: `picard-motivation`. */
export type SkillId = string;
/** An Encounter Token: `patrol-warbird`. */
export type TokenId = string;
/** Whoever has a Round Order Token. */
export type Captain = Seat | 'dummy';

/** The Damage Card (F-SETUP-10). There is no end of them (F-OPEN-85). */
export const DAMAGE: CardId = 'damage';

/** A Round Order Token in the column. */
export interface OrderToken {
  who: Captain;
  /** Face down: the next turn was taken in advance (F-PVP-12, F-COOP-08). */
  down: boolean;
}

/** A token on the map or on a Cube’s card. */
export interface Token {
  token: TokenId;
  pile: Pile;
  /** Face up. What lies face down nobody has seen. */
  up: boolean;
}

/** What lies on a space beside ships. Spaces with nothing on them have no entry. */
export interface Site {
  /** Enemy and Planet Tokens: a ship that roams, a Starbase’s garrison, guards of a Class-H Planet, a Distress Signal’s two. */
  tokens: Token[];
  /** The Class-H Token, face up (F-LOC-34). */
  classH: TokenId | null;
  /** Faction Tokens in the order in which they came: owner, conqueror, visitor (F-OUTCOME-05 to F-OUTCOME-09). */
  marks: Seat[];
}

/** A Borg Cube on the map with its Reference Card (F-EXPLORE-15, F-EXPLORE-16). */
export interface CubeOnMap {
  at: HexId;
  level: CubeLevel;
  defenders: Token[];
  /** Faction Tokens in their order, one for each defender that was defeated (F-OUTCOME-10). */
  marks: Seat[];
  destroyed: boolean;
}

/** A face-down pile with its discards; the front of `draw` is its top. */
export interface PileState {
  draw: TokenId[];
  discard: TokenId[];
}

/** A deck, its top first, with its offer from the top position to the lowest (F-SETUP-08, F-SETUP-09). */
export interface DeckOffer {
  deck: CardId[];
  offer: CardId[];
}

/** Crew that can be recruited, and Advanced Actions of Class-M Planets (F-ROUND-06 to F-ROUND-09). */
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
  /** Wound Tokens, 0 to 2 (F-AWAY-33, F-HEAL-10). */
  wounds: number;
  /** Beside the Command Token that a Skill gives: can’t be discharged (F-OPEN-17). */
  bonded?: true;
}

/** A Skill of a player. */
export interface Skill {
  skill: SkillId;
  /** `turn`: used in this turn; `round`: face down until the next Round; `common`: lies where others may use it. */
  used: 'no' | 'turn' | 'round' | 'common';
  /** While it lies open: others who have used it (F-OPEN-17). */
  guests?: Seat[];
}

/** A card that was played in this turn. */
export interface Played {
  card: CardId;
  /** How: with which effect, or sideways. */
  as: 'basic' | 'strong' | 'sideways';
  /** Where it goes when the turn ends; null: out of the game. */
  to: 'discard' | 'top' | 'bottom' | 'hand' | null;
  /** Where its player may have it go instead, asked as the turn ends. */
  may?: 'top' | 'bottom';
}

/** A Data Die that a player took. */
export interface TakenDie {
  colour: Colour;
  /** Used dice are rolled again as they return (F-DATA-14, F-DATA-15). */
  used: boolean;
  /** Stays as it is when it returns, though it was used. */
  fixed?: true;
  /** Lies on a card till the Round ends: it doesn’t return with the turn. */
  kept?: true;
  /** Lies on a card until it is used: then it returns with that turn (F-OPEN-09). Goes with `kept`. */
  once?: true;
}

/** Points of attack or shields by type. */
export type FirePoints = Partial<Record<FireType, number>>;

/** What a player has played and not yet spent. */
export interface Points {
  move: number;
  diplomacy: number;
  repair: number;
  heal: number;
  /** Each is Repair or Heal as it is spent (F-HEAL-06). */
  mend: number;
  /** Attacks that are not Long Range, and those that are (F-LRA-02, F-ATK-01). */
  close: FirePoints;
  long: FirePoints;
  shields: FirePoints;
}

/** A rule that is changed for a while. */
export interface Lasting {
  modifier: Modifier;
  until: Until;
}

/** What a combat or an Away Mission gives at the end of the turn (F-GAIN-07, F-EOT-08). */
export type Reward =
  | { kind: 'undiscovered' }
  | { kind: 'advanced' }
  | { kind: 'crew' }
  /** One crystal of each basic colour. */
  | { kind: 'crystals' }
  /** A die is rolled for each (F-EOT-10). */
  | { kind: 'random'; count: number };

/** A player. */
export interface Player {
  /** Null until it is chosen (F-SETUP-03). */
  ship: ShipId | null;
  /** Team games: 0 or 1; else null. */
  team: number | null;
  /** Lost on the far side of the Wormhole (F-SCEN-86). */
  eliminated: boolean;
  /** May be negative after an auction (F-VARIANT-05). */
  experience: number;
  /** The Level whose gains were taken: it follows Experience at the end of the turn (F-LEVEL-01). */
  level: Level;
  reputation: number;
  hand: CardId[];
  /** The top first. */
  deck: CardId[];
  discard: CardId[];
  /** Taken out of the game. */
  removed: CardId[];
  inPlay: Played[];
  crystals: Record<Basic, number>;
  /** Data Tokens in the Play Area: pure data (F-GAIN-01). */
  data: Record<Colour, number>;
  dice: TakenDie[];
  /** Core dice of this turn that showed purple again and went back: they count as taken (F-DATA-09, F-OPEN-11). */
  wastedDice: number;
  crew: CrewMember[];
  /** Wound Tokens on the Captain, 0 to 2. */
  wounds: number;
  skills: Skill[];
  /** Own Skill Tokens face down, the top first (F-SETUP-28). */
  skillPile: SkillId[];
  tactic: { tactic: TacticId; used: boolean } | null;
  /** Where the ship is; null before its first turn (F-SETUP-33). */
  at: HexId | null;
  /** Set aside on the Wormhole until the next turn (F-MOVE-26). */
  aside: boolean;
  points: Points;
  lasting: Lasting[];
  /** Cards played or discarded since the turn began (F-TURN-05). */
  spent: number;
  /** Crystals spent in this turn. */
  spentCrystals: Basic[];
  rewards: Reward[];
  /** An Outpost was subjugated since the own last turn (F-LOC-09). */
  subjugated: boolean;
  /** Drafting: cards kept for later (F-VARIANT-29). Secret. */
  kept: CardId[];
  /** Guided games: what was explained already, by the ids of lessons. */
  lessons: string[];
}

/** The Dummy Player (F-DUMMY-02). */
export interface Dummy {
  ship: ShipId;
  deck: CardId[];
  discard: CardId[];
  crystals: Record<Basic, number>;
  tactic: TacticId | null;
  /** Skill Tokens face down (F-DUMMY-15). */
  skillPile: SkillId[];
}

/** The turn under way. */
export interface Turn {
  seat: Seat;
  /** Before-turn effects are over: something of the turn itself was done (F-TURN-01, F-TURN-03). */
  begun: boolean;
  /** `move` until the Action, then `after`; `emergency` in Emergency Repairs (F-TURN-07, F-EMERG-01). */
  step: 'move' | 'action' | 'after' | 'emergency';
  /** Spaces of this turn in order, the first is where it began (F-EOT-03). */
  path: HexId[];
  /** A tile was revealed in this turn: Emergency Repairs are out (F-EMERG-01). */
  explored: boolean;
  /** Where movement went no further: it can’t be taken up again. */
  moved: boolean;
  /** Spaces with Enemy Ships that were provoked and must be fought (F-MOVE-14, F-MOVE-16). */
  provoked: HexId[];
  /** An Interaction took place: its modifiers were given (F-INTERACT-12). */
  courted: boolean;
  /** Class-M Planets that were dealt with in this turn (F-LOC-19). */
  visited: HexId[];
  /** The hand was empty as the turn began while the deck had cards (F-TURN-06). */
  emptyHanded: boolean;
  /** Another turn follows this one: what gives it. */
  again: 'tactic' | 'card' | null;
  /** Whoever defends in this turn’s PvP, or assaults together: they end their turns too. */
  joined: Seat[];
}

/** An enemy in a combat. */
export interface CombatEnemy {
  /** Stable within the combat: token and place, `patrol-warbird@B3`; a second copy there ends in `-2`. */
  key: string;
  token: TokenId;
  pile: Pile;
  /** Where it lies. `drawn`: it came from its pile for this combat alone. */
  from: { site: HexId } | { cube: CubeColour } | 'drawn';
  /** `joined`: it needs not be beaten (F-COMBAT-12). */
  role: 'target' | 'joined';
  /** What effects changed, in their order. */
  changes: EnemyChange[];
  /** Shields that were set against it (F-OPEN-51). */
  shields: FirePoints;
  defeated: boolean;
  /** Follows if its attack is fully deflected. */
  ifDeflected: { then: Effects; at: 'once' | 'attack'; from: string }[];
}

/** What is fought for. */
export type CombatKind =
  /** Enemy Ships alone. */
  | 'ships'
  | 'starbase'
  /** Another player’s Starbase without its owner (F-COMBAT-05). */
  | 'owned-starbase'
  | 'cube'
  | 'decimate'
  | 'classH'
  /** A Research Station that is to be liberated (F-SCEN-50). */
  | 'research'
  /** A Class-L or Class-K Planet: an Away Mission alone. */
  | 'planet';

/** A phase of a combat; `diplomacy` belongs to Away Missions (F-COMBAT-16, F-AWAY-09). */
export type CombatPhase = 'diplomacy' | 'long' | 'shields' | 'damage' | 'attack';

/** The Away Team that was beamed down (F-AWAY-04); nobody at all is Security alone (F-AWAY-26). */
export interface AwayTeam {
  captain: boolean;
  /** Places in the player’s crew. */
  crew: number[];
}

/** A combat with tokens, in space or on an Away Mission. */
export interface Combat {
  kind: CombatKind;
  seat: Seat;
  /** The location that is fought for; null for Enemy Ships alone. */
  at: HexId | null;
  phase: CombatPhase;
  foes: CombatEnemy[];
  /** Set while an Away Team is down. */
  team: AwayTeam | null;
  /** Damage Cards that came into the hand in this combat (F-DMG-06). */
  sustained: number;
  /** Catastrophic Damage has struck (F-DMG-05). */
  catastrophic: boolean;
  /** Interactive Combat: who set the die, its colour (secret) and what is known of it (F-VARIANT-17, F-VARIANT-20). */
  die: { by: Seat; colour: Colour; shown: boolean } | null;
}

/** One side of a combat between players. */
export interface PvpSide {
  seat: Seat;
  /** Attack opportunities that were cancelled in the phase (F-PVP-49, F-PVP-50). */
  stopped: boolean;
  /** Damage Cards in this combat (F-PVP-33). */
  sustained: number;
  /** It has said that it fires no shot in this combat (F-PVP-23, F-PVP-34). */
  holds?: true;
}

/** The phases of a combat of players (F-PVP-22). */
export type Range = 'long' | 'close';

/** A combat between two players’ ships (F-PVP-01). */
export interface Pvp {
  aggressor: PvpSide;
  defender: PvpSide;
  /** How the defender takes part; null until it is chosen (F-PVP-12, F-PVP-17). */
  attendance: 'full' | 'partial' | null;
  phase: Range;
  /** Whose attack it is. */
  attacker: Seat;
  /** The Starbase that is assaulted, whose owner stands on it (F-PVP-06). */
  starbase: HexId | null;
  /** Whose final Shield points reduce a Long Range Attack in full, until the combat ends (F-PVP-28, F-PVP-51). */
  noDisruptors: Seat[];
}

/** A cooperative assault on a Cube (F-COOP-01). */
export interface Assault {
  cube: CubeColour;
  /** Who fights how many, the initiator first (F-COOP-06). */
  shares: { seat: Seat; count: number }[];
  /** Places in the Cube’s defenders, dealt at random (F-COOP-09), by share. */
  dealt: number[][];
}

/** Why the last turns are played, and who still has one (F-SCEN-07, F-SCEN-16). */
export interface Finale {
  why: string;
  left: Captain[];
}

/** The position of a game of Frontiers. Everything in it is plain JSON. */
export interface Frontiers {
  options: FrontiersOptions;
  phase: 'ships' | 'draft' | 'prepare' | 'tactics' | 'turns' | 'upgrades' | 'over';
  round: number;
  players: Player[];
  dummy: Dummy | null;
  /** The Round Order column, top to bottom (F-SETUP-04). */
  order: OrderToken[];
  turn: Turn | null;
  /** Who announced the End of the Round (F-EOR-01), and who has a turn left since (F-EOR-05). */
  announced: Captain | null;
  lastTurns: Captain[];
  finale: Finale | null;
  /** Faces of the dice in the Data Core. */
  core: Colour[];
  map: PlacedTile[];
  /** Tiles to come, the top first; those left out. */
  stack: TileId[];
  box: TileId[];
  sites: Record<HexId, Site>;
  cubes: Partial<Record<CubeColour, CubeOnMap>>;
  /** Levels for the Cubes still to be found, the next first; the last one goes on. */
  cubeLevels: CubeLevel[];
  piles: Record<Pile, PileState>;
  advanced: DeckOffer;
  undiscovered: DeckOffer;
  crew: CrewPool;
  /** Skill Tokens in the common area, with whose they were (F-LEVEL-05). */
  common: { skill: SkillId; ship: ShipId }[];
  /** Shown Tactic Cards (F-SETUP-25), and those held out with the Round in which they return. */
  tactics: { display: TacticId[]; aside: { tactic: TacticId; until: number }[] };
  combat: Combat | null;
  pvp: Pvp | null;
  assault: Assault | null;
  /** One to Return: the ship that a team chose, by team. Secret (F-SCEN-92). */
  chosen: (Seat | null)[];
}
