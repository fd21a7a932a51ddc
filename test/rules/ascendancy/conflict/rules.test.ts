import { afterEach, describe, expect, it, vi } from 'vitest';
import { BATTLE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { battleOdds, hegemonyOdds, invasionOdds } from '../../../../src/games/ascendancy/chapters/conflict/odds.ts';
import type { Effects } from '../../../../src/games/ascendancy/effects/union.ts';
import { type DicePick, diceFor } from '../../../../src/games/ascendancy/position/dice.ts';
import type { Moment } from '../../../../src/games/ascendancy/rules/moment-kinds.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { PASS } from '../../../../src/kernel/decision.ts';
import { cube, join, put, table, withBorg } from '../support.ts';
import { begins, fight, inForce } from './stage.ts';

const FEDERATION = 0;
const KLINGON = 1;
const ROMULAN = 2;
const GROUP = { card: 0, side: 'b' } as const;
const REGULAR = { card: 1, side: 'b' } as const;

afterEach(() => vi.restoreAllMocks());

/** Klingons beside Delta IV and Romulans in it, with another lane behind the Romulans. */
function meeting(klingons: number, romulans: number): Ascendancy {
  const g = table();
  join(g, 'qonos', 'delta-iv');
  join(g, 'delta-iv', 'terra-nova');
  for (let ship = 0; ship < klingons; ship++) put(g, KLINGON, 'l1/2');
  for (let ship = 0; ship < romulans; ship++) put(g, ROMULAN, 'delta-iv');
  return g;
}

/** A rule that offers effects once at a moment. */
function offers(moment: Moment, key: string, payload: Effects): Rule {
  return { at: { [moment]: { offers: () => [{ option: { key, verb: 'use', label: key }, payload, why: null }] } } };
}

function reroll(rule: string, pick: DicePick, most?: number, all?: true): Effects {
  return [{ do: 'reroll', rule, pick, ...(most === undefined ? {} : { most }), ...(all === undefined ? {} : { all }) }];
}

function faces(g: Ascendancy, place: number): number[] | undefined {
  return (g.conflict ?? g.last)?.sides[place]?.dice.map(({ face }) => face);
}

describe('Rerolls', () => {
  it('A-DICE-01 A-DICE-02 A-DICE-03 A-OPEN-34 A-ROM-05 A-ROM-06 scenario 11: rerolls by several rules combine, and each rule rerolls a die only once', () => {
    const g = meeting(5, 0);
    const group = put(g, ROMULAN, 'delta-iv', 5, GROUP);
    const ones: DicePick = { whose: 'own', of: 'any', to: 1, unit: group.id };
    inForce(g, { [ROMULAN]: [offers('after-hits', 'array', reroll('array', { whose: 'own', of: 'any' }, 1))] });
    const stage = begins(g, 'attack:l1/2', [1, 1, 4, 5, 6, 2, 2, 2, 2, 2, 1, 6, 1], ROMULAN);
    // The Group’s rule is free and can’t hurt, so it is used first, without a question.
    expect(stage.keys()).toEqual(['array', PASS]);
    expect(faces(g, 0)).toEqual([1, 6, 4, 5, 6]);
    // The Group’s rule can’t reroll the new 1.
    expect(diceFor(g, ROMULAN, `ones of ${group.id}`, ones)).toEqual([]);
    // The question shows whether another roll still matters.
    expect(stage.asked.prompt).toContain('Your 3 Hits against 5 Ships; their 0 Hits against your 5 Ships.');
    stage.answer('array');
    const one = stage.keys().find((key) => key.endsWith(':1'));
    stage.answer(one ?? '');
    // The reroll shows 1 again and stays, so 5, 6 and 6 are Hits.
    expect(faces(g, 0)).toEqual([1, 6, 4, 5, 6]);
    expect(g.conflict?.sides[0]?.dice[0]?.rerolled).toEqual([`ones of ${group.id}`, 'array']);
    expect(g.conflict?.sides[1]?.lost).toBe(3);
  });

  /** A free rule that may be used after each roll. */
  const free = (pick: DicePick, most?: number, all?: true): Rule => ({
    at: {
      'after-hits': {
        free: true,
        offers: (g, { seat }) =>
          seat === null || diceFor(g, seat, 'free', pick).length === 0
            ? []
            : [
                {
                  option: { key: 'free', verb: 'use', label: 'Roll again' },
                  payload: reroll('free', pick, most, all),
                  why: null,
                },
              ],
      },
    },
  });

  it('A-DICE-03: a free reroll that can’t hurt is made automatically', () => {
    const g = meeting(2, 1);
    inForce(g, { [KLINGON]: [free({ whose: 'own', of: 'any' }, 1)] });
    // The miss of a 2 and a 6 is rerolled, although the rule allows any die.
    const stage = begins(g, 'attack:delta-iv', [2, 6, 1, 5], KLINGON);
    expect(faces(g, 0)).toEqual([5, 6]);
    expect(stage.log).toContainEqual(expect.stringContaining('2 is rerolled to 5'));
    const theirs = meeting(1, 2);
    inForce(theirs, { [KLINGON]: [free({ whose: 'opposing', of: 'hits' }, 1)] });
    begins(theirs, 'attack:delta-iv', [1, 6, 1, 2], KLINGON);
    expect(faces(theirs, 1)).toEqual([2, 1]);
  });

  it('A-DICE-03: a player is asked before a reroll that could hurt or that leaves a choice', () => {
    // All own dice would be rerolled, including a Hit.
    const risky = meeting(2, 1);
    inForce(risky, { [KLINGON]: [free({ whose: 'own', of: 'any' }, undefined, true)] });
    expect(begins(risky, 'attack:delta-iv', [2, 6, 1], KLINGON).keys()).toEqual(['free', PASS]);
    // None of these dice is a miss.
    const good = meeting(1, 2);
    inForce(good, { [KLINGON]: [free({ whose: 'own', of: 'any' }, 1)] });
    const asked = begins(good, 'attack:delta-iv', [6, 1, 1], KLINGON);
    expect(asked.keys()).toEqual(['free', PASS]);
    expect(asked.asked.prompt).toContain('Your 1 Hit against 2 Ships; their 0 Hits against your 1 Ship.');
    // One miss belongs to a Fleet, and the other doesn’t.
    const mixed = meeting(1, 1);
    put(mixed, KLINGON, 'l1/2', 3, REGULAR);
    inForce(mixed, { [KLINGON]: [free({ whose: 'own', of: 'misses' }, 1)] });
    expect(begins(mixed, 'attack:delta-iv', [2, 2, 2, 2, 2], KLINGON).keys()).toEqual(['free', PASS]);
  });

  it('A-INV-14: the Attacker in an Invasion is asked before a reroll, because more Hits may hurt, but the Defender isn’t asked', () => {
    const invaded = () => {
      const g = table();
      const { disc } = join(g, 'earth', 'terra-nova');
      Object.assign(disc, { control: FEDERATION, nodes: ['research', 'culture', 'production'] });
      put(g, KLINGON, 'terra-nova');
      return g;
    };
    const pick = { whose: 'own', of: 'misses' } as const;
    const attacker = invaded();
    inForce(attacker, { [KLINGON]: [free(pick, 1)] });
    const attack = begins(attacker, 'invade:terra-nova', [1, 1, 1, 1, 1], KLINGON).answer('fight');
    expect(attack.keys()).toEqual(['free', PASS]);
    const defender = invaded();
    inForce(defender, { [FEDERATION]: [free(pick, 1)] });
    const defense = begins(defender, 'invade:terra-nova', [1, 1, 1, 1, 1, 6], KLINGON).answer('fight');
    expect(defense.log).toContainEqual(expect.stringContaining('1 is rerolled to 6'));
  });

  it('A-DICE-04: a rule that rerolls an opponent’s hits offers only those dice', () => {
    const g = meeting(2, 2);
    inForce(g, {
      [KLINGON]: [offers('after-hits', 'analysis', reroll('and-03', { whose: 'opposing', of: 'hits' }, 1))],
    });
    const stage = begins(g, 'attack:delta-iv', [1, 1, 6, 2, 3], KLINGON).answer('analysis');
    expect(stage.keys()).toHaveLength(1);
    stage.answer(stage.keys()[0] ?? '');
    expect(faces(g, 1)).toEqual([3, 2]);
    expect(g.conflict?.sides[0]?.lost).toBe(0);
  });

  it('A-DICE-05 A-DICE-06: a player outside the conflict rerolls nothing', () => {
    const g = meeting(1, 1);
    inForce(g, { [FEDERATION]: [offers('after-hits', 'none', reroll('none', { whose: 'both', of: 'any' }))] });
    begins(g, 'attack:delta-iv', [1, 1], KLINGON).answer('none');
    expect(faces(g, 0)).toEqual([1]);
  });

  it('the price of a reroll is paid for each die', () => {
    const g = meeting(3, 1);
    const payload: Effects = [
      { do: 'reroll', rule: 'fer-11', pick: { whose: 'own', of: 'misses' }, most: 3, price: { production: 2 } },
    ];
    inForce(g, { [KLINGON]: [offers('after-hits', 'pay', payload)] });
    const stage = begins(g, 'attack:delta-iv', [1, 1, 1, 1, 2], KLINGON).answer('pay');
    expect(stage.asked.max).toBe(1);
    stage.answer(stage.keys()[0] ?? '');
    expect(g.players[KLINGON]?.reserves.production).toBe(1);
  });
});

describe('Rules in battles', () => {
  it('rules can make dice always hit, hit without a roll, or get a bonus', () => {
    const g = meeting(2, 1);
    if (g.players[ROMULAN] !== undefined) g.players[ROMULAN].shields = 4;
    const own = (at: Ascendancy, seat: number | null, side: number) => at.conflict?.sides[side]?.owner === seat;
    const six: Rule = {
      grants: { 'always-hits': (at, { seat }, { side, face }) => own(at, seat, side) && face === 6 },
    };
    inForce(g, { [KLINGON]: [six] });
    begins(g, 'attack:delta-iv', [6, 5, 1], KLINGON);
    expect(g.last?.sides[0]?.dice.map(({ hit }) => hit) ?? g.conflict?.sides[0]?.dice.map(({ hit }) => hit)).toEqual([
      true,
      false,
    ]);
    const other = meeting(0, 4);
    const fleet = put(other, KLINGON, 'l1/2', 3, { card: 0, side: 'a' });
    inForce(other, {
      [KLINGON]: [{ grants: { 'always-hits': (_g, _b, { face, unit }) => face === null && unit === fleet.id } }],
    });
    begins(other, 'attack:delta-iv', [1, 1, 1, 1], KLINGON);
    expect(other.conflict?.sides[1]?.lost).toBe(3);
    const third = meeting(1, 1);
    inForce(third, { [KLINGON]: [{ adds: { hit: (at, { seat }, { side }) => (own(at, seat, side) ? 1 : 0) } }] });
    begins(third, 'attack:delta-iv', [4, 1], KLINGON);
    expect(third.last?.sides[1]?.out ?? third.conflict?.sides[1]?.out).toBe('destroyed');
  });

  it('A-BAT-18: a rule lets a Fleet ignore the first Hit in each Combat Round', () => {
    const g = meeting(4, 0);
    const fleet = put(g, ROMULAN, 'delta-iv', 4, REGULAR);
    const harmonics: Rule = { adds: { 'ignored-hits': (_g, _b, { unit }) => (unit === fleet.id ? 1 : 0) } };
    inForce(g, { [ROMULAN]: [harmonics] });
    begins(g, 'attack:delta-iv', [6, 6, 1, 1, 1, 1, 1, 1], KLINGON);
    expect(fleet).toMatchObject({ ships: 3, fleet: REGULAR });
    // Five Hits destroy four Ships, and one is ignored.
    const other = meeting(5, 0);
    const four = put(other, ROMULAN, 'delta-iv', 4, REGULAR);
    inForce(other, { [ROMULAN]: [{ adds: { 'ignored-hits': (_g, _b, { unit }) => (unit === four.id ? 1 : 0) } }] });
    begins(other, 'attack:delta-iv', [6, 6, 6, 6, 6, 1, 1, 1, 1], KLINGON);
    expect(other.last?.sides[1]?.out ?? other.conflict?.sides[1]?.out).toBe('destroyed');
  });

  it('A-FLEET-09: a rule can keep a Fleet together until the conflict ends', () => {
    const g = meeting(4, 0);
    const fleet = put(g, ROMULAN, 'delta-iv', 3, REGULAR);
    inForce(g, { [ROMULAN]: [{ grants: { 'keep-fleet': () => true } }] });
    const stage = begins(g, 'attack:delta-iv', [6, 1, 1, 1, 1, 1, 1], KLINGON);
    expect(fleet).toMatchObject({ ships: 2, fleet: REGULAR });
    stage.answer('retreat:qonos').answer('stay').settled();
    expect(fleet.fleet).toBeNull();
  });

  it('A-KLI-06 A-KLI-07 A-OPEN-19: sacrificed Ships destroy the same number of opposing Ships, and their side doesn’t roll', () => {
    const g = meeting(3, 3);
    inForce(g, {
      [KLINGON]: [offers('before-hits', 'kahless', [{ do: 'sacrifice', rule: 'kli-06', ships: 2, kills: true }])],
    });
    // The Klingons are asked before their own dice, and again before those of the Romulans, where they pass.
    const stage = begins(g, 'attack:delta-iv', [6, 6, 6], KLINGON).answer('kahless').answer(PASS);
    // All opposing Ships roll and hit the only Ship that isn’t already doomed.
    expect(stage.g.last?.sides.map(({ lost }) => lost) ?? g.conflict?.sides.map(({ lost }) => lost)).toEqual([3, 2]);
  });

  it('after rerolls, a rule can add Hits that can’t be ignored', () => {
    const g = meeting(2, 3);
    inForce(g, {
      [KLINGON]: [offers('hits-counted', 'mass', [{ do: 'extra-hits', rule: 'kli-02', hits: 1, sure: true }])],
      [ROMULAN]: [{ adds: { 'ignored-hits': (_g, _b, { side }) => (side === 1 ? 1 : 0) } }],
    });
    begins(g, 'attack:delta-iv', [1, 1, 1, 1, 1], KLINGON).answer('mass');
    expect(g.conflict?.sides[1]?.lost).toBe(1);
  });

  it('A-BAT-11: a rule can end the battle without a winner, and all Ships then stay', () => {
    const g = meeting(1, 1);
    inForce(g, { [FEDERATION]: [offers('combat-round-end', 'mediate', [{ do: 'end-conflict' }])] });
    const stage = begins(g, 'attack:delta-iv', [1, 1], KLINGON).answer('mediate');
    expect(stage.result).toBe(0);
    expect(g.last).toMatchObject({ winner: null, sides: [{ out: null }, { out: null }] });
  });

  it('A-BAT-26: rules can make a Retreat shorter, or let it go to Warp', () => {
    const g = meeting(1, 1);
    const unit = g.units.at(-1)?.id ?? 0;
    inForce(g, {
      [KLINGON]: [{ sets: { distance: (_g, _b, about) => (about.of === 'retreat' && about.side === 1 ? 1 : null) } }],
      [ROMULAN]: [{ grants: { 'retreat-warp': (_g, _b, about) => about.unit === unit } }],
    });
    const stage = begins(g, 'attack:delta-iv', [1, 1], KLINGON).answer('stand');
    expect(stage.keys()).toEqual(['stand', 'retreat:l2/1', `warp:${unit}`]);
    stage.answer(`warp:${unit}`).answer('stay').settled();
    expect(g.units.find(({ id }) => id === unit)).toMatchObject({ at: null, warp: { from: 'delta-iv', tokens: 1 } });
    expect(g.last).toMatchObject({ winner: 0 });
  });

  it('a rule can let the Attacker choose between a canceled battle and First Strike', () => {
    const ways: Effects = [
      {
        do: 'demand',
        of: KLINGON,
        prompt: 'pay, or be cancelled?',
        ways: [
          { key: 'cancel', label: 'Let it be', does: [{ do: 'cancel-battle' }] },
          { key: 'go', label: 'Fight', does: [{ do: 'first-strike' }] },
        ],
      },
    ];
    const g = meeting(1, 1);
    inForce(g, { [ROMULAN]: [offers('battle-declared', 'offer', ways)] });
    const stage = begins(g, 'attack:delta-iv', [6], KLINGON).answer('offer');
    expect(stage.asked.seat).toBe(KLINGON);
    stage.answer('way:go').answer('stay').settled();
    expect(g.last).toMatchObject({ winner: 1, sides: [{ lost: 1 }, { lost: 0 }] });
    const other = meeting(1, 1);
    inForce(other, { [ROMULAN]: [offers('battle-declared', 'offer', ways)] });
    begins(other, 'attack:delta-iv', [], KLINGON).answer('offer').answer('way:cancel').settled();
    expect(other.last).toMatchObject({ winner: null, round: 0 });
  });

  it('a challenge before the battle costs the player with the lower die a Ship, and refusing it pays the challenger', () => {
    const duel: Effects = [
      { do: 'duel', with: ROMULAN, refused: [{ do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' }] },
    ];
    const g = meeting(2, 2);
    inForce(g, { [KLINGON]: [offers('battle-begun', 'ushaan', duel)] });
    begins(g, 'attack:delta-iv', [5, 2, 1, 1, 1], KLINGON).answer('ushaan').answer('accept');
    expect(g.conflict?.sides.map(({ lost, dice }) => [lost, dice.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    const other = meeting(2, 2);
    inForce(other, { [KLINGON]: [offers('battle-begun', 'ushaan', duel)] });
    begins(other, 'attack:delta-iv', [1, 1, 1, 1], KLINGON).answer('ushaan').answer('refuse');
    expect(other.players[KLINGON]?.reserves.culture).toBe(4);
  });

  it('A-OPEN-28: all players fight a Cube together, and it loses a die per Hit and has separate Shields against each player', () => {
    const g = meeting(2, 1);
    const borg = withBorg(g, { cubes: [cube('terra-nova', { dice: 4, adapted: [0, 0, 1] })] });
    const cubes = { ids: [1], seats: [KLINGON, ROMULAN], attack: true, rounds: 1 };
    // Both players have First Strike. The Klingons hit with 5, the Romulans need 6, and the Cube has two dice left.
    const stage = fight(
      g,
      (ctx) => ctx.call(BATTLE, { seat: KLINGON, sector: 'terra-nova', from: ['l1/2', 'delta-iv'], cubes }),
      ...[5, 5, 5, 1, 1],
    );
    stage.settled();
    expect(borg.cubes[0]).toMatchObject({ dice: 2, adapted: [0, 1, 2], struck: [KLINGON, ROMULAN] });
    expect(g.last).toMatchObject({ attacker: KLINGON, winner: null, sides: [{ owner: 'borg' }, {}, {}] });
  });
});

describe('Chances', () => {
  const even = { strength: 1, more: 0, chance: 1 / 3 };

  it('the odds shown for a battle are exact in one-on-one fights, with First Strike, and when neither side can hit', () => {
    // The chances in each Round are 2 in 9 to win, 2 in 9 to lose, and 1 in 9 that both lose.
    expect(battleOdds(even, even, null).win).toBeCloseTo(2 / 5);
    expect(battleOdds(even, even, null).lost).toBeCloseTo(3 / 5);
    expect(battleOdds(even, even, 'first').win).toBeCloseTo(1 / 3 + (4 / 9) * (2 / 5));
    expect(battleOdds(even, even, 'second').win).toBeCloseTo((2 / 3) * (1 / 3) + (4 / 9) * (2 / 5));
    expect(battleOdds({ ...even, chance: 0 }, { ...even, chance: 0 }, null)).toEqual({ win: 0, lost: 0, killed: 0 });
  });

  it('the chances match simulated battles', () => {
    const [a, b] = [
      { strength: 5, more: 0, chance: 0.5 },
      { strength: 4, more: 1, chance: 1 / 3 },
    ];
    let seed = 7;
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const hits = (dice: number, chance: number) =>
      Array.from({ length: dice }, next).filter((one) => one < chance).length;
    let wins = 0;
    const games = 20_000;
    for (let game = 0; game < games; game++) {
      let [x, y] = [a.strength, b.strength];
      while (x > 0 && y > 0) {
        const [mine, theirs] = [hits(x, a.chance), hits(y + b.more, b.chance)];
        [x, y] = [Math.max(0, x - theirs), Math.max(0, y - mine)];
      }
      if (x > 0) wins += 1;
    }
    expect(Math.abs(battleOdds(a, b, null).win - wins / games)).toBeLessThan(0.015);
  });

  it('the chances of an Invasion add up to 1, and chances are also computed for Hegemony attempts', () => {
    const { success, annihilation, repelled } = invasionOdds(
      { strength: 4, more: 0, chance: 2 / 3 },
      { strength: 3, more: 0, chance: 1 / 3 },
    );
    expect(success + annihilation + repelled).toBeCloseTo(1);
    expect(invasionOdds({ strength: 2, more: 0, chance: 1 }, { strength: 1, more: 0, chance: 0 }).success).toBeCloseTo(
      1,
    );
    expect([hegemonyOdds(4, 2), hegemonyOdds(9, 2), hegemonyOdds(0, 3)]).toEqual([4 / 6, 0, 1]);
  });
});
