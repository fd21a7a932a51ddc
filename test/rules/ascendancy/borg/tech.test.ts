import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { zones } from '../../../../src/games/ascendancy/zones.ts';
import { redealHidden } from '../../../../src/games/kit/zones.ts';
import { plays, uses } from '../cards/stage.ts';
import { type Done, hear } from '../drive-action.ts';
import { join, playerOf, put, worldOf } from '../support.ts';
import { acts, besieges, borg, cubeAt, does, KLINGON, meeting, spireOn } from './stage.ts';

/** Puts Ships of the first player, who has this Borg Tech, at Terra Nova with a Cube. */
function armed(ships: number, dice: number, tech: readonly string[], civs?: Parameters<typeof meeting>[0]): Ascendancy {
  const g = meeting(civs);
  g.turn = { seat: 0, phase: 'command', researched: [], built: [] };
  borg(g).sealed = true;
  join(g, 'earth', 'terra-nova');
  for (let ship = 0; ship < ships; ship++) put(g, 0, 'terra-nova');
  cubeAt(g, 'terra-nova', dice);
  playerOf(g).tech = tech.map((card) => ({ card: `tech-${card}`, exhausted: false }));
  return g;
}

const attack = (g: Ascendancy, ...dice: number[]): Done => does(g, 'attack-cube:1', dice);
const left = (g: Ascendancy): number | undefined => borg(g).cubes[0]?.dice;
const exhausted = (g: Ascendancy): boolean | undefined => playerOf(g).tech[0]?.exhausted;

