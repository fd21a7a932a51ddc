import type { Reader, Seat } from '../../kernel/types.ts';
import type { CardSort } from './content/cards/card.ts';
import type { Basic, Colour, CubeColour } from './content/colours.ts';
import type { Pile } from './content/encounters/token.ts';
import type { FireType } from './content/fire.ts';
import type { TacticId } from './content/tactics.ts';
import type { LocationKind, Terrain } from './content/terrain.ts';
import type { CombatPhase, Dummy, OrderToken, Player, Points, TakenDie, TokenId } from './state.ts';
import type { CardView, CrewCardView, CrewMemberView, PlayedView, SkillView, TacticView } from './views/cards.ts';
import type { AssaultView, FightView, FireView, PvpView } from './views/fight.ts';
import type {
  ClassHView,
  CubeView,
  EnemyView,
  PlaceView,
  ReachView,
  SpaceLabel,
  SpaceView,
  TerrainView,
  TileView,
} from './views/map.ts';

export type * from './views/cards.ts';
export type * from './views/fight.ts';
export type * from './views/map.ts';

type FirePool = 'close' | 'long' | 'shields';

/** Unspent points, with fire points by type. */
export type PointsView = Omit<Points, FirePool> & Record<FirePool, FireView>;

/** Open information about a captain, copied from the position. */
type OpenFigures = Pick<
  Player,
  'eliminated' | 'experience' | 'level' | 'reputation' | 'crystals' | 'data' | 'wounds' | 'aside'
>;

/** Open information about a captain. Hidden cards and Skills appear only as counts. */
export interface CaptainView
  extends OpenFigures,
    Record<'hand' | 'deck' | 'discard' | 'removed' | 'skillPile' | 'kept', number> {
  seat: Seat;
  /** The short name: `Enterprise-D`, or `Captain 2` before a ship is chosen. */
  name: string;
  shipName: string;
  captain: string;
  /** The names of the captain's teammates, or null without teams. */
  ally: string | null;
  /** The Experience needed for the next Level, or null at the last Level. */
  nextLevel: number | null;
  /** The Diplomacy modifier, or null if Interactions aren't possible. */
  modifier: number | null;
  defense: number;
  /** The hand limit at the ship's current space. */
  handLimit: number;
  commandTokens: number;
  /** The dice in front of the captain. */
  dice: Pick<TakenDie, 'colour' | 'used'>[];
  crew: CrewMemberView[];
  skills: SkillView[];
  tactic: { card: TacticView; used: boolean } | null;
  at: SpaceLabel | null;
  points: PointsView;
  played: PlayedView[];
  /** Rewards due at the end of the turn: `1 Undiscovered Card`. */
  rewards: string[];
}

/** The Dummy Player, with counts of cards and Skill Tokens. */
export interface DummyView extends Pick<Dummy, 'crystals'>, Record<'deck' | 'discard' | 'skillPile', number> {
  name: string;
  tactic: TacticView | null;
}

/** A Round Order Token. */
export interface OrderView extends OrderToken {
  name: string;
  /** The number of the captain's Tactic, or null until one is chosen. */
  number: number | null;
}

/** Everything available to all players. */
export interface MarketView {
  core: Colour[];
  /** The offer from the top position to the lowest. */
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
  /** The number of cards left in each deck. */
  decks: { advanced: number; undiscovered: number; regular: number; elite: number };
  piles: { pile: Pile; name: string; draw: number; discard: number }[];
}

/** The final score. */
export interface ScoreView {
  rows: { seat: Seat; name: string; total: number; parts: { label: string; points: number }[] }[];
  winners: Seat[];
  verdict: string;
}

/** The most points of each kind that the reader could have this turn with everything that they hold. */
export type PotentialView = Record<'move' | 'attack' | 'shields' | 'diplomacy', number>;

/** Information that only the reader has. */
export interface OwnView {
  hand: CardView[];
  discard: CardView[];
  /** The cards that the reader kept from the draft. */
  kept: CardView[];
  /** The ship that the reader's team chose in One to Return, or null. */
  chosen: Seat | null;
  /** The most points that the hand, Crew and data could give together. */
  most: PotentialView;
}

