import { granted } from '../../../rules/ask.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';

/**
 * True if a card that affects the player `own` also applies to the player `seat`. Some effects extend such a card to
 * both players.
 */
export function isAbout(g: FirstEdition, { card }: RuleSource, own: number | null, seat: number): boolean {
  return own === seat || granted(g, 'mirror', { card });
}
