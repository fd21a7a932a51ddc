import { matching } from '../../../chapters/affiliation/compatible.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import { namedPieces, playerOf } from '../../../position/find.ts';
import { locationAt, onPiece } from '../../../position/places.ts';
import { stationOf } from '../../../position/stations.ts';
import { aloneAt } from '../../builders/facilities/rooms.ts';
import { espionageBy, everyCover, isYours, watchedBy } from '../../builders/protections.ts';
import { hostIn, isFirstCopyHere } from '../../builders/shared.ts';
import { drawsUpTo, optional } from '../../builders/table/laid.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

const isWorker = stateFilter('ENGINEER or SECURITY');

/** Objectives of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'process-ore': {
    text: 'Play it on an Ore Processing Unit. Whenever your turn begins, if you control the station, at a planet, and have a matching ENGINEER or SECURITY unopposed here: you may discard a card from hand, put the bottom card of your discard pile under your deck or out-of-play, and draw up to two cards.',
    plays: (g) => namedPieces(g, 'Ore Processing Unit').map(({ id }) => onPiece(id)),
    at: {
      'turn-start': {
        does(g, source, { seat }) {
          const unit = hostIn(g, source);
          const station = stationOf(g, unit ?? undefined);
          const location = station === null ? null : locationAt(g, station.at);
          if (unit === null || station === null || location === null || seat !== source.seat) return [];
          if (station.seat !== seat || !isPlanet(g, location) || !isFirstCopyHere(g, source)) return [];
          const works = aloneAt(g, seat, unit).some((piece) => isWorker(piece, g) && matching(piece, station));
          if (!works || playerOf(g, seat).hand.length === 0) return [];
          return optional('ore', 'Process ore', [
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
  'navigate-plasma-storms': { faceUp: 'facility' },
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
