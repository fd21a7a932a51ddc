import { welcomed } from '../../builders/events/treaties.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Events of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'treaty-cardassian-bajoran': welcomed('Cardassian', 'Bajoran', 'Bareil Antos', 'Kai Winn', 'Turrel'),
  'treaty-romulan-bajoran': welcomed('Romulan', 'Bajoran', 'Colonel Kira', 'Senator Cretak'),
};

/** Facts about events from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'organian-peace-treaty': { immuneTo: ['The Devil'], faceUp: 'facility' },
  'subspace-transporter': { nullifiedOnlyBy: ['Subspace Interference'] },
};
