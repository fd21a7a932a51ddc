import { atPlace, does } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';
import { hereOf, ownHere } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Own Ships in the System can’t move, nor join or leave Fleets, until their owner’s next turn is over. */
    hold: object;
  }
}

export const hold: Kind<'hold'> = {
  run(ctx, run) {
    const { g } = ctx;
    const players = g.sequence.filter((one) => one !== 'borg');
    const now = players.indexOf(g.turn?.seat ?? run.seat);
    // Nobody knows the order of the next round: its last turn is as late as the own one can come.
    const until = g.turns + (players.length - 1 - now) + players.length;
    const units = ownHere(g, run);
    for (const unit of units) unit.held = until;
    if (units.length === 0) return;
    const what = `hold its Ships ${atPlace(g, hereOf(run))} until its next turn is over`;
    const many = `hold their Ships ${atPlace(g, hereOf(run))} until their next turn is over`;
    ctx.log(`${does(g, run.seat, `must ${what}`, `must ${many}`)} (${ruleSourceName(g, run.from)}).`, 'A-EXPL-14');
  },
  worth: () => -0.4,
};
