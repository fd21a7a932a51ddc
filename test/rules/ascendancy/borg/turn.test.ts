import { describe, expect, it } from 'vitest';
import { has, join, playerOf, put, worldOf } from '../support.ts';
import { acts, besieges, borg, cards, cubeAt, KLINGON, meeting, spireOn, turn } from './stage.ts';

/** A game with a sealed Hub, so that no Cube arrives. */
function quiet(...about: Parameters<typeof meeting>) {
  const g = meeting(...about);
  borg(g).sealed = true;
  return g;
}

describe('Spire growth and Cube arrivals', () => {
  it('A-OPEN-23 A-BORG-04 A-BORG-05: a Spire gains a Node each turn, and a Spire with three Nodes builds a Cube in the following turn', () => {
    const g = quiet();
    join(g, 'earth', 'terra-nova');
    spireOn(g, 'terra-nova', 2);
    turn(g).settled();
    expect([worldOf(g).spire?.nodes, borg(g).cubes.length]).toEqual([3, 0]);
    turn(g).settled();
    expect(worldOf(g).spire?.nodes).toBe(0);
    // A-OPEN-25: a new Cube acts from the next turn of the Borg.
    expect(borg(g).cubes).toMatchObject([{ id: 1, at: 'terra-nova', dice: 9, from: borg(g).turns + 1 }]);
    expect(borg(g).commands.discard).toEqual([]);
  });

  it('A-OPEN-23: a full Spire waits while five Cubes are in play, and the oldest Spire builds first', () => {
    const g = quiet();
    join(g, 'earth', 'terra-nova');
    join(g, 'earth', 'ardana');
    spireOn(g, 'terra-nova', 3, 2);
    spireOn(g, 'ardana', 3, 1);
    for (let cube = 0; cube < 4; cube++) cubeAt(g, 'transwarp-hub').from = 9;
    turn(g).settled();
    expect(
      borg(g)
        .cubes.map(({ at }) => at)
        .at(-1),
    ).toBe('ardana');
    expect([worldOf(g, 'terra-nova').spire?.nodes, worldOf(g, 'ardana').spire?.nodes]).toEqual([3, 0]);
  });

  it.each([
    ['one player', ['federation'], [2, 3, 5, 6, null], 2],
    ['two players', ['federation', 'klingon'], [2, 2, 3, 4, 5], 2],
    ['three players', ['federation', 'klingon', 'romulan'], [2, 3, 4, 5, 6], 2],
  ] as const)(
    'A-OPEN-24: with %s, a Cube comes through the Hub depending on the Cubes in play',
    (_name, civs, table, first) => {
      for (const [cubes, needed] of table.entries()) {
        const tried = (die: number, round = first as number) => {
          const g = meeting(civs, round);
          for (let cube = 0; cube < cubes; cube++) cubeAt(g, 'transwarp-hub').from = 9;
          const dice = needed === null || round < first ? [] : [die];
          turn(g, ...dice).settled();
          return borg(g).cubes.length - cubes;
        };
        expect([tried(needed ?? 6), tried((needed ?? 6) - 1)], `${cubes} Cubes`).toEqual([needed === null ? 0 : 1, 0]);
        expect(tried(6, first - 1), 'before the first round').toBe(0);
      }
    },
  );

  it('A-OPEN-24 A-BORG-08: no Cube comes through a sealed Hub, or in a variant without the invasion', () => {
    const g = quiet();
    turn(g).settled();
    const met = meeting();
    borg(met).variant = 'encounter';
    turn(met).settled();
    expect([borg(g).cubes, borg(met).cubes]).toEqual([[], []]);
  });
});

