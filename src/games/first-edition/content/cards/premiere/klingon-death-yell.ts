import { must } from '../../../../../kernel/must.ts';
import { printedSkill } from '../../../chapters/skills/skills.ts';
import { isDual } from '../../../position/kinds.ts';
import type { CardId, PieceId } from '../../../terms.ts';
import { answer, wasKlingon } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';

/**
 * Returns the number of Klingons with Honor on a card. On a dual-personnel card, each person counts separately
 * (C-DUAL-03).
 */
function honoredOn(card: CardId, side: Affiliation | null | undefined): number {
  if (!wasKlingon(card, side)) return 0;
  const people = isDual(cardOf(card)) ? ([0, 1] as const) : [undefined];
  return people.filter((half) => printedSkill(card, 'Honor', half) > 0).length;
}

/** Klingon Death Yell (Premiere). */
export const CARDS: CardRules = {
  'klingon-death-yell': {
    text: 'When a Klingon with Honor was just killed, on either side: score 5 points. Only one yell per Klingon.',
    answers: {
      left: {
        offers(g, source, { cards, sides, pieces, why }) {
          if (why !== 'killed') return [];
          // Each Klingon with Honor who died allows one yell, whether or not they could act (C-POINTS-10).
          const yelled = (dead: PieceId) =>
            g.lasting.filter((one) => one.what === 'yelled' && one.piece === dead).length;
          const at = pieces.findIndex(
            (dead, one) => honoredOn(must(cards[one], 'the casualty’s card'), sides[one]) > yelled(dead),
          );
          const [card, piece] = [cards[at], pieces[at]];
          if (card === undefined || piece === undefined) return [];
          const payload = [
            { do: 'lasting', what: 'yelled', piece, until: 'turn' },
            { do: 'points', points: 5 },
          ] as const;
          return answer(source, payload, `Yell for ${cardOf(card).title}: 5 points`);
        },
      },
    },
  },
};
