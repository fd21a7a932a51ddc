import { describe, expect, it } from 'vitest';
import { pvpAttack } from '../../../src/games/frontiers/chapters/pvp/pvp-attack.ts';
import { dropDisruptors, stopOpponent } from '../../../src/games/frontiers/chapters/pvp/pvp-outcome.ts';
import { play } from '../../../src/games/frontiers/effects/play.ts';
import { effects } from '../../../src/games/frontiers/effects/runner.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { Drive } from './support/drive.ts';
import { war } from './support/pvp.ts';

/**
 * Both attacks of the Long Range phase, seat 1’s first. Seat 1 has one card to stop or weaken an attack, and seat 0 fires 4
 * points.
 */
function exchange(card: string, ahead: Seat | null = null): { g: Frontiers; drive: Drive } {
  const g = war();
  g.pvp = {
    aggressor: { seat: 0, stopped: false, sustained: 0 },
    defender: { seat: 1, stopped: false, sustained: 0 },
    attendance: 'full',
    phase: 'long',
    attacker: 1,
    starbase: null,
    noDisruptors: [],
  };
  Object.assign(g.players[1] ?? {}, {
    hand: [card],
    data: { red: 1, blue: 1, gold: 1, white: 0, purple: 0, black: 1 },
  });
  Object.assign(g.players[0]?.points ?? {}, { long: { photonTorpedo: 4 } });
  const both = procedure<Frontiers, object>('both')({
    begin(ctx) {
      if (ahead !== null) stopOpponent(ctx, ahead, true);
      ctx.call(pvpAttack, { attacker: 1 });
      return 'second';
    },
    second(ctx) {
      ctx.call(pvpAttack, { attacker: 0 });
      return 'end';
    },
    end: () => null,
  });
  const table = { both, play, effects, 'pvp-attack': pvpAttack };
  return { g, drive: new Drive(g, table, { proc: 'both', local: {} }) };
}

const damage = (g: Frontiers) => g.players[1]?.hand.filter((card) => card === DAMAGE).length;

describe('effects that stop a player’s attack', () => {
  it('F-PVP-50 F-PVP-48: a blocker’s effect that stops an enemy’s attack stops the attack that is being blocked', () => {
    const { g, drive } = exchange('subspace-snare');
    drive.does('pass', 'fire');
    const [snare = ''] = drive.keys('play:subspace-snare:basic');
    drive.does(snare);
    expect(drive.over).toBe(true);
    expect(damage(g)).toBe(0);
    expect(g.players[0]?.points.long).toEqual({});
  });

  it('F-PVP-50: an effect that stops an attack does nothing if it is played before the opponent attacks', () => {
    const { g, drive } = exchange('warp-drive');
    const early = procedure<Frontiers, object>('early')({
      begin(ctx) {
        stopOpponent(ctx, 1);
        return null;
      },
    });
    const tried = new Drive(g, { early }, { proc: 'early', local: {} });
    expect(tried.rules).toEqual(['F-PVP-50']);
    drive.does('pass', 'fire', 'pass');
    expect(damage(g)).toBe(2);
  });

  it('F-PVP-49: an effect that skips phases stops only the opponent’s next attack', () => {
    const { g, drive } = exchange('warp-drive', 1);
    drive.does('pass');
    expect(drive.over).toBe(true);
    expect(drive.rules).toContain('F-PVP-49');
    expect(damage(g)).toBe(0);
    expect(g.pvp?.aggressor.stopped).toBe(false);
  });

  it('F-PVP-48: other effects on enemies do nothing to a player’s ship', () => {
    const { g, drive } = exchange('shield-breach');
    drive.does('pass', 'fire');
    const [breach = ''] = drive.keys('play:shield-breach:basic');
    if (breach !== '') drive.does(breach);
    if (!drive.over) drive.does('pass');
    expect(damage(g)).toBe(2);
  });

  it('F-PVP-51: effects that apply to a combat last for all of it, whoever is attacking', () => {
    const { g, drive } = exchange('warp-drive');
    const early = procedure<Frontiers, object>('early')({
      begin(ctx) {
        dropDisruptors(ctx, 1);
        return null;
      },
    });
    new Drive(g, { early }, { proc: 'early', local: {} });
    expect(g.pvp?.noDisruptors).toEqual([1]);
    drive.does('pass');
    expect(g.pvp).toMatchObject({ attacker: 0, noDisruptors: [1] });
  });

  it('F-PVP-47: an effect on Crew can’t make the opponent’s Crew Spent', () => {
    const { g, drive } = exchange('energy-flow');
    g.players[0]?.crew.push({ crew: 'security-detail', ready: true, wounds: 0 });
    drive.does('pass', 'fire');
    const [flow = ''] = drive.keys('play:energy-flow:basic');
    drive.does(flow);
    expect(drive.over || drive.keys('exhaust:').length === 0).toBe(true);
    expect(g.players[0]?.crew[0]?.ready).toBe(true);
  });

  it('F-PVP-28: a blocker’s effect that removes Disruptors applies to that attack', () => {
    const { g, drive } = exchange('deep-scan');
    Object.assign(g.players[1]?.points ?? {}, { shields: { photonTorpedo: 4 } });
    drive.does('pass', 'fire');
    const [scan = ''] = drive.keys('play:deep-scan:strong');
    drive.does(scan);
    // The alternative that removes Resistances does nothing against a player, so nobody is asked (F-PVP-48).
    expect(drive.over).toBe(true);
    expect(drive.rules).toContain('F-PVP-28');
    expect(damage(g)).toBe(0);
  });
});
