import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, deal, moor, position } from './support/position.ts';
import { run } from './support/procedures.ts';

function ending(label: string, ...hand: string[]): Frontiers {
  const g = position();
  deal(g, 0, ...hand);
  moor(g, 0, label).spent = 1;
  g.turn = { ...freshTurn(0), begun: true, step: 'after', path: [at(label)] };
  return g;
}

describe('location benefits', () => {
  it('F-EOT-06 F-LOC-06 F-HEAL-13 F-DISCARD-03: a Drydock removes one Damage Card from the hand or discard pile', () => {
    const g = ending('B0', DAMAGE, DAMAGE, 'warp-drive');
    const player = playerOf(g, 0);
    player.discard = [DAMAGE, 'insight'];
    player.wounds = 1;
    const drive = run(g, 'end-of-turn');
    expect(drive.keys()).toEqual(['drydock:hand', 'drydock:discard', 'pass']);
    drive.does('drydock:discard');
    expect(player).toMatchObject({ discard: ['insight'], wounds: 1 });
    expect(player.hand.filter((card) => card === DAMAGE)).toHaveLength(2);
  });

  it('F-EOT-06: at a Drydock, only a player with a Damage Card is asked, and the card may be kept', () => {
    expect(run(ending('B0'), 'end-of-turn').over).toBe(true);
    const whole = run(ending('B0', 'warp-drive'), 'end-of-turn');
    expect(whole.over).toBe(true);
    expect(whole.rules).toContain('F-EOT-06');
    expect(run(ending('B4', DAMAGE), 'end-of-turn').over).toBe(true);
    const g = ending('B0', DAMAGE);
    run(g, 'end-of-turn').does('pass');
    expect(playerOf(g, 0).hand).toContain(DAMAGE);
  });

  it('F-EOT-07 F-LOC-04 F-LOC-05: a Research Station gives a crystal of its color, but none to a player who already has three', () => {
    const g = ending('C4', 'warp-drive');
    const { crystals } = playerOf(g, 0);
    crystals.red = 2;
    run(g, 'end-of-turn');
    expect(crystals).toEqual({ red: 3, blue: 0, gold: 0 });
    const full = run(g, 'end-of-turn');
    expect(crystals.red).toBe(3);
    expect(full.rules).not.toContain('F-GAIN-01');
  });
});
