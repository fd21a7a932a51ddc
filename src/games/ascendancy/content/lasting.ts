import { CARDASSIAN_LASTING } from './advancements/cardassian.ts';
import type { LastingRule } from './card.ts';
import { FERENGI_LASTING } from './fleets/ferengi.ts';

const LASTING: Readonly<Record<string, LastingRule>> = { ...CARDASSIAN_LASTING, ...FERENGI_LASTING };

/** The rule of something in `g.lasting`, by what it is; null: rules that stand elsewhere ask for it. */
export function lastingRule(what: string): LastingRule | null {
  return LASTING[what] ?? null;
}
