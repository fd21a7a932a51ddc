import { type APIInteractionResponse, InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { converting, inBlocks, withFiles } from '../queue/blocks.ts';
import { withFlag } from '../queue/flags.ts';
import type { MessageBody } from '../queue/transport.ts';
import { bodyOf, type Draft, ephemeralForm } from './compose/body.ts';
import { type ClickId, readId } from './ids.ts';
import { isDirect } from './interaction-place.ts';
import type { Incoming } from './payload.ts';
import type { Reply } from './reply.ts';

/** The immediate response to Discord; null for answers that take longer, and for changes to messages with files. */
export function atOnce(incoming: Incoming, reply: Reply): APIInteractionResponse | null {
  switch (reply.do) {
    case 'form':
      return { type: InteractionResponseType.Modal, data: reply.form };
    case 'turn':
      if (!changes(incoming)) return aloud(incoming, reply.draft);
      return canUpdate(incoming)
        ? { type: InteractionResponseType.UpdateMessage, data: changedBody(incoming, reply.draft) }
        : null;
    case 'say':
      return aloud(incoming, reply.draft, reply.share);
    case 'send':
    case 'read':
    case 'exhibit':
    case 'forget':
      return null;
  }
}

/**
 * True if the immediate response may update the clicked message. A message with files is excluded, because Discord
 * doesn't document whether such a response keeps the files, and people's reports about it contradict each other. For a
 * message with files, the bot defers the update and then edits the message, a procedure that Discord does document.
 */
function canUpdate(incoming: Incoming): boolean {
  return !('message' in incoming && incoming.message.hasFiles);
}

/** A new message, which only the acting person sees unless it is shared. */
export function aloud(incoming: Incoming, draft: Draft, share = false): APIInteractionResponse {
  return { type: InteractionResponseType.ChannelMessageWithSource, data: newBody(incoming, draft, share) };
}

/** The form of a message for a person: one that only they see may have a form of its own. */
function formFor(incoming: Incoming, draft: Draft): Draft {
  return isDirect(incoming) ? draft : ephemeralForm(draft);
}

/**
 * True if everyone sees an answer that is meant to be shared. In a place that hasn't added the app, nothing is shared.
 */
function isShared({ channel }: Incoming, share: boolean): boolean {
  return share && channel !== null;
}

/** The body of a new message without files, which only the acting person sees unless it is shared. */
export function newBody(incoming: Incoming, draft: Draft, share = false): MessageBody {
  const shared = isShared(incoming, share);
  const body = withFiles(bodyOf(shared ? draft : formFor(incoming, draft)), []);
  return shared ? body : own(incoming, body);
}

/** The body that fills in a promised answer: a change of the clicked message, or a new message. */
export function promisedBody(incoming: Incoming, draft: Draft, share = false): MessageBody {
  if (changes(incoming)) return changedBody(incoming, draft);
  return withFiles(bodyOf(isShared(incoming, share) ? draft : formFor(incoming, draft)), []);
}

/**
 * The body that changes the clicked message. A message in blocks stays so. Its files stay, too, unless the draft is
 * `bare`. Whether a component can show the file of an embed isn't documented, so a message with embeds keeps its form
 * if it can.
 */
function changedBody(incoming: Incoming, draft: Draft): MessageBody {
  const { blocks, hasEmbeds, files } = 'message' in incoming ? incoming.message : NO_MESSAGE;
  const form = hasEmbeds && !blocks ? draft : formFor(incoming, draft);
  const body = blocks ? inBlocks(bodyOf(form)) : bodyOf(form);
  return converting(withFiles(body, draft.bare === true ? [] : files));
}

/** An answer that is promised in a new message has no files to keep. */
const NO_MESSAGE = { blocks: false, hasEmbeds: false, files: [] } as const;

/**
 * Tells Discord that the answer comes later, and who will see it. If the reply isn't known yet (`reply` is null), the
 * command's option `share` decides who will see it.
 */
export function promised(incoming: Incoming, reply: Reply | null): APIInteractionResponse {
  if (updates(incoming, reply)) return { type: InteractionResponseType.DeferredMessageUpdate };
  const shared = reply === null ? asksToShare(incoming) : 'share' in reply && reply.share === true;
  return {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    data: isShared(incoming, shared) ? {} : own(incoming, {}),
  };
}

/**
 * True if the promised answer changes the clicked message. A component is shown in a new message, so that it doesn't
 * replace the rule that names it.
 */
export function updates(incoming: Incoming, reply: Reply | null): boolean {
  return changes(incoming) && reply?.do !== 'exhibit';
}

/** Commands whose answers can be for everyone have the option `share`. */
function asksToShare(incoming: Incoming): boolean {
  return incoming.kind === 'command' && incoming.typed.get('share') === true;
}

/** Acts, other than answering, whose components appear only in a person’s private messages. */
const OWN: ReadonlySet<ClickId['act']> = new Set<ClickId['act']>([
  'look',
  'agree',
  'refuse',
  'concede',
  'propose',
  'messages',
  'digest',
  'erase',
  'stats-list',
  'past',
  'places',
  'rewind',
  'rewind-sure',
  'rewind-yes',
  'rewind-no',
  'longer',
  'fill',
  'shut',
  'never',
  'unwish',
  'allow',
]);

/**
 * True if the answer changes the clicked message itself. An ephemeral message and the inbox always change. A direct
 * message, which can also be a panel or a lobby, changes only if it asks something or shows the board.
 */
export function changes(incoming: Incoming): boolean {
  if (incoming.kind !== 'click' && incoming.kind !== 'form') return false;
  const id = readId(incoming.customId);
  if (incoming.seen === 'ephemeral' || incoming.inbox) return true;
  return incoming.seen === 'direct' && id !== null && ('decision' in id || OWN.has(id.act));
}

/** Makes a message visible only to the person who asked. A direct message is visible only to that person anyway. */
export function own(incoming: Incoming, body: MessageBody): MessageBody {
  return isDirect(incoming) ? body : withFlag(body, MessageFlags.Ephemeral);
}