describe('A Cube’s turn', () => {
  it('A-OPEN-25: a Cube regains 2 dice, up to 9 in all, and loses its adaptations', () => {
    const g = quiet();
    const cube = cubeAt(g, 'transwarp-hub', 4);
    Object.assign(cube, { adapted: [2, 3, 1], struck: [0, 1] });
    cards(g, 'ships-advance');
    for (const unit of g.units) unit.at = 'earth';
    acts(g, cube, 1).settled();
    expect(cube).toMatchObject({ dice: 6, adapted: [0, 0, 0], struck: [] });
    cube.dice = 8;
    cards(g, 'ships-advance');
    acts(g, cube, 1);
    expect(cube.dice).toBe(9);
  });

  it('A-OPEN-25: the oldest Cube acts first, and a new one acts from the next turn on', () => {
    const g = quiet();
    cubeAt(g, 'transwarp-hub').from = borg(g).turns + 2;
    const [second, third] = [cubeAt(g, 'earth'), cubeAt(g, 'romulus')];
    g.units = [];
    borg(g).cubes.reverse();
    const log = turn(g, ...Array<number>(26).fill(1)).log.filter((text) => String(text).includes('acts'));
    expect(log.map((text) => String(text).split(' ')[1])).toEqual([second, third].map(({ id }) => String(id)));
  });

  it('A-OPEN-25: a Cube fights all Ships in its Sector for at most 3 Combat Rounds', () => {
    const g = quiet();
    join(g, 'earth', 'murasaki-312');
    put(g, 0, 'murasaki-312');
    put(g, KLINGON, 'murasaki-312');
    const cube = cubeAt(g, 'murasaki-312', 1);
    cards(g, 'ships-advance');
    // Both sides have First Strike and miss with 1 die each. The Cube has 3 dice and misses too.
    const fight = acts(g, cube, ...Array<number>(15).fill(1));
    const stand = fight.asked.options.find(({ key }) => key === 'stand');
    expect(stand?.hint).toBe('1 Ship against the Cube’s 3 dice. Chance to destroy the Cube: 0\u{a0}%');
    fight.answer('stand').answer('stand').answer('stand').answer('stand').settled();
    expect(g.last).toMatchObject({ kind: 'battle', attacker: 'borg', round: 3, winner: null });
    expect(cube.adapted).toEqual([3, 3, 0]);
  });

  it('A-OPEN-25: a Cube without Ships in its Sector attacks the largest group next to it, if any', () => {
    const g = quiet();
    const { sector } = join(g, 'earth', 'terra-nova', 3);
    const near = join(g, 'terra-nova', 'ardana', 2).sector(1);
    put(g, 0, sector(3));
    put(g, KLINGON, near);
    put(g, KLINGON, near);
    const cube = cubeAt(g, 'terra-nova', 1);
    cards(g, 'ships-advance');
    acts(g, cube, 1, 1, 6, 6, 6);
    expect(g.last ?? g.conflict).toMatchObject({ sector: near, sides: [{ owner: 'borg' }, { owner: KLINGON }] });
  });

  it('A-OPEN-25 A-OPEN-29: a Cube in Orbit of a Developed System besieges the System and draws no card', () => {
    const g = quiet();
    g.units = [];
    const cube = cubeAt(g, 'qonos', 7);
    acts(g, cube, ...Array<number>(13).fill(1)).settled();
    expect(g.last).toMatchObject({ kind: 'invasion', attacker: 'borg', round: 1 });
    expect([borg(g).commands.discard, cube.at]).toEqual([[], 'qonos']);
  });
});

