import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, Unit } from '../../../../src/games/ascendancy/state.ts';
import { PASS } from '../../../../src/kernel/decision.ts';
import { against, hintOf, offerOf, openKeys } from '../drive-action.ts';
import { agrees, join, playerOf, put, shipsIn, table } from '../support.ts';
import { begins, inForce, strikes } from './stage.ts';

const KLINGON = 1;
const ROMULAN = 2;
const FLEET = { card: 1, side: 'b' } as const;
const MARAUDERS = { card: 0, side: 'a' } as const;

afterEach(() => vi.restoreAllMocks());

/** Klingons beside Delta IV and Romulans in it, with another lane behind the Romulans. */
function meeting(klingons: number, romulans: number): { g: Ascendancy; klingon: Unit[]; romulan: Unit[] } {
  const g = table();
  join(g, 'qonos', 'delta-iv');
  join(g, 'delta-iv', 'terra-nova');
  const klingon = Array.from({ length: klingons }, () => put(g, KLINGON, 'l1/2'));
  const romulan = Array.from({ length: romulans }, () => put(g, ROMULAN, 'delta-iv'));
  return { g, klingon, romulan };
}

describe('Space Battles', () => {
  it('A-BAT-02 A-BAT-12 A-BAT-13 A-BAT-18 A-BAT-30 scenario 12: Weapons set the Hit Roll and Shields raise it, as in the worked example', () => {
    const { g } = meeting(5, 4);
    playerOf(g, KLINGON).weapons = 3;
    playerOf(g, ROMULAN).shields = 1;
    const stage = begins(g, 'attack:delta-iv', [6, 5, 4, 3, 1, 5, 4, 2, 6], KLINGON);
    expect(playerOf(g, KLINGON).commands).toEqual({ ready: 4, exhausted: 1 });
    expect([shipsIn(g, 'l1/2', KLINGON), shipsIn(g, 'delta-iv', ROMULAN)]).toEqual([3, 1]);
    expect([playerOf(g, KLINGON).ships, playerOf(g, ROMULAN).ships]).toEqual([29, 30]);
    stage.answer('stand').answer('retreat:l2/2').answer('stay');
    expect(stage.result).toBe(1);
    expect(g.last).toMatchObject({
      winner: 0,
      sides: [
        { lost: 2, killed: 3 },
        { lost: 3, out: 'retreated' },
      ],
    });
    expect(g.conflict).toBeNull();
  });

  it('A-BAT-01 A-BAT-06 A-CMD-02: for a Command, a player can attack rivals in the same or an Adjacent Sector', () => {
    const { g } = meeting(1, 1);
    expect(against(g, 'attack:delta-iv', KLINGON)).toBeUndefined();
    expect(against(g, 'attack:earth', KLINGON)).toBe('A-BAT-01');
    put(g, ROMULAN, 'l1/2');
    expect(against(g, 'attack:l1/2', KLINGON)).toBeUndefined();
    playerOf(g, KLINGON).commands.ready = 0;
    expect(against(g, 'attack:delta-iv', KLINGON)).toBe('A-CMD-02');
    const ban: Rule = { bans: { attack: () => () => ({ text: 'No.', rule: 'A-SPEC-01' }) } };
    playerOf(g, KLINGON).commands.ready = 1;
    inForce(g, { [0]: [ban] });
    expect(against(g, 'attack:delta-iv', KLINGON)).toBe('A-SPEC-01');
  });

  it('A-BAT-04 A-BAT-07 A-OPEN-57: Ships from all or some nearby Sectors can join an attack without moving', () => {
    const { g } = meeting(1, 1);
    put(g, KLINGON, 'l2/1');
    const keys = openKeys(g, 'attack:', KLINGON);
    expect(keys).toContain('attack:delta-iv:l1/2');
    expect(keys).toContain('attack:delta-iv:l2/1');
    const stage = begins(g, 'attack:delta-iv', [1, 1, 1], KLINGON);
    expect(g.conflict?.sides[0]?.brought).toBe(2);
    expect([shipsIn(g, 'l1/2', KLINGON), shipsIn(g, 'l2/1', KLINGON)]).toEqual([1, 1]);
    // Each group chooses its own Sector, and no group that can move is left behind.
    expect(stage.asked.prompt).toContain('Retreat or fight on');
    expect(stage.asked.options[0]?.hint).toMatch(/^You have 2 Ships left\. Chance to win: \d+\s%$/);
    stage.answer('retreat:qonos');
    expect(stage.keys()).not.toContain('stand');
    stage.answer(stage.keys()[0] ?? '').answer('stay');
    expect(stage.result).toBe(0);
    expect(g.last?.sides[0]?.out).toBe('retreated');
    expect(g.last?.winner).toBe(1);
  });

  it('A-BAT-08 A-BAT-09 A-BAT-10 A-BAT-11: the Attacker divides the dice among several Defenders', () => {
    const { g } = meeting(4, 2);
    for (let ship = 0; ship < 2; ship++) put(g, 0, 'delta-iv');
    // Each Defender gets two dice: two Hits on the Federation, and one on the Romulans. All Defenders hit the Attacker.
    const stage = begins(g, 'attack:delta-iv', [6, 6, 5, 1, 6, 1, 5, 1], KLINGON);
    expect(stage.asked).toMatchObject({ seat: KLINGON, rule: 'A-BAT-09', min: 4, max: 4 });
    const [federation = '', romulans = ''] = stage.keys();
    stage.answer(federation, federation, romulans, romulans);
    expect(g.conflict?.sides.map(({ out, lost }) => [out, lost])).toEqual([
      [null, 2],
      ['destroyed', 2],
      [null, 1],
    ]);
    // The Romulans choose separately.
    stage.answer('stand');
    expect(stage.asked.seat).toBe(ROMULAN);
    stage.answer('retreat:l2/1').answer('stay');
    expect(stage.result).toBe(1);
  });

  it('A-BAT-15 A-BAT-16 A-OPEN-59 A-OPEN-96: a Starbase adds a die for its owner', () => {
    const { g } = meeting(1, 1);
    const disc = g.discs['delta-iv'];
    if (disc !== undefined) Object.assign(disc, { control: ROMULAN, starbase: true });
    begins(g, 'attack:delta-iv', [1, 1, 2], KLINGON);
    expect(g.conflict?.sides.map(({ dice }) => dice.length)).toEqual([1, 2]);
    // Ships that attack rivals in Orbit of their own Starbase also get its die, unless the table chose the other reading.
    for (const [own, dice] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const other = meeting(1, 1).g;
      other.options.readings.starbaseOwnShips = own;
      const world = other.discs['delta-iv'];
      if (world !== undefined) Object.assign(world, { control: KLINGON, starbase: true });
      begins(other, 'attack:delta-iv', new Array<number>(dice + 1).fill(1), KLINGON);
      expect(other.conflict?.sides[0]?.dice.length).toBe(dice);
    }
  });

  it('A-CAR-03: Weaponized Starbases add three dice', () => {
    const { g } = meeting(1, 1);
    const disc = g.discs['delta-iv'];
    if (disc !== undefined) Object.assign(disc, { control: ROMULAN, starbase: true });
    const rule: Rule = {
      sets: {
        fight: (at, { seat }, { of, side }) =>
          of === 'starbase-dice' && at.conflict?.sides[side]?.owner === seat ? 3 : null,
      },
    };
    inForce(g, { [ROMULAN]: [rule] });
    begins(g, 'attack:delta-iv', [1, 1, 1, 1, 1], KLINGON);
    expect(g.conflict?.sides[1]?.dice.length).toBe(4);
  });

  it('A-BAT-19 A-FLEET-09 scenario 13: the side that scored the Hits allots them, and hints show the effect', () => {
    const { g } = meeting(2, 6);
    const fleet = put(g, KLINGON, 'l1/2', 5, MARAUDERS);
    const stage = begins(g, 'attack:l1/2', [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1], ROMULAN);
    expect(stage.asked).toMatchObject({ seat: ROMULAN, rule: 'A-BAT-19', min: 4, max: 4 });
    const group = stage.asked.options.find(({ key }) => key === `hits:${fleet.id}`);
    expect(group?.hint).toBe('3 Hits or more disband it.');
    expect(stage.asked.options.find(({ key }) => key === 'hits:at:l1/2')?.max).toBe(2);
    stage.answer(...new Array<string>(4).fill(`hits:${fleet.id}`));
    expect(g.units.filter(({ seat, at }) => seat === KLINGON && at === 'l1/2').map(({ fleet: one }) => one)).toEqual([
      null,
      null,
      null,
    ]);
    const other = meeting(2, 6);
    const kept = put(other.g, KLINGON, 'l1/2', 5, MARAUDERS);
    begins(other.g, 'attack:l1/2', [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1], ROMULAN).answer(
      'hits:at:l1/2',
      'hits:at:l1/2',
      `hits:${kept.id}`,
      `hits:${kept.id}`,
    );
    expect(other.g.units.filter(({ seat, at }) => seat === KLINGON && at === 'l1/2')).toMatchObject([{ ships: 3 }]);
  });

  it('A-BAT-20 scenario 13: effects of enemy losses apply before a side’s own losses are removed', () => {
    const { g } = meeting(0, 4);
    put(g, KLINGON, 'l1/2', 3, MARAUDERS);
    const stage = begins(g, 'attack:delta-iv', [6, 6, 1, 6, 6, 1, 1], KLINGON);
    expect(playerOf(g, KLINGON).reserves.production).toBe(5);
    expect(stage.log.join(' ')).toContain('disbands');
  });

  it('A-BAT-17 A-BAT-21 A-BAT-22 A-BAT-24 scenario 14: First Strike breaks up a Fleet before it rolls', () => {
    const { g } = meeting(0, 6);
    const fleet = put(g, KLINGON, 'l1/2', 4, MARAUDERS);
    inForce(g, { [KLINGON]: [marauders(fleet.id)], [ROMULAN]: [strikes] });
    const stage = begins(g, 'attack:l1/2', [6, 6, 1, 1, 1, 1, 6, 1, /* Round 2 */ 6, 1, 1, 1, 1, 6, 1], ROMULAN);
    expect(playerOf(g, KLINGON).reserves.production).toBe(3);
    expect([shipsIn(g, 'l1/2', KLINGON), shipsIn(g, 'delta-iv', ROMULAN)]).toEqual([2, 5]);
    stage.answer('stand').answer('stand');
    // In the second Round both sides roll together.
    expect(g.conflict?.round).toBe(2);
    expect(g.conflict?.sides.map(({ dice }) => dice.length)).toEqual([5, 2]);
    expect([shipsIn(g, 'l1/2', KLINGON), shipsIn(g, 'delta-iv', ROMULAN)]).toEqual([1, 4]);
  });

  it('A-BAT-23: if both sides have First Strike, it cancels out', () => {
    const { g } = meeting(2, 2);
    inForce(g, { [KLINGON]: [strikes], [ROMULAN]: [strikes] });
    begins(g, 'attack:delta-iv', [6, 1, 6, 1], KLINGON);
    expect(g.conflict?.sides.map(({ dice }) => dice.length)).toEqual([2, 2]);
  });

  it('A-BAT-21: a rule can deny a side First Strike', () => {
    const { g } = meeting(2, 2);
    const ban: Rule = { bans: { 'first-strike': () => () => ({ text: 'No.', rule: 'A-SPEC-01' }) } };
    inForce(g, { [KLINGON]: [strikes, ban] });
    begins(g, 'attack:delta-iv', [6, 1, 6, 1], KLINGON);
    expect(g.conflict?.sides.map(({ dice }) => dice.length)).toEqual([2, 2]);
  });

  it('A-BAT-25 A-BAT-26 A-BAT-27 A-BAT-28 scenario 15: a side that can’t Retreat anywhere isn’t asked', () => {
    const { g } = meeting(1, 1);
    put(g, KLINGON, 'l2/1');
    const stage = begins(g, 'attack:delta-iv:l1/2', [1, 1, 1, 1], KLINGON);
    // The Attacker is asked first. The Romulans can’t go anywhere, so they aren’t asked.
    expect(stage.asked.seat).toBe(KLINGON);
    stage.answer('stand');
    expect(g.conflict?.round).toBe(2);
    expect(stage.asked.seat).toBe(KLINGON);
  });

  it('A-BAT-27: no Retreat ends next to an opponent', () => {
    const { g } = meeting(1, 1);
    const stage = begins(g, 'attack:delta-iv', [1, 1], KLINGON).answer('stand');
    expect(stage.keys()).toEqual(['stand', 'retreat:l2/1', 'retreat:l2/2']);
  });

  it('A-BAT-14 A-OPEN-55 A-OPEN-56 scenario 15: if no side can hit, the Attacker must Retreat', () => {
    const { g } = meeting(1, 1);
    for (const seat of [KLINGON, ROMULAN]) playerOf(g, seat).shields = 2;
    const stage = begins(g, 'attack:delta-iv', [6, 6], KLINGON).answer('stand').answer('stand');
    expect(stage.keys()).toEqual(['retreat:l1/1', 'retreat:qonos']);
    stage.answer('retreat:qonos');
    // The Romulans have won.
    expect(stage.asked).toMatchObject({ seat: ROMULAN, rule: 'A-BAT-31' });
    stage.answer('stay');
    expect(g.last).toMatchObject({ winner: 1, round: 1 });
  });

  it('A-OPEN-56: if no Retreat is possible, the battle ends without a winner', () => {
    const { g } = meeting(1, 1);
    for (const seat of [KLINGON, ROMULAN]) playerOf(g, seat).shields = 2;
    const ban: Rule = {
      bans: {
        'give-up': (_g, _source, { how }) => (how === 'retreat' ? () => ({ text: 'No.', rule: 'A-SPEC-01' }) : null),
      },
    };
    inForce(g, { [KLINGON]: [ban] });
    expect(begins(g, 'attack:delta-iv', [6, 6], KLINGON).result).toBe(0);
    expect(g.last).toMatchObject({ winner: null, over: true });
    expect([shipsIn(g, 'l1/2', KLINGON), shipsIn(g, 'delta-iv', ROMULAN)]).toEqual([1, 1]);
  });

  it('A-OPEN-56: a blocked Attacker stays, and the Defender isn’t forced to leave', () => {
    const { g } = meeting(1, 1);
    for (const seat of [KLINGON, ROMULAN]) playerOf(g, seat).shields = 2;
    put(g, ROMULAN, 'l1/1');
    expect(begins(g, 'attack:delta-iv', [6, 6], KLINGON).answer('stand').result).toBe(0);
    expect(g.last).toMatchObject({ winner: null, over: true });
  });

  it('A-BAT-29 A-BAT-31: further Combat Rounds cost no Command, and the winner can move only some Ships', () => {
    const { g, klingon } = meeting(2, 1);
    const stage = begins(g, 'attack:delta-iv', [1, 1, 1, /* Round 2 */ 6, 1, 1], KLINGON);
    stage.answer('stand').answer('stand');
    expect(playerOf(g, KLINGON).commands.ready).toBe(4);
    expect(stage.keys()).toContain('maneuver:delta-iv');
    stage.answer('some').answer(`unit:${klingon[0]?.id}`).answer('maneuver:delta-iv');
    stage.settled();
    expect([shipsIn(g, 'l1/2', KLINGON), shipsIn(g, 'delta-iv', KLINGON)]).toEqual([1, 1]);
  });

  it('A-TRADE-11: attacking only Hostile players breaks no Trade Agreement', () => {
    const { g } = meeting(1, 1);
    expect(offerOf(g, 'attack:delta-iv', KLINGON).option.betrays).toBeUndefined();
  });

  it('a battle has no winner if both sides are destroyed', () => {
    const { g } = meeting(1, 1);
    expect(begins(g, 'attack:delta-iv', [6, 6], KLINGON).result).toBe(0);
    expect(g.last).toMatchObject({ winner: null, sides: [{ out: 'destroyed' }, { out: 'destroyed' }] });
  });

  it('A-TRADE-11 A-OPEN-60 A-OPEN-61 A-OPEN-62: an attack returns only the Defenders’ Trade Agreements', () => {
    const { g } = meeting(1, 1);
    put(g, 0, 'delta-iv');
    for (const seat of [0, ROMULAN]) agrees(g, seat, KLINGON, 1, seat === 0);
    agrees(g, KLINGON, ROMULAN);
    expect(hintOf(g, 'attack:delta-iv', KLINGON)).toContain('Breaks the peace');
    expect(offerOf(g, 'attack:delta-iv', KLINGON).option.betrays).toBe(true);
    begins(g, 'attack:delta-iv', [1, 1, 1], KLINGON);
    expect(g.players.map(({ agreements }) => agreements.map(({ holder, exhausted }) => [holder, exhausted]))).toEqual([
      [[null, false]],
      [[ROMULAN, false]],
      [[null, false]],
    ]);
  });

  it('A-KLI-03 A-ROM-08: a battle canceled for all sides doesn’t trigger rules for winning', () => {
    const { g } = meeting(1, 1);
    const cancel: Rule = {
      at: {
        'battle-declared': {
          offers: () => [
            { option: { key: 'cloak', verb: 'use', label: 'Cloak' }, payload: [{ do: 'cancel-battle' }], why: null },
          ],
        },
        'conflict-end': { does: () => [{ do: 'gain', gains: { culture: 1 }, rule: 'A-KLI-01' }] },
      },
    };
    inForce(g, { [ROMULAN]: [cancel] });
    const stage = begins(g, 'attack:delta-iv', [], KLINGON).answer('cloak');
    expect(stage.result).toBe(0);
    expect(playerOf(g, ROMULAN).reserves.culture).toBe(3);
    expect(playerOf(g, KLINGON).commands.ready).toBe(4);
    // Without the card the battle is fought.
    const other = meeting(1, 1).g;
    inForce(other, { [ROMULAN]: [cancel] });
    begins(other, 'attack:delta-iv', [6, 6], KLINGON).answer(PASS).settled();
    expect(playerOf(other, ROMULAN).reserves.culture).toBe(4);
  });

  it('the hint for an attack shows the chances', () => {
    const { g } = meeting(1, 1);
    expect(hintOf(g, 'attack:delta-iv', KLINGON)).toBe(
      '1 Command. 1 against 1: win 40\u{a0}%. On average, lose 0.6 and destroy 0.6.',
    );
    put(g, KLINGON, 'l1/2', 4, FLEET);
    expect(hintOf(g, 'attack:delta-iv', KLINGON)?.length).toBeLessThanOrEqual(100);
  });
});

/** Gives 1 Production for each Ship that the dice of a Fleet destroy. */
function marauders(unit: number): Rule {
  return {
    at: {
      casualties: {
        does(g, { seat }) {
          const c = g.conflict;
          const place = c?.sides.findIndex(({ owner }) => owner === seat) ?? -1;
          const fleet = g.units.find(({ id }) => id === unit);
          if (c === null || fleet?.fleet == null) return [];
          const hits = c.sides[place]?.dice.filter((die) => die.unit === unit && die.hit).length ?? 0;
          const fallen = c.sides.flatMap(({ doomed }) => doomed.filter(({ by }) => by === place));
          const kills = fallen.reduce((sum, one) => sum + one.ships, 0);
          const production = Math.min(hits, kills);
          return production === 0 ? [] : [{ do: 'gain', gains: { production }, rule: 'A-KLI-04' }];
        },
      },
    },
  };
}
