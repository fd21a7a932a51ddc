import { ruleOf } from '../../content/rules.ts';
import type { Seed } from '../../state.ts';
import type { CardId } from '../../terms.ts';

/** Returns the name of the encountered dilemma or, for a combo, of its current half (C-DILEMMA-22). */
export function metName({ card, half }: Seed): CardId {
  return ruleOf(card)?.meeting?.halves?.[half === true ? 1 : 0] ?? card;
}
