import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { auditPreviews } from '../support/previews.ts';
import { asking, changed, nextProjects, type Planted, type Run } from './plants.ts';

const OPTIONS = { civs: ['federation', 'vulcan', 'romulan'], rules: { startingProject: true } };

describe('T-PREVIEW-01: previews of typed lines in Ascendancy', () => {
  it('a preview is the same in all positions that look the same to the seat', () => {
    for (const seed of ['a', 'b']) {
      const { leaks, looked, far, longest } = auditPreviews(ascendancy, `previews ${seed}`, OPTIONS);
      expect(leaks).toEqual([]);
      expect(looked).toBeGreaterThan(20);
      expect(far).toBeGreaterThan(5);
      expect(longest).toBeGreaterThan(3);
    }
  });

  it.each<[string, Planted]>([
    [
      'a Project launched without a report to the kernel',
      changed<Run>('launch', 'begin', () => (ctx, local) => {
        const player = ctx.g.players[(local as { seat: number }).seat];
        player?.projects.push(...player.deck.splice(0, 2).map((card) => ({ card, research: 0 })));
        return 'limit';
      }),
    ],
    [
      'a prompt that shows another player’s Projects',
      asking('turn', 'command', (question, g) => ({ ...question, prompt: `${nextProjects(g, question.seat)}?` })),
    ],
  ])('the audit of previews finds a planted leak: %s', (_what, planted) => {
    const isFound = (seed: string): boolean => auditPreviews(planted, `planted ${seed}`, OPTIONS).leaks.length > 0;
    expect(['a', 'b', 'c', 'd'].some(isFound)).toBe(true);
  });
});
