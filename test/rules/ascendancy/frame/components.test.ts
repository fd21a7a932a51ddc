import { afterEach, describe, expect, it, vi } from 'vitest';
import { upgradePrice } from '../../../../src/games/ascendancy/chapters/building/upgrades.ts';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import { preWarp, warpCapable } from '../../../../src/games/ascendancy/content/builders/civilizations.ts';
import { HOME_SYSTEMS, PIECES } from '../../../../src/games/ascendancy/content/civilizations.ts';
import { advancementsBy, fleetCards, systemCard } from '../../../../src/games/ascendancy/content/lookup.ts';
import { discsInPlay, explorationInPlay } from '../../../../src/games/ascendancy/content/sets.ts';
import { homeLayout } from '../../../../src/games/ascendancy/galaxy/layout.ts';
import { distance } from '../../../../src/games/ascendancy/galaxy/measure.ts';
import { CIVS, parseOptions } from '../../../../src/games/ascendancy/options.ts';
import { RESOURCES } from '../../../../src/games/ascendancy/position/resources.ts';
import { inForce } from '../../../../src/games/ascendancy/rules/in-force.ts';
import { setup } from '../../../../src/games/ascendancy/setup.ts';
import type { Civ } from '../../../../src/games/ascendancy/terms.ts';
import { playerView } from '../../../../src/games/ascendancy/viewing/players.ts';
import { advancementCards } from '../cards.ts';
import { playerOf, put, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

const LAYOUT = { distance: 'normal', shape: 'rectangle', margin: 0 } as const;

describe('The contents of the box', () => {
  it.each([
    ['A-EXP-02', 'cardassian', 'cardassia-prime'],
    ['A-EXP-03', 'ferengi', 'ferenginar'],
  ] as const)('%s: the %s set has its cards, discs and pieces', (_rule, civ, home) => {
    expect(CARDS.exploration.filter(({ set }) => set === civ)).toHaveLength(10);
    const discs = CARDS.systems.filter(({ set }) => set === civ);
    expect(discs.map(({ kind }) => kind).filter((kind) => kind === 'home')).toHaveLength(1);
    expect([discs.length, HOME_SYSTEMS[civ]]).toEqual([10, home]);
    expect([fleetCards(civ).length, advancementsBy(civ).length]).toEqual([3, 15]);
    const g = setup(parseOptions({ civs: [civ, 'klingon', 'romulan'] }));
    expect(g.players[0]?.agreements).toHaveLength(3);
    expect(PIECES).toMatchObject({ ships: 30, controls: 10 });
  });

  it('A-EXP-10, A-OPEN-36: all civilizations have the same number of Ships and Control Nodes', () => {
    const { players } = setup(parseOptions({ civs: [...CIVS] }));
    for (const { ships, controls } of players) expect([ships, controls]).toEqual([27, 9]);
  });

  it('A-EXP-05: only the sets of civilizations in play add cards to the Exploration Deck, 10 each', () => {
    const core = explorationInPlay({ civs: ['federation', 'klingon', 'romulan'], borg: 'none' }).deck;
    const more = explorationInPlay({ civs: ['andorian', 'vulcan', 'romulan'], borg: 'none' }).deck;
    expect(more).toHaveLength(core.length + 20);
    expect(more).toEqual(expect.arrayContaining(core));
  });

  it('A-EXP-07: each of the four sets allows one more player', () => {
    for (const count of [4, 5, 6, 7]) expect(parseOptions({ civs: CIVS.slice(0, count) }).civs).toHaveLength(count);
  });

  it('A-OPEN-05: each set has its discs, with the lanes, sites and Hazards that the ruling states', () => {
    const count = (set: string, kind: string) =>
      CARDS.systems.filter((one) => one.set === set && one.kind === kind).length;
    expect(['home', 'planetary', 'phenomenon'].map((kind) => count('core', kind))).toEqual([3, 20, 8]);
    for (const set of ['andorian', 'cardassian', 'ferengi', 'vulcan'])
      expect(['home', 'planetary', 'phenomenon'].map((kind) => count(set, kind))).toEqual([1, 6, 3]);
    expect(['hub', 'planetary', 'phenomenon'].map((kind) => count('borg', kind))).toEqual([1, 2, 4]);
    for (const { kind, lanes, sites, hazard } of CARDS.systems) {
      if (kind === 'home') expect(lanes).toBe(4);
      if (kind === 'planetary') expect([1, 2, 3]).toContain(sites.length);
      if (kind === 'planetary' && hazard !== null) expect([4, 5, 6]).toContain(hazard);
      if (kind !== 'hub') expect([2, 3, 4, 5]).toContain(lanes);
    }
    for (let players = 1; players <= 7; players++) {
      const discs = discsInPlay({ civs: CIVS.slice(0, players), borg: players < 3 ? 'invasion' : 'none' });
      expect(discs.filter(({ kind }) => kind === 'planetary').length).toBeGreaterThanOrEqual(2 * players + 4);
    }
  });

  it('A-OPEN-05: a third of the planets are Hazardous', () => {
    const planets = CARDS.systems.filter(({ kind }) => kind === 'planetary');
    const share = planets.filter(({ hazard }) => hazard !== null).length / planets.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  });

  it('A-OPEN-05: the discs that the book names are of the right kind', () => {
    const homes = ['earth', 'andor', 'cardassia-prime', 'ferenginar', 'vulcan'];
    const planets = ['terra-nova', 'ardana', 'delta-iv', 'valakis-vi'];
    const phenomena = ['murasaki-312', 'temporal-anomaly', 'stellar-nursery'];
    const kinds = (ids: string[]) => ids.map((id) => [systemCard(id).kind, systemCard(id).source].join());
    expect(new Set(kinds(homes))).toEqual(new Set(['home,book']));
    expect(new Set(kinds(planets))).toEqual(new Set(['planetary,book']));
    expect(new Set(kinds(phenomena))).toEqual(new Set(['phenomenon,book']));
    expect(kinds(['transwarp-hub'])).toEqual(['hub,book']);
    expect(['murasaki-312', 'stellar-nursery'].map((id) => systemCard(id).hazard)).toEqual([5, 4]);
  });

  it('A-OPEN-06: the Klingons start at Qo’noS and the Romulans at Romulus', () => {
    const { discs } = setup(parseOptions({}));
    expect([discs['qonos']?.control, discs['romulus']?.control]).toEqual([1, 2]);
    expect(['qonos', 'romulus'].map((id) => systemCard(id).name)).toEqual(['Qo’noS', 'Romulus']);
  });

  it('A-OPEN-07: each disc has its lane limit', () => {
    expect(['earth', 'delta-iv', 'murasaki-312'].map((id) => systemCard(id).lanes)).toEqual([4, 3, 3]);
  });

  it('A-CIV-13, A-CIV-14, A-CIV-15: Terra Nova, Ardana and Delta IV have the sites that the book names, and none is Hazardous', () => {
    expect(systemCard('terra-nova').sites).toEqual(['production', 'research', 'culture']);
    expect(systemCard('ardana').sites).toEqual(['production', 'research', 'open']);
    expect(systemCard('delta-iv')).toMatchObject({ sites: ['research', 'research', 'open'], hazard: null });
  });

  it.each([
    ['federation', ['Starfleet Diplomatic Corps']],
    ['klingon', ['Cult of Kahless', 'Planetary Bombardments']],
    ['romulan', ['Superior Targeting Array', 'Cloaked Orbital Mines', 'Advanced Romulan Cloaking Device']],
    ['cardassian', ['Totalitarian Regime', 'Weaponized Starbases', 'Metagenic Weapons', 'Annexation Protocols']],
    ['ferengi', ['Ferengi Commerce Authority', 'Rule of Acquisition #21', 'War is Good for Business']],
    [
      'vulcan',
      [
        'Vulcan High Council',
        'Vulcan High Command',
        'Ancient Vulcan Reliquary',
        'Communication Network',
        'Vulcan Exodus',
      ],
    ],
    ['andorian', ['Andorian Imperial Guard']],
  ] as const)('A-OPEN-12: the known cards of the %s exist', (civ, known) => {
    const cards = advancementsBy(civ);
    expect(cards).toHaveLength(15);
    expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining([...known]));
    // Each civilization starts with the card that the book names.
    const first = { cardassian: known[0], ferengi: known[0], vulcan: known[0] } as { [of in Civ]?: string };
    const starting = cards.filter(({ start }) => start === true).map(({ name }) => name);
    expect(starting).toEqual([first[civ] ?? cards[0]?.name]);
  });

  it('A-OPEN-12: the Starfleet Diplomatic Corps costs 3 Research, Starting Advancements cost 0, and others cost 2 to 6', () => {
    expect(advancementsBy('federation').find(({ name }) => name === 'Starfleet Diplomatic Corps')?.cost).toBe(3);
    for (const { start, cost } of CARDS.advancements) expect(start === true ? [0] : [2, 3, 4, 5, 6]).toContain(cost);
  });

  it.each(CIVS)(
    'A-OPEN-12: the %s have 4 cards with a Warp Token and 2 with a Command, and only the Romulans have Culture, on 3 cards',
    (civ) => {
      const picturing = (token: 'warp' | 'command' | 'culture') =>
        advancementsBy(civ).filter(({ tokens }) => tokens.includes(token)).length;
      expect([picturing('warp'), picturing('command'), picturing('culture')]).toEqual([
        4,
        2,
        civ === 'romulan' ? 3 : 0,
      ]);
    },
  );

  it('A-OPEN-93: each Advancement exists once', () => {
    const ids = CARDS.advancements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(7 * 15);
  });

  it('A-OPEN-100: the Vulcan High Council starts complete, and the Vulcan High Command is a different card', () => {
    const card = (name: string) => advancementsBy('vulcan').find((one) => one.name === name);
    expect([card('Vulcan High Council')?.start, card('Vulcan High Command')?.start]).toEqual([true, undefined]);
    expect(card('Vulcan High Command')).toBeDefined();
  });

  it('A-BUILD-28: every Advancement has one of seven Types, and every Type is used', () => {
    const types = new Set(CARDS.advancements.map(({ type }) => type));
    const known = ['Commerce', 'Culture', 'Diplomacy', 'Engineering', 'Espionage', 'Military', 'Science'];
    expect([...types].sort()).toEqual(known);
  });

  it('A-OPEN-13, A-COMP-16: there are three Fleet Cards with two sides, each for at least 3 Ships', () => {
    for (const cards of CIVS.map(fleetCards)) {
      expect(cards).toHaveLength(3);
      for (const { a, b } of cards) expect(Math.min(a.most, b.most)).toBeGreaterThanOrEqual(3);
    }
    const sides = [...fleetCards('klingon'), ...fleetCards('romulan')].flatMap(({ a, b }) => [a, b]);
    const least = (name: string) => sides.filter((side) => side.name.startsWith(name)).map(({ most }) => most >= 5);
    expect(least('Marauder')).toEqual([true]);
    expect(least('Battle Group')).toEqual([true, true]);
  });

  it('A-OPEN-37: the Romulans have one Battle Group and no Battle Fleet', () => {
    const names = fleetCards('romulan').flatMap(({ a, b }) => [a.name, b.name]);
    expect(names.filter((name) => name.startsWith('Battle'))).toEqual(['Battle Group']);
  });

  it.each(CIVS)(
    'A-OPEN-02: the %s pay the common upgrade prices, but warlike civilizations pay 1 less for Weapons, and Andorians 1 less for Shields',
    (civ) => {
      const g = table([civ, ...CIVS.filter((one) => one !== civ).slice(0, 2)]);
      const prices = [5, 4, 3, 2, 1].map((weapons) => {
        Object.assign(playerOf(g), { weapons, shields: 5 - weapons, advancements: [] });
        return [upgradePrice(g, 0, 'weapons'), upgradePrice(g, 0, 'shields')];
      });
      const less = ['klingon', 'cardassian', 'andorian'].includes(civ) ? 1 : 0;
      const safer = civ === 'andorian' ? 1 : 0;
      expect(prices).toEqual([
        [4 - less, 6 - safer],
        [6 - less, 8 - safer],
        [8 - less, 10 - safer],
        [10 - less, 12 - safer],
        [null, null],
      ]);
    },
  );

  it('A-EXPL-06: there are five types of Exploration Cards', () => {
    const types = new Set(CARDS.exploration.filter(({ set }) => set === 'core').map(({ type }) => type));
    expect([...types].sort()).toEqual(['ally', 'civilization', 'crisis', 'discovery', 'virgin']);
  });

  it('A-CIV-12: the card of a civilization is discarded unless it has a rule', () => {
    const rest = { id: 'a', number: 1, line: '', source: 'ours' } as const;
    expect([warpCapable(2, rest).after, preWarp('A', {}, rest).after]).toEqual(['discard', 'discard']);
    expect(warpCapable(2, { ...rest, rule: {} }).after).toBe('stays');
  });

  it('A-OPEN-11: a civilization has the Level printed on its card', () => {
    const rest = { id: 'a', number: 1, line: '', source: 'ours' } as const;
    for (const level of [1, 2, 3]) {
      expect(warpCapable(level, rest)).toMatchObject({ level, resolve: [{ do: 'develop', level }] });
    }
  });

  it('A-COMP-19, A-TERM-19: Resources are Production, Research and Culture, each with its own Nodes', () => {
    expect([...RESOURCES]).toEqual(['production', 'research', 'culture']);
    const g = setup(parseOptions({}));
    expect(Object.keys(g.players[0]?.reserves ?? {}).sort()).toEqual([...RESOURCES].sort());
    expect(g.discs['earth']?.nodes).toEqual([...RESOURCES]);
  });
});

