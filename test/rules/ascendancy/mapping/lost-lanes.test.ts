import { describe, expect, it } from 'vitest';
import { closeConflict } from '../../../../src/games/ascendancy/chapters/conflict/losses.ts';
import { beginMovement } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { enterWarp } from '../../../../src/games/ascendancy/chapters/movement/warp.ts';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { removeEmptyLanes } from '../../../../src/games/ascendancy/position/lanes.ts';
import { destroyShips } from '../../../../src/games/ascendancy/position/units.ts';
import type { Ascendancy, Conflict } from '../../../../src/games/ascendancy/state.ts';
import type { State } from '../../../../src/kernel/types.ts';
import { Stage } from '../../../../src/simulation/stage.ts';
import { apply } from '../drive-action.ts';
import { reachOut } from '../galaxy/support.ts';
import { put, table } from '../support.ts';
import { act } from './stage.ts';

/** An open lane from Earth with this many Klingon Ships in its first Sector. */
function held(ships = 1) {
  const g = table();
  const { id } = reachOut(g, 'earth', 90, 3);
  const units = Array.from({ length: ships }, () => put(g, 1, `${id}/1`).id);
  return { g, id, units };
}

describe('lanes whose last Ship is lost', () => {
  it('A-LANE-09: an empty open lane is removed immediately if its last Ship is destroyed outside conflicts and moves', () => {
    const { g, units } = held();
    const { log } = act(g, (ctx) => void destroyShips(ctx, units[0] ?? 0, 1));
    expect(g.lanes).toEqual({});
    expect(log).toEqual(['The open lane from Earth is abandoned.']);
  });

  it('A-LANE-09: an open lane is removed when a card destroys its last Ship', () => {
    const { g, units } = held();
    apply(g, [{ do: 'destroy-ships', units, rule: 'A-ROM-07' }]).settled();
    expect(g.lanes).toEqual({});
  });

  it('A-LANE-08: an open lane stays as long as a Ship is in the lane', () => {
    const { g, id, units } = held(2);
    act(g, (ctx) => void destroyShips(ctx, units[0] ?? 0, 1));
    expect(Object.keys(g.lanes)).toEqual([id]);
    act(g, (ctx) => void destroyShips(ctx, units[1] ?? 0, 1));
    expect(g.lanes).toEqual({});
  });

  it('A-LANE-08: an open lane stays for the last Ship of a Fleet and is removed when that Ship is lost', () => {
    const g = table();
    const { id } = reachOut(g, 'earth', 90, 3);
    const fleet = put(g, 1, `${id}/2`, 3, { card: 0, side: 'a' });
    act(g, (ctx) => void destroyShips(ctx, fleet.id, 2));
    expect(Object.keys(g.lanes)).toEqual([id]);
    act(g, (ctx) => void destroyShips(ctx, fleet.id, 1));
    expect(g.lanes).toEqual({});
  });

  it('A-LANE-09 A-BAT-31: an open lane whose last Ship is lost stays until the end of the conflict', () => {
    const { g, id, units } = held();
    g.conflict = { over: true, sides: [], winner: null } as unknown as Conflict;
    act(g, (ctx) => void destroyShips(ctx, units[0] ?? 0, 1));
    expect(Object.keys(g.lanes)).toEqual([id]);
    act(g, (ctx) => closeConflict(ctx, {}));
    expect(g.lanes).toEqual({});
  });

  it('A-LANE-10: an open lane is removed at the end of a battle if its Ships left the battle for Warp', () => {
    const { g, units } = held();
    g.conflict = { over: true, sides: [], winner: null } as unknown as Conflict;
    for (const unit of g.units)
      if (units.includes(unit.id)) Object.assign(unit, { at: null, warp: { from: 'l1/1', tokens: 1 } });
    act(g, (ctx) => closeConflict(ctx, {}));
    expect(g.lanes).toEqual({});
    expect(g.units.find(({ id }) => id === units[0])?.warp).toEqual({ from: 'earth', tokens: 1 });
  });

  it('A-LANE-10: an open lane is removed when its last Ship Enters Warp', () => {
    const { g, units } = held();
    act(g, (ctx) => enterWarp(ctx, 1, units[0] ?? 0));
    expect(g.lanes).toEqual({});
  });

  it('A-LANE-09: an open lane whose last Ship is lost stays until the end of the current move', () => {
    const { g, id, units } = held();
    const { id: mover } = put(g, 0, 'earth');
    beginMovement(g, { by: 0, units: [mover], kind: 'impulse', goal: 'earth' });
    act(g, (ctx) => void destroyShips(ctx, units[0] ?? 0, 1));
    expect(Object.keys(g.lanes)).toEqual([id]);
  });
});

describe('position checks', () => {
  /** A legal position with an open lane from Earth, with or without a Ship in it. */
  function position(isHeld: boolean): State<Ascendancy> {
    const stage = new Stage(ascendancy, { at: 'command' });
    const { state } = stage.match;
    const { id } = reachOut(state.g, 'earth', 90, 2);
    const [ship] = state.g.units;
    if (isHeld && ship !== undefined) ship.at = `${id}/1`;
    return state;
  }

  it('A-LANE-08: a position check rejects an empty open lane and accepts an occupied one', () => {
    expect(() => ascendancy.check(position(true))).not.toThrow();
    expect(() => ascendancy.check(position(false))).toThrow('the open lane l1 is empty');
  });

  it('A-LANE-08: a position check accepts an empty open lane during a conflict or a move, and the lane is then removed at the end', () => {
    const fought = position(false);
    fought.g.conflict = { over: true, sides: [] } as unknown as Conflict;
    expect(() => ascendancy.check(fought)).not.toThrow();
    const moved = position(false);
    beginMovement(moved.g, { by: 0, units: [moved.g.units[0]?.id ?? 0], kind: 'impulse', goal: null });
    expect(() => ascendancy.check(moved)).not.toThrow();
  });

  it('A-LANE-08: an abandoned lane from older rules is removed when a table is upgraded', () => {
    const { g } = position(false);
    expect(removeEmptyLanes(g)).toBe(true);
    expect(g.lanes).toEqual({});
    expect(removeEmptyLanes(g)).toBe(false);
  });
});
