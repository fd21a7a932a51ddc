import { type CardRules, reprint } from '../../card-rules.ts';

/** Events of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'holo-projectors-holodeck-adventures': reprint('holo-projectors'),
};
