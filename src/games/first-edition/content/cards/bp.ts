import { type CardRules, reprint } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Borderless Promos, by id. */
export const CARDS: CardRules = {
  'defiant-borderless-promos': reprint('defiant'),
  'enterprise-borderless-promos': reprint('enterprise'),
  'fesarius-borderless-promos': reprint('fesarius'),
  'hunting-vessel-borderless-promos': reprint('hunting-vessel'),
  'locutus-borg-cube-borderless-promos': reprint('locutus-borg-cube'),
};

/** Facts about cards from Borderless Promos that have no rule, by id. */
export const FACTS: CardFacts = {
  'gal-gaththong-borderless-promos': { onlyDownloads: true },
  'kitara-borderless-promos': { onlyDownloads: true },
  'kurdon-borderless-promos': { onlyDownloads: true },
  'regency-1-borderless-promos': { onlyDownloads: true },
  'starship-enterprise-the-motion-pictures-borderless-promos': { onlyDownloads: true },
  'uss-rio-grande-borderless-promos': { onlyDownloads: true },
  'vidiian-cruiser-borderless-promos': { onlyDownloads: true },
  'voyager-borderless-promos': { onlyDownloads: true },
};
