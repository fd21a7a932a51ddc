import { awayDraft } from '../src/discord/compose/absence-votes.ts';
import type { Draft } from '../src/discord/compose/body.ts';
import { invitedDraft, withInbox } from '../src/discord/compose/in-inbox.ts';
import { inboxDraft, waitsFor } from '../src/discord/compose/inbox.ts';
import { settingsDraft, startRow } from '../src/discord/compose/settings.ts';
import { openProposalDraft } from '../src/discord/compose/table-news.ts';
import type { ClickId } from '../src/discord/ids.ts';
import { bold } from '../src/discord/markdown.ts';
import type { Click } from '../src/discord/payload.ts';
import type { Reply } from '../src/discord/reply.ts';
import { type AgendaItem, byUrgency, isAsked, matterOf, votedAbout } from '../src/tables/agenda.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { TableId } from '../src/tables/types.ts';
import { type Asker, type CommandContext, chatOf, type SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { mayKnow } from './tables.ts';
import { stopWatching } from './watching.ts';

/** `/inbox`: lists the person's tables on all servers, the most urgent first. Only the person sees the list. */
export const inbox: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'inbox',
    description: 'Your tables on all servers, the most urgent first',
  },
  run: async (use, context) => ({ do: 'say', draft: await inboxOf(use, context) }),
};

/** A page of a person's inbox, with a line above it. */
export async function inboxOf(asker: Asker, context: CommandContext, page = 0, before = ''): Promise<Draft> {
  const { backend, games, now } = context;
  const { person } = asker;
  const [items, digest] = await Promise.all([backend.agenda(person.id), backend.nextDigest(person.id, now())]);
  const visible = new Set(items.filter(({ table }) => mayKnow(table, asker, context)).map(({ table }) => table.id));
  return inboxDraft(items, games, { page, now: now(), before, digest, visible });
}

/** A click on a button of the inbox. */
type InboxClick = Extract<ClickId, { act: 'inbox' | 'next' } | { from?: 'inbox' }>;

/** Answers a click in the inbox: turns to a page, or shows what a table asks, in the same message. */
export async function onInbox(id: InboxClick, clicked: Click, context: CommandContext): Promise<Reply> {
  const { backend, now } = context;
  // From now on, the person's clicks decide what the message of the digest shows.
  if (clicked.seen === 'direct') await backend.digests.use(clicked.person.id);
  if (id.act === 'inbox') return { do: 'turn', draft: await inboxOf(clicked, context, id.page) };
  const items = await backend.agenda(clicked.person.id);
  if (id.act === 'move') return opened(id.table, items, clicked, context);
  if (id.act === 'watch') return lookFromInbox(id.table, clicked, context);
  if (id.act === 'unwatch')
    return { do: 'turn', draft: await inboxOf(clicked, context, 0, await stopWatching(id.table, clicked, context)) };
  const [first] = byUrgency(items, now()).filter(isAsked);
  return first === undefined
    ? { do: 'turn', draft: await inboxOf(clicked, context) }
    : openItem(first, clicked, context);
}

/**
 * Shows a watched table in the person's inbox. They may have opened the inbox in another server, so the delivery checks
 * whether they can still see the table's channel.
 */
async function lookFromInbox(table: TableId, clicked: Click, context: CommandContext): Promise<Reply> {
  const watched = await context.backend.watching.of(clicked.person.id);
  if (!watched.includes(table)) return { do: 'turn', draft: await inboxOf(clicked, context) };
  return { do: 'read', table, reader: 'spectator', read: { what: 'watch', afar: true } };
}

async function opened(
  table: TableId,
  items: readonly AgendaItem[],
  clicked: Click,
  context: CommandContext,
): Promise<Reply> {
  const item = items.find((one) => one.table.id === table);
  if (item !== undefined) return openItem(item, clicked, context);
  const gone = await context.backend.summary(table);
  return gone === null ? { do: 'turn', draft: await inboxOf(clicked, context) } : movedOn(gone, clicked, context);
}

/** Shows what a table asks a person. */
async function openItem(item: AgendaItem, asker: Asker, context: CommandContext): Promise<Reply> {
  const { table, seat } = item;
  const matter = matterOf(item);
  if (seat !== null && (matter === 'turn' || matter === 'window'))
    return { do: 'read', table: table.id, reader: seat, read: { what: 'move' } };
  const draft = matterDraft(item, context);
  return draft === null ? movedOn(table, asker, context) : { do: 'turn', draft: withInbox({ ...draft, bare: true }) };
}

/** Shows a vote, an invitation or a lobby; null if the table asks the person nothing. */
function matterDraft(item: AgendaItem, context: CommandContext): Draft | null {
  const { table, seat } = item;
  const chat = chatOf(context, table.game);
  switch (matterOf(item)) {
    case 'vote': {
      const about = seat === null ? null : votedAbout(table, seat);
      return about === null ? null : awayDraft(table, about);
    }
    case 'proposal':
      return openProposalDraft(table, seat);
    case 'invite':
      return invitedDraft(table, chat);
    case 'lobby': {
      const draft = settingsDraft(table, chat);
      return { ...draft, blocks: [...draft.blocks, ...startRow(table)] };
    }
    default:
      return null;
  }
}

/** Shows the inbox after a click on a question that is no longer open, and says what the table does now. */
export async function movedOn(table: Summary, asker: Asker, context: CommandContext): Promise<Reply> {
  const says = `${bold(table.title)} has moved on: ${stateOf(table, asker)} Here is what waits now.`;
  return { do: 'turn', draft: await inboxOf(asker, context, 0, says) };
}

function stateOf(table: Summary, { person }: Asker): string {
  if (table.status === 'lobby') return 'it is back in its lobby.';
  if (table.status !== 'playing') return 'the game is over.';
  const seat = table.chairs.findIndex(({ player }) => player === person.id);
  return table.awaited.includes(seat) ? 'it asks you something else now.' : `${waitsFor(table)}.`;
}

/** Keeps the way back to the inbox in a message that shows something else. */
export function inInbox(reply: Reply, { inbox: isInbox }: Pick<Click, 'inbox'>): Reply {
  return isInbox && reply.do === 'turn' ? { ...reply, draft: withInbox(reply.draft) } : reply;
}
