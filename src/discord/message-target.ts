import { customIds } from '../queue/blocks.ts';
import type { PersonalMessage } from '../store/turn-messages.ts';
import type { TableId } from '../tables/types.ts';
import { bodyOf, type Draft } from './compose/body.ts';
import { leadsToInbox, readId } from './ids.ts';
import type { Incoming } from './payload.ts';
import type { Reply } from './reply.ts';
import { changes } from './responses.ts';

/** The table and question that a message's components belong to. */
export interface MessageTarget extends Pick<PersonalMessage, 'kind' | 'decision'> {
  table: TableId;
}

/**
 * The table that a message's components act on, and the question they answer; null unless the message belongs to
 * exactly one table.
 */
function messageTargetOf(draft: Draft): MessageTarget | null {
  const body = bodyOf(draft);
  // The inbox shows one table after another, and stays open.
  if (leadsToInbox(body['components'])) return null;
  const ids = customIds(body).flatMap((id) => readId(id) ?? []);
  const tables = new Set(ids.flatMap((id) => ('table' in id ? [id.table] : [])));
  const [table] = tables;
  if (table === undefined || tables.size > 1) return null;
  const [decision] = ids.flatMap((id) => ('decision' in id ? [id.decision] : []));
  return decision === undefined ? { table, kind: 'act', decision: null } : { table, kind: 'turn', decision };
}

/** The table that the components of an immediate private message act on, or null if there is none. */
export function concernIn(incoming: Incoming, reply: Reply): MessageTarget | null {
  const isNew = reply.do === 'say' ? reply.share !== true : reply.do === 'turn' && !changes(incoming);
  return isNew && 'draft' in reply ? messageTargetOf(reply.draft) : null;
}
