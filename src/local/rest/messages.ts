import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import {
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
  type RESTPostAPIChannelMessageJSONBody,
  type Snowflake,
} from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import { formError } from '../validate/form.ts';
import { checkUploads, messageIssues, requireSubstance } from '../validate/message-rules.ts';
import { checkBody } from '../validate/spec.ts';
import { getChannel } from '../world/channels.ts';
import { createMessage, deleteMessage, editMessage, getMessage, type MessageFields } from '../world/messages.ts';
import { messageWith } from '../world/nonces.ts';
import { requireEditLeft } from '../world/old-edits.ts';
import { permissionsIn, requirePermissions, sendPermission } from '../world/permissions.ts';
import type { Channel, Message, Upload } from '../world/records.ts';
import { openForMessage, refuseArchived } from '../world/threads.ts';
import type { World } from '../world.ts';
import { idFrom, limitFrom } from './query.ts';
import { NO_CONTENT, ok, type RestRequest, type RestResponse, type Route } from './route.ts';

/** The routes for a channel's messages. */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages', handle: list },
  { method: 'POST', path: '/channels/:channel/messages', limit: { requests: 5, seconds: 5 }, handle: post },
  {
    method: 'GET',
    path: '/channels/:channel/messages/:message',
    handle: ({ world, param }) => {
      const channel = getChannel(world, param('channel'));
      requirePermissions(world, channel, PermissionFlagsBits.ReadMessageHistory);
      return ok(getMessage(world, channel, param('message')).data);
    },
  },
  {
    method: 'PATCH',
    path: '/channels/:channel/messages/:message',
    limit: { requests: 5, seconds: 5 },
    handle: patch,
  },
  {
    method: 'DELETE',
    path: '/channels/:channel/messages/:message',
    limit: { requests: 5, seconds: 1 },
    handle: ({ world, param }) => {
      const channel = getChannel(world, param('channel'));
      requirePermissions(world, channel);
      const message = getMessage(world, channel, param('message'));
      const own = message.data.author.id === world.bot.id;
      requirePermissions(world, channel, own ? 0n : PermissionFlagsBits.ManageMessages);
      if (!own && channel.kind === 'dm') fail('dmChannelAction');
      refuseArchived(channel);
      deleteMessage(world, message);
      return NO_CONTENT;
    },
  },
  {
    method: 'POST',
    path: '/channels/:channel/typing',
    limit: { requests: 5, seconds: 5 },
    handle: ({ world, param }) => {
      const channel = getChannel(world, param('channel'));
      requirePermissions(world, channel, sendPermission(channel));
      world.events.emit('screen', { kind: 'typing', channel, userId: world.bot.id });
      return NO_CONTENT;
    },
  },
];

/** Lists messages, newest first. The list is empty if the bot may not read the message history. */
function list({ world, param, query }: RestRequest): RestResponse {
  const channel = getChannel(world, param('channel'));
  requirePermissions(world, channel);
  const limit = limitFrom(query('limit'), { least: 1, most: 100, usual: 50 });
  const [before, after, around] = ['before', 'after', 'around'].map((name) => idFrom(name, query(name)));
  if (!(permissionsIn(world, world.bot.id, channel) & PermissionFlagsBits.ReadMessageHistory)) return ok([]);
  const all = channel.messages
    .map((id) => world.messages.get(id))
    .filter((message): message is Message => message !== undefined && message.visibleTo === null);
  const page = pageOf(all, { before, after, around }, limit);
  return ok(page.toReversed().map((message) => message.data));
}

interface Window {
  readonly before: bigint | null | undefined;
  readonly after: bigint | null | undefined;
  readonly around: bigint | null | undefined;
}

