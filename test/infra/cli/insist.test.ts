import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { insist } from '../../../src/cli/play/chat.ts';
import { BUSY, SLOW } from '../../../src/discord/no-time.ts';
import type { RepeatableInteraction } from '../../../src/local/actor.ts';
import { NoAnswerError } from '../../../src/local/world/interactions.ts';

type Outcome = string | Error;

/** An action whose repetitions have these outcomes in turn; the last one stays. `done` counts them. */
function acting(outcomes: readonly Outcome[]): { sent: RepeatableInteraction; done: number } {
  const acted = { done: 0 } as { sent: RepeatableInteraction; done: number };
  const next = (): RepeatableInteraction => {
    const outcome = outcomes[Math.min(acted.done++, outcomes.length - 1)] ?? '';
    const answered =
      outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve({ content: outcome } as APIMessage);
    answered.catch(() => {});
    return { id: '1', done: answered, answered, again: next } as unknown as RepeatableInteraction;
  };
  acted.sent = next();
  return acted;
}

test('an action is done again while the bot is too slow for it', async () => {
  const acted = acting([new NoAnswerError(), SLOW, BUSY, 'The table is open.', 'never']);
  expect((await insist(acted.sent)).content).toBe('The table is open.');
  expect(acted.done).toBe(4);
});

test('another refusal is the answer, and another error isn’t tried again', async () => {
  const refused = acting(['There is no such table. Nothing was changed.']);
  expect((await insist(refused.sent)).content).toContain('no such table');
  expect(refused.done).toBe(1);
  const broken = acting([new Error('broken')]);
  await expect(insist(broken.sent)).rejects.toThrow('broken');
  expect(broken.done).toBe(1);
});

test('a bot that never answers ends the tries', async () => {
  const acted = acting([new NoAnswerError()]);
  await expect(insist(acted.sent)).rejects.toThrow('did not respond');
  expect(acted.done).toBe(20);
});
