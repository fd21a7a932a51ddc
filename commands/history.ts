import type { SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { isTable, readerAt, TABLE_OPTION, tableFor } from './tables.ts';

/** `/history`: shows the game as the person saw it, turn by turn or step by step. Only the person sees it. */
export const history: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'history',
    description: 'Look back at the game, turn by turn or step by step',
    options: [TABLE_OPTION],
  },

  async run(use, context) {
    const found = await tableFor(use, context, ({ id }) => ({ act: 'past', table: id, seq: 0, go: 'now' }));
    if (!isTable(found)) return found;
    const reader = readerAt(found, use);
    return { do: 'read', table: found.id, reader, read: { what: 'history', go: 'now', seq: 0 } };
  },
};
