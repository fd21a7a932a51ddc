import { describe, expect, it } from 'vitest';
import { testConnection } from '../../../../src/games/ascendancy/chapters/mapping/trial.ts';
import { grow, reachOut } from '../galaxy/support.ts';
import { table } from '../support.ts';

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
