import { describe, expect, it } from 'vitest';
import { routesFrom, wayAlong } from '../../../../src/games/ascendancy/chapters/borg/routes.ts';
import { aimOf, launchSites, openSector } from '../../../../src/games/ascendancy/chapters/borg/targets.ts';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import { commandCard } from '../../../../src/games/ascendancy/content/lookup.ts';
import { lay } from '../cards/stage.ts';
import { join, put } from '../support.ts';
import { acts, borg, cards, cubeAt, KLINGON, meeting, spireOn } from './stage.ts';

/** Terra Nova, Ardana, Delta IV and Qo’noS in a row, without any Ships. */
function row() {
  const g = meeting();
  g.units = [];
  borg(g).sealed = true;
  join(g, 'qonos', 'delta-iv', 3);
  join(g, 'delta-iv', 'ardana', 2);
  join(g, 'ardana', 'terra-nova', 4);
  return g;
}

describe('Command Cards', () => {
  it('A-OPEN-26 A-BORG-07: there are 30 Command Cards: five kinds of targets with speeds 1, 1, 2, 2, 3 and 3', () => {
    expect(new Set(CARDS.commands.map(({ id }) => id)).size).toBe(30);
    for (const kind of ['developed', 'home', 'starbase', 'ships', 'unexplored'] as const)
      expect(CARDS.commands.filter(({ target }) => target === kind).map(({ speed }) => speed)).toEqual([
        1, 1, 2, 2, 3, 3,
      ]);
    expect(commandCard('command-developed-overdrive')).toMatchObject({ name: 'Locate Worlds: Overdrive', dice: -1 });
  });

  it('A-OPEN-26: each kind of card has different targets', () => {
    const g = row();
    join(g, 'terra-nova', 'organia', 2).disc.starbase = true;
    Object.assign(g.discs['delta-iv'] ?? {}, { nodes: ['research', null, null] });
    put(g, 0, 'organia');
    const aim = (kind: Parameters<typeof aimOf>[2]) => aimOf(g, 'ardana', kind).sectors;
    expect(['developed', 'home', 'starbase', 'ships'].map((kind) => aim(kind as 'home'))).toEqual([
      ['delta-iv'],
      ['qonos'],
      ['organia'],
      ['organia'],
    ]);
    expect(aimOf(g, 'ardana', 'unexplored').explore).toBe(true);
  });

  it('A-OPEN-26: a Borg world isn’t a target, and a Cube without a target of its kind goes to the nearest Developed System', () => {
    const g = row();
    spireOn(g, 'delta-iv');
    expect(aimOf(g, 'ardana', 'developed').sectors).toEqual(['qonos']);
    expect(aimOf(g, 'ardana', 'starbase').sectors).toEqual(['qonos']);
    for (const disc of Object.values(g.discs))
      Object.assign(disc, { control: null, nodes: disc.sites.map(() => null) });
    expect(aimOf(g, 'ardana', 'home')).toMatchObject({ explore: true });
  });

  it('A-OPEN-26: ties between targets go to the nearest one, then to the one with the most Nodes', () => {
    const g = row();
    const near = join(g, 'ardana', 'organia', 2).disc;
    near.control = KLINGON;
    const far = join(g, 'ardana', 'mazar', 3).disc;
    far.control = KLINGON;
    expect(aimOf(g, 'ardana', 'developed').sectors).toEqual(['organia']);
    Object.assign(g.discs['delta-iv'] ?? {}, { control: KLINGON, nodes: ['research', null, null] });
    expect(aimOf(g, 'ardana', 'developed').sectors).toEqual(['delta-iv']);
    near.nodes[0] = near.sites[0] === 'open' ? 'culture' : (near.sites[0] ?? null);
    expect(aimOf(g, 'ardana', 'developed').sectors.sort()).toEqual(['delta-iv', 'organia']);
  });

  it('A-OPEN-26: a die decides the remaining ties between targets', () => {
    const tried = (die: number) => {
      const g = row();
      for (const id of ['delta-iv', 'organia']) join(g, 'ardana', id, 2).disc.control = KLINGON;
      delete g.lanes['l2'];
      const cube = cubeAt(g, 'ardana');
      cards(g, 'developed-pursue');
      acts(g, cube, die).settled();
      return cube.at;
    };
    expect(new Set([tried(1), tried(2)]).size).toBe(2);
  });

  it('A-OPEN-26: a card can add Cube dice, remove one unless it is the last, or raise the Cube’s Shields', () => {
    const tried = (card: string, dice: number) => {
      const g = row();
      const cube = cubeAt(g, 'ardana', dice);
      borg(g).jammed = true;
      cards(g, card);
      acts(g, cube).settled();
      return [cube.dice, cube.adapted[0]];
    };
    expect(tried('home-regenerate', 4)).toEqual([6, 0]);
    expect(tried('home-repair', 4)).toEqual([5, 0]);
    expect(tried('home-overdrive', 4)).toEqual([3, 0]);
    expect(tried('home-overdrive', 1)).toEqual([1, 0]);
    expect(tried('home-adapt', 4)).toEqual([4, 1]);
  });

  it('A-OPEN-26: the discarded Command Cards are shuffled when the deck is empty', () => {
    const g = row();
    borg(g).commands = { deck: [], discard: ['command-home-advance'] };
    const cube = cubeAt(g, 'ardana');
    acts(g, cube).settled();
    expect([borg(g).commands, cube.at]).toEqual([{ deck: [], discard: ['command-home-advance'] }, 'qonos']);
  });
});

