import { no } from '../../../../kit/offers.ts';
import type { FirstEdition } from '../../../state.ts';
import {
  again,
  all,
  always,
  CEASE,
  kill,
  met,
  opponent,
  otherwise,
  PASS,
  random,
  select,
  wall,
  when,
} from '../../builders/dilemmas/build.ts';
import { placeIn } from '../../builders/dilemmas/host.ts';
import type { CardRules } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

function isFirstOf(
  g: FirstEdition,
  { card, seat, piece = 0 }: { card: string; seat: number; piece?: number },
): boolean {
  return !Object.values(g.pieces).some((other) => other.card === card && other.seat === seat && other.id < piece);
}

/** Dilemmas of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'alien-labyrinth': wall('{any tricorder} OR ENGINEER x2'),
  // A player who abandons the attempt may not repeat it until another mission is solved. A player who continues loses
  // points if this mission isn't solved this turn.
  'edo-probe': {
    text: 'You choose: end the attempt, and place this on the mission, which you can’t attempt until you solve another; or place this on your table, and lose 10 points at the end of this turn unless you solve the mission.',
    meeting: {
      unless: null,
      effects: [
        {
          do: 'decide',
          by: 'owner',
          ways: [
            { key: 'leave', label: 'Abandon the attempt', effects: [{ do: 'place', on: 'mission' }, { do: 'quit' }] },
            {
              key: 'stay',
              label: 'Continue: lose 10 points unless solved this turn',
              effects: [{ do: 'place', on: 'table' }],
            },
          ],
        },
      ],
    },
    bans: {
      attempt: (g, source, { seat, location }) =>
        seat === source.seat && placeIn(g, source) === location
          ? no('C-DILEMMA-12', 'You abandoned it, so you can’t attempt it until another mission is solved.')
          : null,
    },
    at: {
      solved: {
        does(g, source, { location }) {
          const left = placeIn(g, source);
          return left === location ? [] : [{ do: 'end' }];
        },
      },
      'turn-end': {
        does: (g, source) => (placeIn(g, source) === null ? [{ do: 'points', points: -10 }, { do: 'end' }] : []),
      },
    },
  },
  'empathic-echo': again(kill(random('Empathy'))),
  'ferengi-attack': otherwise(kill(opponent())),
  'hidden-entrance': wall('{Geordi La Forge} OR ENGINEER + CUNNING>32'),
  'hunter-gangs': always(select(random(null, 2)), kill({ ...all(), only: 'picked', odd: 'CUNNING' })),
  // The dilemma weakens the personnel of the player who encountered it, everywhere. Copies of the dilemma aren't
  // cumulative.
  'interphasic-plasma-creatures': {
    text: 'To get past it: SCIENCE ×2 or Mindmeld. Otherwise, everyone is “stopped”, and the dilemma is placed on your table: your personnel have STRENGTH −2. Not cumulative.',
    meeting: { unless: f('SCIENCE x2 OR Mindmeld'), effects: [{ do: 'place', on: 'table' }] },
    adds: {
      attribute: (g, source, { piece, attribute }) =>
        attribute === 'STRENGTH' && g.pieces[piece]?.seat === source.seat && isFirstOf(g, source) ? -2 : 0,
    },
  },
  'malfunctioning-door': wall('Soong-type android OR STRENGTH>27 of 4'),
  'the-gatherers': otherwise({ do: 'strip', of: 'equipment and artifacts', how: 'all' }, { do: 'drop', count: 1 }),
  'the-higher-the-fewer': always({ do: 'points', points: -1, times: 'people' }),
  worshiper: met({
    unless: null,
    effects: [
      {
        do: 'when',
        test: { more: ['Greed', 'Honor'] },
        yes: [PASS],
        no: [when('{Edo Vessel} OR Anthropology', [], [CEASE])],
      },
    ],
  }),
  zaldan: again(kill(random('Diplomacy', 2))),
};
