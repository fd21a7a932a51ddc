import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { CommandUse } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import type { Reader } from '../src/kernel/types.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { TableId } from '../src/tables/types.ts';
import { chatOf, type SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { completeSince, readSince, SINCE_LENGTH } from './since.ts';
import { isTable, readerAt, TABLE_OPTION, tableFor } from './tables.ts';

/** `/log`: shows the events that the person is allowed to see. */
export const log: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'log',
    description: 'Show what has happened',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'since',
        description: 'Start at this entry, or at “2 days”, “this Round”, “Round 2” or your last turn',
        autocomplete: true,
        max_length: SINCE_LENGTH,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'record',
        description: 'Get the record of a finished game as a file that proves every roll',
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'film',
        description: 'Get the game so far as a film of the board, turn by turn',
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'share',
        description: 'With film: show everyone here the film as spectators see it',
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const found = await tableFor(use, context, ({ id }) => ({ act: 'log', table: id }));
    if (!isTable(found)) return found;
    const reader = readerAt(found, use);
    const share = use.typed.get('share') === true;
    if (use.typed.get('film') === true) return share ? sharedFilm(found, use) : filmFor(found.id, reader);
    if (share) return say('Only the film can be shared: `/log film:True share:True`.');
    const typed = use.typed.get('since');
    const hasRounds = chatOf(context, found.game).round !== undefined;
    // Until the command is registered again, Discord sends the number of an entry.
    const isGiven = typeof typed === 'string' || typeof typed === 'number';
    const since = isGiven ? { since: readSince(typed, reader, hasRounds) } : {};
    const record = use.typed.get('record') === true;
    return { do: 'read', table: found.id, reader, read: { what: 'log', ...since, ...(record ? { record } : {}) } };
  },

  complete: completeSince,
};

/** Shows the film as this reader saw the game. */
export function filmFor(table: TableId, reader: Reader): Reply {
  return { do: 'read', table, reader, read: { what: 'film' } };
}

/** Shows everyone the spectators' film, but only where everyone may know the table. */
function sharedFilm({ id, place }: Summary, { channel }: CommandUse): Reply {
  const isHere = channel !== null && [place.channel, place.thread].includes(channel.id);
  if (!isHere) return say('You can share the film only in the table’s own channel or thread.');
  return { do: 'read', table: id, reader: 'spectator', read: { what: 'film' }, share: true };
}
