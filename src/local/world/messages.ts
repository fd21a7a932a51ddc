import {
  type APIMessage,
  type APIUser,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type RESTPatchAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  type Snowflake,
} from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import { timestamp, type World } from '../world.ts';
import { resolveFiles } from './attachments.ts';
import { getChannel, guildOf } from './channels.ts';
import { renderComponents } from './components.ts';
import { useNonce } from './nonces.ts';
import type { Channel, Message, Owners, Upload } from './records.ts';
import { renderEmbeds, renderMentions, unshownFiles, withoutFiles } from './rendering.ts';

/** The fields that new messages, edits and answers to interactions have in common. */
export type MessageFields = Pick<
  RESTPatchAPIChannelMessageJSONBody,
  'content' | 'embeds' | 'components' | 'attachments' | 'flags' | 'allowed_mentions'
> &
  Pick<RESTPostAPIChannelMessageJSONBody, 'nonce' | 'message_reference' | 'tts'>;

/** Properties of a new message that aren't in its body. */
export interface MessageExtras {
  /** The only person who sees the message; null or omitted for everyone in the channel. */
  readonly visibleTo?: Snowflake | null;
  readonly interactionId?: Snowflake;
  readonly owners?: Owners;
  readonly data?: Partial<APIMessage>;
}

/** The flags that a bot can set when it creates a message. */
const SETTABLE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** Posts a message. */
export function createMessage(
  world: World,
  channel: Channel,
  author: APIUser,
  body: MessageFields,
  uploads: readonly Upload[] = [],
  { visibleTo = null, interactionId, owners, data = {} }: MessageExtras = {},
): Message {
  const message: Message = {
    id: world.nextId(),
    files: [],
    visibleTo,
    interactionId: interactionId ?? null,
    owners: owners ?? null,
    data: {
      id: '',
      channel_id: channel.id,
      author,
      content: '',
      timestamp: timestamp(world),
      edited_timestamp: null,
      tts: body.tts ?? false,
      mention_everyone: false,
      mentions: [],
      mention_roles: [],
      attachments: [],
      embeds: [],
      components: [],
      pinned: false,
      type: MessageType.Default,
      flags: ((body.flags ?? 0) & SETTABLE) | (visibleTo ? MessageFlags.Ephemeral : 0),
      ...replyFields(world, channel, body),
      ...data,
    },
  };
  message.data.id = message.id;
  render(world, message, body, uploads);
  append(world, channel, message, body.nonce ?? undefined);
  return message;
}

/** Posts one of Discord's own notices, under the bot's name. */
export function createSystemMessage(
  world: World,
  channel: Channel,
  type: MessageType,
  data: Partial<APIMessage>,
): Message {
  return createMessage(world, channel, world.bot, {}, [], { data: { ...data, type } });
}

function replyFields(
  world: World,
  channel: Channel,
  { message_reference: reference }: MessageFields,
): Partial<APIMessage> {
  if (!reference?.message_id) return {};
  return {
    type: MessageType.Reply,
    message_reference: {
      type: reference.type ?? MessageReferenceType.Default,
      channel_id: channel.id,
      message_id: reference.message_id,
    },
    referenced_message: referenced(world.messages.get(reference.message_id)),
  };
}

/**
 * Returns a copy of a message, to be included in messages that refer to it. The copy leaves out any message that the
 * original refers to.
 */
export function referenced(message: Message | undefined): APIMessage | null {
  if (!message) return null;
  const { referenced_message: _, ...rest } = message.data;
  return structuredClone(rest);
}

/** Discord returns the nonce of a message when the message is sent, but doesn't store it with the message. */
function append(world: World, channel: Channel, message: Message, nonce?: string | number): void {
  world.messages.set(message.id, message);
  channel.messages.push(message.id);
  if (!message.visibleTo) channel.data.last_message_id = message.id;
  if (channel.kind === 'thread') {
    channel.activeAt = world.now();
    if (message.data.type !== MessageType.ThreadStarterMessage) {
      channel.data.message_count = (channel.data.message_count ?? 0) + 1;
      channel.data.total_message_sent = (channel.data.total_message_sent ?? 0) + 1;
    }
  }
  if (nonce !== undefined) useNonce(world, message, nonce);
  publish(world, 'MESSAGE_CREATE', message, nonce === undefined ? {} : { nonce });
}

/** Options of an edit that aren't in its body. */
export interface EditOptions {
  /** True if the edit marks the message as edited. False when the bot fills in a deferred answer. */
  readonly marksEdited?: boolean;
  /** True if files stay when the body has no list of files. */
  readonly keepsFiles?: boolean;
}

