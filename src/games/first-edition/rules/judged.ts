import type { Seat } from '../../../kernel/types.ts';
import { ruleOf } from '../content/rules.ts';
import type { Group } from '../position/group.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId, LocationId } from '../terms.ts';

/** Returns the group with the tests that a card's own rule makes of it (`requires`). */
export function judged(
  g: FirstEdition,
  group: Group,
  { card, seat, location }: { card: CardId; seat: Seat; location: LocationId },
): Group {
  const requires = ruleOf(card)?.requires;
  if (requires === undefined) return group;
  return { ...group, special: (words) => requires(g, group, { seat, location, words }) };
}
