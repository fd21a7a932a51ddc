import { every } from '../../../chapters/skills/piece-filter.ts';
import { onSurface } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Force } from '../../../rules/rule.ts';
import { ALL, inPlay, learns, raises, speaker } from '../../builders/personnel/aiding.ts';
import { isAtEncounter } from '../../builders/personnel/figures.ts';
import { daunts, improvesShip } from '../../builders/personnel/table.ts';
import { isWorld } from '../../builders/places.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { Affiliation } from '../../printed.ts';

/** Lets its player's cards at the location attack an affiliation (C-BATTLE-06). */
function defies(side: Affiliation): Force {
  return {
    grants: {
      battle(g, source, { seat, location, affiliation }) {
        const own = speaker(g, source);
        return own !== null && own.seat === seat && affiliation === side && isSeenAt(g, own, location);
      },
    },
  };
}

const isOath = filter('{Hippocratic Oath}');

// The printed skill counts, since the level of a skill depends on what rules add.
const isCivilian = filter('CIVILIAN');

function defiant(side: string): string {
  return `Your cards at this location may attack ${side}.`;
}

/** Personnel of The Dominion, by id. */
export const CARDS: CardRules = {
  'admiral-leyton': says(defiant('Dominion'), defies('Dominion')),
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
    reports: (g) =>
      Object.keys(g.locations)
        .filter((location) => isWorld(g, location, 'Earth'))
        .map(onSurface),
  },
  martok: {
    text: 'Your Klingon ships at this location have WEAPONS +2.',
    ...raises(['WEAPONS'], 2, 'ship, yours, here, [Kli]'),
  },
  ometiklan: says(defiant('Dominion'), defies('Dominion')),
  orta: daunts,
  trul: says('A cloaked ship with this personnel aboard has RANGE +1.', improvesShip(['RANGE'], 1, 'cloaked')),
};
