import { DOWNLOAD } from '../../chapters/calls.ts';
import { opponentOf } from '../../position/find.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player or the opponent makes a download that the card's row defines (C-DOWNLOAD-01). */
    download: { what: string; who?: 'opponent' };
  }
}

export const download: Kind<'download', 'downloaded'> = {
  run(ctx, run, { what, who }) {
    const { kind, ...from } = run.from;
    const source: RuleSource = { ...from, kind: kind === 'seed' ? 'piece' : kind };
    const seat = who === 'opponent' ? opponentOf(run.seat) : run.seat;
    ctx.call(DOWNLOAD, { seat, from: { ...source, seat }, what });
    return 'downloaded';
  },
  steps: { downloaded: () => 'begin' },
};
