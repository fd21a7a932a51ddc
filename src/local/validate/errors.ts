/**
 * How certain we are of Discord's answer: `documented` in its developer documentation, `reported` in public issues or
 * other code, or `assumed` by us.
 */
export type Source = 'documented' | 'reported' | 'assumed';

/** An error that Discord can return. */
export interface ErrorEntry {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly source: Source;
}

/** Every error that the server can return, except form errors (50035). */
export const ERRORS = {
  unauthorized: { status: 401, code: 0, message: '401: Unauthorized', source: 'documented' },
  notFound: { status: 404, code: 0, message: '404: Not Found', source: 'documented' },
  unknownChannel: { status: 404, code: 10003, message: 'Unknown Channel', source: 'documented' },
  unknownGuild: { status: 404, code: 10004, message: 'Unknown Guild', source: 'documented' },
  unknownMember: { status: 404, code: 10007, message: 'Unknown Member', source: 'documented' },
  unknownMessage: { status: 404, code: 10008, message: 'Unknown Message', source: 'documented' },
  unknownUser: { status: 404, code: 10013, message: 'Unknown User', source: 'documented' },
  unknownWebhook: { status: 404, code: 10015, message: 'Unknown Webhook', source: 'documented' },
  unknownInteraction: { status: 404, code: 10062, message: 'Unknown interaction', source: 'documented' },
  unknownCommand: { status: 404, code: 10063, message: 'Unknown application command', source: 'documented' },
  tooManyOldEdits: {
    status: 429,
    code: 30046,
    message: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
    source: 'reported',
  },
  entityTooLarge: { status: 413, code: 40005, message: 'Request entity too large', source: 'documented' },
  alreadyAcknowledged: {
    status: 400,
    code: 40060,
    message: 'Interaction has already been acknowledged.',
    source: 'documented',
  },
  tooManyFollowUps: {
    status: 400,
    code: 40094,
    message: 'This interaction has hit the maximum number of follow up messages',
    source: 'documented',
  },
  missingAccess: { status: 403, code: 50001, message: 'Missing Access', source: 'documented' },
  wrongChannelType: {
    status: 400,
    code: 50024,
    message: 'Cannot execute action on this channel type',
    source: 'documented',
  },
  dmChannelAction: { status: 403, code: 50003, message: 'Cannot execute action on a DM channel', source: 'documented' },
  editOfOthers: {
    status: 403,
    code: 50005,
    message: 'Cannot edit a message authored by another user',
    source: 'documented',
  },
  forumMessage: {
    status: 400,
    code: 40058,
    message: 'Cannot send a message in a forum channel',
    source: 'documented',
  },
  emptyMessage: { status: 400, code: 50006, message: 'Cannot send an empty message', source: 'documented' },
  noMutualServer: {
    status: 403,
    code: 50278,
    message: 'Cannot send messages to this user due to having no mutual guilds',
    source: 'documented',
  },
  closedDm: { status: 403, code: 50007, message: 'Cannot send messages to this user', source: 'documented' },
  missingPermissions: { status: 403, code: 50013, message: 'Missing Permissions', source: 'documented' },
  systemMessage: {
    status: 403,
    code: 50021,
    message: 'Cannot execute action on a system message',
    source: 'documented',
  },
  invalidWebhookToken: { status: 401, code: 50027, message: 'Invalid Webhook Token', source: 'documented' },
  invalidRecipient: { status: 400, code: 50033, message: 'Invalid Recipient(s)', source: 'documented' },
  archivedThread: { status: 400, code: 50083, message: 'Thread is archived', source: 'documented' },
  archivedAndLocked: { status: 403, code: 50083, message: 'Thread is archived', source: 'reported' },
  invalidJson: {
    status: 400,
    code: 50109,
    message: 'The request body contains invalid JSON.',
    source: 'documented',
  },
  threadExists: {
    status: 400,
    code: 160004,
    message: 'A thread has already been created for this message',
    source: 'documented',
  },
  lockedThread: { status: 400, code: 160005, message: 'Thread is locked', source: 'documented' },
  threadLimit: {
    status: 400,
    code: 160006,
    message: 'Maximum number of active threads reached',
    source: 'documented',
  },
} as const satisfies Record<string, ErrorEntry>;

/** The name of an error in {@link ERRORS}. */
export type ErrorName = keyof typeof ERRORS;

/** Details that some errors have in addition to the code and the message. */
export interface ErrorDetails {
  /** The tree of errors in a form. */
  readonly errors?: object;
  /** The seconds to wait before a retry. */
  readonly retryAfter?: number;
}

/** An error as Discord would return it: with status, JSON code, message and, for forms, the tree of errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly #details: ErrorDetails;

  constructor({ status, code, message }: Omit<ErrorEntry, 'source'>, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.#details = details;
  }

  /** The JSON body of the answer. */
  body(): object {
    const { errors, retryAfter } = this.#details;
    return {
      message: this.message,
      code: this.code,
      ...(errors ? { errors } : {}),
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter, global: false }),
    };
  }

  /** The headers that belong to the answer. */
  headers(): Record<string, string> {
    const { retryAfter } = this.#details;
    return retryAfter === undefined ? {} : { 'Retry-After': String(Math.ceil(retryAfter)) };
  }
}

/** Throws one of Discord's errors. @throws ApiError always */
export function fail(name: ErrorName, details?: ErrorDetails): never {
  throw new ApiError(ERRORS[name], details);
}
