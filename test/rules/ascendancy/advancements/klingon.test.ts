import { describe, expect, it } from 'vitest';
import { upgradeOffers } from '../../../../src/games/ascendancy/chapters/building/upgrades.ts';
import { BATTLE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { ascendancyPrice, ascendOffers } from '../../../../src/games/ascendancy/chapters/turn/ascend.ts';
import { advancementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import { forgetUses } from '../../../../src/games/ascendancy/position/uses.ts';
import { granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { play } from '../drive-action.ts';
import { disc, gives, join, playerOf, putShips } from '../support.ts';
import { ARENA, attack, clash, fleet, having, invade, left, offered, owned, uses } from './scene.ts';

const KLI = ['klingon', 'cardassian', 'vulcan'] as const;
const CULTURE = 3;

describe('Klingon Advancements', () => {
  it('A-COMP-11: the Klingons have fifteen Advancements, one of them complete from the start', () => {
    expect(advancementsBy('klingon')).toHaveLength(15);
    expect(
      advancementsBy('klingon')
        .filter(({ start }) => start)
        .map(({ name }) => name),
    ).toEqual(['Disruptor Technology']);
  });

  it('Disruptor Technology makes its owner’s 6s hit regardless of Shields, but not a rival’s 6s', () => {
    const g = clash(having('kli-01'), 2, 1);
    for (const seat of [0, 1]) playerOf(g, seat).shields = 4;
    attack(g, 0, ARENA, 5, 6, 6).settled();
    expect(left(g)).toEqual([2, 0, 0]);
    const world = having('kli-01', KLI);
    owned(world, 0, ARENA, 1);
    playerOf(world, 1).shields = 4;
    putShips(world, 1, ARENA);
    expect(invade(world, 1, ARENA, 1, 6, 5).answer('fight').log.join(' ')).toContain('repelled');
  });

  describe('Mass Fire Tactics', () => {
    it('if 2 misses are equal, Mass Fire Tactics gives 1 extra Hit, but only once per Combat Round', () => {
      const g = clash(having('kli-02'), 4, 1);
      attack(g, 0, ARENA, 2, 2, 3, 3, 1).settled();
      expect(left(g)).toEqual([4, 0, 0]);
      const two = clash(having('kli-02'), 4, 2);
      const scene = attack(two, 0, ARENA, 2, 2, 3, 3, 1, 1, 5, 1, 2, 3, 1);
      expect(scene.log.join(' ').match(/1 more Hit/g)).toHaveLength(1);
    });

    it('Mass Fire Tactics ignores unequal misses, equal Hits, and the dice of an Invasion', () => {
      const g = clash(having('kli-02'), 2, 1);
      expect(attack(g, 0, ARENA, 1, 2, 1, 5, 6, 1).log.join(' ')).not.toContain('more Hit');
      const alike = clash(having('kli-02'), 2, 3);
      expect(attack(alike, 0, ARENA, 5, 5, 1, 1, 1, 1, 2, 1, 1, 5, 1).log.join(' ')).not.toContain('more Hit');
      const world = having('kli-02', KLI);
      owned(world, 1, ARENA, 1);
      putShips(world, 0, ARENA, 2);
      expect(invade(world, 0, ARENA, 1, 1, 6, 6).answer('fight').log.join(' ')).not.toContain('more Hit');
    });

    it('Mass Fire Tactics lets its owner choose among several Defenders', () => {
      const g = clash(having('kli-02'), 2, 1, 1);
      const scene = attack(g, 0, ARENA, 2, 2, 1, 1, 6, 1, 1);
      scene.answer('split:ships:1', 'split:ships:1');
      expect(scene.keys()).toEqual(['massed:1', 'massed:2', 'pass']);
      scene.answer('massed:2');
      expect(scene.log).toContain('Mass Fire Tactics: 1 more Hit on the Vulcans.');
      expect(left(g)).toEqual([2, 0, 0]);
    });
  });

  it('A-BAT-21 Adapted Cloaking Device gives First Strike in Space Battles in its owner’s turn, but not in Invasions', () => {
    const g = clash(having('kli-03'), 1, 1);
    attack(g, 0, ARENA, 5).settled();
    expect(left(g)).toEqual([1, 0, 0]);
    const other = clash(having('kli-03'), 1, 1);
    Object.assign(other.turn ?? {}, { seat: 1 });
    attack(other, 1, ARENA, 5, 5).settled();
    expect(left(other)).toEqual([0, 0, 0]);
    const world = having('kli-03', KLI);
    owned(world, 1);
    putShips(world, 0, ARENA);
    invade(world, 0, ARENA, 5, 5).answer('fight').settled();
    expect(left(world)).toEqual([0, 0, 0]);
  });

  it('Orbital Ship Yards build 1 free Ship at each Starbase, once per turn', () => {
    const g = having('kli-04', KLI);
    expect(offered(g, 'building')).toEqual([]);
    Object.assign(g.discs['qonos'] ?? {}, { starbase: true });
    owned(g, 0).starbase = true;
    Object.assign(g.discs['vulcan'] ?? {}, { starbase: true });
    expect(offered(g, 'building').sort()).toEqual([`shipyard:${ARENA}`, 'shipyard:qonos'].sort());
    uses(g, 'building', `shipyard:${ARENA}`).settled();
    expect(left(g)[0]).toBe(1);
    expect(playerOf(g, 0).reserves.production).toBe(3);
    expect(offered(g, 'building')).toEqual(['shipyard:qonos']);
    playerOf(g, 0).ships = 0;
    expect(offered(g, 'building')).toEqual([]);
  });

  it('Klingon Battle Lust refreshes 1 Command if its owner begins and wins a battle, destroys a Ship and loses none', () => {
    const ready = (seat: number, dice: number[], own = 1) => {
      const g = clash(having('kli-05'), own, 1);
      playerOf(g, 0).commands = { ready: 2, exhausted: 3 };
      attack(g, seat, ARENA, ...dice).settled();
      return playerOf(g, 0).commands.ready;
    };
    expect(ready(0, [5, 1])).toBe(3);
    expect(ready(0, [5, 1, 5], 2)).toBe(2);
    expect(ready(1, [1, 5])).toBe(2);
    expect(ready(0, [1, 5])).toBe(2);
  });

  describe('Cult of Kahless', () => {
    it('A-KLI-06 A-KLI-07 A-OPEN-19: the Cult trades its owner’s Ships for the same number of opposing Ships, and then only opposing Ships roll', () => {
      const g = clash(having('kli-06'), 3, 2);
      const scene = attack(g, 0, ARENA, 1, 1);
      expect(scene.keys()).toEqual(['sacrifice:1-1', 'sacrifice:1-2', 'pass']);
      scene.answer('sacrifice:1-2').settled();
      expect(left(g)).toEqual([1, 0, 0]);
    });

    it('A-KLI-06: the Cult lets Ships that aren’t sacrificed roll, and is offered again in each Combat Round', () => {
      const run = attack(clash(having('kli-06'), 2, 2), 0, ARENA, 5, 1, 1, 1, 1);
      run.answer('pass').answer('sacrifice:1-1').settled();
      expect(left(run.g)).toEqual([1, 0, 0]);
    });

    it('A-OPEN-19: the Cult lets its owner choose among several opponents', () => {
      const g = clash(having('kli-06'), 3, 1, 1);
      const scene = attack(g, 0, ARENA, 1, 1);
      expect(scene.keys()).toEqual(['sacrifice:2-1', 'sacrifice:1-1', 'sacrifice:1-1:2-1', 'pass']);
      scene.answer('sacrifice:1-1:2-1').settled();
      expect(left(g)).toEqual([1, 0, 0]);
    });

    it('the Cult doesn’t work in an Invasion', () => {
      const g = having('kli-06', KLI);
      owned(g, 1, ARENA, 1);
      putShips(g, 0, ARENA);
      invade(g, 0, ARENA, 1, 6, 1).answer('fight').settled();
    });
  });

  it('A-KLI-08 A-INV-13 Planetary Bombardments destroy 1 Node per Ship, but never make an Invasion succeed', () => {
    const g = having('kli-07', KLI);
    const disc = owned(g, 1, ARENA, 3);
    putShips(g, 0, ARENA, 2);
    const scene = invade(g, 0, ARENA, 1, 1, 1, 1).answer('fight');
    expect(scene.keys()).toEqual(['bombard', 'pass']);
    scene.answer('bombard');
    if (scene.keys().some((key) => key.startsWith('raze'))) scene.answer('raze:research', 'raze:research');
    expect(disc.nodes.filter((node) => node !== null)).toHaveLength(1);
    expect(disc.control).toBe(1);
    const all = having('kli-07', KLI);
    const empty = owned(all, 1, ARENA, 1);
    putShips(all, 0, ARENA, 3);
    invade(all, 0, ARENA, 1, 1).answer('fight').answer('bombard').settled();
    expect(empty).toMatchObject({ control: null, nodes: [null, null, null] });
    const defended = having('kli-07', KLI);
    owned(defended, 0, ARENA, 1);
    putShips(defended, 1, ARENA);
    expect(invade(defended, 1, ARENA, 1, 6, 1).answer('fight').log.join(' ')).toContain('repelled');
  });

  it('in the first Combat Round, Bird-of-Prey Wings add a die for each extra Sector that the attack comes from, at most 2', () => {
    const from = (count: number, seat = 0) => {
      const g = having('kli-08', KLI);
      putShips(g, 1 - seat, ARENA, 9);
      const ways = ['terra-nova', 'ardana', 'deneva', 'organia'].map((system) => join(g, ARENA, system).sector(1));
      const sectors = ways.slice(0, count);
      for (const sector of sectors) putShips(g, seat, sector);
      const scene = play(
        g,
        (ctx) => ctx.call(BATTLE, { seat, sector: ARENA, from: sectors }),
        ...new Array(40).fill(1),
      );
      return scene.log.flatMap((line) => /roll (\d+) di/.exec(line)?.[1] ?? [])[0];
    };
    expect([1, 2, 3, 4].map((count) => from(count))).toEqual(['1', '3', '5', '6']);
    expect(from(2, 1)).toBe('2');
  });

  describe('Tribute of the Vanquished', () => {
    const beaten = (patch: (g: Ascendancy) => void = () => {}) => {
      const g = clash(having('kli-09'), 3, 2);
      for (const seat of [0, 1]) playerOf(g, seat).contact = [2];
      playerOf(g, 1).agreements = [{ card: 'car-ta-2', holder: null, exhausted: false }];
      patch(g);
      return attack(g, 0, ARENA, 5, 5, 1, 1, 1);
    };

    it('the Tribute makes the loser discard 2 Production, and the victor gains 1', () => {
      const scene = beaten();
      expect(scene.asked.seat).toBe(1);
      expect(scene.keys()).toEqual(['way:discard', 'way:give']);
      const { g } = scene.answer('way:discard');
      expect([playerOf(g, 0), playerOf(g, 1)].map(({ reserves }) => reserves.production)).toEqual([4, 1]);
    });

    it('A-TRADE-09: the Tribute lets the loser give a locked Trade Agreement instead', () => {
      const { g } = beaten().answer('way:give').answer('give:car-ta-2');
      expect(playerOf(g, 1).agreements[0]).toEqual({ card: 'car-ta-2', holder: 0, exhausted: false, locked: true });
    });

    it('A-TRADE-03 A-TRADE-13: without First Contact or with an Exhausted Agreement, the loser of the Tribute can only discard, even if it is just 1 Production', () => {
      const keys = (patch: Parameters<typeof beaten>[0]) => beaten(patch).keys();
      expect(keys((g) => void playerOf(g, 1).contact.pop())).toEqual(['way:discard']);
      expect(keys((g) => void Object.assign(playerOf(g, 1).agreements[0] ?? {}, { exhausted: true }))).toEqual([
        'way:discard',
      ]);
      const poor = beaten((g) => void Object.assign(playerOf(g, 1).reserves, { production: 1 })).answer(
        'way:discard',
      ).g;
      expect([playerOf(poor, 0), playerOf(poor, 1)].map(({ reserves }) => reserves.production)).toEqual([4, 0]);
    });

    it('the Tribute works only once per turn, and only after its owner began a battle against at least 2 Ships', () => {
      const scene = beaten().answer('way:discard');
      scene.settled();
      for (const seat of [1]) putShips(scene.g, seat, ARENA, 2);
      attack(scene.g, 0, ARENA, 5, 5, 1, 1, 1).settled();
      const single = clash(having('kli-09'), 2, 1);
      attack(single, 0, ARENA, 5, 5, 1).settled();
      const defended = clash(having('kli-09'), 2, 2);
      attack(defended, 1, ARENA, 1, 1, 5, 5).settled();
    });
  });

  it('A-BUILD-29 Imperial Intelligence Exhausts a Defender’s Military or Engineering card', () => {
    const g = clash(having('kli-10'), 1, 1);
    for (const card of ['rom-04', 'rom-10', 'rom-05']) gives(g, 1, card);
    Object.assign(playerOf(g, 1).advancements[2] ?? {}, { exhausted: true });
    gives(g, 2, 'kli-02');
    const scene = attack(g, 0, ARENA, 5, 1);
    expect(scene.keys()).toEqual(['exhaust:rom-04', 'pass']);
    scene.answer('exhaust:rom-04').settled();
    expect(playerOf(g, 1).advancements.map(({ exhausted }) => exhausted)).toEqual([true, false, true]);
    expect(playerOf(g, 0).advancements[0]?.exhausted).toBe(true);
    const world = having('kli-10', KLI);
    owned(world, 1);
    gives(world, 1, 'kli-02');
    putShips(world, 0, ARENA);
    expect(invade(world, 0, ARENA).keys()).toEqual(['exhaust:kli-02', 'pass']);
    const defended = clash(having('kli-10'), 1, 1);
    gives(defended, 1, 'rom-03');
    attack(defended, 1, ARENA, 5, 5).settled();
  });

  it('Rura Penthe gives 1 Production per conquered System, at most 3', () => {
    const g = having('kli-11', KLI);
    const income = () => ruleIncome(g, 0).production;
    for (const [at, system] of ['terra-nova', 'ardana', 'deneva', 'organia'].entries()) {
      const found = owned(g, 0, system);
      expect(income()).toBe(Math.min(3, at));
      found.taken = 'invasion';
    }
    expect(income()).toBe(3);
    expect(ruleIncome(g, 1).production).toBe(0);
  });

  it('Gates of Sto-vo-kor give 1 Culture if 3 of their owner’s Ships and 2 others were destroyed, unless Ever Victorious pays', () => {
    const dies = (own: number, theirs: number, ...dice: number[]) =>
      attack(clash(having('kli-12'), own, theirs), 1, ARENA, ...dice);
    const worthy = dies(3, 5, 5, 5, 5, 1, 1, 5, 5, 1);
    expect(worthy.keys()).toEqual(['sto-vo-kor', 'pass']);
    worthy.answer('sto-vo-kor').settled();
    expect(playerOf(worthy.g, 0).reserves.culture).toBe(CULTURE + 1);
    expect(playerOf(worthy.g, 0).advancements[0]?.exhausted).toBe(true);
    dies(3, 5, 5, 5, 5, 1, 1, 5, 1, 1).settled();
    dies(2, 5, 5, 5, 1, 1, 1, 5, 5).settled();
    // Both sides lost all Ships, so Ever Victorious pays (A-KLI-01).
    const both = dies(3, 3, 5, 5, 5, 5, 5, 5);
    both.settled();
    expect(playerOf(both.g, 0).reserves.culture).toBe(CULTURE + 1);
  });

  it('A-FLEET-09 Dahar Masters keep a Fleet with fewer than 3 Ships together until the battle is over', () => {
    const g = having('kli-13', KLI);
    const { id } = fleet(g, 0, 'Marauders', 3);
    putShips(g, 1, ARENA, 2);
    expect(granted(g, 'keep-fleet', { unit: id })).toBe(false);
    const scene = attack(g, 0, ARENA, 5, 1, 1, 5, 1, 5, 5, 1);
    scene.settled();
    // The Fleet is still paid for the second Ship that it destroys (A-KLI-04).
    expect(playerOf(g, 0).reserves.production).toBe(5);
    expect(g.units.find((unit) => unit.id === id)).toMatchObject({ ships: 1, fleet: null });
    expect(left(g)).toEqual([2, 0, 0]);
  });

  it('with Praxis Energy Works, up to half of a Weapons upgrade, rounded down, can be paid in Production', () => {
    const g = having('kli-14', KLI);
    Object.assign(g.turn ?? {}, { phase: 'building' });
    Object.assign(playerOf(g, 0).reserves, { production: 9, research: 9 });
    const keys = () => upgradeOffers(g, 0).map(({ option }) => option.key);
    const weapons = ['upgrade:weapons', 'upgrade:weapons:production:1'];
    expect(keys()).toEqual([...weapons, 'upgrade:shields']);
    expect(upgradeOffers(g, 1).map(({ option }) => option.key)).toEqual(['upgrade:weapons', 'upgrade:shields']);
    playerOf(g, 0).weapons = 4;
    expect(keys()).toContain('upgrade:weapons:production:2');
    expect(keys()).not.toContain('upgrade:weapons:production:3');
  });

  it('A-WIN-03 Unity of the Great Houses lowers the price of Ascendancy by 1 Culture once per turn, if its owner holds a rival’s Home System or 2 conquests', () => {
    const g = having('kli-15', KLI);
    Object.assign(g.discs, { earth: disc('earth') });
    owned(g, 0, 'terra-nova').taken = 'invasion';
    owned(g, 0, 'ardana');
    expect(ascendancyPrice(g, 0)).toBe(5);
    owned(g, 0, 'ardana').taken = 'invasion';
    expect(ascendancyPrice(g, 0)).toBe(4);
    expect(ascendancyPrice(g, 1)).toBe(5);
    g.options.rules.easierAscension = true;
    expect(ascendancyPrice(g, 0)).toBe(3);
    playerOf(g, 0).reserves.culture = 3;
    const [buy] = ascendOffers(g, 0);
    if (buy !== undefined) play(g, buy.payload).settled();
    expect(ascendancyPrice(g, 0)).toBe(4);
    forgetUses(g, 'turn');
    owned(g, 0, 'ardana').taken = 'colony';
    expect(ascendancyPrice(g, 0)).toBe(4);
    owned(g, 0, 'vulcan');
    expect(ascendancyPrice(g, 0)).toBe(3);
  });
});
