import { z } from 'zod';
import { findListed, zoneOf } from './deck.ts';

function cards(zone: ReturnType<typeof zoneOf>) {
  const isOne = (id: string): boolean => {
    const one = findListed(id);
    return one !== undefined && zoneOf(one) === zone;
  };
  return z.array(z.string().refine(isOne, { error: 'There is no such card.' }));
}

/** What a seat brings: its team, the Core Missions among which it chooses, and both decks; a card that is there twice is listed twice. */
export const BROUGHT = z.strictObject({
  team: cards('team'),
  cores: cards('core'),
  mission: cards('mission'),
  support: cards('support'),
});

/** What the player of a seat brings. */
export type Brought = z.infer<typeof BROUGHT>;
