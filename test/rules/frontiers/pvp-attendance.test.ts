import { describe, expect, it } from 'vitest';
import { diceLeft } from '../../../src/games/frontiers/chapters/data/data.ts';
import { freshTurn, ownTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import type { Moment } from '../../../src/games/frontiers/effects/moments.ts';
import { playable } from './support/plays.ts';
import { deal, moor } from './support/position.ts';
import { run } from './support/procedures.ts';
import { attack, war } from './support/pvp.ts';

describe('the defender’s attendance', () => {
  it('F-PVP-16: the aggressor takes a die before the defender is asked', () => {
    const g = war();
    const { drive } = attack(g);
    expect(drive.asked).toMatchObject({ seat: 0, rule: 'F-PVP-16' });
    expect(drive.keys()).toEqual(drive.keys('die:'));
    drive.does('die:red');
    expect(g.players[0]?.dice).toHaveLength(1);
    expect(drive.asked.seat).toBe(1);
  });

  it('F-PVP-16: the aggressor can’t take a second die, and can’t take any die if the Core is empty', () => {
    const taken = war();
    taken.players[0]?.dice.push({ colour: 'gold', used: true });
    expect(attack(taken).drive.asked.seat).toBe(1);
    const more = war();
    more.players[0]?.dice.push({ colour: 'gold', used: true });
    more.players[0]?.lasting.push({ modifier: { kind: 'dice', more: 1 }, until: 'turn' });
    expect(attack(more).drive.asked.seat).toBe(1);
    const empty = war();
    empty.core = [];
    expect(attack(empty).drive.asked.seat).toBe(1);
  });

  it('F-PVP-11: a defender may use effects for other players’ turns before choosing full or partial attendance', () => {
    const g = war();
    g.core = [];
    g.players[1]?.skills.push({ skill: 'defiant-motivation', used: 'no' });
    const { drive } = attack(g, { 1: [{}] });
    expect(drive.keys()).toEqual(['full', 'pass', 'cease', 'skill:defiant-motivation']);
    drive.does('skill:defiant-motivation');
    expect(drive.asked).toMatchObject({ seat: 1, rule: 'F-PVP-11' });
  });

  it('F-PVP-11 F-LOC-09: a defender on an Outpost may subjugate it before choosing full or partial attendance', () => {
    const g = war();
    g.core = [];
    moor(g, 1, 'B2');
    const { drive } = attack(g);
    drive.does('subjugate');
    expect(g.players[1]?.hand).toHaveLength(4);
    expect(drive.keys()).toEqual(['full', 'pass', 'cease']);
    // The turn that the full defender takes counts as their own.
    drive.does('full');
    expect(g.players[1]?.subjugated).toBe(false);
  });

  it('F-PVP-08: even a defender in full attendance can’t move or take an Action', () => {
    const g = war();
    g.core = [];
    Object.assign(g.players[1]?.points ?? {}, { move: 9, diplomacy: 9 });
    const { drive } = attack(g);
    drive.does('full');
    while (!drive.over) {
      expect(drive.keys().filter((key) => !/^(play|side|die|fire|pass|cease|turn:end)/.test(key))).toEqual([]);
      drive.does(drive.offers('pass') ? 'pass' : 'turn:end');
    }
  });

  it('F-PVP-08: the fight is part of the aggressor’s turn, whether the defender attends in full or in part', () => {
    for (const attendance of ['full', 'pass']) {
      const g = war();
      g.core = [];
      deal(g, 1, 'impulse-engines');
      const { drive } = attack(g);
      drive.does(attendance);
      expect([0, 1].map((seat) => ownTurn(g, seat) === g.turn)).toEqual([true, false]);
      expect(ownTurn(g, 1)).toBeNull();
      const effects = (moment: Moment) => playable(g, 1, moment).filter((key) => key.startsWith('play:'));
      for (const moment of ['long', 'shields', 'attack'] as const) expect(effects(moment)).toEqual([]);
      expect(effects('move')).not.toEqual([]);
    }
  });

  it('F-PVP-12 F-PVP-14 F-PVP-15 F-OPEN-57: a defender in full attendance turns their Round Order token face down, may take a die, and ends the turn before the aggressor continues', () => {
    const g = war();
    g.core = ['red'];
    g.players[0]?.dice.push({ colour: 'gold', used: true });
    g.players[1]?.skills.push({ skill: 'defiant-pulse-volley', used: 'no' });
    const { drive, ended } = attack(g);
    drive.does('full');
    expect(drive.keys('skill:')).toEqual(['skill:defiant-pulse-volley']);
    expect(g.order).toEqual([
      { who: 0, down: false },
      { who: 1, down: true },
    ]);
    expect(diceLeft(g, 1)).toBe(1);
    drive.does('pass', 'pass', 'pass', 'pass');
    expect(drive.asked).toMatchObject({ seat: 1, rule: 'F-PVP-15' });
    expect(drive.keys()).toContain('turn:end');
    expect(ended).toEqual([]);
    drive.does('turn:end');
    expect(drive.over).toBe(true);
    expect(ended).toEqual([1]);
    expect(g.pvp).toBeNull();
    expect(g.turn?.joined).toEqual([]);
  });

  it('F-PVP-15: the turn of a defender in full attendance ends automatically if nothing is left to play', () => {
    const g = war();
    g.core = [];
    Object.assign(g.players[1] ?? {}, { hand: ['warp-drive'] });
    const { drive, ended } = attack(g, { 1: [{ close: { normal: 1 } }] });
    drive.does('full', 'pass', 'pass', 'pass', 'side:warp-drive:attack', 'fire', 'pass');
    expect(drive.over).toBe(true);
    expect(ended).toEqual([1]);
  });

  it('F-PVP-15: a defender in full attendance may still spend the Heal points of the last card', () => {
    const g = war();
    g.core = [];
    Object.assign(g.players[1] ?? {}, { hand: ['damage-control'], wounds: 1 });
    const { drive } = attack(g, { 1: [{ heal: 1 }] });
    drive.does('full', 'pass', 'pass', 'pass', 'pass', 'play:damage-control:basic');
    expect(drive.keys()).toEqual(['heal:captain', 'turn:end']);
  });

  it('F-PVP-17 F-PVP-18 F-PVP-19: a partial defender keeps their next turn, so they take no die, use only Skills for other players’ turns, and don’t end a turn now', () => {
    const g = war();
    g.players[0]?.dice.push({ colour: 'gold', used: true });
    g.players[1]?.skills.push(
      { skill: 'defiant-motivation', used: 'no' },
      { skill: 'defiant-pulse-volley', used: 'no' },
    );
    const { drive, ended } = attack(g);
    drive.does('pass');
    expect(g.order.every(({ down }) => !down)).toBe(true);
    expect(diceLeft(g, 1)).toBe(0);
    expect(drive.keys('skill:')).toEqual(['skill:defiant-motivation']);
    expect(drive.keys('die:')).toEqual([]);
    Object.assign(g.players[1]?.points ?? {}, { move: 3, repair: 1 });
    drive.does('pass', 'pass', 'pass', 'pass');
    expect(drive.over).toBe(true);
    expect(ended).toEqual([]);
    expect(g.players[1]?.points).toMatchObject({ move: 0, repair: 0 });
  });

  it('F-PVP-23 F-PVP-34: a player can decline to fire for the whole fight, so a fight without shots takes only two answers', () => {
    const claimed = () => {
      const g = war();
      g.players[0]?.dice.push({ colour: 'gold', used: true });
      return g;
    };
    const g = claimed();
    const { drive } = attack(g);
    drive.does('cease');
    expect(drive.asked.seat).toBe(0);
    expect(g.pvp?.attendance).toBe('partial');
    drive.does('cease');
    expect(drive.over).toBe(true);
    const fires = attack(claimed());
    fires.drive.does('pass', 'cease');
    expect(fires.drive.asked.seat).toBe(0);
    // A player who holds fire in only one phase is asked again in the next one.
    fires.drive.does('pass');
    expect(fires.drive.asked.seat).toBe(0);
    fires.drive.does('pass');
    expect(fires.drive.over).toBe(true);
  });

  it('F-PVP-20 F-OPEN-54: a partial defender’s Data Tokens and played cards stay after the fight', () => {
    const g = war();
    g.players[0]?.dice.push({ colour: 'gold', used: true });
    const { drive } = attack(g, { 0: [{ close: { normal: 1 } }], 1: [{ shields: { normal: 1 } }] });
    Object.assign(g.players[1]?.data ?? {}, { red: 1 });
    drive.does('pass', 'pass', 'pass', 'side:warp-drive:attack', 'fire', 'side:warp-drive:shields', 'pass', 'pass');
    expect(drive.over).toBe(true);
    expect(g.players[1]?.data.red).toBe(1);
    expect(g.players[1]?.inPlay).toHaveLength(1);
    expect(g.players[1]?.points.shields).toEqual({});
  });

  it('F-PVP-20: a partial defender’s Data Tokens are lost at the end of their own next turn', () => {
    const g = war();
    g.core = [];
    const { drive } = attack(g);
    Object.assign(g.players[1]?.data ?? {}, { red: 2 });
    drive.does('pass');
    while (!drive.over) drive.does('pass');
    expect(g.players[1]?.data.red).toBe(2);
    g.turn = { ...freshTurn(1), begun: true, step: 'after' };
    const own = run(g, 'end-of-turn', { seat: 1 });
    while (!own.over) own.does(own.keys()[0] ?? '');
    expect(g.players[1]?.data.red).toBe(0);
    expect(g.players[1]?.crystals.red).toBe(0);
  });

  it('F-PVP-51 F-CARD-13: temporary rule changes last through the combat, and a partial defender’s expire when it ends', () => {
    const g = war();
    g.players[0]?.dice.push({ colour: 'gold', used: true });
    for (const player of g.players) {
      player.lasting = [
        { modifier: { kind: 'stealth' }, until: 'turn' },
        { modifier: { kind: 'refund' }, until: 'combat' },
      ];
    }
    const { drive } = attack(g);
    drive.does('pass', 'pass', 'pass', 'pass');
    expect(g.players[1]?.lasting).toHaveLength(2);
    drive.does('pass');
    expect(g.players.map(({ lasting }) => lasting.length)).toEqual([1, 0]);
  });

  it('F-PVP-17: a seat whose standing orders skip attack questions attends in part', () => {
    const g = war();
    g.players[0]?.dice.push({ colour: 'gold', used: true });
    const { drive } = attack(g, {}, null, []);
    expect(drive.asked.seat).toBe(0);
    expect(g.pvp?.attendance).toBe('partial');
    drive.does('pass', 'pass');
    expect(drive.over).toBe(true);
  });

  it('F-TURN-05: cards that a defender in full attendance played earlier don’t count for the turn that is taken in advance', () => {
    const g = war();
    g.core = [];
    Object.assign(g.players[1] ?? {}, { spent: 3 });
    attack(g).drive.does('full');
    expect(g.players[1]?.spent).toBe(0);
  });

  it('F-PVP-12 F-OPEN-83 F-LOC-07: a fully attending defender’s turn starts like any other turn, but a partial defender has no start of turn', () => {
    for (const [how, tokens] of [
      ['full', 1],
      ['pass', 0],
    ] as const) {
      const g = war();
      g.core = [];
      const player = moor(g, 1, 'B0');
      player.lasting.push({
        modifier: { kind: 'claimed', colour: 'gold', tokens: true, curse: false },
        until: 'round',
      });
      attack(g).drive.does(how);
      expect([player.data.gold, player.data.white]).toEqual([tokens, tokens]);
    }
  });
});
