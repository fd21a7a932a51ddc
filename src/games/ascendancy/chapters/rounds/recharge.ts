import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { inOrder } from '../../position/find.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy } from '../../state.ts';
import { RECHARGE } from '../calls.ts';
import { eliminateExtinct } from './elimination.ts';
import { generate } from './generation.ts';
import { addResearch, addWarpTokens, refresh } from './maintenance.ts';
import { lastLeft, verdict } from './victory.ts';

/** The local state of the Recharge Stage: seats that haven’t generated Resources, the next one first. */
interface Memory {
  left?: Seat[];
}

/**
 * The Recharge Stage, which consists of the Victory Check, eliminations, Resource Generation and Maintenance
 * (A-RECH-01).
 */
export const recharge = procedure<Ascendancy, Memory>(RECHARGE.name)({
  // The Victory Check comes first (A-WIN-01).
  begin(ctx, local) {
    const { g } = ctx;
    g.stage = 'recharge';
    // Only the Vulcans know whether they have completed a hidden Agenda.
    for (const [seat, { agendas }] of g.players.entries()) if (agendas.some(({ open }) => !open)) ctx.dependsOn(seat);
    const outcome = verdict(g);
    if (outcome !== null) {
      ctx.log(outcome.why, outcome.rule);
      ctx.end(outcome);
      return null;
    }
    eliminateExtinct(ctx);
    const end = lastLeft(g);
    if (end !== null) {
      ctx.log(end.why, end.rule);
      ctx.end(end);
      return null;
    }
    local.left = inOrder(g, firstOf(g));
    return 'start';
  },
  start(ctx, local) {
    const [seat] = local.left ?? [];
    if (seat === undefined) return 'maintenance';
    moment(ctx, 'generate-start', { seat });
    return 'generate';
  },
  generate(ctx, local) {
    const [seat, ...left] = local.left ?? [];
    if (seat === undefined) return 'maintenance';
    generate(ctx, seat);
    local.left = left;
    moment(ctx, 'generate', { seat });
    return 'start';
  },
  maintenance(ctx) {
    refresh(ctx);
    addWarpTokens(ctx);
    addResearch(ctx);
    moment(ctx, 'maintenance', { seat: firstOf(ctx.g) });
    return 'end';
  },
  end: () => null,
});

/** Returns the seat that acted first this round, among those still in the game. */
function firstOf(g: Ascendancy): Seat {
  const first = must(
    g.sequence.find((one) => one !== 'borg'),
    'a player in the turn order',
  );
  return must(inOrder(g, first)[0], 'a player in the game');
}
