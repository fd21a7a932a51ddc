import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { SlashCommand } from './context.ts';
import { completeTable, isTable, seatOr, TABLE_OPTION, tableOfTurn } from './tables.ts';

/** `/undo`: takes the person's last step back, or all of them, as far as nothing new was learned since. */
export const undo: SlashCommand = {
  definition: {
    name: 'undo',
    description: 'Take your last step back, if nothing new was learned since',
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'all',
        description: 'Back to the start of your turn, or to what last came out in it',
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const found = await tableOfTurn(use.typed, use, context, ({ id }) => ({ act: 'undo', table: id }));
    if (!isTable(found)) return found;
    const from = use.typed.get('all') === true ? { from: 0 } : {};
    return { do: 'send', table: found.id, input: { t: 'undo', seat: seatOr(found, use), ...from } };
  },

  complete: completeTable,
};
