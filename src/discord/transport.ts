import { DiscordAPIError, type RawFile, type REST, SnowflakeUtil } from 'discord.js';
import {
  type APIMessage,
  ChannelType,
  MessageType,
  type RESTGetAPIChannelMessageResult,
  type RESTGetAPIChannelMessagesResult,
  type RESTGetAPIChannelResult,
  type RESTGetAPIGuildMemberResult,
  RESTJSONErrorCodes,
  type RESTPatchAPIWebhookWithTokenMessageResult,
  type RESTPostAPIChannelMessageResult,
  type RESTPostAPIChannelThreadsResult,
  type RESTPostAPICurrentUserCreateDMChannelResult,
  Routes,
  ThreadAutoArchiveDuration,
  type ThreadChannelType,
} from 'discord-api-types/v10';
import type { GameChat } from '../chat/game-chat.ts';
import type { GameId } from '../kernel/types.ts';
import {
  blocksBody,
  converting,
  fileName,
  filesIn,
  inBlocks,
  isInBlocks,
  type NamedFile,
  partsOf,
  withFiles,
  withoutFiles,
} from '../queue/blocks.ts';
import { lookOf } from '../queue/looks.ts';
import {
  type AnswerAddress,
  type Attachment,
  isPassing,
  type MessageBody,
  type MessageRef,
  type Posted,
  type Transport,
  TransportError,
} from '../queue/transport.ts';
import { fits } from '../queue/uploads.ts';
import { everyoneSees, type ServerAccess } from './channel-access.ts';
import type { ChannelFacts } from './channel-facts.ts';
import { boardDraft, boardProblemDraft } from './compose/board.ts';
import { bodyOf } from './compose/body.ts';
import { deckOf, exhibitOf, starterOf } from './compose/exhibit.ts';
import { forgottenDraft } from './compose/forget.ts';
import { inboxDraft } from './compose/inbox.ts';
import { compose } from './compose/index.ts';
import { partingDraft } from './compose/parting.ts';
import { foundDraft } from './compose/seekers.ts';
import { past, pastBlocks } from './compose/turn.ts';
import { transportError } from './errors.ts';
import { cut, LIMITS } from './limits.ts';
import { Pace } from './pace.ts';
import { requestedAccess } from './server-access.ts';

/** Requests per second with the bot's token, which stays below Discord's limit of 50. */
const MOST = 45;
/** Maximum number of messages in a list, and of lists that are read to find our own messages in a channel. */
const PAGE = 100;
const PAGES = 10;
/** The facts about channels that are known without asking Discord. */
type KnownFacts = Pick<ChannelFacts, 'typeOf' | 'managesThreads' | 'sees' | 'access'>;
/** Used if nothing is known, so the transport asks Discord about each channel. */
const UNKNOWN: KnownFacts = {
  typeOf: () => null,
  managesThreads: () => false,
  sees: () => null,
  access: () => null,
};

interface Upload {
  body: MessageBody;
  files: RawFile[];
}

/**
 * The body with its list of files; Discord removes files that aren't in the list.
 * @throws TransportError `bad-request` if Discord would refuse files of this size
 */
function upload(body: MessageBody, files: readonly Attachment[]): Upload {
  if (!fits(files)) throw new TransportError('bad-request', 'the files are too large for one message');
  const attachments = files.map(({ name, alt }, at) => ({
    id: `${at}`,
    filename: name,
    description: cut(alt, LIMITS.alt),
  }));
  return { body: { ...body, attachments }, files: files.map(({ name, bytes }) => ({ name, data: bytes })) };
}

/** Replaces everything in a message, including embeds, which otherwise would still show removed files. */
function replacing(body: MessageBody): MessageBody {
  return isInBlocks(body) ? body : { embeds: [], ...body };
}

/**
 * The transport to Discord over REST. `botId` distinguishes our own messages from those of others. `games` provides the
 * texts of messages. `refused` is called when Discord no longer accepts the bot's token. `lacks` returns the
 * permissions that the bot lacks in a channel. `answers` sends requests with interaction tokens, which Discord doesn't
 * count towards the bot's limit. `known` provides the facts about channels that are known without a request. `frames`
 * lays turn messages and panels out in blocks.
 */