describe('Components in front of the players', () => {
  it('A-SET-06, A-COMP-07: Ascendancy, levels and Reserves are public', () => {
    const g = table();
    Object.assign(g.players[0] ?? {}, { ascendancy: 4, weapons: 3, shields: 2 });
    for (const reader of [0, 1, 'spectator'] as const) {
      const seen = playerView(g, 0, reader);
      expect(seen).toMatchObject({ ascendancy: 4, weapons: 3, shields: 2 });
      expect(seen.reserves).toEqual({ production: 3, research: 3, culture: 3 });
    }
  });

  it('A-SET-19, A-TERM-09: only complete cards have an effect, and only while they aren’t Exhausted', () => {
    const g = table();
    advancementCards({ id: 'mine', rule: { adds: { distance: (_g, _source, { of }) => (of === 'warp' ? 1 : 0) } } });
    const player = g.players[0];
    if (player === undefined) throw new Error('nobody sits there');
    const works = () =>
      inForce(g)
        .about('adds', 'distance')
        .some(({ source }) => source.id === 'mine');
    player.projects = [{ card: 'mine', research: 1 }];
    expect(works()).toBe(false);
    Object.assign(player, { projects: [], advancements: [{ card: 'mine', exhausted: false }] });
    expect(works()).toBe(true);
    player.advancements = [{ card: 'mine', exhausted: true }];
    expect(works()).toBe(false);
  });

  it('A-COMP-16: a Fleet is one piece on the map, with all its Ships', () => {
    const g = table();
    const before = g.units.length;
    put(g, 0, 'earth', 4, { card: 0, side: 'a' });
    expect(g.units).toHaveLength(before + 1);
    expect(g.units.filter(({ at, seat }) => at === 'earth' && seat === 0).map(({ ships }) => ships)).toEqual([
      1, 1, 1, 4,
    ]);
  });
});

