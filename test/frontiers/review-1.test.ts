import { describe, expect, it } from 'vitest';
import { fights } from '../../src/games/frontiers/rules/challenges.ts';
import { rollPurple } from '../../src/games/frontiers/rules/data.ts';
import { playerOf } from '../../src/games/frontiers/rules/find.ts';
import { step } from '../../src/games/frontiers/rules/movement.ts';
import { prepareRound } from '../../src/games/frontiers/rules/prepare.ts';
import { freshTurn } from '../../src/games/frontiers/rules/turn-state.ts';
import { DAMAGE, type Frontiers } from '../../src/games/frontiers/state.ts';
import { tactics as choosing } from '../../src/games/frontiers/steps/tactics.ts';
import { Drive } from './support/drive.ts';
import { once } from './support/once.ts';
import { at, deal, lay, moor, position, put, site } from './support/position.ts';
import { run, turnOver } from './support/procedures.ts';
import { newGame, until } from './support/rounds.ts';

/** Face of a die by what is rolled. */
const PURPLE = 5;

function tactics(g: Frontiers): Drive {
  return new Drive(g, { tactics: choosing }, { proc: 'tactics', local: {} });
}

/** One step of seat 0, with Move points enough. */
function stepping(g: Frontiers, from: string, to: string): Drive {
  moor(g, 0, from).points.move = 9;
  g.turn = { ...freshTurn(0), begun: true, path: [at(from)] };
  return once(g, (ctx) => step(ctx, 0, at(to)));
}

describe('what a Crippled ship plays', () => {
  it('F-OPEN-40: a Damage Card that an effect lets it play sideways is the card of its turn, and it may move', () => {
    const g = position();
    deal(g, 0, DAMAGE, DAMAGE).skills = [{ skill: 'bird-of-prey-scars-of-war', used: 'no' }];
    moor(g, 0, 'B2');
    const drive = turnOver(g);
    expect(drive.asked.prompt).toContain('Emergency Repairs');
    expect(drive.offers('side:damage:move')).toBe(false);
    drive.does('skill:bird-of-prey-scars-of-war', 'side:damage:move');
    expect(drive.keys('move:').length).toBeGreaterThan(0);
    expect(drive.offers('turn:end')).toBe(true);
  });
});

describe('Interactions that a card opens', () => {
  it('F-INTERACT-03 F-TURN-18: they take no Action, so that they may follow it; not in Emergency Repairs', () => {
    const hand = ['science-symposium', 'warp-drive', DAMAGE];
    const g = position();
    deal(g, 0, ...hand);
    moor(g, 0, 'B2');
    const drive = turnOver(g).does('interact:B2', 'deal:done');
    expect(drive.offers('deal:open')).toBe(true);
    drive.does('deal:open', 'deal:done');
    expect(drive.offers('turn:end')).toBe(true);
    const other = position();
    deal(other, 0, ...hand);
    const repairs = turnOver(other).does('emergency', 'discard:warp-drive', '0');
    expect(repairs.offers('deal:open')).toBe(false);
  });
});

