import { no } from '../../../../kit/offers.ts';
import { opponentOf, playerOf } from '../../../position/find.ts';
import { isMission } from '../../../position/kinds.ts';
import type { FirstEdition } from '../../../state.ts';
import {
  all,
  always,
  BLOCK,
  KILL_ONE,
  kill,
  met,
  opponent,
  owner,
  random,
  stop,
  wall,
  when,
} from '../../builders/dilemmas/build.ts';
import { choice } from '../../builders/dilemmas/choices.ts';
import { placeIn } from '../../builders/dilemmas/host.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { carriesOn } from '../../builders/dilemmas/trials.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

function score(g: FirstEdition, seat: number): number {
  return playerOf(g, seat).scored.reduce((sum, { points }) => sum + points, 0);
}

/** The difference between space and planet missions that makes a player lose points. */
const UNBALANCED = 3;

/** True if the missions with points that a player seeded are mostly in space or mostly on planets. */
function isUnbalanced(g: FirstEdition, seat: number): boolean {
  const own = Object.values(g.locations).flatMap(({ missions }) => missions.filter(({ owner }) => owner === seat));
  const settings = own.flatMap(({ card }) => {
    const facts = cardOf(card);
    return isMission(facts) && facts.points !== undefined ? [facts.where] : [];
  });
  const count = (where: string) => settings.filter((one) => one === where).length;
  return Math.abs(count('space') - count('planet')) >= UNBALANCED;
}

/** Dilemmas of First Contact, by id. */
export const CARDS: CardRules = {
  'balancing-act': says(
    'Each player loses 50 points if three more of their missions with points are in space than on planets, or the other way round.',
    {
      ...always(
        when('"your missions are unbalanced"', [{ do: 'points', points: -50 }]),
        when('"your opponent’s missions are unbalanced"', [{ do: 'points', points: -50, to: 'opponent' }]),
      ),
      ...tests({
        'your missions are unbalanced': (g, _group, { seat }) => isUnbalanced(g, seat),
        'your opponent’s missions are unbalanced': (g, _group, { seat }) => isUnbalanced(g, opponentOf(seat)),
      }),
    },
  ),
  blended: says(
    'To get past it: Empathy, Diplomacy, a Morn or any Scotty. Everyone who meets this condition is “stopped”, except one at random. If only one does, that personnel is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    carriesOn('Empathy OR Diplomacy OR {Morn} OR {any Scotty}'),
  ),
  // The dilemma's condition is the player's score (C-DILEMMA-06).
  'dead-end': {
    text: 'To get past it: 50 points. Otherwise, the dilemma is placed on the mission, which nobody with fewer than 50 points can attempt. No effect while another copy is in play.',
    facts: { limit: 'unique' },
    meeting: {
      unless: null,
      effects: [{ do: 'when', test: { points: 50 }, no: [{ do: 'place', on: 'mission' }, BLOCK] }],
    },
    bans: {
      attempt: (g, source, { seat, location }) =>
        placeIn(g, source) === location && score(g, seat) < 50
          ? no('C-DILEMMA-18', 'You need at least 50 points to attempt this mission.')
          : null,
    },
  },
  'lack-of-preparation': says(
    'Unless your personnel could have solved the mission when they began, you lose 10 points, and they can’t get past it. If you play Borg, they need Communication, Navigation and Defense icons instead.',
    met({
      unless: null,
      effects: [
        {
          do: 'when',
          test: { playing: 'Borg' },
          yes: [when('[Com] personnel + [Nav] personnel + [Def] personnel', [], [BLOCK])],
          no: [{ do: 'when', test: { prepared: true }, no: [{ do: 'points', points: -10 }, BLOCK] }],
        },
      ],
    }),
  ),
  maglock: wall('3 each (OFFICER + STRENGTH>5)'),
  'my-first-raygun': says(
    'Probe, then discard the probed card. Event, Interrupt, AU or Enterprise-E: a random personnel is killed. Anything else: a random personnel is “stopped”.',
    always({
      do: 'probe',
      outcomes: [{ icons: ['Event', 'Interrupt', 'AU', 'Ent-E'], list: [KILL_ONE] }],
      otherwise: [stop(random())],
      discards: true,
    }),
  ),
  'primitive-culture': wall(),
  'shot-in-the-back': met({
    unless: null,
    effects: [
      when(
        '1 each (Android + (SECURITY OR OFFICER))',
        [stop(all('Android + (SECURITY OR OFFICER)'))],
        [kill(opponent('no Android'))],
      ),
    ],
  }),
  'strict-dress-code': says(
    'You choose: kill a personnel with Diplomacy or a hologram, kill two with the Defense icon, or let your opponent choose one to be killed.',
    always(
      choice(
        'owner',
        {
          key: 'one',
          label: 'Kill a personnel with Diplomacy, or a hologram',
          effects: [kill(owner('Diplomacy OR [Holo] personnel'))],
          needs: owner('Diplomacy OR [Holo] personnel'),
        },
        {
          key: 'two',
          label: 'Kill two personnel with the Defense icon',
          effects: [kill(owner('[Def] personnel', 2))],
          needs: owner('[Def] personnel', 2),
        },
        { key: 'none', label: 'Let your opponent choose who is killed', effects: [kill(opponent())] },
      ),
    ),
  ),
};
