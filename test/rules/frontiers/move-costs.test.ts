import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { steps } from '../../../src/games/frontiers/chapters/movement/movement.ts';
import type { Modifier } from '../../../src/games/frontiers/effects/union.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { at, deal, lay, moor, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** Seat 0 in a space with this many Move points, under these effects. */
function ship(label: string, move: number, ...modifiers: Modifier[]): Frontiers {
  const g = position();
  lay(g, 'frontier5', 'D');
  lay(g, 'frontier6', 'E');
  const player = moor(g, 0, label);
  player.points.move = move;
  player.lasting = modifiers.map((modifier) => ({ modifier, until: 'turn' }));
  return g;
}

/** The keys of the offered single steps. */
function moves(g: Frontiers): string[] {
  return openOptions(steps(g, 0))
    .map(({ key }) => key)
    .sort();
}

describe('the cost of a step', () => {
  it('F-MOVE-01 F-MOVE-02 F-MOVE-28: Move points from Move effects and sideways cards add up from one card to the next', () => {
    const g = ship('A6', 0);
    deal(g, 0, 'warp-drive', 'insight', 'impulse-engines');
    const drive = turnOver(g);
    expect(drive.keys('move:')).toEqual([]);
    drive.does('play:warp-drive:basic');
    expect(playerOf(g, 0).points.move).toBe(2);
    drive.does('move:B3', 'side:insight:move');
    expect(drive.offers('move:B4')).toBe(false);
    drive.does('play:impulse-engines:basic');
    expect(playerOf(g, 0).points.move).toBe(3);
    expect(drive.offers('move:B0')).toBe(true);
  });

  it('F-MOVE-04 F-MOVE-05 F-MOVE-09 F-LOC-03: the cost of a step depends on the space entered, and Asteroid Fields stay closed', () => {
    // A6 is next to B3 and B4 (empty space), A0 (the Wormhole), A1 (a nebula) and A5 (Asteroids).
    expect(moves(ship('A6', 1))).toEqual([]);
    expect(moves(ship('A6', 2))).toEqual(['move:A0', 'move:B3', 'move:B4']);
    expect(moves(ship('A6', 9))).toEqual(['move:A0', 'move:A1', 'move:B3', 'move:B4']);
    const drive = turnOver(ship('A6', 5)).does('move:A1');
    expect(playerOf(drive.g, 0)).toMatchObject({ at: at('A1') });
    expect(playerOf(drive.g, 0).points.move).toBe(2);
  });

  it('F-MOVE-06 F-MOVE-17: a step costs 3 Move onto Planets and 4 onto Suns', () => {
    const g = ship('E0', 3);
    expect(moves(g)).toContain('move:E5');
    expect(moves(g)).not.toContain('move:E6');
    expect(moves(ship('E0', 4))).toContain('move:E6');
    expect(moves(ship('E0', 2))).not.toContain('move:E5');
  });

  it('F-MOVE-29 F-MOVE-31: effects lower the cost of later steps, but not below 0', () => {
    const free: Modifier = { kind: 'cost', terrain: ['space'], less: 5, least: 0 };
    const drive = turnOver(ship('A6', 0, free));
    expect(drive.offers('move:B3')).toBe(true);
    expect(drive.offers('move:A1')).toBe(false);
    drive.does('move:B3');
    expect(playerOf(drive.g, 0).points.move).toBe(0);
  });

  it('F-MOVE-30: if several effects change a step’s cost, they apply in the order that is best for the player', () => {
    const down: Modifier = { kind: 'cost', terrain: 'all', less: 2, least: 1 };
    const more: Modifier = { kind: 'cost', terrain: ['nebula'], less: 1, least: 0 };
    // 3 − 2 and then − 1 give 0. The other way around it would be 1.
    expect(moves(ship('A6', 0, more, down))).toContain('move:A1');
    expect(moves(ship('A6', 0, down))).not.toContain('move:A1');
    const set: Modifier = { kind: 'cost', terrain: ['nebula'], set: 2 };
    expect(moves(ship('A6', 1, set, more))).toContain('move:A1');
    expect(moves(ship('A6', 1, set))).not.toContain('move:A1');
  });

  it('F-MOVE-32: an effect can open closed terrain at the cost that it states', () => {
    const open: Modifier = { kind: 'open', terrain: ['asteroids'], cost: 4 };
    expect(moves(ship('A6', 4, open))).toContain('move:A5');
    expect(moves(ship('A6', 3, open))).not.toContain('move:A5');
  });

  it('F-CARD-14: an effect can make spaces two steps away count as adjacent', () => {
    const drive = turnOver(ship('A6', 2, { kind: 'reach' }));
    expect(drive.keys('move:')).toContain('move:A2');
    drive.does('move:A2');
    expect(playerOf(drive.g, 0)).toMatchObject({ at: at('A2') });
  });

  it('F-MOVE-03: Special, Repair and Heal effects are possible while the ship moves', () => {
    const g = ship('A6', 4);
    deal(g, 0, 'damage-control', 'insight');
    const drive = turnOver(g).does('move:B3');
    expect(drive.offers('play:insight:basic')).toBe(true);
    expect(drive.offers('play:damage-control:basic')).toBe(true);
  });
});
