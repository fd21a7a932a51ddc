import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import {
  ApplicationCommandOptionType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  type Snowflake,
} from 'discord-api-types/v10';
import { choiceIssues, modalIssues } from '../validate/callback-rules.ts';
import { fail } from '../validate/errors.ts';
import { formError, type Issue } from '../validate/form.ts';
import { checkUploads, messageIssues, requireSubstance } from '../validate/message-rules.ts';
import { checkBody } from '../validate/spec.ts';
import { acknowledge, countFollowUp, getByToken, getWaiting, reply, settleAnswer } from '../world/interactions.ts';
import { deleteMessage, editMessage, type MessageFields } from '../world/messages.ts';
import type { Callback, Interaction, Message, Upload } from '../world/records.ts';
import { openForMessage, refuseArchived } from '../world/threads.ts';
import type { World } from '../world.ts';
import { NO_CONTENT, ok, type RestRequest, type RestResponse, type Route } from './route.ts';

/** The routes for answering interactions. */
export const interactionRoutes: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', access: 'token', handle: callback },
  {
    method: 'POST',
    path: '/webhooks/:application/:token',
    access: 'token',
    limit: { requests: 5, seconds: 2 },
    handle: followUp,
  },
  {
    method: 'GET',
    path: '/webhooks/:application/:token/messages/:message',
    access: 'token',
    limit: { requests: 5, seconds: 2 },
    handle: (request) => ok(reached(request).message.data),
  },
  {
    method: 'PATCH',
    path: '/webhooks/:application/:token/messages/:message',
    access: 'token',
    limit: { requests: 5, seconds: 2 },
    handle: edit,
  },
  {
    method: 'DELETE',
    path: '/webhooks/:application/:token/messages/:message',
    access: 'token',
    limit: { requests: 5, seconds: 2 },
    handle: (request) => {
      const { interaction, message } = reached(request);
      deleteMessage(request.world, message);
      settleAnswer(interaction, null);
      return NO_CONTENT;
    },
  },
];

function callback({ world, body, uploads, param, query }: RestRequest): RestResponse {
  const interaction = getWaiting(world, param('interaction'), param('token'));
  checkUploads(uploads);
  const answer = checkCallback(interaction, body, uploads);
  if (makesMessage(answer)) openForMessage(world, interaction.channel, world.bot.id);
  if (answer.type === InteractionResponseType.UpdateMessage) refuseArchived(interaction.channel);
  const message = acknowledge(world, interaction, answer, uploads);
  if (query('with_response') !== 'true') return NO_CONTENT;
  return ok({ interaction: summary(interaction, message), resource: resource(answer, message) });
}

function makesMessage({ type }: Callback): boolean {
  return (
    type === InteractionResponseType.ChannelMessageWithSource ||
    type === InteractionResponseType.DeferredChannelMessageWithSource
  );
}

function summary({ id, type }: Interaction, message: Message | null): object {
  const flags = message?.data.flags ?? 0;
  return {
    id,
    type,
    ...(message
      ? {
          response_message_id: message.id,
          response_message_loading: (flags & MessageFlags.Loading) !== 0,
          response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
        }
      : {}),
  };
}

/**
 * Returns what Discord reports about an answer. The result includes the message only for immediate answers, since
 * Discord doesn't document it for deferred ones.
 */
function resource({ type }: Callback, message: Message | null): object {
  const isThere =
    type === InteractionResponseType.ChannelMessageWithSource || type === InteractionResponseType.UpdateMessage;
  return { type, ...(isThere && message ? { message: message.data } : {}) };
}

/** Checks a first answer against its schema, the rules, and the answer types that this kind of interaction allows. */
function checkCallback(interaction: Interaction, body: unknown, uploads: readonly Upload[]): Callback {
  const type = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
  const allowed = typeof type === 'number' && ANSWERS[interaction.type].some((answer) => answer === type);
  const fromMessage = interaction.message !== null;
  const needsMessage =
    type === InteractionResponseType.DeferredMessageUpdate || type === InteractionResponseType.UpdateMessage;
  if (!allowed || (needsMessage && !fromMessage)) throw wrongType(type);
  switch (type) {
    case InteractionResponseType.ChannelMessageWithSource:
      return checkBody<Callback & { data: MessageFields }>(
        CreateMessageInteractionCallbackRequestSchema,
        body,
        ({ data }) => {
          const issues = messageIssues(data ?? {}, { uploads, edited: null }).map(inData);
          if (issues.length === 0) requireSubstance(data ?? {}, uploads);
          return issues;
        },
      );
    case InteractionResponseType.DeferredChannelMessageWithSource:
      return checkBody<Callback>(CreateMessageInteractionCallbackRequestSchema, body);
    case InteractionResponseType.DeferredMessageUpdate:
    case InteractionResponseType.UpdateMessage:
      return checkBody<Callback & { data?: MessageFields }>(
        UpdateMessageInteractionCallbackRequestSchema,
        body,
        ({ data }) =>
          messageIssues(data ?? {}, { uploads, edited: interaction.message, keepsFiles: false }).map(inData),
      );
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      return checkBody<Extract<Callback, { type: 8 }>>(
        ApplicationCommandAutocompleteCallbackRequestSchema,
        body,
        ({ data }) => choiceIssues(data, focusedType(interaction.data)).map(inData),
      );
    case InteractionResponseType.Modal:
      return checkBody<Extract<Callback, { type: 9 }>>(ModalInteractionCallbackRequestSchema, body, ({ data }) =>
        modalIssues(data).map(inData),
      );
    default:
      throw wrongType(type);
  }
}

