import { DiscordAPIError, HTTPError, RateLimitError, type RawFile, type REST } from 'discord.js';
import {
  ChannelType,
  type RESTGetAPIChannelMessagesResult,
  RESTJSONErrorCodes,
  type RESTPatchAPIWebhookWithTokenMessageResult,
  type RESTPostAPIChannelMessageResult,
  type RESTPostAPIChannelThreadsResult,
  type RESTPostAPICurrentUserCreateDMChannelResult,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { GameId } from '../kernel/types.ts';
import {
  type AnswerAddress,
  type Attachment,
  type MessageBody,
  type MessageRef,
  type Transport,
  TransportError,
  type TransportErrorKind,
} from '../queue/transport.ts';
import { exhibitOf } from './compose/exhibit.ts';
import { compose } from './compose/index.ts';
import type { GameChat } from './games/chat.ts';
import { cut, LIMITS } from './limits.ts';
import { Pace } from './pace.ts';

/** What Discord's error codes mean to the delivery; every other one is a bad request. */
const KINDS: Readonly<Partial<Record<number, TransportErrorKind>>> = {
  [RESTJSONErrorCodes.UnknownChannel]: 'gone-channel',
  [RESTJSONErrorCodes.UnknownGuild]: 'gone-channel',
  [RESTJSONErrorCodes.UnknownMessage]: 'gone-message',
  [RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser]: 'gone-message',
  [RESTJSONErrorCodes.UnknownInteraction]: 'expired-token',
  [RESTJSONErrorCodes.UnknownWebhook]: 'expired-token',
  [RESTJSONErrorCodes.InvalidWebhookToken]: 'expired-token',
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'too-old',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'closed',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'archived',
  [RESTJSONErrorCodes.MissingAccess]: 'missing-permission',
  [RESTJSONErrorCodes.MissingPermissions]: 'missing-permission',
};

/** Requests with the bot's token in any second: below Discord's 50, so that it never has to tell us. */
const MOST = 45;
/** Longest pause that a rate limit may ask for, in milliseconds; a missing one counts as a second. */
const LONGEST_PAUSE = 60_000;
const USUAL_PAUSE = 1_000;

/** Says what went wrong with a request, without a word of what was sent. */
function transportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  if (error instanceof RateLimitError) {
    const wait = Number.isFinite(error.retryAfter) && error.retryAfter > 0 ? error.retryAfter : USUAL_PAUSE;
    return new TransportError('rate', 'too many requests', Math.min(wait, LONGEST_PAUSE));
  }
  if (error instanceof DiscordAPIError) {
    const known = KINDS[Number(error.code)];
    const kind = known ?? kindOfStatus(error.status);
    return new TransportError(kind, `Discord answered ${error.status} with code ${error.code}`);
  }
  if (error instanceof HTTPError) return new TransportError('server', `Discord answered ${error.status}`);
  // discord.js forgets a token that was refused once, and then has none to send.
  if (error instanceof Error && error.message.startsWith('Expected token'))
    return new TransportError('unauthorized', 'the token was refused');
  return new TransportError('network', error instanceof Error ? error.name : 'no answer came');
}

function kindOfStatus(status: number): TransportErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'missing-permission';
  return status >= 500 ? 'server' : 'bad-request';
}

interface Upload {
  body: MessageBody;
  files: RawFile[];
}

/** The body with its list of files: what isn't in the list goes. */
function upload(body: MessageBody, files: readonly Attachment[]): Upload {
  const attachments = files.map(({ name, alt }, at) => ({
    id: `${at}`,
    filename: name,
    description: cut(alt, LIMITS.alt),
  }));
  return { body: { ...body, attachments }, files: files.map(({ name, bytes }) => ({ name, data: bytes })) };
}

/**
 * The way to Discord by REST. `botId` tells our own messages from others'; `games` have the words; `refused` is told
 * when Discord no longer takes the bot's token; `answers` makes the requests with the tokens of interactions, which Discord
 * doesn't count towards the bot's.
 */