export function createTransport(
  rest: REST,
  botId: string,
  games: readonly GameChat[],
  refused: () => void = () => {},
  lacks: Transport['lacks'] = () => [],
  answers: REST = rest,
  known: KnownFacts = UNKNOWN,
  frames = false,
): Transport {
  const pace = new Pace(MOST);

  /** Sends each request once, when the bot's limit allows; throws `TransportError`. */
  async function attempt<T>(request: () => Promise<unknown>): Promise<T> {
    await pace.turn();
    return tried(request);
  }

  async function tried<T>(request: () => Promise<unknown>): Promise<T> {
    try {
      // Discord's documented response to the route; only ids are used.
      return (await request()) as T;
    } catch (error) {
      const failure = transportError(error);
      if (failure.kind === 'unauthorized') refused();
      throw failure;
    }
  }

  /** Returns the type of a thread without a starting message, which depends on its channel. */
  async function threadType(channel: string): Promise<ThreadChannelType> {
    const type =
      known.typeOf(channel) ?? (await attempt<RESTGetAPIChannelResult>(() => rest.get(Routes.channel(channel)))).type;
    return type === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
  }

  /**
   * Fills in an answer immediately, without queueing, because a person is waiting and Discord doesn't count this
   * request.
   */
  async function fillIn(address: AnswerAddress, body: MessageBody, files: readonly Attachment[]): Promise<MessageRef> {
    const changed = await change<RESTPatchAPIWebhookWithTokenMessageResult>(address, replacing(body), files, (made) =>
      tried(() => answers.patch(routeOf(address), { ...upload(made, files), auth: false })),
    );
    return refOf(changed);
  }

  /** Returns a message as Discord has it. */
  function read(place: MessageRef | AnswerAddress): Promise<RESTGetAPIChannelMessageResult> {
    return attempt(() => rest.get(routeOf(place), { auth: !('token' in place) }));
  }

  /**
   * Changes a message. If Discord refuses the body because the message is laid out in blocks, the body is laid out so,
   * too. Without `files`, the message keeps those that it has.
   */
  async function change<T = unknown>(
    place: MessageRef | AnswerAddress,
    body: MessageBody,
    files: readonly NamedFile[] | null,
    send: (body: MessageBody) => Promise<T>,
  ): Promise<T> {
    try {
      return await send(converting(body));
    } catch (error) {
      if (!isBadRequest(error) || isInBlocks(body) || !('content' in body)) throw error;
      const { components, ...message } = await read(place);
      if (!isInBlocks(message)) throw error;
      const changed = inBlocks(body);
      return files === null ? keeping(withFiles(changed, filesIn(components)), send) : send(withFiles(changed, files));
    }
  }

  function list(channel: string, query: Record<string, string>): Promise<RESTGetAPIChannelMessagesResult> {
    return attempt(() => rest.get(Routes.channelMessages(channel), { query: new URLSearchParams(query) }));
  }

  function chatOf(id: GameId): GameChat {
    const chat = games.find(({ game }) => game === id);
    if (chat === undefined) throw new Error(`no words for the game ${id}`);
    return chat;
  }

  return {
    compose: (seen, outgoing, pictures) => compose(seen, outgoing, chatOf(seen.game), pictures, frames),

    exhibit(exhibit) {
      const chat = chatOf(exhibit.game);
      if ('deck' in exhibit) return deckOf(exhibit.name, exhibit.deck, chat);
      return 'starter' in exhibit ? starterOf(exhibit.starter, chat) : exhibitOf(exhibit.component, chat);
    },

    inbox: (items, shown) => ({ body: bodyOf(inboxDraft(items, games, shown)), pictures: [] }),

    tablesFound: (tables, guild) => ({ body: bodyOf(foundDraft(tables, guild, games)), pictures: [] }),

    parting: (tables, ends) => ({ body: bodyOf(partingDraft(tables, ends, games)), pictures: [] }),

    board: (shown) => ({ body: bodyOf(boardDraft(shown, games)), pictures: [] }),

    forgotten: (done) => ({ body: bodyOf(forgottenDraft(done)), pictures: [] }),
    boardProblem: (problem) => ({ body: bodyOf(boardProblemDraft(problem)), pictures: [] }),

    lacks,

    editAnswer: fillIn,

    attach: (address, files, body = {}) => fillIn(address, body, files),

    async post(channel, body, files, nonce) {
      const once = { ...body, nonce: nonce.slice(0, LIMITS.nonce), enforce_nonce: true };
      const sent = await attempt<RESTPostAPIChannelMessageResult>(() =>
        rest.post(Routes.channelMessages(channel), upload(once, files)),
      );
      return refOf(sent);
    },

    async edit({ channel, message }, body, files) {
      const place = { channel, message };
      await change(place, replacing(body), files, (made) =>
        attempt(() => rest.patch(routeOf(place), upload(made, files))),
      );
    },

    async reword(place, body) {
      const auth = !('token' in place);
      await change(place, body, 'attachments' in body ? [] : null, (made) =>
        attempt(() => rest.patch(routeOf(place), { body: made, auth })),
      );
    },

    async retire(place, why, components = []) {
      const { content, components: shown = [], ...message } = await read(place);
      const body = isInBlocks(message)
        ? blocksBody([...pastBlocks(shown, why), ...partsOf(components)])
        : { content: past(content, why), components };
      const auth = !('token' in place);
      await keeping(body, (made) => attempt(() => rest.patch(routeOf(place), { body: made, auth })));
    },

    async remove({ channel, message }) {
      await attempt(() => rest.delete(Routes.channelMessage(channel, message)));
    },

    async openThread({ channel }, name, under) {
      const body = { name: cut(name, LIMITS.threadName), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      if (under === null) {
        const create = { ...body, type: await threadType(channel) };
        const thread = await attempt<RESTPostAPIChannelThreadsResult>(() =>
          rest.post(Routes.threads(channel), { body: create }),
        );
        return thread.id;
      }
      await attempt(() => rest.post(Routes.threads(under.channel, under.message), { body }).catch(nullIfThere));
      // A message has at most one thread, and the thread has the message's id.
      return under.message;
    },

    async unarchive(thread) {
      // A bot that can't manage threads may reopen a thread in which it can write, but the request must not change any
      // other field.
      const longest = known.managesThreads(thread) ? { auto_archive_duration: ThreadAutoArchiveDuration.OneWeek } : {};
      await attempt(() => rest.patch(Routes.channel(thread), { body: { archived: false, ...longest } }));
    },

    self: botId,

    async direct(player) {
      const channel = await attempt<RESTPostAPICurrentUserCreateDMChannelResult>(() =>
        rest.post(Routes.userChannels(), { body: { recipient_id: player } }),
      );
      return channel.id;
    },

    async join(thread, player) {
      await attempt(() => rest.put(Routes.threadMembers(thread, player)));
    },

    async sees(player, { guild, channel, forum }) {
      if (guild === null) return true;
      const member = await attempt<RESTGetAPIGuildMemberResult>(() =>
        rest.get(Routes.guildMember(guild, player)),
      ).catch((error: TransportError) => {
        if (isPassing(error)) throw error;
        return null;
      });
      if (member === null) return false;
      return known.sees({ person: { id: player }, roles: member.roles, guild }, forum ?? channel) ?? true;
    },

    async isIn(guild) {
      return attempt(() => rest.get(Routes.guild(guild))).then(
        () => true,
        (error: TransportError) => {
          // Any other error says nothing about the server.
          if (error.kind === 'gone-channel' || error.kind === 'missing-permission') return false;
          throw error;
        },
      );
    },

    async openTo(guild, board, channels) {
      const access = known.access(guild) ?? (await attempt<ServerAccess>(() => requestedAccess(rest, guild)));
      return new Set(channels.filter((channel) => everyoneSees(access, board, channel, botId)));
    },

    async recent(channel, limit) {
      return (await list(channel, { limit: `${limit}` })).map(postedBy(botId));
    },

    async postedSince(channel, since) {
      const found: Posted[] = [];
      let after = firstIdAt(since);
      for (let page = 0; page < PAGES; page++) {
        // The newest messages come first, even if the list continues from an older message.
        const messages = await list(channel, { limit: `${PAGE}`, after });
        found.push(...messages.map(postedBy(botId)).toReversed());
        if (messages.length < PAGE) break;
        after = messages[0]?.id ?? after;
      }
      return found.filter(({ mine }) => mine);
    },
  };
}

function isBadRequest(error: unknown): boolean {
  return error instanceof TransportError && error.kind === 'bad-request';
}

/**
 * Sends a body that names files which the message already has. Whether Discord accepts that isn't documented, so if it
 * doesn't, the body is sent without them.
 */
async function keeping<T>(body: MessageBody, send: (body: MessageBody) => Promise<T>): Promise<T> {
  try {
    return await send(body);
  } catch (error) {
    if (!isBadRequest(error) || filesIn(body['components']).length === 0) throw error;
    return send(withoutFiles(body));
  }
}

/** The smallest id that a message sent at this time can have. */
function firstIdAt(time: number): string {
  const age = BigInt(Math.floor(time)) - SnowflakeUtil.epoch;
  return `${age > 0n ? age << 22n : 0n}`;
}

/** The facts about a listed message that the transport needs. Discord doesn't list nonces. */
function postedBy(botId: string): (message: APIMessage) => Posted {
  return (message) => {
    const mine = message.author.id === botId;
    const isAnswer = message.webhook_id !== undefined || message.interaction_metadata !== undefined;
    const isPost = mine && message.type === MessageType.Default && !isAnswer;
    return { id: message.id, mine, look: isPost ? lookOfMessage(message) : null };
  };
}

/**
 * Returns a hash of the appearance of a message that Discord lists. Discord doesn't list files that an embed or a
 * component shows, so their names are taken from the picture addresses.
 */
function lookOfMessage({ content, attachments, embeds, components }: APIMessage): string {
  const shown = embeds.flatMap(({ image }) => (image === undefined ? [] : [fileName(image.url)]));
  const named = filesIn(components).map(({ name }) => name);
  return lookOf({ content, files: [...attachments.map(({ filename }) => filename), ...shown, ...named], components });
}

function nullIfThere(error: unknown): null {
  if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage) return null;
  throw error;
}

/** The route for changing a message, either by its place or by the token of the interaction it answers. */
function routeOf(place: MessageRef | AnswerAddress): `/${string}` {
  return 'token' in place
    ? Routes.webhookMessage(place.applicationId, place.token)
    : Routes.channelMessage(place.channel, place.message);
}

function refOf({ channel_id, id }: { channel_id: string; id: string }): MessageRef {
  return { channel: channel_id, message: id };
}
