import { procedure } from '../../../../kernel/game.ts';
import { TOGETHER } from '../../content/borg-numbers.ts';
import { isCooperative } from '../../position/borg.ts';
import type { Ascendancy, Owner } from '../../state.ts';
import { BORG, INITIATIVE, RECHARGE, TURN } from '../calls.ts';
import { preparation } from '../preparation/preparation.ts';
import { nextToAct } from './sequence.ts';

/** The whole game, played in rounds of three stages until a player wins (A-INIT-01). */
export const game = procedure<Ascendancy, { acted?: Owner[] }>('game')({
  begin(ctx) {
    ctx.call(preparation);
    return 'round';
  },
  round(ctx, local) {
    const { g } = ctx;
    g.round += 1;
    g.traces = [];
    local.acted = [];
    // Cooperative games against the Borg have a round limit (A-OPEN-33).
    const last = isCooperative(g) ? ` of ${TOGETHER.rounds}` : '';
    ctx.log(`Round ${g.round}${last} begins.`, 'A-INIT-01');
    ctx.call(INITIATIVE);
    return 'execution';
  },
  // Among players who haven’t acted, the one with the lowest card is next (A-INIT-12).
  execution(ctx, local) {
    const { g } = ctx;
    g.stage = 'execution';
    const acted = local.acted ?? [];
    const next = nextToAct(g, acted);
    if (next === null) return 'recharge';
    local.acted = [...acted, next];
    if (next === 'borg') ctx.call(BORG);
    else ctx.call(TURN, { seat: next });
    return 'execution';
  },
  // After the Recharge Stage, the next round begins (A-RECH-09).
  recharge(ctx) {
    ctx.call(RECHARGE);
    return 'round';
  },
});
