import type { Rule } from '../../../rules/rule.ts';
import type { Card } from '../../card.ts';

/** Cards that may be seeded under the mission like artifacts. */
export function hides(text: string, takes: (card: Card) => boolean, most = Number.POSITIVE_INFINITY): Rule {
  return { text, facts: { beneath: { takes, most } } };
}
