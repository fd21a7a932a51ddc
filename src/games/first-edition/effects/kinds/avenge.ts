import { PERSONNEL_BATTLE } from '../../chapters/calls.ts';
import { equipmentAt } from '../../chapters/teams/teams.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Lets personnel immediately attack again, each with double STRENGTH. */
    avenge: { at: CardPlace; team: readonly PieceId[]; against: readonly PieceId[] };
  }
}

export const avenge: Kind<'avenge', 'avenged'> = {
  run(ctx, run, { at, team, against }) {
    const { g } = ctx;
    const { seat } = run;
    g.lasting = g.lasting.filter((one) => one.what !== run.from.card || one.seat !== seat);
    for (const piece of team) {
      delete g.pieces[piece]?.stopped;
      g.lasting.push({ what: 'double-strength', seat, piece, until: 'turn' });
    }
    // The equipment was stopped with the personnel, so it is unstopped too (C-STOP-05).
    for (const piece of equipmentAt(g, at, seat)) delete piece.stopped;
    ctx.call(PERSONNEL_BATTLE, { seat, at, team: [...team], against: [...against] });
    return 'avenged';
  },
  steps: {
    avenged({ g }) {
      g.lasting = g.lasting.filter(({ what }) => what !== 'double-strength');
      return 'begin';
    },
  },
  text: () => 'Attacks again with double STRENGTH.',
};
