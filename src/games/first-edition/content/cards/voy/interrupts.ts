import { must } from '../../../../../kernel/must.ts';
import type { Seat } from '../../../../../kernel/types.ts';
import type { Offer } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import { lineOf } from '../../../position/find.ts';
import { isAgenda } from '../../../position/kinds.ts';
import { locationName } from '../../../position/names.ts';
import { isCaptive } from '../../../position/piece-types.ts';
import { inSpace, locationAt, tableOf } from '../../../position/places.ts';
import { granted } from '../../../rules/ask.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, PieceId } from '../../../terms.ts';
import {
  answer,
  besideEither,
  idsOf,
  isUsed,
  onOwnTable,
  onShips,
  othersInHand,
  targetOf,
} from '../../builders/shared.ts';
import { type CardRules, having, reprint } from '../../card-rules.ts';
import { countsAs, isInterrupt } from '../../counted-as.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';
import { cardOf } from '../../pool.ts';

const isKes = filter('{Kes}');

/** Returns the versions of Kes that a ship's player has aboard it. */
function kesAboard(g: FirstEdition, { id, seat }: Piece): Piece[] {
  return piecesWithin(g, id).filter((one) => one.seat === seat && !isCaptive(one) && isKes(one));
}

/** The times that Quinn can be used in a game. */
const TIMES = ['quinn', 'quinn twice', 'quinn thrice'];

/** Returns the response that nullifies a card, unless it is immune to the cards that Quinn’s text names. */
function quits(g: FirstEdition, source: RuleSource, card: CardId, seat: Seat, effect: Effect): Offer<Effects>[] {
  const use = TIMES.find((time) => !isUsed(g, source.seat, time, 'game'));
  const isProtected = ['quinn', 'kevin-uxbridge', 'amanda-rogers'].some((by) => isImmune(card, by));
  if (use === undefined || isProtected || granted(g, 'no-nullify', { card, seat })) return [];
  return answer(
    source,
    [{ do: 'use', what: use, per: 'game' }, { do: 'points', points: -5 }, effect],
    'Nullify it with Quinn',
  );
}

/** Returns the card of an event that entered play as a hidden agenda and is face up, or null (C-TYPES-18). */
function revealedEvent(g: FirstEdition, id: PieceId): CardId | null {
  const piece = g.pieces[id];
  if (piece === undefined || piece.hidden === true) return null;
  return isAgenda(cardOf(piece.card)) && countsAs(cardOf(piece.card), 'Event') ? piece.card : null;
}

/** Interrupts of Voyager, by id. */
export const CARDS: CardRules = {
  'auto-destruct-sequence-voyager': reprint('auto-destruct-sequence'),
  'distortion-of-space-time-continuum-voyager': reprint('distortion-of-space-time-continuum'),
  'escape-pod-voyager': reprint('escape-pod'),
  mutation: {
    text: 'Shuffle the top two cards of a discard pile into its owner’s draw deck. Or once per turn, discard a card from hand and draw two.',
    ways: {
      shuffle: {
        label: 'shuffle two cards into the draw deck',
        plays: besideEither,
        once: (_g, seat, to) => [{ do: 'restock', count: 2, top: true, who: tableOf(to) ?? seat }],
      },
      discard: {
        label: 'discard one and draw two',
        plays: (g, seat) =>
          !isUsed(g, seat, 'mutation', 'turn') && othersInHand(g, seat, 'mutation') > 0 ? onOwnTable(g, seat) : [],
        once: [
          { do: 'use', what: 'mutation', per: 'turn' },
          { do: 'shed', min: 1, max: 1 },
          { do: 'draw', count: 2 },
        ],
      },
    },
  },
  quinn: having(
    { immuneTo: ['Amanda Rogers', 'Kevin Uxbridge'] },
    {
      text: 'Three times per game, lose 5 points to nullify an interrupt or event just played or revealed, even a treaty, unless it is immune to Kevin Uxbridge or Amanda Rogers.',
      answers: {
        play: {
          offers: (g, source, { card, from, seat }) =>
            countsAs(cardOf(card), 'Event') || isInterrupt(cardOf(card), from === undefined)
              ? quits(g, source, card, seat, { do: 'nullify', what: 'card' })
              : [],
        },
        played: {
          possible: (g, { piece }) => revealedEvent(g, piece) !== null,
          offers(g, source, { piece, seat }) {
            const card = revealedEvent(g, piece);
            return card === null
              ? []
              : quits(g, source, card, seat, { do: 'take-out', which: [piece], why: 'discarded' });
          },
        },
      },
    },
  ),
  'the-gift': {
    text: 'Play it on your ship with Kes aboard: she is placed out-of-play, and the ship is relocated to another location of the same quadrant and “stopped”.',
    plays: onShips(
      (g, ship, seat) => ship.seat === seat && locationAt(g, ship.at) !== null && kesAboard(g, ship).length > 0,
    ),
    once(g, _seat, to) {
      const ship = targetOf(g, to);
      const from = must(locationAt(g, ship.at), 'the location of the ship');
      const ways = lineOf(g, from)
        .filter((id) => id !== from)
        .map((id) => ({
          key: `to:${id}`,
          label: asLabel(`To ${locationName(g, id)}`),
          list: [
            { do: 'recall', which: idsOf(kesAboard(g, ship).slice(0, 1)), to: 'out-of-play' },
            { do: 'shift', which: [ship.id], to: inSpace(id) },
            { do: 'stop-these', which: [ship.id] },
          ] satisfies Effects,
        }));
      return [{ do: 'either', ways }];
    },
  },
};
