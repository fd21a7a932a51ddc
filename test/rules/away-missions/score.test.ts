import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { corePoints, pointsSoFar } from '../../../src/games/away-missions/score.ts';
import { play, scoredBy, standing } from '../../support/away-case.ts';

/** Returns the result of a game in which the seats have scored these points. */
function ending(federation: number[], borg: number[]) {
  const patch = { round: 3, ...scoredBy(0, federation), ...scoredBy(1, borg) };
  return play({ at: 'debrief', patch }).match.state.over;
}

describe('points and the winner', () => {
  it('M-END-04: the higher total wins, whichever seat has it', () => {
    expect(ending([20], [10, 5])).toMatchObject({ winners: [0], rule: 'M-END-04' });
    expect(ending([10, 5], [20])).toMatchObject({ winners: [1], rule: 'M-END-04' });
  });

  it('M-END-05: if points are equal, the team with more scored Missions wins, whichever seat it has', () => {
    expect(ending([20, 10], [30])).toMatchObject({ winners: [0], rule: 'M-END-05' });
    expect(ending([30], [20, 10])).toMatchObject({ winners: [1], rule: 'M-END-05' });
  });

  it('M-PLAY-28 M-END-04: Missions, their bonuses and Bonus Points tokens add up', () => {
    const { g } = play({ patch: { ...scoredBy(0, [30, 20], 10), 'players.0.bonusPoints': 5 } });
    expect(pointsSoFar(g, 0)).toBe(65);
    expect(pointsSoFar(g, 1)).toBe(0);
  });

  it('M-END-03 M-END-04: a Core Mission counts only in Debrief, and nothing is added if none was chosen', () => {
    const repairs = ['realign-the-sensors', 'seal-the-hull-breach'];
    const mission = play().g.players[0]?.decks.mission.filter((card) => !repairs.includes(card)) ?? [];
    const patch = {
      'players.0.core': 'repair-ship',
      'players.0.scored': repairs.map((card) => ({ card, points: 10, bonus: 0 })),
      'players.0.decks.mission': mission,
    };
    const { state } = play({ patch }).match;
    expect(awayMissions.score(state).rows[0]).toMatchObject({ total: 20 });
    expect(awayMissions.score(state).rows[0]?.parts).toHaveLength(2);
    expect(corePoints(state.g, 0)).toBe(20);
    // The map and the sheet of a side show the same points as the result.
    const over = play({ at: 'debrief', patch: { round: 3, ...patch } }).match.state;
    const shown = (of: typeof state) => awayMissions.view(of, 'spectator').players[0]?.points;
    expect([shown(state), shown(over)]).toEqual([20, 40]);
    expect(awayMissions.score(over).rows[0]).toMatchObject({ total: 40 });
    const none = play({ at: 'debrief', patch: { round: 3, ...patch, 'players.0.core': null } }).match.state;
    expect(awayMissions.score(none).rows[0]?.parts).toHaveLength(2);
    expect(corePoints(none.g, 0)).toBe(0);
  });

  it('M-FAC-02 M-OPEN-07: a Mission scored by the Federation gives no Adapt token', () => {
    const decks = { 'federation.hand': ['copy-the-weapon-schematics'] };
    const stage = play({ patch: standing({ data: 'D8' }), decks, dice: [4, 1, 1, 1] });
    stage.does('federation', 'activate:data').does('federation', 'play:copy-the-weapon-schematics').settled();
    expect(stage.g.players.map(({ scored, adapt }) => [scored.length, adapt])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});
