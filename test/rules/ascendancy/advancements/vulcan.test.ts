import { afterEach, describe, expect, it, vi } from 'vitest';
import { researchOffers } from '../../../../src/games/ascendancy/chapters/building/research.ts';
import { COMPLETE, HEGEMONY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { distanceOf } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { mostProjects } from '../../../../src/games/ascendancy/chapters/projects/limit.ts';
import { advancementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import { timesUsed } from '../../../../src/games/ascendancy/position/uses.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { explorationCards } from '../cards.ts';
import { hear, play } from '../drive-action.ts';
import { agrees, gives, has, join, playerOf, putShips, shipsIn, table } from '../support.ts';
import { against, attack, income, invade, isExhausted, moves, offered, uses, world } from './scene.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A game of the Vulcans with these cards, the Klingons and the Romulans. */
const led = (...cards: string[]): Ascendancy => gives(table(['vulcan', 'klingon', 'romulan']), 0, ...cards);
/** A System with an Ambassador. */
function court(g: Ascendancy, id: string, control: number | null, ...nodes: ('production' | 'culture')[]) {
  const made = world(g, id, nodes, control);
  made.ambassadors = 1;
  return made;
}

describe('Vulcan Advancements', () => {
  it('A-COMP-11: the Vulcans have fifteen Advancements, one of them complete from the start', () => {
    expect(advancementsBy('vulcan')).toHaveLength(15);
    expect(
      advancementsBy('vulcan')
        .filter(({ start }) => start)
        .map(({ id }) => id),
    ).toEqual(['vul-01']);
  });

  it('A-VUL-13 Vulcan High Council costs a Command and sends an Ambassador to any of its owner’s Connected Systems', () => {
    const g = led('vul-01');
    court(g, 'ardana', 1);
    world(g, 'delta-iv');
    join(g, 'ardana', 'delta-iv');
    join(g, 'delta-iv', 'vulcan');
    world(g, 'terra-nova', [], 0);
    expect(offered(g, 'building')).toEqual([]);
    expect(offered(g, 'command')).toEqual(['ambassador:ardana:delta-iv', 'ambassador:ardana:vulcan']);
    uses(g, 'command', 'ambassador:ardana:vulcan').settled();
    expect([g.discs['ardana']?.ambassadors, g.discs['vulcan']?.ambassadors]).toEqual([0, 1]);
    expect(playerOf(g).commands.ready).toBe(4);
    court(g, 'ardana', 1);
    playerOf(g).commands.ready = 0;
    expect(against(g, 'command', 'ambassador:ardana:vulcan')).toBe('A-CMD-02');
  });

  it('A-VUL-14 Vulcan High Command adds 1 die for the Defenders of an Invaded System that has one or more Ambassadors', () => {
    const g = led('vul-02');
    court(g, 'ardana', 1, 'production').ambassadors = 3;
    putShips(g, 2, 'ardana', 3);
    const scene = invade(g, 2, 'ardana', 6, 6, 6, 6, 6, 6).answer('fight');
    scene.settled();
    expect([g.discs['ardana']?.control, shipsIn(g, 'ardana', 2)]).toEqual([2, 0]);
    const none = led('vul-02');
    world(none, 'ardana', ['production'], 1);
    putShips(none, 2, 'ardana', 3);
    invade(none, 2, 'ardana', 6, 6, 6, 6, 6).answer('fight').settled();
    const alone = led('vul-02');
    court(alone, 'ardana', null, 'production').level = 1;
    putShips(alone, 2, 'ardana', 2);
    invade(alone, 2, 'ardana', 6, 6, 6, 6).settled();
    expect(shipsIn(alone, 'ardana', 2)).toBe(0);
  });

  it('A-BAT-12 Vulcan High Command does nothing in a Space Battle', () => {
    const g = led('vul-02');
    court(g, 'ardana', 1);
    putShips(g, 1, 'ardana');
    putShips(g, 2, 'ardana');
    attack(g, 2, 'ardana', 6, 6).settled();
  });

  it('if the other player agrees, Scholar Exchange swaps one Project of each player, leaving 1 Research on both', () => {
    const g = led('vul-03');
    playerOf(g).projects = [{ card: 'vul-05', research: 2 }];
    playerOf(g, 1).projects = [{ card: 'kli-05', research: 2 }];
    expect(offered(g, 'command')).toEqual([]);
    agrees(g, 1, 0);
    expect([offered(g, 'command'), offered(g, 'building')]).toEqual([['exchange:klingon'], []]);
    const scene = uses(g, 'command', 'exchange:klingon').answer('project:vul-05');
    expect(scene.asked.seat).toBe(1);
    scene.answer('project:kli-05').settled();
    expect(playerOf(g).projects).toEqual([{ card: 'kli-05', research: 1 }]);
    expect(playerOf(g, 1).projects).toEqual([{ card: 'vul-05', research: 1 }]);
    expect(isExhausted(g, 'vul-03')).toBe(true);
  });

  it('a refusal doesn’t Exhaust Scholar Exchange, which is offered once per turn and needs a Project of each player', () => {
    const g = led('vul-03');
    agrees(g, 0, 1);
    playerOf(g, 1).projects = [{ card: 'kli-05', research: 2 }];
    expect(against(g, 'command', 'exchange:klingon')).toBe('A-TERM-17');
    playerOf(g).projects = [{ card: 'vul-05', research: 2 }];
    uses(g, 'command', 'exchange:klingon').answer('project:vul-05').answer('pass').settled();
    expect([isExhausted(g, 'vul-03'), playerOf(g).projects[0]?.card]).toEqual([false, 'vul-05']);
    expect(against(g, 'command', 'exchange:klingon')).toBe('A-SPEC-01');
  });

  it('P’Jem Listening Post shows the top card and the top disc only to its owner, who can put each on the bottom', () => {
    explorationCards({ id: 'first' }, { id: 'second' });
    const g = led('vul-04');
    const [first, second] = ['core-guardian-of-forever', 'core-pirate-ambush'];
    g.exploration.deck = [first, second];
    g.stack = ['ardana', 'delta-iv'];
    const scene = uses(g, 'building', 'listen').answer('sink').answer('top:ardana');
    scene.settled();
    expect(scene.told.join()).toContain('the next System Disc: Ardana');
    expect(scene.log.join()).not.toContain('Ardana');
    expect([g.exploration.deck, g.stack]).toEqual([
      [second, first],
      ['ardana', 'delta-iv'],
    ]);
    expect(isExhausted(g, 'vul-04')).toBe(true);
  });

  it('P’Jem Listening Post skips an empty pile, and is refused if both piles are empty', () => {
    const g = led('vul-04');
    g.exploration.deck = [];
    g.stack = ['ardana', 'delta-iv'];
    uses(g, 'command', 'listen').answer('sink').settled();
    expect(g.stack).toEqual(['delta-iv', 'ardana']);
    g.stack = [];
    gives(g, 0, 'vul-04');
    expect(against(g, 'command', 'listen')).toBe('A-OPEN-73');
  });

  it('A-VUL-04 Communication Network builds a free Node in its owner’s new colony', () => {
    const g = led('vul-05');
    const made = world(g, 'ardana', [null], 0);
    hear(g, 'colonized', { seat: 1, system: 'ardana', paid: 'culture' }).settled();
    hear(g, 'colonized', { seat: 0, system: 'ardana', paid: 'ascendancy' })
      .answer('build:node:ardana:culture')
      .settled();
    expect([made.nodes, has(g)[0]]).toEqual([['culture'], 3]);
  });

  it('A-VUL-17 A-WIN-05 Vulcan Exodus makes another System with a Resource Node the Home System, once per game', () => {
    const g = led('vul-06');
    world(g, 'ardana', ['culture'], 0);
    world(g, 'delta-iv', [], 0);
    world(g, 'earth', ['culture'], 0);
    const [, klingons] = g.players;
    if (klingons !== undefined) klingons.home = 'earth';
    expect([offered(g, 'command'), offered(g, 'building')]).toEqual([['exodus:ardana'], []]);
    uses(g, 'command', 'exodus:ardana').settled();
    expect([playerOf(g).home, playerOf(g).commands.ready, isExhausted(g, 'vul-06')]).toEqual(['ardana', 4, true]);
    playerOf(g).advancements = [{ card: 'vul-06', exhausted: false }];
    expect(against(g, 'command', 'exodus:vulcan')).toBe('A-VUL-17');
  });

  it('Vulcan Exodus costs a Command', () => {
    const g = led('vul-06');
    world(g, 'ardana', ['culture'], 0);
    playerOf(g).commands.ready = 0;
    expect(against(g, 'command', 'exodus:ardana')).toBe('A-CMD-02');
  });

  it('IDIC Exchange gives 1 Research to each rival who has a System with an Ambassador, and 1 per such rival to its owner, at most 3', () => {
    const g = led('vul-07');
    court(g, 'ardana', 1);
    court(g, 'delta-iv', 1);
    court(g, 'terra-nova', null);
    court(g, 'andor', 0);
    expect([income(g, 0)[1], income(g, 1)[1], income(g, 2)[1]]).toEqual([1, 1, 0]);
    const many = gives(table(['vulcan', 'klingon', 'romulan', 'andorian', 'ferengi']), 0, 'vul-07');
    for (const [at, id] of ['ardana', 'delta-iv', 'terra-nova', 'earth'].entries()) court(many, id, at + 1);
    expect([income(many, 0)[1], income(many, 4)[1]]).toEqual([3, 1]);
  });

  /** A Vulcan game with D’Kyr Escorts and a lane of four Sectors from Vulcan. */
  function escorts() {
    const g = led('vul-08');
    world(g, 'ardana');
    const lane = join(g, 'vulcan', 'ardana', 4);
    return { g, lane };
  }
  const unit = (g: Ascendancy, seat = 0, at = 0): number => g.units.filter((one) => one.seat === seat)[at]?.id ?? 0;

  it('A-MOVE-05 D’Kyr Escorts let one Movement Command per turn go 1 Sector farther', () => {
    const { g, lane } = escorts();
    expect(distanceOf(g, 0, [unit(g)], 'impulse')).toBe(3);
    moves(g, [unit(g)], lane.sector(2)).settled();
    expect(distanceOf(g, 0, [unit(g)], 'impulse')).toBe(3);
    moves(g, [unit(g, 0, 1)], lane.sector(3)).settled();
    expect(g.units.find(({ id }) => id === unit(g, 0, 1))?.at).toBe(lane.sector(3));
    expect(distanceOf(g, 0, [unit(g)], 'impulse')).toBe(2);
    const other = escorts().g;
    Object.assign(other.turn ?? {}, { seat: 1 });
    expect(distanceOf(other, 0, [unit(other)], 'impulse')).toBe(2);
    expect(distanceOf(other, 1, [unit(other, 1)], 'impulse')).toBe(2);
  });

  it('A-VUL-05 D’Kyr Escorts that move another player’s Ships give both players 1 Research', () => {
    const { g, lane } = escorts();
    putShips(g, 1, 'vulcan', 2);
    moves(g, [unit(g, 1, 3)], lane.sector(3))
      .answer('grant')
      .settled();
    expect([has(g)[1], has(g, 1)[1], timesUsed(g, 0, 'vul-08')]).toEqual([4, 4, 1]);
    moves(g, [unit(g, 1, 4)], lane.sector(2))
      .answer('grant')
      .settled();
    expect([has(g)[1], has(g, 1)[1]]).toEqual([4, 4]);
  });

  it('D’Kyr Escorts can be used for a shorter move of another player’s Ships', () => {
    const { g, lane } = escorts();
    putShips(g, 1, 'vulcan', 2);
    moves(g, [unit(g, 1, 3)], lane.sector(1))
      .answer('grant')
      .answer('pass')
      .settled();
    expect(has(g)[1]).toBe(3);
    moves(g, [unit(g, 1, 4)], lane.sector(1))
      .answer('grant')
      .answer('escort')
      .settled();
    expect([has(g)[1], has(g, 1)[1], distanceOf(g, 0, [unit(g)], 'impulse')]).toEqual([4, 4, 2]);
    expect(has(g, 2)[1]).toBe(3);
  });

  it('D’Kyr Escorts give no Research for moving their owner’s Ships', () => {
    const { g, lane } = escorts();
    moves(g, [unit(g)], lane.sector(3)).settled();
    expect(has(g)[1]).toBe(3);
  });

  it('A-VUL-03 when completed, Ancient Vulcan Reliquary lets its owner Colonize any System for free', () => {
    const g = led();
    world(g, 'ardana', [null]);
    world(g, 'delta-iv', [null], 1);
    world(g, 'terra-nova', [null]).unseen = ['x'];
    playerOf(g).projects = [{ card: 'vul-09', research: 4 }];
    const scene = play(g, (ctx) => ctx.call(COMPLETE, { seat: 0, card: 'vul-09' }));
    expect(scene.keys()).toEqual(['colonize:ardana', 'pass']);
    scene.answer('colonize:ardana').settled();
    expect([g.discs['ardana']?.control, playerOf(g).ascendancy, has(g)[2]]).toEqual([0, 3, 3]);
    world(g, 'andor', [null]);
    hear(g, 'completed', { seat: 0, card: 'vul-10' }).settled();
    hear(g, 'completed', { seat: 1, card: 'vul-09' }).settled();
  });

  it('Kolinahr Discipline turns its owner’s die in a Hegemony roll or Diplomacy Test into a 4', () => {
    const g = led('vul-10');
    world(g, 'ardana', ['production'], 1);
    putShips(g, 0, 'ardana');
    play(g, (ctx) => ctx.call(HEGEMONY, { seat: 0, system: 'ardana' }))
      .answer('kolinahr')
      .settled();
    expect([g.discs['ardana']?.control, isExhausted(g, 'vul-10')]).toEqual([0, true]);
    const other = led('vul-10');
    expect(hear(other, 'before-roll', { seat: 0, kind: 'diplomacy' }).keys()).toEqual(['kolinahr', 'pass']);
    hear(other, 'before-roll', { seat: 0, kind: 'hazard' }).settled();
    hear(other, 'before-roll', { seat: 1, kind: 'hegemony' }).settled();
  });

  it('Kir’Shara gives 1 Culture for each foreign System with an Ambassador and a Culture Node, at most 2', () => {
    const g = led('vul-11');
    court(g, 'ardana', 1, 'culture');
    court(g, 'delta-iv', 1, 'production');
    court(g, 'terra-nova', 0, 'culture');
    world(g, 'andor', ['culture'], 1);
    expect([income(g)[2], income(g, 1)[2]]).toEqual([1, 0]);
    court(g, 'earth', null, 'culture');
    court(g, 'romulus', 2, 'culture');
    expect(income(g)[2]).toBe(2);
  });

  it.each([
    ['ascendancy', [3, 3, 5]],
    ['nothing', [3, 4, 3]],
    ['culture', [3, 4, 3]],
  ] as const)('Katric Ark pays its owner for a colony bought with %s', (paid, gained) => {
    const g = led('vul-12');
    world(g, 'ardana', [], 0);
    hear(g, 'colonized', { seat: 1, system: 'ardana', paid }).settled();
    hear(g, 'colonized', { seat: 0, system: 'ardana', paid }).settled();
    expect(has(g)).toEqual(gained);
  });

  it('A-PROJ-02 A-BUILD-21 Vulcan Science Academy allows one more Project, and a second Research on one Project', () => {
    const g = led('vul-13');
    expect(mostProjects(g, 0)).toBe(mostProjects(g, 1) + 1);
    playerOf(g).projects = ['vul-05', 'vul-06', 'vul-07'].map((card) => ({ card, research: 0 }));
    const open = () => researchOffers(g, 0).flatMap(({ option, why }) => (why === null ? [option.key] : []));
    g.turn = { seat: 0, phase: 'building', researched: ['vul-05', 'vul-06'], built: [] };
    expect(open()).toEqual(['research:vul-05', 'research:vul-06', 'research:vul-07']);
    g.turn.researched.push('vul-05');
    expect(open()).toEqual(['research:vul-07']);
  });

  /** A battle between Klingons and Romulans beside a System with an Ambassador. */
  function quarrel(...cards: string[]) {
    const g = led(...cards);
    court(g, 'ardana', null);
    const { sector } = join(g, 'ardana', 'delta-iv');
    putShips(g, 1, sector(1), 2);
    putShips(g, 2, sector(1), 2);
    return { g, at: sector(1) };
  }

  it('A-BAT-11 Mediation Protocol ends a battle between other players after its first Combat Round, and all Ships stay', () => {
    const { g, at } = quarrel('vul-14');
    const scene = attack(g, 1, at, 1, 1, 6, 1);
    expect(scene.keys()).toEqual(['mediate', 'pass']);
    scene.answer('mediate').settled();
    expect([shipsIn(g, at, 1), shipsIn(g, at, 2), g.last?.winner, has(g)[2]]).toEqual([1, 2, null, 4]);
    expect(isExhausted(g, 'vul-14')).toBe(true);
  });

  it('Mediation Protocol does nothing far from Ambassadors, in its owner’s battles, in later Rounds, or after the battle', () => {
    const { g, at } = quarrel('vul-14');
    attack(g, 1, at, 6, 6, 1, 1).answer('stay').settled();
    const late = quarrel('vul-14');
    const scene = attack(late.g, 1, late.at, 1, 1, 1, 1, 1, 1, 1, 1).answer('pass').answer('stand').answer('stand');
    expect(scene.keys()).not.toContain('mediate');
    const far = quarrel('vul-14');
    world(far.g, 'ardana').ambassadors = 0;
    court(far.g, 'terra-nova', null);
    expect(attack(far.g, 1, far.at, 1, 1, 1, 1).keys()).not.toContain('mediate');
    const own = quarrel('vul-14');
    putShips(own.g, 0, own.at);
    const all = attack(own.g, 0, own.at, 1, 1, 1, 1, 1);
    expect(all.keys()).not.toContain('mediate');
  });

  it('A-DICE-01 Stone of Gol rerolls either side’s dice that show at least its owner’s Ascendancy, each die once', () => {
    const g = led('vul-15');
    world(g, 'ardana');
    putShips(g, 0, 'ardana', 2);
    putShips(g, 1, 'ardana', 2);
    const scene = attack(g, 1, 'ardana', 6, 2, 4, 1, 1, 6, 1, 6, 1);
    expect(scene.keys()).toEqual(['stone:own', 'stone:opposing', 'pass']);
    scene.answer('stone:opposing');
    const [six = ''] = scene.keys();
    scene.answer(six);
    expect(scene.keys()).toEqual(['stone:own', 'pass']);
    scene.answer('stone:own');
    const [four = ''] = scene.keys();
    scene.answer(four);
    // The 6 of the Klingons became a 1, and the 4 of the Vulcans became a 6.
    expect(scene.log.join(' ')).toContain('The Klingons lose 1 Ship');
    expect(scene.log.join(' ')).not.toContain('The Vulcans lose');
  });

  it('Stone of Gol does nothing in other players’ battles or in Invasions', () => {
    const g = led('vul-15');
    world(g, 'ardana');
    putShips(g, 1, 'ardana');
    putShips(g, 2, 'ardana');
    attack(g, 1, 'ardana', 6, 6).settled();
    world(g, 'delta-iv', [], 1);
    putShips(g, 0, 'delta-iv', 2);
    invade(g, 0, 'delta-iv', 6, 6, 6).answer('fight').settled();
  });
});
