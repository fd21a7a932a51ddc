import { randomBytes } from 'node:crypto';
import {
  type APIMessage,
  type APIUser,
  ApplicationCommandType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type Snowflake,
} from 'discord-api-types/v10';
import { createDeferred } from '../deferred.ts';
import { fail } from '../validate/errors.ts';
import type { World } from '../world.ts';
import { contextOf, guildOf } from './channels.ts';
import { allOwners, hidesAnswers, isByPersonAlone, ownersOf } from './installs.ts';
import { createMessage, editMessage, type MessageFields, referenced } from './messages.ts';
import { appPermissions, permissionsIn } from './permissions.ts';
import type { Callback, Channel, Interaction, Message, Owners, Upload } from './records.ts';

/** The time within which the bot must give its first answer, in milliseconds. */
const ANSWER_WITHIN = 3_000;

/** The lifetime of an interaction's token, in milliseconds. */
const TOKEN_LIVES = 15 * 60_000;

/** Maximum size of an uploaded file, in bytes. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** The text that a person sees if the bot doesn't answer in time. */
export class NoAnswerError extends Error {
  constructor() {
    super('The application did not respond');
  }
}

/** A person's action, in the form that {@link createInteraction} accepts. */
export interface InteractionInput {
  readonly type: InteractionType;
  readonly data: object;
  /** The message whose component was used, or whose form was submitted. */
  readonly message?: Message | null;
}

/** Creates the interaction for a person's action and sends it to the bot. */
export function createInteraction(
  world: World,
  user: APIUser,
  channel: Channel,
  { type, data, message = null }: InteractionInput,
): Interaction {
  const id = world.nextId();
  const interaction: Interaction = {
    id,
    token: newToken(id),
    type,
    user,
    channel,
    message,
    data,
    owners: authorized(world, user, channel, { data, message }),
    followUps: 0,
    createdAt: world.now(),
    ownWorkBefore: world.ownWork(),
    state: 'waiting',
    response: null,
    original: null,
    reach: new Set(),
    done: createDeferred(),
    answered: createDeferred(),
  };
  world.interactions.set(id, interaction);
  world.waiting.add(interaction);
  const guildId = guildOf(world, channel)?.id ?? null;
  world.events.emit('dispatch', { t: 'INTERACTION_CREATE', d: payloadOf(world, interaction), guildId });
  return interaction;
}

/**
 * Returns the installs that authorize an interaction. A component keeps those of the command that its message answers. A
 * message that the bot posted by itself belongs to the server.
 */
function authorized(
  world: World,
  user: APIUser,
  channel: Channel,
  { data, message }: Pick<Interaction, 'data' | 'message'>,
): Owners {
  if (message) return message.owners ?? allOwners(world, user, channel);
  const id = 'id' in data ? data.id : null;
  const command = [...world.commands.values()].flat().find((one) => one.id === id);
  return command ? ownersOf(world, user, channel, command) : allOwners(world, user, channel);
}

/**
 * Returns a token from which we can read the interaction's id. Like Discord's own tokens, this token means nothing to
 * the bot.
 */
function newToken(id: Snowflake): string {
  return Buffer.from(`interaction:${id}:${randomBytes(48).toString('base64url')}`).toString('base64url');
}

function payloadOf(world: World, { id, type, token, data, owners, channel, user, message }: Interaction): object {
  const guild = guildOf(world, channel);
  const member = guild?.members.get(user.id);
  const permissions = permissionsIn(world, user.id, channel).toString();
  return {
    id,
    application_id: world.bot.id,
    type,
    token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: { ...channel.data, permissions },
    app_permissions: appPermissions(world, channel).toString(),
    locale: 'en-US',
    entitlements: [],
    authorizing_integration_owners: owners,
    context: contextOf(channel),
    attachment_size_limit: UPLOAD_LIMIT,
    ...(guild
      ? {
          guild_id: guild.id,
          guild: { id: guild.id, locale: 'en-US', features: [] },
          guild_locale: 'en-US',
          member: { ...member, user, permissions },
        }
      : { user }),
    ...(message ? { message: message.data } : {}),
  };
}

/** Returns the waiting interaction that a callback names. @throws ApiError 10062 or 40060 */
export function getWaiting(world: World, id: Snowflake, token: string): Interaction {
  const interaction = world.interactions.get(id);
  if (!interaction || interaction.token !== token) fail('unknownInteraction');
  if (interaction.state === 'acknowledged') fail('alreadyAcknowledged');
  if (interaction.state === 'failed') fail('unknownInteraction');
  return interaction;
}

/** Returns the interaction that a webhook token belongs to. @throws ApiError 50027 if it is older than 15 minutes or unknown */
export function getByToken(world: World, token: string): Interaction {
  const id = Buffer.from(token, 'base64url').toString().split(':')[1] ?? '';
  const interaction = world.interactions.get(id);
  const valid = interaction?.token === token && world.now() - interaction.createdAt <= TOKEN_LIVES;
  return valid ? interaction : fail('invalidWebhookToken');
}

/**
 * Applies the bot's first answer, which has been checked. Returns the message that the answer created, changed or
 * promised.
 */
export function acknowledge(
  world: World,
  interaction: Interaction,
  callback: Callback,
  uploads: readonly Upload[],
): Message | null {
  const message = respond(world, interaction, callback, uploads);
  interaction.state = 'acknowledged';
  world.waiting.delete(interaction);
  interaction.response = callback;
  if (message) {
    interaction.original = message.id;
    interaction.reach.add(message.id);
  }
  world.events.emit('screen', { kind: 'interaction', interaction });
  interaction.done.resolve(callback);
  if (!isDeferral(callback)) interaction.answered.resolve(message?.data ?? null);
  return message;
}

