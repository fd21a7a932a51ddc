import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Reply } from '../../src/discord/reply.ts';
import { hoursWords } from '../../src/kernel/hours.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker } from '../context.ts';
import { TABLE_OPTION } from '../tables.ts';

/** Choices for the number of hours that a table waits for a seat before the other players may vote. */
export const WAITS: readonly number[] = [6, 12, 24, 48, 72, 120, 168, 336];

export const WAIT_OPTION: APIApplicationCommandSubcommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'wait',
  description: 'How long the table waits for a player before the others may vote',
  options: [
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'hours',
      description: 'How long; everyone has to agree anew',
      required: true,
      choices: WAITS.map((hours) => ({ name: hoursWords(hours), value: hours })),
    },
    TABLE_OPTION,
  ],
};

/** Sets how long the table waits for a seat. The wait can be set only before the game begins. */
export function setWait(summary: Summary, hours: number, { person }: Pick<Asker, 'person'>): Reply {
  return { do: 'send', table: summary.id, input: { t: 'patience', hours, player: person.id } };
}