/** The types of first response that each kind of interaction allows. */
const ANSWERS: Readonly<Record<InteractionType, readonly InteractionResponseType[]>> = {
  [InteractionType.Ping]: [],
  [InteractionType.ApplicationCommand]: [
    InteractionResponseType.ChannelMessageWithSource,
    InteractionResponseType.DeferredChannelMessageWithSource,
    InteractionResponseType.Modal,
  ],
  [InteractionType.MessageComponent]: [
    InteractionResponseType.ChannelMessageWithSource,
    InteractionResponseType.DeferredChannelMessageWithSource,
    InteractionResponseType.DeferredMessageUpdate,
    InteractionResponseType.UpdateMessage,
    InteractionResponseType.Modal,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [InteractionResponseType.ApplicationCommandAutocompleteResult],
  [InteractionType.ModalSubmit]: [
    InteractionResponseType.ChannelMessageWithSource,
    InteractionResponseType.DeferredChannelMessageWithSource,
    InteractionResponseType.DeferredMessageUpdate,
    InteractionResponseType.UpdateMessage,
  ],
};

function wrongType(type: unknown): Error {
  const message = `Value ${JSON.stringify(type) ?? 'undefined'} cannot answer this interaction.`;
  return formError([{ path: ['type'], code: 'INTERACTION_RESPONSE_TYPE_INVALID', message }]);
}

function inData(issue: Issue): Issue {
  return { ...issue, path: ['data', ...issue.path] };
}

/** Returns the type of the option that a person is typing. */
function focusedType(data: object): ApplicationCommandOptionType {
  const options = 'options' in data && Array.isArray(data.options) ? data.options : [];
  for (const option of options) {
    if (option.focused) return option.type;
    const inner = focusedType(option);
    if (inner !== ApplicationCommandOptionType.Subcommand) return inner;
  }
  return ApplicationCommandOptionType.Subcommand;
}

function interactionOf({ world, param }: RestRequest): Interaction {
  if (param('application') !== world.bot.id) fail('unknownWebhook');
  return getByToken(world, param('token'));
}

/**
 * Returns the message that a webhook's path names, if the token in the path gives access to the message.
 * @throws ApiError 10008, 10015 or 50027
 */
function reached(request: RestRequest): { interaction: Interaction; message: Message } {
  const interaction = interactionOf(request);
  const named = request.param('message');
  const id: Snowflake | null = named === '@original' ? interaction.original : named;
  const message = id && interaction.reach.has(id) ? request.world.messages.get(id) : undefined;
  return { interaction, message: message ?? fail('unknownMessage') };
}

function followUp(request: RestRequest): RestResponse {
  const { world, uploads } = request;
  const interaction = interactionOf(request);
  if (interaction.state !== 'acknowledged') fail('unknownWebhook');
  checkUploads(uploads);
  const body = checkBody<MessageFields>(IncomingWebhookRequestPartialSchema, request.body, (given) =>
    messageIssues(given, { uploads, edited: null }),
  );
  requireSubstance(body, uploads);
  const deferred = pendingAnswer(world, interaction);
  if (deferred) return fillIn(world, interaction, deferred, body, uploads);
  countFollowUp(interaction);
  openForMessage(world, interaction.channel, world.bot.id);
  const message = reply(world, interaction, body, uploads);
  settleAnswer(interaction, message);
  return ok(message.data);
}

/** Returns the message that still shows “thinking” and that the first follow-up replaces, or null if there is none. */
function pendingAnswer(world: World, { original }: Interaction): Message | null {
  const message = original ? world.messages.get(original) : undefined;
  return message && (message.data.flags ?? 0) & MessageFlags.Loading ? message : null;
}

function fillIn(
  world: World,
  interaction: Interaction,
  message: Message,
  body: MessageFields,
  uploads: readonly Upload[],
): RestResponse {
  editMessage(world, message, body, uploads, { marksEdited: false });
  settleAnswer(interaction, message);
  return ok(message.data);
}

function edit(request: RestRequest): RestResponse {
  const { world, uploads } = request;
  const { interaction, message } = reached(request);
  checkUploads(uploads);
  const schema = IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema;
  const body = checkBody<MessageFields>(schema, request.body ?? {}, (given) =>
    messageIssues(given, { uploads, edited: message }),
  );
  requireSubstance(body, uploads, message);
  if (message === pendingAnswer(world, interaction)) return fillIn(world, interaction, message, body, uploads);
  refuseArchived(interaction.channel);
  editMessage(world, message, body, uploads);
  settleAnswer(interaction, message);
  return ok(message.data);
}
