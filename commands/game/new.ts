import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GameChat } from '../../src/discord/games/chat.ts';
import { cut, LIMITS } from '../../src/discord/limits.ts';
import type { CommandUse } from '../../src/discord/payload.ts';
import { missingPermissions } from '../../src/discord/permissions.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { cleanedName, isBlank } from '../../src/discord/typed.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { CommandContext } from '../context.ts';

/** Longest title of a table. */
export const TITLE = 60;

export function newOption(games: readonly GameChat[]): APIApplicationCommandSubcommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'new',
    description: 'Open a table with a thread of its own',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'game',
        description: 'What to play',
        choices: games
          .slice(0, LIMITS.choices)
          .map(({ game, title }) => ({ name: cut(title, LIMITS.choiceName), value: game })),
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'title',
        description: 'What the table is called',
        max_length: TITLE,
      },
    ],
  };
}

/** `/game new`: opens a table here; in a thread, in the channel around it. */
export async function openTable(use: CommandUse, { backend, games, newTable }: CommandContext): Promise<Reply> {
  const wanted = use.typed.get('game');
  const chat = wanted === undefined ? games[0] : games.find(({ game }) => game === wanted);
  if (chat === undefined) throw new Refused(`There is no game “${cut(`${wanted}`, 40)}”. Choose one from the list.`);
  const lacks = use.guild === null ? [] : missingPermissions(use.permissions);
  if (lacks.length > 0) {
    throw new Refused(
      `I may not open a table here: I lack ${lacks.join(', ')} in this channel. Ask who runs this server, or try another channel.`,
    );
  }
  const table = newTable();
  const given = use.typed.get('title');
  if (typeof given === 'string' && isBlank(given))
    throw new Refused('This title shows nothing. Give the table one with letters in it, or leave it out.');
  const channel = use.channel.thread ? (use.channel.parent ?? use.channel.id) : use.channel.id;
  const patience = use.guild === null ? null : (await backend.serverSettings(use.guild)).patience;
  return {
    do: 'send',
    table,
    input: {
      t: 'create',
      game: chat.game,
      title: given === undefined ? `${chat.title} ${table}` : cut(cleanedName(`${given}`), TITLE),
      owner: use.person.id,
      options: {},
      place: { guild: use.guild, channel, thread: null },
      ...(patience === null ? {} : { patience }),
    },
  };
}
