import { atLocation } from '../../position/places.ts';
import { met } from '../builders/dilemmas/build.ts';
import { sows } from '../builders/dilemmas/recent.ts';
import { harborsOne } from '../builders/missions/grounds.ts';
import { type CardRules, says } from '../card-rules.ts';

const ALONE = sows('[Self]', 1);

/** Cards of Ships of the Line, by id. */
export const CARDS: CardRules = {
  'monitor-traffic': {
    text: 'You may seed Border Checkpoint here.',
    ...harborsOne('{Border Checkpoint}', atLocation),
  },
  'promethean-quartz': says(
    'Your opponent may download and seed a self-controlling dilemma here. To get past it: Exobiology + SCIENCE + CUNNING > 40, or Archaeology + ENGINEER + STRENGTH > 40. Otherwise, everyone is “stopped”. In both cases, the dilemma is discarded.',
    { ...met({ effects: ALONE.sown, after: ALONE.sown, fate: 'discard' }), among: ALONE.among },
  ),
};
