import { heading, seatName } from '../../src/discord/compose/people.ts';
import { assemble, mention, moment } from '../../src/discord/markdown.ts';
import { type Reply, say } from '../../src/discord/reply.ts';
import type { Summary } from '../../src/tables/summary.ts';
import { type Asker, type CommandContext, chatOf } from '../context.ts';
import { isAwaited, isFree, mayKnow, tablesHere } from '../tables.ts';

/** Tables that one message lists. */
const LISTED = 15;

/** `/game list`: the tables of this server, or in direct messages one's own. Finished ones come last. */
export async function listTables(asker: Asker, context: CommandContext): Promise<Reply> {
  const { backend } = context;
  const all =
    asker.guild === null
      ? (await backend.tablesOf(asker.person.id)).filter((table) => mayKnow(table, asker, context))
      : await tablesHere(asker, context);
  const rank = (table: Summary) =>
    isAwaited(table, asker) ? 0 : table.status === 'playing' ? 1 : table.status === 'lobby' ? 2 : 3;
  const shown = all.toSorted((one, other) => rank(one) - rank(other)).slice(0, LISTED);
  if (shown.length === 0) return say('There is no table here yet. `/game new` opens one.');
  const lines = shown.map(
    (table) =>
      `• ${heading(table.title, chatOf(context, table.game).title)} \`${table.id}\` · ${stateOf(table, asker)}${threadOf(table)}`,
  );
  const more = all.length > LISTED ? `and ${all.length - LISTED} more` : '';
  return say(assemble([], [], [...lines, more]));
}

function stateOf(table: Summary, asker: Asker): string {
  switch (table.status) {
    case 'lobby': {
      const free = table.chairs.filter(isFree).length;
      if (free > 0) return `${free} free, opened by ${mention(table.owner)}`;
      return table.chairs.some(({ unready }) => unready) ? 'not all agree to the settings yet' : 'ready to start';
    }
    case 'playing': {
      const names = table.awaited.map((seat) => seatName(table, seat)).join(' and ');
      return isAwaited(table, asker)
        ? `waits for **you**, asked ${moment(table.since)}`
        : `waits for ${names}, asked ${moment(table.since)}`;
    }
    case 'over':
      return 'over';
    case 'ended':
      return 'ended';
  }
}

function threadOf({ place }: Summary): string {
  return place.thread === null ? '' : ` · <#${place.thread}>`;
}
