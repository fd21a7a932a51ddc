import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { gone, play, run, scoredBy } from '../../support/away-case.ts';

const END = { round: 3 };

describe('the final score', () => {
  it('M-END-04 M-PLAY-28: scored Missions, their bonuses and Bonus Points tokens count, and the highest total wins', () => {
    const patch = { ...END, ...scoredBy(0, [30, 20], 10), ...scoredBy(1, [30, 15]), 'players.1.bonusPoints': 5 };
    const { state } = play({ at: 'debrief', patch }).match;
    expect(state.over).toMatchObject({ winners: [0], rule: 'M-END-04' });
    expect(awayMissions.score(state).rows.map(({ total }) => total)).toEqual([60, 50]);
  });

  it('M-END-05 scenario 20: if points are equal, the team with more scored Missions wins', () => {
    const patch = { ...END, ...scoredBy(0, [30, 20, 10], 10), ...scoredBy(1, [30, 15, 15, 10]) };
    expect(play({ at: 'debrief', patch }).match.state.over).toMatchObject({ winners: [1], rule: 'M-END-05' });
  });

  it('M-END-05 M-OPEN-41: a tie in points and in scored Missions is a draw', () => {
    const patch = { ...END, ...scoredBy(0, [30]), ...scoredBy(1, [30]) };
    expect(play({ at: 'debrief', patch }).match.state.over).toMatchObject({ winners: [], rule: 'M-END-05' });
  });

  it('M-END-01 M-END-02 M-PLAY-03: an End of Game Mission is scored if and only if its condition is met', () => {
    const decks = { 'federation.hand': ['no-one-left-behind', 'break-the-collective', 'counter-attack'] };
    const { g } = play({ at: 'debrief', patch: END, decks });
    expect(g.players[0]?.scored).toEqual([{ card: 'no-one-left-behind', points: 30, bonus: 0 }]);
    const lost = play({ at: 'debrief', patch: { ...END, ...gone('data', 'two') }, decks });
    expect(lost.g.players[0]?.scored.map(({ card }) => card)).toEqual(['break-the-collective']);
  });

  it('M-END-01: a player whose standing orders ask for it chooses which Missions to score', () => {
    const decks = { 'federation.hand': ['no-one-left-behind'] };
    const orders = awayMissions.orders({ prefer: { debrief: 'ask' } }, play().match.state, 0);
    const stage = run('debrief', {}, { decks, patch: END }, [], orders.prefer);
    expect(stage.offers('federation', 'play:no-one-left-behind')).toBe(true);
    stage.does('federation', 'pass');
    expect(stage.g.players[0]?.scored).toEqual([]);
  });

  it('M-END-03 M-PLAY-18: the Core Mission adds its points', () => {
    const repairs = ['realign-the-sensors', 'seal-the-hull-breach'];
    const mission = play().g.players[0]?.decks.mission.filter((card) => !repairs.includes(card)) ?? [];
    const patch = {
      ...END,
      'players.0.core': 'repair-ship',
      'players.0.scored': repairs.map((card) => ({ card, points: 10, bonus: 0 })),
      'players.0.decks.mission': mission,
    };
    const { state } = play({ at: 'debrief', patch }).match;
    expect(awayMissions.score(state).rows[0]).toMatchObject({ total: 40 });
  });

  it('M-END-03: the log shows each Core Mission’s points, and nothing for a player without one', () => {
    const told = (patch: Record<string, string | null>): string[] => {
      const cores = { 'players.0.core': 'defend-sector-001', 'players.1.core': 'grow-the-collective', ...patch };
      const { log } = play({ at: 'debrief', patch: { ...END, ...gone('one', 'two'), ...cores } });
      return log.split('\n').filter((line) => line.includes('Core Mission'));
    };
    const borg = 'Borg’s Core Mission, Grow the Collective, scores 5 points.';
    expect(told({})).toEqual(['Federation’s Core Mission, Defend Sector 001, scores 20 points.', borg]);
    expect(told({ 'players.0.core': null })).toEqual([borg]);
  });

  it('M-END-06 M-SEQ-02: a team without characters plays on to the end of Round 3 and can still win', () => {
    const patch = { ...scoredBy(0, [30]), ...gone('riker', 'shelby', 'data', 'worf'), round: 3 };
    const stage = play({ patch, turn: 'borg' });
    expect(stage.match.state.over).toBeNull();
    for (const drone of ['locutus', 'one', 'two']) {
      stage.does('borg', `activate:${drone}`).does('borg', 'pass').does('borg', 'pass');
    }
    expect(stage.match.state.over).toMatchObject({ winners: [0] });
  });

  it('M-TEAM-01 M-SEQ-01 M-SEQ-03 M-SEQ-06 M-SEQ-07: a game consists of preparation, three Rounds and the debrief', () => {
    const match = new InMemoryTable(awayMissions, { secret: 'three rounds', undo: false }).start();
    const random = stream('player');
    const phases: string[] = [];
    for (let count = 0; count < 2000 && match.state.over === null; count++) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const phase = `${match.state.g.phase} ${match.state.g.round}`;
      if (phases.at(-1) !== phase) phases.push(phase);
      match.answer(
        decision,
        randomAnswer(decision, (bound) => random.next(bound)),
      );
    }
    expect(phases).toEqual(['preparation 0', 'draw 1', 'action 1', 'draw 2', 'action 2', 'draw 3', 'action 3']);
    expect(match.state.g.phase).toBe('debrief');
  });
});
