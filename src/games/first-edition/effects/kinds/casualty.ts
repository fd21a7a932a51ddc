import { LEAVE, SELECT } from '../../chapters/calls.ts';
import { skillOf } from '../../chapters/skills/skills.ts';
import { cardOf } from '../../content/pool.ts';
import type { Skill } from '../../content/printed.ts';
import { piecesAt } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { cardName } from '../../position/names.ts';
import { isDisabled } from '../../position/pieces.ts';
import { aboard, hostOf } from '../../position/places.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Kills somebody at random aboard what it is played on, intruders included (C-SHIPBAT-13): of those with one of some skills, or
     * who are disabled.
     */
    casualty: { skills?: readonly Skill[]; disabled?: true };
  }
}

export const casualty: Kind<'casualty', 'struck' | 'fallen'> = {
  run(ctx, run, { skills, disabled }) {
    const { g } = ctx;
    const host = run.to === undefined ? null : hostOf(run.to);
    if (host === null) return;
    const from = piecesAt(g, aboard(host)).filter((piece) => {
      if (!isPersonnel(cardOf(piece.card))) return false;
      if (skills === undefined || (disabled === true && isDisabled(piece))) return true;
      return skills.some((skill) => skillOf(g, piece, skill) > 0);
    });
    if (from.length === 0) return;
    delete run.result;
    const ids = from.map(({ id }) => id);
    ctx.call(SELECT, { seat: run.seat, how: 'random', from: ids, count: 1, what: cardName(run.from.card) });
    return 'struck';
  },
  steps: {
    struck(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: run.result ?? [], why: 'killed' });
      return 'fallen';
    },
    fallen: () => 'begin',
  },
  text: ({ skills }) => `Kills one at random${skills === undefined ? '' : ` with ${skills.join(' or ')}`} aboard.`,
};
