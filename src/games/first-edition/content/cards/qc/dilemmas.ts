import { facing } from '../../../chapters/missions/team.ts';
import { isAlone } from '../../../chapters/skills/group.ts';
import { kill, met, random, wall, when } from '../../builders/dilemmas/build.ts';
import { tests, youHave } from '../../builders/dilemmas/tests.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** Dilemmas of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'android-nightmares': says(
    'Discarded if no android faces it. To get past it: Empathy or Dr. Soong. Otherwise, a random personnel who isn’t an android is killed, or three if you have Interphasic Plasma Creatures in play. Everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...met({
        trigger: (g) => facing(g).some((piece) => isAlone(g, piece, f('Android'))),
        effects: [
          when(
            '"Interphasic Plasma Creatures affect you"',
            [kill(random('no Android', 3))],
            [kill(random('no Android'))],
          ),
        ],
      }),
      ...tests({ 'Interphasic Plasma Creatures affect you': youHave('{Interphasic Plasma Creatures}') }),
    },
  ),
  'security-precautions': wall('{Jenice Manheim} OR Android OR phaser OR disruptor OR SECURITY x3'),
};
