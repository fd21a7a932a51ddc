import { every } from '../../../chapters/skills/piece-filter.ts';
import { ALL, inPlay, learns, raises, speaker } from '../../builders/personnel/aiding.ts';
import { attacks } from '../../builders/personnel/alike.ts';
import { mayNullifyHere } from '../../builders/personnel/deeds.ts';
import { isAtEncounter } from '../../builders/personnel/figures.ts';
import { daunts, improvesShip } from '../../builders/personnel/table.ts';
import { reportsAt } from '../../builders/personnel/welcome.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isOath = filter('{Hippocratic Oath}');

// The printed skill counts, since the level of a skill depends on what rules add.
const isCivilian = filter('CIVILIAN');

/** Personnel of The Dominion, by id. */
export const CARDS: CardRules = {
  'admiral-leyton': attacks('[Dom]', 'Dominion'),
  goranagar: {
    text: 'Nullifies Hippocratic Oath if it is encountered where he is.',
    at: {
      dilemma: {
        does(g, source, { card }) {
          const own = speaker(g, source);
          return own !== null && isOath(card) && isAtEncounter(g, own) ? [{ do: 'nullify', what: 'dilemma' }] : [];
        },
      },
    },
  },
  'kai-winn': says('Has Honor while The Emissary is in play.', learns(['Honor'], inPlay('{The Emissary}'))),
  'keeve-falor': says(
    'Your Bajoran CIVILIAN personnel present have all attributes +2.',
    raises(ALL, 2, every('yours, present, [Baj]', isCivilian)),
  ),
  'leyton-founder': {
    text: 'May report to Earth. Downloads Flight of the Intruder.',
    ...reportsAt('Earth'),
  },
  martok: {
    text: 'Your Klingon ships at this location have WEAPONS +2.',
    ...raises(['WEAPONS'], 2, 'ship, yours, here, [Kli]'),
  },
  ometiklan: attacks('[Dom]', 'Dominion'),
  orta: daunts,
  soto: mayNullifyHere('Lethean Telepathic Attack'),
  trul: says('A cloaked ship with this personnel aboard has RANGE +1.', improvesShip(['RANGE'], 1, 'cloaked')),
};
