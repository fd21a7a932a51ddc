import type { Seat } from '../../../../../kernel/types.ts';
import { fitsAboard } from '../../../chapters/affiliation/arrest.ts';
import { hostIn, piecesAt } from '../../../position/find.ts';
import { placeKind } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { padd, rifle, weapon } from '../../builders/equipment/arms.ts';
import { isUsed, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

const isYoung = filter("universal {Young Jem'Hadar}");

/** The name under which a chamber's report is recorded. */
const chamber = ({ card, piece }: RuleSource): string => `${card} ${piece}`;

/** Returns the place of a player's chamber if it still allows a report this turn, or null. */
function openChamber(g: FirstEdition, source: RuleSource, seat: Seat): CardPlace | null {
  const own = itself(g, source);
  if (own === null || own.seat !== seat || g.turn?.seat !== seat || isUsed(g, seat, chamber(source), 'turn'))
    return null;
  return own.at;
}

/** Equipment of The Dominion, by id. */
export const CARDS: CardRules = {
  'dominion-padd': padd('Dominion'),
  'jemhadar-birthing-chamber': {
    text: 'Where it is present, one of your universal Young Jem’Hadar may report each turn for free, in any quadrant. Each of your chambers allows one.',
    berths(g, source, seat, card) {
      const at = openChamber(g, source, seat);
      if (at === null || !isYoung(card)) return [];
      const vessel = placeKind(at) === 'aboard' ? hostIn(g, at) : undefined;
      return vessel === undefined || fitsAboard(g, seat, cardOf(card), vessel) ? [at] : [];
    },
    grants: {
      free: (g, source, { seat, card, to }) => isYoung(card) && to !== undefined && to === openChamber(g, source, seat),
    },
    at: {
      play: {
        does(g, source, { seat, card, to }) {
          if (!isYoung(card)) return [];
          // The first chamber in a place records the report for one of the chambers there.
          const all = piecesAt(g, to).filter((one) => one.card === source.card && one.seat === seat);
          const open = all.map(({ id }) => ({ ...source, piece: id, seat })).find((one) => openChamber(g, one, seat));
          if (all[0]?.id !== source.piece || open === undefined) return [];
          return [{ do: 'use', what: chamber(open), per: 'turn' }];
        },
      },
    },
  },
  'jemhadar-disruptor': weapon('Dominion or Non-Aligned'),
  'jemhadar-disruptor-rifle': rifle('Dominion or Non-Aligned'),
};
