import { matching } from '../../../chapters/affiliation/compatible.ts';
import { copiesOf } from '../../../chapters/play/unique.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { crewsWithin, fightersAt, isPlanet } from '../../../chapters/teams/teams.ts';
import { namedPieces, playerOf, vesselsIn } from '../../../position/find.ts';
import { isAway, locationAt, onPiece, placeKind, planetOf } from '../../../position/places.ts';
import { stationOf } from '../../../position/stations.ts';
import { banned } from '../../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { aloneAt } from '../../builders/facilities/rooms.ts';
import { espionageBy, everyCover, isYours, watchedBy } from '../../builders/protections.ts';
import { DISCARD_THIS, hostIn, idsOf, isUsed, shipsIn, skillAmong } from '../../builders/shared.ts';
import { drawsUpTo, optional, SEEDS_OR_PLAYS } from '../../builders/table/laid.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

const isWorker = stateFilter('ENGINEER or SECURITY');

/** True if a piece is in the Badlands region, of either universe. */
const isInBadlands = (g: FirstEdition, { at }: Piece): boolean => {
  const location = locationAt(g, at);
  return location !== null && regionOf(g, location) === 'Badlands';
};

/** Returns the ships and facilities in space in the Badlands region that have less Navigation aboard. */
function adrift(g: FirstEdition, enough: number): PieceId[] {
  const isInSpace = ({ at }: Piece): boolean =>
    placeKind(at) === 'space' || (placeKind(at) === 'docked' && !isAway(g, at) && planetOf(g, at) === null);
  // Stopped personnel count (C-STOP-03). Personnel under house arrest don't (C-AFFIL-15).
  const steers = ({ id, seat }: Piece): boolean => {
    const people = crewsWithin(g, id).flatMap((places) => places.flatMap((place) => fightersAt(g, place, seat)));
    return skillAmong(g, people, 'Navigation') >= enough;
  };
  return idsOf(vesselsIn(g).filter((vessel) => isInBadlands(g, vessel) && isInSpace(vessel) && !steers(vessel)));
}

/** Objectives of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'navigate-plasma-storms': {
    text: 'On your table, may be seeded. When any turn ends with a ship in the Badlands, even in the mirror universe, that turn’s player probes. Interrupt or Doorway: damages vessels in space there without Navigation ×3. Objective: destroys those without Navigation ×5. Event: discard this.',
    ...SEEDS_OR_PLAYS,
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          const isFirst = copiesOf(g, source.card).every(({ id }) => id >= (source.piece ?? 0));
          if (!isFirst || !shipsIn(g).some((ship) => isInBadlands(g, ship))) return [];
          return [
            {
              do: 'probe',
              who: seat,
              outcomes: [
                { icons: ['Interrupt', 'Doorway'], list: [{ do: 'harm', which: adrift(g, 3) }] },
                { icons: ['Objective'], list: [{ do: 'take-out', which: adrift(g, 5), why: 'destroyed' }] },
                { icons: ['Event'], list: [DISCARD_THIS] },
              ],
            },
          ];
        },
      },
    },
  },
  'process-ore': {
    text: 'Play it on an Ore Processing Unit. When your turn begins, if you control its station at a planet and have a matching ENGINEER or SECURITY unopposed here: you may discard a card, put your bottom discard under your deck or out-of-play, and draw up to two cards. Only one station.',
    plays: (g) => namedPieces(g, 'Ore Processing Unit').map(({ id }) => onPiece(id)),
    at: {
      'turn-start': {
        does(g, source, { seat }) {
          const unit = hostIn(g, source);
          const station = stationOf(g, unit ?? undefined);
          const location = station === null ? null : locationAt(g, station.at);
          if (unit === null || station === null || location === null || seat !== source.seat) return [];
          if (banned(g, 'part', { piece: unit.id, part: 'ore' }) !== null) return [];
          if (station.seat !== seat || !isPlanet(g, location) || isUsed(g, seat, source.card, 'turn')) return [];
          const works = aloneAt(g, seat, unit).some((piece) => isWorker(piece, g) && matching(piece, station));
          if (!works || playerOf(g, seat).hand.length === 0) return [];
          return optional('ore', 'Process ore', [
            // A player processes ore at only one station per turn.
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'shed', min: 1, max: 1 },
            {
              do: 'either',
              ways: [
                { key: 'under', label: 'Put the bottom card under your deck', list: [{ do: 'tuck', to: 'under' }] },
                { key: 'out', label: 'Place the bottom card out-of-play', list: [{ do: 'tuck', to: 'out' }] },
              ],
            },
            ...drawsUpTo(2, seat),
          ]);
        },
      },
    },
  },
};

/** Facts about objectives from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  'beware-of-q': { faceUp: 'facility' },
  'hq-defensive-measures': { faceUp: 'facility' },
  'plans-of-the-obsidian-order': {
    faceUp: 'facility',
    protects: [{ covers: everyCover(isYours, espionageBy('Cardassian'), watchedBy('Obsidian Order')) }],
  },
  'plans-of-the-tal-shiar': {
    faceUp: 'facility',
    protects: [{ covers: everyCover(isYours, espionageBy('Romulan'), watchedBy('Tal Shiar')) }],
  },
  'rescue-personnel': { limit: 'unique' },
};
