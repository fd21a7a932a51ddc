import { operatorsFor, vesselsBehind } from '../../../chapters/beaming/through.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import type { Effects } from '../../../effects/union.ts';
import { hostOf, onPiece } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { answer } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

const END = 'dead-end';

/** SHIELDS below this are too weak to keep anyone out. */
const WEAK = 4;

const drops = (vessel: PieceId): Effects => [{ do: 'beam-through', vessel }];

/** Returns opposing vessels that a player's operator can beam to or from. */
function reached(g: FirstEdition, seat: number) {
  return vesselsBehind(g, seat).filter((vessel) => operatorsFor(g, seat, vessel).length > 0);
}

/** Dropping In (Deep Space Nine). */
export const CARDS: CardRules = {
  'dropping-in': {
    text: 'If SHIELDS are below 4, or were just lowered for beaming: your personnel with Transporter Skill beams your cards through them, in or out. Or it nullifies your own Dead End.',
    ways: {
      drop: {
        label: 'beam through weak SHIELDS',
        plays: (g, seat) =>
          reached(g, seat)
            .filter((vessel) => attributeOf(g, vessel, 'SHIELDS') < WEAK)
            .map(({ id }) => onPiece(id)),
        once: (_g, _seat, to) => drops(hostOf(to) ?? 0),
      },
      end: {
        label: 'nullify your Dead End',
        plays: (g, seat) =>
          Object.values(g.pieces)
            .filter(({ card, owner }) => card === END && owner === seat)
            .map(({ id }) => onPiece(id)),
        once: [{ do: 'remove' }],
      },
    },
    answers: {
      beam: {
        offers(g, source, { seat, pieces, to }) {
          if (seat === source.seat) return [];
          const from = g.pieces[pieces[0] ?? 0]?.at;
          const lowered = [to, ...(from === undefined ? [] : [from])].map(hostOf);
          return reached(g, source.seat)
            .filter(({ id }) => lowered.includes(id))
            .flatMap(({ id, card }) =>
              answer(source, drops(id), `Beam through ${cardOf(card).title}’s SHIELDS`, `:${id}`),
            );
        },
      },
      // The card nullifies a dilemma of its own player (C-DILEMMA-09).
      dilemma: {
        offers: (g, source, { card }) =>
          card === END && g.attempt?.met?.owner === source.seat
            ? answer(source, [{ do: 'nullify', what: 'dilemma' }], 'Nullify your Dead End')
            : [],
      },
    },
  },
};
