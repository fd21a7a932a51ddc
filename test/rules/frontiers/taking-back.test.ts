import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { type CaseSetup, Stage } from '../../../src/simulation/stage.ts';

const BEGIN = { options: { scenario: 'full-conquest' }, at: 'turn' } as const satisfies CaseSetup;

function begun(more: CaseSetup = {}): Stage<unknown> {
  // The stage passes only its own positions to the game.
  return new Stage(frontiers, { ...BEGIN, ...more }) as unknown as Stage<unknown>;
}

const MOVE = { 'players.0.points.move': 4 };

describe('undoing', () => {
  it('F-REVERT-01: undo takes back a player’s steps in the turn one at a time', () => {
    const stage = begun({ patch: MOVE, decks: { 'enterprise-d.hand': ['warp-drive'] } });
    stage.does('enterprise-d', 'move:B4').does('enterprise-d', 'play:warp-drive:basic');
    stage.undoes('enterprise-d').undoes('enterprise-d');
    expect(stage.value('players.0.at')).toBe('0,-1');
    expect(stage.value('players.0.hand')).toEqual(['warp-drive']);
  });

  it('F-REVERT-02 F-REVERT-05: undo stops at a revealed tile', () => {
    const stage = begun({ patch: MOVE, decks: { 'enterprise-d.at': ['B3'] } });
    stage.does('enterprise-d', 'move:B2').does('enterprise-d', 'explore:E');
    expect(() => stage.undoes('enterprise-d')).toThrow();
    expect(stage.value('players.0.at')).toBe('2,-3');
  });

  it('F-REVERT-03 F-REVERT-05: undo stops at a die roll', () => {
    const stage = begun({ patch: { core: ['purple', 'red', 'blue', 'gold'], ...MOVE }, dice: [1] });
    stage.does('enterprise-d', 'move:B4').does('enterprise-d', 'die:purple:roll');
    expect(() => stage.undoes('enterprise-d')).toThrow();
    expect(stage.value('players.0.at')).toBe('0,-2');
  });

  it('F-REVERT-04 F-REVERT-05: undo stops at another player’s reaction', () => {
    const stage = begun({ options: { scenario: 'full-conquest', pvp: true }, decks: { 'defiant.at': ['B3'] } });
    stage.does('enterprise-d', 'die:red').does('enterprise-d', 'engage:1').does('defiant', 'pass');
    expect(() => stage.undoes('enterprise-d')).toThrow();
    expect(stage.value('pvp.attendance')).toBe('partial');
  });
});
