import { describe, expect, it } from 'vitest';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { lasts, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';

describe('cards that are worth more sideways', () => {
  it('F-CARD-06: each one-time bonus applies to a single sideways card, and the best bonus is used first', () => {
    const { g, player } = turnOf(2, 'warp-drive', 'open-fire', 'raise-shields');
    lasts(g, { kind: 'sideways', more: 1, once: true });
    lasts(g, { kind: 'sideways', more: 2, once: true });
    playing(g, 'side:warp-drive:move');
    expect(player.points.move).toBe(3);
    playing(g, 'side:open-fire:move');
    expect(player.points.move).toBe(5);
    playing(g, 'side:raise-shields:move');
    expect(player.points.move).toBe(6);
    const other = turnOf(2, 'warp-drive');
    for (const more of [2, 1]) lasts(other.g, { kind: 'sideways', more, once: true });
    playing(other.g, 'side:warp-drive:move');
    expect(other.player.points.move).toBe(3);
  });

  it('F-CARD-05 F-CARD-06: a bonus for Damage Cards doesn’t apply to other cards', () => {
    const { g, player } = turnOf(2, 'overload');
    lasts(g, { kind: 'sideways', more: 2, what: 'damage' });
    playing(g, 'side:overload:move');
    expect(player.points.move).toBe(1);
  });

  it('F-CARD-06: a bonus for Advanced Actions and Undiscovered Cards doesn’t apply to Basic Actions', () => {
    const { g, player } = turnOf(2, 'warp-drive', 'overload', 'telepathy');
    lasts(g, { kind: 'sideways', more: 2, what: 'advanced' });
    playing(g, 'side:warp-drive:attack', { moment: 'attack' });
    expect(player.points.close).toEqual({ normal: 1 });
    playing(g, 'side:overload:attack', { moment: 'attack' });
    playing(g, 'side:telepathy:attack', { moment: 'attack' });
    expect(player.points.close).toEqual({ normal: 7 });
  });

  it('F-CARD-05 F-CARD-14 F-HEAL-02: Damage Cards can be played sideways only with an effect that names them', () => {
    const { g, player } = turnOf(2, DAMAGE, DAMAGE);
    lasts(g, { kind: 'sideways', more: 2 });
    expect(playable(g, 0, 'move')).not.toContain('side:damage:move');
    lasts(g, { kind: 'sideways', more: 0, what: 'damage', once: true });
    expect(playable(g, 0, 'long')).not.toContain('side:damage:attack');
    playing(g, 'side:damage:move');
    expect(player.points.move).toBe(1);
    expect(player.hand).toEqual([DAMAGE]);
    expect(player.inPlay).toEqual([{ card: DAMAGE, as: 'sideways', to: 'discard' }]);
    expect(playable(g, 0, 'move')).not.toContain('side:damage:move');
  });
});
