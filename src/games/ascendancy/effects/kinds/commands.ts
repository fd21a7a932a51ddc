import { several } from '../../../kit/words.ts';
import { exhaustCommands, readyAgain, readyCommands } from '../../position/commands.ts';
import { does } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Exhausts Commands as a price. If too few Commands are ready, the effects that follow don’t happen. With `most`,
     * up to `count` Commands are Exhausted, depending on how many are ready. With `seat`, another seat’s Commands are
     * Exhausted. Records how many Commands were Exhausted.
     */
    'spend-command': { count: number; most?: true; seat?: number };
    /** Readies Exhausted Commands. */
    ready: { count: number };
  }
}

/** The value of a ready Command, in Culture. */
const COMMAND = 0.6;

export const spendCommand: Kind<'spend-command'> = {
  run(ctx, run, { count, most, seat = run.seat }) {
    const ready = readyCommands(ctx.g, seat);
    if (most !== true && ready < count) return 'stop';
    const spent = Math.min(count, ready);
    exhaustCommands(ctx.g, seat, spent);
    run.amount = spent;
    if (most === true && spent > 0) {
      const why = `for ${ruleSourceName(ctx.g, run.from)}`;
      ctx.log(`${does(ctx.g, seat, 'Exhausts', 'Exhaust')} ${several(spent, 'Command')} ${why}.`, 'A-CMD-02');
    }
    return 'begin';
  },
  worth: ({ count }) => -COMMAND * count,
};

export const ready: Kind<'ready'> = {
  run(ctx, run, { count }) {
    const turned = readyAgain(ctx.g, run.seat, count);
    if (turned === 0) return;
    const why = `with ${ruleSourceName(ctx.g, run.from)}`;
    ctx.log(`${does(ctx.g, run.seat, 'refreshes', 'refresh')} ${several(turned, 'Command')} ${why}.`, 'A-TERM-09');
  },
  worth: ({ count }) => COMMAND * count,
};
