import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { ZONES } from '../src/discord/compose/zone.ts';
import { say } from '../src/discord/reply.ts';
import { HOLIDAYS_LENGTH } from '../src/tables/holidays.ts';
import { HOURS_LENGTH } from '../src/tables/hours.ts';
import type { SlashCommand } from './context.ts';
import { proposeTyped, setZone } from './own-times.ts';
import { EVERYWHERE } from './places.ts';
import { isTable, seatOr, TABLE_OPTION, tableOfTurn } from './tables.ts';

/**
 * `/orders`: sets a seat's standing orders. Some options apply to all tables: the person's time zone, waking hours and
 * holidays, and whether the bot asks for confirmation of an action that ends something for good.
 */
export const orders: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'orders',
    description: 'Your standing orders: when to ask you, and when to pass for you',
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'confirm',
        description: 'At all tables: ask me before I end something that can’t be undone',
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'zone',
        description: 'At all tables: your time zone, so that I remind you only during the day',
        choices: ZONES.map(([value, label]) => ({ name: `${label} time`, value })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'hours',
        description: 'At all tables: when you’re awake, such as “weekdays 8-22, weekends 10-24”, or “usual”',
        max_length: HOURS_LENGTH,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'holidays',
        description: 'At all tables: days when I don’t notify you, such as “3 to 17 August”, or “none”',
        max_length: HOLIDAYS_LENGTH,
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const confirm = use.typed.get('confirm');
    if (typeof confirm === 'boolean') {
      const says = confirm
        ? 'I’ll ask you once before you end something that can’t be undone.'
        : 'I’ll no longer ask before you end something.';
      return say(await context.backend.setConfirms(use.person.id, confirm, { interaction: use.id, says }));
    }
    const zone = use.typed.get('zone');
    if (typeof zone === 'string') return setZone(zone, use, context);
    for (const what of ['hours', 'holidays'] as const) {
      const typed = use.typed.get(what);
      if (typeof typed === 'string') return proposeTyped(what, typed, use, context);
    }
    const found = await tableOfTurn(use, context, ({ id }) => ({ act: 'standing', table: id }));
    if (!isTable(found)) return found;
    return { do: 'read', table: found.id, reader: seatOr(found, use), read: { what: 'orders' } };
  },
};
