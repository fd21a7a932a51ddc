import { type APIInteractionResponse, InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import type { MessageBody } from '../queue/transport.ts';
import { bodyOf } from './compose/body.ts';
import { readId } from './ids.ts';
import type { Incoming } from './payload.ts';
import type { Reply } from './reply.ts';

/** What Discord is answered at once, or null for what takes a while. */
export function atOnce(incoming: Incoming, reply: Reply): APIInteractionResponse | null {
  switch (reply.do) {
    case 'form':
      return { type: InteractionResponseType.Modal, data: reply.form };
    case 'turn':
      if (changes(incoming)) return { type: InteractionResponseType.UpdateMessage, data: bodyOf(reply.draft) };
      return { type: InteractionResponseType.ChannelMessageWithSource, data: own(incoming, bodyOf(reply.draft)) };
    case 'say':
      return { type: InteractionResponseType.ChannelMessageWithSource, data: own(incoming, bodyOf(reply.draft)) };
    case 'send':
    case 'read':
      return null;
  }
}

/** Tells Discord that the answer comes later. */
export function promised(incoming: Incoming): APIInteractionResponse {
  if (changes(incoming)) return { type: InteractionResponseType.DeferredMessageUpdate };
  return { type: InteractionResponseType.DeferredChannelMessageWithSource, data: own(incoming, {}) };
}

/**
 * Whether the message that was clicked is changed in answer: always when only its owner sees it in passing; in direct
 * messages, where panels and lobbies can lie too, only when it asks a question.
 */
export function changes(incoming: Incoming): boolean {
  if (incoming.kind !== 'click' && incoming.kind !== 'form') return false;
  const id = readId(incoming.customId);
  return incoming.seen === 'ephemeral' || (incoming.seen === 'direct' && id !== null && 'decision' in id);
}

/** Seen only by the one who asked; in direct messages it stays. */
export function own({ guild }: Incoming, body: MessageBody): MessageBody {
  return guild === null ? body : { ...body, flags: MessageFlags.Ephemeral };
}
