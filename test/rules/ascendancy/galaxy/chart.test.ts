import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../../src/games/ascendancy/galaxy/chart.ts';
import { beside, lanesAt, neighbours } from '../../../../src/games/ascendancy/galaxy/graph.ts';
import { distance } from '../../../../src/games/ascendancy/galaxy/measure.ts';
import { discFits, laneFits } from '../../../../src/games/ascendancy/galaxy/pieces.ts';
import { putSwung } from '../../../../src/games/ascendancy/galaxy/put.ts';
import { anchoringOf, floating } from '../../../../src/games/ascendancy/galaxy/standing.ts';
import { canSwing, groupOf, reachOf, turner, turnsOf, without } from '../../../../src/games/ascendancy/galaxy/swing.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { table } from '../support.ts';
import { grow, reachOut } from './support.ts';

/** Earth with Delta IV and a third System behind it, with Ardana, and with an open lane. */
function galaxy(): Ascendancy {
  const g = table();
  grow(g, 'earth', 0, 3, 'delta-iv');
  grow(g, 'earth', 105, 2, 'ardana');
  grow(g, 'delta-iv', 45, 2, 'murasaki-312');
  reachOut(g, 'earth', 60, 4);
  return g;
}

/** All values that are derived from a chart and cached with it. */
function known(g: Ascendancy) {
  const systems = Object.keys(g.discs);
  const sectors = [...systems, ...Object.values(g.lanes).flatMap(({ id }) => [`${id}/1`, `${id}/2`])];
  return {
    lanes: systems.map((system) => lanesAt(g, system)),
    neighbours: systems.map((system) => neighbours(g, system)),
    beside: sectors.map((sector) => beside(g, sector)),
    firmness: systems.map((system) => anchoringOf(g, system)),
    swings: floating(g).map((system) => [canSwing(g, system), turnsOf(g, system), groupOf(g, system)]),
  };
}

/** Changes of a map that are made without notifying any code. */
const CHANGES: Readonly<Record<string, (g: Ascendancy) => void>> = {
  'a System swings': (g) => putSwung(g, 'ardana', 15),
  'a lane is laid': (g) => reachOut(g, 'ardana', 180, 3),
  'a lane is joined': (g) => Object.assign(Object.values(g.lanes).at(-1) ?? {}, { b: 'ardana' }),
  'a lane is taken away': (g) => {
    delete g.lanes[Object.keys(g.lanes).at(-1) ?? ''];
  },
  'a lane grows': (g) => Object.assign(Object.values(g.lanes).at(-1) ?? {}, { sectors: 2 }),
  'a System is laid': (g) => grow(g, 'ardana', 120, 2, g.stack[0] ?? ''),
  'a System is taken away': (g) => {
    delete g.discs['murasaki-312'];
  },
  'a System is moved': (g) => Object.assign(g.discs['ardana'] ?? {}, { x: 1_600, y: 1_600 }),
  'a Home System is lost': (g) => Object.assign(g.players[0] ?? {}, { home: null }),
  'a Home System is found': (g) => Object.assign(g.players[0] ?? {}, { home: 'delta-iv' }),
  'the table shrinks': (g) => Object.assign(g.table, { width: (g.discs['ardana']?.x ?? 0) + 1_500 }),
};

describe('The chart of a map', () => {
  it('the chart of a map stays the same object while only pieces on the map change', () => {
    const g = galaxy();
    const chart = chartOf(g);
    for (const unit of g.units) unit.at = 'delta-iv';
    for (const disc of Object.values(g.discs)) disc.control = 1;
    expect(chartOf(g)).toBe(chart);
    expect(chartOf(structuredClone(g))).toBe(chart);
    expect(() => Object.assign(lanesAt(g, 'earth')[0] ?? {}, { b: null })).toThrow(TypeError);
  });

  it('the chart keeps its network of connections when a System swings, but not when connections change', () => {
    const g = galaxy();
    const { net } = chartOf(g);
    CHANGES['a System swings']?.(g);
    expect(chartOf(g).net).toBe(net);
    for (const change of ['a lane is joined', 'a lane grows', 'a System is taken away', 'a Home System is lost']) {
      const other = structuredClone(g);
      CHANGES[change]?.(other);
      expect(chartOf(other).net, change).not.toBe(net);
      // The original map has the same net as before.
      expect(chartOf(g).net, change).toEqual(net);
    }
  });

  it('the chart depends on every property of discs and lanes that affects room or connections', () => {
    const changes = (g: Ascendancy): [object, object][] => {
      const [disc, lane] = [g.discs['ardana'] ?? {}, Object.values(g.lanes)[0]];
      if (lane === undefined) throw new Error('no lane was laid');
      const spots = [disc, lane.from, lane.to].flatMap((spot): [object, object][] => [
        [spot, { x: 1 }],
        [spot, { y: 1 }],
      ]);
      const ends = [{ id: 'l9' }, { sectors: 4 }, { a: 'ardana' }, { b: 'ardana' }];
      return [...spots, ...ends.map((end): [object, object] => [lane, end]), [g.table, { shape: 'circle' }]];
    };
    for (const at of changes(galaxy()).keys()) {
      const g = galaxy();
      const before = chartOf(g);
      const [what, to] = changes(g)[at] ?? [{}, {}];
      Object.assign(what, to);
      expect(chartOf(g), JSON.stringify(to)).not.toBe(before);
    }
  });

  it.each(Object.entries(CHANGES))('the chart is replaced when %s, and no old part is reused', (_, change) => {
    const g = galaxy();
    const before = chartOf(g);
    known(g);
    change(g);
    const after = known(g);
    expect(chartOf(g)).not.toBe(before);
    // A map seen for the first time must give the same values.
    chartOf(table());
    expect(after).toEqual(known(structuredClone(g)));
  });
});

describe('The reach of a swing', () => {
  it('A-GEO-18: the reach of a swing matches a check at every degree', () => {
    let checked = 0;
    for (const bearing of [60, 90, 150, 240, 285]) {
      const g = table();
      grow(g, 'earth', 0, 3, 'delta-iv');
      reachOut(g, 'delta-iv', 45, 4);
      reachOut(g, 'earth', bearing, 2);
      const chart = chartOf(g);
      const group = groupOf(g, 'delta-iv');
      const [rest, turn] = [without(chart, group), turner(group)];
      const isFree = (by: number): boolean => {
        const { disc, lanes } = turn(by);
        checked += 1;
        return discFits(rest, disc, null) && lanes.every((lane) => laneFits(rest, lane));
      };
      const free = (way: number): number => {
        let by = 0;
        while (by < 359 && isFree(way * (by + 1))) by += 1;
        return by;
      };
      const clockwise = free(1);
      expect(reachOf(g, 'delta-iv')).toEqual({ clockwise, anticlockwise: clockwise === 359 ? 359 : free(-1) });
      expect(distance(group.anchor, group.disc)).toBe(7_500);
    }
    expect(checked).toBeGreaterThan(300);
  });
});
