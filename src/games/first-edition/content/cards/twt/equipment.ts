import { armsOnly, grantsSkill } from '../../builders/equipment/arms.ts';
import { both } from '../../builders/personnel/aiding.ts';
import type { CardRules } from '../../card-rules.ts';

const PHASER = armsOnly('Federation', '[OS]', 2);

/** Equipment of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'classic-type-ii-phaser': {
    ...PHASER,
    ...both(PHASER, grantsSkill('SECURITY', '[OS], leader', 'Federation')),
    text: 'If a Federation personnel is with it, all your Original Series personnel with it have STRENGTH +2, cumulative, and their leaders have SECURITY.',
  },
};