export function createTransport(
  rest: REST,
  botId: string,
  games: readonly GameChat[],
  refused: () => void = () => {},
  answers: REST = rest,
): Transport {
  /** Channels of direct messages by person: they never change, and Discord lets a bot ask for few of them. */
  const directs = new Map<string, string>();

  const pace = new Pace(MOST);

  /** Each request once, when the bot may make one more; its failure as a `TransportError`. */
  async function attempt<T>(request: () => Promise<unknown>): Promise<T> {
    await pace.turn();
    return tried(request);
  }

  async function tried<T>(request: () => Promise<unknown>): Promise<T> {
    try {
      // The route says what Discord answers; only ids are read of it.
      return (await request()) as T;
    } catch (error) {
      const failure = transportError(error);
      if (failure.kind === 'unauthorized') refused();
      throw failure;
    }
  }

  /** Waits for no turn: someone waits for it, and Discord doesn't count it. */
  async function fillIn({ applicationId, token }: AnswerAddress, sent: Upload): Promise<MessageRef> {
    // Without the bot's token: discord.js would drop it for good when the interaction has run out (401).
    const request = (): Promise<unknown> =>
      answers.patch(Routes.webhookMessage(applicationId, token), { ...sent, auth: false });
    return refOf(await tried<RESTPatchAPIWebhookWithTokenMessageResult>(request));
  }

  function chatOf(id: GameId): GameChat {
    const chat = games.find(({ game }) => game === id);
    if (chat === undefined) throw new Error(`no words for the game ${id}`);
    return chat;
  }

  return {
    compose: (seen, outgoing, pictures) => compose(seen, outgoing, chatOf(seen.game), pictures),

    exhibit: ({ game, component }) => exhibitOf(component, chatOf(game)),

    editAnswer: (address, body, files) => fillIn(address, upload(body, files)),

    attach: (address, files) => fillIn(address, upload({}, files)),

    async post(channel, body, files, nonce) {
      const once = { ...body, nonce: nonce.slice(0, LIMITS.nonce), enforce_nonce: true };
      const sent = await attempt<RESTPostAPIChannelMessageResult>(() =>
        rest.post(Routes.channelMessages(channel), upload(once, files)),
      );
      return refOf(sent);
    },

    async edit({ channel, message }, body, files) {
      await attempt(() => rest.patch(Routes.channelMessage(channel, message), upload(body, files)));
    },

    async reword({ channel, message }, body) {
      await attempt(() => rest.patch(Routes.channelMessage(channel, message), { body }));
    },

    async openThread({ channel }, name, under) {
      const body = { name: cut(name, LIMITS.threadName), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      const create = { ...body, type: ChannelType.PublicThread };
      if (under === null) {
        const thread = await attempt<RESTPostAPIChannelThreadsResult>(() =>
          rest.post(Routes.threads(channel), { body: create }),
        );
        return thread.id;
      }
      await attempt(() => rest.post(Routes.threads(under.channel, under.message), { body }).catch(nullIfThere));
      // The thread of a message bears the message's id, and there is one at most.
      return under.message;
    },

    async unarchive(thread) {
      await attempt(() => rest.patch(Routes.channel(thread), { body: { archived: false } }));
    },

    async direct(player) {
      const known = directs.get(player);
      if (known !== undefined) return known;
      const channel = await attempt<RESTPostAPICurrentUserCreateDMChannelResult>(() =>
        rest.post(Routes.userChannels(), { body: { recipient_id: player } }),
      );
      directs.set(player, channel.id);
      return channel.id;
    },

    async recent(channel, limit) {
      const query = new URLSearchParams({ limit: `${limit}` });
      const messages = await attempt<RESTGetAPIChannelMessagesResult>(() =>
        rest.get(Routes.channelMessages(channel), { query }),
      );
      return messages.map(({ id, nonce, author }) => ({
        id,
        nonce: nonce === undefined ? null : `${nonce}`,
        mine: author.id === botId,
      }));
    },
  };
}

function nullIfThere(error: unknown): null {
  if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage) return null;
  throw error;
}

function refOf({ channel_id, id }: { channel_id: string; id: string }): MessageRef {
  return { channel: channel_id, message: id };
}
