import type { Reader, Seat } from '../../kernel/types.ts';
import type { CardSort } from './content/cards/card.ts';
import type { Basic, Colour, CubeColour } from './content/colours.ts';
import type { Pile } from './content/encounters/token.ts';
import type { FireType } from './content/fire.ts';
import type { ShipId } from './content/ships.ts';
import type { TacticId } from './content/tactics.ts';
import type { SiteKind, Terrain } from './content/terrain.ts';
import type { Level } from './content/tracks.ts';
import type { ScenarioId } from './options.ts';
import type { CardId, CombatKind, CombatPhase, CrewId, Frontiers, SkillId, TokenId, Turn } from './state.ts';

/** What players call a space: `E4`. */
export type SpaceLabel = string;
/** What players call the place of a tile: `E`. */
export type PlaceLabel = string;

/** One line of what something does: an icon of the drawing kit, a number where there is one, and words. */
export interface LineView {
  icon: string;
  /** `4`, `+1`; empty when the words say all. */
  value: string;
  text: string;
  /** It may be chosen in place of the lines before it. */
  or?: true;
}

/** An effect of a card, or an ability, with the data that it costs. */
export interface EffectView {
  /** What the strong effect of an Undiscovered Card is called; else null. */
  name: string | null;
  data: Colour[];
  lines: LineView[];
}

/** Ways to play a card: with an effect, or sideways for a point. */
export type CardWay = 'basic' | 'strong' | 'move' | 'diplomacy' | 'shields' | 'attack';

/** A Ship Deck card as its reader may see it; its lines are generated from its effects. */
export interface CardView {
  id: CardId;
  name: string;
  sort: CardSort;
  /** `Basic Action`, `Captain’s Basic Action`. */
  kind: string;
  /** Null for the Damage Card. */
  colour: Basic | null;
  /** Null for the Damage Card. */
  basic: EffectView | null;
  strong: EffectView | null;
  /** In one’s own hand: how it may be played now, and if its effects can’t be, why; null while there is nothing to play. */
  now: { ways: CardWay[]; why: string | null } | null;
}

/** A Crew card as it comes out of the box. */
export interface CrewCardView {
  id: CrewId;
  name: string;
  elite: boolean;
  cost: number;
  rank: number;
  defense: number;
  /** Where it can be recruited: `Outpost`, `Class-M Planet`. */
  places: string[];
  abilities: EffectView[];
}

/** A Crew Member of a captain. */
export interface CrewMemberView {
  card: CrewCardView;
  ready: boolean;
  wounds: number;
}

/** A Skill Token. */
export interface SkillView {
  id: SkillId;
  name: string;
  /** The ship whose it was at first. */
  ship: string;
  /** `Once a turn`, `Once a Round`. */
  use: string;
  lines: LineView[];
  /** What others may use it for while it lies in the open. */
  others: LineView[];
  /** `no`: it can be used; see `Skill` of the position. */
  used: 'no' | 'turn' | 'round' | 'common';
}

/** A Tactic Card. */
export interface TacticView {
  id: TacticId;
  number: number;
  name: string;
  text: string;
}

/** Figures of an enemy as they stand. */
export interface EnemyView {
  name: string;
  attack: { value: number; type: FireType };
  defense: number;
  experience: number;
  /** `Antimatter Weapon`. */
  abilities: string[];
  /** Types of attacks that it halves. */
  resists: FireType[];
  /** Diplomacy that wins it over; null: it is fought in space. */
  diplomacy: number | null;
}

/** An Encounter Token on the map or on a Cube’s card; face down it shows its pile alone. */
export interface TokenView {
  pile: Pile;
  /** `Romulan Warbird`. */
  pileName: string;
  enemy: EnemyView | null;
}

/** A Class-H Token, which lies face up. */
export interface ClassHView {
  name: string;
  lines: string[];
}

/** A location. */
export interface SiteView {
  kind: SiteKind;
  /** `Class-M Planet`, `Gold Research Station`. */
  name: string;
  /** Of Research Stations and Cubes. */
  colour: CubeColour | null;
}

/** A Borg Cube that was revealed. */
export interface CubeView {
  colour: CubeColour;
  name: string;
  level: number;
  at: SpaceLabel;
  destroyed: boolean;
  defenders: TokenView[];
  /** Faction Tokens in their order. */
  marks: Seat[];
}

/** A space of the map. */
export interface SpaceView {
  id: SpaceLabel;
  q: number;
  r: number;
  tile: PlaceLabel;
  terrain: Terrain;
  site: SiteView | null;
  tokens: TokenView[];
  classH: ClassHView | null;
  /** Faction Tokens in the order in which they came. */
  marks: Seat[];
  /** Who controls the Starbase; null: nobody, or nothing to be controlled. */
  owner: Seat | null;
  /** Ships on it, those set aside on the Wormhole too. */
  ships: Seat[];
}

