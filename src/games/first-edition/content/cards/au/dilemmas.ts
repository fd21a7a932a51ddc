import { ofCard } from '../../../position/find.ts';
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
import type { CardRules } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

function isFirstOf(
  g: FirstEdition,
  { card, seat, piece = 0 }: { card: string; seat: number; piece?: number },
): boolean {
  return ofCard(g, card).every((other) => other.seat !== seat || other.id >= piece);
}

/** Dilemmas of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'alien-labyrinth': wall('{any tricorder} OR ENGINEER x2'),
  'empathic-echo': again(kill(random('Empathy'))),
  'ferengi-attack': otherwise(kill(opponent())),
  'hidden-entrance': wall('{Geordi La Forge} OR ENGINEER + CUNNING>32'),
  'hunter-gangs': always(select(random(null, 2)), kill({ ...all(), only: 'picked', odd: 'CUNNING' })),
  // The dilemma weakens the personnel of the player who encountered it, everywhere. Copies of the dilemma aren't
  // cumulative.
  'interphasic-plasma-creatures': {
    text: 'To get past it: SCIENCE ×2 or Mindmeld. Otherwise, everyone is “stopped”, and the dilemma is placed on your table: your personnel have STRENGTH −2. Not cumulative.',
    facts: { countsAs: ['Event'] },
    meeting: { unless: f('SCIENCE x2 OR Mindmeld'), effects: [{ do: 'place', on: 'table' }] },
    adds: {
      attribute: (g, source, { piece, attribute }) =>
        attribute === 'STRENGTH' && g.pieces[piece]?.seat === source.seat && isFirstOf(g, source) ? -2 : 0,
    },
  },
  'malfunctioning-door': wall('Soong-type android OR STRENGTH>27 of 4'),
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
