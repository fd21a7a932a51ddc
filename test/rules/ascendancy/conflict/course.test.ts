import { afterEach, describe, expect, it, vi } from 'vitest';
import { BATTLE, INVADE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { planBattle } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { meeting as borgMeeting, cubeAt } from '../borg/stage.ts';
import { agrees, join, playerOf, put, shipsIn } from '../support.ts';
import { begins, card, fight, inForce, meeting, strikes } from './stage.ts';

const FEDERATION = 0;
const KLINGON = 1;
const ROMULAN = 2;

afterEach(() => vi.restoreAllMocks());
const outs = (g: Ascendancy) => (g.last ?? g.conflict)?.sides.map(({ out }) => out);

describe('the course of a Space Battle', () => {
  it('A-BAT-01 A-BAT-21 A-BAT-30: the log shows every step in order and cites its rules', () => {
    const g = meeting(2, 1, 1);
    inForce(g, { [KLINGON]: [strikes] });
    const stage = begins(g, 'attack:delta-iv', [6, 6], KLINGON);
    stage.answer('split:ships:0', 'split:ships:2').answer('stay').settled();
    expect(stage.log).toEqual([
      'The Klingons attack the Federation (1 Ship) and the Romulans (1 Ship) at Delta IV with 2 Ships.',
      'First Strike: the Federation and the Romulans take casualties before rolling.',
      'The Klingons roll 1 die against the Federation: 6 (5 or higher hits). 1 Hit.',
      'The Klingons roll 1 die against the Romulans: 6 (5 or higher hits). 1 Hit.',
      'The Federation loses 1 Ship in the fight at Delta IV.',
      'The Romulans lose 1 Ship in the fight at Delta IV.',
      'The Klingons win the Space Battle.',
    ]);
    expect(stage.saidBy('A-BAT-13')).toHaveLength(2);
    expect(playerOf(g, KLINGON).attacked).toBe(1);
  });

  it.each([
    [
      true,
      [KLINGON, ROMULAN],
      'Together the Klingons (1 Ship) and the Romulans (1 Ship) attack the Borg at Terra Nova.',
    ],
    [true, [KLINGON], 'The Klingons attack the Borg at Terra Nova with 1 Ship.'],
    [false, [KLINGON, ROMULAN], 'The Borg attack the Klingons (1 Ship) and the Romulans (1 Ship) at Terra Nova.'],
    [false, [KLINGON], 'The Borg attack the Klingons (1 Ship) at Terra Nova.'],
  ])('A-OPEN-25 A-OPEN-28: the log says who begins a fight with the Borg', (attack, seats, line) => {
    const g = borgMeeting();
    join(g, 'qonos', 'terra-nova');
    const { id } = cubeAt(g, 'terra-nova');
    for (const seat of [KLINGON, ROMULAN]) put(g, seat, 'terra-nova');
    agrees(g, ROMULAN, KLINGON);
    const cubes = { ids: [id], seats, attack, rounds: 1 };
    const dice = new Array<number>(9 + seats.length).fill(1);
    const plan = { seat: KLINGON, sector: 'terra-nova', from: ['terra-nova'], cubes };
    const stage = fight(g, (ctx) => ctx.call(BATTLE, plan), ...dice);
    stage.settled();
    expect(stage.log[0]).toBe(line);
    // A-TRADE-11: a player who fights the Borg together with another doesn’t attack that player.
    expect(playerOf(g, ROMULAN).agreements[0]?.holder).toBe(KLINGON);
    expect(playerOf(g, KLINGON).attacked).toBeUndefined();
    expect(playerOf(g, KLINGON).uses.map(({ rule }) => rule)).toEqual(attack ? ['battle'] : []);
  });

  it('A-BAT-11 A-KLI-03: a side that leaves a canceled battle isn’t beaten, so nobody wins if all sides leave', () => {
    const g = meeting(1, 1, 1);
    inForce(g, { [ROMULAN]: [card('battle-declared', [{ do: 'cancel-battle' }])] });
    begins(g, 'attack:delta-iv', [6, 1], KLINGON).answer('use').answer('stay').settled();
    expect(outs(g)).toEqual([null, 'destroyed', 'cancelled']);
    expect(g.last?.winner).toBe(0);
    const later = meeting(1, 1);
    inForce(later, { [ROMULAN]: [card('combat-round-end', [{ do: 'cancel-battle' }])] });
    begins(later, 'attack:delta-iv', [1, 1], KLINGON).answer('use').settled();
    expect(later.last).toMatchObject({ winner: null, over: true, round: 1 });
    const attacker = meeting(1, 1);
    inForce(attacker, { [KLINGON]: [card('combat-round-end', [{ do: 'cancel-battle' }])] });
    begins(attacker, 'attack:delta-iv', [1, 1], KLINGON).answer('use').settled();
    expect(attacker.last).toMatchObject({ winner: null, over: true });
  });

  it('A-KLI-03: a canceled battle ends without a Combat Round', () => {
    const g = meeting(1, 1);
    inForce(g, { [ROMULAN]: [card('battle-declared', [{ do: 'cancel-battle' }])] });
    const stage = begins(g, 'attack:delta-iv', [], KLINGON).answer('use');
    stage.settled();
    expect(g.last).toMatchObject({ over: true, winner: null, round: 0 });
    expect(stage.log.at(-1)).toBe('The Space Battle is canceled.');
  });

  it('A-BAT-11 A-KLI-03: there is no winner if a rule ends the battle or Ships withdraw before the first Round', () => {
    const g = meeting(1, 1);
    inForce(g, { [FEDERATION]: [card('combat-round-end', [{ do: 'end-conflict' }])] });
    begins(g, 'attack:delta-iv', [6, 1], KLINGON).answer('use').settled();
    expect(g.last).toMatchObject({ winner: null, sides: [{}, { out: 'destroyed' }] });
    const before = meeting(1, 1);
    inForce(before, { [ROMULAN]: [card('battle-begun', [{ do: 'withdraw', to: 'romulus' }])] });
    begins(before, 'attack:delta-iv', [], KLINGON).answer('use').settled();
    expect(before.last).toMatchObject({ winner: null, round: 0, sides: [{}, { out: 'retreated' }] });
  });

  it('A-BAT-30: the log uses the singular for the Federation', () => {
    const g = meeting(1, 0, 1);
    const stage = begins(g, 'attack:delta-iv', [1, 6], KLINGON).answer('stay');
    stage.settled();
    expect(stage.log.at(-1)).toBe('The Federation wins the Space Battle.');
  });

  it('A-BAT-25: if a card forbids a Retreat in the first Round, sides can Retreat only after the second', () => {
    const g = meeting(1, 1);
    const plan = { seat: KLINGON, sector: 'delta-iv', from: ['delta-iv'] };
    const rounds = (noRetreat: boolean) => {
      const copy = structuredClone(g);
      const stage = fight(copy, (ctx) => ctx.call(BATTLE, { ...plan, noRetreat }), 1, 1, 1, 1);
      return [copy.conflict?.round, stage.asked.rule];
    };
    expect(rounds(true)).toEqual([2, 'A-BAT-25']);
    expect(rounds(false)).toEqual([1, 'A-BAT-25']);
  });

  it('A-BAT-21: the rule that starts a battle may give sides First Strike', () => {
    const g = meeting(1, 1);
    const plan = { seat: KLINGON, sector: 'delta-iv', from: ['delta-iv'], strikes: [ROMULAN, FEDERATION] };
    fight(g, (ctx) => ctx.call(BATTLE, plan), 1, 1);
    expect(g.conflict?.sides.map((side) => side.strikes)).toEqual([false, true]);
  });

  it('A-BAT-21 A-BAT-22: if one Defender has First Strike, the other Defender still rolls, and everyone rolls once', () => {
    const g = meeting(1, 1, 2);
    inForce(g, { [ROMULAN]: [strikes] });
    begins(g, 'attack:delta-iv', [1, 1, 1, 1], KLINGON).answer('split:ships:0');
    expect(g.conflict?.sides.map(({ dice }) => dice.length)).toEqual([1, 2, 1]);
  });

  it('A-BAT-21: an Attacker with First Strike against only one of two Defenders rolls all dice, and the other Defender still rolls', () => {
    const g = meeting(2, 1, 1);
    const why = () => ({ text: 'No.', rule: 'A-SPEC-01' });
    const ban: Rule = {
      bans: { 'first-strike': (_g, _source, { side, against }) => (side === 0 && against === 2 ? why : null) },
    };
    inForce(g, { [KLINGON]: [strikes, ban] });
    const stage = begins(g, 'attack:delta-iv', [6, 1, 1], KLINGON).answer('split:ships:0', 'split:ships:2');
    expect(g.conflict?.sides.map(({ dice, out }) => [dice.map(({ against }) => against), out])).toEqual([
      [[1, 2], null],
      [[], 'destroyed'],
      [[0], null],
    ]);
    expect(stage.saidBy('A-BAT-21')).toEqual(['First Strike: the Federation takes casualties before rolling.']);
  });

  it('A-BAT-09 A-BAT-17: the dice of single Ships and of each Fleet are divided separately among the Defenders', () => {
    const g = meeting(2, 1, 1);
    const fleet = put(g, KLINGON, 'delta-iv', 3, { card: 1, side: 'b' });
    const stage = begins(g, 'attack:delta-iv', [2, 2, 2, 2, 2, 2, 2], KLINGON);
    const [toFederation, toRomulans] = stage.keys();
    expect([toFederation, toRomulans]).toEqual([`split:${fleet.id}:0`, `split:${fleet.id}:2`]);
    expect(stage.asked.prompt).toMatch(/^Divide 3 dice of .* among the Defenders\.$/);
    stage.answer(toFederation ?? '', toFederation ?? '', toRomulans ?? '');
    expect(stage.asked.prompt).toBe('Divide 2 dice among the Defenders.');
    stage.answer('split:ships:2', 'split:ships:2');
    const own = g.conflict?.sides[0]?.dice.map(({ unit, against }) => [unit === fleet.id, against]);
    expect(own).toEqual([
      [true, 1],
      [true, 1],
      [true, 2],
      [false, 2],
      [false, 2],
    ]);
    // The log has no line for 0 dice.
    expect(stage.log.filter((line) => line.includes('0 dice'))).toEqual([]);
  });

  it('A-OPEN-28: a Cube divides its dice according to the number of Ships left on each side', () => {
    const g = borgMeeting();
    join(g, 'qonos', 'terra-nova');
    const { id } = cubeAt(g, 'terra-nova', 4);
    put(g, KLINGON, 'terra-nova');
    for (let ship = 0; ship < 3; ship++) put(g, ROMULAN, 'terra-nova');
    const cubes = { ids: [id], seats: [KLINGON, ROMULAN], attack: false, rounds: 1 };
    const plan = { seat: KLINGON, sector: 'terra-nova', from: [], cubes };
    fight(g, (ctx) => ctx.call(BATTLE, plan), ...new Array<number>(8).fill(1)).settled();
    const against = g.last?.sides[0]?.dice.map((die) => die.against) ?? [];
    expect([1, 2].map((place) => against.filter((one) => one === place).length)).toEqual([1, 3]);
  });

  it('A-OPEN-56: a battle in which neither the Borg nor the others can hit ends undecided', () => {
    const g = borgMeeting();
    join(g, 'qonos', 'terra-nova');
    const { id, adapted } = cubeAt(g, 'terra-nova', 1);
    adapted[KLINGON] = 3;
    put(g, KLINGON, 'terra-nova');
    playerOf(g, KLINGON).shields = 4;
    const cubes = { ids: [id], seats: [KLINGON], attack: false };
    const plan = { seat: KLINGON, sector: 'terra-nova', from: [], cubes };
    const stage = fight(g, (ctx) => ctx.call(BATTLE, plan), 6, 6);
    while (!stage.over) stage.answer('stand');
    expect(stage.log.at(-1)).toBe(
      'No side can hit another and the Attacker can’t Retreat, so the Space Battle ends without a winner.',
    );
    expect(g.last).toMatchObject({ winner: null, over: true });
  });

  it('A-OPEN-56 A-OPEN-28: a fight with a Cube that keeps regaining dice ends after 30 Combat Rounds', () => {
    const g = borgMeeting();
    join(g, 'qonos', 'terra-nova');
    const { id, adapted } = cubeAt(g, 'terra-nova', 4);
    adapted[KLINGON] = 3;
    put(g, KLINGON, 'terra-nova');
    Object.assign(playerOf(g, KLINGON), { shields: 4, weapons: 3 });
    const cubes = { ids: [id], seats: [KLINGON], attack: false };
    // In each Round the Ship removes a die, and sixes of the Cube, which can’t hit, restore it.
    const dice = new Array<number>(1000).fill(6);
    const stage = fight(
      g,
      (ctx) => ctx.call(BATTLE, { seat: KLINGON, sector: 'terra-nova', from: [], cubes }),
      ...dice,
    );
    while (!stage.over) stage.answer('stand');
    expect(stage.log.at(-1)).toBe(
      '30 Combat Rounds have passed without a decision and the Attacker can’t Retreat, so the Space Battle ends without a winner.',
    );
    expect(g.last).toMatchObject({ winner: null, over: true, round: 30 });
  });

  it('A-BAT-10 A-BAT-25: a side that has Retreated stays out, and the others continue to fight', () => {
    const g = meeting(2, 1, 1);
    const stage = begins(g, 'attack:delta-iv', [1, 1, 1, 1, /* Round 2 */ 6, 6, 1], KLINGON);
    stage.answer('split:ships:0', 'split:ships:2').answer('stand').answer('retreat:l2/2');
    stage.answer('stay').settled();
    expect(outs(g)).toEqual([null, 'destroyed', 'retreated']);
  });

  it('A-BAT-30 A-BAT-31: all Defenders who are left win, and they make their Maneuvers one after another', () => {
    const g = meeting(1, 2, 1);
    const stage = begins(g, 'attack:delta-iv', [1, 6, 6, 6], KLINGON).answer('split:ships:0');
    expect([stage.asked.seat, stage.asked.rule]).toEqual([FEDERATION, 'A-BAT-31']);
    // A single Ship can’t move only some Ships.
    expect(stage.keys()).not.toContain('some');
    stage.answer('maneuver:l1/2');
    expect([stage.asked.seat, stage.keys('some')]).toEqual([ROMULAN, ['some']]);
    const [unit] = g.units.filter(({ seat, at }) => seat === ROMULAN && at === 'delta-iv');
    stage.answer('some').answer(`unit:${unit?.id}`);
    expect(stage.keys('some')).toEqual([]);
    stage.answer('maneuver:l2/1').settled();
    expect([shipsIn(g, 'l1/2', FEDERATION), shipsIn(g, 'l2/1', ROMULAN), shipsIn(g, 'delta-iv', ROMULAN)]).toEqual([
      1, 1, 1,
    ]);
  });

  it('A-BAT-31: the Maneuver is chosen separately for each Sector’s Ships, even after others have stayed', () => {
    const g = meeting(0, 1);
    for (const sector of ['l1/2', 'l1/2', 'l2/1'] as const) put(g, KLINGON, sector);
    const stage = begins(g, 'attack:delta-iv', [6, 1, 1, 1], KLINGON);
    stage.answer('stay');
    expect(stage.keys('some')).toEqual([]);
    stage.answer('maneuver:delta-iv').settled();
    expect([shipsIn(g, 'l1/2', KLINGON), shipsIn(g, 'delta-iv', KLINGON)]).toEqual([2, 1]);
  });

  it('a conflict inside another leaves the outer one unchanged', () => {
    const g = meeting(1, 1);
    Object.assign(g.discs['delta-iv'] ?? {}, { level: 1, nodes: ['production', null, null] });
    g.units = g.units.filter(({ seat }) => seat !== ROMULAN);
    const outer = planBattle(g, { seat: KLINGON, sector: 'qonos', from: ['qonos'] });
    g.conflict = structuredClone(outer);
    fight(g, (ctx) => ctx.call(INVADE, { seat: KLINGON, system: 'delta-iv' }), 6, 6).settled();
    expect(g.conflict).toEqual(outer);
  });

  it('A-FLEET-09: a battle doesn’t change Fleets that aren’t in it', () => {
    const g = meeting(1, 1);
    const kept = put(g, FEDERATION, 'earth', 2, { card: 1, side: 'b' });
    const fleet = put(g, KLINGON, 'delta-iv', 2, { card: 0, side: 'a' });
    begins(g, 'attack:delta-iv', [6, 1, 1, 1], KLINGON).answer('stay').settled();
    expect([kept.fleet, fleet.fleet]).toEqual([{ card: 1, side: 'b' }, null]);
  });
});
