import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { locationOf, opponentOf, personnelOf, piecesOf, playerOf, vesselsWithin } from '../../../position/find.ts';
import { isFacility } from '../../../position/piece-types.ts';
import { coreOf, locationAt, onPiece, placeKind } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { isNextGeneration } from '../../builders/incidents/tng.ts';
import { hostIn, isNew, isUsed, onOwnTable, playedOn } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isNamed } from '../../named.ts';

const GLORY = 'heart-of-glory';

/** Points per victim, and the number of victims that count. */
const [EACH, MOST] = [5, 3];

const isKlingon = stateFilter('Klingon');
const isDiplomat = stateFilter('[Fed], Diplomacy');

/** True if a player's Federation diplomat is on a planet whose mission the opponent seeded. */
function isReceived(g: FirstEdition, seat: number): boolean {
  return piecesOf(g, seat).some((piece) => {
    const at = placeKind(piece.at) === 'surface' ? locationAt(g, piece.at) : null;
    const isTheirs = at !== null && g.locations[at]?.missions.some(({ owner }) => owner === opponentOf(seat)) === true;
    return isTheirs && isDiplomat(piece, g);
  });
}

/** Returns a player's TNG personnel at missions that the opponent seeded and where there is no facility. */
function explorers(g: FirstEdition, seat: number): Piece[] {
  return personnelOf(g, seat).filter(({ at, card }) => {
    const location = locationAt(g, at);
    if (location === null || !isNextGeneration(g, seat, card)) return false;
    const isTheirs = locationOf(g, location).missions.some(({ owner }) => owner === opponentOf(seat));
    return isTheirs && !vesselsWithin(g, location).some(isFacility);
  });
}

/** Events of The Next Generation, by id. */
export const CARDS: CardRules = {
  'cowboy-diplomacy': {
    text: 'Free, once per game: score 5 points if your Federation personnel with Diplomacy is on a planet that your opponent seeded.',
    plays: (g, seat) => (isReceived(g, seat) && !isUsed(g, seat, 'cowboy-diplomacy', 'game') ? [coreOf(seat)] : []),
    free: () => true,
    once: [
      { do: 'use', what: 'cowboy-diplomacy', per: 'game' },
      { do: 'points', points: 5 },
    ],
  },
  'heart-of-glory': {
    text: 'Play it on your Klingon, free on Korris or Konmel. Score 5 points for each of the first three personnel that Klingon stuns or mortally wounds. Unique.',
    facts: { limit: 'unique' },
    plays: (g, seat) =>
      isNew(g, GLORY, seat) ? piecesOf(g, seat).flatMap((one) => (isKlingon(one, g) ? [onPiece(one.id)] : [])) : [],
    free: (g, _seat, to) => isNamed(playedOn(g, to)?.card ?? GLORY, 'Korris', 'Konmel'),
    at: {
      fought: {
        does(g, source) {
          const host = hostIn(g, source);
          const felled = g.battle?.kind === 'personnel' ? (g.battle.felled ?? []) : [];
          const scored = playerOf(g, source.seat).scored.filter(({ card }) => card === GLORY);
          const before = scored.reduce((sum, { points }) => sum + points, 0) / EACH;
          const now = Math.min(felled.filter((id) => id === host?.id).length, MOST - before);
          return now > 0 ? [{ do: 'points', points: EACH * now }] : [];
        },
      },
    },
  },
  'lets-see-whats-out-there': {
    text: 'Draw two cards, and two more if you have four TNG personnel at missions that your opponent seeded and where there is no facility.',
    plays: onOwnTable,
    once: (g, seat) => [{ do: 'draw', count: explorers(g, seat).length >= 4 ? 4 : 2, who: seat }],
  },
};