function pageOf(all: readonly Message[], { before, after, around }: Window, limit: number): Message[] {
  if (around != null) {
    const start = all.findIndex(({ id }) => BigInt(id) >= around) - Math.floor(limit / 2);
    return all.slice(Math.max(0, start), Math.max(0, start) + limit);
  }
  if (after != null) return all.filter(({ id }) => BigInt(id) > after).slice(0, limit);
  return all.filter(({ id }) => before == null || BigInt(id) < before).slice(-limit);
}

type CreateBody = MessageFields & Pick<RESTPostAPIChannelMessageJSONBody, 'enforce_nonce'>;

function post(request: RestRequest): RestResponse {
  const { world, uploads } = request;
  const channel = getChannel(world, request.param('channel'));
  requirePermissions(world, channel, sendPermission(channel));
  if (channel.kind === 'forum') fail('forumMessage');
  checkUploads(uploads);
  const body = checkBody<CreateBody>(MessageCreateRequestSchema, request.body ?? {}, (given) =>
    messageIssues(given, { uploads, edited: null }),
  );
  requireSubstance(body, uploads);
  requirePermissions(world, channel, contentPermissions(body, uploads));
  requireReplyTarget(world, channel, body);
  const { nonce } = body;
  const told = nonce == null ? {} : { nonce };
  const twin = body.enforce_nonce && nonce != null ? messageWith(world, channel, nonce) : null;
  if (twin) return ok({ ...twin.data, ...told });
  if (channel.kind === 'dm' && !sharesServer(world, channel.recipientId)) fail('noMutualServer');
  if (channel.kind === 'dm' && world.closedDms.has(channel.recipientId)) fail('closedDm');
  openForMessage(world, channel, world.bot.id);
  return ok({ ...createMessage(world, channel, world.bot, body, uploads).data, ...told });
}

function sharesServer({ guilds }: World, person: Snowflake): boolean {
  return [...guilds.values()].some(({ members }) => members.has(person));
}

/** Returns the permissions that the content of a message needs in addition to the permission to send messages. */
function contentPermissions(body: MessageFields, uploads: readonly Upload[]): bigint {
  const embeds = body.embeds?.length ? PermissionFlagsBits.EmbedLinks : 0n;
  const files = uploads.length > 0 ? PermissionFlagsBits.AttachFiles : 0n;
  const reply = body.message_reference ? PermissionFlagsBits.ReadMessageHistory : 0n;
  return embeds | files | reply;
}

function requireReplyTarget(world: World, channel: Channel, { message_reference: reference }: MessageFields): void {
  if (!reference?.message_id || reference.fail_if_not_exists === false) return;
  const target = world.messages.get(reference.message_id);
  if (target && !target.visibleTo && target.data.channel_id === channel.id) return;
  throw formError([{ path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }]);
}

function patch(request: RestRequest): RestResponse {
  const { world, uploads } = request;
  const channel = getChannel(world, request.param('channel'));
  requirePermissions(world, channel);
  const message = getMessage(world, channel, request.param('message'));
  if (message.data.author.id !== world.bot.id) fail('editOfOthers');
  if (isSystemMessage(message)) fail('systemMessage');
  refuseArchived(channel);
  checkUploads(uploads);
  const body = checkBody<MessageFields>(MessageEditRequestPartialSchema, request.body ?? {}, (given) =>
    messageIssues(given, { uploads, edited: message }),
  );
  requireSubstance(body, uploads, message);
  requirePermissions(world, channel, contentPermissions(body, uploads));
  requireEditLeft(world, message);
  editMessage(world, message, body, uploads, { marksEdited: !onlyFlags(body, uploads) });
  return ok(message.data);
}

function isSystemMessage({ data: { type } }: Message): boolean {
  return type !== MessageType.Default && type !== MessageType.Reply && type !== MessageType.ChatInputCommand;
}

/** True if an edit only hides link previews, and so doesn't mark the message as edited. */
function onlyFlags(body: MessageFields, uploads: readonly Upload[]): boolean {
  const named = Object.keys(body);
  return uploads.length === 0 && named.length === 1 && body.flags === MessageFlags.SuppressEmbeds;
}
