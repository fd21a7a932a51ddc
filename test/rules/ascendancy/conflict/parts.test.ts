import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONTROL } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { planBattle } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import { ignoredBy, targetsOf } from '../../../../src/games/ascendancy/chapters/conflict/hits.ts';
import { damageBorg, doom } from '../../../../src/games/ascendancy/chapters/conflict/losses.ts';
import {
  canHit,
  shieldsOf,
  stalemate,
  starbaseDice,
} from '../../../../src/games/ascendancy/chapters/conflict/numbers.ts';
import { resultOf } from '../../../../src/games/ascendancy/chapters/conflict/razing.ts';
import { conflictOf, sideAt } from '../../../../src/games/ascendancy/position/conflict.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { meeting as borgMeeting, cubeAt } from '../borg/stage.ts';
import { advancementCards } from '../cards.ts';
import { join, playerOf, put, worldOf } from '../support.ts';
import { begins, card, fight, inForce, meeting, siege } from './stage.ts';

const FEDERATION = 0;
const KLINGON = 1;
const ROMULAN = 2;
const MARAUDERS = { card: 0, side: 'a' } as const;

afterEach(() => vi.restoreAllMocks());

function inBattle(g: Ascendancy): Ascendancy {
  g.conflict = planBattle(g, { seat: KLINGON, sector: 'delta-iv', from: ['delta-iv'] });
  g.conflict.round = 1;
  return g;
}

