import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { choosable, type GameChat, openSettings, settingWords } from '../../src/chat/game-chat.ts';
import { cut, LIMITS } from '../../src/discord/limits.ts';
import type { Completion } from '../../src/discord/payload.ts';
import type { Choice, Reply } from '../../src/discord/reply.ts';
import type { Summary } from '../../src/tables/summary.ts';
import { type CommandContext, chatOf, type SlashCommand } from '../context.ts';
import { WITH_BOT } from '../places.ts';
import { serverStats } from '../stats.ts';
import { isFree, isTable, readerAt, seatNamed, TABLE_OPTION, tableFor, tableToJoin } from '../tables.ts';
import { takeSeat, VOTE_OPTION, vote } from './absence.ts';
import { END_OPTION, endGame } from './end.ts';
import { FIND_OPTION, findTables } from './find.ts';
import { listTables } from './list.ts';
import { agree, changeSetting, join, leave, settingNamed, showSettings, start } from './lobby.ts';
import { newOption, openTable } from './new.ts';
import { NUDGE_OPTION, nudge } from './nudge.ts';
import { PACE_OPTION, paceCommand } from './pace.ts';
import { PAUSE_OPTION, proposePause, showPause } from './pause.ts';
import { setWait, WAIT_OPTION } from './wait.ts';

/** `/game`: opens, lists, changes and ends tables. */
export function gameCommand(games: readonly GameChat[]): SlashCommand {
  return {
    definition: {
      ...WITH_BOT,
      name: 'game',
      description: 'Tables: open, join, start, list, end',
      options: [
        newOption(games),
        simple('join', 'Take a seat at a table', [completed('seat', 'Which seat (the first free one if left out)')]),
        simple('leave', 'Leave your seat before the game begins'),
        simple('ready', 'Agree to changed settings'),
        simple('start', 'Begin the game'),
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: 'list',
          description: 'List the tables on this server, or your own',
        },
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: 'stats',
          description: 'The games of the people on this server who agreed to be listed',
        },
        simple('status', 'Show a table’s progress and whose move it is'),
        simple('report', 'The report on a finished game: score, turning points, time and dice'),
        simple('verify', 'Check that every roll and shuffle of a game follows from its secret'),
        simple('settings', 'See or change the settings before the game begins', [
          completed('setting', 'Which setting'),
          completed('value', 'The new value'),
        ]),
        END_OPTION,
        VOTE_OPTION,
        WAIT_OPTION,
        NUDGE_OPTION,
        PAUSE_OPTION,
        PACE_OPTION,
        FIND_OPTION,
      ],
    },

    async run(use, context) {
      const verb = use.path.at(-1);
      if (verb === 'new') return openTable(use, context);
      if (verb === 'list') return listTables(use, context);
      if (verb === 'find') return findTables(use, context);
      if (verb === 'stats') return serverStats(use, context);
      const found = await (verb === 'join' ? tableToJoin : tableFor)(use, context);
      if (!isTable(found)) return found;
      const text = (name: string) => `${use.typed.get(name) ?? ''}`.trim();
      const status: Reply = { do: 'read', table: found.id, reader: readerAt(found, use), read: { what: 'status' } };
      switch (verb) {
        case 'join':
          return (found.status === 'playing' ? takeSeat : join)(found, seatNamed(found, text('seat')), use);
        case 'leave':
          return leave(found, use);
        case 'ready':
          return agree(found, null, use);
        case 'start':
          return start(found, use);
        case 'settings': {
          const chat = chatOf(context, found.game);
          return text('setting') === ''
            ? showSettings(found, chat, use)
            : changeSetting(found, chat, text('setting'), text('value'), use);
        }
        case 'report':
        case 'verify':
          return { do: 'read', table: found.id, reader: readerAt(found, use), read: { what: verb } };
        case 'vote':
          return vote(found, text('how'), seatNamed(found, text('seat')), use);
        case 'wait':
          return setWait(found, Number(use.typed.get('hours')), use);
        case 'nudge':
          return nudge(found, seatNamed(found, text('seat')), use, context);
        case 'pause':
          return text('until') === '' ? showPause(found, use) : proposePause(found, text('until'), use, context);
        case 'pace':
          return paceCommand(found, use);
        case 'end':
          return endGame(found, text('how'), use);
        default:
          return status;
      }
    },

    complete: completeGame,
  };
}

function simple(
  name: string,
  description: string,
  options: APIApplicationCommandSubcommandOption['options'] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, name, description, options: [...options, TABLE_OPTION] };
}

function completed(name: string, description: string) {
  return { type: ApplicationCommandOptionType.String, name, description, autocomplete: true, max_length: 100 } as const;
}

/** Seats that a person can take, nudge or vote on. */
function seatsFor(verb: string | undefined, { chairs, awaited, away = [] }: Summary): Summary['chairs'] {
  if (verb === 'nudge') return awaited.flatMap((seat) => chairs[seat] ?? []);
  return verb === 'vote' ? away.flatMap(({ seat }) => chairs[seat] ?? []) : chairs.filter(isFree);
}

async function completeGame(completion: Completion, context: CommandContext): Promise<Choice[]> {
  const { focused, typed, path } = completion;
  const found = await (path.at(-1) === 'join' ? tableToJoin : tableFor)(completion, context);
  if (!isTable(found)) return [];
  const chat = chatOf(context, found.game);
  const setting = settingNamed(chat, `${typed.get('setting') ?? ''}`);
  const { options } = found;
  const lists: Record<string, Choice[]> = {
    seat: seatsFor(path.at(-1), found).map(({ name }) => ({ name, value: name })),
    setting: openSettings(chat, options).map((each) => ({
      name: cut(settingWords(each, options), LIMITS.choiceName),
      value: each.name,
    })),
    value: (setting === undefined ? [] : choosable(setting, options, chat).values).map(({ label, hint, value }) => ({
      name: cut(hint === undefined ? label : `${label}: ${hint}`, LIMITS.choiceName),
      value,
    })),
  };
  const wanted = focused.text.toLowerCase();
  return (lists[focused.name] ?? []).filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, LIMITS.choices);
}
