import { describe, expect, it } from 'vitest';
import { sustain } from '../../../src/games/frontiers/chapters/combat/harm.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { Loss } from '../../../src/kernel/types.ts';
import { brawl, turnOf } from './support/effects.ts';
import { war } from './support/pvp.ts';

/** The log lines about the cards that a seat loses to this many Damage Cards. */
function struck(g: Frontiers, seat: number, cards: number): { text: string; lost: Loss | undefined }[] {
  const told: { text: string; lost: Loss | undefined }[] = [];
  const log = (text: string, _rule?: string, lost?: Loss) => told.push({ text, lost });
  sustain({ g, log, reveal: () => {} } as never, seat, cards, 'a test', 'F-DMG-03');
  return told.filter(({ text }) => text.startsWith('Catastrophic'));
}

describe('cards that a captain loses', () => {
  it('F-DMG-05: the log of Catastrophic Damage names the lost cards and counts them as a loss', () => {
    const { g } = turnOf(2, 'warp-drive', 'open-fire');
    brawl(g, ['patrol-warbird']);
    const [told] = struck(g, 0, 5);
    expect(told?.text).toMatch(/discards all cards except Damage Cards\. It loses Warp Drive and Open Fire\.$/);
    expect(told?.lost).toEqual({ seat: 0, names: ['Warp Drive', 'Open Fire'] });
  });

  it('F-DMG-05: Catastrophic Damage to an empty hand isn’t a loss', () => {
    const { g } = turnOf(2);
    brawl(g, ['patrol-warbird']);
    const [told] = struck(g, 0, 5);
    expect(told?.text).toMatch(/discards all cards except Damage Cards\.$/);
    expect(told?.lost).toBeUndefined();
  });

  it('F-PVP-33: Catastrophic Damage from another captain also counts as a loss', () => {
    const g = war();
    g.pvp = {
      aggressor: { seat: 0, stopped: false, sustained: 0 },
      defender: { seat: 1, stopped: false, sustained: 0 },
      attendance: 'partial',
      phase: 'long',
      attacker: 0,
      starbase: null,
      noDisruptors: [],
    };
    expect(struck(g, 1, 5).map(({ lost }) => lost)).toEqual([{ seat: 1, names: ['Warp Drive', 'Warp Drive'] }]);
  });
});
