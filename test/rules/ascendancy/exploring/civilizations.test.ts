import { afterEach, describe, expect, it, vi } from 'vitest';
import { TEST } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { develop, settle } from '../../../../src/games/ascendancy/chapters/exploring/civilizations.ts';
import { independentStrength } from '../../../../src/games/ascendancy/position/independents.ts';
import { rulesFor } from '../cards.ts';
import { stage } from '../laying.ts';
import { disc, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

/** A System after a card of this Level was resolved there. */
function developed(system: string, level: number, nodes?: number) {
  const g = table();
  const at = disc(system);
  g.discs[system] = at;
  stage(g, (ctx) => develop(ctx, at, level, nodes)).settled();
  return at;
}

describe('independent civilizations', () => {
  it.each([
    ['A-CIV-13 scenario 10', 'terra-nova', 2, ['production', 'research', null], 4],
    ['A-CIV-14 scenario 10', 'ardana', 3, ['production', 'research', 'production'], 6],
    ['A-CIV-15 scenario 10', 'delta-iv', 2, ['research', null, 'production'], 4],
    ['A-CIV-06', 'terra-nova', 3, ['production', 'research', 'culture'], 6],
    ['A-CIV-06', 'ardana', 1, ['production', null, null], 2],
  ] as const)(
    '%s A-CIV-05: %s gets its Nodes and its strength at Level %i',
    (_rule, system, level, nodes, resistance) => {
      const at = developed(system, level);
      expect(at).toMatchObject({ level, nodes });
      expect(independentStrength(at)).toEqual({ hitRoll: 6 - level, shields: level, resistance });
    },
  );

  it('A-CIV-05: a civilization gets the stated number of Nodes, limited by its sites', () => {
    expect(developed('terra-nova', 3, 1).nodes).toEqual(['production', null, null]);
    expect(developed('terra-nova', 4).nodes).toEqual(['production', 'research', 'culture']);
  });

  it.each([
    [1, 5, 1],
    [2, 4, 2],
    [3, 3, 3],
    [4, 2, 4],
  ])(
    'A-CIV-08 A-CIV-09 A-CIV-10: a civilization of Level %i hits on %i or more and has Shields of %i',
    (level, hitRoll, shields) => {
      expect(independentStrength({ ...disc('murasaki-312'), level })).toEqual({ hitRoll, shields, resistance: level });
    },
  );

  it('A-CIV-01 A-CIV-02: a Pre-Warp world keeps Resources for its first Controller', () => {
    const g = table();
    const at = disc('valakis-vi');
    stage(g, (ctx) => settle(ctx, at, { production: 3 })).settled();
    expect(at.waiting).toEqual({ production: 3, research: 0, culture: 0 });
    expect(at.nodes.every((node) => node === null)).toBe(true);
  });
});

describe('Diplomacy Tests', () => {
  const passes = (die: number, ascendancy: number, number: number, culture?: () => number) => {
    const g = table();
    Object.assign(g.players[0] ?? {}, { ascendancy });
    if (culture !== undefined)
      rulesFor(g, 0, { adds: { roll: (_g, _source, { of }) => (of === 'diplomacy' ? culture() : 0) } });
    return stage(g, (ctx) => ctx.call(TEST, { seat: 0, system: 'earth', number }), { dice: [die] }).result;
  };

  it.each([
    [3, 1, 4, 0],
    [4, 1, 4, 1],
    [2, 2, 4, 0],
    [3, 2, 4, 1],
  ])(
    'A-EXPL-12: a roll of %i and Ascendancy %i against the number %i give the result %i',
    (die, ascendancy, number, result) => {
      expect(passes(die, ascendancy, number)).toBe(result);
    },
  );

  it('A-EXPL-12: rules can add to a Diplomacy Test', () => {
    expect(passes(3, 1, 4, () => 1)).toBe(1);
  });
});
