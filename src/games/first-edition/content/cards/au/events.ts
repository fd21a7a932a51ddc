import { no } from '../../../../kit/offers.ts';
import { faceUp, namedPieces, ofType } from '../../../position/find.ts';
import { onPiece } from '../../../position/places.ts';
import { captainsLog, lowerDecks } from '../../builders/events/orders.ts';
import { raises, teaches } from '../../builders/personnel/aiding.ts';
import { KEVIN } from '../../builders/protections.ts';
import { idsOf, onOwnTable } from '../../builders/shared.ts';
import { host, isShown } from '../../builders/table/laid.ts';
import { type CardRules, having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import type { CardFacts } from '../../text-facts.ts';

// Firestorm isn't listed, since its own rule says that it has no effect while Thermal Deflectors are in play.
const isFire = filter('{Thought Fire} or {Plasma Fire} or {Fire Sculptor} or {Phaser Burns}');

const isEvent = filter('event');

/** Events of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'captains-log': having({ captainsOrder: true }, captainsLog),
  'lower-decks': having({ captainsOrder: true }, lowerDecks),
  'mots-advice': {
    text: 'Play it on any personnel, who gains Barbering.',
    plays: (g) => ofType(g, 'Personnel').map(({ id }) => onPiece(id)),
    ...teaches(['Barbering'], host),
  },
  'rishon-uxbridge': having(
    { protects: [{ from: KEVIN, covers: (_g, { at }, { id }) => at === onPiece(id) }] },
    {
      text: 'Play it on an event in play, which is then immune to Kevin Uxbridge.',
      plays: (g) =>
        faceUp(g)
          .filter(isEvent)
          .map(({ id }) => onPiece(id)),
    },
  ),
  'thermal-deflectors': {
    text: 'On your table: nullifies Firestorm, Thought Fire, Plasma Fire, Fire Sculptor and Phaser Burns, whoever plays them.',
    plays: onOwnTable,
    at: {
      dilemma: { does: (_g, _source, { card }) => (isFire(card) ? [{ do: 'nullify', what: 'dilemma' }] : []) },
      play: { does: (_g, _source, { card }) => (isFire(card) ? [{ do: 'nullify', what: 'card' }] : []) },
      played: {
        // Nullifies what is already in play.
        does(g, source, { piece }) {
          const which = piece === source.piece ? idsOf(faceUp(g).filter(isFire)) : [];
          return which.length === 0 ? [] : [{ do: 'take-out', which, why: 'discarded' }];
        },
      },
    },
  },
  'yellow-alert': having(
    { captainsOrder: true },
    {
      text: 'On your table: Red Alert! is discarded and can’t be played. All your personnel have CUNNING +1.',
      plays: onOwnTable,
      bans: {
        play: (_g, _source, { card }) =>
          isNamed(card, 'Red Alert!') ? no('C-TYPES-03', 'Yellow Alert prevents Red Alert!') : null,
      },
      at: {
        played: {
          does: (g, source, { piece }) =>
            piece === source.piece
              ? [{ do: 'take-out', which: idsOf(namedPieces(g, 'Red Alert!').filter(isShown)), why: 'discarded' }]
              : [],
        },
      },
      ...raises(['CUNNING'], 1, 'yours, personnel'),
    },
  ),
};

/** Facts about events from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  'revolving-door': { limit: 'unique' },
};
