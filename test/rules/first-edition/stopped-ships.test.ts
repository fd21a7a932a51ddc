import { describe, expect, it } from 'vitest';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { inPlay } from './position-text.ts';
import { offered, scene } from './scene.ts';

const STOPPED = { stopped: 9 } satisfies Partial<AnyPiece>;

describe('personnel aboard stopped ships', () => {
  /** A Klingon of Gold’s aboard a ship, with Sunad of Blue’s as an intruder. */
  const fights = (more: Partial<AnyPiece>, owner = 0, vessel = "I.K.C. K'Vort") =>
    scene({
      gold: {
        play: [
          [vessel, 'space:L2', { ...more, seat: owner }],
          ['Gowron', 'aboard:1'],
        ],
      },
      blue: { play: [['Sunad', 'aboard:1']] },
    });

  it('C-STOP-05 C-STOP-02: personnel aboard a stopped ship can’t attack an intruder there', () => {
    expect(offered(fights({}), 'gold', 'fight')).toEqual(['fight:2:3']);
    expect(offered(fights(STOPPED), 'gold', 'fight')).toEqual([]);
  });

  it('C-STOP-05: an opponent’s stopped ship doesn’t stop personnel aboard it', () => {
    expect(offered(fights(STOPPED, 1), 'gold', 'fight')).toEqual(['fight:2:3']);
  });

  it('C-STOP-05: a stopped facility doesn’t stop personnel aboard it', () => {
    expect(offered(fights(STOPPED, 0, 'Klingon Outpost'), 'gold', 'fight')).toEqual(['fight:2:3']);
  });

  it('C-STOP-05: a ship carried by a stopped ship can’t launch, and its crew can’t beam', () => {
    const carried = (more: Partial<AnyPiece>) =>
      scene({
        gold: {
          play: [['Kazon Warship', 'space:L2', more], ...inPlay('aboard:1: Kazon Raider; aboard:2: Corez, Jabin')],
        },
      });
    const ways = (more: Partial<AnyPiece>) =>
      [...offered(carried(more), 'gold', 'beam'), ...offered(carried(more), 'gold', 'launch')].filter((key) =>
        /beam:.*:aboard:2:|launch/.test(key),
      );
    expect(ways({})).toContain('launch:2:1');
    expect(ways({})).toContain('beam:all:aboard:2:surface:L2');
    expect(ways(STOPPED)).toEqual([]);
  });
});
