import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { SlashCommand } from './context.ts';
import { isTable, readerAt, TABLE_OPTION, tableFor } from './tables.ts';

/** `/log`: shows the events that the person is allowed to see. */
export const log: SlashCommand = {
  definition: {
    name: 'log',
    description: 'Show what has happened',
    options: [
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'since',
        description: 'Start at this entry',
        min_value: 1,
        max_value: 1_000_000,
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
    const since = use.typed.get('since');
    const record = use.typed.get('record') === true;
    return {
      do: 'read',
      table: found.id,
      reader: readerAt(found, use),
      read: { what: 'log', ...(typeof since === 'number' ? { since } : {}), ...(record ? { record } : {}) },
    };
  },
};
