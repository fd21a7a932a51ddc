import { granted } from '../../../rules/ask.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';

/** True if a card that affects one player affects this player. Some effects make such a card affect both players. */
export function isAbout(g: FirstEdition, { card }: RuleSource, own: number | null, seat: number): boolean {
  return own === seat || granted(g, 'mirror', { card });
}