/** A tile on the table. */
export interface TileView {
  id: PlaceLabel;
  q: number;
  r: number;
  /** `Frontier 5`. */
  name: string;
}

/** A place where the next tile may be laid. */
export interface PlaceView {
  id: PlaceLabel;
  q: number;
  r: number;
  /** The reader’s ship may explore it now, for so many Move points; null: not now. */
  cost: number | null;
}

/** A space that the reader’s ship reaches with the Move points that there are. */
export interface ReachView {
  space: SpaceLabel;
  cost: number;
  /** What it brings with it: an enemy is provoked, the ship can’t stay there; null: nothing. */
  warn: string | null;
}

/** A card that lies in a Play Area. */
export interface PlayedView {
  card: CardView;
  as: 'basic' | 'strong' | 'sideways';
}

/** What was played and not yet spent. */
export interface PointsView {
  move: number;
  diplomacy: number;
  repair: number;
  heal: number;
  /** Each is Repair or Heal. */
  mend: number;
  close: FireView;
  long: FireView;
  shields: FireView;
}

/** Points of attack or shields: all together, and by type. */
export interface FireView {
  total: number;
  parts: { type: FireType; points: number }[];
}

/** Data that a captain has in front of them. */
export interface DieView {
  colour: Colour;
  used: boolean;
}

/** What is open about a captain; hands, decks and piles as numbers. */
export interface CaptainView {
  seat: Seat;
  /** Null until it is chosen. */
  ship: ShipId | null;
  /** Short: `Enterprise-D`; `Captain 2` before there is a ship. */
  name: string;
  shipName: string;
  captain: string;
  team: number | null;
  eliminated: boolean;
  experience: number;
  /** Experience at which the next Level comes; null: there is none. */
  nextLevel: number | null;
  level: Level;
  reputation: number;
  /** What it adds to Diplomacy; null: no Interactions. */
  modifier: number | null;
  defense: number;
  /** As it stands where the ship is now. */
  handLimit: number;
  commandTokens: number;
  hand: number;
  deck: number;
  discard: number;
  removed: number;
  crystals: Record<Basic, number>;
  data: Record<Colour, number>;
  dice: DieView[];
  crew: CrewMemberView[];
  /** Wound Tokens on the Captain. */
  wounds: number;
  skills: SkillView[];
  /** Skill Tokens face down. */
  skillPile: number;
  tactic: { card: TacticView; used: boolean } | null;
  at: SpaceLabel | null;
  aside: boolean;
  points: PointsView;
  played: PlayedView[];
  /** What comes at the end of the turn: `1 Undiscovered Card`. */
  rewards: string[];
  /** Cards kept from the draft. */
  kept: number;
}

/** The Dummy Player. */
export interface DummyView {
  name: string;
  deck: number;
  discard: number;
  crystals: Record<Basic, number>;
  tactic: TacticView | null;
  skillPile: number;
}

/** A Round Order Token. */
export interface OrderView {
  who: Seat | 'dummy';
  name: string;
  /** Face down: the turn was taken in advance. */
  down: boolean;
  /** Tactic number; null before it is chosen. */
  number: number | null;
}

/** What is to be had by all. */
export interface MarketView {
  core: Colour[];
  /** From the top position to the lowest. */
  advanced: CardView[];
  undiscovered: CardView[];
  crew: CrewCardView[];
  /** Advanced Actions of Class-M Planets. */
  actions: CardView[];
  /** Tactics on display, and those held out of this Round. */
  tactics: TacticView[];
  heldOut: TacticView[];
  /** Skill Tokens in the common area. */
  common: SkillView[];
  /** Cards left. */
  decks: { advanced: number; undiscovered: number; regular: number; elite: number };
  piles: { pile: Pile; name: string; draw: number; discard: number }[];
}

/** An enemy in a fight with its figures as changed. */
export interface FoeView extends EnemyView {
  /** As options name it. */
  key: string;
  pile: Pile;
  /** Where it lies; null: drawn for this fight. */
  at: SpaceLabel | null;
  /** It joined: it needs not be beaten. */
  joined: boolean;
  defeated: boolean;
  /** It doesn’t attack. */
  skips: boolean;
  /** What is otherwise than on its token: `Defense 5, not 6`. */
  changed: string[];
  shields: FireView;
  /** What the shields set against it come to, and what is left of its attack. */
  deflects: number;
  undeflected: number;
  /** What the attack that is played now comes to against it alone. */
  hit: number;
}

/** The fight as it stands. */
export interface FightView {
  kind: CombatKind;
  /** `Fight at E3`. */
  title: string;
  seat: Seat;
  at: SpaceLabel | null;
  phase: CombatPhase;
  phaseName: string;
  foes: FoeView[];
  /** Null while nobody is beamed down; members by name, the Captain first. */
  team: string[] | null;
  /** What can be spent in this phase: attack, shields, or diplomacy. */
  strength: FireView;
  /** Against all foes that are left at once: what the attack comes to, and what it takes. */
  all: { hit: number; needed: number };
  /** Damage Cards in this fight; from the Hand Limit on it is Catastrophic Damage. */
  sustained: number;
  limit: number;
  catastrophic: boolean;
  /** Interactive Combat: who set the die; its colour only for those who know it. */
  die: { by: Seat; colour: Colour | null } | null;
}

