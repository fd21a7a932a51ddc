import { type APIInteractionResponse, InteractionResponseType } from 'discord-api-types/v10';
import { count, time } from '../metrics/record.ts';
import type { Callbacks } from './callbacks.ts';
import type { Incoming } from './payload.ts';

/** Responses that only promise an answer. */
const PROMISES: readonly InteractionResponseType[] = [
  InteractionResponseType.DeferredChannelMessageWithSource,
  InteractionResponseType.DeferredMessageUpdate,
];

/** An interaction whose answer is timed. */
interface Arrival {
  kind: Incoming['kind'] | 'unreadable';
  /** The time of its arrival, as a value of `performance.now()`. */
  since: number;
  /** True if the bot is too busy to answer it. */
  isBusy?: boolean;
}

/** Returns the callbacks for one interaction. They record how long it waits for its first answer and its first words. */
export function timedCallbacks(callbacks: Callbacks, { kind, since, isBusy = false }: Arrival): Callbacks {
  let hasWords = kind === 'completion' || kind === 'unreadable';
  const words = (): void => {
    if (!hasWords) time('subspace_first_word_seconds', {}, since);
    hasWords = true;
  };
  return {
    ...callbacks,
    async respond(...given) {
      const [, response] = given;
      const taken = await callbacks.respond(...given);
      const outcome = taken === 'lost' ? 'lost' : isBusy ? 'busy' : isPromise(response) ? 'promised' : 'answered';
      count('subspace_interactions_total', { kind, outcome });
      if (taken === 'lost' || kind === 'unreadable') return taken;
      time('subspace_response_seconds', { kind }, since);
      if (!isPromise(response)) words();
      return taken;
    },
    async fill(to, body) {
      await callbacks.fill(to, body);
      words();
    },
    async follow(to, body) {
      await callbacks.follow(to, body);
      words();
    },
  };
}

/** Counts an interaction that got no answer because of a bug. */
export function countUnanswered(kind: Arrival['kind']): void {
  count('subspace_interactions_total', { kind, outcome: 'failed' });
}

function isPromise({ type }: APIInteractionResponse): boolean {
  return PROMISES.includes(type);
}
