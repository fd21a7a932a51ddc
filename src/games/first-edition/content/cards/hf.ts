import { always, capture, random, stop, when } from '../builders/dilemmas/build.ts';
import { choice, deeper } from '../builders/dilemmas/choices.ts';
import { carriesOn, crowd } from '../builders/dilemmas/trials.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Cards of Homefront, by id. */
export const CARDS: CardRules = {
  'flim-flam-artist': deeper(
    'Diplomacy + Computer Skill x2 OR Law + CUNNING>32',
    'Diplomacy + Computer Skill x2 OR Law + CUNNING>50',
    choice(
      'opponent',
      { key: 'draw', label: 'Your opponent draws a card', effects: [{ do: 'draw', count: 1, who: 'opponent' }] },
      { key: 'no', label: 'Your opponent draws nothing', effects: [] },
    ),
  ),
  'murder-investigation': says(
    'Three personnel are selected at random, or six if there are ten or more. If one of them has SECURITY, all of those selected are “stopped”.',
    crowd('SECURITY'),
  ),
  'picking-up-the-pieces': says(
    'To get past it: Geology or Computer Skill. Everyone who meets this condition is “stopped”, except one at random. If only one does, that personnel is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    carriesOn('Geology OR Computer Skill'),
  ),
  'restricted-area': says(
    'If ten or more personnel face the dilemma, three random personnel are captured. Otherwise, a random personnel is “stopped”.',
    always(when('10 personnel', [capture(random(null, 3))], [stop(random())])),
  ),
};
