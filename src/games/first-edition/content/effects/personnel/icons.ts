import { belongsTo, matching } from '../../../chapters/affiliation/compatible.ts';
import { hostOf, placeKind } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Rule } from '../../../rules/rule.ts';
import { cardOf } from '../../pool.ts';
import { isOn } from '../places.ts';
import { every, opposing, type PieceTest, present, speaker, titled, withOne, yours } from './aiding.ts';

/** True for a Klingon, by affiliation or species (C-AFFIL-08). */
const klingon: PieceTest = (piece) => belongsTo(piece, 'Klingon');

/** Personnel whose special download icon works only under a condition, by card id (C-DOWNLOAD-10). */
export const ICONS: Readonly<Record<string, Rule>> = {
  'admiral-riker': {
    text: 'Your cards at this location may attack Klingons. Downloads any Enterprise while aboard your facility of his affiliation.',
    grants: {
      battle(g, source, { seat, location, affiliation }) {
        const own = speaker(g, source);
        return own !== null && own.seat === seat && affiliation === 'Klingon' && isSeenAt(g, own, location);
      },
    },
    icon(g, source) {
      const own = speaker(g, source);
      const host = own === null || placeKind(own.at) !== 'aboard' ? undefined : g.pieces[hostOf(own.at) ?? 0];
      if (own === null || host === undefined) return false;
      return cardOf(host.card).type === 'Facility' && host.seat === own.seat && matching(own, host);
    },
  },
  'jean-luc-picard-the-next-generation': {
    text: 'Downloads Arbiter of Succession with your opponent’s Klingon present.',
    icon(g, source) {
      const own = speaker(g, source);
      return own !== null && Object.values(g.pieces).some((piece) => every(present, opposing, klingon)(piece, g, own));
    },
  },
  'konmel-the-next-generation': {
    text: 'Downloads a Klingon Disruptor with Korris present.',
    icon(g, source) {
      const own = speaker(g, source);
      return own !== null && withOne(titled('Korris'))(own, g);
    },
  },
  losta: {
    text: 'Downloads Lower Decks with Kahless present, or on Boreth.',
    icon(g, source) {
      const own = speaker(g, source);
      return own !== null && (withOne(yours, titled('Kahless'))(own, g) || isOn(g, own, 'Boreth'));
    },
  },
};
