import type { SlashCommand } from './context.ts';
import { completeTable, isTable, seatOr, TABLE_OPTION, tableOfTurn } from './tables.ts';

/** `/undo`: takes the person's last step back, as far as nothing new was learned since. */
export const undo: SlashCommand = {
  definition: {
    name: 'undo',
    description: 'Take your last step back, if nothing new was learned since',
    options: [TABLE_OPTION],
  },

  async run(use, context) {
    const found = await tableOfTurn(use.typed, use, context, ({ id }) => ({ act: 'undo', table: id }));
    if (!isTable(found)) return found;
    return { do: 'send', table: found.id, input: { t: 'undo', seat: seatOr(found, use) } };
  },

  complete: completeTable,
};