function isDeferral({ type }: Callback): boolean {
  return (
    type === InteractionResponseType.DeferredChannelMessageWithSource ||
    type === InteractionResponseType.DeferredMessageUpdate
  );
}

function respond(
  world: World,
  interaction: Interaction,
  callback: Callback,
  uploads: readonly Upload[],
): Message | null {
  switch (callback.type) {
    case InteractionResponseType.ChannelMessageWithSource:
      return reply(world, interaction, callback.data, uploads);
    case InteractionResponseType.DeferredChannelMessageWithSource: {
      const { flags = 0 } = callback.data ?? {};
      // Discord ignores all other flags of a deferral, also that for components v2.
      return reply(world, interaction, { flags: flags & MessageFlags.Ephemeral }, [], MessageFlags.Loading);
    }
    case InteractionResponseType.DeferredMessageUpdate:
      return interaction.message ?? fail('unknownMessage');
    case InteractionResponseType.UpdateMessage: {
      const source = interaction.message ?? fail('unknownMessage');
      // Some people report that an update removes files that it doesn't name. The local server removes them, too, since
      // that is the stricter behavior.
      editMessage(world, source, callback.data ?? {}, uploads, { keepsFiles: false });
      return source;
    }
    default:
      return null;
  }
}

/**
 * Posts a message that answers an interaction: its reply, or a follow-up. The message is ephemeral if the flags in the
 * body say so, or if the person may not use apps that the server hasn't added.
 */
export function reply(
  world: World,
  interaction: Interaction,
  body: MessageFields,
  uploads: readonly Upload[],
  flags = 0,
): Message {
  const hidden = hidesAnswers(world, interaction.user, interaction.channel, interaction.owners);
  const ephemeral = hidden || ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const first = interaction.original === null && interaction.type === InteractionType.ApplicationCommand;
  const message = createMessage(world, interaction.channel, world.bot, body, uploads, {
    visibleTo: ephemeral ? interaction.user.id : null,
    interactionId: interaction.id,
    owners: interaction.owners,
    data: {
      type: first ? MessageType.ChatInputCommand : MessageType.Reply,
      application_id: world.bot.id,
      webhook_id: world.bot.id,
      flags: replyFlags(body, ephemeral) | flags,
      ...reference(world, interaction, ephemeral),
      ...metadata(interaction),
    },
  });
  interaction.reach.add(message.id);
  return message;
}

/**
 * Returns the message that a reply refers to: a follow-up refers to the first answer, and the answer to a click refers
 * to the clicked message. A public reply leaves out the content of a message that only one person can see.
 */
function reference(world: World, { original, message, channel }: Interaction, ephemeral: boolean): Partial<APIMessage> {
  const target = original ? world.messages.get(original) : message;
  if (!target) return {};
  return {
    message_reference: { type: MessageReferenceType.Default, channel_id: channel.id, message_id: target.id },
    referenced_message: target.visibleTo !== null && !ephemeral ? null : referenced(target),
  };
}

function replyFlags(body: MessageFields, ephemeral: boolean): number {
  const kept = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;
  return ((body.flags ?? 0) & kept) | (ephemeral ? MessageFlags.Ephemeral : 0);
}

function metadata({ id, type, user, owners, message, data }: Interaction): Partial<APIMessage> {
  const base = { id, user, authorizing_integration_owners: owners };
  switch (type) {
    case InteractionType.ApplicationCommand: {
      const name = 'name' in data && typeof data.name === 'string' ? data.name : '';
      const about = { ...base, type, name, command_type: ApplicationCommandType.ChatInput };
      return { interaction_metadata: about };
    }
    case InteractionType.MessageComponent:
      return { interaction_metadata: { ...base, type, interacted_message_id: message?.id ?? '' } };
    default:
      return {};
  }
}

/** The number of follow-ups to an interaction that only the person's own install authorized. */
const FOLLOW_UPS = 5;

/** Counts a follow-up. @throws ApiError 40094 if only the person's own install authorized the interaction, and there were 5 */
export function countFollowUp(interaction: Interaction): void {
  if (isByPersonAlone(interaction.owners) && interaction.followUps >= FOLLOW_UPS) fail('tooManyFollowUps');
  interaction.followUps++;
}

/** Resolves a deferred answer with its message, or with null if the message was deleted. */
export function settleAnswer(interaction: Interaction, message: Message | null): void {
  interaction.answered.resolve(message?.data ?? null);
}

/**
 * Fails interactions that the bot didn't answer within 3 seconds, and forgets interactions whose tokens have expired.
 */
export function expireInteractions(world: World): void {
  for (const interaction of world.waiting) {
    const own = world.ownWork() - interaction.ownWorkBefore;
    if (world.now() - interaction.createdAt - own <= ANSWER_WITHIN) break;
    world.waiting.delete(interaction);
    interaction.state = 'failed';
    interaction.done.reject(new NoAnswerError());
    interaction.answered.reject(new NoAnswerError());
    world.events.emit('screen', { kind: 'interaction', interaction });
  }
  for (const interaction of world.interactions.values()) {
    if (world.now() - interaction.createdAt <= TOKEN_LIVES) break;
    world.interactions.delete(interaction.id);
    interaction.answered.reject(new NoAnswerError());
  }
}
