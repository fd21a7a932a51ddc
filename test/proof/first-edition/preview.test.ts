import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { FirstEditionView } from '../../../src/games/first-edition/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { type AskOf, planting } from '../support/plants.ts';
import { auditPreviews } from '../support/previews.ts';

const { changed, asking } = planting(firstEdition);

describe('T-PREVIEW-01: previews of typed lines in First Edition', () => {
  it('a preview is the same in all positions that look the same to the seat', () => {
    for (const seed of ['a', 'b']) {
      const { leaks, looked, far, longest } = auditPreviews(firstEdition, `previews ${seed}`, {});
      expect(leaks).toEqual([]);
      expect(looked).toBeGreaterThan(20);
      expect(far).toBeGreaterThan(5);
      expect(longest).toBeGreaterThan(3);
    }
  });

  it.each<[string, Game<FirstEdition, FirstEditionView>]>([
    [
      'a card drawn without a report to the kernel',
      changed<AskOf<FirstEdition>>('turn', 'act', (sound) => ({
        ...sound,
        answer(ctx, local, answer) {
          const player = ctx.g.players[answer.seat];
          player?.hand.push(...player.deck.splice(0, 1));
          return sound.answer(ctx, local, answer);
        },
      })),
    ],
    [
      'a prompt that shows the opponent’s hand',
      asking('turn', 'act', (question, g) => ({
        ...question,
        prompt: (g.players[1 - question.seat]?.hand ?? []).join().slice(0, 40),
      })),
    ],
  ])('the audit of previews finds a planted leak: %s', (_what, planted) => {
    const isFound = (seed: string): boolean => auditPreviews(planted, `planted ${seed}`, {}).leaks.length > 0;
    expect(['a', 'b', 'c', 'd'].some(isFound)).toBe(true);
  });
});
