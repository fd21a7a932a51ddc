import type { CardId } from '../terms.ts';
import { cardOf } from './pool.ts';
import { textFacts } from './text-facts.ts';

/** Returns the name that cards use for a mission's place (C-SPACELINE-11), or null. */
export function worldOf(mission: CardId): string | null {
  const facts = cardOf(mission);
  const printed = facts.type === 'Mission' ? facts.location : undefined;
  const { place, homeworld } = textFacts(mission);
  return place ?? homeworld?.place ?? printed ?? null;
}