describe('Movement', () => {
  it('A-OPEN-27: a Cube passes through at most as many Systems as its card says, and stops at its target', () => {
    for (const [card, end] of [
      ['home-regenerate', 'ardana'],
      ['home-advance', 'delta-iv'],
      ['home-pursue', 'qonos'],
    ] as const) {
      const g = row();
      const cube = cubeAt(g, 'terra-nova');
      cards(g, card);
      acts(g, cube).settled();
      expect(cube.at, card).toBe(end);
      expect(g.traces).toMatchObject([{ seat: 'borg' }]);
    }
  });

  it('A-OPEN-27: a Cube enters a lane with Ships and goes no farther', () => {
    const g = row();
    const { sector } = join(g, 'terra-nova', 'organia', 4);
    put(g, 0, sector(3));
    const cube = cubeAt(g, 'terra-nova');
    cards(g, 'ships-regenerate');
    acts(g, cube).settled();
    expect(cube.at).toBe(sector(3));
    const far = routesFrom(g, 'ardana').get(sector(3));
    if (far === undefined) throw new Error('no way');
    expect([1, 2].map((speed) => wayAlong(g, far, speed).path.at(-1))).toEqual(['terra-nova', sector(3)]);
  });

  it('A-OPEN-27: Ships never block a Cube, no player is asked for permission, and no Hazard harms it', () => {
    const g = row();
    join(g, 'terra-nova', 'talos-iv', 2);
    put(g, 0, 'delta-iv', 3);
    const cube = cubeAt(g, 'terra-nova');
    cards(g, 'home-pursue');
    acts(g, cube).settled();
    expect(cube.at).toBe('qonos');
    const brave = cubeAt(g, 'terra-nova');
    borg(g).lures = [{ system: 'talos-iv', turns: 2 }];
    cards(g, 'home-pursue');
    acts(g, brave).settled();
    expect([brave.at, brave.dice]).toEqual(['talos-iv', 9]);
  });

  it('A-OPEN-27: a lure doesn’t move a Cube that is besieging a System', () => {
    const g = row();
    borg(g).lures = [{ system: 'ardana', turns: 2 }];
    const cube = cubeAt(g, 'qonos', 7);
    acts(g, cube, ...Array<number>(13).fill(1)).settled();
    expect(cube.at).toBe('qonos');
  });

  it('A-OPEN-27 A-BORG-07: a Cube passes an Overlooked world but never stops there', () => {
    const g = row();
    lay(g, 'borg-virgin-world-overlooked', 'delta-iv');
    const cube = cubeAt(g, 'ardana');
    cards(g, 'home-regenerate', 'home-pursue');
    acts(g, cube).settled();
    expect(cube.at).toMatch(/^l\d+\/1$/);
    acts(g, cube).settled();
    expect(cube.at).toBe('qonos');
  });

  it('A-OPEN-27: lures, the newest first, take precedence over a Cube’s card, and a lure is removed once the Cube arrives', () => {
    const g = row();
    const cube = cubeAt(g, 'ardana');
    borg(g).lures = [
      { system: 'delta-iv', turns: 1 },
      { system: 'terra-nova', turns: 2, cube: 1 },
    ];
    cards(g, 'home-regenerate');
    acts(g, cube).settled();
    // The Cube reached its lure, so the marker is removed.
    expect([cube.at, borg(g).lures]).toEqual(['terra-nova', [{ system: 'delta-iv', turns: 1 }]]);
  });

  it('A-OPEN-27: a Cube without a lane places one toward its target and stops on the newly placed disc', () => {
    const g = meeting();
    g.units = [];
    g.exploration.deck = ['core-the-traveler'];
    g.stack = ['terra-nova', ...g.stack.filter((id) => id !== 'terra-nova')];
    const cube = cubeAt(g, 'transwarp-hub');
    cards(g, 'home-pursue');
    expect(launchSites(g, 'transwarp-hub', 'earth')).toEqual(['transwarp-hub']);
    acts(g, cube, 3).settled();
    const [lane] = Object.values(g.lanes);
    expect(lane).toMatchObject({ a: 'transwarp-hub', b: 'terra-nova', sectors: 3 });
    expect(cube.at).toBe('terra-nova');
    // An unseen Exploration Card stays there.
    expect(g.discs['terra-nova']?.unseen).toEqual(['core-the-traveler']);
  });

  it('A-OPEN-27: a Cube heading for unexplored space places a lane at its own System, or stays if no disc is left', () => {
    const g = row();
    g.stack = ['murasaki-312'];
    const cube = cubeAt(g, 'transwarp-hub');
    cards(g, 'unexplored-regenerate');
    acts(g, cube, 1).settled();
    expect([cube.at, g.discs['murasaki-312']?.research]).toEqual(['murasaki-312', 1]);
    cards(g, 'unexplored-regenerate');
    acts(g, cube).settled();
    expect(cube.at).toBe('murasaki-312');
  });

  it('A-OPEN-27: a new lane joins a System connected to the target, and the Cube that placed it goes there', () => {
    const g = meeting();
    g.units = [];
    join(g, 'transwarp-hub', 'ardana', 3);
    g.lanes = {};
    join(g, 'ardana', 'romulus', 2);
    const cube = cubeAt(g, 'transwarp-hub');
    cards(g, 'developed-advance');
    expect(aimOf(g, cube.at, 'developed')).toEqual({ sectors: ['romulus'], connected: false, explore: false });
    const done = acts(g, cube, 3);
    done.settled();
    expect([done.saidBy('A-OPEN-27').slice(0, 2), cube.at]).toEqual([
      ['The Borg roll a Space Lane of 3 Sectors at Transwarp Hub.', 'The Borg join Transwarp Hub and Ardana.'],
      'ardana',
    ]);
  });

  it('A-OPEN-27: a Cube in a lane with an open end continues to the System beyond, without a new lane', () => {
    const g = row();
    const { sector } = join(g, 'transwarp-hub', 'organia', 2);
    const lane = g.lanes[sector(1).split('/')[0] ?? ''];
    if (lane === undefined) throw new Error('no lane');
    lane.b = null;
    delete g.discs['organia'];
    g.stack = ['murasaki-312'];
    expect(openSector(g, lane)).toBe(sector(2));
    const cube = cubeAt(g, sector(2));
    cards(g, 'unexplored-regenerate');
    acts(g, cube).settled();
    expect([cube.at, lane.b]).toEqual(['murasaki-312', 'murasaki-312']);
  });
});
