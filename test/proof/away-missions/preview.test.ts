import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { auditPreviews } from '../support/previews.ts';
import { type Away, asking, changed, handAcross, type Run } from './plants.ts';

const OPTIONS = { factions: ['federation', 'borg'], quick: true };

describe('T-PREVIEW-01: previews of typed lines in Away Missions', () => {
  it('a preview is the same in all positions that look the same to the seat', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { leaks, looked, far, longest } = auditPreviews(awayMissions, `previews ${seed}`, OPTIONS);
      expect(leaks).toEqual([]);
      expect(looked).toBeGreaterThan(20);
      expect(far).toBeGreaterThan(5);
      expect(longest).toBeGreaterThan(3);
    }
  });

  it.each<[string, Away]>([
    [
      'a card drawn without a report to the kernel',
      changed<Run>('draw', 'begin', () => (ctx, local) => {
        const player = ctx.g.players[(local as { seat: number }).seat];
        player?.hand.support.push(...player.decks.support.splice(0, 1));
        return null;
      }),
    ],
    [
      'a prompt that shows the opponent’s hand',
      asking('activation', 'choose', (question, g) => ({
        ...question,
        prompt: handAcross(g, question.seat).slice(0, 40),
      })),
    ],
  ])('the audit of previews finds a planted leak: %s', (_what, planted) => {
    const isFound = (seed: string): boolean => auditPreviews(planted, `planted ${seed}`, OPTIONS).leaks.length > 0;
    expect(['a', 'b', 'c', 'd'].some(isFound)).toBe(true);
  });
});
