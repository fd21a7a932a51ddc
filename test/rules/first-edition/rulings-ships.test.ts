import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { isAdjacent, regionOf } from '../../../src/games/first-edition/chapters/spaceline/line.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { within } from './figures.ts';
import type { Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';
import { DECK, ends, twoSides } from './two-sides.ts';

// Rulings about ships, places and dependent personnel. The list of all rulings is in `rulings/`.

const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
const CREW = ['Giusti', 'aboard:1'] as const;

describe('movement of ships', () => {
  it('C-SPACELINE-04: locations on both sides of a Q-Net are adjacent, and even a cloaked ship can’t pass between them', () => {
    const stage = twoSides({ play: [SHIP, CREW], hand: ['Q-Net'] }, {});
    const { g } = scene({ gold: { play: [SHIP, CREW, ['Q-Net', 'gap:L1']] } });
    expect(isAdjacent(g, 'L1', 'L2')).toBe(true);
    expect(Object.values(stage.g.lines)[0]).toHaveLength(5);
    // A cloaked ship doesn’t pass it either.
    const cloaked = scene({ gold: { play: "L1: I.K.C. K'Vort {veiled: cloaked} [Kurn, Divok]; gap:L1: Q-Net" } });
    expect(offered(cloaked, 'gold', 'move')).toEqual([]);
  });
  it('C-MOVE-01 C-STAFF-06: a staffed ship that isn’t stopped can use a Wormhole to any quadrant', () => {
    const uses = (...play: Row[]) =>
      offered(twoSides({ play, hand: ['Wormhole', 'Wormhole'] }), 'gold', 'play').length > 0;
    expect([uses(SHIP, CREW), uses(SHIP), uses(['U.S.S. Oberth', 'space:L1', { stopped: 1 }], CREW)]).toEqual([
      true,
      false,
      false,
    ]);
    const stage = scene({
      gold: { missions: ['Study Pulsar', 'Access Relay Station'], play: [SHIP, CREW], hand: ['Wormhole', 'Wormhole'] },
    });
    stage.does('gold', 'play:wormhole:on:1');
    expect(offered(stage, 'gold', 'to')).toContain('to:L2');
    expect(stage.g.locations['L2']?.quadrant).toBe('Gamma');
  });
  const WORMHOLE = (hand: readonly string[], play: readonly Row[] = [SHIP, CREW]) =>
    scene({
      gold: { missions: ['Alter Records', 'Access Relay Station'], play, hand, deck: ['Bajoran Wormhole', ...DECK] },
      blue: { deck: DECK },
    });

  it('C-SPACELINE-02 C-SPACELINE-13: the near end of a Bajoran Wormhole is in the Bajor region, and there is no third end', () => {
    const stage = WORMHOLE(['Bajoran Wormhole', 'Bajoran Wormhole']);
    stage.does('gold', 'play:bajoran-wormhole:gap:L1').does('gold', 'get:bajoran-wormhole:gap:L2');
    expect(regionOf(stage.g, 'L5')).toContain('Bajor');
    expect(offered(stage, 'gold', 'play:bajoran-wormhole')).toEqual([]);
    expect(offered(stage, 'gold', 'attempt')).toEqual([]);
  });

  it('C-STAFF-06 C-CLOAK-05: a ship can’t go through a Bajoran Wormhole without its staff or while phased', () => {
    const passes = (ship: object, crew: object = {}) => {
      const stage = WORMHOLE(['Bajoran Wormhole']);
      stage.does('gold', 'play:bajoran-wormhole:gap:L1').does('gold', 'get:bajoran-wormhole:gap:L2');
      stage.does('gold', 'move:1:L5');
      Object.assign(pieceOf(stage.g, 1), ship);
      Object.assign(pieceOf(stage.g, 2), crew);
      return offered(ends(stage, 'gold', 'blue'), 'gold', 'use:bajoran-wormhole').length;
    };
    expect([passes({}), passes({}, { at: 'surface:L1' }), passes({ veiled: 'phased' })]).toEqual([1, 0, 0]);
  });

  it('C-MOVE-12: a Rebel Interceptor has RANGE 6 outside a region', () => {
    expect(
      attributeOf(
        within([['Rebel Interceptor', 'space:L1']]),
        { id: 1, card: id('Rebel Interceptor'), owner: 0, seat: 0, at: 'space:L1' },
        'RANGE',
      ),
    ).toBe(6);
  });

  it('C-STAFF-02: each of the two people on a card supplies an icon for a Mercenary Ship, but a Borg Cube needs seven personnel', () => {
    const moves = (ship: string, ...crew: string[]) =>
      offered(
        scene({ gold: { play: [[ship, 'space:L1'], ...crew.map((who): Row => [who, 'aboard:1'])] } }),
        'gold',
        'move',
      ).length > 0;
    expect(moves('Mercenary Ship', 'Narik')).toBe(false);
    expect(moves('Mercenary Ship', 'Narik', 'Narik')).toBe(true);
    expect(moves('Mercenary Ship', 'Beverly and Will')).toBe(true);
    expect(moves('Borg Cube', 'Locutus of Borg', ...new Array<string>(5).fill('Fifteen of Seventeen'))).toBe(false);
  });

  it('C-BEAM-04: personnel can’t beam from ship to ship at Quash Conspiracy, even after it is solved', () => {
    const beams = (solved: boolean) =>
      offered(
        scene({
          gold: {
            missions: ['Quash Conspiracy', 'First Contact', 'Study Pulsar'],
            play: [SHIP, CREW, ['U.S.S. Galaxy', 'space:L1']],
          },
          ...(solved ? { patch: { 'locations.L1.solved': 0 } } : {}),
        }),
        'gold',
        'beam',
      );
    expect([beams(false), beams(true)]).toEqual([[], []]);
  });
});
