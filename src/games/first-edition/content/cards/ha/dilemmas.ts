import {
  again,
  all,
  always,
  CHOSEN,
  capture,
  discard,
  ifChosen,
  ifOdd,
  KILL_ONE,
  kill,
  met,
  most,
  NEXT_TURN,
  otherwise,
  owner,
  past,
  random,
  select,
  stop,
  when,
} from '../../builders/dilemmas/build.ts';
import { choice } from '../../builders/dilemmas/choices.ts';
import { lies, placeIn } from '../../builders/dilemmas/host.ts';
import { three } from '../../builders/dilemmas/trials.ts';
import { type CardRules, having, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** Dilemmas of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  alice: otherwise(capture(most(['Navigation']))),
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
  'talosian-cage': otherwise(
    choice(
      'opponent',
      {
        key: 'females',
        label: 'Discard two females at random',
        effects: [discard(random('Female', 2))],
        needs: random('Female'),
      },
      {
        key: 'male',
        label: 'Discard the male with the most skill icons',
        effects: [discard(most(['skills'], { who: f('Male') }))],
        needs: random('Male'),
      },
      { key: 'nobody', label: 'Discard nobody', effects: [] },
    ),
  ),
  'the-clown-guillotine': says(
    'To get past it: Diplomacy ×2. Otherwise, a random personnel is killed, and everyone with lower total attributes is “stopped” until the end of your next turn. The others are “stopped”, and the dilemma stays under the mission.',
    again(select(random()), stop({ ...all(), but: 'picked', like: 'stronger' }, NEXT_TURN), kill(CHOSEN)),
  ),
  'the-clown-playing-doctor': says(
    'A random personnel is killed, and so is everyone with the same first skill. If a hologram faces the dilemma, they are only “stopped”.',
    always(
      select(random()),
      when(
        '[Holo] personnel',
        [stop({ ...all(), but: 'picked', like: 'first skill' }), stop(CHOSEN)],
        [kill({ ...all(), but: 'picked', like: 'first skill' }), kill(CHOSEN)],
      ),
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
