import { seeded, welcomed } from '../builders/events/treaties.ts';
import type { CardRules } from '../card-rules.ts';

/** Cards of The Gift, by id. */
export const CARDS: CardRules = {
  'treaty-cardassian-kazon': seeded(welcomed('Cardassian', 'Kazon', 'Seska')),
};
