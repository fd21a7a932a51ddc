import { coreOf } from '../../../position/places.ts';
import { isNextGeneration } from '../../builders/incidents/tng.ts';
import { DISCARD_THIS, isInPlay, isUsed } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

/** Incidents of The Next Generation, by id. */
export const CARDS: CardRules = {
  'continuing-mission': {
    text: 'Seeded: download a WC card. Your TNG and Generations cards count as TNG. Once per turn, when you play TNG personnel with up to four skills and no download icon, you may draw. Discard this when you play other personnel or ships.',
    seeds: {
      phase: 'facility',
      to: (g, seat) => (isInPlay(g, 'continuing-mission', seat) ? [] : [coreOf(seat)]),
    },
    seeded: [{ do: 'download', what: 'crew' }],
    fetches: { crew: { wanted: '[WC]' } },
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const played = g.pieces[piece];
          const facts = played === undefined ? null : cardOf(played.card);
          if (played === undefined || facts === null || seat !== source.seat) return [];
          if (facts.type !== 'Personnel' && facts.type !== 'Ship') return [];
          if (!isNextGeneration(g, seat, played.card)) return [DISCARD_THIS];
          if (facts.type === 'Ship' || isUsed(g, seat, source.card, 'turn')) return [];
          // The classification doesn't count as a skill.
          if (facts.skills.length - 1 > 4 || facts.specialDownloads.length > 0) return [];
          return [
            {
              do: 'either',
              ways: [
                {
                  key: 'draw',
                  label: 'Draw a card',
                  list: [
                    { do: 'use', what: source.card, per: 'turn' },
                    { do: 'draw', count: 1, who: seat },
                  ],
                },
                { key: 'none', label: 'Draw nothing', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
};
