import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import type { Modifier } from '../../../src/games/frontiers/effects/union.ts';
import { copy } from '../../../src/kernel/copy.ts';
import { HINT_LENGTH, optionsOf } from '../../../src/kernel/decision.ts';
import type { Drive } from './support/drive.ts';
import { at, lay, moor, position, put } from './support/position.ts';
import { turnOver } from './support/procedures.ts';
import { refusal } from './support/refusing.ts';

/** A turn of seat 0 in a space with this many Move points, on a map of five tiles. */
function ship(label: string, move: number, ...modifiers: Modifier[]): Drive {
  const g = position();
  lay(g, 'frontier5', 'D');
  lay(g, 'frontier6', 'E');
  const player = moor(g, 0, label);
  player.points.move = move;
  player.lasting = modifiers.map((modifier) => ({ modifier, until: 'turn' }));
  return turnOver(g);
}

/** The hint of a move. */
function hint(drive: Drive, key: string): string | undefined {
  return optionsOf(drive.asked).find((option) => option.key === key)?.hint;
}

describe('paths of several steps', () => {
  it('F-MOVE-04: a path is a single choice, costs as much as all its steps, and passes through the spaces it names', () => {
    const drive = ship('A6', 9);
    expect(hint(drive, 'move:B0')).toBe('Costs 5 by B3, leaves 4 Move.');
    drive.does('move:B0');
    expect(playerOf(drive.g, 0)).toMatchObject({ at: at('B0'), points: { move: 4 } });
    expect(drive.g.turn?.path.slice(-2)).toEqual([at('B3'), at('B0')]);
  });

  it('F-MOVE-04: paths are offered after the single steps, as long as the Move points are enough', () => {
    const keys = ship('A6', 5).keys('move:');
    expect(keys.slice(0, 4).sort()).toEqual(['move:A0', 'move:A1', 'move:B3', 'move:B4']);
    expect(keys).toContain('move:B0');
    expect(ship('A6', 4).keys('move:')).not.toContain('move:B0');
  });

  it('F-MOVE-14: a path provokes no ships unless its option warns that it does', () => {
    for (const option of ship('A6', 30).asked.options) {
      if (option.verb !== 'move') continue;
      expect(option.hint?.length).toBeLessThanOrEqual(HINT_LENGTH);
      if (option.rule !== 'F-MOVE-14') continue;
      const drive = ship('A6', 30).does(option.key);
      expect(drive.g.turn?.provoked.length).toBeGreaterThan(0);
    }
    const free = ship('A6', 30).asked.options.filter(({ verb, rule }) => verb === 'move' && rule !== 'F-MOVE-14');
    expect(free.length).toBeGreaterThan(8);
    for (const { key } of free) expect(ship('A6', 30).does(key).g.turn?.provoked).toEqual([]);
  });

  it('F-SCAN-01: a ship on a longer path stops as soon as something is revealed', () => {
    const g = position();
    lay(g, 'frontier3', 'D');
    put(g, 'D1', 'romulanStarbase', 'border-watch', false);
    moor(g, 0, 'D4').points.move = 30;
    const ends = turnOver(g)
      .keys('move:')
      .flatMap((key) => {
        const drive = turnOver(copy(g)).does(key);
        if (!drive.saidBy('F-SCAN-01').join().includes('something was revealed')) return [];
        return [{ key, at: playerOf(drive.g, 0).at, up: drive.g.sites[at('D1')]?.tokens }];
      });
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) {
      expect(end.at).not.toBe(at(end.key.replace('move:', '')));
      expect(end.up?.every(({ up }) => up)).toBe(true);
    }
  });

  it('F-CARD-14: an effect can let each step of a path cover two spaces', () => {
    const drive = ship('A6', 4, { kind: 'reach' });
    expect(drive.keys('move:').length).toBeGreaterThan(ship('A6', 4).keys('move:').length);
  });

  it('F-MOVE-04: the answer to a request for a distant space offers the move if it is possible, and otherwise gives the cost and the path', () => {
    expect(refusal(ship('A6', 9), 'move to b0').text).toBe('You can do that now: Move to B0: Drydock.');
    expect(refusal(ship('A6', 3), 'move to b0').text).toBe('B0 (Drydock) costs 5 Move by B3, but you have 3.');
  });
});
