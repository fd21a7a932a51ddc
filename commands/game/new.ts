import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GameChat } from '../../src/chat/game-chat.ts';
import { button, buttonRows } from '../../src/discord/compose/rows.ts';
import { writeId } from '../../src/discord/ids.ts';
import type { ChannelHere } from '../../src/discord/interaction-place.ts';
import { cut, LIMITS } from '../../src/discord/limits.ts';
import { assemble, bold, plain } from '../../src/discord/markdown.ts';
import type { CommandUse } from '../../src/discord/payload.ts';
import { missingPermissions } from '../../src/discord/permissions.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { cleanedName, isBlank } from '../../src/discord/sanitize-text.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { ChannelReference } from '../../src/tables/types.ts';
import { assertNotBlocked } from '../blocked.ts';
import type { CommandContext } from '../context.ts';
import { assertMayOpen } from './quota.ts';

/** Maximum length of a table's title, in characters. */
export const TITLE = 60;

export function newOption(games: readonly GameChat[]): APIApplicationCommandSubcommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'new',
    description: 'Open a table in a new thread',
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
        description: 'A name for the table',
        max_length: TITLE,
      },
    ],
  };
}

/** The input for opening a table: a typed command, or a click on one of the games offered. */
type Opening = Omit<CommandUse, 'kind' | 'path' | 'files'>;

/** Asks which game to play, since a newcomer doesn't know the games' names. */
function askGame(games: readonly GameChat[], title: string | undefined): Reply {
  const buttons = games.slice(0, LIMITS.buttonsInRow).map((chat) => {
    const id = { act: 'new', game: chat.game, ...(title === undefined ? {} : { text: title }) } as const;
    if (writeId(id).length > LIMITS.customId)
      throw new Refused(
        'With such a long title I can’t ask which game you want. Name it with “game:”, or shorten the title.',
      );
    return button(id, chat.title);
  });
  const lines = games.map((chat) => `• ${bold(chat.title)}: ${plain(chat.hint)}`);
  return {
    do: 'say',
    draft: { content: assemble(['What do you want to play?'], lines, []), rows: buttonRows(buttons) },
  };
}

/**
 * `/game new`: opens a table in this channel, in this thread's parent channel, or in this forum post. Asks which game to play if
 * several exist and none is named.
 */
export async function openTable(given: Opening, context: CommandContext): Promise<Reply> {
  const { backend, games, newTable } = context;
  const use = inChannel(given);
  const wanted = use.typed.get('game');
  const chat = wanted === undefined ? games[0] : games.find(({ game }) => game === wanted);
  if (chat === undefined) throw new Refused(`There is no game “${cut(`${wanted}`, 40)}”. Choose one from the list.`);
  const stranger = uninvited(use, context);
  if (stranger !== null) return stranger;
  await assertNotBlocked(use.guild, use, context);
  const place = placeOf(use, context);
  const lacks = lacking(use, place, context);
  if (lacks.length > 0) {
    throw new Refused(
      `I can’t open a table here, because I lack ${lacks.join(', ')} in this channel. Ask a server admin, or try another channel.`,
    );
  }
  if (place.thread !== null) await refuseSecond(use, context);
  const named = use.typed.get('title');
  if (typeof named === 'string' && isBlank(named))
    throw new Refused('This title has no visible characters. Use letters, or leave the title out.');
  if (wanted === undefined && games.length > 1) return askGame(games, named === undefined ? undefined : `${named}`);
  await assertMayOpen(use, place, context);
  const table = newTable();
  const patience = use.guild === null ? null : (await backend.serverSettings(use.guild)).patience;
  return {
    do: 'send',
    table,
    input: {
      t: 'create',
      game: chat.game,
      title: named === undefined ? `${chat.title} ${table}` : cut(cleanedName(`${named}`), TITLE),
      owner: use.person.id,
      options: chat.opening ?? {},
      place,
      ...(patience === null ? {} : { patience }),
    },
  };
}

/**
 * The answer in a server that has added only the bot's commands, not the bot itself. The answer contains a link that
 * adds the bot. Null elsewhere.
 */
export function uninvited(
  { guild }: Pick<CommandUse, 'guild'>,
  { places }: Pick<CommandContext, 'places'>,
): Reply | null {
  const link = guild === null ? null : places.invite(guild);
  if (link === null) return null;
  const content = `This server has added my commands but not the bot itself, so I can’t post a table here. Ask a server admin to add the bot: ${link}`;
  return { do: 'say', draft: { content, rows: [] } };
}

/** Returns the names of the permissions that the bot lacks for a table in this channel. */
export function lacking(
  { guild, permissions }: Pick<CommandUse, 'guild' | 'permissions'>,
  { channel, forum }: ChannelReference,
  { places }: Pick<CommandContext, 'places'>,
): string[] {
  if (guild === null) return [];
  return missingPermissions(permissions, forum !== undefined, places.isVoice(channel));
}

/** An action in a channel where the bot may post. */
type Here<Action extends { channel: ChannelHere | null }> = Action & { channel: ChannelHere };

/** Throws `Refused` in a place that hasn't added the app, because the bot can't post a table there. */
export function inChannel<Action extends { channel: ChannelHere | null }>(action: Action): Here<Action> {
  const { channel } = action;
  if (channel === null)
    throw new Refused(
      'I can’t post a table here, because this place hasn’t added me. Open it in a server that has, or in a direct message with me.',
    );
  return { ...action, channel };
}

/** Returns the place of a table that is opened in this channel or moved to it. */
export function placeOf(
  { guild, channel: { id, parent, thread } }: Here<Pick<CommandUse, 'guild' | 'channel'>>,
  { places }: Pick<CommandContext, 'places'>,
): ChannelReference {
  const around = thread ? (parent ?? id) : id;
  // The chat of a voice channel has no threads, so it can hold only one table.
  if (places.isVoice(around)) return { guild, channel: around, thread: around };
  if (thread && places.isForum(around)) return { guild, channel: id, thread: id, forum: around };
  return { guild, channel: around, thread: null };
}

/** Throws `Refused` for a second table in a forum post or in the chat of a voice channel. */
export async function refuseSecond(
  { channel }: Here<Pick<CommandUse, 'channel'>>,
  { backend }: CommandContext,
): Promise<void> {
  const here = await backend.tableOf(channel.id);
  const table = here === null ? null : await backend.summary(here);
  if (table?.status === 'lobby' || table?.status === 'playing')
    throw new Refused(
      channel.thread
        ? `This post already belongs to “${table.title}”. Make a new post for another table.`
        : `This channel already belongs to “${table.title}”. Open another table in a text channel.`,
    );
}
