import type { CardId } from '../terms.ts';
import { homeworldOf } from './homeworlds.ts';
import { cardOf } from './pool.ts';

/** Where missions are whose place isn’t among their facts, as far as cards ask for it. */
const WORLDS: Readonly<Record<CardId, string>> = {
  'aid-clone-colony': 'Mariposa',
  insurrection: "Ba'ku Planet",
  'rescue-prisoners': 'Cardassia IV',
};

/** The name that cards use for the place of a mission (C-SPACELINE-11), or null if no card asks for it. */
export function worldOf(mission: CardId): string | null {
  const facts = cardOf(mission);
  const printed = facts.type === 'Mission' ? facts.location : undefined;
  return WORLDS[mission] ?? homeworldOf(mission)?.place ?? printed ?? null;
}
