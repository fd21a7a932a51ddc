import { isAlone } from '../../chapters/skills/group.ts';
import { all, always, random, select, stop } from '../builders/dilemmas/build.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';

/** Cards of Dogs of War, by id. */
export const CARDS: CardRules = {
  'romulan-mind-probes': says(
    'Select a random personnel. Everyone who has no printed skill in common with that personnel is “stopped”. First skills don’t count.',
    always(select(random()), stop({ ...all(), unlike: 'skill' })),
  ),
  'steal-breen-armament': {
    text: 'You need three Cardassian resistance personnel.',
    requires: (g, { people }) =>
      people.filter((piece) => isAlone(g, piece, f('[Car] Cardassian resistance'))).length >= 3,
  },
};
