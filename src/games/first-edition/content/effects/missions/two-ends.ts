import { affiliationsOf } from '../../../chapters/affiliation/compatible.ts';
import { canBringCrew } from '../../../chapters/play/crew.ts';
import { isFree as wasFree } from '../../../chapters/play/offers.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { inSpace, onSurface } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Bearer, Force, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { ShipCard } from '../../card.ts';
import { cardOf } from '../../pool.ts';
import { hasTrait } from '../../traits.ts';
import { isBorgShipDilemma } from '../borg-ships.ts';
import { isUsed, payloadOf } from '../shared.ts';
import { isHere, isOwnEnd, placeOf, those, worth } from './ends.ts';
import { fetching } from './solved.ts';

/**
 * The ships that report, the number of personnel with each, and the maximum number of such ships per game. If no number of
 * personnel is given, a staffing crew reports with the ship (C-PLAY-16).
 */
interface Arrivals {
  readonly end: 'own' | 'far';
  readonly ships: (card: ShipCard) => boolean;
  readonly people?: number;
  readonly limit?: number;
}

function shipOf(card: CardId): ShipCard | null {
  const facts = cardOf(card);
  return facts.type === 'Ship' ? facts : null;
}

/** Lets ships report to the location, with personnel from the hand. */
function arrivals({ end, ships, people, limit }: Arrivals): Force {
  const isMeant = (g: FirstEdition, bearer: Bearer, card: CardId): boolean => {
    const ship = shipOf(card);
    return ship !== null && isOwnEnd(g, bearer) === (end === 'own') && ships(ship);
  };
  const noted = ({ card }: Bearer, number: number) => `${card}:${number}`;
  const come = (g: FirstEdition, bearer: Bearer): number =>
    Array.from({ length: limit ?? 0 }).filter((_, number) => isUsed(g, bearer.seat, noted(bearer, number), 'game'))
      .length;
  return {
    berths(g, bearer, seat, card) {
      const place = inSpace(placeOf(bearer));
      // A ship with a crew takes the one normal card play, not an extra card play (C-PLAY-16).
      if (people === undefined && (g.turn?.played ?? 0) > 0) return [];
      if (seat !== bearer.seat || !isMeant(g, bearer, card) || (limit !== undefined && come(g, bearer) >= limit))
        return [];
      return people !== undefined || canBringCrew(g, seat, card, place) ? [place] : [];
    },
    at: {
      played: {
        does(g, bearer, { seat, piece, isFree }) {
          const ship = g.pieces[piece];
          const isIt = seat === bearer.seat && ship?.at === inSpace(placeOf(bearer)) && isMeant(g, bearer, ship.card);
          // Ships that are downloaded this way come without a crew (C-PLAY-16).
          if (!isIt || isFree === true) return [];
          const isPaid = people === undefined && wasFree(g, seat, ship.card, ship.at);
          return [
            ...(isPaid ? [{ do: 'spend', what: 'play' } as const] : []),
            ...(limit === undefined ? [] : [{ do: 'use', what: noted(bearer, come(g, bearer)), per: 'game' } as const]),
            { do: 'bring-crew', ship: piece, ...(people === undefined ? {} : { most: people }) },
          ];
        },
      },
    },
  };
}

const isBorg = (card: Parameters<typeof affiliationsOf>[0]): boolean => affiliationsOf(card).includes('Borg');
const BORG_SHIPS = arrivals({ end: 'far', ships: isBorg });

/** True for a Borg card, a Borg-only card, or the Borg Ship dilemma. */
function isIncursion(piece: Piece): boolean {
  const facts = cardOf(piece.card);
  return isBorg(facts) || facts.icons.includes('BO') || isBorgShipDilemma(piece);
}

const isMaquis = (ship: { readonly icons: readonly string[] }): boolean => ship.icons.includes('Maq');

/** True if a card is an android. */
function isAndroid(card: CardId): boolean {
  const facts = cardOf(card);
  return isPersonnel(facts) && hasTrait(facts, 'Android');
}

const ANDROID = fetching(
  'When you solve it, you may download an android here. On your opponent’s side, it needs Lore instead of Data, and your Crystalline Entity here is doubled.',
  {
    wanted: (g, bearer, card) => isOwnEnd(g, bearer) && isAndroid(card),
    to: (_g, bearer) => [onSurface(placeOf(bearer))],
  },
);

