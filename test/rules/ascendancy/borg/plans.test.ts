import { describe, expect, it } from 'vitest';
import { BorgPlan, isDeadly } from '../../../../src/games/ascendancy/bot/borg.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { join, playerOf, put, worldOf } from '../support.ts';
import { cubeAt, meeting, spireOn } from './stage.ts';

/** The bot’s score for an option of seat 0’s turn, or undefined if the Borg don’t affect the option. */
function score(g: Ascendancy, key: string): number | null | undefined {
  const [verb = ''] = key.split(':');
  return new BorgPlan(g, 0).score({ key, label: key, verb });
}

describe('The bot against the Borg', () => {
  it('A-OPEN-28 A-BAT-14: the bot first raises Shields until the Borg couldn’t hit even with one more Spire', () => {
    const g = meeting(['federation']);
    const own = playerOf(g);
    expect(score(g, 'upgrade:shields')).toBeGreaterThan(16);
    expect([score(g, 'upgrade:weapons'), score(g, 'research:fed-15'), score(g, 'launch')]).toEqual([-1, -1, -1]);
    own.shields = 2;
    expect(score(g, 'upgrade:shields')).toBe(-1);
    expect(score(g, 'research:fed-15')).toBeUndefined();
    // With one more Spire the Borg would hit with 4.
    join(g, 'earth', 'ardana');
    spireOn(g, 'ardana');
    expect(score(g, 'upgrade:shields')).toBeGreaterThan(16);
  });

  it('A-OPEN-29: the bot rebuilds the lost Nodes of the Home System before other Nodes, cheapest first', () => {
    const g = meeting(['federation']);
    worldOf(g, 'earth').nodes = [null, null, 'culture'];
    join(g, 'earth', 'terra-nova').disc.control = 0;
    const [home, research, away] = ['earth:production', 'earth:research', 'terra-nova:production'].map(
      (where) => score(g, `build:node:${where}`) ?? 0,
    );
    expect(home).toBeGreaterThan(research ?? 0);
    expect(research).toBeGreaterThan(away ?? 0);
  });

  it('A-OPEN-33: the bot spends Culture only on the Ascendancy it needs', () => {
    const g = meeting(['federation']);
    const own = playerOf(g);
    Object.assign(own, { ascendancy: 5, reserves: { production: 0, research: 0, culture: 5 } });
    expect(score(g, 'ascend')).toBe(60);
    own.ascendancy = 4;
    expect(score(g, 'ascend')).toBe(-1);
    own.ascendancy = 6;
    own.reserves.culture = 20;
    expect(score(g, 'ascend')).toBe(-1);
  });

  it('A-OPEN-33: two bots don’t attack each other, but three bots do', () => {
    const two = meeting(['federation', 'klingon']);
    expect([score(two, 'attack:qonos'), score(two, 'invade:qonos'), score(two, 'hegemony:qonos')]).toEqual([
      -1, -1, -1,
    ]);
    expect(score(meeting(), 'attack:qonos')).toBeUndefined();
  });

  it('A-OPEN-28: the bot attacks a Cube only if it will probably destroy it', () => {
    const g = meeting(['federation']);
    join(g, 'earth', 'terra-nova');
    const cube = cubeAt(g, 'terra-nova', 1);
    for (let ship = 0; ship < 6; ship++) put(g, 0, 'terra-nova');
    expect(score(g, 'attack-cube:1')).toBeGreaterThan(8);
    cube.dice = 9;
    expect(score(g, 'attack-cube:1')).toBe(-1);
  });

  it('A-OPEN-25: the bot treats a System as deadly while a Cube there can hit its Ships', () => {
    const g = meeting(['federation']);
    join(g, 'earth', 'terra-nova');
    expect(isDeadly(g, 0, 'terra-nova')).toBe(false);
    cubeAt(g, 'terra-nova');
    expect(isDeadly(g, 0, 'terra-nova')).toBe(true);
    playerOf(g).shields = 2;
    expect(isDeadly(g, 0, 'terra-nova')).toBe(false);
  });
});
