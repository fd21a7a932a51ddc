import { atPlace, does } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';
import { hereOf, ownHere } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Keeps the player’s Ships in the System from moving, or joining or leaving Fleets, until the end of the player’s
     * next turn.
     */
    hold: object;
  }
}

export const hold: Kind<'hold'> = {
  run(ctx, run) {
    const { g } = ctx;
    const players = g.sequence.filter((one) => one !== 'borg');
    const now = players.indexOf(g.turn?.seat ?? run.seat);
    // The order of the next round is unknown, so the effect lasts until the latest possible turn: the last one of that
    // round.
    const until = g.turns + (players.length - 1 - now) + players.length;
    const units = ownHere(g, run);
    for (const unit of units) unit.held = until;
    if (units.length === 0) return;
    const what = `keep its Ships ${atPlace(g, hereOf(run))} until the end of its next turn`;
    const many = `keep their Ships ${atPlace(g, hereOf(run))} until the end of their next turn`;
    ctx.log(`${does(g, run.seat, `must ${what}`, `must ${many}`)} (${ruleSourceName(g, run.from)}).`, 'A-EXPL-14');
  },
  worth: () => -0.4,
};