describe('Hits', () => {
  it('A-BAT-18 A-BAT-19: a rule lets a unit ignore one Hit per Round, no matter who scored it', () => {
    const g = meeting(0, 1, 1);
    const fleet = put(g, KLINGON, 'delta-iv', 5, MARAUDERS);
    inForce(g, { [KLINGON]: [{ adds: { 'ignored-hits': (_g, _b, { unit }) => (unit === fleet.id ? 1 : 0) } }] });
    const stage = begins(g, 'attack:delta-iv', [1, 1, 1, 1, 1, 6, 6], KLINGON);
    const [first = ''] = stage.keys();
    stage.answer(first, first, first, first, first);
    expect(fleet.ships).toBe(4);
    expect(stage.saidBy('A-BAT-19')).toEqual(['Marauders (5 Ships) of the Klingons ignores 1 Hit.']);
  });

  it('A-BAT-18: Hits ignored by a whole side and by one unit are counted separately', () => {
    const g = meeting(0, 3);
    const fleet = put(g, KLINGON, 'delta-iv', 5, MARAUDERS);
    inForce(g, {
      [KLINGON]: [
        {
          adds: {
            'ignored-hits': (_g, _b, { unit, side }) => (side === 0 && (unit === null || unit === fleet.id) ? 1 : 0),
          },
        },
      ],
    });
    const stage = begins(g, 'attack:delta-iv', [1, 1, 1, 1, 1, 6, 6, 6], KLINGON);
    expect(fleet.ships).toBe(4);
    expect(stage.saidBy('A-BAT-18')).toEqual([
      '1 Hit on the Klingons is ignored.',
      'The Klingons lose 1 Ship in the fight at Delta IV.',
    ]);
    inBattle(g);
    sideAt(conflictOf(g), 0).spared = [{ unit: fleet.id, hits: 1 }];
    expect([ignoredBy(g, 0, 1, fleet.id), ignoredBy(g, 0, 1, null)]).toEqual([0, 1]);
  });

  it('A-BAT-18 A-BAT-19: a side whose Hits are all ignored allots none, and the other side’s Hits still count', () => {
    const g = meeting(1, 1);
    const fleet = put(g, KLINGON, 'delta-iv', 5, MARAUDERS);
    inForce(g, {
      [KLINGON]: [{ adds: { 'ignored-hits': (_g, _b, { unit, side }) => (unit === null && side === 1 ? 1 : 0) } }],
    });
    const stage = begins(g, 'attack:delta-iv', [6, 6, 6, 1, 1, 1, 1], ROMULAN);
    expect(stage.saidBy('A-BAT-18')).toEqual([
      '1 Hit on the Klingons is ignored.',
      'The Romulans lose 1 Ship in the fight at Delta IV.',
    ]);
    expect([stage.answer('stay').settled().last?.sides[0]?.lost, fleet.ships]).toEqual([1, 5]);
  });

  it('A-BAT-18 A-BAT-19: a side whose Hits aren’t ignored allots its Hits, even if the other side’s Hits are ignored', () => {
    const g = meeting(1, 2);
    put(g, KLINGON, 'delta-iv', 3, MARAUDERS);
    put(g, ROMULAN, 'delta-iv', 3, MARAUDERS);
    inForce(g, { [KLINGON]: [{ adds: { 'ignored-hits': (_g, _b, { unit }) => (unit === null ? 1 : 0) } }] });
    const stage = begins(g, 'attack:delta-iv', [6, 1, 1, 1, 6, 6, 1, 1, 1], KLINGON);
    expect(stage.asked).toMatchObject({ seat: ROMULAN, min: 1, max: 1 });
  });

  it('A-KLI-07: Ships that are already doomed can’t be chosen for Hits', () => {
    const g = meeting(1, 1);
    const fleet = put(g, KLINGON, 'delta-iv', 3, MARAUDERS);
    inBattle(g);
    const hits = { on: 0, left: 1, sure: false };
    expect(targetsOf(g, { by: 1, hits }).map(({ most }) => most)).toEqual([1, 3]);
    doom(sideAt(conflictOf(g), 0), fleet.id, 3, null);
    expect(targetsOf(g, { by: 1, hits }).map(({ most }) => most)).toEqual([1]);
  });

  it('A-BAT-19: Hits that destroy all Ships are allotted automatically', () => {
    const g = meeting(1, 4);
    put(g, KLINGON, 'delta-iv', 3, MARAUDERS);
    begins(g, 'attack:delta-iv', [1, 1, 1, 1, 6, 6, 6, 6], KLINGON).answer('stay').settled();
    expect(g.last?.sides[0]).toMatchObject({ lost: 4, out: 'destroyed' });
  });

  it('A-OPEN-28: the Borg hit the smallest targets first', () => {
    const g = borgMeeting();
    join(g, 'qonos', 'terra-nova');
    const cube = cubeAt(g, 'terra-nova', 1);
    const fleet = put(g, KLINGON, 'terra-nova', 3, MARAUDERS);
    const single = put(g, KLINGON, 'terra-nova');
    const cubes = { ids: [cube.id], seats: [KLINGON], attack: false, rounds: 1 };
    const plan = { seat: KLINGON, sector: 'terra-nova', from: [], cubes };
    fight(g, (ctx) => ctx.call({ name: 'battle' }, plan), 1, 1, 1, 1, 6).settled();
    expect(g.units.map(({ id }) => id)).toContain(fleet.id);
    expect(g.units.map(({ id }) => id)).not.toContain(single.id);
  });

  it('A-OPEN-28: Hits first remove dice from the Cube with the fewest dice, and only from Cubes in the fight', () => {
    const g = borgMeeting();
    const [one, two, other] = [4, 2, 1].map((dice) => cubeAt(g, 'transwarp-hub', dice));
    const ids = [one?.id ?? 0, two?.id ?? 0];
    const cubes = { ids, seats: [KLINGON], attack: true };
    const c = planBattle(g, { seat: KLINGON, sector: 'transwarp-hub', from: [], cubes });
    const told = damageBorg(g, c, sideAt(c, 0), 3).map(({ text }) => text);
    expect([one?.dice, two?.dice, other?.dice]).toEqual([3, 0, 1]);
    expect(told).toEqual(['Cube 2 loses 2 dice and has none left.', 'Cube 1 loses 1 die and has 3 left.']);
  });

  it('A-BAT-18: doomed Ships are counted by unit and by the side that hit them', () => {
    const side = sideAt(conflictOf(inBattle(meeting(1, 1))), 0);
    doom(side, 7, 1, 1);
    doom(side, 7, 2, 1);
    doom(side, 7, 1, 2);
    doom(side, 8, 1, 1);
    expect(side.doomed).toEqual([
      { unit: 7, ships: 3, by: 1 },
      { unit: 7, ships: 1, by: 2 },
      { unit: 8, ships: 1, by: 1 },
    ]);
  });
});

