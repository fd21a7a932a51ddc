/** A ruling of the glossary about cards that it names. */
export type Ruling = About & (Proved | Unmet);

interface About {
  /** The cards, by their titles. */
  readonly cards: readonly string[];
  /** The ruling, in our own words. */
  readonly says: string;
  /** The rule to which it belongs, if there is one. */
  readonly rule?: string;
}

interface Proved {
  /** The title of the test or scenario that proves it. Its file must name the cards. */
  readonly proof: string;
}

interface Unmet {
  /** The reason that the ruling can’t come up. */
  readonly reason: string;
}
