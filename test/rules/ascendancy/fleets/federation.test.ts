import { describe, expect, it } from 'vitest';
import { HEGEMONY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { added, granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import { ARENA, attack, fleet, having, invade, owned } from '../advancements/scene.ts';
import { hear, play } from '../drive-action.ts';
import { putShips } from '../support.ts';

describe('Federation Fleets', () => {
  it('A-FED-07 A-BUILD-10 Colonization Fleet is the only Fleet that can disband instead of paying Culture', () => {
    const g = having('fed-01');
    const [colonists, group] = [fleet(g, 0, 'Colonization Fleet', 3), fleet(g, 0, 'Diplomatic Fleet', 3)];
    const may = (unit: number) => granted(g, 'colony', { by: 'disbanding', unit, system: ARENA });
    expect([colonists.id, group.id].map(may)).toEqual([true, false]);
  });

  it('A-ROM-05 Battle Group rerolls only its own dice that show 1 in a Space Battle, and each of them once', () => {
    const g = having('fed-01');
    fleet(g, 0, 'Battle Group', 3);
    putShips(g, 0, ARENA);
    putShips(g, 1, ARENA);
    // The reroll is free and can’t hurt, so nobody is asked.
    const scene = attack(g, 0, ARENA, 1, 1, 3, 1, 2, 1, 6);
    expect(scene.log.join(' ')).toContain('1, 1 are rerolled to 1, 6: 1 Hit.');
    scene.settled();
    const world = having('fed-01', ['klingon', 'cardassian', 'vulcan']);
    owned(world, 1, ARENA, 2);
    fleet(world, 0, 'Battle Group', 3);
    expect(invade(world, 0, ARENA, 1, 1, 1, 6, 6, 6).answer('fight').log.join(' ')).toContain('repelled');
  });

  it('A-ROM-03 A-PHEN-05 Science Fleet Braves one Ship at a time, and once per turn it needs no Command where it began the turn', () => {
    const g = having('fed-01');
    const { id } = fleet(g, 0, 'Science Fleet', 3, ARENA);
    const [ship] = putShips(g, 0, ARENA);
    expect([id, ship?.id ?? 0].map((unit) => granted(g, 'hazard', { how: 'one-by-one', unit }))).toEqual([true, false]);
    const less = (unit = id) => added(g, 'command-price', { of: 'brave', seat: 0, unit, system: ARENA });
    expect([less(), less(ship?.id)]).toEqual([-1, 0]);
    hear(g, 'braved', { seat: 0, system: ARENA, units: [id], survivors: 1, kind: 'none' }).settled();
    expect(less()).toBe(-1);
    Object.assign(g.discs, { 'murasaki-312': { ...g.discs[ARENA], id: 'murasaki-312' } });
    for (const unit of g.units) if (unit.id === id) Object.assign(unit, { at: 'murasaki-312', began: 'murasaki-312' });
    const there = () => added(g, 'command-price', { of: 'brave', seat: 0, unit: id, system: 'murasaki-312' });
    expect(there()).toBe(-1);
    hear(g, 'braved', { seat: 0, system: 'murasaki-312', units: [id], survivors: 1, kind: 'impulse' }).settled();
    expect(there()).toBe(-1);
    hear(g, 'braved', { seat: 0, system: 'murasaki-312', units: [id], survivors: 1, kind: 'none' }).settled();
    expect(there()).toBe(0);
  });

  it('A-DICE-01 Diplomatic Fleet rerolls the Hegemony die once in a System that it Occupies', () => {
    const scene = (extra: boolean) => {
      const g = having('fed-01');
      owned(g, 1);
      fleet(g, 0, 'Diplomatic Fleet', 3);
      if (extra) putShips(g, 2, ARENA);
      return play(g, (ctx) => ctx.call(HEGEMONY, { seat: 0, system: ARENA }), 1, ...(extra ? [] : [6]));
    };
    const run = scene(false);
    expect(run.keys()).toEqual(['again', 'pass']);
    run.answer('again').settled();
    expect(run.g.discs[ARENA]?.control).toBe(0);
    scene(true).settled();
  });

  it('A-BAT-26 Relief Task Force Retreats 1 Sector farther', () => {
    const g = having('fed-01');
    const { id } = fleet(g, 0, 'Relief Task Force', 3);
    const [ship] = putShips(g, 0, ARENA);
    expect([id, ship?.id ?? 0].map((unit) => added(g, 'distance', { of: 'retreat', unit, by: 0 }))).toEqual([1, 0]);
  });
});