/** One side of a combat between players. */
export interface PvpSideView {
  seat: Seat;
  name: string;
  defense: number;
  sustained: number;
  stopped: boolean;
}

/** A combat between two players. */
export interface PvpView {
  aggressor: PvpSideView;
  defender: PvpSideView;
  attendance: 'full' | 'partial' | null;
  phase: 'long' | 'close';
  phaseName: string;
  attacker: Seat;
  at: SpaceLabel | null;
  attack: FireView;
  shields: FireView;
  /** What the shields leave of the attack. */
  remaining: number;
  /** Damage Cards that it would deal. */
  damage: number;
}

/** A cooperative assault on a Cube. */
export interface AssaultView {
  cube: CubeColour;
  shares: { seat: Seat; name: string; count: number }[];
}

/** Why the last turns are played. */
export interface FinaleView {
  why: string;
  left: string[];
}

/** The final score. */
export interface ScoreView {
  rows: { seat: Seat; name: string; total: number; parts: { label: string; points: number }[] }[];
  winners: Seat[];
  verdict: string;
}

/** What the reader alone knows. */
export interface OwnView {
  hand: CardView[];
  discard: CardView[];
  /** Cards kept from the draft. */
  kept: CardView[];
  /** One to Return: the ship that the own team chose; null: none, or nothing to choose. */
  chosen: Seat | null;
}

/** What a reader may choose among now, wherever it lies. */
export interface ChoiceView {
  cards: CardView[];
  crew: CrewCardView[];
  skills: SkillView[];
  tactics: TacticView[];
}

/** What a reader may know of a game of Frontiers. */
export interface FrontiersView {
  game: 'frontiers';
  reader: Reader;
  scenario: { id: ScenarioId; name: string };
  phase: Frontiers['phase'];
  round: number;
  /** Rounds of the scenario. */
  rounds: number;
  /** One sentence of at most 26 letters for the head of a picture: `Defiant to move`. */
  headline: string;
  /** At most two facts beside it: `Move 5`, `Round 2 of 6`. */
  facts: string[];
  /** Seats that are waited for. */
  awaited: Seat[];
  turn: { seat: Seat; step: Turn['step'] } | null;
  order: OrderView[];
  /** Who announced the End of the Round, and who has a turn left since; by name. */
  announced: { by: string; left: string[] } | null;
  finale: FinaleView | null;
  tiles: TileView[];
  spaces: SpaceView[];
  places: PlaceView[];
  /** Tiles in the stack by their backs; which side is up next: null: none. */
  stack: { frontier: number; core: number; next: 'frontier' | 'core' | null };
  cubes: CubeView[];
  /** What the ship whose turn it is has passed in this turn, from where it began. */
  trace: { seat: Seat; path: SpaceLabel[] } | null;
  /** Spaces that the reader’s ship can reach now; empty in any other moment. */
  reach: ReachView[];
  captains: CaptainView[];
  dummy: DummyView | null;
  market: MarketView;
  /** Null for spectators. */
  own: OwnView | null;
  choice: ChoiceView;
  fight: FightView | null;
  pvp: PvpView | null;
  assault: AssaultView | null;
  score: ScoreView | null;
}

/** An Encounter Token as it comes out of the box. */
export interface EnemyTokenView extends EnemyView {
  id: TokenId;
  pile: Pile;
  pileName: string;
  copies: number;
}

/** A component as it comes out of the box, to be looked up: there is no game in it. */
export type ComponentView =
  | { is: 'card'; card: CardView }
  | { is: 'crew'; crew: CrewCardView }
  | { is: 'skill'; skill: SkillView }
  | { is: 'tactic'; tactic: TacticView }
  | { is: 'token'; token: EnemyTokenView }
  | { is: 'classH'; token: ClassHView }
  | { is: 'tile'; name: string; spaces: SpaceView[]; tile: TileView }
  | { is: 'cube'; name: string; colour: CubeColour; lines: string[]; levels: string[] }
  | { is: 'ship'; name: string; captain: string; faction: string; divisions: Basic[]; lines: string[] };

/** What the map may point at besides the position: made from the reader’s own options. */
export interface Highlights {
  /** The Move cost is shown in each space that the reader’s ship reaches. */
  reach?: boolean;
  /** Spaces with something that can be fought or explored now. */
  targets?: SpaceLabel[];
  /** Spaces that can be dealt with or chosen now. */
  chosen?: SpaceLabel[];
}

export type {
  Basic,
  CardSort,
  Colour,
  CombatKind,
  CombatPhase,
  CubeColour,
  FireType,
  Pile,
  ShipId,
  SiteKind,
  TacticId,
  Terrain,
};
