import { ofCard } from '../../../position/find.ts';
import { hostOf, onPiece } from '../../../position/places.ts';
import { BORG, battles, boards } from '../../builders/interrupts/boarding.ts';
import { hostIn, isFirstCopyHere, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Crosis (Premiere). */
export const CARDS: CardRules = {
  crosis: {
    text: 'Play it on Rogue Borg Mercenaries aboard a ship: he fights as one of them and doubles the STRENGTH of each. Not cumulative.',
    plays: (g) =>
      ofCard(g, 'rogue-borg-mercenaries')
        .filter(({ at }) => hostOf(at) !== null)
        .map(({ id }) => onPiece(id)),
    grants: { boards },
    // Crosis is a Rogue Borg and doubles the STRENGTH of Rogue Borg. Further copies in the same place add nothing
    // (C-SKILL-22).
    sets: {
      times(g, source, { piece, attribute }) {
        const own = itself(g, source);
        const one = g.pieces[piece];
        if (attribute !== 'STRENGTH' || own === null || one === undefined || one.at !== own.at) return null;
        return BORG.includes(one.card) && isFirstCopyHere(g, source) ? 2 : null;
      },
    },
    at: {
      played: {
        does(g, source, { piece }) {
          const borg = hostIn(g, source);
          return piece === source.piece && borg !== null ? [{ do: 'shift', which: 'itself', to: borg.at }] : [];
        },
      },
      'turn-start': { does: battles },
    },
  },
};
