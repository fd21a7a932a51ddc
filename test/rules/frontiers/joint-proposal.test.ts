import { describe, expect, it } from 'vitest';
import { partners, sharings } from '../../../src/games/frontiers/chapters/joint/joint.ts';
import { engagements } from '../../../src/games/frontiers/chapters/pvp/engagements.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { moor } from './support/position.ts';
import { siege } from './support/siege.ts';

const joint = (g: Frontiers) => engagements(g, 0).some(({ option }) => option.key === 'joint:D0');

describe('proposing a joint assault', () => {
  it('F-COOP-01: a joint assault is possible in cooperative scenarios, or if the game’s settings allow it', () => {
    expect(joint(siege())).toBe(true);
    expect(joint(siege(3, { jointAssaults: false }))).toBe(false);
    expect(joint(siege(3, { jointAssaults: false, scenario: 'full-cooperation' }))).toBe(true);
  });

  it('F-COOP-02: a joint assault can’t be proposed once the end of the Round or of the game has been announced', () => {
    const announced = siege();
    announced.announced = 2;
    expect(joint(announced)).toBe(false);
    const last = siege();
    last.finale = { why: 'All Borg Cubes are destroyed.', left: [0] };
    expect(joint(last)).toBe(false);
  });

  it('F-COOP-03 F-COOP-04: a joint assault needs ships beside the Cube that haven’t given up their next turn', () => {
    const g = siege();
    expect(partners(g, 0, 'green')).toEqual([1, 2]);
    g.order = g.order.map(({ who }) => ({ who, down: who === 1 }));
    expect(partners(g, 0, 'green')).toEqual([2]);
    g.order = g.order.map(({ who }) => ({ who, down: false }));
    moor(g, 1, 'A1');
    expect(partners(g, 0, 'green')).toEqual([2]);
    g.order = g.order.map(({ who }) => ({ who, down: who === 2 }));
    expect(partners(g, 0, 'green')).toEqual([]);
    expect(joint(g)).toBe(false);
    moor(g, 0, 'A6');
    moor(g, 1, 'D1');
    expect(joint(g)).toBe(false);
  });

  it('F-OPEN-36: a joint assault can’t be proposed from an unsafe space', () => {
    const g = siege();
    moor(g, 0, 'D3');
    expect(joint(g)).toBe(false);
  });

  it('F-COOP-06: a joint assault needs at least two defenders', () => {
    expect(joint(siege(2))).toBe(true);
    expect(joint(siege(1))).toBe(false);
  });

  it('F-COOP-06: every division of the defenders in which each ship faces at least one is offered', () => {
    expect(sharings(3, 2)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(sharings(5, 3)).toHaveLength(6);
    expect(sharings(4, 4)).toEqual([[1, 1, 1, 1]]);
  });
});
