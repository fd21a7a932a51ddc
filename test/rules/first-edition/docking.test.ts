import { describe, expect, it } from 'vitest';
import { DAMAGE, DOCK } from '../../../src/games/first-edition/chapters/calls.ts';
import { dockOffers } from '../../../src/games/first-edition/chapters/docking/docking.ts';
import { inPlay } from './position-text.ts';
import { at, calling, offered, scene } from './scene.ts';

const CREWED = [
  ['U.S.S. Oberth', 'space:L1'],
  ['Giusti', 'aboard:1'],
] as const;

describe('docking', () => {
  it('C-FAC-07 C-DOCK-01: a ship can’t dock at an opponent’s outpost or at an outpost elsewhere', () => {
    const others = scene({ gold: { play: CREWED }, blue: { play: [['Federation Outpost', 'space:L1']] } });
    expect(offered(others, 'gold', 'dock')).toEqual([]);
    const far = scene({ gold: { play: [...CREWED, ['Federation Outpost', 'space:L3']] } });
    expect(offered(far, 'gold', 'dock')).toEqual([]);
  });

  it('C-DOCK-01: the reason why a ship can’t dock is given only if the player tries to dock it', () => {
    const play = [
      ['U.S.S. Oberth', 'space:L1', { stopped: 1 }],
      CREWED[1],
      ['Federation Outpost', 'space:L1'],
    ] as const;
    const { g } = scene({ gold: { play } });
    const [barred, ...more] = dockOffers(g, 0, true);
    expect(barred?.option.key).toBe('dock:1:3');
    expect(barred?.why).not.toBeNull();
    expect(more).toEqual([]);
    expect(dockOffers(g, 0, false)).toEqual([]);
    const { g: able } = scene({ gold: { play: [...CREWED, ['Federation Outpost', 'space:L1']] } });
    expect(dockOffers(able, 0, false)).toMatchObject([{ option: { key: 'dock:1:3' }, why: null }]);
  });

  it.each([
    ['the ship is phased', 'phased', undefined],
    ['the facility is cloaked', undefined, 'cloaked'],
  ] as const)('C-CLOAK-03: a ship can’t dock if %s', (_how, ship, facility) => {
    const play = [
      ['U.S.S. Oberth', 'space:L1', ship === undefined ? {} : { veiled: ship }],
      CREWED[1],
      ['Federation Outpost', 'space:L1', facility === undefined ? {} : { veiled: facility }],
    ] as const;
    const stage = scene({ gold: { play } });
    expect(offered(stage, 'gold', 'dock')).toEqual([]);
    expect(stage.refuses('gold', 'dock:1:3')).toMatchObject({ rule: 'C-CLOAK-03' });
  });

  it.each([
    ['ship', { seat: 0, ship: 9, facility: 3 }],
    ['facility', { seat: 0, ship: 1, facility: 9 }],
  ] as const)('C-DOCK-01: a ship doesn’t dock if the %s is gone by then', (_what, local) => {
    const stage = scene({
      gold: { play: [...CREWED, ['Federation Outpost', 'space:L1']] },
      call: calling(DOCK, local),
    });
    expect(at(stage, 1)).toBe('space:L1');
    expect(stage.log).not.toMatch(/docks/);
  });

  it.each([
    ['its player’s turn', 'gold', [true, true, false]],
    ['the opponent’s turn', 'blue', [true, false]],
  ] as const)(
    'C-DOCK-06 C-OPEN-25: a ship damaged at the dock in %s is repaired at the end of its player’s second full turn after that',
    (_whose, turn, after) => {
      const deck = ['Calloway', 'Spock', 'Data', 'Worf', 'Sunad', 'Vekor'];
      const play = inPlay('L1: Federation Outpost [U.S.S. Oberth]');
      const call = calling(DAMAGE, { seat: 1, vessel: 2, hit: 'hit' });
      const stage = scene({ gold: { play, deck }, blue: { deck }, turn, call });
      const ends = after.map(() => {
        if (stage.g.turn?.seat === 1) stage.does('blue', 'end:turn');
        return stage.does('gold', 'end:turn').g.pieces[2]?.damaged === true;
      });
      expect(ends).toEqual(after);
    },
  );

  it('C-DOCK-01: a ship can’t dock if it isn’t at a location', () => {
    const play = [['U.S.S. Oberth', 'core:0'], CREWED[1], ['Federation Outpost', 'space:L1']] as const;
    const call = calling(DOCK, { seat: 0, ship: 1, facility: 3 });
    expect(at(scene({ gold: { play }, call }), 1)).toBe('core:0');
  });
});
