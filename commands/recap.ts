import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { chatOf, type SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { completeSince, readSince, SINCE_LENGTH, usualSince } from './since.ts';
import { isTable, readerAt, TABLE_OPTION, tableFor } from './tables.ts';

/** `/recap`: shows what each player has done since the person's last turn, or since another point of the game. */
export const recap: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'recap',
    description: 'Show what each player has done since your last turn',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'since',
        description: 'Your last turn, “2 days”, “this Round”, “Round 2” or a log entry',
        autocomplete: true,
        max_length: SINCE_LENGTH,
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const found = await tableFor(use, context, ({ id }) => ({ act: 'recap', table: id }));
    if (!isTable(found)) return found;
    const reader = readerAt(found, use);
    const since = use.typed.get('since');
    const hasRounds = chatOf(context, found.game).round !== undefined;
    return {
      do: 'read',
      table: found.id,
      reader,
      read: {
        what: 'recap',
        since: typeof since === 'string' ? readSince(since, reader, hasRounds) : usualSince(reader),
      },
    };
  },

  complete: completeSince,
};
