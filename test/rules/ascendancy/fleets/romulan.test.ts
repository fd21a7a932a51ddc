import { describe, expect, it } from 'vitest';
import { granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { ARENA, attack, fleet, having, lay, left, offered, owned, uses } from '../advancements/scene.ts';
import { gives, join, playerOf, put, putShips } from '../support.ts';

const ROM = ['romulan', 'cardassian', 'vulcan'] as const;

const turnOf = (g: Ascendancy, seat: number) => void Object.assign(g.turn ?? {}, { seat });

describe('Romulan Fleets', () => {
  it('A-ROM-03 Science Fleet Braves Hazards one Ship at a time', () => {
    const g = having('rom-05', ROM);
    const { id } = fleet(g, 0, 'Science Fleet', 3);
    const other = fleet(g, 0, 'Mining Fleet', 3);
    expect([id, other.id].map((unit) => granted(g, 'hazard', { how: 'one-by-one', unit }))).toEqual([true, false]);
  });

  it('A-ROM-05 Battle Group rerolls its dice that show 1', () => {
    const g = having('rom-05', ROM);
    fleet(g, 0, 'Battle Group', 3);
    putShips(g, 1, ARENA);
    attack(g, 0, ARENA, 1, 2, 1, 1, 5, 5).settled();
    expect(left(g)).toEqual([3, 0, 0]);
  });

  it('A-ROM-04 A-CMD-06 Mining Fleet takes 2 Production per Command from the Phenomenon that it Occupies', () => {
    const mining = (system: string) => {
      const g = having('rom-05', ROM);
      if (!(system in g.discs)) lay(g, system);
      fleet(g, 0, 'Mining Fleet', 3, system);
      return g;
    };
    const g = mining('murasaki-312');
    uses(g, 'command', 'mine:murasaki-312').settled();
    expect(playerOf(g, 0)).toMatchObject({ reserves: { production: 5 }, commands: { ready: 4, exhausted: 1 } });
    uses(g, 'command', 'mine:murasaki-312').settled();
    expect(playerOf(g, 0)).toMatchObject({ reserves: { production: 7 }, commands: { ready: 3, exhausted: 2 } });
    expect(offered(g, 'building')).toEqual([]);
    playerOf(g, 0).commands.ready = 0;
    expect(offered(g, 'command')).toEqual([]);
    const bare = mining(ARENA);
    expect(offered(bare, 'command')).toEqual([]);
    const shared = mining('murasaki-312');
    putShips(shared, 1, 'murasaki-312');
    expect(offered(shared, 'command')).toEqual(['mine:murasaki-312']);
  });

  it('A-MOVE-18 Shadow Squadron can pass Hostile Ships at impulse, but can’t stop next to them', () => {
    const g = having('rom-05', ROM);
    const { id } = fleet(g, 0, 'Shadow Squadron', 3, 'romulus');
    const way = join(g, 'romulus', ARENA);
    put(g, 1, way.sector(1));
    const may = (grant: 'pass' | 'stop', kind: 'impulse' | 'warp') =>
      granted(g, grant, { unit: id, sector: way.sector(1), kind });
    expect([may('pass', 'impulse'), may('stop', 'impulse'), may('pass', 'warp')]).toEqual([true, false, false]);
  });

  it('A-BAT-21 Praetorian Guard prevents First Strike against its owner in Orbit of the owner’s System', () => {
    const struck = (control: number, extra = 0) => {
      const g = having('rom-05', ROM);
      gives(g, 1, 'kli-03');
      turnOf(g, 1);
      owned(g, control);
      fleet(g, 0, 'Praetorian Guard', 3);
      putShips(g, 1, ARENA);
      putShips(g, 2, ARENA, extra);
      const scene = attack(g, 1, ARENA, ...new Array(20).fill(5));
      if (extra > 0) scene.answer('split:ships:2');
      return scene.log.filter((line) => line.startsWith('First Strike'));
    };
    expect(struck(0)).toEqual([]);
    expect(struck(2)).toHaveLength(1);
    expect(struck(0, 1)).toEqual(['First Strike: the Vulcans take casualties before rolling.']);
  });
});
