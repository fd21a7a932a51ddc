import {
  CHOSEN,
  ifChosen,
  ifOdd,
  KILL_ONE,
  kill,
  met,
  owner,
  past,
  random,
  select,
  stop,
} from '../../builders/dilemmas/build.ts';
import { lies, placeIn } from '../../builders/dilemmas/host.ts';
import { three } from '../../builders/dilemmas/trials.ts';
import { type CardRules, having, says } from '../../card-rules.ts';

/** Dilemmas of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'chula-echoes': met({ unless: null, effects: [three, ifOdd('CUNNING', [stop(CHOSEN)], true)] }),
  dejaren: says(
    'A random hologram and a random other personnel are selected. Each of them with CUNNING < 9 is killed. The remaining personnel need Computer Skill ×2 to get past it.',
    past(
      'Computer Skill x2',
      select(random('[Holo] personnel')),
      ifChosen('CUNNING<9', [kill(CHOSEN)]),
      select(random('no [Holo] personnel')),
      ifChosen('CUNNING<9', [kill(CHOSEN)]),
    ),
  ),
  'your-galaxy-is-impure': having(
    { immuneTo: ['Adapt: Negate Obstruction'] },
    says(
      'Placed on the mission. A random personnel is killed now. At each later attempt, the attempting player chooses one of their personnel to be killed.',
      lies(
        'mission',
        { effects: [KILL_ONE] },
        {
          at: {
            attempt: {
              does: (g, source, { location }) =>
                placeIn(g, source) === location ? [kill({ ...owner(), of: 'turn' })] : [],
            },
          },
        },
      ),
    ),
  ),
};
