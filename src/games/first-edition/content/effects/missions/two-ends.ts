import { affiliationsOf } from '../../../chapters/affiliation/compatible.ts';
import { canBringCrew } from '../../../chapters/play/crew.ts';
import { isFree as wasFree } from '../../../chapters/play/offers.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { inSpace, onSurface } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Force, Rule, RuleSource } from '../../../rules/rule.ts';
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
  const isMeant = (g: FirstEdition, source: RuleSource, card: CardId): boolean => {
    const ship = shipOf(card);
    return ship !== null && isOwnEnd(g, source) === (end === 'own') && ships(ship);
  };
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
    wanted: (g, source, card) => isOwnEnd(g, source) && isAndroid(card),
    to: (_g, source) => [onSurface(placeOf(source))],
  },
);

/** A download once per game, during the player's own turn. */
function onceFor(source: RuleSource, label: string, what: string) {
  return payloadOf(source, `download:${what}`, label, [
    { do: 'use', what: source.card, per: 'game' },
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
      free: (g, source, { seat, card, to }) =>
        seat === source.seat &&
        isOwnEnd(g, source) &&
        ['subspace-warp-rift', 'tetryon-field'].includes(card) &&
        to === `at:${placeOf(source)}`,
      lures: (g, source, { seat, card, location }) =>
        seat === source.seat && !isOwnEnd(g, source) && card === 'calamarain' && location === placeOf(source),
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
        does: (g, source, { location, card }) =>
          card === 'crystalline-entity' &&
          location === placeOf(source) &&
          !isOwnEnd(g, source) &&
          g.attempt?.met?.owner === source.seat
            ? [{ do: 'double', whole: true }]
            : [],
      },
    },
  },
  'investigate-incursion': {
    text: 'Worth 30 points, or 45 if a Borg card or Borg Ship is here. Salvage Starship may target it. On your opponent’s side: worth 30, and your Borg ships may report here with crew.',
    adds: worth((g, source) => (!isOwnEnd(g, source) ? 0 : those(g, source, isIncursion).length > 0 ? 45 : 30)),
    ...BORG_SHIPS,
  },
  'salvage-borg-ship': {
    text: '10 more points with a Borg card in play. On your opponent’s side: worth 35, and your Borg ships may report here with crew.',
    adds: worth((g, source) =>
      isOwnEnd(g, source) && Object.values(g.pieces).some(({ card }) => isBorg(cardOf(card))) ? 10 : 0,
    ),
    ...BORG_SHIPS,
  },
  'study-protonebula': {
    text: 'Once per game, you may download One to your ship here. On your opponent’s side: once per game, you may download a Borg-only objective.',
    fetches: {
      one: {
        must: true,
        wanted: (_g, _source, card) => card === 'one',
        to: (g, source) =>
          those(g, source, (piece) => piece.seat === source.seat && shipOf(piece.card) !== null).map(
            ({ id }) => `aboard:${id}` as const,
          ),
      },
      objective: {
        must: true,
        wanted: (_g, _source, card) => cardOf(card).type === 'Objective' && cardOf(card).icons.includes('BO'),
      },
    },
    orders(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, source.card, 'game')) return [];
      if (!isOwnEnd(g, source)) return [onceFor(source, 'Download a Borg-only objective', 'objective')];
      const isThere = Object.values(g.pieces).some(
        (piece) => piece.seat === seat && shipOf(piece.card) !== null && isHere(g, source, piece),
      );
      return isThere ? [onceFor(source, 'Download One to your ship here', 'one')] : [];
    },
  },
};
