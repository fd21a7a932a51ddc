import { WAITERS, waiters } from '../builders/personnel/alike.ts';
import { KIRA, ROM } from '../builders/personnel/figures.ts';
import { type CardRules, reprint, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of IC, by id. */
export const CARDS: CardRules = {
  'aluura-star': says(WAITERS, waiters),
  'ilon-tandro-star': reprint('ilon-tandro'),
  'kira-star': KIRA,
  'kira-star-star': KIRA,
  'klaestron-outpost-star': reprint('klaestron-outpost'),
  'koval-star': reprint('koval'),
  'major-rakal-star': reprint('major-rakal'),
  'nog-star': reprint('nog'),
  'quark-son-of-keldar-star': reprint('quark-son-of-keldar'),
  'rom-star': ROM,
  'stefan-deseve-star': reprint('stefan-deseve'),
  'the-emissary-star': reprint('the-emissary'),
  'tora-ziyal-star': reprint('tora-ziyal'),
};

/** Facts about cards from IC that have no rule, by id. */
export const FACTS: CardFacts = {
  'battle-cruiser-star': { onlyDownloads: true },
};
