import { piecesAt } from '../../../position/find.ts';
import { hostOf, onPiece } from '../../../position/places.ts';
import { battles, boards } from '../../builders/interrupts/boarding.ts';
import { hostIn, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Crosis (Premiere). */
export const CARDS: CardRules = {
  crosis: {
    text: 'Play it on Rogue Borg Mercenaries aboard a ship: he fights as one of them and doubles the STRENGTH of each. Not cumulative.',
    plays: (g) =>
      Object.values(g.pieces)
        .filter(({ card, at }) => card === 'rogue-borg-mercenaries' && hostOf(at) !== null)
        .map(({ id }) => onPiece(id)),
    grants: { boards },
    // Crosis is a Rogue Borg and doubles the STRENGTH of Rogue Borg. Further copies in the same place add nothing
    // (C-SKILL-22).
    adds: {
      boarders: (g, source, { at, count }) => {
        const own = itself(g, source);
        const others = piecesAt(g, at).filter(({ card }) => card === 'crosis');
        return own?.at === at && others.every(({ id }) => id >= own.id) ? count : 0;
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