describe('numbers in a conflict', () => {
  it('A-BAT-14 A-OPEN-56: a side counts as able to hit if one of its units can hit one opponent', () => {
    const g = inBattle(meeting(1, 1, 1));
    for (const seat of [FEDERATION, KLINGON, ROMULAN]) playerOf(g, seat).shields = 2;
    expect([canHit(g, 0, 1), stalemate(g)]).toEqual([false, 'No side can hit another']);
    playerOf(g, ROMULAN).shields = 1;
    expect([canHit(g, 0, 1), canHit(g, 0, 2), stalemate(g)]).toEqual([false, true, null]);
    playerOf(g, ROMULAN).shields = 2;
    const fleet = put(g, KLINGON, 'delta-iv', 3, MARAUDERS);
    inBattle(g);
    expect(canHit(g, 0, 1)).toBe(false);
    inForce(g, {
      [KLINGON]: [{ grants: { 'always-hits': (_g, _b, { face, unit }) => face === null && unit === fleet.id } }],
    });
    expect([canHit(g, 0, 1), canHit(g, 1, 0)]).toEqual([true, false]);
  });

  it('A-BAT-14: a rule can make a single unit able to hit', () => {
    const g = meeting(2, 1);
    for (const seat of [KLINGON, ROMULAN]) playerOf(g, seat).shields = 2;
    const unit = g.units.find(({ seat, at }) => seat === KLINGON && at === 'delta-iv')?.id;
    inForce(g, { [KLINGON]: [{ adds: { hit: (_g, _b, about) => (about.unit === unit ? 1 : 0) } }] });
    expect(canHit(inBattle(g), 0, 1)).toBe(true);
  });

  it('A-BAT-13: a rule can set the Shields of a single side', () => {
    const g = inBattle(meeting(1, 1));
    inForce(g, {
      [KLINGON]: [{ sets: { fight: (_g, _b, { of, side }) => (of === 'shields' && side === 1 ? 3 : null) } }],
    });
    expect([shieldsOf(g, 1, 0), shieldsOf(g, 0, 1)]).toEqual([3, 0]);
  });

  it('A-OPEN-96: under the reading about Starbases, only the owner’s Ships in Orbit get the Starbase die', () => {
    const g = meeting(1, 1);
    Object.assign(worldOf(g, 'delta-iv'), { control: KLINGON, starbase: true });
    g.options.readings.starbaseOwnShips = true;
    inBattle(g);
    expect([starbaseDice(g, 0), starbaseDice(g, 1)]).toEqual([1, 0]);
  });

  it('A-INV-09 A-INV-11 A-INV-12 A-INV-13: the number of Hits on Nodes decides the result of an Invasion', () => {
    expect([0, 2, 3, 4].map((hits) => resultOf(hits, 3, false))).toEqual([
      null,
      'collateral',
      'annihilation',
      'success',
    ]);
    expect([0, 2, 3, 4].map((hits) => resultOf(hits, 3, true))).toEqual([
      null,
      'collateral',
      'annihilation',
      'annihilation',
    ]);
  });
});

