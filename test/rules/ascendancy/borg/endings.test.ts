import { describe, expect, it } from 'vitest';
import { verdict } from '../../../../src/games/ascendancy/chapters/rounds/victory.ts';
import { agendasInPlay } from '../../../../src/games/ascendancy/content/sets.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { join, playerOf, put, worldOf } from '../support.ts';
import { acts, besieges, borg, cards, cubeAt, KLINGON, meeting, ROMULAN, spireOn, turn } from './stage.ts';

const WORLDS = ['ardana', 'delta-iv', 'mazar', 'organia', 'deneva'];

function spires(g: Ascendancy, count: number): void {
  for (const id of WORLDS.slice(0, count)) {
    join(g, 'earth', id);
    spireOn(g, id);
  }
}

/** A game in which Earth has only its Control Node and is about to fall. */
function falling(...about: Parameters<typeof meeting>): Ascendancy {
  const g = meeting(...about);
  borg(g).sealed = true;
  worldOf(g, 'earth').nodes = [null, null, null];
  g.units = g.units.filter(({ seat }) => seat !== 0);
  put(g, 0, 'romulus');
  playerOf(g).ships = 29;
  return g;
}

describe('Endings with one or two players', () => {
  it.each([
    [['federation'], [6], true],
    [['federation'], [5], false],
    [['federation', 'klingon'], [6, 6], true],
    [['federation', 'klingon'], [6, 5], false],
    [['vulcan'], [6], false],
    [['vulcan'], [7], true],
    [['klingon', 'vulcan'], [6, 7], true],
  ] as const)('A-OPEN-33 A-OPEN-95: %s with Ascendancy %s win together: %s', (civs, ascendancy, wins) => {
    const g = meeting(civs);
    for (const [seat, amount] of ascendancy.entries()) playerOf(g, seat).ascendancy = amount;
    expect(verdict(g)?.winners).toEqual(wins ? civs.map((_civ, seat) => seat) : undefined);
    worldOf(g, playerOf(g).home ?? '').control = null;
    expect(verdict(g)).toBeNull();
  });

  it('A-OPEN-33: with one or two players, the players win if the Hub is sealed and no Cube or Spire is in play', () => {
    const g = meeting(['federation', 'klingon']);
    borg(g).sealed = true;
    expect(verdict(g)?.winners).toEqual([0, 1]);
    cubeAt(g, 'transwarp-hub');
    expect(verdict(g)).toBeNull();
    borg(g).cubes = [];
    spires(g, 1);
    expect(verdict(g)).toBeNull();
  });

  it('A-OPEN-33: with one or two players, the Borg win if 5 Spires are in play, or at the end of round 14', () => {
    const g = meeting(['federation', 'klingon'], 13);
    spires(g, 4);
    expect(verdict(g)).toBeNull();
    g.round = 14;
    expect(verdict(g)).toMatchObject({ winners: [], rule: 'A-OPEN-33' });
    g.round = 13;
    spires(g, 5);
    expect(verdict(g)).toMatchObject({ winners: [] });
  });

  it('A-OPEN-33: with one or two players, the Borg win immediately if a Home System becomes a Borg world', () => {
    const g = falling(['federation', 'klingon']);
    const done = besieges(g, cubeAt(g, 'earth', 1), 5, 1);
    expect(done.log.at(-1)).toBe('The Borg win because Earth is a Borg world.');
    expect([borg(g).voices, playerOf(g).out]).toEqual([[], false]);
  });

  it('A-OPEN-33: with one or two players, neither Supremacy nor Agendas decide the game', () => {
    const g = meeting(['vulcan', 'klingon']);
    playerOf(g).agendas = agendasInPlay(g.options).map(({ id }) => ({ card: id, open: true }));
    expect(verdict(g)).toBeNull();
  });
});

