import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { ZONES } from '../src/discord/compose/zone.ts';
import { listed } from '../src/discord/markdown.ts';
import { type Reply, say } from '../src/discord/reply.ts';
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
    const given = OWN.filter((name) => use.typed.has(name));
    if (given.length > 1 && !isPair(given)) return say(onlyOne(given));
    const confirm = use.typed.get('confirm');
    if (typeof confirm === 'boolean') {
      const says = confirm
        ? 'I’ll ask you once before you end something that can’t be undone.'
        : 'I’ll no longer ask before you end something.';
      return say(await context.backend.setConfirms(use.person.id, confirm, { interaction: use.id, says }));
    }
    const zone = use.typed.get('zone');
    const done = typeof zone === 'string' ? await setZone(zone, use, context) : null;
    for (const what of ['hours', 'holidays'] as const) {
      const typed = use.typed.get(what);
      if (typeof typed === 'string') return joined(done, await proposeTyped(what, typed, use, context));
    }
    if (done !== null) return done;
    const found = await tableOfTurn(use, context, ({ id }) => ({ act: 'standing', table: id }));
    if (!isTable(found)) return found;
    return { do: 'read', table: found.id, reader: seatOr(found, use), read: { what: 'orders' } };
  },
};

/** The options that apply to all tables. */
const OWN = ['confirm', 'zone', 'hours', 'holidays'] as const;

/** True for the options that can be set together: a time zone, and times in it. */
function isPair([first, second, ...others]: readonly (typeof OWN)[number][]): boolean {
  return first === 'zone' && second !== undefined && others.length === 0;
}

function onlyOne(given: readonly string[]): string {
  const names = given.map((name) => `\`/orders ${name}:\``);
  return `Nothing has changed, because I can’t set all of that at once. Type ${listed(names)} one after the other.`;
}

/** Two private answers as one, with the buttons of the second. */
function joined(first: Reply | null, second: Reply): Reply {
  if (first?.do !== 'say' || second.do !== 'say' || !('content' in first.draft) || !('content' in second.draft))
    return second;
  const { draft } = second;
  return { ...second, draft: { ...draft, content: `${first.draft.content}\n${draft.content}` } };
}
