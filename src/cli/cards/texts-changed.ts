import type { CardClaims } from './claims.ts';

/** New tokens of cards’ texts, next to those that are kept. */
export interface ChangedTexts {
  /** The tokens to store, in the order of the new ones. */
  readonly said: readonly CardClaims[];
  /** The ids of the cards that have a rule, and whose text is no longer the one that the rule was written from. */
  readonly changed: readonly string[];
}

/**
 * Compares new tokens of cards’ texts with those stored. If the text of a card with a rule has changed, the card keeps
 * its old tokens until somebody has compared the rule with the new text, so that no change goes unnoticed.
 *
 * @param hasRule Whether the card with this id has a rule.
 * @param compared The ids of cards whose rules somebody has compared with their new texts.
 */
export function changedTexts(
  now: readonly CardClaims[],
  before: readonly CardClaims[],
  hasRule: (id: string) => boolean,
  compared: ReadonlySet<string>,
): ChangedTexts {
  const old = new Map(before.map((one) => [one.id, one]));
  const changed: string[] = [];
  const said = now.map((one) => {
    const kept = old.get(one.id);
    if (kept === undefined || compared.has(one.id) || !hasRule(one.id)) return one;
    if (kept.versions[0] === one.versions[0]) return one;
    changed.push(one.id);
    return kept;
  });
  return { said, changed };
}
