import { describe, expect, it } from 'vitest';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Row } from './position-text.ts';
import { at, happened, offered, scene } from './scene.ts';

/** The options for ships that are carried or land. */
function moves(...play: Row[]) {
  return offered(scene({ gold: { play } }), 'gold').filter((key) => /^(?:load|launch|land|takeoff):/.test(key));
}

const WARSHIP: Row = ['Kazon Warship', 'space:L2'];
const CREW: Row = ['Corez', 'aboard:2'];
const fighter = (place: CardPlace, more: Partial<AnyPiece> = {}): Row => ['Kazon Fighter', place, more];

describe('C-MOVE-17: carried ships', () => {
  it('a ship can board a carrier that has room, and can launch at the carrier’s location', () => {
    const stage = scene({
      gold: { play: [WARSHIP, fighter('space:L2'), CREW, WARSHIP, ['U.S.S. Galaxy', 'space:L2']] },
    });
    // Either ship there can carry the fighter, but no ship carries itself or its carrier.
    expect(offered(stage, 'gold', 'load')).toEqual(['load:2:1', 'load:2:4']);
    const labels = (verb: string) =>
      stage.decision('gold').options.flatMap(({ key, label }) => (key.startsWith(verb) ? [label] : []));
    expect(labels('load:2:1')).toEqual(['Kazon Fighter aboard Kazon Warship']);
    stage.does('gold', 'load:2:1');
    expect([at(stage, 2), at(stage, 3), stage.g.turn?.segment]).toEqual(['aboard:1', 'aboard:2', 'orders']);
    expect(happened(stage)).toContain('Gold takes Kazon Fighter aboard Kazon Warship.');
    expect([labels('launch'), offered(stage, 'gold', 'load')]).toEqual([['Kazon Fighter from Kazon Warship'], []]);
    stage.does('gold', 'launch:2:1');
    expect(at(stage, 2)).toBe('space:L2');
    expect(happened(stage)).toContain('Gold launches Kazon Fighter from Kazon Warship.');
  });

  it('a ship can’t go aboard a carrier elsewhere, or aboard one without room', () => {
    expect(moves(WARSHIP, fighter('space:L3'), CREW)).toEqual([]);
    expect(moves(WARSHIP, ['U.S.S. Oberth', 'space:L2'], ['Giusti', 'aboard:2'])).toEqual([]);
    expect(moves(['U.S.S. Galaxy', 'space:L2'], fighter('space:L2'), CREW)).toEqual([]);
  });

  it('C-CLOAK-03: a ship can’t go aboard or launch if it or the carrier is cloaked or phased', () => {
    const refused = (carrier: Row, ship: Row, key: string) =>
      scene({ gold: { play: [carrier, ship, CREW] } }).refuses('gold', key)?.rule;
    const veiled: Row = ['Kazon Warship', 'space:L2', { veiled: 'cloaked' }];
    expect([
      refused(WARSHIP, fighter('space:L2', { veiled: 'phased' }), 'load:2:1'),
      refused(veiled, fighter('space:L2'), 'load:2:1'),
      refused(veiled, fighter('aboard:1'), 'launch:2:1'),
      refused(WARSHIP, fighter('space:L2', { stopped: 9 }), 'load:2:1'),
    ]).toEqual(['C-CLOAK-03', 'C-CLOAK-03', 'C-CLOAK-03', 'C-STOP-02']);
  });

  it('a ship that can’t land can’t launch from a landed carrier, and no ship launches from a docked carrier', () => {
    const play: Row[] = [['Kazon Warship', 'surface:L2'], fighter('aboard:1'), CREW];
    expect(scene({ gold: { play } }).refuses('gold', 'launch:2:1')).toMatchObject({ rule: 'C-MOVE-17' });
    const beside: Row[] = [['Kazon Warship', 'surface:L2'], fighter('surface:L2'), CREW];
    expect(moves(...beside)).toEqual(['load:2:1']);
    const docked: Row[] = [['Kazon Warship', 'docked:4'], fighter('aboard:1'), CREW, ['Neutral Outpost', 'space:L2']];
    expect(scene({ gold: { play: docked } }).refuses('gold', 'launch:2:1')).toMatchObject({ rule: 'C-MOVE-17' });
  });
});

describe('C-MOVE-16: landing ships', () => {
  const interceptor = (place: CardPlace, more: Partial<AnyPiece> = {}): Row[] => [
    ['Bajoran Interceptor', place, more],
    ['Anara', 'aboard:1'],
  ];

  it('a ship can land only from space at a planet, and can take off again from the planet', () => {
    expect(moves(...interceptor('space:L2'))).toEqual(['land:1']);
    expect(moves(...interceptor('surface:L2'))).toEqual(['takeoff:1']);
    expect(moves(...interceptor('space:L1'))).toEqual([]);
    expect(moves(...interceptor('docked:3'), ['Bajoran Outpost', 'space:L2'])).toEqual([]);
  });

  it('landing and taking off cost no RANGE, and the log tells of both', () => {
    const down = scene({ gold: { play: interceptor('space:L2', { spent: 5 }) } }).does('gold', 'land:1');
    expect(down.g.pieces[1]).toMatchObject({ at: 'surface:L2', spent: 5 });
    expect(happened(down)).toContain('Gold lands Bajoran Interceptor.');
    const up = scene({ gold: { play: interceptor('surface:L2') } }).does('gold', 'takeoff:1');
    expect(happened(up)).toContain('Gold takes off with Bajoran Interceptor.');
  });

  it('C-CLOAK-03: a cloaked ship can’t land', () => {
    const stage = scene({ gold: { play: interceptor('space:L2', { veiled: 'cloaked' }) } });
    expect(stage.refuses('gold', 'land:1')).toMatchObject({ rule: 'C-CLOAK-03' });
  });
});