describe('Sieges', () => {
  it('A-OPEN-29: each Hit destroys a Node: Production Nodes first, then Research, Culture and Control Nodes', () => {
    const g = quiet();
    const world = join(g, 'earth', 'terra-nova').disc;
    Object.assign(world, { nodes: ['production', 'research', 'culture'], control: 0 });
    playerOf(g).controls -= 1;
    const cube = cubeAt(g, 'terra-nova', 3);
    const siege = besieges(g, cube, 5, 5, 1, 1, 1, 1, 1);
    siege.settled();
    expect(siege.saidBy('A-OPEN-29')).toContain(
      'The siege destroys 1 Production Node and 1 Research Node of the Federation in Terra Nova.',
    );
    expect([world.nodes, world.control]).toEqual([[null, null, 'culture'], 0]);
    expect(cube.adapted[0]).toBe(1);
    besieges(g, cube, 5, 5, 1, 1, 1).settled();
    expect([world.nodes, world.control, world.spire]).toEqual([[null, null, null], null, { nodes: 0, since: 1 }]);
    expect(playerOf(g).controls).toBe(9);
  });

  it('A-OPEN-29: the System’s Shields raise the Cube’s Hit Roll, and the Cube’s Shields raise the Nodes’ Hit Roll', () => {
    const g = quiet();
    const world = join(g, 'earth', 'terra-nova').disc;
    Object.assign(world, { nodes: ['production', null, null], control: 0 });
    playerOf(g).shields = 1;
    const cube = cubeAt(g, 'terra-nova', 2);
    cube.adapted[0] = 1;
    besieges(g, cube, 5, 5, 5, 6).settled();
    expect([world.nodes[0], cube.dice]).toEqual(['production', 1]);
    expect(g.discs['terra-nova']?.spire).toBeNull();
  });

  it('A-OPEN-29: independents defend themselves according to their level', () => {
    const g = quiet();
    const world = join(g, 'earth', 'terra-nova').disc;
    Object.assign(world, { nodes: ['production', null, null], level: 2 });
    const cube = cubeAt(g, 'terra-nova', 2);
    // The Cube needs 5 plus Shields of 2, so it can’t hit, but its two sixes restore two dice. The world hits with 4.
    besieges(g, cube, 6, 6, 4).settled();
    expect([world.nodes[0], cube.dice]).toEqual(['production', 3]);
  });

  it.each([
    [['federation'], 2],
    [['federation', 'klingon'], 2],
    [['federation', 'klingon', 'romulan'], 4],
  ] as const)('A-OPEN-29: with %s, a Home System loses at most %i Nodes in a turn of the Borg', (civs, most) => {
    const g = quiet(civs);
    g.units = [];
    cubeAt(g, 'earth', 7);
    cubeAt(g, 'earth', 7);
    const first = [...Array<number>(9).fill(5), 1, 1, 1, 1];
    const second = most === 4 ? [] : [...Array<number>(9).fill(5), ...Array<number>(4 - most).fill(1)];
    const done = turn(g, ...first, ...second);
    const home = worldOf(g, 'earth');
    const left = home.nodes.filter((node) => node !== null).length + (home.control === null ? 0 : 1);
    expect(4 - left, done.log.join('\n')).toBe(most);
  });

  it('A-OPEN-29 A-INV-21: a Starbase stays without an owner, and its former owner loses the Command', () => {
    const g = quiet();
    const world = join(g, 'earth', 'terra-nova').disc;
    Object.assign(world, { control: 0, starbase: true });
    playerOf(g).commands = { ready: 5, exhausted: 1 };
    playerOf(g).controls -= 1;
    besieges(g, cubeAt(g, 'terra-nova', 1), 5, 1).settled();
    expect([world.starbase, world.control, playerOf(g).commands]).toEqual([true, null, { ready: 5, exhausted: 0 }]);
  });

  it('A-OPEN-29: if no Spire is left, a world that falls to a siege becomes Undeveloped and gets no Spire', () => {
    const g = quiet();
    for (const id of ['ardana', 'delta-iv', 'mazar', 'organia', 'deneva']) {
      join(g, 'earth', id);
      spireOn(g, id);
    }
    const world = join(g, 'earth', 'terra-nova').disc;
    world.control = 0;
    besieges(g, cubeAt(g, 'terra-nova', 1), 5, 1).settled();
    expect([world.control, world.spire]).toEqual([null, null]);
  });

  it('A-OPEN-31: a player who destroys a besieging Cube draws Borg Tech, and no Spire appears', () => {
    const g = quiet();
    const world = join(g, 'earth', 'terra-nova').disc;
    world.control = 0;
    const cube = cubeAt(g, 'terra-nova', 1);
    besieges(g, cube, 5, 5).settled();
    expect([borg(g).cubes, world.control, world.spire]).toEqual([[], null, null]);
    expect([playerOf(g).tech, has(g)]).toEqual([[{ card: 'tech-phase-discriminator', exhausted: false }], [3, 3, 3]]);
  });
});
