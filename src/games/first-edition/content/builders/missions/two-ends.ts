import { canBringCrew } from '../../../chapters/play/crew.ts';
import { isFree as wasFree } from '../../../chapters/play/offers.ts';
import { inSpace } from '../../../position/places.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { ShipCard } from '../../card.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';
import { isUsed } from '../shared.ts';
import { isOwnEnd, placeOf } from './ends.ts';

/**
 * The ships that report, the number of personnel with each, and the maximum number of such ships per game. If no number of
 * personnel is given, a staffing crew reports with the ship (C-PLAY-16).
 */
interface Arrivals {
  readonly end: 'own' | 'far' | 'either';
  /** A filter for the ships. */
  readonly ships: string;
  readonly people?: number;
  readonly limit?: number;
  /** When the ships may report, by default always. */
  readonly when?: (g: FirstEdition, source: RuleSource) => boolean;
}

export function shipOf(card: CardId): ShipCard | null {
  const facts = cardOf(card);
  return facts.type === 'Ship' ? facts : null;
}

/** Lets ships report to the location, with personnel from the hand. */
export function arrivals({ end, ships, people, limit, when = () => true }: Arrivals): Force {
  const comes = filter(`ship, ${ships}`);
  const isMeant = (g: FirstEdition, source: RuleSource, card: CardId): boolean =>
    (end === 'either' || isOwnEnd(g, source) === (end === 'own')) && comes(card) && when(g, source);
  const noted = ({ card }: RuleSource, number: number) => `${card}:${number}`;
  const come = (g: FirstEdition, source: RuleSource): number =>
    Array.from({ length: limit ?? 0 }).filter((_, number) => isUsed(g, source.seat, noted(source, number), 'game'))
      .length;
  return {
    berths(g, source, seat, card) {
      const place = inSpace(placeOf(source));
      // A ship with a crew takes the one normal card play, not an extra card play (C-PLAY-16).
      if (people === undefined && (g.turn?.played ?? 0) > 0) return [];
      if (seat !== source.seat || !isMeant(g, source, card) || (limit !== undefined && come(g, source) >= limit))
        return [];
      return people !== undefined || canBringCrew(g, seat, card, place) ? [place] : [];
    },
    at: {
      played: {
        does(g, source, { seat, piece, isFree }) {
          const ship = g.pieces[piece];
          const isIt = seat === source.seat && ship?.at === inSpace(placeOf(source)) && isMeant(g, source, ship.card);
          // Ships that are downloaded this way come without a crew (C-PLAY-16).
          if (!isIt || isFree === true) return [];
          const isPaid = people === undefined && wasFree(g, seat, ship.card, ship.at);
          return [
            ...(isPaid ? [{ do: 'spend', what: 'play' } as const] : []),
            ...(limit === undefined ? [] : [{ do: 'use', what: noted(source, come(g, source)), per: 'game' } as const]),
            { do: 'bring-crew', ship: piece, ...(people === undefined ? {} : { most: people }) },
          ];
        },
      },
    },
  };
}

/** Tests for personnel, ships and facilities of the Borg. */
export const isBorg = filter('[Bor]');
export const BORG_SHIPS = arrivals({ end: 'far', ships: '[Bor]' });
