/** An affiliation (M-TEAM-13); both decks and the team of a seat carry the same one (M-BUILD-03). */
export type Faction = 'federation' | 'borg' | 'klingon' | 'romulan';
/** Which printed side of the boards is used (M-PREP-01). */
export type BoardSide = 'federation' | 'borg';
/** A type of board: what is printed on it. */
export type BoardKind = 'corridor' | 'bridge' | 'engineering' | 'laboratories' | 'quarters';
/** A board: games of three and four have a second Bridge and a second Engineering (M-MULT-02). */
export type BoardId = BoardKind | 'bridge-2' | 'engineering-2';
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
/** A space of the laid mission area: column letter and row number, `B7`; `T1`, `T2`, … for turbolifts. */
export type SpaceId = string;
export type CharacterId = string;
/** A card by its name in kebab case: `hypospray`. Copies of a card are interchangeable, so cards carry no further id. */
export type CardId = string;
export type DeckKind = 'mission' | 'support';
export type Rating = 'attack' | 'defense' | 'skill' | 'move';
export type Ratings = Record<Rating, number>;
/** M-OPEN-33. */
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
/** When what lasts for a while ends. */
export type Until = 'action' | 'activation' | 'round' | 'game';

/** M-ATK-02. */
export type WeaponRule = 'stun' | 'melee' | 'assimilate' | 'defensive';

/** An Attack Action (M-ATK-02). */
export interface Weapon {
  /** Unique among the weapons of a character: `type-2-phaser`. */
  id: string;
  name: string;
  /** Extra Attack dice and extra Damage. */
  dice: number;
  damage: number;
  rules: readonly WeaponRule[];
  /** Cards speak of phasers. */
  phaser: boolean;
  /** The card that it comes from; null: the character's own. */
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
