import { fitsAboard } from '../../../chapters/affiliation/arrest.ts';
import { affiliationOf, affiliationsOf } from '../../../chapters/affiliation/compatible.ts';
import { staffingIcons } from '../../../chapters/staffing/staffing.ts';
import { piecesOf, shipsOf } from '../../../position/find.ts';
import { isFacility } from '../../../position/piece-types.ts';
import { aboard } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import { DISCARD_THIS, isUsed, payloadOf } from '../../builders/shared.ts';
import { SEEDS_OR_PLAYS } from '../../builders/table/laid.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';
import type { CardFacts } from '../../text-facts.ts';

const isSupport = filter('personnel, Support Personnel');
const ASSIGNS = 'assign-support-personnel';

/** Returns the key that records the download of a support personnel, by title. */
const supportName = (card: CardId): string => `${ASSIGNS} ${cardOf(card).title}`;

/** Returns a player's ships with two or more staffing icons. */
const supplied = (g: FirstEdition, seat: number): Piece[] =>
  shipsOf(g, seat).filter((ship) => staffingIcons(ship) >= 2);

/** Objectives, by id. */
export const CARDS: CardRules = {
  'assign-support-personnel': having(
    { limit: 'unique' },
    {
      text: 'On your table, may be seeded: your support personnel may report aboard your compatible ships with two or more staffing icons. Once per turn, discard this to download a support personnel (each title once per game) to such a matching ship, or to your matching facility. Unique.',
      ...SEEDS_OR_PLAYS,
      berths: (g, source, seat, card) =>
        seat === source.seat && isSupport(card)
          ? supplied(g, seat).flatMap((ship) => (fitsAboard(g, seat, cardOf(card), ship) ? [aboard(ship.id)] : []))
          : [],
      fetches: {
        support: {
          must: true,
          wanted: (g, { seat }, card) => isSupport(card) && !isUsed(g, seat, supportName(card), 'game'),
          to: (g, { seat }, card) =>
            [...supplied(g, seat), ...piecesOf(g, seat).filter(isFacility)].flatMap((base) =>
              affiliationsOf(cardOf(card)).some((side) => side === affiliationOf(base)) ? [aboard(base.id)] : [],
            ),
        },
      },
      orders: (g, source, seat) =>
        seat === source.seat && !isUsed(g, seat, ASSIGNS, 'turn')
          ? [
              payloadOf(source, 'assign', 'Discard this to download a support personnel', [
                { do: 'use', what: ASSIGNS, per: 'turn' },
                { do: 'lasting', what: ASSIGNS, until: 'turn' },
                { do: 'download', what: 'support' },
                { do: 'forget', what: ASSIGNS },
                DISCARD_THIS,
              ]),
            ]
          : [],
      at: {
        played: {
          does(g, source, { seat, piece, isFree }) {
            const card = g.pieces[piece]?.card;
            const isAssigned = g.lasting.some((one) => one.what === ASSIGNS && one.seat === seat);
            return card !== undefined && isFree === true && seat === source.seat && isAssigned && isSupport(card)
              ? [{ do: 'use', what: supportName(card), per: 'game' }]
              : [];
          },
        },
      },
    },
  ),
};

/** Facts about objectives from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'defend-homeworld': { faceUp: 'facility' },
  'hero-of-the-empire': { faceUp: 'facility' },
};
