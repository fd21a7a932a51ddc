import { describe, expect, it } from 'vitest';
import { swingOffer, swingOffers, swingsNear } from '../../../../src/games/ascendancy/chapters/mapping/swinging.ts';
import { checkMap } from '../../../../src/games/ascendancy/galaxy/check.ts';
import { anchoringOf, anchorOf } from '../../../../src/games/ascendancy/galaxy/standing.ts';
import { blockedAt, turnsOf } from '../../../../src/games/ascendancy/galaxy/swing.ts';
import { grow, reachOut } from '../galaxy/support.ts';
import { join, put, table } from '../support.ts';
import { act } from './stage.ts';

/** The rule against swinging a System, or undefined if it may swing. */
function barred(g: ReturnType<typeof table>, system: string, seat = 0): string | undefined {
  return swingOffers(g, seat, [system])[0]?.why?.().rule;
}

describe('Fixed and Floating Systems', () => {
  it('A-FLOAT-01, A-FLOAT-02, A-FLOAT-03, A-GEO-16: homes and Systems with two neighbors are Fixed, and other Systems Float only beside Fixed ones', () => {
    const g = table();
    expect(anchoringOf(g, 'earth')).toBe('fixed');
    grow(g, 'earth', 0, 3, 'delta-iv');
    expect([anchoringOf(g, 'delta-iv'), anchorOf(g, 'delta-iv')]).toEqual(['floating', 'earth']);
    grow(g, 'delta-iv', 0, 2, 'murasaki-312');
    expect(anchoringOf(g, 'delta-iv')).toBe('fixed');
    expect([anchoringOf(g, 'murasaki-312'), anchorOf(g, 'murasaki-312')]).toEqual(['floating', 'delta-iv']);
    // A System beside one that isn’t Fixed can’t be moved.
    delete g.lanes['l1'];
    expect(anchoringOf(g, 'delta-iv')).toBe('immovable');
    expect(anchoringOf(g, 'murasaki-312')).toBe('immovable');
    // A System that is no longer a home is an ordinary System.
    const [player] = g.players;
    if (player !== undefined) player.home = 'delta-iv';
    expect([anchoringOf(g, 'earth'), anchoringOf(g, 'murasaki-312')]).toEqual(['immovable', 'floating']);
  });

  it('A-FLOAT-01, A-FLOAT-02, A-FLOAT-03, A-FLOAT-04: any Floating System may swing for free in the player’s own turn, and other swings are refused with a reason', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    expect(barred(g, 'delta-iv')).toBeUndefined();
    const words = { label: 'Swing Delta IV', hint: 'Around Earth, at no cost' };
    expect(swingOffer(g, 0, 'delta-iv').option).toMatchObject(words);
    // It doesn’t matter who Controls the System.
    if (g.turn !== null) g.turn.seat = 1;
    expect(barred(g, 'delta-iv', 1)).toBeUndefined();
    expect(barred(g, 'delta-iv', 0)).toBe('A-FLOAT-04');
    expect(barred(g, 'earth', 1)).toBe('A-FLOAT-02');
    join(g, 'delta-iv', 'murasaki-312');
    expect(barred(g, 'delta-iv', 1)).toBe('A-FLOAT-01');
    join(g, 'murasaki-312', 'ardana');
    delete g.lanes['l2'];
    expect(barred(g, 'ardana', 1)).toBe('A-FLOAT-03');
  });
});

