import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { say } from '../src/discord/reply.ts';
import type { SlashCommand } from './context.ts';
import { completeTable, isTable, seatOr, TABLE_OPTION, tableFor } from './tables.ts';

/** `/orders`: standing orders at a table, and whether one is asked before something ends. */
export const orders: SlashCommand = {
  definition: {
    name: 'orders',
    description: 'Your standing orders: when you want to be asked, and when not',
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'confirm',
        description: 'At all tables: ask me before I end something that can’t be taken back',
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const confirm = use.typed.get('confirm');
    if (typeof confirm === 'boolean') {
      await context.desk.setConfirms(use.person.id, confirm);
      return say(
        confirm
          ? 'You are asked once before something ends that can’t be taken back.'
          : 'You are no longer asked before something ends.',
      );
    }
    const found = await tableFor(use.typed, use, context);
    if (!isTable(found)) return found;
    return { do: 'read', table: found.id, reader: seatOr(found, use), read: { what: 'orders' } };
  },

  complete: completeTable,
};