/** Everything that a reader may choose among now. */
export interface ChoiceView {
  cards: CardView[];
  crew: CrewCardView[];
  skills: SkillView[];
  tactics: TacticView[];
  /**
   * The goods for sale in the reader's current Interaction. The list is empty at other times. `name` is a phrase such
   * as `Recruit Colony Volunteers`, and `terms` is a sentence such as `Costs 4 Diplomacy.` `open` is true if the reader
   * can pay for the good now.
   */
  wares: { name: string; terms: string; open: boolean }[];
}

/** Everything a reader may know of a game of Frontiers. */
export interface FrontiersView {
  game: 'frontiers';
  reader: Reader;
  /** The scenario's name. */
  scenario: string;
  round: number;
  /** One sentence of at most 26 characters for the heading of a picture: `Defiant to move`. */
  headline: string;
  /** At most two facts beside the headline: `Move 5`, `Round 2 of 6`. */
  facts: string[];
  /** The phase of the Round, the fight or the turn, without a name: `Choosing Tactics`, `Movement`. */
  phase: string;
  /** The seats whose answers the game waits for. */
  awaited: Seat[];
  /** The current turn. `begun` is false until the turn itself begins. */
  turn: { seat: Seat; begun: boolean } | null;
  order: OrderView[];
  /** The captain who announced the End of the Round, and the captains who still have a turn, by name. */
  announced: { by: string; left: string[] } | null;
  /** The reason for the last turns, and the names of the captains who still have a turn. */
  finale: { why: string; left: string[] } | null;
  tiles: TileView[];
  spaces: SpaceView[];
  places: PlaceView[];
  terrain: TerrainView[];
  /** The number of tiles in the stack by back, and the back of the next tile, or null if the stack is empty. */
  stack: { frontier: number; core: number; next: 'frontier' | 'core' | null };
  cubes: CubeView[];
  /** The path of the current ship this turn, from the space where its turn began. */
  trace: { seat: Seat; path: SpaceLabel[] } | null;
  /**
   * Spaces that the reader’s ship can reach now, and those it could reach with everything the reader holds. The list is
   * empty unless the reader's ship can move now.
   */
  reach: ReachView[];
  captains: CaptainView[];
  dummy: DummyView | null;
  market: MarketView;
  /** The reader's own cards and secrets, or null for spectators. */
  own: OwnView | null;
  choice: ChoiceView;
  fight: FightView | null;
  pvp: PvpView | null;
  assault: AssaultView | null;
  score: ScoreView | null;
}

/** A component shown for reference, outside any game. */
export type ComponentView =
  | { is: 'card'; card: CardView }
  | { is: 'crew'; crew: CrewCardView }
  | { is: 'skill'; skill: SkillView }
  | { is: 'tactic'; tactic: TacticView }
  | { is: 'token'; token: EnemyView & { id: TokenId; pile: Pile; pileName: string; copies: number } }
  | { is: 'classH'; token: ClassHView }
  | { is: 'tile'; name: string; spaces: SpaceView[]; tile: TileView }
  | { is: 'cube'; name: string; colour: CubeColour; lines: string[]; levels: string[] }
  | { is: 'ship'; name: string; captain: string; faction: string; divisions: Basic[]; lines: string[] };

/**
 * The highlights of the map, based on the reader’s own options. The type is an alias because the highlights must stay
 * plain JSON.
 */
export type Highlights = {
  /** Shows the Move cost in each space that the reader’s ship can reach. */
  reach?: boolean;
  /** Spaces where the reader can fight or explore now. */
  targets?: SpaceLabel[];
  /** Spaces that the reader can interact with or choose now. */
  chosen?: SpaceLabel[];
};

export type { Basic, CardSort, Colour, CombatPhase, CubeColour, FireType, LocationKind, Pile, TacticId, Terrain };
