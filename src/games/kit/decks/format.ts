/** A game's deck format: the zones, and where cards go. */
export interface DeckFormat<Z extends string, C> {
  /** The zones in display order. */
  readonly zones: readonly Z[];
  /** Names of the zones. */
  readonly zoneNames: Readonly<Record<Z, string>>;
  /** Headers of zones in lists, as shown in error messages. */
  readonly headers: readonly (readonly [zone: Z, header: string])[];
  /** Other words for zones in handwritten lists, in lower case without punctuation. */
  readonly said: Readonly<Record<string, Z>>;
  /**
   * Headings of card types, in lower case without punctuation, with the zone of such cards. Null if the zone depends on
   * the card. Inside a `mixed` zone, such a heading opens no new zone.
   */
  readonly types?: Readonly<Record<string, Z | null>>;
  /** Zones with cards of all types. */
  readonly mixed?: readonly Z[];
  /** The zone before the first header of a list that has headers. If null, each card goes to its usual zone. */
  readonly first: Z | null;
  /** Returns the card that a list means by a name. */
  meant(name: string): C | undefined;
  /** Returns titles spelled like a name. */
  like(name: string): string[];
  /** Returns the card with this id, or undefined if the game doesn’t have it (any more). */
  find(id: string): C | undefined;
  idOf(card: C): string;
  titleOf(card: C): string;
  /** Returns the usual zone of a card. */
  zoneOf(card: C): Z;
  /** Returns the zone where a card belongs that a person listed in `zone`, which may be a different one. */
  placed?(card: C, zone: Z): Z;
  /** Returns why a card can’t be in a zone, or null. */
  bars(card: C, zone: Z): string | null;
}
