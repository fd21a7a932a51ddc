import { describe, expect, it } from 'vitest';
import { testConnection } from '../../../../src/games/ascendancy/chapters/mapping/trial.ts';
import { grow, reachOut } from '../galaxy/support.ts';
import { disc, table, worldOf } from '../support.ts';

describe('the free connection test', () => {
  it('A-CONN-06, A-GEO-26: the free connection test gives the result and chance for each length, and changes nothing', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    grow(g, 'qonos', 270, 4, 'murasaki-312');
    const before = JSON.stringify(g);
    expect(testConnection(g, 'delta-iv', 'murasaki-312')).toEqual({
      chance: 4,
      lines: [
        'A lane of 2 Sectors (2 in 6) is too short, even with a swing.',
        'A lane of 3 Sectors (2 in 6) joins it with Murasaki 312.',
        'A lane of 4 Sectors (2 in 6) joins it with Murasaki 312.',
      ],
    });
    expect(JSON.stringify(g)).toBe(before);
  });

  it('A-GEO-26: the free connection test says which Systems swing', () => {
    const g = table();
    grow(g, 'earth', 45, 3, 'delta-iv');
    grow(g, 'qonos', 315, 4, 'murasaki-312');
    const { lines } = testConnection(g, 'delta-iv', 'murasaki-312');
    expect(lines[1]).toMatch(/^A lane of 3 Sectors \(2 in 6\) joins them, and swings (Delta IV|Murasaki 312) from /);
  });

  it('A-GEO-26, A-GEO-20: the free connection test says why a length joins nothing', () => {
    const lines = (apart: number, between?: number) => {
      const g = table();
      const earth = worldOf(g, 'earth');
      worldOf(g, 'qonos').x = earth.x + apart;
      if (between !== undefined) g.discs['ardana'] = disc('ardana', earth.x + between, earth.y);
      const { chance, lines } = testConnection(g, 'earth', 'qonos');
      return [chance, ...lines.map((line) => line.replace(/^A lane of (.) Sectors \(2 in 6\) /, '$1 '))];
    };
    // Home Systems are Fixed. At a distance of 5 inches, a lane of 6 inches is longer than the way from center to center.
    expect(lines(5_000)).toEqual([
      4,
      '2 joins it with Qo’noS.',
      '3 joins it with Qo’noS.',
      '4 is longer than the gap, so swing one of them away.',
    ]);
    expect(lines(7_000, 3_500)).toEqual([
      0,
      '2 is too short, even with a swing.',
      '3 has no room between them.',
      '4 has no room between them.',
    ]);
  });

  it('A-LANE-01, A-GEO-29: the free connection test says so if no roll of the die could help', () => {
    const g = table();
    grow(g, 'earth', 90, 3, 'delta-iv');
    expect(testConnection(g, 'earth', 'delta-iv')).toEqual({
      chance: 0,
      lines: ['Delta IV can’t take a lane from Earth now.'],
    });
    for (const bearing of [0, 30, 150]) reachOut(g, 'earth', bearing, 2);
    expect(testConnection(g, 'earth', 'qonos').lines).toEqual(['Earth already has its maximum number of lanes.']);
  });
});
