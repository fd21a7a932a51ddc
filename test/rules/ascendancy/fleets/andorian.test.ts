import { describe, expect, it } from 'vitest';
import { MOVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { planBattle, within } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import { beginMovement } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { added, granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { ARENA, fleet, having, invade, lay, offered, offeredAt, owned, uses } from '../advancements/scene.ts';
import { play } from '../drive-action.ts';
import { join, playerOf, putShips } from '../support.ts';

const AND = ['andorian', 'cardassian', 'vulcan'] as const;

/** Gives a seat a System with an Andorian Token. */
const watch = (g: Ascendancy, seat: number, system = ARENA) =>
  void Object.assign(owned(g, seat, system), { watched: true });

describe('Andorian Fleets', () => {
  it('A-AND-03 A-OPEN-16 Reconnaissance Fleet places a Token at its System, or at an end of its lane, without a Command', () => {
    const g = having('and-13', AND);
    const way = join(g, 'andor', ARENA);
    const { id } = fleet(g, 0, 'Reconnaissance Fleet', 3, way.sector(1));
    expect(offered(g, 'command')).toEqual([]);
    owned(g, 1);
    expect(offered(g, 'command')).toEqual([`token:${ARENA}`]);
    playerOf(g, 0).commands = { ready: 0, exhausted: 5 };
    uses(g, 'command', `token:${ARENA}`).settled();
    expect(g.discs[ARENA]?.watched).toBe(true);
    expect(playerOf(g, 0).commands).toEqual({ ready: 0, exhausted: 5 });
    expect(offered(g, 'command')).toEqual([]);
    // The book doesn’t limit the number of Tokens in play.
    owned(g, 1, 'deneva');
    for (const unit of g.units) if (unit.id === id) unit.at = 'deneva';
    expect(playerOf(g, 0).ascendancy).toBe(1);
    expect(offered(g, 'command')).toEqual(['token:deneva']);
    lay(g, 'murasaki-312').control = 1;
    for (const unit of g.units) if (unit.id === id) unit.at = 'murasaki-312';
    expect(offered(g, 'command')).toEqual([]);
  });

  it('Strike Fleet adds 1 to its dice against Ships or Nodes in Systems with a Token', () => {
    const hits = (watched: boolean, seat = 0) => {
      const g = having('and-13', AND);
      const { id } = fleet(g, 0, 'Strike Fleet', 3);
      const [other] = putShips(g, 0, ARENA);
      putShips(g, 1, ARENA);
      if (watched) watch(g, 1);
      const planned = within(g, planBattle(g, { seat, sector: ARENA, from: [ARENA] }));
      const side = seat === 0 ? 0 : 1;
      return [id, other?.id ?? 0].map((unit) => added(planned, 'hit', { side, unit, against: 1 - side }));
    };
    expect([hits(true), hits(false), hits(true, 1)]).toEqual([
      [1, 0],
      [0, 0],
      [1, 0],
    ]);
    const world = having('and-13', AND);
    fleet(world, 0, 'Strike Fleet', 3);
    watch(world, 1);
    invade(world, 0, ARENA, 4, 4, 1, 1).answer('fight').settled();
    expect(world.discs[ARENA]?.control).toBe(0);
  });

  describe('Raider Fleet', () => {
    const raids = (goal: 'l1/1' | 'l1/2' | 'andor', set: (g: Ascendancy) => void = () => {}) => {
      const g = having('and-13', AND);
      const way = join(g, 'andor', ARENA);
      const raider = fleet(g, 0, 'Raider Fleet', 3, goal === 'andor' ? way.sector(1) : 'andor');
      putShips(g, 1, goal === 'l1/1' ? way.sector(2) : ARENA);
      set(g);
      const scene = play(
        g,
        (ctx) => {
          beginMovement(ctx.g, { by: 0, units: [raider.id], kind: 'impulse', goal });
          ctx.call(MOVE);
        },
        5,
        5,
        5,
        1,
      );
      return { g, scene, raider };
    };

    it('the Raider Fleet can attack after moving 1 Sector at impulse, once per turn', () => {
      const { g, scene } = raids('l1/1');
      expect(scene.keys()).toEqual(['attack:l1/2', 'pass']);
      scene.answer('attack:l1/2');
      expect(scene.log.join(' ')).toContain('win the Space Battle');
      expect(offeredAt(g, 'move-end', { seat: 0, by: 0, units: [], sector: 'l1/1', kind: 'impulse' })).toEqual([]);
      expect(playerOf(g, 0).uses.some(({ rule }) => rule === 'Raider Fleet')).toBe(true);
    });

    it('the Raider Fleet can’t attack after moving 2 Sectors, a second time, or in another player’s turn', () => {
      const idle = (set: (g: Ascendancy) => void) => raids('l1/1', set).scene;
      expect(() => raids('l1/2').scene.settled()).toThrow('left over');
      for (const scene of [
        idle((g) => void playerOf(g, 0).uses.push({ rule: 'Raider Fleet', span: 'turn', times: 1 })),
        idle((g) => void Object.assign(g.turn ?? {}, { seat: 1 })),
      ])
        expect(() => scene.keys()).toThrow('nobody is asked');
    });
  });

  it('A-AND-05 Command Fleet costs a Command to swap positions with another Fleet', () => {
    const g = having('and-13', AND);
    const [own, other] = [fleet(g, 0, 'Command Fleet', 3), fleet(g, 0, 'Strike Fleet', 3, 'andor')];
    expect(offered(g, 'command')).toEqual([`swap:${other.id}`]);
    uses(g, 'command', `swap:${other.id}`).settled();
    expect([own.at, other.at]).toEqual(['andor', ARENA]);
    expect(playerOf(g, 0).commands.ready).toBe(4);
    Object.assign(other, { at: null, warp: { from: ARENA, tokens: 1 } });
    expect(offered(g, 'command')).toEqual([]);
  });

  it('A-BAT-15 Home Defense Fleet gives the Starbase die in Orbit of its owner’s System if that System has no Starbase', () => {
    const die = (set: (g: Ascendancy) => void) => {
      const g = having('and-13', AND);
      fleet(g, 0, 'Home Defense Fleet', 3);
      putShips(g, 1, ARENA);
      set(g);
      const planned = within(g, planBattle(g, { seat: 1, sector: ARENA, from: [ARENA] }));
      return [0, 1].map((side) => granted(planned, 'starbase-die', { side }));
    };
    expect(die((g) => void owned(g, 0))).toEqual([false, true]);
    expect(die((g) => void owned(g, 1))).toEqual([false, false]);
    expect(die((g) => void Object.assign(owned(g, 0), { starbase: true }))).toEqual([false, false]);
  });
});