describe('questions without a choice', () => {
  it('F-OPEN-09: one color in the Core leaves Data Siphon no choice', () => {
    const g = position();
    g.core = ['red', 'red', 'white', 'black'];
    const drive = tactics(g).does('tactic:data-siphon');
    expect(drive.asked.prompt).toContain('Tactic');
    expect(drive.g.players.flatMap(({ dice }) => dice)).toEqual([
      { colour: 'red', used: false, kept: true, once: true },
    ]);
  });

  it('F-PVP-16: the only die that can be claimed is claimed without a question', () => {
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

  it('F-EOT-12: a Crew reward is lost without a question when nobody is on offer', () => {
    const g = position();
    g.turn = { ...freshTurn(0), begun: true, step: 'after', path: [at('B4')] };
    Object.assign(moor(g, 0, 'B4'), { spent: 1, rewards: [{ kind: 'crew' }] });
    g.crew.offer = [];
    const drive = run(g, 'end-of-turn');
    expect(drive.over).toBe(true);
    expect(drive.rules).toContain('F-EOT-12');
  });
});

describe('what the log says', () => {
  it('F-OPEN-09: which cards Change of Course replaces stays secret, like every discard', () => {
    const g = position();
    deal(g, 1, DAMAGE, 'warp-drive', 'insight');
    const drive = tactics(g).does('tactic:change-of-course', ['replace:damage', 'replace:insight']);
    const told = drive.log.map(({ text }) => text ?? '').join(' ');
    expect(told).toContain('replaces 2 cards');
    expect(told).not.toContain('Insight');
  });

  it('F-SETUP-19 F-SETUP-20 F-SETUP-21: setup names its own rules', () => {
    const drive = until(newGame({ scenario: 'full-conquest', players: 2 }), 'Which Tactic');
    expect(drive.rules).toEqual(expect.arrayContaining(['F-SETUP-19', 'F-SETUP-20', 'F-SETUP-21']));
    expect(drive.rules).not.toContain('F-EXPLORE-02');
    expect(drive.rules).not.toContain('F-ROUND-06');
  });

  it('F-ROUND-03 F-ROUND-06: a later Round names others', () => {
    const g = position();
    g.round = 2;
    const { rules } = once(g, prepareRound);
    expect(rules).toContain('F-ROUND-03');
    expect(rules).toContain('F-ROUND-06');
  });

  it('F-DATA-09: purple again goes back to the Core, and is said to', () => {
    const g = position();
    g.turn = { ...freshTurn(0), begun: true };
    g.core = ['purple'];
    expect(once(g, (ctx) => rollPurple(ctx, 0), [PURPLE]).rules).toContain('F-DATA-09');
    expect(g.core).toEqual(['purple']);
  });

  it('F-MOVE-08 F-MOVE-20: a ship that provokes from a Planet or a destroyed Cube is told why it falls back', () => {
    const planet = position();
    lay(planet, 'frontier5', 'D');
    lay(planet, 'frontier6', 'E');
    put(planet, 'D2', 'warbird', 'raiding-warbird');
    const fromPlanet = stepping(planet, 'D3', 'E5');
    expect(fromPlanet.rules).toContain('F-MOVE-08');
    expect(fromPlanet.rules).not.toContain('F-MOVE-07');
    const cube = position();
    lay(cube, 'cubeRed', 'D');
    cube.cubes.red = { at: at('D0'), level: 1, defenders: [], marks: [], destroyed: true };
    put(cube, 'D5', 'sphere', 'nanoprobe-sphere');
    const fromCube = stepping(cube, 'D4', 'D0');
    expect(fromCube.rules).toContain('F-MOVE-20');
    expect(fromCube.rules).not.toContain('F-MOVE-07');
    expect(playerOf(cube, 0).at).toBe(at('D4'));
  });
});

describe('the Wormhole', () => {
  it('F-LOC-01: nobody is on it once a turn is over, also who was driven back onto it in another’s turn', () => {
    const g = position();
    g.turn = { ...freshTurn(0), begun: true, step: 'after', path: [at('B4')] };
    moor(g, 0, 'B4').spent = 1;
    moor(g, 1, 'A0');
    run(g, 'end-of-turn');
    expect(playerOf(g, 1).aside).toBe(true);
    expect(playerOf(g, 0).aside).toBe(false);
  });
});

describe('hints', () => {
  it('F-LOC-23 F-LOC-26 F-LOC-35: they say how many tokens are drawn, and what a Challenge asks for', () => {
    const g = position();
    lay(g, 'frontier6', 'D');
    lay(g, 'frontier8', 'E');
    lay(g, 'cubeGold', 'F');
    site(g, 'E1').classH = 'combined-challenge';
    const hint = (from: string, key: string) => {
      moor(g, 0, from);
      return fights(g, 0).find((option) => option.key === key)?.hint;
    };
    expect(hint('D4', 'beam:D5')).toBe('1 Class-L Planet Token is drawn.');
    expect(hint('F1', 'beam:F6')).toBe('2 Class-L Planet Tokens are drawn.');
    expect(hint('E6', 'visit:E1')).toContain('red, blue, gold data for 7 Experience');
  });
});
