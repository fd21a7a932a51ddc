import { type CardRules, reprint } from '../../card-rules.ts';

/** Objectives of Voyager, by id. */
export const CARDS: CardRules = {
  'assign-mission-specialists-voyager': reprint('assign-mission-specialists'),
};