describe('Invasions', () => {
  it('A-INV-01 A-INV-11 A-INV-16: the log of an Invasion shows what happens', () => {
    const { g, world } = siege();
    const stage = begins(g, 'invade:terra-nova', [6, 6, 1, 1, 1, 1, 1, 1], KLINGON);
    expect(stage.option('surrender').hint).toBe(
      'No Nodes are destroyed, and the Klingons take Control and up to 2 Projects.',
    );
    stage.answer('fight');
    expect(stage.option('raze:research')).toMatchObject({ max: 2, hint: expect.stringContaining('A-INV-19') });
    expect(stage.option('raze:culture').hint).toBeUndefined();
    stage.answer('raze:research', 'raze:culture');
    expect(stage.log[0]).toBe('The Klingons invade Terra Nova of the Federation with 4 Ships.');
    expect(stage.saidBy('A-INV-07')).toHaveLength(2);
    expect(stage.saidBy('A-INV-11')).toEqual([
      'Collateral Damage destroys 1 Research Node and 1 Culture Node of the Federation in Terra Nova.',
    ]);
    expect(world.nodes).toEqual([null, null, 'research']);
    const lone = siege(1);
    lone.world.nodes = [null, 'culture', null];
    const other = begins(lone.g, 'invade:terra-nova', [1, 6, 1], KLINGON);
    expect(other.option('surrender').hint).toBe('No Nodes are destroyed, and the Klingons take Control.');
    other.answer('fight').settled();
    expect(other.saidBy('A-INV-11')).toEqual([]);
  });

  it('A-INV-12 A-CIV-09: an independent world loses all Nodes, and nobody else loses anything', () => {
    const { g, world } = siege(3);
    Object.assign(world, { control: null, nodes: ['research', 'culture', null], level: 1 });
    const stage = begins(g, 'invade:terra-nova', [6, 6, 1, 1, 1], KLINGON);
    stage.settled();
    expect(stage.log[0]).toBe('The Klingons invade Terra Nova (an independent world) with 3 Ships.');
    expect(world).toMatchObject({ control: null, nodes: [null, null, null] });
    expect([g.last?.winner, g.last?.over]).toEqual([null, true]);
    expect(playerOf(g, KLINGON)).toMatchObject({ controls: 9, commands: { ready: 4, exhausted: 1 } });
  });

  it('A-INV-12 A-INV-24: an Invasion of a System without a Starbase costs nobody a Command', () => {
    const { g, world } = siege();
    const stage = begins(g, 'invade:terra-nova', [6, 6, 6, 6, 1, 1, 1, 1], KLINGON).answer('fight');
    stage.settled();
    expect(world.control).toBeNull();
    expect(playerOf(g, FEDERATION).commands).toEqual({ ready: 5, exhausted: 0 });
    expect(stage.saidBy('A-INV-24')).toEqual([]);
    expect(stage.saidBy('A-OPEN-56')).toEqual([]);
  });

  it('A-INV-16: the owner isn’t asked to Surrender if a rule forbids it', () => {
    const { g } = siege(1);
    inForce(g, {
      [ROMULAN]: [
        {
          bans: {
            'give-up': (_g, _source, { how }) =>
              how === 'surrender' ? () => ({ text: 'No.', rule: 'A-KLI-01' }) : null,
          },
        },
      ],
    });
    const stage = begins(g, 'invade:terra-nova', [1, 6, 1, 1, 1], KLINGON);
    stage.settled();
    expect(stage.log.at(-1)).toBe('The Invasion of Terra Nova is repelled.');
  });

  it('A-BAT-11: a rule can end an Invasion before it begins or during it', () => {
    for (const [moment, dice] of [
      ['invasion-declared', []],
      ['combat-round-end', [1, 1, 1, 1, 1]],
    ] as const) {
      const { g, world } = siege(1);
      inForce(g, { [ROMULAN]: [card(moment, [{ do: 'end-conflict' }])] });
      const stage = begins(g, 'invade:terra-nova', dice, KLINGON);
      if (dice.length > 0) stage.answer('fight');
      stage.answer('use').settled();
      expect([g.last?.winner, g.last?.over, world.control, g.conflict]).toEqual([null, true, FEDERATION, null]);
    }
  });

  it('A-INV-15: an Attacker who Retreats doesn’t take the System', () => {
    const { g } = siege(1);
    begins(g, 'invade:terra-nova', [1, 1, 1, 1, 1], KLINGON).answer('fight').answer('retreat:l1/2').settled();
    expect(g.last).toMatchObject({ winner: 1, over: true, sides: [{ out: 'retreated' }, {}] });
  });

  it('A-OPEN-56: if no side can hit, the Attacker must Retreat; if no Retreat is possible, the Invasion ends', () => {
    const hopeless = () => {
      const { g } = siege(1);
      for (const seat of [FEDERATION, KLINGON]) playerOf(g, seat).shields = 2;
      return g;
    };
    const leaves = hopeless();
    const stage = begins(leaves, 'invade:terra-nova', [6, 6, 6, 6, 6], KLINGON).answer('fight').answer('stand');
    expect(stage.asked.seat).toBe(KLINGON);
    expect(stage.keys('stand')).toEqual([]);
    stage.answer('retreat:l1/2').settled();
    expect(leaves.last).toMatchObject({ winner: 1, round: 1 });
    const stuck = hopeless();
    const ban: Rule = {
      bans: {
        'give-up': (_g, _source, { how }) => (how === 'retreat' ? () => ({ text: 'No.', rule: 'A-SPEC-01' }) : null),
      },
    };
    inForce(stuck, { [FEDERATION]: [ban] });
    const held = begins(stuck, 'invade:terra-nova', [6, 6, 6, 6, 6], KLINGON).answer('fight');
    held.settled();
    expect(held.log.at(-1)).toBe('No side can hit another and the Attacker can’t Retreat, so the Invasion ends.');
    expect(stuck.last).toMatchObject({ winner: null, over: true });
    const blocked = hopeless();
    put(blocked, FEDERATION, 'l1/1');
    put(blocked, FEDERATION, 'l1/2');
    begins(blocked, 'invade:terra-nova', [6, 6, 6, 6, 6], KLINGON).answer('fight').settled();
    expect(blocked.last).toMatchObject({ winner: null, over: true, round: 1 });
  });
});

