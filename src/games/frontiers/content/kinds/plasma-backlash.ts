import { aimed } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /**
     * Effects that follow if the targeted enemy's attack is fully deflected. They happen immediately or in the Attack
     * phase.
     */
    deflected: { then: Alternative; at: 'once' | 'attack' };
  }
}

export const deflected: Kind<'deflected'> = {
  run({ g }, run, { then, at }) {
    aimed(g, run)?.ifDeflected.push({ then, at, from: run.from });
  },
  fits: 0,
  text: ({ then: effects, at }, list) =>
    `if its attack is fully deflected${at === 'attack' ? ', in the Attack phase' : ''}: ${list(effects)}`,
  gist: ({ then: effects }, list) => `if deflected ${list(effects)}`,
  icon: 'defense',
  binds: true,
  apart: true,
};
