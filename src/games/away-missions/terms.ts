/** An affiliation (M-TEAM-13). A seat's team and both of its decks share one (M-BUILD-03). */
export type Faction = 'federation' | 'borg' | 'klingon' | 'romulan';
/** The printed side of the boards in use (M-PREP-01). */
export type BoardSide = 'federation' | 'borg';
/** A type of board, which decides its print. */
export type BoardKind = 'corridor' | 'bridge' | 'engineering' | 'laboratories' | 'quarters';
/** A board. Games of three or four have a second Bridge and a second Engineering (M-MULT-02). */
export type BoardId = BoardKind | 'bridge-2' | 'engineering-2';
/** A number of quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
/** A space of the mission area: column letter and row number (`B7`), or `T1`, `T2`, … for turbolifts. */
export type SpaceId = string;
export type CharacterId = string;
/**
 * A card's name in kebab case, such as `hypospray`. All copies of a card share it, since copies are interchangeable.
 */
export type CardId = string;
export type DeckKind = 'mission' | 'support';
export type Rating = 'attack' | 'defense' | 'skill' | 'move';
export type Ratings = Record<Rating, number>;
/** A trained field that helps in Skill tests (M-OPEN-33). */
export type Specialization =
  | 'command'
  | 'diplomacy'
  | 'engineering'
  | 'medical'
  | 'operations'
  | 'science'
  | 'security'
  | 'computers';
export type TerminalKind = 'command' | 'operations' | 'science' | 'medical';
export type Phase = 'preparation' | 'draw' | 'action' | 'debrief';
export type RoundNumber = 1 | 2 | 3;
/** The moment at which a lasting effect ends. */
export type Until = 'action' | 'activation' | 'round' | 'game';

/** A special rule printed with a weapon (M-ATK-02). */
export type WeaponRule = 'stun' | 'melee' | 'assimilate' | 'defensive';

/** An Attack Action (M-ATK-02). */
export interface Weapon {
  /** Unique among the character's weapons, such as `type-2-phaser`. */
  id: string;
  name: string;
  /** Extra Attack dice and extra Damage. */
  dice: number;
  damage: number;
  rules: readonly WeaponRule[];
  /** Whether cards about phasers apply to it. */
  phaser: boolean;
  /** The card that provides it. Null if it is the character's own. */
  from: string | null;
}

/** Keywords on character cards (M-CHAR-02). Counterpart has no rule of its own (M-OPEN-63). */
export type CharacterKeyword =
  | 'human'
  | 'klingon'
  | 'romulan'
  | 'android'
  | 'borg'
  | 'commander'
  | 'counterpart'
  | 'specialist';
