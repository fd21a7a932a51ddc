import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { TransportError, type TransportErrorKind } from '../queue/transport.ts';

/** Code of “This bot has been flagged by our anti-spam system for abusive behavior”; discord-api-types has no name for it. */
const QUARANTINED = 20026;

/** The error codes of Discord that delivery treats specially, by kind. All other errors are classified by their HTTP status. */
const CODES: Readonly<Partial<Record<TransportErrorKind, readonly number[]>>> = {
  'opening-too-fast': [Code.OpeningDirectMessagesTooFast],
  quarantined: [QUARANTINED],
  rate: [
    Code.ActionCannotBePerformedDueToSlowmodeRateLimit,
    Code.ChannelWriteRateLimit,
    Code.ServerWriteRateLimit,
    Code.ServiceResourceIsBeingRateLimited,
  ],
  server: [
    Code.SendMessagesHasBeenTemporarilyDisabled,
    Code.FeatureTemporarilyDisabledServerSide,
    Code.CloudflareIsBlockingYourRequest,
    Code.APIResourceOverloaded,
  ],
  closed: [
    Code.CannotSendMessagesToThisUser,
    Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
    Code.ExplicitContentCannotBeSentToTheDesiredRecipient,
    Code.InvalidRecipients,
    Code.UnknownUser,
  ],
  'missing-permission': [
    Code.MissingAccess,
    Code.MissingPermissions,
    Code.UserBannedFromThisGuild,
    Code.ChannelVerificationLevelTooHighForYouToGainAccess,
    Code.TwoFactorAuthenticationIsRequired,
    Code.ServerNotAvailableInYourLocation,
  ],
  'gone-channel': [Code.UnknownChannel, Code.UnknownGuild, Code.InvalidGuild],
  locked: [Code.ThreadLocked],
  'thread-limit': [Code.MaximumActiveThreads, Code.MaximumActiveAnnouncementThreads],
  'wrong-place': [
    Code.CannotSendAMessageInAForumChannel,
    Code.CannotSendMessagesInNonTextChannel,
    Code.CannotExecuteActionOnThisChannelType,
    Code.CannotExecuteActionOnDMChannel,
    Code.TagRequiredToCreateAForumPostInThisChannel,
    Code.ThereAreNoTagsAvailableThatCanBeSetByNonModerators,
  ],
  'gone-message': [
    Code.UnknownMessage,
    Code.CannotEditMessageAuthoredByAnotherUser,
    Code.CannotExecuteActionOnSystemMessage,
    Code.InvalidMessageType,
  ],
  'too-old': [Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached],
  archived: [Code.InvalidActionOnArchivedThread],
  'expired-token': [
    Code.UnknownInteraction,
    Code.UnknownWebhook,
    Code.InvalidWebhookToken,
    Code.UnknownApplication,
    Code.ApplicationInteractionFailedToSend,
    Code.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages,
  ],
};

const KINDS = new Map(
  // The keys of `CODES` are error kinds.
  (Object.entries(CODES) as [TransportErrorKind, readonly number[]][]).flatMap(([kind, codes]) =>
    codes.map((code) => [code, kind] as const),
  ),
);

/**
 * The longest pause accepted from a rate limit, and the pause if the limit gives none, in milliseconds. Discord's bans last a
 * day.
 */
const LONGEST_PAUSE = 7 * 24 * 3_600_000;
const USUAL_PAUSE = 1_000;
/** The pause, in milliseconds, after a refusal that means “too fast” but doesn't say how long to wait. */
const SLOW_DOWN = 10_000;

/** Describes a request's error, without the request's content. */
export function transportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  if (error instanceof RateLimitError) {
    const wait = Number.isFinite(error.retryAfter) && error.retryAfter > 0 ? error.retryAfter : USUAL_PAUSE;
    return new TransportError('rate', 'too many requests', Math.min(wait, LONGEST_PAUSE));
  }
  if (error instanceof DiscordAPIError) {
    const kind = KINDS.get(Number(error.code)) ?? kindOfStatus(error.status);
    const said = `Discord answered ${error.status} with code ${error.code}`;
    const slow = kind === 'rate' || kind === 'opening-too-fast' || kind === 'quarantined';
    return new TransportError(kind, said, slow ? SLOW_DOWN : 0);
  }
  if (error instanceof HTTPError) return new TransportError('server', `Discord answered ${error.status}`);
  // discord.js forgets a token that was refused once, and after that it has none to send.
  if (error instanceof Error && error.message.startsWith('Expected token'))
    return new TransportError('unauthorized', 'the token was refused');
  return new TransportError('network', error instanceof Error ? error.name : 'no answer came');
}

function kindOfStatus(status: number): TransportErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'missing-permission';
  if (status === 404) return 'gone-channel';
  return status >= 500 ? 'server' : 'bad-request';
}
