import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { ChatBackend } from '../src/discord/backend.ts';
import type { ChannelFacts } from '../src/discord/channel-facts.ts';
import type { ChannelView, Keepers } from '../src/discord/channel-view.ts';
import type { FetchFile } from '../src/discord/files.ts';
import type { GameChat } from '../src/discord/games/chat.ts';
import type { CommandUse, Completion, Incoming } from '../src/discord/payload.ts';
import type { Choice, Reply } from '../src/discord/reply.ts';
import type { GameId } from '../src/kernel/types.ts';
import type { OwnBooks } from '../src/rulebook/search/imported-books.ts';
import type { Openings } from '../src/store/openings.ts';
import type { TableId } from '../src/tables/types.ts';

/** What commands and clicks are answered from. */
export interface CommandContext {
  readonly backend: ChatBackend;
  /** Who sees which channel. */
  readonly sees: ChannelView;
  /** What is known of channels otherwise. */
  readonly places: Pick<ChannelFacts, 'isForum' | 'isVoice' | 'invite' | 'exists'>;
  /** Who looks after which channel. */
  readonly keepers: Keepers;
  readonly games: readonly GameChat[];
  /** The rulebooks that the owner of this program imported. */
  readonly own: OwnBooks;
  /** Fetches a file that somebody sent along; null when it can’t be had, or is larger than so many bytes. */
  readonly fetchFile: FetchFile;
  /** Counts opened tables; without it their number has no limit. */
  readonly openings?: Pick<Openings, 'take'> | undefined;
  /** A new table's id, taken at random. */
  readonly newTable: () => TableId;
}

/** Someone who did something, and where. */
export type Asker = Pick<Incoming, 'person' | 'roles' | 'guild' | 'channel'>;

/** A slash command: what Discord is told of it, how it is completed, what it does. */
export interface SlashCommand {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(use: CommandUse, context: CommandContext): Promise<Reply>;
  complete?(completion: Completion, context: CommandContext): Promise<Choice[]>;
}

/** The chat's side of a game. A table of a game that this bot doesn't know can't come up: tables are opened by it. */
export function chatOf({ games }: Pick<CommandContext, 'games'>, id: GameId): GameChat {
  const chat = games.find(({ game }) => game === id);
  if (chat === undefined) throw new Error(`no words for the game ${id}`);
  return chat;
}
