import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { isAlone } from '../../chapters/skills/group.ts';
import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { locationOf, namedPieces, piecesAt } from '../../position/find.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import { all, always, random, select, stop } from '../builders/dilemmas/build.ts';
import { placeOf, worth } from '../builders/missions/ends.ts';
import { arrivals } from '../builders/missions/two-ends.ts';
import { ALL, against, raises, speaker, withOne } from '../builders/personnel/aiding.ts';
import { mayDownload } from '../builders/personnel/deeds.ts';
import { fleet } from '../builders/personnel/table.ts';
import { isUsed } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isGuest = pieceFilter('present, yours, personnel, not [Dom]');

const WORF = says(
  'Your other Klingon-affiliation personnel present have INTEGRITY +1.',
  raises(['INTEGRITY'], 1, 'yours, other, present, [Kli]'),
);

const isSolved = (g: FirstEdition, source: RuleSource): boolean => locationOf(g, placeOf(source)).solved !== null;

const CROWD = ['Sisko', 'Kira', 'Quark', "O'Brien", 'Odo', 'Dax', 'Bashir', 'Nog', 'Worf'].map((name) =>
  withOne(`{any ${name}}`),
);

/** Cards of Dogs of War, by id. */
export const CARDS: CardRules = {
  'chancellor-martok': mayDownload('Mantle of the Empire'),
  'grand-nagus-rom': says(
    'Your other Ferengi present have INTEGRITY +2.',
    raises(['INTEGRITY'], 2, 'yours, other, present, Ferengi'),
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
  'battle-of-cardassia': {
    farEnd: { of: ['Cardassian', 'Dominion'], asks: 'Leadership x2 + SECURITY x2 + Treachery x2', points: '40' },
  },
  'hideki-cruiser': { onlyDownloads: true },
};
