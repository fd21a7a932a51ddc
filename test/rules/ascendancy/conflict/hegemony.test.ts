import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, Disc } from '../../../../src/games/ascendancy/state.ts';
import { advancementCards } from '../cards.ts';
import { against, hintOf, offerOf } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';
import { begins, inForce } from './stage.ts';

const KLINGON = 1;
const ROMULAN = 2;

afterEach(() => vi.restoreAllMocks());

/** Romulans at Ascendancy 2 in Orbit of a Klingon System with two Resource Nodes. */
function visit(): { g: Ascendancy; world: Disc } {
  const g = table();
  const { disc: world } = join(g, 'romulus', 'terra-nova');
  world.nodes = world.sites.map((_site, at) => (at < 2 ? 'production' : null));
  world.control = KLINGON;
  world.taken = 'colony';
  playerOf(g, ROMULAN).ascendancy = 2;
  put(g, ROMULAN, 'terra-nova');
  return { g, world };
}

describe('Cultural Hegemony', () => {
  it('A-HEG-01 A-HEG-03 A-HEG-04 A-HEG-05 A-OPEN-35 scenario 18: a roll of 3 plus 2 succeeds against Resistance 4', () => {
    const { g, world } = visit();
    expect(hintOf(g, 'hegemony:terra-nova', ROMULAN)).toContain('die + 2 above 4: 67\u{a0}%');
    expect(begins(g, 'hegemony:terra-nova', [3], ROMULAN).result).toBe(1);
    expect(world).toMatchObject({ control: ROMULAN, taken: 'hegemony' });
    expect(playerOf(g, ROMULAN)).toMatchObject({ reserves: { culture: 1 }, commands: { ready: 4 } });
    expect(g.last).toMatchObject({ kind: 'hegemony', winner: 0, hegemony: { resistance: 4, bonus: 2, face: 3 } });
    expect([g.roll, g.conflict]).toEqual([null, null]);
  });

  it('A-HEG-04 A-HEG-10 scenario 18: a roll of 2 plus 2 fails against Resistance 4 and costs only the first payment', () => {
    const { g, world } = visit();
    expect(begins(g, 'hegemony:terra-nova', [2], ROMULAN).result).toBe(0);
    expect(world.control).toBe(KLINGON);
    expect(playerOf(g, ROMULAN)).toMatchObject({ reserves: { culture: 2 }, commands: { ready: 4 } });
  });

  it('A-HEG-07 A-CIV-11 scenario 18: an attempt on an independent world of level 3 with 3 Nodes succeeds with a 5', () => {
    const { g, world } = visit();
    Object.assign(world, { control: null, level: 3, nodes: ['production', 'production', 'production'] });
    expect(hintOf(g, 'hegemony:terra-nova', ROMULAN)).toContain('die + 2 above 6: 33\u{a0}%');
    expect(begins(g, 'hegemony:terra-nova', [5], ROMULAN).result).toBe(1);
    expect(world).toMatchObject({ control: ROMULAN, level: 0 });
  });

  it('A-HEG-06 scenario 18: a certain success still costs 2 Culture', () => {
    const { g, world } = visit();
    Object.assign(world, { control: null, level: 1, nodes: ['production', null, null] });
    playerOf(g, ROMULAN).ascendancy = 6;
    expect(hintOf(g, 'hegemony:terra-nova', ROMULAN)).toContain('100\u{a0}%');
    begins(g, 'hegemony:terra-nova', [1], ROMULAN).settled();
    expect(playerOf(g, ROMULAN).reserves.culture).toBe(1);
  });

  it('A-HEG-02 A-FED-06 A-OPEN-98: an attempt needs 2 Culture, or 1 if taking Control is free', () => {
    const { g } = visit();
    playerOf(g, ROMULAN).reserves.culture = 1;
    expect(against(g, 'hegemony:terra-nova', ROMULAN)).toBe('A-HEG-02');
    inForce(g, {
      [ROMULAN]: [
        { adds: { price: (_g, { seat }, about) => (about.of === 'takeover' && about.seat === seat ? -1 : 0) } },
      ],
    });
    expect(against(g, 'hegemony:terra-nova', ROMULAN)).toBeUndefined();
    begins(g, 'hegemony:terra-nova', [3], ROMULAN).settled();
    expect(playerOf(g, ROMULAN).reserves.culture).toBe(0);
  });

  it('A-HEG-05: an attempt fails if the player can’t pay a rule’s surcharge', () => {
    const { g, world } = visit();
    playerOf(g, ROMULAN).reserves.culture = 2;
    inForce(g, { [KLINGON]: [{ adds: { price: (_g, _source, { of }) => (of === 'takeover' ? 1 : 0) } }] });
    expect(begins(g, 'hegemony:terra-nova', [6], ROMULAN).result).toBe(0);
    expect(world.control).toBe(KLINGON);
    expect(playerOf(g, ROMULAN).reserves.culture).toBe(1);
  });

  it('A-HEG-01 A-HEG-08 A-VUL-07: some Systems can’t be targeted by Hegemony', () => {
    const { g, world } = visit();
    put(g, KLINGON, 'terra-nova');
    expect(against(g, 'hegemony:terra-nova', ROMULAN)).toBe('A-HEG-01');
    g.units.pop();
    inForce(g, { [ROMULAN]: [{ bans: { hegemony: () => () => ({ text: 'No.', rule: 'A-VUL-07' }) } }] });
    expect(against(g, 'hegemony:terra-nova', ROMULAN)).toBe('A-VUL-07');
    playerOf(g, ROMULAN).held = [];
    Object.assign(world, { control: null, nodes: [null, null, null] });
    expect(against(g, 'hegemony:terra-nova', ROMULAN)).toBe('A-HEG-01');
    world.waiting.production = 2;
    expect(against(g, 'hegemony:terra-nova', ROMULAN)).toBe('A-HEG-08');
  });

  it('A-HEG-03 A-VUL-15 A-FER-02: a Starbase adds to Resistance but Ambassadors don’t, and a rule can replace the bonus for Ascendancy', () => {
    const { g, world } = visit();
    Object.assign(world, { starbase: true, ambassadors: 3 });
    inForce(g, {
      [ROMULAN]: [
        { sets: { roll: (_g, { seat }, about) => (about.of === 'hegemony' && about.seat === seat ? 0 : null) } },
      ],
    });
    expect(hintOf(g, 'hegemony:terra-nova', ROMULAN)).toContain('die + 0 above 5: 17\u{a0}%');
  });

  it('A-HEG-09: a player who takes a System with a Starbase and a Research Node gets a Command and a Project', () => {
    const { g, world } = visit();
    Object.assign(world, { starbase: true, nodes: ['research', null, null] });
    playerOf(g, KLINGON).projects = [{ card: 'one', research: 1 }];
    advancementCards({ id: 'one' });
    begins(g, 'hegemony:terra-nova', [6], ROMULAN).settled();
    expect(playerOf(g, KLINGON)).toMatchObject({ projects: [], commands: { ready: 4 } });
    expect(playerOf(g, ROMULAN)).toMatchObject({
      projects: [{ card: 'one', research: 0 }],
      commands: { exhausted: 2 },
    });
  });

  it('A-TRADE-11: an attempt breaks the peace with the System’s Controller', () => {
    const { g } = visit();
    playerOf(g, KLINGON).agreements.push({ card: 'one', holder: ROMULAN, exhausted: false });
    const { betrays, hint } = offerOf(g, 'hegemony:terra-nova', ROMULAN).option;
    expect([betrays, hint]).toEqual([true, expect.stringContaining('Breaks the peace.')]);
    begins(g, 'hegemony:terra-nova', [1], ROMULAN).settled();
    expect(playerOf(g, KLINGON).agreements[0]?.holder).toBeNull();
  });

  it('A-DICE-01: rules can take effect before and after the Hegemony roll', () => {
    const offered = (key: string, payload: Rule['at'] extends undefined ? never : object[]) => ({
      option: { key, verb: 'use', label: key },
      payload: payload as never,
      why: null,
    });
    const pay: Rule = {
      at: { 'before-roll': { offers: () => [offered('pay', [{ do: 'roll-bonus', rule: 'fer-15', amount: 2 }])] } },
    };
    const again: Rule = {
      at: { 'after-roll': { offers: () => [offered('again', [{ do: 'roll-again', rule: 'fleet' }])] } },
    };
    const { g, world } = visit();
    inForce(g, { [ROMULAN]: [pay, again] });
    begins(g, 'hegemony:terra-nova', [1, 2], ROMULAN).answer('pay').answer('again').settled();
    expect(g.last?.hegemony).toEqual({ resistance: 4, bonus: 4, face: 2, free: false });
    expect(world.control).toBe(ROMULAN);
  });
});
