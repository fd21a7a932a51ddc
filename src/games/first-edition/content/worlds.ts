import type { CardId } from '../terms.ts';
import { homeworldOf } from './homeworlds.ts';
import { cardOf } from './pool.ts';

/** Mission places that cards refer to, but that the facts of the missions don't include. */
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
