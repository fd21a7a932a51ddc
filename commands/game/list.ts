import type { RowsDraft } from '../../src/discord/compose/body.ts';
import { heading, responds, seatName } from '../../src/discord/compose/people.ts';
import { button, buttonRows } from '../../src/discord/compose/rows.ts';
import { cut } from '../../src/discord/limits.ts';
import { assemble, goThere, mention, moment } from '../../src/discord/markdown.ts';
import type { Reply } from '../../src/discord/reply.ts';
import type { Status } from '../../src/kernel/table.ts';
import type { Summary } from '../../src/tables/summary.ts';
import { type Asker, type CommandContext, chatOf } from '../context.ts';
import { inboxOf } from '../inbox.ts';
import { isAwaited, isFree, mayKnow, tablesHere } from '../tables.ts';

/** The number of tables on a page and the maximum length of a title, chosen so that a page fits in a message. */
const LISTED = 8;
const TITLE = 60;

/** `/game list`: lists the tables on this server. In direct messages, shows the person's inbox. */
export async function listTables(asker: Asker, context: CommandContext): Promise<Reply> {
  const draft = asker.guild === null ? inboxOf(asker, context) : tablesDraft(asker, context, 0);
  return { do: 'say', draft: await draft };
}

/**
 * One page of the list: first tables waiting for the person, then games, then lobbies, with the most active ones first
 * in each group. Finished tables come last.
 */
export async function tablesDraft(asker: Asker, context: CommandContext, page: number): Promise<RowsDraft> {
  const { backend } = context;
  const own = (await backend.tablesOf(asker.person.id)).filter((table) => mayKnow(table, asker, context));
  const all = asker.guild === null ? own : await tablesHere(asker, context, own);
  const waiting = new Set(own.filter((table) => isAwaited(table, asker)).map(({ id }) => id));
  const rank = ({ id, status }: Pick<Summary, 'id' | 'status'>): number => (waiting.has(id) ? 0 : RANKS[status]);
  const sorted = all.toSorted((one, other) => rank(one) - rank(other));
  if (sorted.length === 0) return { content: 'There are no tables here yet. `/game new` opens one.', rows: [] };
  const from = Math.min(page, Math.floor((sorted.length - 1) / LISTED)) * LISTED;
  const shown = await backend.summaries(sorted.slice(from, from + LISTED).map(({ id }) => id));
  const threads = await Promise.all(shown.map((table) => threadOf(table, context)));
  const lines = shown.map(
    (table, at) =>
      `• ${heading(cut(table.title, TITLE), chatOf(context, table.game).title)} \`${table.id}\` · ${stateOf(table, asker)}${threads[at]}`,
  );
  const left = sorted.length - from - LISTED;
  const turn = from / LISTED;
  const buttons = [
    ...(from > 0 ? [button({ act: 'tables', page: turn - 1 }, 'Back')] : []),
    ...(left > 0 ? [button({ act: 'tables', page: turn + 1 }, 'Next')] : []),
  ];
  return { content: assemble([], [], [...lines, left > 0 ? `and ${left} more` : '']), rows: buttonRows(buttons) };
}

const RANKS: Readonly<Record<Status, number>> = { playing: 1, lobby: 2, over: 3, ended: 3 };

function stateOf(table: Summary, asker: Asker): string {
  switch (table.status) {
    case 'lobby': {
      const free = table.chairs.filter(isFree).length;
      if (free > 0) return `${free} free, opened by ${mention(table.owner)}`;
      return table.chairs.some(({ unready }) => unready)
        ? 'waiting for players to agree to the settings'
        : 'ready to start';
    }
    case 'playing': {
      if (isAwaited(table, asker)) return `waiting for **you**, asked ${moment(table.since)}`;
      const names = table.awaited.map((seat) => seatName(table, seat)).join(' and ');
      const isTimed = table.awaited.every((seat) => !responds(table, seat));
      return `waiting for ${names}${isTimed ? `, asked ${moment(table.since)}` : ''}`;
    }
    case 'over':
      return 'over';
    case 'ended':
      return 'ended';
  }
}

/** The link to a table's thread, or an empty string if the thread is gone. */
async function threadOf({ place: { guild, thread } }: Summary, { places, backend }: CommandContext): Promise<string> {
  if (thread === null) return '';
  if (await places.exists(thread)) return ` · ${goThere(guild, thread)}`;
  if (guild !== null) await backend.placeChanged({ guild, channels: [thread], gone: 'thread', room: false });
  return '';
}
