import { ApplicationCommandOptionType } from 'discord-api-types/v10';
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
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const found = await tableFor(use, context, ({ id }) => ({ act: 'log', table: id }));
    if (!isTable(found)) return found;
    const reader = readerAt(found, use);
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
