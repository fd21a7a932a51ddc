import type {
  APIApplicationCommand,
  APIAttachment,
  APIDMChannel,
  APIGroupDMChannel,
  APIGuild,
  APIGuildForumChannel,
  APIGuildMember,
  APIInteractionResponse,
  APIMessage,
  APITextChannel,
  APIThreadChannel,
  APIThreadMember,
  APIThreadMetadata,
  APIUser,
  ApplicationIntegrationType,
  ChannelType,
  InteractionType,
  Snowflake,
} from 'discord-api-types/v10';
import type { Deferred } from '../deferred.ts';

/** A server with its members. `data` is what Discord sends about the server. */
export interface Guild {
  readonly id: Snowflake;
  readonly data: APIGuild;
  readonly members: Map<Snowflake, APIGuildMember>;
}

interface ChannelBase {
  readonly id: Snowflake;
  /** The ids of the channel's messages, oldest first, including ephemeral ones. */
  readonly messages: Snowflake[];
}

/**
 * Types of channels that accept messages: text and announcement channels, and the chats of voice and stage channels.
 */
export type TextChannelType =
  | ChannelType.GuildText
  | ChannelType.GuildAnnouncement
  | ChannelType.GuildVoice
  | ChannelType.GuildStageVoice;

/** A channel of a server that accepts messages. */
export interface TextChannel extends ChannelBase {
  readonly kind: 'text';
  readonly data: Omit<APITextChannel, 'type'> & { type: TextChannelType; bitrate?: number; user_limit?: number };
}

/** A forum or media channel, which contains posts (threads) and doesn't accept messages itself. */
export interface Forum extends ChannelBase {
  readonly kind: 'forum';
  readonly data: Omit<APIGuildForumChannel, 'type'> & { type: ChannelType.GuildForum | ChannelType.GuildMedia };
}

/** A thread, public or private. */
export interface Thread extends ChannelBase {
  readonly kind: 'thread';
  readonly data: APIThreadChannel & { thread_metadata: APIThreadMetadata };
  readonly members: Map<Snowflake, APIThreadMember>;
  /** The time of the last activity, in milliseconds. The auto-archive duration counts from this time. */
  activeAt: number;
}

/** The direct messages between the bot and one person. */
export interface DirectMessages extends ChannelBase {
  readonly kind: 'dm';
  readonly data: APIDMChannel;
  readonly recipientId: Snowflake;
}

/** The direct messages of a group of people. The bot is never a member. */
export interface GroupMessages extends ChannelBase {
  readonly kind: 'group';
  readonly data: APIGroupDMChannel & { recipients: APIUser[] };
}

/** Any place that contains messages. */
export type Channel = TextChannel | Forum | Thread | DirectMessages | GroupMessages;

/** A message, with internal facts that are never sent. */
export interface Message {
  readonly id: Snowflake;
  readonly data: APIMessage;
  /** All stored files; `data.attachments` lists only those that no embed or component shows. */
  files: APIAttachment[];
  /** The only person who sees an ephemeral message; null for everyone in the channel. */
  readonly visibleTo: Snowflake | null;
  /** The servers and people that authorized the interaction that the message answers; null for other messages. */
  readonly owners: Owners | null;
  /** The interaction that the message answers. Only this interaction's token gives access to an ephemeral message. */
  readonly interactionId: Snowflake | null;
}

/** A nonce that the bot used in a channel. The message with this nonce may have been deleted since. */
export interface UsedNonce {
  readonly channel: Snowflake;
  readonly nonce: string;
  readonly message: Snowflake;
  /** The time in milliseconds since 1970. */
  readonly at: number;
}

/** The bot's first answer to an interaction. */
export type Callback = APIInteractionResponse;

/**
 * The servers and people that authorized an interaction, by the type of install (Discord's documentation, "Interaction
 * Object").
 */
export type Owners = Partial<Record<ApplicationIntegrationType, Snowflake>>;

/** A person's action: a command, a click, a choice, a form, or a request for completions. */
export interface Interaction {
  readonly id: Snowflake;
  /** The token gives the right to answer for 15 minutes. */
  readonly token: string;
  readonly type: InteractionType;
  readonly user: APIUser;
  readonly channel: Channel;
  /** The message whose component was used, or null. */
  readonly message: Message | null;
  readonly data: object;
  /** The servers and people that authorized the interaction. */
  readonly owners: Owners;
  /** The number of follow-ups so far. */
  followUps: number;
  /** The time when the interaction was created, in milliseconds since 1970. */
  readonly createdAt: number;
  /** How long this server itself had been working before the interaction began, in milliseconds. */
  readonly ownWorkBefore: number;
  state: 'waiting' | 'acknowledged' | 'failed';
  /** The first answer, once the bot has given it. */
  response: Callback | null;
  /** The message that `@original` means: the reply, or the message whose component was used. */
  original: Snowflake | null;
  /** The ids of all messages that the token gives access to. */
  readonly reach: Set<Snowflake>;
  /** Resolves with the first answer, or rejects if there is none within 3 seconds. */
  readonly done: Deferred<Callback>;
  /** Resolves with the final answer message, or with null if the answer isn't a message (a form, completions). */
  readonly answered: Deferred<APIMessage | null>;
}

/** A registered command, as Discord lists it. */
export type ApplicationCommand = APIApplicationCommand;

/** A file in a request. `index` is the n in the name of its part, `files[n]`. */
export interface Upload {
  readonly index: number;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}
