import { peopleNear } from '../../../chapters/dilemmas/affected.ts';
import { facing } from '../../../chapters/missions/team.ts';
import { copiesOf } from '../../../chapters/play/unique.ts';
import { isAlone } from '../../../chapters/skills/group.ts';
import { all, CEASE, kill, met, opponent, random, wall, when } from '../../builders/dilemmas/build.ts';
import { liesOn } from '../../builders/dilemmas/host.ts';
import { tests, youHave } from '../../builders/dilemmas/tests.ts';
import { hostIn, itself } from '../../builders/shared.ts';
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
  'bendii-syndrome': says(
    'Placed on a Vulcan without Youth of your opponent’s choice. Your personnel who are with them have INTEGRITY −2. The next time you score points, this Vulcan is killed.',
    liesOn(
      opponent('Vulcan + no Youth'),
      {},
      {
        adds: {
          attribute(g, source, { piece, attribute }) {
            const own = itself(g, source);
            if (attribute !== 'INTEGRITY' || own === null) return 0;
            // Copies aren't cumulative (C-SKILL-22), not even on two Vulcans who are together.
            const [first] = copiesOf(g, own.card).filter((one) => peopleNear(g, one).some(({ id }) => id === piece));
            return first?.id === own.id ? -2 : 0;
          },
        },
        at: {
          scored: {
            does(g, source, { seat, points }) {
              const host = hostIn(g, source);
              if (host === null || seat !== source.seat || points <= 0) return [];
              return [{ do: 'take-out', which: [host.id], why: 'killed' }];
            },
          },
        },
      },
    ),
  ),
  'chinese-finger-puzzle': says(
    'Discarded if no android faces it. Otherwise, androids are “stopped” for as many full turns as there are androids, and everyone else until the end of the turn.',
    {
      ...met({
        trigger: (g) => facing(g).some((piece) => isAlone(g, piece, f('Android'))),
        unless: null,
        effects: [{ do: 'halt', pick: all('Android'), more: 'counted' }, CEASE],
      }),
      counted: (g, people) => people.filter((piece) => isAlone(g, piece, f('Android'))).length,
    },
  ),
  'security-precautions': wall('{Jenice Manheim} OR Android OR phaser OR disruptor OR SECURITY x3'),
};
