import { welcomed } from '../../builders/events/treaties.ts';
import type { CardRules } from '../../card-rules.ts';

/** Events of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'treaty-cardassian-bajoran': welcomed('Cardassian', 'Bajoran', 'Bareil Antos', 'Kai Winn', 'Turrel'),
  'treaty-romulan-bajoran': welcomed('Romulan', 'Bajoran', 'Colonel Kira', 'Senator Cretak'),
};
