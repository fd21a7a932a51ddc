import { PERSONNEL_BATTLE } from '../../../chapters/calls.ts';
import { equipmentAt } from '../../../chapters/teams/teams.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { CardPlace, PieceId } from '../../../terms.ts';
import { avengers } from '../../builders/interrupts/fighting.ts';
import { answer, wasKlingon } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Klingon Right of Vengeance (Premiere). */
export const CARDS: CardRules = {
  'klingon-right-of-vengeance': {
    text: 'When a Klingon is killed in a personnel battle: at its end, all your Klingons there immediately attack again, each with double STRENGTH.',
    answers: {
      left: {
        offers(g, source, { cards, sides, why }) {
          const isSo =
            g.battle?.kind === 'personnel' && why === 'killed' && cards.some((card, at) => wasKlingon(card, sides[at]));
          if (!isSo || avengers(g, source.seat).length === 0) return [];
          const payload = [{ do: 'lasting', what: 'klingon-right-of-vengeance', until: 'turn' }] as const;
          return answer(source, payload, 'Have your Klingons attack again with double STRENGTH');
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Lets personnel immediately attack again, each with double STRENGTH. */
    avenge: { at: CardPlace; team: readonly PieceId[]; against: readonly PieceId[] };
  }
}

const avenge: Kind<'avenge', 'avenged'> = {
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
};

/** The kind of effect that only this card has. */
export const KINDS = { avenge };
