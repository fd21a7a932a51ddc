import { describe, expect, it } from 'vitest';
import { roomForShips } from '../../../../src/games/ascendancy/chapters/building/ships.ts';
import { HEGEMONY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { planInvasion, within } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import { shieldsOf } from '../../../../src/games/ascendancy/chapters/conflict/numbers.ts';
import { formOffers } from '../../../../src/games/ascendancy/chapters/fleets/form.ts';
import { commandsDue } from '../../../../src/games/ascendancy/chapters/rounds/commands.ts';
import { advancementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import { added, banned, granted } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { hear, play } from '../drive-action.ts';
import { agrees, gives, has, join, playerOf, put, putShips, shipsIn, table } from '../support.ts';
import { against, attack, income, invade, isExhausted, offered, uses, world, yields } from './scene.ts';

/** A game of the Cardassians with these cards, the Klingons and the Romulans. */
const led = (...cards: string[]): Ascendancy => gives(table(['cardassian', 'klingon', 'romulan']), 0, ...cards);
const begins = (g: Ascendancy) => hear(g, 'generate-start', { seat: 0 });
/** A Cardassian System with one of their Ships in Orbit. */
function held(g: Ascendancy, id: string, ...nodes: ('production' | 'research' | 'culture')[]) {
  putShips(g, 0, id);
  return world(g, id, nodes, 0);
}
/** A Klingon System that four Cardassian Ships invade. */
function siege(...cards: string[]) {
  const g = led(...cards);
  const target = world(g, 'ardana', ['research', 'culture'], 1);
  putShips(g, 0, 'ardana', 4);
  return { g, target };
}

describe('Cardassian Advancements', () => {
  it('A-COMP-11: the Cardassians have fifteen Advancements, one of them complete from the start', () => {
    expect(advancementsBy('cardassian')).toHaveLength(15);
    expect(
      advancementsBy('cardassian')
        .filter(({ start }) => start)
        .map(({ id }) => id),
    ).toEqual(['car-01']);
  });

  it('A-CAR-01 Totalitarian Regime gives 6 base Commands to its owner only', () => {
    const g = led('car-01');
    expect([commandsDue(g, 0), commandsDue(g, 1)]).toEqual([6, 5]);
  });

  it('Hideki Pickets let their owner build 1 Ship in a Controlled System with a Production Node', () => {
    const g = led('car-02');
    g.turn = { seat: 0, phase: 'building', researched: [], built: [] };
    expect(roomForShips(g, 0, held(g, 'ardana', 'production'))).toBe(1);
    expect(roomForShips(g, 0, held(g, 'delta-iv', 'research'))).toBe(0);
    expect(roomForShips(g, 0, world(g, 'terra-nova', ['production'], 1))).toBe(0);
    g.turn.built = [{ system: 'ardana', units: [1] }];
    expect(roomForShips(g, 0, held(g, 'ardana', 'production'))).toBe(0);
  });

  it('A-RECH-03 Labor Camps turn the Research and Culture of one System into 2 Production each', () => {
    const g = led('car-03');
    held(g, 'ardana', 'research', 'culture', 'production');
    const before = yields(g);
    const scene = begins(g);
    expect(scene.keys()).toEqual(['camp:ardana', 'pass']);
    scene.answer('camp:ardana').settled();
    expect(yields(g).map((sum, at) => sum - (before[at] ?? 0))).toEqual([4, -1, -1]);
  });

  it('Labor Camps exclude the Home System, rivals’ Systems, and Systems without a Ship or with an Overseer', () => {
    const g = led('car-03');
    world(g, 'delta-iv', ['research'], 0);
    held(g, 'ardana', 'research');
    put(g, 0, 'ardana', 3, { card: 1, side: 'a' });
    world(g, 'terra-nova', ['research'], 1);
    putShips(g, 0, 'terra-nova');
    begins(g).settled();
    hear(g, 'generate-start', { seat: 1 }).settled();
  });

  it('Show Trials take 1 Culture from a rival who lost a System to Invasion or Hegemony, and are then Exhausted', () => {
    for (const by of ['invasion', 'hegemony'] as const) {
      const g = led('car-04');
      world(g, 'ardana', [], 0);
      hear(g, 'control-taken', { seat: 0, system: 'ardana', from: 1, by }).answer('trial:1').settled();
      // The Cardassians also gain 1 Culture for Annexation (A-OPEN-101).
      expect([has(g)[2], has(g, 1)[2], isExhausted(g, 'car-04')]).toEqual([5, 2, true]);
      hear(g, 'control-taken', { seat: 0, system: 'ardana', from: 1, by }).settled();
    }
  });

  it('Show Trials take nothing for an independent System, for a conquest by another player, or from a rival without Culture', () => {
    const g = led('car-04');
    world(g, 'ardana', [], 0);
    hear(g, 'control-taken', { seat: 0, system: 'ardana', from: null, by: 'invasion' }).settled();
    hear(g, 'control-taken', { seat: 1, system: 'ardana', from: 0, by: 'invasion' }).settled();
    playerOf(g, 1).reserves.culture = 0;
    hear(g, 'control-taken', { seat: 0, system: 'ardana', from: 1, by: 'invasion' }).settled();
  });

  it('Show Trials take 1 Culture from a rival whose Hegemony attempt on their owner’s System fails', () => {
    const g = led('car-04');
    const target = world(g, 'ardana', ['production'], 0);
    hear(g, 'hegemony-failed', { seat: 1, system: 'ardana' }).answer('trial:1').settled();
    expect([has(g)[2], has(g, 1)[2]]).toEqual([4, 2]);
    const other = led('car-04');
    world(other, 'ardana', [], 2);
    hear(other, 'hegemony-failed', { seat: 1, system: 'ardana' }).settled();
    hear(other, 'hegemony-failed', { seat: 0, system: 'ardana' }).settled();
    expect(target.control).toBe(0);
  });

  it('A-CAR-03 Weaponized Starbases give each Starbase 3 dice instead of 1', () => {
    const g = led('car-05');
    held(g, 'ardana').starbase = true;
    putShips(g, 1, 'ardana');
    attack(g, 0, 'ardana', 1, 1, 1, 6, 1).settled();
    expect(shipsIn(g, 'ardana', 1)).toBe(0);
  });

  it('A-FLEET-02 Central Command lets its owner form Fleets at any System with a Resource Node, in the Command Phase', () => {
    const g = led('car-06');
    held(g, 'ardana', 'research');
    held(g, 'delta-iv');
    putShips(g, 0, 'ardana', 2);
    putShips(g, 0, 'delta-iv', 2);
    const formsAt = (system: string) =>
      formOffers(g, 0).some(({ option, why }) => why === null && option.key.startsWith(`form:${system}:`));
    expect([formsAt('ardana'), formsAt('delta-iv')]).toEqual([true, false]);
    const fleets = (phase: 'building' | 'command', seat = 0) =>
      granted(g, 'build', { what: 'fleet', seat, system: 'ardana', phase });
    expect([fleets('command'), fleets('building'), fleets('command', 1)]).toEqual([true, false, false]);
  });

  it('Demilitarized Zone forbids attacks between both players until Maintenance and gives each player 1 Production', () => {
    const g = led('car-07');
    agrees(g, 0, 1);
    agrees(g, 2, 0);
    expect(offered(g, 'building')).toEqual(['pact:klingon']);
    const scene = uses(g, 'command', 'pact:klingon');
    expect(scene.asked.seat).toBe(1);
    scene.answer('agree').settled();
    expect(isExhausted(g, 'car-07')).toBe(true);
    world(g, 'ardana', [], 1);
    const about = { seat: 0, on: [1], sector: 'ardana', from: ['ardana'] };
    expect(banned(g, 'attack', about)).not.toBeNull();
    expect(banned(g, 'attack', { ...about, on: [2] })).toBeNull();
    expect(banned(g, 'attack', { ...about, seat: 1, on: [0, 2] })).not.toBeNull();
    expect(banned(g, 'invade', { seat: 0, system: 'ardana' })).not.toBeNull();
    expect(banned(g, 'hegemony', { seat: 0, system: 'ardana' })).not.toBeNull();
    expect(banned(g, 'hegemony', { seat: 2, system: 'ardana' })).toBeNull();
    expect([income(g, 0)[0], income(g, 1)[0], income(g, 2)[0]]).toEqual([1, 1, 0]);
  });

  it('Demilitarized Zone isn’t Exhausted by a refusal, and can be offered once per turn', () => {
    const g = led('car-07');
    agrees(g, 0, 1);
    uses(g, 'command', 'pact:klingon').answer('pass').settled();
    expect([isExhausted(g, 'car-07'), g.lasting, offered(g, 'command')]).toEqual([false, [], []]);
  });

  it('Terok Nor gives 1 Production per Production Node of the best Starbase that has a Ship, at most 3', () => {
    const g = led('car-08');
    const base = held(g, 'ardana', 'production', 'production', 'production', 'production');
    expect(income(g)).toEqual([0, 0, 0]);
    base.starbase = true;
    expect(income(g)).toEqual([3, 0, 0]);
    held(g, 'delta-iv', 'production').starbase = true;
    put(g, 0, 'ardana', 3, { card: 1, side: 'a' });
    expect([income(g)[0], income(g, 1)[0]]).toEqual([1, 0]);
    g.units = g.units.filter(({ at }) => at !== 'delta-iv');
    expect(income(g)[0]).toBe(0);
  });

  it('A-OPEN-74 Obsidian Order shows the Projects of a Connected rival and takes 1 Research', () => {
    const g = led('car-09');
    playerOf(g, 1).projects = [{ card: 'kli-05', research: 1 }];
    expect(offered(g, 'command')).toEqual([]);
    join(g, 'cardassia-prime', 'qonos');
    expect(offered(g, 'building')).toEqual([]);
    const scene = uses(g, 'command', 'spy:klingon');
    expect(scene.told.join()).toContain('(1)');
    scene.answer('take:kli-05').settled();
    expect([playerOf(g, 1).projects[0]?.research, has(g)[1], isExhausted(g, 'car-09')]).toEqual([0, 4, true]);
  });

  it('Obsidian Order needs Projects to look at', () => {
    const g = led('car-09');
    join(g, 'cardassia-prime', 'qonos');
    expect(against(g, 'command', 'spy:klingon')).toBe('A-OPEN-74');
  });

  it('after its owner wins an attack, Keldon Strike Doctrine makes the next Invasion cost no Command', () => {
    const g = led('car-10');
    world(g, 'ardana', [], 1);
    putShips(g, 0, 'ardana', 2);
    putShips(g, 1, 'ardana');
    attack(g, 0, 'ardana', 6, 6, 1).answer('strike').settled();
    const price = () => 1 + added(g, 'command-price', { of: 'invasion', seat: 0, system: 'ardana' });
    expect([isExhausted(g, 'car-10'), price()]).toEqual([true, 0]);
    hear(g, 'invasion-declared', { seat: 1 }).settled();
    expect(price()).toBe(0);
    hear(g, 'invasion-declared', { seat: 0 }).settled();
    expect(price()).toBe(1);
  });

  it('Keldon Strike Doctrine doesn’t work for a Defender or in another player’s turn', () => {
    const g = led('car-10');
    world(g, 'ardana');
    putShips(g, 0, 'ardana', 2);
    putShips(g, 1, 'ardana');
    attack(g, 1, 'ardana', 1, 6, 6).settled();
    const other = led('car-10');
    world(other, 'ardana');
    putShips(other, 0, 'ardana', 2);
    putShips(other, 1, 'ardana');
    Object.assign(other.turn ?? {}, { seat: 1 });
    attack(other, 0, 'ardana', 6, 6, 1).settled();
  });

  it('A-CAR-02 Nor-class Garrisons let a Starbase System yield without a Ship and add 1 Shield while it is Invaded', () => {
    const g = led('car-11');
    const base = world(g, 'ardana', ['research'], 0);
    const before = yields(g)[1] ?? 0;
    base.starbase = true;
    expect(yields(g)[1]).toBe(before + 1);
    putShips(g, 1, 'ardana');
    expect(shieldsOf(within(g, planInvasion(g, 1, 'ardana')), 1, 0)).toBe(1);
    expect(shieldsOf(within(g, planInvasion(g, 1, 'ardana')), 0, 1)).toBe(0);
    base.starbase = false;
    expect(shieldsOf(within(g, planInvasion(g, 1, 'ardana')), 1, 0)).toBe(0);
  });

  it('A-CAR-04 A-INV-13 A-BAT-21 Metagenic Weapons destroy a Node per Ship before the Nodes roll, but never make an Invasion succeed', () => {
    const { g, target } = siege('car-12');
    const scene = invade(g, 0, 'ardana').answer('fight');
    expect(scene.keys()).toEqual(['metagenic', 'pass']);
    scene.answer('metagenic').settled();
    expect([target.control, target.nodes, shipsIn(g, 'ardana')]).toEqual([null, [null, null], 4]);
    expect([isExhausted(g, 'car-12'), g.last?.result]).toEqual([true, 'annihilation']);
  });

  it('A-INV-11 Metagenic Weapons cause Collateral Damage if there are fewer Ships than Nodes, and the remaining Nodes roll', () => {
    const g = led('car-12');
    const target = world(g, 'ardana', ['research', 'research'], 1);
    putShips(g, 0, 'ardana');
    const scene = invade(g, 0, 'ardana', 1, 6).answer('fight').answer('metagenic');
    scene.settled();
    expect([target.control, target.nodes.filter((node) => node !== null).length]).toEqual([1, 1]);
  });

  it('Metagenic Weapons work only in the first Combat Round of their owner’s Invasion', () => {
    const { g } = siege('car-12');
    const ones = new Array<number>(14).fill(1);
    const scene = invade(g, 0, 'ardana', ...ones)
      .answer('fight')
      .answer('pass')
      .answer('fight');
    expect(scene.keys()).toEqual(['fight', 'surrender']);
  });

  it('Detapa Council gives 1 Culture for 3 Systems with a Ship each, and 2 for 6', () => {
    const g = led('car-13');
    held(g, 'ardana');
    expect(income(g)[2]).toBe(0);
    held(g, 'terra-nova');
    expect([income(g)[2], income(g, 1)[2]]).toEqual([1, 0]);
    for (const id of ['earth', 'andor']) held(g, id);
    expect(income(g)[2]).toBe(1);
    held(g, 'romulus');
    expect(income(g)[2]).toBe(2);
    world(g, 'vulcan', [], 0);
    expect(income(g)[2]).toBe(2);
    g.units = g.units.filter(({ at }) => at !== 'romulus');
    expect(income(g)[2]).toBe(1);
  });

  it('A-CAR-05 A-OPEN-81 Annexation Protocols turn Total Annihilation into a success, even if Metagenic Weapons caused it', () => {
    const { g, target } = siege('car-12', 'car-14');
    // Nodes that are all destroyed by First Strike don’t roll (A-BAT-21).
    invade(g, 0, 'ardana').answer('fight').answer('metagenic').settled();
    expect([target.control, target.nodes]).toEqual([0, ['research', 'culture']]);
    const other = siege('car-14');
    invade(other.g, 0, 'ardana', 6, 6, 6, 1, 1, 1, 1).answer('fight').settled();
    expect([other.target.control, other.target.nodes]).toEqual([0, ['research', 'culture']]);
  });

  it('Annexation Protocols don’t help a player who Invades their owner', () => {
    const g = led('car-14');
    const target = world(g, 'ardana', ['research', 'culture'], 0);
    putShips(g, 1, 'ardana', 4);
    invade(g, 1, 'ardana', 6, 6, 6, 1, 1, 1, 1).answer('fight').settled();
    expect(target.control).toBeNull();
  });

  /** A Klingon world next to a Cardassian Starbase, with a Ship and three Nodes. */
  function range() {
    const g = led('car-15');
    playerOf(g).reserves.production = 4;
    world(g, 'ardana', [], 0).starbase = true;
    world(g, 'delta-iv');
    join(g, 'ardana', 'delta-iv');
    const target = world(g, 'terra-nova', ['research', 'culture', 'culture'], 1);
    join(g, 'delta-iv', 'terra-nova');
    putShips(g, 1, 'terra-nova');
    return { g, target };
  }

  it('A-TRADE-11 Dreadnought destroys a Ship per Hit, then Nodes of its owner’s choice, and counts as Betrayal', () => {
    const { g, target } = range();
    agrees(g, 1, 0);
    playerOf(g, 1).shields = 1;
    const scene = uses(g, 'command', 'dreadnought:terra-nova', [6, 6, 6, 5]);
    expect(scene.keys()).toEqual(['hit:ships']);
    scene.answer('hit:ships');
    expect(scene.keys()).toEqual(['raze:research', 'raze:culture']);
    scene.answer('raze:culture').answer('raze:research').settled();
    expect([shipsIn(g, 'terra-nova', 1), target.nodes, target.control]).toEqual([0, [null, null, 'culture'], 1]);
    expect(playerOf(g, 1).agreements[0]?.holder).toBeNull();
    expect([playerOf(g).commands.ready, has(g)[0], isExhausted(g, 'car-15')]).toEqual([5, 0, true]);
  });

  it('Dreadnought costs a Command and 4 Production, and reaches up to 2 Systems away from a Starbase', () => {
    const { g } = range();
    expect(offered(g, 'command')).toEqual(['dreadnought:terra-nova']);
    expect(offered(g, 'building')).toEqual([]);
    playerOf(g).reserves.production = 3;
    expect(offered(g, 'command')).toEqual([]);
    playerOf(g).reserves.production = 4;
    playerOf(g).commands.ready = 0;
    expect(against(g, 'command', 'dreadnought:terra-nova')).toBe('A-CMD-02');
    playerOf(g).commands.ready = 1;
    world(g, 'andor');
    join(g, 'terra-nova', 'earth');
    world(g, 'earth', [], 1);
    expect(offered(g, 'command')).toEqual(['dreadnought:terra-nova']);
    world(g, 'ardana', [], 0).starbase = false;
    expect(offered(g, 'command')).toEqual([]);
  });

  it('A-HEG-05 Show Trials are offered when a Hegemony attempt fails', () => {
    const g = led('car-04');
    world(g, 'ardana', ['production', 'production', 'production'], 0);
    putShips(g, 1, 'ardana');
    play(g, (ctx) => ctx.call(HEGEMONY, { seat: 1, system: 'ardana' }), 1)
      .answer('trial:1')
      .settled();
    expect(has(g)[2]).toBe(4);
  });
});
