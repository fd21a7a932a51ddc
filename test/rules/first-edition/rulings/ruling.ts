/** Something that the glossary of terms rules about cards by their names. */
export type Ruling = About & (Proved | Unmet);

interface About {
  /** The cards, by their titles. */
  readonly cards: readonly string[];
  /** The ruling, in our own words. */
  readonly says: string;
  /** The rule that it belongs to, where there is one. */
  readonly rule?: string;
}

interface Proved {
  /** The title of the test that proves it, or of the scenario: it names the cards. */
  readonly proof: string;
}

interface Unmet {
  /** Why it can’t come up. */
  readonly reason: string;
}