describe('Borg Tech', () => {
  it('A-OPEN-31: the 20 Borg Tech cards are all different', () => {
    expect(new Set(CARDS.tech.map(({ id }) => id)).size).toBe(20);
    expect(new Set(CARDS.tech.map(({ name }) => name)).size).toBe(20);
  });

  it('A-OPEN-31 Phase Discriminator rerolls 1 miss in each Combat Round', () => {
    const g = armed(2, 9, ['phase-discriminator']);
    const fight = attack(g, 1, 2, 5, ...Array<number>(8).fill(1));
    expect(fight.keys()).toContain('stand');
    expect(left(g)).toBe(8);
  });

  it('A-OPEN-31 Node Map rerolls all dice that show 1 in the first Combat Round', () => {
    const g = armed(3, 9, ['node-map']);
    attack(g, 1, 2, 1, 5, 5, ...Array<number>(7).fill(1));
    expect(left(g)).toBe(7);
  });

  it('A-OPEN-31 Linked Sensors reroll a partner’s miss or, in a game with one player, up to 2 misses from the second Combat Round on', () => {
    const g = armed(1, 9, ['linked-sensors']);
    put(g, KLINGON, 'terra-nova');
    const fight = does(g, 'attack-cube:1:joint', [1, 2, 5, ...Array<number>(8).fill(1)]).answer('join');
    expect(fight.keys()).toContain('stand');
    expect(left(g)).toBe(8);
    const alone = armed(2, 9, ['linked-sensors'], ['federation']);
    const second = attack(alone, 1, 1, ...Array<number>(9).fill(1), ...Array<number>(9).fill(1), 1, 1, 6, 6);
    second.answer('stand');
    expect(left(alone)).toBe(7);
  });

  it('A-OPEN-31 with Hive Pattern Analysis, one 6 counts as two Hits', () => {
    const g = armed(2, 9, ['hive-pattern-analysis']);
    attack(g, 6, 6, ...Array<number>(6).fill(1));
    expect(left(g)).toBe(6);
  });

  it('A-OPEN-31 Transphasic Torpedo removes 2 Borg dice before any roll, even if they are the last ones', () => {
    const g = armed(1, 2, ['transphasic-torpedo']);
    attack(g).answer('tech:transphasic-torpedo');
    expect([borg(g).cubes, exhausted(g), playerOf(g).tech.length]).toEqual([[], true, 1]);
  });

  it('A-OPEN-31 Nanoprobe Warheads and Regenerative Phasers add dice for their owner', () => {
    const g = armed(1, 9, ['nanoprobe-warheads', 'regenerative-phasers']);
    const fight = attack(g, 1, 1, ...Array<number>(9).fill(1), ...Array<number>(9).fill(1), 6, 6, 6, 6);
    fight.answer('stand');
    // 1 die for the Ship, and 1 and 2 more for the Tech.
    expect(left(g)).toBe(5);
  });

  it('A-OPEN-31 Plasma Lance adds 3 dice against a Cube in Orbit of its owner’s System', () => {
    const g = armed(1, 9, ['plasma-lance']);
    worldOf(g).control = 0;
    attack(g, 5, 5, 5, 5, ...Array<number>(5).fill(1)).answer('tech:plasma-lance');
    expect([left(g), exhausted(g)]).toEqual([5, true]);
    const foreign = armed(1, 9, ['plasma-lance']);
    attack(foreign, 1, ...Array<number>(9).fill(1));
    expect(exhausted(foreign)).toBe(false);
  });

  it('A-OPEN-31 Kinetic Ram exchanges a Ship for 2 dice', () => {
    const g = armed(2, 9, ['kinetic-ram']);
    const fight = attack(g, 1, 1, ...Array<number>(7).fill(1));
    fight.answer('tech:kinetic-ram');
    expect(left(g)).toBe(7);
    expect(g.units.filter((unit) => unit.at === 'terra-nova').length).toBe(1);
  });

  it('A-OPEN-31 Frequency Modulation lowers Borg Shields by 1, but not below 0', () => {
    const g = armed(2, 9, ['frequency-modulation']);
    Object.assign(borg(g).cubes[0] ?? {}, { adapted: [2, 0, 0] });
    attack(g, 6, 5, ...Array<number>(8).fill(1));
    expect(left(g)).toBe(8);
  });

  it('A-OPEN-31 Rotating Nutation keeps Borg Shields from rising until the second Combat Round is over', () => {
    const g = armed(2, 9, ['rotating-nutation']);
    const fight = attack(g, 1, 1, ...Array<number>(9).fill(1), ...Array<number>(9).fill(1), 1, 1);
    expect(borg(g).cubes[0]?.adapted[0]).toBe(0);
    fight.answer('stand');
    expect(borg(g).cubes[0]?.adapted[0]).toBe(1);
  });

  it('A-OPEN-31 Shared Frequencies lowers Borg Shields to the lowest value against any partner or, in a game with one player, to 0', () => {
    const g = armed(1, 9, ['shared-frequencies']);
    put(g, KLINGON, 'terra-nova');
    Object.assign(borg(g).cubes[0] ?? {}, { adapted: [3, 0, 0] });
    does(g, 'attack-cube:1:joint', [5, 1, ...Array<number>(8).fill(1)]).answer('join');
    expect(left(g)).toBe(8);
    const alone = armed(1, 9, ['shared-frequencies'], ['federation']);
    Object.assign(borg(alone).cubes[0] ?? {}, { adapted: [3] });
    attack(alone, 5, ...Array<number>(8).fill(1)).answer('tech:shared-frequencies');
    expect([left(alone), exhausted(alone)]).toEqual([8, true]);
  });

  it('A-OPEN-31 Vinculum Tap lets its owner put the next two Command Cards in any order', () => {
    const g = armed(1, 9, ['vinculum-tap']);
    const [first, second] = borg(g).commands.deck;
    expect(plays(g, 'turn').map(({ key }) => key)).toContain('tech:vinculum-tap');
    uses(g, 'turn', 'tech:vinculum-tap').answer(`top:${second}`).settled();
    expect([borg(g).commands.deck.slice(0, 2), exhausted(g)]).toEqual([[second, first], true]);
  });

  it('A-OPEN-74: only the player who rearranges the next Command Cards knows what they are', () => {
    const g = armed(1, 9, ['vinculum-tap']);
    const next = borg(g).commands.deck.slice(0, 2);
    const ordering = uses(g, 'turn', 'tech:vinculum-tap');
    const dealt = (seat: number): string[] | undefined => {
      const twin = structuredClone(g);
      redealHidden(zones(twin, seat), seat, () => 0);
      return twin.looked?.cards;
    };
    expect(dealt(0)).toEqual(next);
    expect(dealt(1)).not.toEqual(next);
    ordering.answer(`top:${next[1]}`).settled();
    expect(g.looked).toBeUndefined();
  });

  it('A-OPEN-31 Interlink Jammer keeps Cubes from regaining dice this turn', () => {
    const g = armed(0, 4, ['interlink-jammer']);
    hear(g, 'borg-turn', { seat: 0 }).answer('tech:interlink-jammer').settled();
    const [cube] = borg(g).cubes;
    if (cube === undefined) throw new Error('no Cube');
    borg(g).commands.deck = [];
    acts(g, cube);
    expect([cube.dice, exhausted(g)]).toEqual([4, true]);
  });

  it('A-OPEN-31 Ablative Armor ignores a Hit in each Combat Round, and Unimatrix Shielding only in the first', () => {
    const g = armed(3, 9, ['ablative-armor', 'unimatrix-shielding']);
    // Only a 6 hits through Shields of 1: two Hits, one of them ignored.
    attack(g, 1, 1, 1, 6, 6, 5, 5, 5, 1, 1, 1, 1);
    expect(g.units.filter((unit) => unit.at === 'terra-nova').length).toBe(2);
  });

  it('A-OPEN-31 Planetary Dampener ignores 1 Hit in each siege', () => {
    const g = armed(0, 2, ['planetary-dampener']);
    const world = worldOf(g);
    Object.assign(world, { control: 0, nodes: ['production', 'research', null] });
    const [cube] = borg(g).cubes;
    if (cube === undefined) throw new Error('no Cube');
    besieges(g, cube, 5, 5, 1, 1, 1).settled();
    expect(world.nodes).toEqual([null, 'research', null]);
  });

  it('A-OPEN-31 Drone Severance keeps sixes from restoring Borg dice', () => {
    const g = armed(1, 4, ['drone-severance']);
    attack(g, 5, 6, 1, 1).answer('tech:drone-severance');
    expect([left(g), exhausted(g)]).toEqual([3, true]);
  });

  it('A-OPEN-31 Cortical Array keeps Assimilation Nodes from rolling dice', () => {
    const g = armed(2, 9, ['cortical-array']);
    borg(g).cubes = [];
    spireOn(g, 'terra-nova', 3);
    does(g, 'free:terra-nova', [1, 1, 1, 1, 1]).answer('tech:cortical-array');
    expect([g.conflict?.sides[0]?.dice.length, exhausted(g)]).toEqual([3, true]);
  });

  it('A-OPEN-31 Emergency Transwarp lets Ships retreat to any connected System that their owner Controls', () => {
    const g = armed(2, 9, ['emergency-transwarp']);
    const fight = attack(g, 1, 1, ...Array<number>(9).fill(1));
    fight.answer('tech:emergency-transwarp:earth').settled();
    expect(g.units.filter((unit) => unit.seat === 0 && unit.at === 'earth').length).toBe(5);
    expect(exhausted(g)).toBe(true);
  });
});
