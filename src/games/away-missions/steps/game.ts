import { procedure } from '../../../kernel/game.ts';
import { expire } from '../rules/lasting.ts';
import { verdict } from '../score.ts';
import type { AwayMissions } from '../state.ts';

/** M-TEAM-01, M-SEQ-02, M-END-06: a game has exactly three rounds, whoever is left. */
export const ROUNDS = 3;

/** The whole game: Mission Preparation, three Rounds, Beam Up and Debrief. */
export const game = procedure<AwayMissions, object>({
  // M-SEQ-01.
  begin(ctx) {
    ctx.call('preparation');
    return 'round';
  },
  // M-SEQ-03: each Round is a Draw Phase, then an Action Phase.
  round(ctx) {
    ctx.g.round += 1;
    ctx.log(`Round ${ctx.g.round} begins.`, 'M-SEQ-03');
    ctx.call('draw-phase');
    return 'arrivals';
  },
  // M-ESC-02: after the Draw Phase and before the Action Phase.
  arrivals(ctx) {
    ctx.call('arrivals');
    return 'action';
  },
  action(ctx) {
    ctx.call('action-phase');
    return 'end';
  },
  // M-SEQ-06.
  end(ctx) {
    expire(ctx.g, 'round');
    return ctx.g.round < ROUNDS ? 'round' : 'debrief';
  },
  // M-SEQ-07.
  debrief(ctx) {
    ctx.call('debrief');
    return 'over';
  },
  over(ctx) {
    const outcome = verdict(ctx.g);
    ctx.log(outcome.why, outcome.rule);
    ctx.end(outcome);
    return null;
  },
});
