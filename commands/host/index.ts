import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { cut, LIMITS } from '../../src/discord/limits.ts';
import type { CommandUse, Completion } from '../../src/discord/payload.ts';
import type { Choice, Reply } from '../../src/discord/reply.ts';
import type { SeatReplacement } from '../../src/kernel/table.ts';
import { type Json, Refused } from '../../src/kernel/types.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { CommandContext, SlashCommand } from '../context.ts';
import { BOT } from '../game/lobby.ts';
import { inChannel, lacking, placeOf, refuseSecond } from '../game/new.ts';
import { IN_SERVERS } from '../places.ts';
import { isTable, seatNamed, TABLE_OPTION, tableFor } from '../tables.ts';
import { blockPerson, showBlocked } from './block.ts';
import { placeBoard } from './board.ts';
import { showDeadLetters } from './dead-letters.ts';
import { assertHost } from './require-moderator.ts';
import { changeServer, completeRole, showServer } from './settings.ts';
import { showUsage } from './usage.ts';

const WHY: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  name: 'why',
  description: 'The reason. Everyone at the table can read it',
  max_length: 200,
};

/**
 * `/host`: the moderators' commands. The table's log records each use of these commands. The commands reveal no more
 * than a spectator sees (T-HOST-01).
 */
export const host: SlashCommand = {
  definition: {
    ...IN_SERVERS,
    name: 'host',
    description: 'For moderators of this server’s tables',
    options: [
      simple('end', 'End a game without a winner, or close an open table', [WHY]),
      simple('remove', 'End a table and remove it from all lists', [WHY]),
      simple('move', 'Move a table to this channel'),
      simple('free', 'Free a seat for another player', [seat()]),
      simple('bot', 'Let a bot play a seat', [seat()]),
      simple('aside', 'List failed commands and retry them'),
      simple('restore', 'Restore a table whose saved position can’t be read'),
      simple('fix', 'Correct a value that everyone can see', [
        text('path', 'Path of the value in the position: `players.0.experience`', 200, true),
        text('value', 'The new value: a number, a word, true or false', 100, true),
        { ...WHY, required: true },
      ]),
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'board',
        description: 'Put a list of this server’s tables into this channel',
        options: [
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'remove',
            description: 'Take the list away',
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'block',
        description: 'Block a person from the tables of this server',
        options: [
          {
            type: ApplicationCommandOptionType.User,
            name: 'person',
            description: 'Who can’t open, join or watch tables here any more',
            required: true,
          },
          { ...WHY, description: 'The reason. The person reads it when I refuse something', required: true },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'blocked',
        description: 'List the blocked people, and end a block',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'usage',
        description: 'Show how many tables this server has, which wait longest, and the limits',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'settings',
        description: 'Settings for all tables on this server',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'role',
            description: 'A role that can moderate tables, besides those who can manage threads',
            autocomplete: true,
            max_length: 100,
          },
        ],
      },
    ],
  },

  async run(use, context) {
    const verb = use.path.at(-1);
    if (verb === 'settings') return settings(use, context);
    if (verb === 'board') return placeBoard(use, context);
    if (verb === 'usage') return showUsage(use, context);
    if (verb === 'block') return blockPerson(use, context);
    if (verb === 'blocked') return { do: 'say', draft: await showBlocked(use, context) };
    const found = await tableFor(use, context);
    if (!isTable(found)) return found;
    await assertHost(found, use, context);
    return act(`${verb}`, found, use, context);
  },

  async complete(completion, context) {
    const { focused } = completion;
    if (focused.name === 'role') return completeRole(completion, context);
    const found = await tableFor(completion, context);
    return isTable(found) && focused.name === 'seat' ? seats(found, completion) : [];
  },
};

async function settings(use: CommandUse, context: CommandContext): Promise<Reply> {
  const role = use.typed.get('role');
  return role === undefined ? showServer(use, context) : changeServer({ role: `${role}` }, use, context);
}

async function act(verb: string, table: Summary, use: CommandUse, context: CommandContext): Promise<Reply> {
  const called = use.person.name;
  const said = (name: string): string => `${use.typed.get(name) ?? ''}`.trim();
  const send = (input: Extract<Reply, { do: 'send' }>['input']): Reply => ({
    do: 'send',
    table: table.id,
    input,
    as: 'host',
  });
  const because = said('why') === '' ? '' : `: ${said('why')}`;
  const byHost = `${called}, a moderator,`;
  switch (verb) {
    case 'end':
      return send({ t: 'end', why: `${byHost} ended the table${because}` });
    case 'remove':
      return send({ t: 'end', why: `${byHost} removed the table${because}`, removed: true });
    case 'move':
      return send({ t: 'move', place: await newPlace(table, use, context), host: called });
    case 'restore':
      return send({ t: 'restore', host: called });
    case 'free':
    case 'bot': {
      const seat = seatNamed(table, said('seat'));
      if (seat === null) throw new Refused('Name the seat you mean.', 'T-HOST-02');
      const heir: Exclude<SeatReplacement, { to: 'nobody' }> =
        verb === 'bot' ? { to: 'bot', bot: BOT } : { to: 'friend' };
      return send({ t: 'vacate', seat, heir, host: called, clears: true });
    }
    case 'fix':
      return send({ t: 'fix', patch: { [said('path')]: jsonOf(said('value')) }, why: said('why'), host: called });
    default:
      return showDeadLetters(table, context);
  }
}

/**
 * Returns the table's new place: the channel in which the command was used, the parent channel if it was used in a
 * thread, or the forum post.
 */
async function newPlace({ place }: Summary, given: CommandUse, context: CommandContext): Promise<Summary['place']> {
  const use = inChannel(given);
  const to = placeOf(use, context);
  if (to.channel === place.channel)
    throw new Refused(
      'The table is already here. Use this command in the channel that you want to move it to.',
      'T-HOST-01',
    );
  if (use.guild !== null && context.places.invite(use.guild) !== null)
    throw new Refused(
      'This server has added my commands but not the bot itself. Add the bot first: “/game new” gives you the link.',
    );
  const lacks = lacking(use, to, context);
  if (lacks.length > 0)
    throw new Refused(`I can’t open a thread here, because I lack ${lacks.join(', ')} in this channel.`);
  if (to.thread !== null) await refuseSecond(use, context);
  return to;
}

/**
 * Parses the new value that a moderator types to correct a position. Any text other than a number, true, false or null
 * becomes a string.
 */
function jsonOf(typed: string): Json {
  if (/^-?\d{1,9}$/.test(typed)) return Number(typed);
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return typed === 'null' ? null : typed;
}

function seats({ chairs }: Summary, { focused }: Completion): Choice[] {
  const wanted = focused.text.toLowerCase();
  return chairs
    .map(({ name, called }) => ({
      name: cut(called === null ? name : `${name}: ${called}`, LIMITS.choiceName),
      value: name,
    }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
}

function simple(
  name: string,
  description: string,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, name, description, options: [...options, TABLE_OPTION] };
}

function text(name: string, description: string, most: number, required: boolean): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.String, name, description, max_length: most, required };
}

function seat(): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    name: 'seat',
    description: 'Which seat',
    required: true,
    autocomplete: true,
    max_length: 100,
  };
}
