import { afterEach, describe, expect, it, vi } from 'vitest';
import { ARRIVE, CLAIM } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { planBattle } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import { hazardTarget } from '../../../../src/games/ascendancy/chapters/hazards/target.ts';
import { distanceOf } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { systemCard } from '../../../../src/games/ascendancy/content/lookup.ts';
import { banned, granted, setTo } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Ascendancy, SystemId } from '../../../../src/games/ascendancy/state.ts';
import { advancementCards } from '../cards.ts';
import { type Done, hear, play } from '../drive-action.ts';
import { cube, has, join, playerOf, put, shipsIn, withBorg, worldOf } from '../support.ts';
import { found, lay, plays, uses } from './stage.ts';

afterEach(() => vi.restoreAllMocks());

const KLINGONS = ['klingon', 'federation', 'romulan'] as const;

/** A game with Klingon Ships at a Phenomenon that holds Research. */
function near(system: SystemId, count = 2): Ascendancy {
  const g = found(count, KLINGONS, system);
  worldOf(g, system).research = 1;
  return g;
}

function claims(g: Ascendancy, system: SystemId, ...dice: number[]): Done {
  return play(g, (ctx) => ctx.call(CLAIM, { seat: 0, system }), ...dice);
}

function unitAt(g: Ascendancy, system: SystemId): number {
  const unit = g.units.find((one) => one.at === system);
  if (unit === undefined) throw new Error('no Ship');
  return unit.id;
}

/** A Space Battle from one Sector on another, before the first dice. */
function fought(g: Ascendancy, from: string, on: string): Ascendancy {
  put(g, 1, on);
  g.conflict = planBattle(g, { seat: 0, sector: on, from: [from] });
  return g;
}

describe('Phenomena in the core box', () => {
  it.each(['murasaki-312', 'stellar-nursery'])(
    'A-PHEN-08 A-HAZ-05: the Phenomenon %s has a Hazard and no special rule',
    (system) => {
      expect(systemCard(system).rule).toBeUndefined();
    },
  );

  it.each([
    ['neutron-star', [3, 6, 3]],
    ['stellar-nursery', [3, 4, 3]],
    ['omega-cluster', [3, 6, 3]],
    ['wolf-359', [3, 4, 3]],
    ['murasaki-312', [3, 4, 3]],
  ])('A-PHEN-03: after taking the Research of %s, a player has %j', (system, amounts) => {
    const g = near(system);
    expect([has(claims(g, system).settled()), worldOf(g, system).research]).toEqual([amounts, 0]);
  });

  it('A-PHEN-04: a Neutron Star puts at most one Research on each Project', () => {
    const g = near('neutron-star');
    advancementCards({ id: 'a', cost: 5 });
    playerOf(g).projects.push({ card: 'a', research: 0 });
    claims(g, 'neutron-star').answer('project:a').settled();
    expect([playerOf(g).projects[0]?.research, has(g)]).toEqual([1, [3, 5, 3]]);
  });

  it('A-PHEN-09 A-OPEN-18: the Temporal Anomaly refreshes a Command for each Ship or Fleet, once per turn', () => {
    const g = near('temporal-anomaly', 2);
    playerOf(g).commands = { ready: 0, exhausted: 5 };
    worldOf(g, 'temporal-anomaly').research = 0;
    const units = g.units.filter((unit) => unit.at === 'temporal-anomaly').map(({ id }) => id);
    const arrive = (...dice: number[]) =>
      play(g, (ctx) => ctx.call(ARRIVE, { seat: 0, units, system: 'temporal-anomaly', kind: 'none' }), ...dice);
    arrive(1, 6).settled();
    expect(playerOf(g).commands.ready).toBe(1);
    arrive(1).settled();
    expect(playerOf(g).commands.ready).toBe(1);
    const many = near('temporal-anomaly', 4);
    playerOf(many).commands = { ready: 0, exhausted: 5 };
    const all = many.units.filter((unit) => unit.at === 'temporal-anomaly').map(({ id }) => id);
    const about = { seat: 0, system: 'temporal-anomaly', units: all, survivors: 4, kind: 'none' } as const;
    expect(playerOf(hear(many, 'braved', about).settled()).commands.ready).toBe(4);
    expect(playerOf(hear(many, 'braved', { ...about, system: 'ion-storm' }).settled()).commands.ready).toBe(4);
  });

  it('A-BAT-05 A-BAT-13: the Mutara Nebula ignores Shields, and everyone in an Ion Storm hits on 5+', () => {
    const nebula = fought(near('mutara-nebula'), 'mutara-nebula', 'l1/2');
    expect([
      setTo(nebula, 'fight', { of: 'shields', side: 0, against: 1 }),
      setTo(nebula, 'fight', { of: 'hit-roll', side: 0 }),
    ]).toEqual([0, null]);
    const storm = fought(near('ion-storm'), 'ion-storm', 'l1/2');
    expect([
      setTo(storm, 'fight', { of: 'shields', side: 1, against: 0 }),
      setTo(storm, 'fight', { of: 'hit-roll', side: 1 }),
    ]).toEqual([null, 5]);
    const away = fought(near('ion-storm'), 'qonos', 'l1/1');
    expect(setTo(away, 'fight', { of: 'hit-roll', side: 0 })).toBeNull();
    // Shields still count against the Hazard there.
    playerOf(nebula).shields = 1;
    expect(hazardTarget(nebula, 0, 'mutara-nebula', 5)).toBe(6);
  });

  it('A-MOVE-07: a Black Star gives 2 Warp Tokens to Ships that Enter Warp there', () => {
    const g = near('black-star');
    expect(setTo(g, 'distance', { of: 'warp', unit: unitAt(g, 'black-star') })).toBe(2);
    expect(setTo(g, 'distance', { of: 'warp', unit: unitAt(g, 'qonos') })).toBeNull();
  });

  it.each([
    [4, [3, 4, 4], 2],
    [3, [3, 4, 3], 1],
  ])('A-PHEN-03: a roll of %i at the Galactic Barrier leaves the Resources %j and %i Ships', (die, amounts, left) => {
    const g = near('galactic-barrier');
    claims(g, 'galactic-barrier', die).answer('roll').settled();
    expect([has(g), shipsIn(g, 'galactic-barrier')]).toEqual([amounts, left]);
    expect(has(claims(near('galactic-barrier'), 'galactic-barrier').answer('pass').settled())).toEqual([3, 4, 3]);
  });
});

