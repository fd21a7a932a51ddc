import type { CardId } from '../terms.ts';
import { homeworldOf } from './homeworlds.ts';
import { cardOf } from './pool.ts';

/** Places of missions that aren't among their facts, as far as cards refer to them. */
const WORLDS: Readonly<Record<CardId, string>> = {
  'aid-clone-colony': 'Mariposa',
  insurrection: "Ba'ku Planet",
  'rescue-prisoners': 'Cardassia IV',
};

/** Returns the name that cards use for a mission's place (C-SPACELINE-11), or null. */
export function worldOf(mission: CardId): string | null {
  const facts = cardOf(mission);
  const printed = facts.type === 'Mission' ? facts.location : undefined;
  return WORLDS[mission] ?? homeworldOf(mission)?.place ?? printed ?? null;
}
