import { DOWNLOAD } from '../../chapters/calls.ts';
import type { Bearer } from '../../rules/rule.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Who carries it out downloads what a row of the card says under a name (C-DOWNLOAD-01). */
    download: { what: string };
  }
}

export const download: Kind<'download', 'downloaded'> = {
  run(ctx, run, { what }) {
    const { kind, ...from } = run.from;
    const bearer: Bearer = { ...from, kind: kind === 'seed' ? 'piece' : kind };
    ctx.call(DOWNLOAD, { seat: run.seat, from: bearer, what });
    return 'downloaded';
  },
  steps: { downloaded: () => 'begin' },
  text: () => 'Downloads a card.',
};
