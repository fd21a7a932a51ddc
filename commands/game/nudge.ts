import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { nudgeable } from '../../src/discord/compose/nudge.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { Refused, type Seat } from '../../src/kernel/types.ts';
import { holidayAt } from '../../src/tables/calendar.ts';
import { dateWords } from '../../src/tables/holidays.ts';
import type { Summary } from '../../src/tables/summary.ts';
import { calendarOf } from '../../src/tables/waking.ts';
import type { Asker, CommandContext } from '../context.ts';
import { seatOr, TABLE_OPTION } from '../tables.ts';

const RULE = 'T-NUDGE-01';

export const NUDGE_OPTION: APIApplicationCommandSubcommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'nudge',
  description: 'Remind a player that the table waits for them, once a day at most',
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'seat',
      description: 'Which seat, if the table waits for several players',
      autocomplete: true,
      max_length: 100,
    },
    TABLE_OPTION,
  ],
};

/**
 * Nudges a player. If `about` is null, nudges the only one for whom the table waits. Nobody is nudged on a holiday. When a
 * player gets the nudge follows from their own hours, so the answer doesn't say it.
 */
export async function nudge(
  summary: Summary,
  about: Seat | null,
  asker: Pick<Asker, 'person'>,
  { backend, now }: Pick<CommandContext, 'backend' | 'now'>,
): Promise<Reply> {
  const seat = seatOr(summary, asker);
  const [only, ...others] = nudgeable(summary, seat);
  if (about === null && others.length > 0)
    throw new Refused('The table waits for several players. Name the seat you mean.', RULE);
  const meant = about ?? only;
  if (meant === undefined) throw new Refused('The table isn’t waiting for another player now.', RULE);
  const { player = null, called, name } = summary.chairs[meant] ?? {};
  const calendar = player === null || meant === seat ? null : calendarOf(await backend.times(player));
  const holiday = calendar === null ? null : holidayAt(now(), calendar);
  if (holiday !== null) throw new Refused(`${called ?? name} is on holiday until ${dateWords(holiday.until)}.`, RULE);
  return { do: 'send', table: summary.id, input: { t: 'nudge', seat, about: meant } };
}