/** A download once per game, during the player's own turn. */
function onceFor(bearer: Bearer, label: string, what: string) {
  return payloadOf(bearer, `download:${what}`, label, [
    { do: 'use', what: bearer.card, per: 'game' },
    { do: 'download', what },
  ]);
}

/** Missions with different text for each player, by card id. */
export const TWO_ENDS: Readonly<Record<string, Rule>> = {
  'assist-damaged-vessel': {
    text: 'No Maquis ship may be here. On your opponent’s side, other affiliations may attempt it, and two of your Maquis ships may report here with crew.',
    requires: (g, _group, { location }) =>
      Object.values(g.pieces).every((piece) => {
        const ship = shipOf(piece.card);
        return ship === null || !isMaquis(ship) || !isSeenAt(g, piece, location);
      }),
    ...arrivals({ end: 'far', ships: isMaquis, limit: 2 }),
  },
  'explore-interstellar-matter': {
    text: 'Your Subspace Warp Rift and Tetryon Field are free here. On your opponent’s side, the opposing Calamarain must start here.',
    grants: {
      free: (g, bearer, { seat, card, to }) =>
        seat === bearer.seat &&
        isOwnEnd(g, bearer) &&
        ['subspace-warp-rift', 'tetryon-field'].includes(card) &&
        to === `at:${placeOf(bearer)}`,
      lures: (g, bearer, { seat, card, location }) =>
        seat === bearer.seat && !isOwnEnd(g, bearer) && card === 'calamarain' && location === placeOf(bearer),
    },
  },
  'intercept-sleeper-ship': {
    text: 'Your T’Ong may report here with up to three personnel.',
    ...arrivals({ end: 'own', ships: ({ title }) => title.endsWith("T'Ong"), people: 3 }),
  },
  'investigate-dead-planet': {
    ...ANDROID,
    at: {
      ...ANDROID.at,
      // C-DILEMMA-16.
      dilemma: {
        does: (g, bearer, { location, card }) =>
          card === 'crystalline-entity' &&
          location === placeOf(bearer) &&
          !isOwnEnd(g, bearer) &&
          g.attempt?.met?.owner === bearer.seat
            ? [{ do: 'double', whole: true }]
            : [],
      },
    },
  },
  'investigate-incursion': {
    text: 'Worth 30 points, or 45 if a Borg card or Borg Ship is here. Salvage Starship may target it. On your opponent’s side: worth 30, and your Borg ships may report here with crew.',
    adds: worth((g, bearer) => (!isOwnEnd(g, bearer) ? 0 : those(g, bearer, isIncursion).length > 0 ? 45 : 30)),
    ...BORG_SHIPS,
  },
  'salvage-borg-ship': {
    text: '10 more points with a Borg card in play. On your opponent’s side: worth 35, and your Borg ships may report here with crew.',
    adds: worth((g, bearer) =>
      isOwnEnd(g, bearer) && Object.values(g.pieces).some(({ card }) => isBorg(cardOf(card))) ? 10 : 0,
    ),
    ...BORG_SHIPS,
  },
  'study-protonebula': {
    text: 'Once per game, you may download One to your ship here. On your opponent’s side: once per game, you may download a Borg-only objective.',
    fetches: {
      one: {
        must: true,
        wanted: (_g, _bearer, card) => card === 'one',
        to: (g, bearer) =>
          those(g, bearer, (piece) => piece.seat === bearer.seat && shipOf(piece.card) !== null).map(
            ({ id }) => `aboard:${id}` as const,
          ),
      },
      objective: {
        must: true,
        wanted: (_g, _bearer, card) => cardOf(card).type === 'Objective' && cardOf(card).icons.includes('BO'),
      },
    },
    orders(g, bearer, seat) {
      if (seat !== bearer.seat || isUsed(g, seat, bearer.card, 'game')) return [];
      if (!isOwnEnd(g, bearer)) return [onceFor(bearer, 'Download a Borg-only objective', 'objective')];
      const isThere = Object.values(g.pieces).some(
        (piece) => piece.seat === seat && shipOf(piece.card) !== null && isHere(g, bearer, piece),
      );
      return isThere ? [onceFor(bearer, 'Download One to your ship here', 'one')] : [];
    },
  },
};
