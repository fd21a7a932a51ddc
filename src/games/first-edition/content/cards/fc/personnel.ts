import { isStopped } from '../../../position/pieces.ts';
import { placeKind } from '../../../position/places.ts';
import { both, every, of, type PieceTest, present, raises, speaker, yours } from '../../builders/personnel/aiding.ts';
import { borg, drone } from '../../builders/personnel/alike.ts';
import { fleet } from '../../builders/personnel/table.ts';
import { idsOf, isUsed, payloadOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';

const isStill: PieceTest = (piece, g) => isStopped(g, piece);

/** Personnel of First Contact, by id. */
export const CARDS: CardRules = {
  'admiral-hayes': says(
    'Your Federation ships at this location have WEAPONS +1 and SHIELDS +2.',
    both(fleet(['WEAPONS'], 1, of('Federation')), fleet(['SHIELDS'], 2, of('Federation'))),
  ),
  'deanna-troi-first-contact': {
    text: 'Once per game, you may “unstop” everyone in her Away Team.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || placeKind(own.at) !== 'surface') return [];
      const which = idsOf(Object.values(g.pieces).filter((piece) => every(present, yours, isStill)(piece, g, own)));
      if (which.length === 0 || isUsed(g, seat, source.card, 'game')) return [];
      return [
        payloadOf(source, 'unstop', '“Unstop” her Away Team', [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'stop-these', which, undo: true },
        ]),
      ];
    },
  },
  'eight-of-nineteen': says(
    'Your Borg present have STRENGTH +2. Cumulative.',
    raises(['STRENGTH'], 2, every(yours, present, borg), true),
  ),
  'eighteen-of-nineteen': drone('RANGE', 1),
  'four-of-eleven': drone('SHIELDS', 2),
};
