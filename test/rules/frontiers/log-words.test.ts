import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { changeReputation, gainExperience } from '../../../src/games/frontiers/chapters/captains/gains.ts';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { rollPurple } from '../../../src/games/frontiers/chapters/data/data.ts';
import { layTile } from '../../../src/games/frontiers/chapters/exploring/reveal.ts';
import { interactions } from '../../../src/games/frontiers/chapters/interactions/interactions.ts';
import { tileLabelled } from '../../../src/games/frontiers/chapters/map/labels.ts';
import { step } from '../../../src/games/frontiers/chapters/movement/movement.ts';
import { moves } from '../../../src/games/frontiers/chapters/movement/travel.ts';
import { prepareRound } from '../../../src/games/frontiers/chapters/rounds/prepare.ts';
import { tactics as choosing } from '../../../src/games/frontiers/chapters/rounds/tactics.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { outcome } from '../../../src/games/frontiers/outcome.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { view } from '../../../src/games/frontiers/viewing/view.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { Drive } from './support/drive.ts';
import { arena, captain, fight, gives, strikes, top } from './support/fight.ts';
import { at, deal, lay, moor, position, put, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';
import { newGame, until } from './support/rounds.ts';
import { once } from './support/run-once.ts';

/** The number of the die face that shows purple. */
const PURPLE = 5;

function tactics(g: Frontiers): Drive {
  return new Drive(g, { tactics: choosing }, { proc: 'tactics', local: {} });
}

/** Moves seat 0 one step, with enough Move points. */
function stepping(g: Frontiers, from: string, to: string): Drive {
  moor(g, 0, from).points.move = 9;
  g.turn = { ...freshTurn(0), begun: true, path: [at(from)] };
  return once(g, (ctx) => step(ctx, 0, at(to)));
}

/** A Starbase at B1 of seat 1, who is away, with seat 0 beside it at B2. */
function held(options: object = {}): Frontiers {
  const g = arena({ B: 'frontier3', C: 'frontier1' }, 'B2', options);
  site(g, 'B1').marks = [1];
  moor(g, 1, 'A1');
  return g;
}

describe('the log', () => {
  it('F-OPEN-09: the log names neither the cards that Change of Course replaces nor other discarded cards', () => {
    const g = position();
    deal(g, 1, DAMAGE, 'warp-drive', 'insight');
    const drive = tactics(g).does('tactic:change-of-course', ['replace:damage', 'replace:insight']);
    const told = drive.log.join(' ');
    expect(told).toContain('replaces 2 cards');
    expect(told).not.toContain('Insight');
    const none = tactics(position()).does('tactic:change-of-course', []);
    expect(none.log.join(' ')).not.toContain('replaces');
  });

  it('F-SETUP-19 F-SETUP-20 F-SETUP-21: the setup log cites the setup rules', () => {
    const drive = until(newGame({ scenario: 'full-conquest', players: 2 }), 'Which Tactic');
    expect(drive.rules).toEqual(expect.arrayContaining(['F-SETUP-19', 'F-SETUP-20', 'F-SETUP-21']));
    expect(drive.rules).not.toContain('F-EXPLORE-02');
    expect(drive.rules).not.toContain('F-ROUND-06');
  });

  it('F-ROUND-03 F-ROUND-06: a later Round’s log cites the rules for Round preparation', () => {
    const g = position();
    g.round = 2;
    const { rules } = once(g, prepareRound);
    expect(rules).toContain('F-ROUND-03');
    expect(rules).toContain('F-ROUND-06');
  });

  it('F-DATA-09: the log says that a die showing purple again returns to the Core', () => {
    const g = position();
    g.turn = { ...freshTurn(0), begun: true };
    g.core = ['purple'];
    expect(once(g, (ctx) => rollPurple(ctx, 0), [PURPLE]).rules).toContain('F-DATA-09');
    expect(g.core).toEqual(['purple']);
  });

  it('F-MOVE-08 F-MOVE-20: the log says why a ship that provokes another goes back from a Planet or a destroyed Cube', () => {
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

describe('the log', () => {
  it('F-SCEN-48: in Liberate, the log says that the Cube is destroyed from the start', () => {
    const g = position({ scenario: 'liberate' });
    const place = tileLabelled('D');
    const drive = once(g, (ctx) => place !== null && layTile(ctx, 'cubeRed', place));
    expect(drive.rules).toContain('F-SCEN-48');
    expect(drive.log.join(' ')).not.toContain('Cube appears');
  });

  it('F-SCEN-21: the log shows the Experience gained by crossing lines', () => {
    const g = position({ scenario: 'blitz-conquest' });
    captain(g).experience = 1;
    const drive = once(g, (ctx) => gainExperience(ctx, 0, 2, 'a test', 'F-LRA-12'));
    expect(drive.log.join(' ')).toContain('2 Experience: a test, and 1 more for crossing 1 line. Now 4.');
  });

  it('F-OPEN-06: the log shows only the Reputation actually gained or lost', () => {
    const g = position();
    captain(g).reputation = -6;
    const drive = once(g, (ctx) => {
      changeReputation(ctx, 0, -3, 'a test', 'F-COMBAT-09');
      changeReputation(ctx, 0, -3, 'a test', 'F-COMBAT-09');
    });
    expect(drive.log).toEqual([
      expect.stringContaining('loses 1 Reputation'),
      expect.stringContaining('loses no more'),
    ]);
  });

  it('F-COMBAT-04 F-OUTCOME-07 F-AWAY-27: the log cites the rule for each kind of fight', () => {
    const g = held();
    expect(fight(g, 'assault:B1').rules).toContain('F-COMBAT-04');
    const dominion = arena({ C: 'frontier4' }, 'C4');
    put(dominion, 'C0', 'dominionStarbase', 'damping-station');
    const won = strikes(fight(dominion, 'assault:C0'), { long: { photonTorpedo: 4 } }, 'attack:damping-station@C0');
    expect(won.rules).toContain('F-OUTCOME-07');
    const planet = arena({ B: 'frontier6' }, 'B4');
    top(planet, 'classL', 'stranded-miners');
    const [beam = ''] = openOptions(fights(planet, 0)).flatMap(({ key }) => (key.startsWith('beam:') ? key : []));
    const talked = gives(fight(planet, beam).does([]), { diplomacy: 4 });
    expect(talked.does(talked.keys('win:')[0] ?? '').rules).toContain('F-AWAY-27');
  });

  it('F-SCEN-08 F-SCEN-17: the log of the verdict cites the scenario’s rule', () => {
    expect(outcome(position({ scenario: 'first-reconnaissance' })).rule).toBe('F-SCEN-08');
    expect(outcome(position({ scenario: 'full-conquest' })).rule).toBe('F-SCEN-17');
  });
});

describe('place names', () => {
  it('F-VARIANT-09: a Cube’s name contains its own color, whatever the tile shows', () => {
    const g = position({ randomCubes: true });
    lay(g, 'cubeGold', 'D');
    g.cubes.red = { at: at('D0'), level: 4, defenders: [], marks: [], destroyed: true };
    moor(g, 0, 'D4').points.move = 9;
    const label = () => openOptions(moves(g, 0)).find(({ key }) => key === 'move:D0')?.label;
    expect(label()).toBe('Move to D0: Red Borg Cube');
    moor(g, 0, 'D0');
    expect(openOptions(interactions(g, 0))[0]?.label).toContain('Red Borg Cube');
    const state = turnOver(g).state;
    expect(view(state, 0).spaces.find(({ id }) => id === 'D0')?.site?.name).toBe('Red Borg Cube');
  });

  it('F-OUTCOME-01 F-SCEN-68: the space of a defeated ship, or of the Cube in Conquer and Hold, is named by its terrain', () => {
    const g = position({ scenario: 'conquer-and-hold', players: 2 });
    lay(g, 'cubeGold', 'D');
    site(g, 'B6').tokens = [];
    const label = (from: string, key: string) => {
      moor(g, 0, from).points.move = 9;
      return openOptions(moves(g, 0)).find((move) => move.key === key)?.label;
    };
    expect(label('D4', 'move:D0')).toBe('Move to D0: Empty space');
    expect(label('B0', 'move:B6')).toBe('Move to B6: Nebula');
  });
});
