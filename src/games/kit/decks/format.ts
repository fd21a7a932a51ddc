/** The format of a game's decks: their zones, and the rules about where cards go. */
export interface DeckFormat<Z extends string, C> {
  /** The zones in display order. */
  readonly zones: readonly Z[];
  /** Names of the zones. */
  readonly zoneNames: Readonly<Record<Z, string>>;
  /** The headers for zones in lists, as error messages show them. */
  readonly headers: readonly (readonly [zone: Z, header: string])[];
  /** Other words that people use for zones in lists, in lower case without punctuation. */
  readonly said: Readonly<Record<string, Z>>;
  /**
   * The headings of card types, in lower case without punctuation, each with the zone where cards of its type go, or
   * null if the zone depends on the card. Inside a `mixed` zone, a heading of a card type doesn't begin a new zone.
   */
  readonly types?: Readonly<Record<string, Z | null>>;
  /** Zones that can have cards of all types. */
  readonly mixed?: readonly Z[];
  /**
   * The zone for cards before the first header, if the list has headers, or null if each of these cards goes to its
   * usual zone.
   */
  readonly first: Z | null;
  /** Returns the card that a name in a list refers to. */
  meant(name: string): C | undefined;
  /** Returns titles that are spelled similarly to a name. */
  like(name: string): string[];
  /** Returns the card with this id, or undefined if the game has no such card or no longer has it. */
  find(id: string): C | undefined;
  idOf(card: C): string;
  titleOf(card: C): string;
  /** Returns the usual zone of a card. */
  zoneOf(card: C): Z;
  /**
   * Returns the zone where a card belongs if a person lists the card in `zone`. The card may belong to a different
   * zone.
   */
  placed?(card: C, zone: Z): Z;
  /** Returns the reason why a card can’t be in a zone, or null. */
  bars(card: C, zone: Z): string | null;
}
