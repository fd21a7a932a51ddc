import { CARDASSIAN_LASTING } from './advancements/cardassian.ts';
import type { LastingRule } from './card.ts';
import { FERENGI_LASTING } from './fleets/ferengi.ts';

const LASTING: Readonly<Record<string, LastingRule>> = { ...CARDASSIAN_LASTING, ...FERENGI_LASTING };

/** Returns the rule of an effect in `g.lasting` by its name, or null if other rules check for that effect. */
export function lastingRule(what: string): LastingRule | null {
  return LASTING[what] ?? null;
}