describe('Control', () => {
  const takes = (g: Ascendancy, by: 'colony' | 'invasion', seat = KLINGON) =>
    fight(g, (ctx) => ctx.call(CONTROL, { seat, system: 'terra-nova', by }));

  it('A-INV-09 A-INV-22: the log names the player who lost the System, and nobody gains a Command if the System has no Starbase', () => {
    const { g, world } = siege();
    world.nodes = [null, null, null];
    expect(takes(g, 'invasion').log).toEqual([
      'The Klingons take Control of Terra Nova from the Federation.',
      'seat 0 discards',
    ]);
    expect([FEDERATION, KLINGON].map((seat) => playerOf(g, seat).commands)).toEqual([
      { ready: 5, exhausted: 0 },
      { ready: 5, exhausted: 0 },
    ]);
    world.control = null;
    expect(takes(g, 'colony').log[0]).toBe('The Klingons take Control of Terra Nova.');
  });

  it('A-BUILD-07: only a colony triggers rules about Colonizing', () => {
    const { g, world } = siege();
    world.nodes = [null, null, null];
    inForce(g, {
      [ROMULAN]: [{ at: { colonized: { does: () => [{ do: 'gain', gains: { culture: 1 }, rule: 'A-CIV-02' }] } } }],
    });
    takes(g, 'invasion').settled();
    expect(playerOf(g, ROMULAN).reserves.culture).toBe(3);
    world.control = null;
    takes(g, 'colony').settled();
    expect(playerOf(g, ROMULAN).reserves.culture).toBe(4);
  });

  it('A-INV-18 A-OPEN-74: the choice of which Projects to give is secret, and hints show how much Research is lost', () => {
    const { g, world } = siege();
    world.nodes = ['research', null, null];
    advancementCards({ id: 'one' }, { id: 'two' });
    playerOf(g, FEDERATION).projects = [
      { card: 'one', research: 2 },
      { card: 'two', research: 0 },
    ];
    const stage = takes(g, 'invasion');
    expect(stage.option('give:one')).toMatchObject({ hidden: true, hint: 'Its 2 Research is discarded' });
    expect(stage.option('give:two')).toMatchObject({ hidden: true });
    expect(stage.option('give:two').hint).toBeUndefined();
  });
});
