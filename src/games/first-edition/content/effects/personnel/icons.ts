import { matching } from '../../../chapters/affiliation/compatible.ts';
import { hostOf, locationAt, wayOf } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import { cardOf } from '../../pool.ts';
import { speaker, titled, withOne } from './aiding.ts';

/** People whose special download icon can be used under a condition, by their ids (C-DOWNLOAD-10). */
export const ICONS: Readonly<Record<string, Rule>> = {
  'admiral-riker': {
    text: 'Your cards at this location may attack Klingons. Downloads any Enterprise while aboard your facility of his affiliation.',
    grants: {
      battle(g, bearer, { seat, location, affiliation }) {
        const own = speaker(g, bearer);
        return own !== null && own.seat === seat && affiliation === 'Klingon' && locationAt(g, own.at) === location;
      },
    },
    icon(g, bearer) {
      const own = speaker(g, bearer);
      const host = own === null || wayOf(own.at) !== 'aboard' ? undefined : g.pieces[hostOf(own.at) ?? 0];
      if (own === null || host === undefined) return false;
      return cardOf(host.card).type === 'Facility' && host.seat === own.seat && matching(own, host);
    },
  },
  'konmel-the-next-generation': {
    text: 'Downloads a Klingon Disruptor with Korris present.',
    icon(g, bearer) {
      const own = speaker(g, bearer);
      return own !== null && withOne(titled('Korris'))(own, g);
    },
  },
};
