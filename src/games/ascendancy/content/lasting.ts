import { CARDASSIAN_LASTING } from './advancements/cardassian.ts';
import type { LastingRule } from './card.ts';
import { FERENGI_LASTING } from './fleets/ferengi.ts';

const LASTING: Readonly<Record<string, LastingRule>> = { ...CARDASSIAN_LASTING, ...FERENGI_LASTING };

/**
 * Returns the rule for an effect in `g.lasting` by the effect’s name, or null if the effect only matters to other
 * rules.
 */
export function lastingRule(what: string): LastingRule | null {
  return LASTING[what] ?? null;
}