describe('a swing', () => {
  it('A-GEO-17, A-GEO-19, scenario 8: a System swings counter-clockwise from 3 to 1:30, while Ships and Commands are unchanged', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    const ship = put(g, 0, 'delta-iv');
    const commands = structuredClone(g.players[0]?.commands);
    const [offered] = swingOffers(g, 0, ['delta-iv']);
    const drive = act(g, (ctx) => offered?.payload(ctx));
    expect(drive.asked.prompt).toBe('Delta IV is at 3 o’clock from Earth. Where do you swing it?');
    expect(drive.option('swing:delta-iv:1-30').hint).toBe('45° counter-clockwise');
    drive.answer('swing:delta-iv:1-30');
    expect(drive.g.discs['delta-iv']).toMatchObject({ x: 11_803, y: 13_344 });
    expect(ship.at).toBe('delta-iv');
    expect(drive.g.players[0]?.commands).toEqual(commands);
    expect(drive.log).toEqual([
      'The Federation swings Delta IV counter-clockwise from 3 to 1:30 o’clock around Earth.',
    ]);
    checkMap(drive.g);
  });

  it('A-FLOAT-04: the log names the direction of a clockwise swing', () => {
    const g = table();
    grow(g, 'earth', 0, 3, 'delta-iv');
    const drive = act(g, (ctx) => swingOffer(g, 0, 'delta-iv').payload(ctx));
    expect(drive.option('swing:delta-iv:1-30').hint).toBe('45° clockwise');
    drive.answer('swing:delta-iv:1-30');
    expect(drive.log).toEqual(['The Federation swings Delta IV clockwise from 12 to 1:30 o’clock around Earth.']);
  });

  it('A-GEO-17: a new direction is also known by its other names', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    const drive = act(g, (ctx) => swingOffer(g, 0, 'delta-iv').payload(ctx));
    const { called } = drive.option('swing:delta-iv:1-30');
    expect(called).toEqual(['1:30', '1:30 o’clock', 'ne', 'north-east', 'northeast', '45 degrees']);
  });

  it.each([
    [14_000, 3_099, 0, true],
    [14_000, 3_100, 0, false],
    [14_000, 4_099, 1_000, true],
    [14_000, 4_100, 1_000, false],
    [10_250, 1_899, 0, true],
    [10_250, 1_900, 0, false],
    [10_250, 2_899, 1_000, true],
    [10_250, 2_900, 1_000, false],
  ])(
    'A-GEO-25, A-FLOAT-05, A-CONN-03: a Floating System with its disc at 14,000 and a lane around 10,250 is in the way of a place at %i, %i farther north, with a reach of %i: %s',
    (x, north, reach, near) => {
      const g = table();
      grow(g, 'earth', 90, 3, 'delta-iv');
      // A second lane turns with the System, but is far away.
      reachOut(g, 'delta-iv', 90, 2);
      expect(swingsNear(g, { x, y: 8_041 + north }, reach)).toEqual(near ? ['delta-iv'] : []);
    },
  );

  it('A-FLOAT-04: a Floating System that could swing may stay where it is', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    const [offered] = swingOffers(g, 0, ['delta-iv']);
    const drive = act(g, (ctx) => offered?.payload(ctx)).answer('pass');
    expect(drive.g.discs['delta-iv']).toMatchObject({ x: 14_000, y: 8_041 });
    expect(drive.log).toEqual([]);
  });

  it('A-GEO-30: open lanes of a Floating System turn with it', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    reachOut(g, 'delta-iv', 90, 2);
    const [offered] = swingOffers(g, 0, ['delta-iv']);
    act(g, (ctx) => offered?.payload(ctx)).answer('swing:delta-iv:12');
    expect(g.discs['delta-iv']).toMatchObject({ x: 6_500, y: 15_541 });
    expect(g.lanes['l2']).toMatchObject({ from: { x: 6_500, y: 17_041 }, to: { x: 6_500, y: 20_041 } });
    checkMap(g);
  });

  it('A-GEO-18, A-FLOAT-06: nothing swings past an obstacle, and the last mark before it is shown', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    grow(g, 'earth', 0, 3, 'murasaki-312');
    const turns = turnsOf(g, 'delta-iv');
    // The other disc keeps it from reaching 12 o’clock, and the edge of the table from swinging all the way around.
    expect(Math.min(...turns)).toBeGreaterThan(-90);
    const blocked = blockedAt(g, 'delta-iv', -90);
    expect(blocked).toEqual({ last: Math.min(...turns), otherWay: false });
    expect(blockedAt(g, 'delta-iv', Math.min(...turns))).toBeNull();
  });
});
