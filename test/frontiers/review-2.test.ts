import { describe, expect, it } from 'vitest';
import { memberOption, volunteers } from '../../src/games/frontiers/rules/away-team.ts';
import { fights } from '../../src/games/frontiers/rules/challenges.ts';
import { changeReputation, gainExperience } from '../../src/games/frontiers/rules/gains.ts';
import { interactions } from '../../src/games/frontiers/rules/interactions.ts';
import { tileLabelled } from '../../src/games/frontiers/rules/labels.ts';
import { lenders } from '../../src/games/frontiers/rules/lenders.ts';
import { moves } from '../../src/games/frontiers/rules/movement.ts';
import { prepareRound } from '../../src/games/frontiers/rules/prepare.ts';
import { layTile } from '../../src/games/frontiers/rules/reveal.ts';
import { DIE_WINDOW } from '../../src/games/frontiers/rules/secret-die.ts';
import { outcome } from '../../src/games/frontiers/score.ts';
import type { Frontiers } from '../../src/games/frontiers/state.ts';
import { joinedEnd } from '../../src/games/frontiers/steps/joined-end.ts';
import { view } from '../../src/games/frontiers/viewing/view.ts';
import { Drive, NOTHING } from './support/drive.ts';
import { arena, captain, fight, gives, strikes, told, top } from './support/fight.ts';
import { once } from './support/once.ts';
import { at, lay, moor, position, put, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';
import { attack, war } from './support/pvp.ts';
import { rounds } from './support/rounds.ts';

function hint({ asked }: Drive, key: string): string | undefined {
  return asked.options.find((option) => option.key === key)?.hint;
}

/** A Starbase of seat 1, who is away, at B1 beside seat 0 at B2. */
function held(options: object = {}): Frontiers {
  const g = arena({ B: 'frontier3', C: 'frontier1' }, 'B2', options);
  site(g, 'B1').marks = [1];
  moor(g, 1, 'A1');
  return g;
}

describe('figures on buttons', () => {
  it('F-COMBAT-05: what stands in for an absent owner is offered for half its Experience, which is what it gives', () => {
    const g = held();
    top(g, 'romulanStarbase', 'frontier-bulwark');
    const drive = gives(fight(g, 'assault:B1'), { long: { normal: 7 } });
    const key = 'attack:frontier-bulwark@B1';
    expect(hint(drive, key)).toContain('2 Experience.');
    drive.does(key);
    expect(captain(g).experience).toBe(2);
    expect(drive.rules).toContain('F-COMBAT-05');
  });

  it('F-VARIANT-18: a secret die adds its Experience to the button once it is shown, not before', () => {
    const fought = () => {
      const g = arena({ B: 'cubeGreen' }, 'B3', { interactiveCombat: true, players: 3 });
      put(g, 'B2', 'warbird', 'patrol-warbird');
      return fight(g, 'challenge:B2', { windows: [DIE_WINDOW] });
    };
    const key = 'attack:patrol-warbird@B2';
    expect(hint(gives(fought().does('die:blue'), { long: { normal: 9 } }), key)).toContain('2 Experience.');
    expect(hint(gives(fought().does('die:gold'), { long: { normal: 9 } }), key)).toContain('3 Experience.');
  });

  it('F-SCEN-79 F-COMBAT-05: how many tokens stand in for an absent owner', () => {
    const g = held({ scenario: 'conquer-and-hold', players: 2 });
    const words = () => fights(g, 0).find(({ key }) => key === 'assault:B1')?.hint;
    g.round = 2;
    expect(words()).toMatch(/^1 Starbase Token stands in .* half the Experience\.$/);
    g.round = 5;
    expect(words()).toMatch(/^3 Starbase Tokens stand in /);
  });

  it('F-AWAY-04: two Crew Members of one card have different labels', () => {
    const g = position();
    captain(g).crew = [0, 1].map(() => ({ crew: 'security-detail', ready: true, wounds: 0 }));
    const labels = volunteers(g, 0).map((member) => memberOption(g, 0, 'team', member, '', 'F-AWAY-04').label);
    expect(new Set(labels).size).toBe(3);
  });
});

describe('who lends a ship Defense', () => {
  it('F-DMG-09: of several copies of a Crew card one is offered', () => {
    const g = position();
    captain(g).wounds = 1;
    captain(g).crew = [0, 1].map(() => ({ crew: 'security-detail', ready: true, wounds: 0 }));
    expect(lenders(g, 0).map(({ place }) => place)).toEqual([0]);
  });
});

describe('what places are called', () => {
  it('F-VARIANT-09: a Cube by its own color, whatever the tile shows', () => {
    const g = position({ randomCubes: true });
    lay(g, 'cubeGold', 'D');
    g.cubes.red = { at: at('D0'), level: 4, defenders: [], marks: [], destroyed: true };
    moor(g, 0, 'D4').points.move = 9;
    const label = () => moves(g, 0).find(({ key }) => key === 'move:D0')?.label;
    expect(label()).toBe('Move to D0: Red Borg Cube');
    moor(g, 0, 'D0');
    expect(interactions(g, 0)[0]?.label).toContain('Red Borg Cube');
    const state = turnOver(g).state;
    expect(view(state, 0).spaces.find(({ id }) => id === 'D0')?.site?.name).toBe('Red Borg Cube');
  });

  it('F-OUTCOME-01 F-SCEN-68: where a ship was defeated, and in Conquer and Hold where the Cube was, is empty space', () => {
    const g = position({ scenario: 'conquer-and-hold', players: 2 });
    lay(g, 'cubeGold', 'D');
    site(g, 'B6').tokens = [];
    const label = (from: string, key: string) => {
      moor(g, 0, from).points.move = 9;
      return moves(g, 0).find((move) => move.key === key)?.label;
    };
    expect(label('D4', 'move:D0')).toBe('Move to D0: Empty space');
    expect(label('B0', 'move:B6')).toBe('Move to B6: Nebula');
  });
});

describe('what the log says', () => {
  it('F-SCEN-48: in Liberate the Cube is destroyed as it is found', () => {
    const g = position({ scenario: 'liberate' });
    const place = tileLabelled('D');
    const drive = once(g, (ctx) => place !== null && layTile(ctx, 'cubeRed', place));
    expect(drive.rules).toContain('F-SCEN-48');
    expect(told(drive).join(' ')).not.toContain('appears');
  });

  it('F-SCEN-21: the Experience that lines give is named', () => {
    const g = position({ scenario: 'blitz-conquest' });
    captain(g).experience = 1;
    const drive = once(g, (ctx) => gainExperience(ctx, 0, 2, 'a test', 'F-LRA-12'));
    expect(told(drive).join(' ')).toContain('2 Experience: a test, and 1 more for crossing 1 line. Now 4.');
  });

  it('F-OPEN-06: only the Reputation that was moved', () => {
    const g = position();
    captain(g).reputation = -6;
    const drive = once(g, (ctx) => {
      changeReputation(ctx, 0, -3, 'a test', 'F-COMBAT-09');
      changeReputation(ctx, 0, -3, 'a test', 'F-COMBAT-09');
    });
    expect(told(drive)).toEqual([
      expect.stringContaining('loses 1 Reputation'),
      expect.stringContaining('loses no more'),
    ]);
  });

  it('F-COMBAT-04 F-OUTCOME-07 F-AWAY-27: the rule that acts, not its neighbor', () => {
    const g = held();
    expect(fight(g, 'assault:B1').rules).toContain('F-COMBAT-04');
    const dominion = arena({ C: 'frontier4' }, 'C4');
    put(dominion, 'C0', 'dominionStarbase', 'damping-station');
    const won = strikes(fight(dominion, 'assault:C0'), { long: { photonTorpedo: 4 } }, 'attack:damping-station@C0');
    expect(won.rules).toContain('F-OUTCOME-07');
    const planet = arena({ B: 'frontier6' }, 'B4');
    top(planet, 'classL', 'stranded-miners');
    const [beam = ''] = fights(planet, 0).flatMap(({ key }) => (key.startsWith('beam:') ? key : []));
    const talked = gives(fight(planet, beam).does([]), { diplomacy: 4 });
    expect(talked.does(talked.keys('win:')[0] ?? '').rules).toContain('F-AWAY-27');
  });

  it('F-SCEN-08 F-SCEN-17: a verdict names the rule of its scenario', () => {
    expect(outcome(position({ scenario: 'first-reconnaissance' })).rule).toBe('F-SCEN-08');
    expect(outcome(position({ scenario: 'full-conquest' })).rule).toBe('F-SCEN-17');
  });
});

describe('questions without a choice', () => {
  it('F-PVP-18 F-PVP-25: nobody is asked who has no cards, and Skills that can’t be used now', () => {
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

  it('F-PVP-15 F-COOP-17: nor after the fight, when Crew could do nothing but fight', () => {
    const g = war();
    g.turn?.joined.push(1);
    const [, other] = g.players;
    Object.assign(other ?? {}, { hand: [], crew: [{ crew: 'security-detail', ready: true, wounds: 0 }] });
    g.core = [];
    const procedures = { 'joined-end': joinedEnd, 'end-of-turn': NOTHING };
    const drive = new Drive(g, procedures, { proc: 'joined-end', local: { seat: 1 } });
    expect(drive.over).toBe(true);
  });

  it('F-SCEN-54: which station sends a crystal as a Round starts', () => {
    const g = position({ scenario: 'liberate' });
    g.round = 2;
    site(g, 'C4').marks = [1];
    expect(once(g, prepareRound).rules).toContain('F-SCEN-54');
  });

  it('F-VARIANT-21: without Advanced Actions there are no upgrades', () => {
    const g = position({ actionUpgrades: true });
    g.advanced.deck = [];
    const drive = new Drive(g, rounds(), { proc: 'upgrades', local: {} });
    expect(drive.over).toBe(true);
    expect(drive.rules).toEqual(['F-VARIANT-21']);
  });
});
