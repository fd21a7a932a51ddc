import { isAlone } from '../../chapters/skills/group.ts';
import { all, always, random, select, stop } from '../builders/dilemmas/build.ts';
import { against } from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Dogs of War, by id. */
export const CARDS: CardRules = {
  'romulan-mind-probes': says(
    'Select a random personnel. Everyone who has no printed skill in common with that personnel is “stopped”. First skills don’t count.',
    always(select(random()), stop({ ...all(), unlike: 'skill' })),
  ),
  rovaran: says('WEAPONS and SHIELDS +2 against the Dominion.', against('itself', '[Dom]', 2, 2)),
  'steal-breen-armament': {
    text: 'You need three Cardassian resistance personnel.',
    requires: (g, { people }) =>
      people.filter((piece) => isAlone(g, piece, f('[Car] Cardassian resistance'))).length >= 3,
  },
};

/** Facts about cards from Dogs of War that have no rule, by id. */
export const FACTS: CardFacts = {
  'battle-of-cardassia': {
    farEnd: { of: ['Cardassian', 'Dominion'], asks: 'Leadership x2 + SECURITY x2 + Treachery x2', points: '40' },
  },
  'hideki-cruiser': { onlyDownloads: true },
};
