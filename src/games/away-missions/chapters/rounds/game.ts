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

/** M-TEAM-01, M-SEQ-02, M-END-06: a game has exactly three rounds, whoever is left. */
export const ROUNDS = 3;

/** The whole game: Mission Preparation, three Rounds, Beam Up and Debrief. */
export const game = procedure<AwayMissions, object>('game')({
  // M-SEQ-01.
  begin(ctx) {
    ctx.call(preparation, { first: 0, turn: 0 });
    return 'round';
  },
  // M-SEQ-03: each Round is a Draw Phase, then an Action Phase.
  round(ctx) {
    ctx.g.round += 1;
    ctx.log(`Round ${ctx.g.round} begins.`, 'M-SEQ-03');
    ctx.call(drawPhase);
    return 'arrivals';
  },
  // M-ESC-02: after the Draw Phase and before the Action Phase.
  arrivals(ctx) {
    ctx.call(arrivals, { seat: 0 });
    return 'action';
  },
  action(ctx) {
    ctx.call(actionPhase);
    return 'end';
  },
  // M-SEQ-06.
  end(ctx) {
    expire(ctx.g, 'action', 'activation', 'round');
    return ctx.g.round < ROUNDS ? 'round' : 'debrief';
  },
  // M-SEQ-07.
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
