import { asLabel } from '../../../../kit/words.ts';
import { every, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { cardName } from '../../../position/names.ts';
import { hostOf, placeKind } from '../../../position/places.ts';
import {
  ALL,
  attributeBonus,
  both,
  learns,
  passing,
  raises,
  speaker,
  withOne,
} from '../../builders/personnel/aiding.ts';
import { does, nullifiesFaced } from '../../builders/personnel/deeds.ts';
import { DISCARD_THIS, payloadOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';
import { isSafe } from '../../safe.ts';

// Equipment is present with a personnel in the same place (C-TEAM-08), whichever player it belongs to.
const dronePresent = every(
  '{Echo Papa 607 Killer Drone}',
  (piece, g, own) => piece.at === own.at && !isSafe(g, piece, own.card, true),
);

const isPod = filter('{Time Travel Pod}');
const isRogue = filter('"Rogue Borg" in title');
const carriesOwn = pieceFilter('carrying it');

/** Personnel of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'berlingoff-rasmussen': {
    text: 'He may nullify a Time Travel Pod that is just being played on the ship he is aboard. Discard both.',
    at: {
      play: {
        // The card is present with the crew of the ship that it is on (C-TEAM-08).
        offers(g, source, { card, to }) {
          const own = speaker(g, source);
          if (
            own === null ||
            !isPod(card) ||
            isImmune(card, source.card, true) ||
            placeKind(own.at) !== 'aboard' ||
            hostOf(own.at) !== hostOf(to)
          )
            return [];
          return [
            payloadOf(source, 'pod', asLabel(`Nullify ${cardName(card)}`), [
              { do: 'nullify', what: 'card' },
              DISCARD_THIS,
            ]),
          ];
        },
      },
    },
  },
  // “Tamarian-related” means that the title or the lore names the Tamarians or El-Adrel.
  dathon: {
    text: 'Nullifies Tamarian-related dilemmas that he faces: El-Adrel Creature, I’m Not Going to Fight You and Shaka, When the Walls Fell.',
    at: nullifiesFaced("{El-Adrel Creature} or {I'm Not Going to Fight You} or {Shaka, When the Walls Fell}"),
  },
  dtan: says(
    'Each of your Romulans present without Treachery has INTEGRITY +1.',
    raises(['INTEGRITY'], 1, 'yours, present, Romulan, without Treachery'),
  ),
  kmtar: says(
    'All attributes +5 with Alexander Rozhenko present.',
    attributeBonus(ALL, 5, withOne('{Alexander Rozhenko}')),
  ),
  lakanta: {
    text: 'Your ship with him aboard may leave a spaceline at one end and enter at the other. Your Wesley Crusher, if present, has all attributes +4.',
    ...raises(ALL, 4, 'yours, present, {Wesley Crusher}'),
    grants: {
      wrap(g, source, { ship }) {
        const own = speaker(g, source);
        return own !== null && hostOf(own.at) === ship && g.pieces[ship]?.seat === own.seat;
      },
    },
  },
  'major-rakal': says(
    'Has Empathy. While Romulan, also Tal Shiar and Treachery. While Federation, also Diplomacy, INTEGRITY +4 and CUNNING −1.',
    both(
      learns(['Tal Shiar', 'Treachery'], '[Rom]'),
      learns(['Empathy']),
      learns(['Diplomacy'], '[Fed]'),
      attributeBonus(['INTEGRITY'], 4, '[Fed]'),
      attributeBonus(['CUNNING'], -1, '[Fed]'),
    ),
  ),
  'paul-rice': {
    text: 'He may nullify an Echo Papa 607 Killer Drone that is present.',
    orders: does('always', 'Nullify', dronePresent, ({ id }) => [{ do: 'take-out', which: [id], why: 'discarded' }]),
  },
  'stefan-deseve': says(
    'Has Treachery. While Romulan, also Greed. While Federation, also OFFICER and INTEGRITY −1.',
    both(
      learns(['Greed'], '[Rom]'),
      learns(['Treachery']),
      learns(['OFFICER'], '[Fed]'),
      attributeBonus(['INTEGRITY'], -1, '[Fed]'),
    ),
  ),
  targ: {
    text: 'Other Klingons present have STRENGTH +1, except Targs. Nullifies Rogue Borg as they are played on the ship it is aboard.',
    ...raises(['STRENGTH'], 1, 'present, other, Klingon, not Targ'),
    at: {
      play: {
        does(g, source, { card, to }) {
          const own = speaker(g, source);
          const host = hostOf(to);
          if (own === null || host === null || !isRogue(card) || isImmune(card, source.card, true)) return [];
          return passing(g, own, carriesOwn).some(({ id }) => id === host) ? [{ do: 'nullify', what: 'card' }] : [];
        },
      },
    },
  },
};