/** Edits a message; only what the body names is changed. */
export function editMessage(
  world: World,
  message: Message,
  body: MessageFields,
  uploads: readonly Upload[] = [],
  { marksEdited = true, keepsFiles = true }: EditOptions = {},
): void {
  const editable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
  const flags = (message.data.flags ?? 0) & ~MessageFlags.Loading;
  const wanted = body.flags == null ? flags : (flags & ~MessageFlags.SuppressEmbeds) | (body.flags & editable);
  message.data.flags = wanted;
  render(world, message, body, uploads, keepsFiles);
  if (marksEdited) message.data.edited_timestamp = timestamp(world);
  publish(world, 'MESSAGE_UPDATE', message);
}

function render(
  world: World,
  message: Message,
  body: MessageFields,
  uploads: readonly Upload[],
  keepsFiles = true,
): void {
  const { data, files: before } = message;
  const list = body.attachments ?? (keepsFiles ? undefined : uploads.map(({ index }) => ({ id: index })));
  message.files = resolveFiles(world, data.channel_id, list, uploads, before);
  const gone = before.filter(({ id }) => !message.files.some((file) => file.id === id));
  if (message.visibleTo) for (const file of message.files) file.ephemeral = true;
  if (body.content !== undefined) {
    data.content = (body.content ?? '').trim();
    Object.assign(data, renderMentions(world, data.content, body.allowed_mentions));
  }
  // Discord doesn't document what an embed shows after its file is removed, so we choose the strictest behavior.
  if (body.embeds === undefined) data.embeds = withoutFiles(data.embeds, gone);
  else data.embeds = renderEmbeds(body.embeds ?? [], message.files);
  if (body.components !== undefined) data.components = renderComponents(world, body.components ?? [], message.files);
  data.attachments = unshownFiles(message.files, [data.embeds, data.components]);
}

/** Removes a message. */
export function deleteMessage(world: World, message: Message): void {
  const channel = getChannel(world, message.data.channel_id);
  world.messages.delete(message.id);
  const at = channel.messages.indexOf(message.id);
  if (at >= 0) channel.messages.splice(at, 1);
  world.events.emit('screen', { kind: 'messageDelete', channel, message });
  if (message.visibleTo || channel.kind === 'group') return;
  const guildId = guildOf(world, channel)?.id ?? null;
  const d = { id: message.id, channel_id: channel.id, ...(guildId ? { guild_id: guildId } : {}) };
  world.events.emit('dispatch', { t: 'MESSAGE_DELETE', d, guildId });
}

/** Sends the event for a new or changed message. `more` holds fields that only the event has, not the message. */
export function publish(
  world: World,
  t: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE',
  message: Message,
  more: Pick<APIMessage, 'nonce'> = {},
): void {
  const channel = getChannel(world, message.data.channel_id);
  const kind = t === 'MESSAGE_CREATE' ? 'messageCreate' : 'messageUpdate';
  world.events.emit('screen', { kind, channel, message });
  // The bot isn't a member of groups, so it hears nothing of their messages.
  if (channel.kind === 'group') return;
  const d = { ...message.data, ...more, channel_type: channel.data.type };
  if (message.visibleTo) {
    // Discord's event for a new ephemeral message of the bot names no server, as if it were a direct message.
    if (t === 'MESSAGE_CREATE') world.events.emit('dispatch', { t, d, guildId: null });
    return;
  }
  const guild = guildOf(world, channel);
  if (!guild) {
    world.events.emit('dispatch', { t, d, guildId: null });
    return;
  }
  const { user: _, ...member } = guild.members.get(message.data.author.id) ?? { user: null };
  world.events.emit('dispatch', { t, d: { ...d, guild_id: guild.id, member }, guildId: guild.id });
}

/** Returns the message with this id in a channel. @throws ApiError 10008 if it doesn't exist (anymore) or is ephemeral */
export function getMessage(world: World, channel: Channel, id: Snowflake): Message {
  const message = world.messages.get(id);
  if (!message || message.visibleTo || message.data.channel_id !== channel.id) fail('unknownMessage');
  return message;
}

/** Returns the messages of a channel that a person can see, oldest first. */
export function visibleMessages(world: World, channel: Channel, userId: Snowflake): Message[] {
  return channel.messages
    .map((id) => world.messages.get(id))
    .filter((message): message is Message => message !== undefined)
    .filter((message) => message.visibleTo === null || message.visibleTo === userId);
}
