import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { ZONES, zoneName } from '../src/discord/compose/zone.ts';
import type { Incoming } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import type { CommandContext, SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { isTable, seatOr, TABLE_OPTION, tableOfTurn } from './tables.ts';

/**
 * `/orders`: sets a seat's standing orders. Two options apply to all tables: the person's time zone, and whether the
 * bot asks for confirmation of an action that ends something for good.
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
    const found = await tableOfTurn(use, context, ({ id }) => ({ act: 'standing', table: id }));
    if (!isTable(found)) return found;
    return { do: 'read', table: found.id, reader: seatOr(found, use), read: { what: 'orders' } };
  },
};

/** Saves a person's time zone. */
export async function setZone(
  zone: string,
  { id, person }: Pick<Incoming, 'id' | 'person'>,
  { backend }: CommandContext,
): Promise<Reply> {
  const name = zoneName(zone);
  if (name === null) return say('I don’t know that place. `/orders zone:` lists the places I know.');
  const says = `I’ll remind you between 8:00 and 22:00, ${name} time. \`/orders zone:\` changes it.`;
  return say(await backend.setZone(person.id, zone, { interaction: id, says }));
}
