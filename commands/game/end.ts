import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Draft } from '../../src/discord/compose/body.ts';
import { button, buttonRows } from '../../src/discord/compose/rows.ts';
import { bold } from '../../src/discord/markdown.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { Refused, type Seat } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker } from '../context.ts';
import { seatOr, TABLE_OPTION } from '../tables.ts';
import { playsOn } from './away.ts';

/** Giving up is asked for once more: there is no way back. */
function surely({ id: table, title, ...summary }: Summary, seat: Seat): Draft {
  const then = playsOn(summary, seat)
    ? 'A bot plays your seat on, and the others with it. You may come back.'
    : 'The others win, and the game is over.';
  return {
    content: `Give up ${bold(title)}? ${then}`,
    rows: buttonRows([
      button({ act: 'concede', table }, 'Yes, I give up', 'grave'),
      button({ act: 'move', table }, 'No, go on', 'first'),
    ]),
  };
}

const WAYS = [
  { name: 'Propose an end to all players, or agree to one', value: 'agree' },
  { name: 'Be against an end that was proposed', value: 'refuse' },
  { name: 'Give up: the others win, or play on with a bot', value: 'give-up' },
] as const;

export const END_OPTION: APIApplicationCommandSubcommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'end',
  description: 'End a game: together, or by giving up',
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'how',
      description: 'How it ends; all have to agree unless you give up',
      choices: [...WAYS],
    },
    TABLE_OPTION,
  ],
};

/** `/game end`: closes a table that has not begun, proposes an end, agrees to it, is against it, or gives up. */
export function endGame(summary: Summary, how: string, asker: Pick<Asker, 'person'>): Reply {
  const table = summary.id;
  if (summary.status === 'lobby') {
    if (summary.owner !== asker.person.id)
      throw new Refused('Only who opened the table closes it before the game begins.', 'T-LOBBY-02');
    return { do: 'send', table, input: { t: 'end', why: 'The table was closed before the game began.' } };
  }
  const seat = seatOr(summary, asker);
  switch (how) {
    case 'give-up':
      return { do: 'say', draft: surely(summary, seat) };
    case 'refuse':
      return { do: 'send', table, input: { t: 'consent', seat, proposal: { do: 'end' }, yes: false } };
    default:
      return { do: 'send', table, input: { t: 'consent', seat, proposal: { do: 'end' }, yes: true } };
  }
}
