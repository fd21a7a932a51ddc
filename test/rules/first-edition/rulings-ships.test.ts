import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { isAdjacent, regionOf } from '../../../src/games/first-edition/chapters/spaceline/line.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { within } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

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

  it('C-SKILL-22: two Transwarp Conduits double RANGE only once', () => {
    const stage = twoSides({ play: [SHIP, CREW], hand: ['Transwarp Conduit', 'Transwarp Conduit'] });
    const before = attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE');
    stage.does('gold', 'play:transwarp-conduit:on:1').does('gold', 'play:transwarp-conduit:on:1');
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBe(2 * before);
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

  it('C-MOVE-04: a ship that turns back at a Subspace Warp Rift, or uses a Wormhole, doesn’t pass the rift', () => {
    const rift = ['Subspace Warp Rift', 'at:L2'] as const;
    const back = twoSides({
      play: [
        ['U.S.S. Galaxy', 'space:L1'],
        ...['Jean-Luc Picard', 'Data', 'Worf', 'William T. Riker'].map((who): Row => [who, 'aboard:1']),
        rift,
      ],
    });
    back.does('gold', 'move:1:L2').does('gold', 'move:1:L1');
    expect(back.g.pieces[1]?.damaged).toBeUndefined();
    const hole = twoSides({ play: [SHIP, CREW, rift], hand: ['Wormhole', 'Wormhole'] });
    hole.does('gold', 'play:wormhole:on:1').does('gold', 'to:L4');
    expect(hole.g.pieces[1]?.damaged).toBeUndefined();
  });

  it('C-MOVE-15: a towed scow goes through a Wormhole with its ship', () => {
    const stage = twoSides({
      play: [
        ...inPlay('L1: U.S.S. Galaxy [Radioactive Garbage Scow {owner: 1}]'),
        ...['Jean-Luc Picard', 'Data', 'Worf', 'William T. Riker'].map((who): Row => [who, 'aboard:1']),
      ],
      hand: ['Wormhole', 'Wormhole'],
    });
    stage.does('gold', 'play:wormhole:on:1').does('gold', 'to:L4').does('gold', 'drop:2');
    expect(at(stage, 2)).toBe('at:L4');
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

  it('C-DOCK-06: a Spacedock can be played only on an outpost', () => {
    const stage = scene({
      gold: { play: 'L1: Federation Outpost; L2: Deep Space 9; L3: Office of the President', hand: ['Spacedock'] },
      at: 'turn',
    });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:spacedock:on:1']);
  });

  it('C-DOCK-06: a Spacedock removes all damage markers', () => {
    const stage = twoSides({
      play: `
        L1: Federation Outpost [Spacedock], U.S.S. Oberth [Giusti, Strafing Run {owner: 1}, Strafing Run {owner: 1}]`,
    });
    stage.does('gold', 'dock:3:1');
    expect(alive(stage)).toEqual([1, 2, 3, 4]);
  });
});
