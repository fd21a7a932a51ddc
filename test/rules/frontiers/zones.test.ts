import { describe, expect, it } from 'vitest';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { zones } from '../../../src/games/frontiers/zones.ts';
import { slotsOf } from '../../../src/games/kit/zones.ts';
import type { Frame } from '../../../src/kernel/types.ts';
import { brawl, duel } from './support/effects.ts';
import { moor, position, put } from './support/position.ts';
import { siege } from './support/siege.ts';

/** The place with this name. Throws if there is none. */
function place(g: Frontiers, name: string, ...stack: Frame[]) {
  const found = zones(g, stack).find((zone) => zone.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

/** The things in a place. */
function things(g: Frontiers, name: string): unknown[] {
  return slotsOf(place(g, name)).map(([holder, key]) => holder[key]);
}

describe('public knowledge about hands', () => {
  const known = (g: Frontiers) => ['enterprise-d', 'defiant'].map((ship) => place(g, `${ship}.hand`).spec.known);

  it('F-DMG-03: everyone knows the Damage Cards that the current fight put into a hand, except for those that have been seen elsewhere since', () => {
    const g = position();
    brawl(g, ['patrol-warbird'], { sustained: 3 });
    expect(known(g)).toEqual([[DAMAGE, DAMAGE, DAMAGE], []]);
    const player = moor(g, 0, 'A6');
    player.discard = [DAMAGE, 'insight'];
    player.inPlay = [DAMAGE, 'warp-drive'].map((card) => ({ card, as: 'basic', to: 'discard' }));
    expect(known(g)).toEqual([[DAMAGE], []]);
    player.discard = [DAMAGE, DAMAGE, DAMAGE];
    expect(known(g)).toEqual([[], []]);
  });

  it('F-PVP-33: in PvP, everyone knows both sides’ Damage Cards in hand', () => {
    const g = position();
    duel(g);
    if (g.pvp !== null) [g.pvp.aggressor.sustained, g.pvp.defender.sustained] = [1, 2];
    expect(known(g)).toEqual([[DAMAGE], [DAMAGE, DAMAGE]]);
  });

  it('F-EMERG-01 F-EOT-14 F-OPEN-83: a hand isn’t re-dealt during a question that depends on it, and no hand is re-dealt during Telepathy’s question', () => {
    const open = (proc: string, step = 'begin', seat = 0) =>
      ['enterprise-d', 'defiant'].filter(
        (ship) => place(position(), `${ship}.hand`, { proc, step, local: { seat } }).spec.seen === undefined,
      );
    for (const proc of ['emergency', 'end-of-turn', 'effects']) {
      expect(open(proc)).toEqual(['enterprise-d']);
      expect(open(proc, 'begin', 1)).toEqual(['defiant']);
    }
    expect(open('turn')).toEqual([]);
    expect(open('effects', 'asked')).toEqual(['enterprise-d', 'defiant']);
    expect(place(position(), 'enterprise-d.hand').spec.seen).toBe(0);
  });
});

describe('token places', () => {
  it('F-COOP-09: everyone knows the defenders dealt face down in a joint assault, but not other face-down tokens', () => {
    const g = siege(2);
    const defenders = g.cubes.green?.defenders ?? [];
    for (const token of defenders) token.up = false;
    const names = defenders.map(({ token }) => token);
    put(g, 'D1', 'warbird', 'raiding-warbird', false);
    const lie = () => ['romulanStarbase.down', 'warbird.down', 'up'].map((name) => things(g, name));
    expect(lie().slice(0, 2)).toEqual([names, ['raiding-warbird']]);
    const up = things(g, 'up');
    g.assault = { cube: 'green', shares: [], dealt: [] };
    expect(lie()).toEqual([[], ['raiding-warbird'], [...up, ...names]]);
  });

  it('F-COMBAT-09: the “drawn” place holds tokens drawn for the current fight, but not defeated ones or tokens from the map', () => {
    const g = position();
    const [first, second, third] = brawl(g, ['patrol-warbird', 'raiding-warbird', 'swift-warbird']);
    Object.assign(second ?? {}, { defeated: true });
    Object.assign(third ?? {}, { from: { site: 'A3' } });
    expect(things(g, 'drawn')).toEqual([first?.token]);
    g.combat = null;
    expect(things(g, 'drawn')).toEqual([]);
  });
});
