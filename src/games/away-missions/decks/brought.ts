import { z } from 'zod';
import { DECK_LIMITS } from '../../../kernel/decks.ts';
import type { Brought } from '../state.ts';
import { findListed, zoneOf } from './deck.ts';

function cards(zone: ReturnType<typeof zoneOf>) {
  const isOne = (id: string): boolean => {
    const one = findListed(id);
    return one !== undefined && zoneOf(one) === zone;
  };
  return z.array(z.string().refine(isOne, { error: 'There is no such card.' })).max(DECK_LIMITS.cards);
}

/** The schema of a brought deck within the options. */
export const BROUGHT: z.ZodType<Brought> = z.strictObject({
  team: cards('team'),
  cores: cards('core'),
  mission: cards('mission'),
  support: cards('support'),
});
