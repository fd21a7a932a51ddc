import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { PACE_CHOICES, PACE_PARTS, type PacePart, paceDraft, withPaceValue } from '../../src/discord/compose/pace.ts';
import type { CommandUse } from '../../src/discord/payload.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { Asker } from '../context.ts';
import { TABLE_OPTION } from '../tables.ts';

const DESCRIPTIONS: Readonly<Record<PacePart, string>> = {
  turn: 'The time for each turn; everyone has to agree again',
  timeout: 'What happens when the time for a turn is over',
  windows: 'The time for a response to another player',
  off: 'Times that don’t count',
};

export const PACE_OPTION: APIApplicationCommandSubcommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'pace',
  description: 'See or change the time that players have for their turns',
  options: [
    ...PACE_PARTS.map((name) => ({
      type: ApplicationCommandOptionType.String as const,
      name,
      description: DESCRIPTIONS[name],
      choices: PACE_CHOICES[name].map(({ label, value }) => ({ name: label, value })),
    })),
    TABLE_OPTION,
  ],
};

/** Shows the pace, with menus for the person who may change it. */
export function showPace(summary: Summary, { person }: Pick<Asker, 'person'>, how: 'say' | 'turn' = 'say'): Reply {
  return { do: how, draft: paceDraft(summary, isOwner(summary, person.id)) };
}

/** Opens the menus of the pace from the lobby’s message. */
export function openPace(summary: Summary, { person }: Pick<Asker, 'person'>): Reply {
  if (summary.status !== 'lobby')
    throw new Refused('The game has begun, so seats and settings are fixed.', 'T-LOBBY-01');
  if (!isOwner(summary, person.id))
    throw new Refused('Only the player who opened the table can change its settings.', 'T-LOBBY-02');
  return showPace(summary, { person });
}

function isOwner({ status, owner }: Summary, person: string): boolean {
  return status === 'lobby' && owner === person;
}

/** Changes some settings of the pace and keeps the others. */
export function changePace(
  summary: Summary,
  values: { readonly [part in PacePart]?: string | undefined },
  { person }: Pick<Asker, 'person'>,
): Reply {
  let pace = summary.pace ?? null;
  for (const part of PACE_PARTS) {
    const value = values[part];
    const next = value === undefined ? pace : withPaceValue(pace, part, value);
    if (next === undefined) throw new Refused('That isn’t one of the choices.', 'T-PACE-01');
    pace = next;
    // Without a time limit, the other settings mean nothing.
    if (part === 'turn' && value === 'none') break;
  }
  return { do: 'send', table: summary.id, input: { t: 'clock', pace, player: person.id } };
}

/** Runs `/game pace`. */
export function paceCommand(summary: Summary, use: CommandUse): Reply {
  const values = Object.fromEntries(
    PACE_PARTS.flatMap((part) => {
      const value = use.typed.get(part);
      return value === undefined ? [] : [[part, `${value}`]];
    }),
  );
  return Object.keys(values).length === 0 ? showPace(summary, use) : changePace(summary, values, use);
}
