import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { auditPreviews } from '../support/previews.ts';
import { asking, changed, nextHand, type Planted, type Run } from './plants.ts';

const OPTIONS = { scenario: 'full-conquest', players: 2 };

describe('T-PREVIEW-01: previews of typed lines in Frontiers', () => {
  it('a preview is the same in all positions that the seat can’t tell apart', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { leaks, looked, far, longest } = auditPreviews(frontiers, `previews ${seed}`, OPTIONS);
      expect(leaks).toEqual([]);
      expect(looked).toBeGreaterThan(20);
      expect(far).toBeGreaterThan(5);
      expect(longest).toBeGreaterThan(3);
    }
  });

  it.each<[string, Planted]>([
    [
      'a card drawn without a report to the kernel',
      changed<Run>('turn', 'end', (sound) => (ctx, local) => {
        const player = ctx.g.players[(local as { seat: number }).seat];
        player?.hand.push(...player.deck.splice(0, 1));
        return sound(ctx, local);
      }),
    ],
    [
      'a prompt that shows another player’s hand',
      asking('turn', 'pick', (question, g) => ({ ...question, prompt: nextHand(g, question.seat).slice(0, 60) })),
    ],
  ])('the audit of previews finds a planted leak: %s', (_what, planted) => {
    expect(
      ['a', 'b', 'c'].flatMap((seed) => auditPreviews(planted, `planted ${seed}`, OPTIONS).leaks).length,
    ).toBeGreaterThan(0);
  });
});
