import { describe, expect, it } from 'vitest';
import { lackOf } from '../../../../src/games/ascendancy/chapters/mapping/outlook.ts';
import { moveOffers } from '../../../../src/games/ascendancy/chapters/movement/offers.ts';
import { highlightsOf } from '../../../../src/games/ascendancy/chat/highlights.ts';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { Stage } from '../../../../src/simulation/stage.ts';
import { decisionOf, viewOf } from '../../renderers/ascendancy-positions.ts';
import { grow, hang, reachOut } from '../galaxy/support.ts';
import { disc, put, table } from '../support.ts';

/** The hint of an offered move. */
function hintOf(g: Ascendancy, key: string): string | undefined {
  const found = moveOffers(g, 0).find(({ option, why }) => why === null && option.key === key);
  return found === undefined ? expect.fail(`${key} is not on offer`) : found.option.hint;
}

/** A Ship at the open end of a lane from Earth. */
function atOpenEnd(bearing: number): { g: Ascendancy; key: string } {
  const g = table();
  const lane = reachOut(g, 'earth', bearing, 2);
  const { id } = put(g, 0, `${lane.id}/2`);
  return { g, key: `onward:${id}:${lane.id}/2` };
}

describe('“Discover”', () => {
  it('A-SYS-04: if no System has room, the hint for a discovery says so before a Command is spent, and says where the Ship would end up', () => {
    const { g, key } = atOpenEnd(270);
    expect(hintOf(g, key)).toBe('1 Command; no System has room there, so it returns to Earth');
  });

  it('A-OPEN-73: the hint for a discovery warns if no System Disc is left', () => {
    const { g, key } = atOpenEnd(90);
    g.stack = [];
    expect(hintOf(g, key)).toBe('1 Command; no System Disc is left, so it returns to Earth');
  });

  it('A-GEO-15: a discovery’s hint warns if a System has room only after another one swings', () => {
    const g = table();
    const lane = reachOut(g, 'earth', 90, 3);
    grow(g, 'qonos', 270, 4, 'murasaki-312');
    // Moves Qo’noS nearer with the System that hangs on it, so that this System reaches into the place.
    for (const one of [g.discs['murasaki-312'], g.discs['qonos']]) if (one !== undefined) one.x -= 4_000;
    for (const point of [g.lanes['l2']?.from, g.lanes['l2']?.to]) if (point !== undefined) point.x -= 4_000;
    expect(lackOf(g, { sector: `${lane.id}/3`, explore: 'system' }, null)).toBe(
      'no System has room there unless another one swings',
    );
  });

  it('the hint for a discovery adds nothing if a System has room', () => {
    const { g, key } = atOpenEnd(90);
    expect(hintOf(g, key)).toBe('1 Command');
  });

  it('on the map, the mark of a discovery that must fail is amber', () => {
    const marks = [270, 90].map((bearing) => {
      const { g, key } = atOpenEnd(bearing);
      const offers = moveOffers(g, 0)
        .filter(({ option }) => option.key === key)
        .map(({ option, why }) => ({ option: { ...option, called: ['A'] }, why }));
      return highlightsOf(viewOf(g), decisionOf(offers, 'Your turn.')).marks?.[0]?.warn;
    });
    expect(marks).toEqual([true, false]);
  });

  it('the button to continue a move warns if no System has room', () => {
    const { match } = new Stage(ascendancy, { at: 'command', dice: [1] });
    const decision = () => match.pending(0) ?? expect.fail('nobody is asked');
    match.answer(decision(), ['explore:1:earth']);
    match.answer(decision(), ['lay:earth:9']);
    const onward = decision().options.find(({ verb }) => verb === 'onward');
    // One Sector is left, so the Ship reaches the end of a lane of 2 but can’t pass it.
    expect(onward).toBeUndefined();
    match.answer(decision(), [decision().options.find(({ verb }) => verb === 'to')?.key ?? '']);
    const again = decision().options.find(({ verb }) => verb === 'onward');
    expect(again?.hint).toBe('1 Command; no System has room there, so it returns to Earth');
  });
});

describe('a new lane', () => {
  it('A-LANE-07, A-GEO-37: the offer of a new lane says which lengths have no room at its System', () => {
    const lack = (g: Ascendancy) => lackOf(g, { sector: 'earth', explore: 'lane' }, null);
    // The table is so narrow that lanes have room only to the north, and none may be longer than the table is high.
    const narrow = (height: number): Ascendancy => {
      const g = table();
      g.discs = { earth: disc('earth', 2_000, 2_000) };
      g.table = { shape: 'rectangle', width: 4_000, height };
      return g;
    };
    expect(lack(narrow(12_000))).toBeNull();
    expect(lack(narrow(8_100))).toBe('no new System has room at its end; a lane of 4 Sectors fits nowhere');
    expect(lack(narrow(7_000))).toBe('no new System has room at its end; a lane of 3 or 4 Sectors fits nowhere');
    expect(lack(narrow(4_000))).toBe('no lane fits there, so the move would end');
    // A Floating System fills the only direction.
    const filled = narrow(12_000);
    hang(filled, 'earth', 0, 2, 'delta-iv');
    expect(lack(filled)).toBe('no lane fits there unless a System swings');
    // At Earth’s usual place, lanes of each length fit in some directions, with or without a System at the end.
    const gone = table();
    expect(lack(gone)).toBeNull();
    gone.stack = [];
    expect(lack(gone)).toBe('no System Disc is left');
  });

  it('A-LANE-07: a length that fits nowhere isn’t lost if a lane of this length can join a System', () => {
    // A table with room only to the north. The next home is so near that only a lane of 2 Sectors could end before it.
    const g = table(undefined, { readings: { bentLanes: true } });
    g.discs = { earth: disc('earth', 2_000, 2_000), qonos: disc('qonos', 2_000, 9_500) };
    g.table = { shape: 'rectangle', width: 4_000, height: 12_000 };
    expect(lackOf(g, { sector: 'earth', explore: 'lane' }, null)).toBe('no new System has room at its end');
  });

  it('the offer to roll for a lane warns if no System Disc is left', () => {
    const g = table();
    g.stack = [];
    expect(hintOf(g, 'explore:1:earth')).toBe('1 Command; no System Disc is left');
  });
});
