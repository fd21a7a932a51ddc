import type { ClickId } from '../src/discord/ids.ts';
import type { Reply } from '../src/discord/reply.ts';
import type { Rewind } from '../src/kernel/table.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { Asker } from './context.ts';
import { assertUndecided } from './game/proposals.ts';
import { seatOr } from './tables.ts';

/** A click about going back to an entry. */
type BackClick = Extract<ClickId, { act: 'rewind' | 'rewind-yes' | 'rewind-no' | 'rewind-sure' }>;

/**
 * Answers a click about going back to an entry: says what is taken back, proposes to go back, or votes on a proposal
 * (T-CONSENT-02). A vote never opens a proposal again that has closed.
 */
export function goBack(id: BackClick, summary: Summary, asker: Pick<Asker, 'person'>): Reply {
  const { table, seq: to } = id;
  const seat = seatOr(summary, asker);
  if (id.act === 'rewind') return { do: 'read', table, reader: seat, read: { what: 'rewind', to } };
  const what: Rewind = { do: 'rewind', to };
  if (id.act === 'rewind-no')
    return { do: 'send', table, input: { t: 'consent', seat, proposal: what, yes: false, joins: true } };
  assertUndecided(summary, seat, what);
  if ('step' in id)
    return { do: 'send', table, input: { t: 'consent', seat, proposal: { ...what, upTo: id.step }, yes: true } };
  return { do: 'send', table, input: { t: 'consent', seat, proposal: what, yes: true, joins: true } };
}
