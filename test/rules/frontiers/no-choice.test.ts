import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { prepareRound } from '../../../src/games/frontiers/chapters/rounds/prepare.ts';
import { tactics as choosing } from '../../../src/games/frontiers/chapters/rounds/tactics.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { joinedEnd } from '../../../src/games/frontiers/chapters/turn-end/end-of-turn.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { Drive, NOTHING } from './support/drive.ts';
import { captain } from './support/fight.ts';
import { at, moor, position, site } from './support/position.ts';
import { run } from './support/procedures.ts';
import { attack, war } from './support/pvp.ts';
import { rounds } from './support/rounds.ts';
import { once } from './support/run-once.ts';

function tactics(g: Frontiers): Drive {
  return new Drive(g, { tactics: choosing }, { proc: 'tactics', local: {} });
}

describe('situations without a choice', () => {
  it('F-OPEN-09: Data Siphon doesn’t ask if the Core has only one basic color', () => {
    const g = position();
    g.core = ['red', 'red', 'white', 'black'];
    const drive = tactics(g).does('tactic:data-siphon');
    expect(drive.asked.prompt).toContain('Tactic');
    expect(drive.g.players.flatMap(({ dice }) => dice)).toEqual([
      { colour: 'red', used: false, kept: true, once: true },
    ]);
  });

  it('F-PVP-16: a player isn’t asked which die to take if only one is available', () => {
    const g = position({ pvp: true });
    g.turn = { ...freshTurn(0), begun: true, path: [at('B4')] };
    moor(g, 0, 'B4');
    moor(g, 1, 'B3');
    g.core = ['red', 'red'];
    const drive = run(g, 'pvp', { target: 1, starbase: null });
    expect(drive.keys('die:')).toEqual([]);
    expect(playerOf(drive.g, 0).dice).toEqual([{ colour: 'red', used: false }]);
    expect(drive.g.core).toEqual(['red']);
  });

  it('F-EOT-12: if the offer is empty, a Crew reward is lost, and the player isn’t asked', () => {
    const g = position();
    g.turn = { ...freshTurn(0), begun: true, step: 'after', path: [at('B4')] };
    Object.assign(moor(g, 0, 'B4'), { spent: 1, rewards: [{ kind: 'crew' }] });
    g.crew.offer = [];
    const drive = run(g, 'end-of-turn');
    expect(drive.over).toBe(true);
    expect(drive.rules).toContain('F-EOT-12');
  });
});

describe('situations without a choice', () => {
  it('F-PVP-18 F-PVP-25: a player without cards or usable Skills isn’t asked to play in a fight', () => {
    const g = war();
    g.core = [];
    captain(g).points.long = { normal: 4 };
    const [, defender] = g.players;
    Object.assign(defender ?? {}, { hand: [], skills: [{ skill: 'defiant-pulse-volley', used: 'no' }] });
    const { drive } = attack(g);
    drive.does('pass');
    expect(drive.asked.seat).toBe(0);
    drive.does('fire');
    expect(drive.over || drive.asked.seat === 0).toBe(true);
  });

  it('F-PVP-15 F-COOP-17: after the fight, a player whose Crew can do nothing but fight isn’t asked to play anything', () => {
    const g = war();
    g.turn?.joined.push(1);
    const [, other] = g.players;
    Object.assign(other ?? {}, { hand: [], crew: [{ crew: 'security-detail', ready: true, wounds: 0 }] });
    g.core = [];
    const procedures = { 'joined-end': joinedEnd, 'end-of-turn': NOTHING };
    const drive = new Drive(g, procedures, { proc: 'joined-end', local: { seat: 1 } });
    expect(drive.over).toBe(true);
  });

  it('F-SCEN-54: at the start of a Round, a liberated Research Station gives its crystal, and the player isn’t asked', () => {
    const g = position({ scenario: 'liberate' });
    g.round = 2;
    site(g, 'C4').marks = [1];
    expect(once(g, prepareRound).rules).toContain('F-SCEN-54');
  });

  it('F-VARIANT-21: if there are no Advanced Actions, nobody is asked about upgrades', () => {
    const g = position({ actionUpgrades: true });
    g.advanced.deck = [];
    const drive = new Drive(g, rounds(), { proc: 'upgrades', local: {} });
    expect(drive.over).toBe(true);
    expect(drive.rules).toEqual(['F-VARIANT-21']);
  });
});
