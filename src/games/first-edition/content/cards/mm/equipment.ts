import { armsOnly, grantsSkill } from '../../builders/equipment/arms.ts';
import { both } from '../../builders/personnel/aiding.ts';
import type { CardRules } from '../../card-rules.ts';

const DISRUPTOR = armsOnly('Klingon or Romulan', '[OS]', 2);

/** Equipment of Mirror, Mirror, by id. */
export const CARDS: CardRules = {
  'classic-disruptor': {
    ...DISRUPTOR,
    ...both(DISRUPTOR, grantsSkill('SECURITY', '[OS], leader', 'Klingon or Romulan')),
    text: 'If a Klingon or Romulan is with it, all your Original Series personnel with it have STRENGTH +2, cumulative, and their leaders have SECURITY.',
  },
};
