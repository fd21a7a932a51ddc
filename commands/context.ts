import type { GameChat } from '../src/chat/game-chat.ts';
import type { Allowances } from '../src/discord/allowances.ts';
import type { ChatBackend } from '../src/discord/backend.ts';
import type { ChannelFacts } from '../src/discord/channel-facts.ts';
import type { ChannelView, Keepers } from '../src/discord/channel-view.ts';
import type { FetchFile } from '../src/discord/files.ts';
import type { CommandUse, Completion, Incoming } from '../src/discord/payload.ts';
import type { Definition } from '../src/discord/registration.ts';
import type { Choice, Reply } from '../src/discord/reply.ts';
import type { GameId } from '../src/kernel/types.ts';
import type { OwnBooks } from '../src/rulebook/search/imported-books.ts';
import type { Openings } from '../src/store/openings.ts';
import type { ChannelReference, TableId } from '../src/tables/types.ts';

/** The services that commands and clicks use. */
export interface CommandContext {
  readonly backend: ChatBackend;
  /** Checks which channels a person can see. */
  readonly sees: ChannelView;
  /** Asks Discord whether a person who isn't on its server now can still see a table's channel. */
  readonly seesAfar: (person: string, place: ChannelReference) => Promise<boolean>;
  /**
   * Tells whether a channel is a forum or a voice channel and whether it exists, and returns the link that invites the
   * bot.
   */
  readonly places: Pick<ChannelFacts, 'isForum' | 'isVoice' | 'invite' | 'exists'>;
  /** Checks who moderates a channel. */
  readonly keepers: Keepers;
  readonly games: readonly GameChat[];
  /** The rulebooks that the owner of this program imported. */
  readonly own: OwnBooks;
  /** Downloads an attached file; returns null if the file isn't available or exceeds the byte limit. */
  readonly fetchFile: FetchFile;
  /** Counts opened tables. If the counter is omitted, the number of tables isn't limited. */
  readonly openings?: Pick<Openings, 'take'> | undefined;
  /** The limits on what people can do. */
  readonly limits: Allowances;
  /** Returns the present time, in milliseconds since 1970; the process's clock by default. */
  readonly now: () => number;
  /** Returns a random new table id. */
  readonly newTable: () => TableId;
}

/** A person who did something, and the place where they did it. */
export type Asker = Pick<Incoming, 'person' | 'roles' | 'guild' | 'channel'>;

/** A slash command: its definition for Discord, its completion and its handler. */
export interface SlashCommand {
  readonly definition: Definition;
  run(use: CommandUse, context: CommandContext): Promise<Reply>;
  complete?(completion: Completion, context: CommandContext): Promise<Choice[]>;
}

/**
 * Returns the chat interface of a game. This never fails for a table's game, because the bot opens tables only for
 * games that it has.
 */
export function chatOf({ games }: Pick<CommandContext, 'games'>, id: GameId): GameChat {
  const chat = games.find(({ game }) => game === id);
  if (chat === undefined) throw new Error(`no words for the game ${id}`);
  return chat;
}
