/** An affiliation (M-TEAM-13). The team and both decks of a seat have the same affiliation (M-BUILD-03). */
export type Faction = 'federation' | 'borg' | 'klingon' | 'romulan';
/** The printed side of the boards in use (M-PREP-01). */
export type BoardSide = 'federation' | 'borg';
/** A type of board, which determines what is printed on the board. */
export type BoardKind = 'corridor' | 'bridge' | 'engineering' | 'laboratories' | 'quarters';
/** A board. Games of three or four players have a second Bridge and a second Engineering (M-MULT-02). */
export type BoardId = BoardKind | 'bridge-2' | 'engineering-2';
/** A rotation as a number of clockwise quarter turns. */
export type Rotation = 0 | 1 | 2 | 3;
/** The id of a space in the mission area: column letter and row number (`B7`), or `T1`, `T2`, … for turbolifts. */
export type SpaceId = string;
export type CharacterId = string;
/**
 * The id of a card, which is its name in kebab case, such as `hypospray`. All copies of a card have the same id, since
 * they are interchangeable.
 */
export type CardId = string;
export type DeckKind = 'mission' | 'support';
export type Rating = 'attack' | 'defense' | 'skill' | 'move';
export type Ratings = Record<Rating, number>;
/** A Specialization, a field of training that helps in Skill tests (M-OPEN-33). */
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
/** The moment at which a temporary effect ends. */
export type Until = 'action' | 'activation' | 'round';

/** A special rule printed with a weapon (M-ATK-02). */
export type WeaponRule = 'stun' | 'melee' | 'assimilate' | 'defensive';

/** A weapon, which allows an Attack Action (M-ATK-02). */
export interface Weapon {
  /** The weapon's id, which is unique among the character's weapons, such as `type-2-phaser`. */
  id: string;
  name: string;
  /** The number of Attack dice and the Damage that the weapon adds. */
  dice: number;
  damage: number;
  rules: readonly WeaponRule[];
  /** Whether cards about phasers apply to the weapon. */
  phaser: boolean;
  /** The card that provides the weapon, or null if it is the character's own. */
  from: string | null;
}

/** Keywords on character cards (M-CHAR-02). The keyword Counterpart has no rule of its own (M-OPEN-63). */
export type CharacterKeyword =
  | 'human'
  | 'klingon'
  | 'romulan'
  | 'android'
  | 'borg'
  | 'commander'
  | 'counterpart'
  | 'specialist';
