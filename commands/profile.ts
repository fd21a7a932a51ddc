import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { hourText, MESSAGE_CHOICES } from '../src/discord/compose/profile.ts';
import type { Click, Incoming } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { UNTIL_LENGTH } from '../src/tables/until.ts';
import type { CommandContext, SlashCommand } from './context.ts';
import { muteTable, showMute } from './mute.ts';
import { EVERYWHERE } from './places.ts';
import { forgetQuestion, messagesOf, profileOf } from './profile-page.ts';
import { ownStats } from './stats.ts';
import { isTable, TABLE_OPTION, tableFor } from './tables.ts';

/** `/profile`: a person's settings for all tables. */
export const profile: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'profile',
    description: 'Your settings for all tables',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'messages',
        description: 'When I notify you: at each turn, once a day, or only when it is urgent',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'when',
            description: 'When I notify you',
            choices: MESSAGE_CHOICES.map(({ label: name, value }) => ({ name, value })),
          },
          {
            type: ApplicationCommandOptionType.Integer,
            name: 'hour',
            description: 'The hour of your digest, in your time zone',
            min_value: 0,
            max_value: 23,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'time',
        description: 'Your hours, messages, holidays, nudges and muted tables',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'stats',
        description: 'Your finished games: results, time a turn and dice. Only you see it',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'delete',
        description: 'Delete all your data, after asking you once',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'mute',
        description: 'Let a table’s messages come silently, or end that',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'until',
            description: 'Until when: “3 days”, “Monday”, “7 December”, or “always”',
            max_length: UNTIL_LENGTH,
          },
          TABLE_OPTION,
        ],
      },
    ],
  },

  async run(use, context) {
    const verb = use.path.at(-1);
    if (verb === 'time') return { do: 'say', draft: await profileOf(use, context) };
    if (verb === 'stats') return { do: 'say', draft: await ownStats(use, context) };
    if (verb === 'delete') return { do: 'say', draft: await forgetQuestion(use, context) };
    if (verb === 'mute') {
      const found = await tableFor(use, context, ({ id }) => ({ act: 'mute', table: id }));
      if (!isTable(found)) return found;
      const until = use.typed.get('until');
      return typeof until === 'string' ? muteTable(found, until, use, context, false) : showMute(found, use, context);
    }
    const when = use.typed.get('when');
    const hour = use.typed.get('hour');
    if (when === undefined && hour === undefined) return { do: 'say', draft: await messagesOf(use, context) };
    // A person who names only an hour wants the digest.
    return say((await save(`${when ?? 'digest'}`, hour === undefined ? null : Number(hour), use, context)) ?? WRONG);
  },
};

type Person = Pick<Incoming, 'id' | 'person'>;

/** Decides whether nudges may notify a person. Shows their settings again if the button was there. */
export async function setNudges(
  { to, from }: { to: 'ring' | 'silent'; from?: 'profile' | undefined },
  { id, person }: Person,
  context: CommandContext,
): Promise<Reply> {
  const says =
    to === 'ring'
      ? 'Nudges notify you again.'
      : 'Nudges are muted, so they come silently. `/profile time` changes it. Only you can see this.';
  const told = await context.backend.mutes.setNudges(person.id, to === 'ring', { interaction: id, says });
  return from === undefined ? say(told) : { do: 'turn', draft: await profileOf({ person }, context) };
}

/** Takes invitations from all servers again (T-FIND-05), and shows the person's settings. */
export async function allowInvitations({ id, person }: Person, context: CommandContext): Promise<Reply> {
  const says = 'You take invitations from all servers again.';
  await context.backend.invitations.allow(person.id, { interaction: id, says });
  return { do: 'turn', draft: await profileOf({ person }, context) };
}

/** Changes a setting by its menu, and shows the settings again. */
export async function chooseMessages(
  menu: 'messages' | 'digest',
  clicked: Person & Pick<Click, 'values'>,
  context: CommandContext,
): Promise<Reply> {
  const [value] = clicked.values;
  const [when, hour] = menu === 'messages' ? [value, null] : ['digest', Number(value)];
  const says = await save(when, hour, clicked, context);
  return says === null ? say(WRONG) : { do: 'turn', draft: await messagesOf(clicked, context) };
}

const WRONG = 'I don’t know that choice. `/profile messages` shows what you can choose.';

/** Saves when to notify a person. Returns the text for the person, or null if there is no such choice. */
async function save(
  when: string | undefined,
  hour: number | null,
  { id, person }: Person,
  { backend, now }: CommandContext,
): Promise<string | null> {
  const messages = MESSAGE_CHOICES.find(({ value }) => value === when)?.value;
  const isHour = hour === null || (Number.isInteger(hour) && hour >= 0 && hour <= 23);
  if (messages === undefined || !isHour) return null;
  const at = hour ?? (await backend.messages(person.id)).digest;
  const says = {
    each: 'I’ll notify you of each turn, but not while you sleep.',
    digest: `I’ll send you one digest a day at ${hourText(at)}, if a table waits for you. Your turns arrive silently.`,
    urgent: 'I’ll notify you only when you have less than 6 hours left. Other turns arrive silently.',
  }[messages];
  return backend.setMessages(person.id, { messages, digest: at }, { interaction: id, says }, now());
}