describe('Phenomena in the sets', () => {
  it('A-CMD-06: for a Command, the Cometary Ice Field gives its Occupant 1 Production, once per turn', () => {
    const g = near('cometary-ice-field');
    uses(g, 'command', 'mine:cometary-ice-field').settled();
    expect([has(g), playerOf(g).commands.ready]).toEqual([[4, 3, 3], 4]);
    expect(plays(g, 'command')).toEqual([{ key: 'mine:cometary-ice-field', against: 'A-PHEN-05' }]);
    put(g, 1, 'cometary-ice-field');
    expect(plays(g, 'command')).toEqual([]);
  });

  it('A-MOVE-20: a Distortion Sphere stops all Ships that enter', () => {
    const g = near('distortion-sphere');
    const unit = unitAt(g, 'qonos');
    expect(banned(g, 'move', { how: 'on', unit, sector: 'distortion-sphere' })?.().rule).toBe('A-MOVE-20');
    expect(banned(g, 'move', { how: 'on', unit, sector: 'l1/1' })).toBeNull();
  });

  it('A-MOVE-18: the Dark Matter Nebula is never closed to Ships', () => {
    const g = near('dark-matter-nebula');
    const entry = { unit: unitAt(g, 'qonos'), kind: 'impulse' } as const;
    const may = (sector: string) =>
      [granted(g, 'pass', { ...entry, sector }), granted(g, 'stop', { ...entry, sector })].concat(
        granted(g, 'enter-freely', { ...entry, sector }),
      );
    expect([may('dark-matter-nebula'), may('l1/1')]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  });

  it('A-BAT-21: the Badlands give First Strike to an Attacker if all of the Attacker’s Ships are there', () => {
    const g = fought(near('the-badlands'), 'the-badlands', 'l1/2');
    expect([granted(g, 'first-strike', { side: 0 }), granted(g, 'first-strike', { side: 1 })]).toEqual([true, false]);
    const into = fought(near('the-badlands'), 'qonos', 'the-badlands');
    expect(granted(into, 'first-strike', { side: 0 })).toBe(false);
  });

  it('A-MOVE-05: the Denorios Belt lets an impulse Movement that starts there go 3 Sectors', () => {
    const g = near('denorios-belt');
    expect(distanceOf(g, 0, [unitAt(g, 'denorios-belt')], 'impulse')).toBe(3);
    expect(distanceOf(g, 0, [unitAt(g, 'qonos')], 'impulse')).toBe(2);
  });

  it('A-HAZ-02, A-PROJ-01: the Argolis Cluster ignores Shields against its Hazard and launches one of 2 Advancements', () => {
    const g = near('argolis-cluster');
    playerOf(g).shields = 2;
    expect([hazardTarget(g, 0, 'argolis-cluster', 5), hazardTarget(g, 0, 'ion-storm', 5)]).toEqual([5, 7]);
    advancementCards(...['a', 'b', 'c'].map((id) => ({ id, civ: 'klingon' as const, cost: 3 })));
    playerOf(g).deck = ['a', 'b', 'c'];
    claims(g, 'argolis-cluster').answer('launch').answer('launch:b').answer('project:b').settled();
    expect([playerOf(g).projects.map(({ card }) => card), playerOf(g).deck]).toEqual([['b'], ['c', 'a']]);
  });

  it('A-CMD-06: for a Command, the Barzan Wormhole sends a Ship to another Phenomenon, where the Ship Braves the Hazard', () => {
    const g = near('barzan-wormhole', 1);
    join(g, 'romulus', 'stellar-nursery');
    join(g, 'romulus', 'ion-storm');
    put(g, 1, 'ion-storm');
    const unit = unitAt(g, 'barzan-wormhole');
    expect(plays(g, 'command')).toEqual([
      { key: `wormhole:${unit}:stellar-nursery`, against: undefined },
      { key: `wormhole:${unit}:ion-storm`, against: 'A-MOVE-18' },
    ]);
    uses(g, 'command', `wormhole:${unit}:stellar-nursery`, 1).settled();
    expect([shipsIn(g, 'stellar-nursery'), playerOf(g).commands.ready]).toEqual([1, 4]);
    for (const one of g.units) if (one.id === unit) one.at = 'barzan-wormhole';
    expect(plays(g, 'command')[0]?.against).toBe('A-CMD-06');
  });

  it('A-RECH-04: the Rolor Nebula gives 1 Production to an Occupant with a Trade Agreement or an Ally that pays', () => {
    const g = near('rolor-nebula');
    expect(ruleIncome(g, 0).production).toBe(0);
    const ally = lay(near('rolor-nebula'), 'core-rigelians', 0);
    expect([ruleIncome(ally, 0).production, ruleIncome(ally, 1).production]).toEqual([1, 0]);
    playerOf(g, 1).agreements.push({ card: 'fed-ta-1', holder: 0, exhausted: false });
    expect(ruleIncome(g, 0).production).toBe(1);
    put(g, 1, 'rolor-nebula');
    expect(ruleIncome(g, 0).production).toBe(0);
  });

  it('A-HAZ-01: the Hekaras Corridor needs no Hazard roll at impulse, except on discovery', () => {
    const g = near('hekaras-corridor');
    const free = (kind: 'impulse' | 'warp', discovered: boolean, system = 'hekaras-corridor') =>
      granted(g, 'hazard', { how: 'skip', seat: 0, system, kind, discovered });
    expect([
      free('impulse', false),
      free('impulse', true),
      free('warp', false),
      free('impulse', false, 'earth'),
    ]).toEqual([true, false, false, false]);
  });

  it('A-PHEN-03: the Delphic Expanse can give Culture instead of Research, once per turn', () => {
    const g = near('delphic-expanse');
    expect(has(claims(g, 'delphic-expanse').answer('calm').settled())).toEqual([3, 3, 4]);
    worldOf(g, 'delphic-expanse').research = 1;
    expect(has(claims(g, 'delphic-expanse').settled())).toEqual([3, 4, 4]);
  });

  it('A-PHEN-03: the Arachnid Nebula lets the player reorder the next 2 System Discs or put one on the bottom', () => {
    const g = near('arachnid-nebula');
    g.stack = ['ardana', 'delta-iv', 'valakis-vi'];
    claims(g, 'arachnid-nebula').answer('top:delta-iv').answer('sink').settled();
    expect(g.stack).toEqual(['delta-iv', 'valakis-vi', 'ardana']);
    worldOf(g, 'arachnid-nebula').research = 1;
    claims(g, 'arachnid-nebula').answer('top:valakis-vi').answer('top:delta-iv').settled();
    expect(g.stack).toEqual(['valakis-vi', 'delta-iv', 'ardana']);
  });

  it('A-DEST-01: the Amargosa Star can be collapsed for a Command and 3 Research', () => {
    const g = near('amargosa-star');
    const [offer] = plays(g, 'command');
    expect(offer).toEqual({ key: 'collapse:amargosa-star', against: undefined });
    const fresh = structuredClone(g);
    for (const unit of fresh.units) unit.began = 'qonos';
    expect(plays(fresh, 'command')[0]?.against).toBe('A-PHEN-05');
    uses(g, 'command', 'collapse:amargosa-star').settled();
    expect(['amargosa-star' in g.discs, has(g), playerOf(g).commands.ready]).toEqual([false, [3, 0, 3], 4]);
    expect(shipsIn(g, 'l1/2')).toBe(2);
  });

  it('A-BORG-07: Cubes can’t attack Ships in the Paulson Nebula', () => {
    const g = near('paulson-nebula');
    expect(banned(g, 'cube', { what: 'attack', sector: 'paulson-nebula' })?.().rule).toBe('A-BORG-07');
    expect(banned(g, 'cube', { what: 'attack', sector: 'l1/1' })).toBeNull();
  });

  it('A-HAZ-07: Wolf 359 gives 1 Ship per turn to a player who takes its Research', () => {
    const g = near('wolf-359');
    claims(g, 'wolf-359').settled();
    expect(shipsIn(g, 'wolf-359')).toBe(3);
    worldOf(g, 'wolf-359').research = 1;
    expect(shipsIn(claims(g, 'wolf-359').settled(), 'wolf-359')).toBe(3);
  });
});

describe('Phenomena and the Borg', () => {
  function borg(g: Ascendancy, sector: string): NonNullable<Ascendancy['borg']> {
    return withBorg(g, { cubes: [cube(sector)] });
  }

  it('A-BORG-02: a Cube that ends its move in the Fluidic Rift loses 3 dice', () => {
    const g = near('fluidic-rift');
    const state = borg(g, 'fluidic-rift');
    hear(g, 'cube-moved', { seat: 0, cube: 1, sector: 'fluidic-rift' }).settled();
    expect(state.cubes[0]?.dice).toBe(6);
    hear(g, 'cube-moved', { seat: 0, cube: 1, sector: 'l1/1' }).settled();
    expect(state.cubes[0]?.dice).toBe(6);
  });

  it('A-BORG-07: the Omega Cluster lures Cubes for a turn', () => {
    const g = near('omega-cluster');
    const state = borg(g, 'qonos');
    claims(g, 'omega-cluster').settled();
    expect(state.lures).toEqual([{ system: 'omega-cluster', turns: 1 }]);
  });

  it('A-DEST-01: a Cube in the Amargosa Star is destroyed with it', () => {
    const g = near('amargosa-star');
    const state = borg(g, 'amargosa-star');
    uses(g, 'command', 'collapse:amargosa-star').settled();
    expect([state.cubes, 'amargosa-star' in g.discs]).toEqual([[], false]);
  });

  it('A-BORG-08: 3 Ships that began the turn in the Hub can seal it for a Command and 6 Research, if no Cube is there', () => {
    const g = near('transwarp-hub', 3);
    const state = borg(g, 'transwarp-hub');
    const why = () => plays(g, 'command')[0]?.against;
    playerOf(g).reserves.research = 7;
    expect(why()).toBe('A-BORG-08');
    state.cubes = [];
    expect(why()).toBeUndefined();
    playerOf(g).reserves.research = 5;
    expect(why()).toBe('A-BORG-08');
    playerOf(g).reserves.research = 7;
    const few = structuredClone(g);
    few.units = few.units.filter(({ id }) => id !== unitAt(g, 'transwarp-hub'));
    expect(plays(few, 'command')[0]?.against).toBe('A-BORG-08');
    uses(g, 'command', 'seal:transwarp-hub').settled();
    expect([state.sealed, has(g), playerOf(g).commands.ready, plays(g, 'command')]).toEqual([true, [3, 1, 3], 4, []]);
  });
});
