import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { SCENARIO_IDS } from '../../../src/games/frontiers/options.ts';
import { SCENARIOS } from '../../../src/games/frontiers/scenarios/list.ts';
import type { CardId } from '../../../src/games/frontiers/state.ts';
import { zones } from '../../../src/games/frontiers/zones.ts';
import { slotsOf } from '../../../src/games/kit/zones.ts';
import { describe as manual } from '../../../src/simulation/describe.ts';
import { type CaseSetup, Stage } from '../../../src/simulation/stage.ts';

function staged(decks: { [place: string]: readonly string[] }, more: CaseSetup = {}) {
  return new Stage(frontiers, { options: { scenario: 'full-conquest' }, at: 'turn', decks, ...more });
}

describe('staging', () => {
  it('staging starts with a legal position in every scenario, for every number of players', () => {
    for (const scenario of SCENARIO_IDS) {
      for (const players of Object.keys(SCENARIOS[scenario].sizes).map(Number)) {
        const { g, match } = new Stage(frontiers, { options: { scenario, players }, at: 'turn' });
        expect(g.players.length, scenario).toBe(players);
        expect(match.state.pending.length, scenario).toBe(1);
      }
    }
  });

  it('the description of staging lists all its steps and paths', () => {
    const text = manual(frontiers);
    for (const at of Object.keys(frontiers.staging.at)) expect(text).toContain(`\n  ${at}: `);
    for (const path of Object.keys(frontiers.staging.paths)) expect(text).toContain(`\n  ${path}: `);
  });

  it('staging takes cards from wherever they are, and refills an offer after taking a card from it', () => {
    const { g } = staged({ 'enterprise-d.hand': ['warp-drive', 'damage'] });
    const [first = ''] = g.advanced.offer;
    const { g: other } = staged({ 'defiant.hand': [first] });
    expect(g.players[0]?.hand).toEqual(['warp-drive', 'damage']);
    expect(other.players[1]?.hand).toEqual([first] satisfies CardId[]);
    expect(other.advanced.offer).toHaveLength(3);
    expect(other.advanced.offer).not.toContain(first);
  });

  it('F-CREW-04 F-SKILL-03: staging can give Crew in any state, each card only once, and unused Skills', () => {
    const crew = { 'enterprise-d.crew': ['helm-officers'], 'defiant.spent': ['phaser-crew'] };
    const more = { 'neghvar.wounded': ['field-medics'], 'enterprise-d.skills': ['defiant-motivation'] };
    const decks = { ...crew, ...more, common: ['enterprise-d-motivation'] };
    const { g } = staged(decks, { options: { scenario: 'full-conquest', players: 3 } });
    expect(g.players.flatMap((player) => player.crew)).toEqual([
      { crew: 'helm-officers', ready: true, wounds: 0 },
      { crew: 'phaser-crew', ready: false, wounds: 0 },
      { crew: 'field-medics', ready: true, wounds: 1 },
    ]);
    expect(g.players[0]?.skills).toEqual([{ skill: 'defiant-motivation', used: 'no' }]);
    expect(g.common).toEqual([{ skill: 'enterprise-d-motivation', ship: 'enterprise-d' }]);
    const aboard = zones(g).filter(({ name, set }) => set === 'Crew' && name.includes('.'));
    expect(aboard.flatMap(slotsOf)).toHaveLength(3);
  });

  it('F-DUMMY-15: staging can also take Skills from the Dummy Player’s pile', () => {
    const options = { scenario: 'solo-conquest', players: 1 };
    const { g } = staged({}, { options });
    const [skill = ''] = g.dummy?.skillPile ?? [];
    const other = staged({ common: [skill] }, { options }).g;
    expect(other.common.map((one) => one.skill)).toContain(skill);
    expect(other.dummy?.skillPile).not.toContain(skill);
  });

  it('staging can place Faction Tokens, Class-H Tokens and Cubes on the map', () => {
    const { g } = staged({
      D: ['frontier8'],
      F: ['cubeBlue'],
      'D1.classH': ['wreck-field'],
      blue: ['decoy-station'],
      'blue.marks': ['defiant', 'enterprise-d'],
      'B4.marks': ['defiant'],
    });
    expect(g.sites['3,-7']?.classH).toBe('wreck-field');
    expect(g.sites['0,-2']?.marks).toEqual([1]);
    expect(g.cubes.blue).toMatchObject({ at: '6,-4', marks: [1, 0], destroyed: false, defenders: [{ up: false }] });
  });

  it.each([
    ['a card that doesn’t exist', { 'enterprise-d.hand': ['warp-core'] }, 'no warp-core left'],
    ['a part that ships don’t have', { 'defiant.cellar': ['warp-drive'] }, 'has no place called “cellar”'],
    ['a space that doesn’t exist', { Q9: ['patrol-warbird'] }, 'There is no “Q9”'],
    ['a Cube without its tile', { red: ['decoy-station'] }, 'tile of the red Borg Cube'],
    ['a Dummy Player in a game without one', { 'dummy.deck': ['warp-drive'] }, 'no Dummy Player'],
    ['tokens of a ship that nobody flies', { 'B4.marks': ['neghvar'] }, 'No player has the ship “neghvar”.'],
  ] as const)('the staging refuses %s', (_what, decks, why) => {
    expect(() => staged(decks)).toThrow(why);
  });
});
