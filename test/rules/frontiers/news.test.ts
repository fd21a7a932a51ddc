import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import type { Running } from '../../../src/games/frontiers/chapters/captains/gains.ts';
import { drawToken, scanAll, scanFrom } from '../../../src/games/frontiers/chapters/map/tokens.ts';
import { levelUp } from '../../../src/games/frontiers/chapters/turn-end/level-up.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import { Drive } from './support/drive.ts';
import { at, lay, moor, position, put, site } from './support/position.ts';
import { once } from './support/run-once.ts';

/** True if an act reveals hidden information, before which nothing can be undone. */
function isFinal(g: Frontiers, act: (ctx: Running) => void): boolean {
  let revealed = false;
  once(g, (ctx) => {
    act(Object.assign(ctx, { reveal: () => (revealed = true) }));
  });
  return revealed;
}

/** A Romulan Starbase at D1 with a face-up or face-down token, beside D0 and D2. */
function beside(up: boolean): Frontiers {
  const g = position();
  lay(g, 'frontier3', 'D');
  put(g, 'D1', 'romulanStarbase', 'border-watch', up);
  return g;
}

describe('revealed information', () => {
  it('F-LEVEL-04 F-REVERT-02: Skills that a Level turns face up count as revealed information, but a Level without Skills reveals nothing', () => {
    const levels = (experience: number, level: number) => {
      const g = position();
      Object.assign(playerOf(g, 0), { experience, level });
      let revealed = false;
      const it = procedure<Frontiers, object>('it')({
        begin(ctx) {
          Object.assign(ctx, { reveal: () => (revealed = true) });
          ctx.call(levelUp, { seat: 0 });
          return 'end';
        },
        end: () => null,
      });
      new Drive(g, { ...frontiers.procedures, it }, { proc: 'it', local: {} });
      return revealed;
    };
    expect([levels(3, 1), levels(8, 2)]).toEqual([true, false]);
  });

  it('F-REVERT-02 F-SETUP-07: drawing a token face up counts as revealed information, but placing one face down doesn’t', () => {
    expect(isFinal(position(), (ctx) => drawToken(ctx, 'warbird', true))).toBe(true);
    expect(isFinal(position(), (ctx) => drawToken(ctx, 'warbird', false))).toBe(false);
  });

  it('F-SCAN-01 F-SCAN-02 F-REVERT-02: scanning from a ship counts as new information only if it turns tokens face up', () => {
    const news = (up: boolean) => {
      const g = beside(up);
      let told: boolean | undefined;
      const final = isFinal(g, (ctx) => {
        told = scanFrom(ctx, at('D0'));
      });
      return [told, final, site(g, 'D1').tokens[0]?.up];
    };
    expect(news(false)).toEqual([true, true, true]);
    expect(news(true)).toEqual([false, false, true]);
  });

  it('F-SCAN-02: the defenders of a Cube beside a ship are revealed unless the Cube is destroyed', () => {
    const told = (destroyed: boolean) => {
      const g = beside(true);
      const defenders = [{ token: 'weapons-platform', pile: 'romulanStarbase', up: false } as const];
      g.cubes.gold = { at: at('D3'), level: 4, defenders: [...defenders], marks: [], destroyed };
      let news: boolean | undefined;
      once(g, (ctx) => {
        news = scanFrom(ctx, at('D0'));
      });
      return news;
    };
    expect([told(false), told(true)]).toEqual([true, false]);
  });

  it('F-OPEN-38 F-LOC-02: every ship on the map reveals tokens beside it, but a ship waiting in the Wormhole doesn’t', () => {
    const turned = (does: (g: Frontiers) => void) => {
      const g = beside(false);
      moor(g, 0, 'A1');
      does(g);
      once(g, scanAll);
      return site(g, 'D1').tokens[0]?.up;
    };
    expect(turned((g) => moor(g, 1, 'D0'))).toBe(true);
    expect(turned((g) => Object.assign(moor(g, 1, 'D0'), { aside: true }))).toBe(false);
    expect(turned((g) => Object.assign(moor(g, 1, 'D0'), { at: null }))).toBe(false);
  });
});