describe('The playing area', () => {
  it('A-SET-16: players can agree on the size and shape of the playing area', () => {
    const width = (margin: number) => homeLayout(3, { ...LAYOUT, margin }).table.width;
    expect(width(3) - width(0)).toBe(6_000);
    expect(homeLayout(3, { ...LAYOUT, shape: 'circle' }).table.shape).toBe('circle');
  });

  it('A-SET-17: three homes are equally far from each other and from the edge', () => {
    const { homes, table: area } = homeLayout(3, LAYOUT);
    const [one, two, three] = homes;
    if (one === undefined || two === undefined || three === undefined) throw new Error('a home is missing');
    const far = [distance(one, two), distance(two, three), distance(three, one)];
    expect(Math.max(...far) - Math.min(...far)).toBeLessThan(5);
    const edge = ({ x, y }: { x: number; y: number }) => Math.min(x, y, area.width - x, area.height - y);
    expect(Math.max(...homes.map(edge)) - Math.min(...homes.map(edge))).toBeLessThan(2_000);
  });

  it('A-SET-18: homes can be placed closer together or farther apart if the players agree', () => {
    const [short = 0, normal = 0, long = 0] = (['short', 'normal', 'long'] as const).map((far) => {
      const [one, two] = homeLayout(3, { ...LAYOUT, distance: far }).homes;
      return one === undefined || two === undefined ? 0 : distance(one, two);
    });
    expect([short < normal, normal < long]).toEqual([true, true]);
  });
});