describe('Endings with three or more players', () => {
  it('A-OPEN-32: a player whose Home System falls to the Borg loses everything and becomes their Voice', () => {
    const g = falling();
    const other = join(g, 'qonos', 'terra-nova').disc;
    Object.assign(other, { control: 0, nodes: ['research', null, null] });
    playerOf(g).controls = 8;
    playerOf(g).agreements = [{ card: 'fed-ta-1', holder: KLINGON, exhausted: false }];
    besieges(g, cubeAt(g, 'earth', 1), 5, 1).settled();
    expect([borg(g).voices, playerOf(g).out, other.control, other.nodes[0]]).toEqual([[0], true, null, 'research']);
    expect(g.units.filter(({ seat }) => seat === 0)).toEqual([]);
    expect([playerOf(g).ships, playerOf(g).controls, playerOf(g).agreements[0]?.holder]).toEqual([30, 10, null]);
  });

  it('A-OPEN-32: the Voices win if no free player holds their Home System, or if all Cubes and Spires are in play', () => {
    const g = meeting();
    Object.assign(playerOf(g), { out: true });
    borg(g).voices = [0];
    expect(verdict(g)).toBeNull();
    for (const home of ['qonos', 'romulus']) worldOf(g, home).control = null;
    expect(verdict(g)).toMatchObject({ winners: [0], rule: 'A-OPEN-32' });
    worldOf(g, 'qonos').control = KLINGON;
    expect(verdict(g)).toBeNull();
    spires(g, 5);
    for (let cube = 0; cube < 5; cube++) cubeAt(g, 'transwarp-hub');
    expect(verdict(g)?.winners).toEqual([0]);
    borg(g).cubes.pop();
    expect(verdict(g)).toBeNull();
  });

  it('A-OPEN-32: a free player who meets a goal at the same check wins instead of the Voices', () => {
    const g = meeting();
    Object.assign(playerOf(g), { out: true });
    borg(g).voices = [0];
    spires(g, 5);
    for (let cube = 0; cube < 5; cube++) cubeAt(g, 'transwarp-hub');
    playerOf(g, KLINGON).ascendancy = 5;
    expect(verdict(g)?.winners).toEqual([KLINGON]);
  });

  /** A game with a Voice and a Cube at Ardana, which can reach two equal worlds. */
  function voiced(): Ascendancy {
    const g = meeting();
    g.units = [];
    borg(g).sealed = true;
    Object.assign(playerOf(g), { out: true });
    borg(g).voices = [0];
    join(g, 'earth', 'ardana');
    for (const id of ['delta-iv', 'organia']) join(g, 'ardana', id).disc.control = KLINGON;
    worldOf(g, 'earth').control = null;
    worldOf(g, 'earth').nodes = [null, null, null];
    return g;
  }

  it('A-OPEN-32 A-OPEN-26: the Voice of the Borg chooses among tied targets', () => {
    const g = voiced();
    const cube = cubeAt(g, 'ardana');
    cards(g, 'developed-advance');
    const act = acts(g, cube).answer('decline');
    expect(act.asked).toMatchObject({ seat: 0 });
    act.answer('sector:organia').settled();
    expect(cube.at).toBe('organia');
  });

  it('A-OPEN-32: in each Borg turn, the Voice draws two cards, uses one and puts the other on the bottom', () => {
    const g = voiced();
    worldOf(g, 'organia').control = null;
    cubeAt(g, 'ardana');
    cubeAt(g, 'ardana');
    cards(g, 'home-adapt', 'developed-advance', 'developed-pursue');
    const act = turn(g).answer('two');
    expect(act.keys()).toEqual(['command:command-home-adapt', 'command:command-developed-advance']);
    expect(borg(g).active?.choice.length).toBe(2);
    act.answer('command:command-developed-advance').settled();
    expect(borg(g).commands.deck.at(-1)).toBe('command-home-adapt');
    expect(borg(g).commands.discard).toEqual(['command-developed-advance', 'command-developed-pursue']);
  });

  it('A-OPEN-32: several Voices take turns choosing for the Borg, in seat order', () => {
    const g = voiced();
    borg(g).voices = [0, ROMULAN];
    const seats = [1, 2, 3].map((turns) => {
      borg(g).turns = turns;
      const cube = cubeAt(g, 'ardana');
      return acts(g, cube).asked.seat;
    });
    expect(seats).toEqual([0, ROMULAN, 0]);
  });
});
