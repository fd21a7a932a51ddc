import { espionage, type Host } from '../../builders/events/locations.ts';
import { seeded, welcomed } from '../../builders/events/treaties.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Personnel with an infiltration icon. */
const wears = (icon: string): Host => ({
  who: `your personnel with ${icon} are`,
  those: `${icon} personnel`,
});

/** Events of The Dominion, by id. */
export const CARDS: CardRules = {
  'espionage-dominion-on-federation': espionage('Dominion', 'Federation', wears('<Fed>')),
  'espionage-dominion-on-klingon': espionage('Dominion', 'Klingon', wears('<Kli>')),
  'espionage-dominion-on-romulan': espionage('Dominion', 'Romulan', wears('<Rom>')),
  'treaty-bajoran-dominion': welcomed('Bajoran', 'Dominion', 'Kai Winn', 'The Emissary'),
  'treaty-cardassian-dominion': seeded(welcomed('Cardassian', 'Dominion', 'Dukat')),
  'treaty-romulan-dominion': welcomed('Romulan', 'Dominion', 'Senator Vreenak'),
};

/** Facts about events from The Dominion that have no rule, by id. */
export const FACTS: CardFacts = {
  'crew-reassignment': { captainsOrder: true },
  'fair-play': { nullifiedOnlyBy: [], faceUp: 'facility' },
  'invasive-beam-in': { faceUp: 'facility' },
  'sisko-197-subroutine': { immuneTo: ['Kevin Uxbridge'], faceUp: 'facility' },
  'tactical-console': { captainsOrder: true },
};
