import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { BOARDS, MISSION_BOARDS } from '../../../src/games/away-missions/content/boards.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Frame } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { play } from '../../support/away-case.ts';

describe('tokens and Stun', () => {
  it('M-COMP-04: every token of the two-player game is visible to everyone', () => {
    const tokens = { 'characters.riker.activated': true, 'characters.riker.cover': true, 'characters.riker.stun': 1 };
    const counters = { 'players.0.bonusActions': 2, 'players.0.bonusPoints': 5, 'players.1.adapt': 3 };
    const { state } = play({ patch: { ...tokens, ...counters } }).match;
    for (const reader of [0, 1, 'spectator'] as const) {
      const { characters, players } = awayMissions.view(state, reader);
      expect(characters.find(({ id }) => id === 'riker')).toMatchObject({ activated: true, cover: true, stun: 1 });
      expect(players[0]).toMatchObject({ bonusActions: 2, bonusPoints: 5 });
      expect(players[1]).toMatchObject({ adapt: 3 });
    }
  });

  it('M-OPEN-08 M-OPEN-07: cards count Adapt tokens but don’t spend them', () => {
    const patch = { 'players.1.adapt': 2, 'characters.one.space': 'C1', 'characters.data.space': 'H2' };
    const decks = { 'borg.hand': ['assimilate-the-computer-core'] };
    const dice = [4, 1, 1, 1, 1];
    const stage = play({ patch, decks, dice, turn: 'borg' }).does('borg', 'activate:one');
    stage.does('borg', 'play:assimilate-the-computer-core').settled();
    // Two tokens give two more dice, and the Mission gives a third token.
    expect(stage.g.roll?.acting.dice).toHaveLength(5);
    expect(stage.g.players[1]?.adapt).toBe(3);
  });

  it('M-OPEN-23: a Stun weapon stuns everyone except Borg', () => {
    const hit = (target: string, by: string): AwayMissions => {
      const local = { target, amount: 2, by, weapon: null, rules: ['stun'] };
      const frames = (): Frame[] => [
        { proc: 'game', step: 'over', local: {} },
        { proc: 'damage', step: 'announce', local },
      ];
      const staging = { ...awayMissions.staging, at: { hit: { about: 'A hit.', frames } } };
      return new Stage({ ...awayMissions, staging }, { at: 'hit' }).g;
    };
    expect(hit('riker', 'one').characters['riker']).toMatchObject({ stun: 1, pegs: { attack: 2, defense: 3 } });
    expect(hit('one', 'riker').characters['one']?.stun).toBe(0);
  });
});

describe('the parts of the ship', () => {
  it('M-PREP-09 M-OPEN-02 M-OPEN-03: the Mission Boards are four parts of the ship, with rooms and terminals on both sides', () => {
    expect(MISSION_BOARDS).toEqual(['bridge', 'engineering', 'laboratories', 'quarters']);
    for (const board of MISSION_BOARDS) {
      for (const side of ['federation', 'borg'] as const) {
        const { plan, rooms } = BOARDS[board][side];
        expect(Object.keys(rooms).length).toBeGreaterThan(0);
        expect(plan.cells.every(({ room }) => room !== null && rooms[room] !== undefined)).toBe(true);
        expect(plan.cells.filter(({ terminal }) => terminal !== null).length).toBeGreaterThan(1);
      }
    }
    expect(BOARDS.quarters.federation.rooms).toMatchObject({ c: 'cargo-bay' });
    const terminals = layoutOf(play().g).spaces.filter(({ terminal }) => terminal !== null);
    expect(new Set(terminals.map(({ terminal }) => terminal)).size).toBe(4);
  });
});
