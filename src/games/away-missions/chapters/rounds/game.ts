import { procedure } from '../../../../kernel/game.ts';
import { expire } from '../../../kit/lasting.ts';
import { verdict } from '../../score.ts';
import type { AwayMissions } from '../../state.ts';
import { withPlayers } from '../characters/names.ts';
import { arrivals } from '../preparation/arrivals.ts';
import { preparation } from '../preparation/preparation.ts';
import { actionPhase } from './action-phase.ts';
import { debrief } from './debrief.ts';
import { drawPhase } from './draw-phase.ts';

/** The number of Rounds in a game, even if a team has no characters left (M-TEAM-01, M-SEQ-02, M-END-06). */
export const ROUNDS = 3;

/** Runs the whole game: Mission Preparation, three Rounds, and Beam Up and Debrief. */
export const game = procedure<AwayMissions, object>('game')({
  // Mission Preparation comes first (M-SEQ-01).
  begin(ctx) {
    ctx.call(preparation, { first: 0, turn: 0 });
    return 'round';
  },
  // Each Round has a Draw Phase, then an Action Phase (M-SEQ-03).
  round(ctx) {
    ctx.g.round += 1;
    ctx.log(`Round ${ctx.g.round} begins.`, 'M-SEQ-03');
    ctx.call(drawPhase);
    return 'arrivals';
  },
  // Arrivals come between the Draw Phase and the Action Phase (M-ESC-02).
  arrivals(ctx) {
    ctx.call(arrivals, { seat: 0 });
    return 'action';
  },
  action(ctx) {
    ctx.call(actionPhase);
    return 'end';
  },
  // Effects that last for the Round expire (M-SEQ-06).
  end(ctx) {
    expire(ctx.g, 'action', 'activation', 'round');
    return ctx.g.round < ROUNDS ? 'round' : 'debrief';
  },
  // Beam Up and Debrief ends the game (M-SEQ-07).
  debrief(ctx) {
    ctx.call(debrief);
    return 'over';
  },
  over(ctx) {
    const outcome = verdict(ctx.g);
    ctx.log(withPlayers(ctx.g, outcome.why), outcome.rule);
    ctx.end(outcome);
    return null;
  },
});
