import { describe, expect, it } from 'vitest';
import { coloniesAt } from '../../../../src/games/ascendancy/chapters/building/colonies.ts';
import { HEGEMONY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { mostProjects } from '../../../../src/games/ascendancy/chapters/projects/limit.ts';
import { advancementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import { use } from '../../../../src/games/ascendancy/position/uses.ts';
import type { Ascendancy, Conflict } from '../../../../src/games/ascendancy/state.ts';
import { hear, play } from '../drive-action.ts';
import { agrees, disc, gives, has, playerOf, put, putShips, shipsIn, table } from '../support.ts';
import { against, offered as allOffered, attack, income, invade, isExhausted, uses, world } from './scene.ts';

/** A game of the Ferengi with these cards, the Klingons and the Romulans. */
const led = (...cards: string[]): Ascendancy => gives(table(['ferengi', 'klingon', 'romulan']), 0, ...cards);
/** The options that cards offer, without the one of the console. */
const offered = (g: Ascendancy, phase: 'building' | 'command') =>
  allOffered(g, phase).filter((key) => key !== 'buy:culture');
/** Gives these seats Systems with a Ferengi Ship in Orbit. */
function guests(g: Ascendancy, ...owners: (number | null)[]): void {
  for (const [at, owner] of owners.entries()) {
    const id = ['ardana', 'delta-iv', 'terra-nova'][at] ?? '';
    world(g, id, [], owner);
    putShips(g, 0, id);
  }
}
/** Puts this many Ships of each seat into the arena. */
function arena(g: Ascendancy, ...counts: number[]): Ascendancy {
  world(g, 'ardana');
  for (const [seat, number] of counts.entries()) putShips(g, seat, 'ardana', number);
  return g;
}

describe('Ferengi Advancements', () => {
  it('A-COMP-11: the Ferengi have fifteen Advancements, one of them complete from the start', () => {
    expect(advancementsBy('ferengi')).toHaveLength(15);
    expect(
      advancementsBy('ferengi')
        .filter(({ start }) => start)
        .map(({ id }) => id),
    ).toEqual(['fer-01']);
  });

  it('A-FER-05 Ferengi Commerce Authority gives 1 Production for each rival System where its owner has a Ship', () => {
    const g = led('fer-01');
    guests(g, 1, 1, null);
    world(g, 'andor', [], 2);
    expect([income(g), income(g, 1)[0]]).toEqual([[2, 0, 0], 0]);
  });

  it('A-SPEC-05: a rival who completed Ferengi Commerce Authority gets its income', () => {
    const g = gives(table(['ferengi', 'klingon', 'romulan']), 1, 'fer-01');
    world(g, 'ardana', [], 0);
    putShips(g, 1, 'ardana');
    expect([income(g)[0], income(g, 1)[0]]).toEqual([0, 1]);
  });

  it('A-BUILD-08 Prospector Charter lets its owner pay 3 Production instead of the Culture that a colony costs', () => {
    const g = led('fer-02');
    g.turn = { seat: 0, phase: 'building', researched: [], built: [] };
    const target = world(g, 'ardana');
    putShips(g, 0, 'ardana');
    const open = (seat: number) =>
      coloniesAt(g, seat, target).flatMap(({ option, why }) => (why === null ? [option.hint] : []));
    expect(open(0).join()).toContain('3 Production');
    playerOf(g).reserves.production = 2;
    expect(open(0).join()).not.toContain('3 Production');
    playerOf(g, 1).reserves.production = 5;
    g.units = g.units.filter(({ at }) => at !== 'ardana');
    putShips(g, 1, 'ardana');
    expect(open(1).join()).not.toContain('3 Production');
  });

  it('Futures Exchange gives 1 Production for each other player who committed at least 2 Resources', () => {
    const g = led('fer-03');
    for (const [seat, committed] of [5, 2, 1].entries()) playerOf(g, seat).order.committed = committed;
    hear(g, 'initiative-committed', { seat: 1 }).settled();
    expect(has(g)[0]).toBe(4);
    const many = gives(table(['ferengi', 'klingon', 'romulan', 'andorian', 'vulcan']), 0, 'fer-03');
    for (const one of many.players) one.order.committed = 2;
    hear(many, 'initiative-committed', { seat: 0 }).settled();
    expect(has(many)[0]).toBe(3 + 3);
  });

  it('Peace is Good for Business gives 1 Production for each Agreement that its owner holds from a rival who didn’t start a fight', () => {
    const g = led('fer-04');
    agrees(g, 1, 0);
    agrees(g, 0, 2);
    expect(income(g)).toEqual([1, 0, 0]);
    agrees(g, 2, 0);
    expect(income(g)[0]).toBe(2);
    use(g, 1, 'battle', 'round');
    expect(income(g)[0]).toBe(1);
    use(g, 2, 'invasion', 'round');
    expect([income(g)[0], income(g, 1)[0]]).toEqual([0, 0]);
  });

  it('A-FER-11 War is Good for Business gives 1 Production for each Ship destroyed in other players’ battles', () => {
    const g = arena(led('fer-05'), 0, 2, 1);
    attack(g, 1, 'ardana', 6, 6, 6).settled();
    expect(has(g)[0]).toBe(3 + 2);
    const own = arena(led('fer-05'), 1, 1, 0);
    attack(own, 1, 'ardana', 6, 6).settled();
    expect(has(own)[0]).toBe(3);
  });

  it('War is Good for Business gives at most 3 Production, and nothing for a conflict without losses', () => {
    const g = led('fer-05');
    const sides = (lost: number) => ({
      kind: 'invasion',
      sides: [
        { owner: 1, lost },
        { owner: null, lost: 0 },
      ],
    });
    g.conflict = sides(5) as unknown as Conflict;
    hear(g, 'conflict-end', { seat: 1 }).settled();
    expect(has(g)[0]).toBe(6);
    g.conflict = sides(0) as unknown as Conflict;
    hear(g, 'conflict-end', { seat: 1 }).settled();
    expect(has(g)[0]).toBe(6);
  });

  it.each([
    [3, 0],
    [4, 1],
    [11, 2],
    [40, 3],
  ])('with Latinum Vaults, a reserve of %i Production yields %i more', (production, interest) => {
    const g = led('fer-06');
    playerOf(g).reserves.production = production;
    hear(g, 'generate-start', { seat: 1 }).settled();
    hear(g, 'generate-start', { seat: 0 }).settled();
    expect(has(g)[0]).toBe(production + interest);
  });

  it('A-FER-10 Market Rumors can Exhaust Agreements that a host holds, for 2 Production each', () => {
    const g = led('fer-07');
    playerOf(g).reserves.production = 5;
    const card = agrees(g, 2, 1);
    const other = agrees(g, 2, 1, 2);
    agrees(g, 0, 1, 3);
    expect(offered(g, 'command')).toEqual([]);
    guests(g, 1);
    expect(offered(g, 'building')).toEqual([`rumors:${card}`, `rumors:${other}`]);
    uses(g, 'command', `rumors:${card}`).settled();
    uses(g, 'command', `rumors:${other}`).settled();
    expect(playerOf(g, 2).agreements.map(({ exhausted }) => exhausted)).toEqual([true, true]);
    expect([has(g)[0], offered(g, 'command')]).toEqual([1, []]);
  });

  it('Market Rumors are refused if their owner can’t pay', () => {
    const g = led('fer-07');
    const card = agrees(g, 2, 1);
    guests(g, 1);
    playerOf(g).reserves.production = 1;
    expect(against(g, 'command', `rumors:${card}`)).toBe('A-FER-10');
  });

  it('A-TRADE-01 Protection Money gives the Attacker half of the payment and cancels the battle', () => {
    const g = arena(led('fer-08'), 1, 3);
    const scene = attack(g, 1, 'ardana').answer('protection');
    expect([scene.asked.seat, scene.keys()]).toEqual([1, ['way:take', 'way:refuse']]);
    scene.answer('way:take').settled();
    expect([has(g)[0], has(g, 1)[0], isExhausted(g, 'fer-08')]).toEqual([0, 5, true]);
    expect([shipsIn(g, 'ardana'), shipsIn(g, 'ardana', 1)]).toEqual([1, 3]);
  });

  it('A-BAT-21 Protection Money gives First Strike and costs nothing if the Attacker refuses', () => {
    const g = arena(led('fer-08'), 1, 1);
    attack(g, 1, 'ardana', 6).answer('protection').answer('way:refuse').settled();
    expect([shipsIn(g, 'ardana'), shipsIn(g, 'ardana', 1), has(g)[0]]).toEqual([1, 0, 3]);
  });

  it('Protection Money offers at most 6 Production, and nothing if its owner attacks, can’t pay or isn’t the only Defender', () => {
    const rich = arena(led('fer-08'), 1, 8);
    playerOf(rich).reserves.production = 6;
    attack(rich, 1, 'ardana').answer('protection').answer('way:take').settled();
    expect(has(rich, 1)[0]).toBe(6);
    const poor = arena(led('fer-08'), 1, 4);
    attack(poor, 1, 'ardana', 6, 1, 1, 1, 1).settled();
    const many = arena(led('fer-08'), 1, 1, 1);
    expect(attack(many, 1, 'ardana').keys()).not.toContain('protection');
    const own = arena(led('fer-08'), 1, 1);
    attack(own, 0, 'ardana', 6, 6).settled();
  });

  it('A-FER-09 Rule of Acquisition #21 draws from a rival’s deck, and its owner keeps at most one card drawn that way', () => {
    const g = led('fer-09');
    playerOf(g, 1).deck = ['kli-02', 'kli-03', 'kli-04'];
    playerOf(g).projects = [{ card: 'rom-02', research: 1, drawn: true }];
    expect(offered(g, 'command')).toEqual([]);
    playerOf(g).contact = [1, 2];
    expect(offered(g, 'building')).toEqual([]);
    expect(offered(g, 'command')).toEqual(['acquire:klingon']);
    const scene = uses(g, 'command', 'acquire:klingon');
    scene.answer('discard:rom-02').answer('discard:kli-02').settled();
    expect(playerOf(g).projects).toEqual([{ card: 'kli-03', research: 0, drawn: true }]);
    expect(playerOf(g).commands.ready).toBe(4);
    expect(mostProjects(g, 0)).toBeGreaterThan(0);
    playerOf(g).commands.ready = 0;
    expect(against(g, 'command', 'acquire:klingon')).toBe('A-CMD-02');
  });

  it('A-FER-10 Bribed Technicians cost 3 Production and Exhaust a host’s Science or Engineering card', () => {
    const g = led('fer-10');
    gives(g, 1, ...advancementsBy('klingon').map(({ id }) => id));
    expect(offered(g, 'command')).toEqual([]);
    guests(g, 1);
    const types = advancementsBy('klingon').filter(({ type }) => type === 'Science' || type === 'Engineering');
    expect(offered(g, 'building')).toEqual(types.map(({ id }) => `bribe:${id}`));
    const [first] = types;
    uses(g, 'command', `bribe:${first?.id}`).settled();
    expect([isExhausted(g, first?.id ?? '', 1), has(g)[0], offered(g, 'command')]).toEqual([true, 0, []]);
  });

  it('A-DICE-04 in each Combat Round, Eliminator Contracts reroll up to 3 misses for 1 Production each', () => {
    const g = arena(led('fer-11'), 5, 5);
    const scene = attack(g, 0, 'ardana', 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 6, 1, 6, 6, 1, 1, 1, 1, 1);
    expect(scene.keys()).toEqual(['eliminators', 'pass']);
    scene.answer('eliminators');
    expect(scene.asked).toMatchObject({ min: 1, max: 3 });
    const [die = ''] = scene.keys();
    scene.answer(die, die, die);
    scene.settled();
    expect([has(g)[0], scene.log.join(' ').match(/The Klingons lose \d Ships/g)]).toEqual([
      0,
      ['The Klingons lose 3 Ships', 'The Klingons lose 2 Ships'],
    ]);
  });

  it('Eliminator Contracts don’t work in an Invasion, or without Production or misses', () => {
    const poor = arena(led('fer-11'), 1, 1);
    playerOf(poor).reserves.production = 0;
    attack(poor, 0, 'ardana', 1, 6).settled();
    const landing = led('fer-11');
    world(landing, 'ardana', [], 1);
    putShips(landing, 0, 'ardana', 2);
    invade(landing, 0, 'ardana', 1, 6, 1).answer('fight').settled();
    const sure = arena(led('fer-11'), 1, 1);
    attack(sure, 0, 'ardana', 6, 6).settled();
  });

  it('Holosuite Franchise gives 1 Culture for each rival host', () => {
    const g = led('fer-12');
    guests(g, 1, 1);
    expect(income(g)[2]).toBe(1);
    world(g, 'delta-iv', [], 2);
    expect([income(g)[2], income(g, 1)[2]]).toEqual([2, 0]);
    world(g, 'delta-iv', [], 1);
    playerOf(g, 2).out = true;
    expect(income(g)[2]).toBe(1);
    g.units = g.units.filter(({ at }) => at === 'ferenginar');
    expect(income(g)[2]).toBe(0);
  });

  it('A-FER-06 Commission Clause gives half of what each of its owner’s Agreements pays, rounded up, but at most 2 per Agreement', () => {
    const g = led('fer-13');
    agrees(g, 0, 1, 1);
    agrees(g, 0, 2, 2);
    expect(income(g)[0]).toBe(0);
    world(g, 'ardana', [], 1);
    putShips(g, 0, 'ardana');
    expect(income(g)[0]).toBe(1);
    for (const id of ['delta-iv', 'terra-nova', 'andor', 'earth', 'vulcan']) {
      world(g, id, [], 1);
      putShips(g, 0, id);
    }
    expect([income(g)[0], income(g, 1)[0]]).toEqual([2, 0]);
    const [first] = playerOf(g).agreements;
    if (first !== undefined) first.exhausted = true;
    expect(income(g)[0]).toBe(0);
  });

  it('Tower of Commerce sells 1 Culture for 2 Production, twice per round, in its owner’s turn or during Resource Generation', () => {
    const g = led('fer-14');
    playerOf(g).reserves.production = 11;
    uses(g, 'building', 'tower').settled();
    expect(has(g).join()).toBe('9,3,4');
    const scene = hear(g, 'generate', { seat: 0 });
    expect(scene.keys()).toContain('tower');
    scene.answer('tower');
    expect(scene.keys()).toEqual(['buy:culture', 'pass']);
    scene.answer('pass').settled();
    expect([has(g).join(), against(g, 'command', 'tower')]).toEqual(['7,3,5', 'A-SPEC-01']);
    playerOf(g).uses = [];
    playerOf(g).reserves.production = 1;
    expect(against(g, 'command', 'tower')).toBe('A-FER-10');
  });

  /** A Hegemony attempt on a Klingon System with Resistance 3. */
  function attempt() {
    const g = led('fer-15');
    playerOf(g).reserves.production = 7;
    world(g, 'ardana', ['production'], 1);
    putShips(g, 0, 'ardana');
    return g;
  }

  it('A-HEG-04 Leveraged Buyout adds 1 to the roll per 2 Production, at most 3, and pays 2 Production to the rival who loses the System', () => {
    const g = attempt();
    const scene = play(g, (ctx) => ctx.call(HEGEMONY, { seat: 0, system: 'ardana' }), 1);
    expect(scene.keys()).toEqual(['buyout:1', 'buyout:2', 'buyout:3', 'pass']);
    scene.answer('buyout:3').settled();
    expect([g.discs['ardana']?.control, has(g)[0], has(g, 1)[0]]).toEqual([0, 1, 5]);
  });

  it('Leveraged Buyout adds only the bonus that is paid for, and pays nobody after a failure', () => {
    const g = attempt();
    playerOf(g).reserves.production = 3;
    const scene = play(g, (ctx) => ctx.call(HEGEMONY, { seat: 0, system: 'ardana' }), 1);
    expect(scene.keys()).toEqual(['buyout:1', 'pass']);
    scene.answer('pass').settled();
    expect([g.discs['ardana']?.control, has(g, 1)[0]]).toEqual([1, 3]);
    hear(g, 'control-taken', { seat: 0, system: 'ardana', from: 1, by: 'invasion' }).settled();
    hear(g, 'control-taken', { seat: 0, system: 'ardana', from: null, by: 'hegemony' }).settled();
    hear(g, 'before-roll', { seat: 0, kind: 'diplomacy' }).settled();
    hear(g, 'before-roll', { seat: 1, kind: 'hegemony' }).settled();
    expect(has(g, 1)[0]).toBe(3);
  });

  it('A-HAZ-07: a Ship in a Fleet at a rival’s System is enough for Ferengi Commerce Authority', () => {
    const g = led('fer-01');
    g.discs['ardana'] = { ...disc('ardana'), control: 1 };
    put(g, 0, 'ardana', 3, { card: 1, side: 'b' });
    expect(income(g)[0]).toBe(1);
  });
});
