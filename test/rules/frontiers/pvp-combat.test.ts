import { describe, expect, it } from 'vitest';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, lay, moor, site } from './support/position.ts';
import { attack, war } from './support/pvp.ts';

const side = (kind: 'attack' | 'shields') => `side:warp-drive:${kind}`;

/** Gives seat 0 its die, so that it isn’t asked for one. */
function armed(g: Frontiers): Frontiers {
  g.players[0]?.dice.push({ colour: 'gold', used: true });
  return g;
}

describe('combat between players', () => {
  it('T22 F-PVP-09 F-PVP-22 F-PVP-34 F-PVP-39 F-PVP-41 F-PVP-44: a weaker aggressor can drive off a stronger ship', () => {
    const g = armed(war());
    Object.assign(g.players[0] ?? {}, { experience: 4, level: 2 });
    Object.assign(g.players[1] ?? {}, { experience: 15, level: 4 });
    const script = { 0: [{ long: { photonPulse: 6 }, close: { normal: 3 } }], 1: [{ shields: { normal: 2 } }] };
    const { drive, ended } = attack(g, script);
    expect(g.players[0]?.reputation).toBe(-2);
    drive.does('pass', 'pass', 'pass');
    drive.does(side('attack'), 'fire', side('shields'), 'pass', 'retreat:A2');
    expect(g.players[0]?.experience).toBe(9);
    expect(drive.asked).toMatchObject({ seat: 0, rule: 'F-PVP-44' });
    drive.does('enter');
    expect(drive.over).toBe(true);
    expect(g.players.map((player) => player.at)).toEqual([at('A1'), at('A2')]);
    expect(g.turn?.provoked).toEqual([]);
    expect(g.pvp).toBeNull();
    expect(ended).toEqual([]);
  });

  it('F-PVP-44: the victor of combat between players may stay in its space', () => {
    const g = armed(war());
    const { drive } = attack(g, { 0: [{ close: { normal: 4 } }] });
    drive.does('pass', 'pass', 'pass', side('attack'), 'fire', 'pass', 'retreat:A2', 'pass');
    expect(g.players[0]?.at).toBe(at('A6'));
  });

  it('F-PVP-44 F-SAFE-02: the victor can’t enter an unsafe space, such as the other team’s Starbase', () => {
    const g = armed(war({ players: 4 }));
    for (const [seat, player] of g.players.entries()) player.team = seat % 2;
    lay(g, 'frontier3', 'D');
    site(g, 'D1').marks = [3];
    moor(g, 1, 'D1');
    moor(g, 0, 'D0');
    const { drive } = attack(g, { 0: [{ close: { normal: 4 } }] });
    drive.does('pass', 'pass', 'pass', side('attack'), 'fire', 'pass', 'retreat:D2');
    expect(drive.over).toBe(true);
    expect(g.players[0]?.at).toBe(at('D0'));
  });

  it('F-PVP-23 F-PVP-34 F-PVP-46: the defender fires first at long range and the aggressor at close range, then the fight ends undecided', () => {
    const { drive } = attack(armed(war()));
    drive.does('pass');
    const asked: number[] = [];
    while (!drive.over) {
      asked.push(drive.asked.seat);
      drive.does('pass');
    }
    expect(asked).toEqual([1, 0, 0, 1]);
    expect(drive.rules.at(-1)).toBe('F-PVP-46');
    expect(drive.g.players.map(({ experience }) => experience)).toEqual([0, 0]);
  });

  it('F-PVP-07 F-COMBAT-14: nearby Enemy Ships and other captains can’t take part in combat between two players', () => {
    const g = armed(war({ players: 3 }));
    moor(g, 0, 'B0');
    moor(g, 1, 'B1');
    moor(g, 2, 'B4');
    const { drive } = attack(g);
    const asked: number[] = [];
    while (!drive.over) {
      asked.push(drive.asked.seat);
      expect(drive.asked.kind).toBe('pick');
      drive.does('pass');
    }
    expect(asked).toEqual([1, 1, 0, 0, 1]);
    expect(site(g, 'B6').tokens).toHaveLength(1);
  });

  it('F-PVP-21 F-PVP-42: a partial defender fires back and drives off the aggressor', () => {
    const g = armed(war());
    Object.assign(g.players[0] ?? {}, { experience: 2 });
    const { drive } = attack(g, { 1: [{ close: { normal: 4 } }] });
    drive.does('pass', 'pass', 'pass', 'pass', side('attack'), 'fire', 'pass');
    const [retreat = ''] = drive.keys('retreat:');
    drive.does(retreat);
    expect(drive.over).toBe(true);
    expect(g.players[1]).toMatchObject({ experience: 1, at: at('A1') });
    expect(g.players[0]?.at).not.toBe(at('A6'));
  });

  it('F-PVP-34: a ship that has been driven off doesn’t fire any more', () => {
    const g = armed(war());
    const { drive } = attack(g, { 0: [{ close: { normal: 4 } }] });
    drive.does('pass', 'pass', 'pass', side('attack'), 'fire', 'pass', 'retreat:A2', 'pass');
    expect(drive.over).toBe(true);
  });

  it('F-PVP-43: a victor who has the same Experience as the loser gains nothing', () => {
    const g = armed(war());
    const { drive } = attack(g, { 0: [{ close: { normal: 4 } }] });
    drive.does('pass', 'pass', 'pass', side('attack'), 'fire', 'pass', 'retreat:A2');
    expect(g.players[0]?.experience).toBe(0);
    expect(drive.rules).toContain('F-PVP-43');
  });

  it('F-SCEN-73 F-SCEN-74: in Conquer and Hold, attacking a player costs no Reputation and gives double Experience', () => {
    const g = armed(war({ scenario: 'conquer-and-hold' }));
    Object.assign(g.players[1] ?? {}, { experience: 1 });
    const { drive } = attack(g, { 0: [{ close: { normal: 4 } }] });
    expect(g.players[0]?.reputation).toBe(0);
    drive.does('pass', 'pass', 'pass', side('attack'), 'fire', 'pass', 'retreat:A2');
    expect(g.players[0]?.experience).toBe(2);
  });

  it('F-SCEN-74: a victor who has more Experience than the loser still gains nothing', () => {
    const g = armed(war({ scenario: 'conquer-and-hold' }));
    Object.assign(g.players[0] ?? {}, { experience: 1 });
    const { drive } = attack(g, { 0: [{ close: { normal: 4 } }] });
    drive.does('pass', 'pass', 'pass', side('attack'), 'fire', 'pass', 'retreat:A2');
    expect(g.players[0]?.experience).toBe(1);
  });

  it('F-SCEN-88: in One to Return, attacking a player costs no Reputation', () => {
    const g = armed(war({ scenario: 'one-to-return' }));
    attack(g);
    expect(g.players[0]?.reputation).toBe(0);
  });

  it('F-PVP-09: attacking a captain with negative Reputation costs no Reputation', () => {
    const g = armed(war());
    Object.assign(g.players[1] ?? {}, { reputation: -1 });
    attack(g);
    expect(g.players[0]?.reputation).toBe(0);
  });

  it('F-PVP-10 F-PVP-45: assaulting a defended Starbase costs 1 Reputation, and the attacker must capture the Starbase after a victory', () => {
    const g = armed(war());
    lay(g, 'frontier3', 'D');
    site(g, 'D1').marks = [1];
    moor(g, 1, 'D1');
    moor(g, 0, 'D0');
    const { drive } = attack(g, { 0: [{ close: { normal: 4 } }] }, at('D1'));
    expect(g.players[0]?.reputation).toBe(-1);
    drive.does('pass', 'pass', 'pass', side('attack'), 'fire', 'pass');
    const [retreat = ''] = drive.keys('retreat:');
    drive.does(retreat);
    expect(drive.over).toBe(true);
    expect(g.players[0]?.at).toBe(at('D1'));
    expect(site(g, 'D1').marks).toEqual([0]);
  });

  it('F-PVP-45: a defender who wins keeps the Starbase', () => {
    const g = armed(war());
    lay(g, 'frontier3', 'D');
    site(g, 'D1').marks = [1];
    moor(g, 1, 'D1');
    moor(g, 0, 'D0');
    const { drive } = attack(g, { 1: [{ close: { normal: 4 } }] }, at('D1'));
    drive.does('pass', 'pass', 'pass', 'pass', side('attack'), 'fire', 'pass');
    const [retreat = ''] = drive.keys('retreat:');
    drive.does(retreat);
    expect(drive.over).toBe(true);
    expect(site(g, 'D1').marks).toEqual([1]);
    expect(g.players[1]?.at).toBe(at('D1'));
    expect([at('D0'), at('D1')]).not.toContain(g.players[0]?.at);
  });

  it('F-PVP-25: an attacker may still fire after playing their last card', () => {
    const g = armed(war());
    Object.assign(g.players[0] ?? {}, { hand: ['warp-drive'] });
    const { drive } = attack(g, { 0: [{ close: { normal: 4 } }] });
    drive.does('pass', 'pass', 'pass', side('attack'));
    expect(drive.keys()).toContain('fire');
  });

  it('F-HEAL-12: Repair and Heal points are lost when combat between players starts', () => {
    const g = armed(war());
    Object.assign(g.players[0]?.points ?? {}, { repair: 1, heal: 1, mend: 1 });
    attack(g);
    expect(g.players[0]?.points).toMatchObject({ repair: 0, heal: 0, mend: 0 });
  });
});
