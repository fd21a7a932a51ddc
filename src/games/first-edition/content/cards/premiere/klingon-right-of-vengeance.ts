import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { PERSONNEL_BATTLE } from '../../../chapters/calls.ts';
import { equipmentAt } from '../../../chapters/teams/teams.ts';
import type { Kind } from '../../../effects/kind.ts';
import { piecesAt } from '../../../position/find.ts';
import { isInfiltrator, isPerson } from '../../../position/piece-types.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace, PieceId } from '../../../terms.ts';
import { answer, idsOf, wasKlingon } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Returns a player's Klingons at the place of the current battle. */
function avengers(g: FirstEdition, seat: number): Piece[] {
  const at = g.battle?.kind === 'personnel' ? g.battle.at : null;
  if (at === null) return [];
  return piecesAt(g, at).filter((piece) => piece.seat === seat && isPerson(piece) && belongsTo(piece, 'Klingon'));
}

/** Returns the team that attacks again at the end of a battle, and its opponents, or null. */
function vengeance(g: FirstEdition, seat: number): { at: CardPlace; team: PieceId[]; against: PieceId[] } | null {
  const at = g.battle?.kind === 'personnel' ? g.battle.at : null;
  if (at === null) return null;
  const against = piecesAt(g, at).filter((piece) => piece.seat !== seat && !isInfiltrator(piece) && isPerson(piece));
  return { at, team: idsOf(avengers(g, seat)), against: idsOf(against) };
}

/** Klingon Right of Vengeance (Premiere). */
export const CARDS: CardRules = {
  'klingon-right-of-vengeance': {
    text: 'When a Klingon is killed in a personnel battle: at its end, all your Klingons there immediately attack again, each with double STRENGTH.',
    lasting: {
      'double-strength': {
        sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'STRENGTH' ? 2 : null) },
      },
      'klingon-right-of-vengeance': {
        at: {
          fought: {
            does(g, { seat }, { kind }) {
              const again = kind === 'personnel' ? vengeance(g, seat) : null;
              return again === null || again.team.length === 0 || again.against.length === 0
                ? []
                : [{ do: 'avenge', ...again }];
            },
          },
        },
      },
    },
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
