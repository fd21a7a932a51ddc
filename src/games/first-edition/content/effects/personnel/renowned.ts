import { stillIn } from '../../../chapters/missions/team.ts';
import { atLocation, locationAt, onSurface } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { CardId } from '../../../terms.ts';
import { isNamed } from '../../named.ts';
import { hasHelped, helps } from '../helping.ts';
import { COLLECTS, isCollected } from '../objectives/particles.ts';
import { isOn, isWorld } from '../places.ts';
import { isUsed, payloadOf } from '../shared.ts';
import { speaker } from './aiding.ts';

const BORETH = 'koroth-the-next-generation';

/** Personnel who score points, by card id. */
export const RENOWNED: Readonly<Record<string, Rule>> = {
  'james-t-kirk': {
    text: 'Downloads any Captain’s Order. Scores 5 points each time he helps solve a mission.',
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const own = speaker(g, source);
          const isHis = own !== null && own.seat === seat && hasHelped(g, own, seat, location);
          return isHis ? [{ do: 'points', points: 5 }] : [];
        },
      },
    },
  },
  [BORETH]: {
    text: 'Once per game, on Boreth, you may download Kahless or Clone Machine there.',
    fetches: {
      emperor: {
        must: true,
        wanted: (_g, _source, card) => isKahless(card) || card === 'clone-machine',
        to(g, { piece }, card) {
          const at = piece === undefined ? undefined : g.pieces[piece]?.at;
          const location = at === undefined ? null : locationAt(g, at);
          if (location === null) return [];
          return [isKahless(card) ? onSurface(location) : atLocation(location)];
        },
      },
    },
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !isOn(g, own, 'Boreth') || isUsed(g, seat, BORETH, 'game')) return [];
      return [
        payloadOf(source, 'emperor', 'Download Kahless or Clone Machine', [
          { do: 'use', what: BORETH, per: 'game' },
          { do: 'download', what: 'emperor' },
        ]),
      ];
    },
  },
  'li-nalas': {
    text: 'May be seeded like an artifact under the mission at Cardassia IV. The player who solves it earns him, or captures an opponent’s.',
    buried: (g, location) => isWorld(g, location, 'Cardassia IV'),
  },
  'matthew-dougherty': {
    text: 'Scores 10 points if he helps complete Collect Metaphasic Particles.',
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const own = speaker(g, source);
          if (own === null || own.seat !== seat || !isCollected(g, seat, location)) return [];
          const people = g.attempt === null ? [] : stillIn(g, g.attempt);
          const helped = people.includes(own) && helps(g, { people, equipment: [], ship: null }, own, COLLECTS);
          return helped ? [{ do: 'points', points: 10 }] : [];
        },
      },
    },
  },
};

const isKahless = (card: CardId): boolean => isNamed(card, 'Kahless');
