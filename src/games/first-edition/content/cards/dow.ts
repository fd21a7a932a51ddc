import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { isAlone } from '../../chapters/skills/group.ts';
import { pieceFilter, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { locationOf, namedPieces, piecesAt, piecesOf, vesselsWithin } from '../../position/find.ts';
import { locationAt, onPiece } from '../../position/places.ts';
import { isNor } from '../../position/stations.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import { all, always, random, select, stop } from '../builders/dilemmas/build.ts';
import { isOwnEnd, placeOf, those, worth } from '../builders/missions/ends.ts';
import { armed } from '../builders/missions/grounds.ts';
import { each, worthMoreIf } from '../builders/missions/points.ts';
import { arrivals } from '../builders/missions/two-ends.ts';
import {
  ALL,
  against,
  companions,
  downloadsIf,
  raises,
  speaker,
  varies,
  withOne,
} from '../builders/personnel/aiding.ts';
import { mayDownload } from '../builders/personnel/deeds.ts';
import { fleet } from '../builders/personnel/table.ts';
import { hostIn, isUsed } from '../builders/shared.ts';
import { laid, optional } from '../builders/table/laid.ts';
import { drawOne } from '../builders/table/plays.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const isGuest = pieceFilter('present, yours, personnel, not [Dom]');

const WORF = says(
  'Your other Klingon-affiliation personnel present have INTEGRITY +1.',
  raises(['INTEGRITY'], 1, 'yours, other, present, [Kli]'),
);

const isSolved = (g: FirstEdition, source: RuleSource): boolean => locationOf(g, placeOf(source)).solved !== null;

const isHeadquarters = filter('headquarters');

const CROWD = ['Sisko', 'Kira', 'Quark', "O'Brien", 'Odo', 'Dax', 'Bashir', 'Nog', 'Worf'].map((name) =>
  withOne(`{any ${name}}`),
);

const isSona = filter("Son'a");

/** The ships of three sides that fight in the Battle of Cardassia. */
const ALLIES = ['ship, [Fed]', 'ship, [Rom]', 'ship, [Kli]'].map(stateFilter);

const STRONG = armed(36);

/** Cards of Dogs of War, by id. */
export const CARDS: CardRules = {
  baas: says('Downloads Decimate Homeworld with any Thot present.', downloadsIf(withOne('Thot'))),
  'battle-of-cardassia': {
    ...worthMoreIf(
      '20 more points while your Federation, Romulan and Klingon ships are here. On your opponent’s side, Cardassians and the Dominion solve it with Leadership ×2 + SECURITY ×2 + Treachery ×2 and more than 36 total WEAPONS, for 40 points.',
      20,
      (g, source) =>
        isOwnEnd(g, source) &&
        ALLIES.every((test) => those(g, source, (piece) => piece.seat === source.seat && test(piece, g)).length > 0),
    ),
    facts: {
      farEnd: { of: ['Cardassian', 'Dominion'], asks: 'Leadership x2 + SECURITY x2 + Treachery x2', points: '40' },
    },
    bans: {
      attempt: (g, source, about) => (isOwnEnd(g, source) ? null : (STRONG.bans?.attempt?.(g, source, about) ?? null)),
    },
  },
  'chancellor-martok': mayDownload('Mantle of the Empire'),
  draz: says('CUNNING +1 for each of your other Breen present.', varies(['CUNNING'], companions('Breen'))),
  'grand-nagus-rom': says(
    'Your other Ferengi present have INTEGRITY +2.',
    raises(['INTEGRITY'], 2, 'yours, other, present, Ferengi'),
  ),
  'hq-shipyards': {
    text: 'On your headquarters, may be seeded: once per turn, if there is no Nor here and you report a ship here with your card play, you may draw a card.',
    ...laid((g, seat) =>
      piecesOf(g, seat)
        .filter(isHeadquarters)
        .map(({ id }) => onPiece(id)),
    ),
    at: {
      play: {
        does(g, source, { seat, card, to }) {
          const base = hostIn(g, source);
          const here = base === null ? null : locationAt(g, base.at);
          const isPaid = g.announced.at(-1)?.paid === true;
          if (seat !== source.seat || here === null || !isPaid || cardOf(card).type !== 'Ship') return [];
          if (locationAt(g, to) !== here || isUsed(g, seat, source.card, 'turn')) return [];
          if (vesselsWithin(g, here).some((one) => isNor(cardOf(one.card)))) return [];
          return optional('draw', 'Draw a card', [{ do: 'use', what: source.card, per: 'turn' }, ...drawOne(seat)]);
        },
      },
    },
  },
  'increase-white-production': each(
    '5 more points for each Son’a present, up to three.',
    5,
    3,
    (_g, { people }) => people.filter(isSona).length,
  ),
  'luaran-9': says(
    'Your Dominion ships at this location that aren’t from the Gamma Quadrant have WEAPONS +1.',
    fleet(['WEAPONS'], 1, '[Dom], not [GQ]'),
  ),
  rayva: {
    text: 'All attributes +1 for each affiliation among your other personnel present, except Dominion.',
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = piece === source.piece && ALL.includes(attribute) ? speaker(g, source) : null;
        if (own === null) return 0;
        const guests = piecesAt(g, own.at).filter((one) => isGuest(one, g, own));
        return new Set(guests.map(affiliationOf)).size;
      },
    },
  },
  'recruit-ally': {
    text: 'Once it is solved, your Breen ships may report here with crew.',
    ...arrivals({ end: 'either', ships: 'Breen ship', when: isSolved }),
  },
  'resist-occupying-forces': {
    text: '10 more points while Cardassian Liberation Front is in play.',
    adds: worth((g) => (namedPieces(g, 'Cardassian Liberation Front').length > 0 ? 10 : 0)),
  },
  'romulan-mind-probes': says(
    'Select a random personnel. Everyone who has no printed skill in common with that personnel is “stopped”. First skills don’t count.',
    always(select(random()), stop({ ...all(), unlike: 'skill' })),
  ),
  rovaran: says('WEAPONS and SHIELDS +2 against the Dominion.', against('itself', '[Dom]', 2, 2)),
  'steal-breen-armament': {
    text: 'You need three Cardassian resistance personnel.',
    requires: (g, { people }) =>
      people.filter((piece) => isAlone(g, piece, f('[Car] Cardassian resistance'))).length >= 3,
  },
  'vic-fontaine-dogs-of-war': {
    text: 'Worth 20 points while any Sisko, any Kira, any Quark, any O’Brien, any Odo, any Dax, any Bashir, any Nog and any Worf are all present.',
    adds: {
      score(g, source, { seat }) {
        const own = speaker(g, source);
        return own?.seat === seat && CROWD.every((test) => test(own, g)) ? 20 : 0;
      },
    },
  },
  'weyoun-8': {
    text: 'Once per game, draw three cards when he is killed.',
    killed: (g, { seat, card }) =>
      isUsed(g, seat, card, 'game')
        ? []
        : [
            { do: 'use', what: card, per: 'game' },
            { do: 'draw', count: 3 },
          ],
  },
  'worf-son-of-mogh-dogs-of-war': WORF,
  'worf-son-of-mogh-dogs-of-war-star': WORF,
};

/** Facts about cards from Dogs of War that have no rule, by id. */
export const FACTS: CardFacts = {
  'hideki-cruiser': { onlyDownloads: true },
};
