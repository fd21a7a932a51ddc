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

/** What was played and not yet spent, points of fire by type. */
export type PointsView = Omit<Points, FirePool> & Record<FirePool, FireView>;

/** What lies open about a captain as it is in the position. */
type OpenFigures = Pick<
  Player,
  'eliminated' | 'experience' | 'level' | 'reputation' | 'crystals' | 'data' | 'wounds' | 'aside'
>;

/** What is open about a captain; hands, decks and piles, cards kept from the draft and Skills face down as numbers. */
export interface CaptainView
  extends OpenFigures,
    Record<'hand' | 'deck' | 'discard' | 'removed' | 'skillPile' | 'kept', number> {
  seat: Seat;
  /** Short: `Enterprise-D`; `Captain 2` before there is a ship. */
  name: string;
  shipName: string;
  captain: string;
  /** Who is in the same team, by name; null where nobody plays in teams. */
  ally: string | null;
  /** Experience at which the next Level comes; null: there is none. */
  nextLevel: number | null;
  /** What it adds to Diplomacy; null: no Interactions. */
  modifier: number | null;
  defense: number;
  /** As it stands where the ship is now. */
  handLimit: number;
  commandTokens: number;
  /** Data that the captain has in front of them. */
  dice: Pick<TakenDie, 'colour' | 'used'>[];
  crew: CrewMemberView[];
  skills: SkillView[];
  tactic: { card: TacticView; used: boolean } | null;
  at: SpaceLabel | null;
  points: PointsView;
  played: PlayedView[];
  /** What comes at the end of the turn: `1 Undiscovered Card`. */
  rewards: string[];
}

/** The Dummy Player; cards and Skill Tokens as numbers. */
export interface DummyView extends Pick<Dummy, 'crystals'>, Record<'deck' | 'discard' | 'skillPile', number> {
  name: string;
  tactic: TacticView | null;
}

/** A Round Order Token. */
export interface OrderView extends OrderToken {
  name: string;
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

/** The final score. */
export interface ScoreView {
  rows: { seat: Seat; name: string; total: number; parts: { label: string; points: number }[] }[];
  winners: Seat[];
  verdict: string;
}

/** The most that there could be of each in a turn, with all that the reader holds. */
export type PotentialView = Record<'move' | 'attack' | 'shields' | 'diplomacy', number>;

/** What the reader alone knows. */
export interface OwnView {
  hand: CardView[];
  discard: CardView[];
  /** Cards kept from the draft. */
  kept: CardView[];
  /** One to Return: the ship that the own team chose; null: none, or nothing to choose. */
  chosen: Seat | null;
  /** What hand, Crew and data could add up to. */
  most: PotentialView;
}

/** What a reader may choose among now, wherever it lies. */
export interface ChoiceView {
  cards: CardView[];
  crew: CrewCardView[];
  skills: SkillView[];
  tactics: TacticView[];
  /**
   * What is for sale where the reader deals, empty in any other moment: `Recruit Colony Volunteers`, `Costs 4 Diplomacy.` and what
   * else is to be known, and whether the reader can pay for it now.
   */
  wares: { name: string; terms: string; open: boolean }[];
}

/** What a reader may know of a game of Frontiers. */
export interface FrontiersView {
  game: 'frontiers';
  reader: Reader;
  /** Its name. */
  scenario: string;
  round: number;
  /** One sentence of at most 26 letters for the head of a picture: `Defiant to move`. */
  headline: string;
  /** At most two facts beside it: `Move 5`, `Round 2 of 6`. */
  facts: string[];
  /** Seats that are waited for. */
  awaited: Seat[];
  /** Not begun: nothing of the turn itself was done yet. */
  turn: { seat: Seat; begun: boolean } | null;
  order: OrderView[];
  /** Who announced the End of the Round, and who has a turn left since; by name. */
  announced: { by: string; left: string[] } | null;
  /** Why the last turns are played, and who still has one; by name. */
  finale: { why: string; left: string[] } | null;
  tiles: TileView[];
  spaces: SpaceView[];
  places: PlaceView[];
  terrain: TerrainView[];
  /** Tiles in the stack by their backs; which side is up next: null: none. */
  stack: { frontier: number; core: number; next: 'frontier' | 'core' | null };
  cubes: CubeView[];
  /** What the ship whose turn it is has passed in this turn, from where it began. */
  trace: { seat: Seat; path: SpaceLabel[] } | null;
  /** Spaces that the reader’s ship can reach now, and with all that the reader holds; empty in any other moment. */
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

/** A component as it comes out of the box, to be looked up: there is no game in it. */
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

/** What the map may point at besides the position: made from the reader’s own options. Plain JSON, and so a type. */
export type Highlights = {
  /** The Move cost is shown in each space that the reader’s ship reaches. */
  reach?: boolean;
  /** Spaces with something that can be fought or explored now. */
  targets?: SpaceLabel[];
  /** Spaces that can be dealt with or chosen now. */
  chosen?: SpaceLabel[];
};

export type { Basic, CardSort, Colour, CombatPhase, CubeColour, FireType, LocationKind, Pile, TacticId, Terrain };
