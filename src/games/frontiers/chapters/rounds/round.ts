import { procedure } from '../../../../kernel/game.ts';
import { expire } from '../../../kit/lasting.ts';
import type { Captain, Frontiers } from '../../state.ts';
import { captainName, playerOf, seatsIn } from '../captains/find.ts';
import { closeWormhole } from '../movement/wormhole.ts';
import { turn } from '../turn/turn.ts';
import { dummyTurn } from './dummy.ts';
import { countTurn, hasTurn, isRoundOver, noteFinale } from './finale.ts';
import { prepareRound } from './prepare.ts';
import { tokenAfter } from './round-order.ts';
import { tactics } from './tactics.ts';

interface Local {
  /** The captain of the current turn or, between turns, of the last turn. The captain is null before the first turn. */
  who: Captain | null;
}

/**
 * One Round, which consists of its preparation, the choice of Tactics, and turns until the Round or the game ends
 * (F-ROUND-02, F-ROUND-18).
 */
export const round = procedure<Frontiers, Local>('round')({
  begin(ctx, local) {
    const { g } = ctx;
    g.round += 1;
    g.phase = 'prepare';
    g.announced = null;
    g.lastTurns = [];
    local.who = null;
    ctx.log(`Round ${g.round} begins.`, 'F-ROUND-02');
    // F-ROUND-01.
    if (g.round > 1) prepareRound(ctx);
    return 'tactics';
  },
  tactics(ctx) {
    ctx.g.phase = 'tactics';
    ctx.call(tactics, { left: [] });
    return 'first';
  },
  first({ g }) {
    g.phase = 'turns';
    return 'next';
  },
  next(ctx, local) {
    const { g } = ctx;
    if (isRoundOver(g)) return 'end';
    const token = tokenAfter(g, local.who);
    local.who = token.who;
    if (!hasTurn(g, token.who)) return 'next';
    countTurn(g, token.who);
    if (token.down) {
      // F-PVP-13, F-COOP-08.
      token.down = false;
      ctx.log(`${captainName(g, token.who)} has already taken this turn.`, 'F-PVP-13');
      return 'next';
    }
    if (token.who !== 'dummy') return 'turn';
    ctx.call(dummyTurn);
    return 'next';
  },
  turn(ctx, { who }) {
    if (typeof who !== 'number') throw new Error(`${who} takes no turn`);
    ctx.call(turn, { seat: who });
    return 'after';
  },
  // F-OPEN-09: an effect can give the same captain another turn right after this one.
  after(ctx) {
    const { g } = ctx;
    noteFinale(ctx);
    const again = g.turn !== null && g.turn.again !== null;
    g.turn = null;
    return again ? 'turn' : 'next';
  },
  end(ctx) {
    const { g } = ctx;
    ctx.log(`Round ${g.round} is over.`, 'F-EOR-05');
    for (const seat of seatsIn(g)) expire(playerOf(g, seat), 'round');
    // F-SCEN-86.
    if (g.options.scenario === 'one-to-return' && g.round === 1) closeWormhole(ctx);
    return null;
  },
});
