import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { isTable, seatOr, TABLE_OPTION, tableFor } from './tables.ts';

/** `/hand`: shows the player's hand as a picture, only to them. */
export const hand: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'hand',
    description: 'Show your hand; only you can see it',
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'dm',
        description: 'Send it as a direct message that stays',
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const found = await tableFor(use, context, ({ id }) => ({ act: 'hand', table: id }));
    if (!isTable(found)) return found;
    const seat = seatOr(found, use);
    return { do: 'read', table: found.id, reader: seat, read: { what: 'hand' }, direct: use.typed.get('dm') === true };
  },
};
