import { freeEachTurn, rifle, weapon } from '../../builders/equipment/arms.ts';
import { kit } from '../../builders/equipment/kits.ts';
import type { CardRules } from '../../card-rules.ts';

const KAZON = { arm: weapon('Kazon'), rifle: rifle('Kazon') };

/** Equipment of Voyager, by id. */
export const CARDS: CardRules = {
  'engineering-kit-voyager': kit('OFFICER', 'ENGINEER'),
  'engineering-tricorder-voyager': kit('MEDICAL', 'ENGINEER'),
  'kazon-disruptor': {
    ...KAZON.arm,
    ...freeEachTurn('kazon-disruptor'),
    text: `Once per turn, one reports for free. ${KAZON.arm.text}`,
  },
  'kazon-disruptor-rifle': {
    ...KAZON.rifle,
    ...freeEachTurn('kazon-disruptor-rifle'),
    text: `Once per turn, one reports for free. ${KAZON.rifle.text}`,
  },
  'medical-kit-voyager': kit('OFFICER', 'MEDICAL'),
  'medical-padd-voyager': kit('ENGINEER', 'MEDICAL'),
  'science-padd-voyager': kit('MEDICAL', 'SCIENCE'),
  'starfleet-type-ii-phaser-voyager': weapon('Federation or Non-Aligned'),
  'starfleet-type-iii-phaser-rifle-voyager': rifle('Federation or Non-Aligned'),
};
