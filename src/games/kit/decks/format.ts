/** What a game says of the decks that players bring: where cards lie in them, and what they are called. */
export interface DeckFormat<Z extends string, C> {
  /** In the order in which they are shown. */
  readonly zones: readonly Z[];
  /** What the zones are called. */
  readonly zoneNames: Readonly<Record<Z, string>>;
  /** The headers of zones in lists, as they are told to who wrote another one. */
  readonly headers: readonly (readonly [zone: Z, header: string])[];
  /** Other words for zones in lists that people write themselves, in small letters without signs. */
  readonly said: Readonly<Record<string, Z>>;
  /**
   * Words above the cards of a type, in small letters without signs, with the zone of such cards; null if it depends on the card.
   * A line that reads so opens no zone of its own inside one of the `mixed` zones.
   */
  readonly types?: Readonly<Record<string, Z | null>>;
  /** Zones that hold cards of all types. */
  readonly mixed?: readonly Z[];
  /** What stands before the first header of a list that has any; null: each card where such cards belong. */
  readonly first: Z | null;
  /** The card that a list names. */
  meant(name: string): C | undefined;
  /** Titles spelled most like a name. */
  like(name: string): string[];
  /** The card with this id; undefined if the game doesn’t have it, or no longer has it. */
  find(id: string): C | undefined;
  idOf(card: C): string;
  titleOf(card: C): string;
  /** Where a card belongs when nobody says so. */
  zoneOf(card: C): Z;
  /** Where a card goes that a person listed in a zone, if not there. */
  placed?(card: C, zone: Z): Z;
  /** Why a card can’t be listed there, in a sentence; null when it can. */
  bars(card: C, zone: Z): string | null;
}
