import { facing } from '../../../chapters/missions/team.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { namedPieces, ofCard, vesselsWithin } from '../../../position/find.ts';
import { isOutpost } from '../../../position/piece-types.ts';
import { coreOf } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import {
  again,
  all,
  always,
  BLOCK,
  CEASE,
  CHOSEN,
  capture,
  kill,
  met,
  opponent,
  otherwise,
  PASS,
  random,
  select,
  selectToo,
  wall,
  when,
} from '../../builders/dilemmas/build.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { isMirrored } from '../../builders/events/table.ts';
import { itself } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

function isFirstOf(
  g: FirstEdition,
  { card, seat, piece = 0 }: { card: string; seat: number; piece?: number },
): boolean {
  return ofCard(g, card).every((other) => other.seat !== seat || other.id >= piece);
}

const isMale = stateFilter('personnel, Male');
const isFemale = stateFilter('personnel, Female');

/** Dilemmas of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'alien-labyrinth': wall('{any tricorder} OR ENGINEER x2'),
  'cardassian-trap': otherwise(capture(random('unique + no [Car] personnel'))),
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
  'outpost-raid': says(
    'At your outpost, to get past it: STRENGTH > 81. Otherwise, two personnel of your opponent’s choice are killed, everyone is “stopped”, and the dilemma is discarded. Elsewhere, to get past it: STRENGTH > 18.',
    {
      ...met({
        unless: f('"at your outpost" + STRENGTH>81 OR no "at your outpost" + STRENGTH>18'),
        effects: [when('"at your outpost"', [kill(opponent(null, 2))], [BLOCK])],
        fate: 'discard',
      }),
      ...tests({
        'at your outpost': (g, _group, { seat, location }) =>
          vesselsWithin(g, location).some((vessel) => vessel.seat === seat && isOutpost(vessel)),
      }),
    },
  ),
  // Stopping ends early if a card unstops the two, but their loss of STRENGTH doesn't.
  'parallel-romance': {
    text: 'Placed on the mission: a random male and a random female are “stopped” and have STRENGTH −2 until the dilemma has counted down from 3. Discarded if there aren’t both.',
    meeting: {
      trigger: (g) => {
        const [males, females] = [
          facing(g).filter((one) => isMale(one, g)),
          facing(g).filter((one) => isFemale(one, g)),
        ];
        return males.some(({ id }) => females.some((one) => one.id !== id));
      },
      unless: null,
      effects: [
        select(random('Male')),
        selectToo(random('Female')),
        { do: 'place', on: 'mission', upon: 'picked', counts: 3 },
        { do: 'hold', pick: CHOSEN, as: 'stopped' },
      ],
    },
    adds: {
      attribute: (g, source, { piece, attribute }) =>
        attribute === 'STRENGTH' && itself(g, source)?.upon?.includes(piece) === true ? -2 : 0,
    },
  },
  'the-higher-the-fewer': always({ do: 'points', points: -1, times: 'people' }),
  'thought-fire': says(
    'Discarded unless The Traveler: Transcendence affects you. To get past it: Empathy. Otherwise, everyone whose CUNNING + INTEGRITY < 12 is killed, everyone is “stopped”, and the dilemma stays under the mission.',
    met({
      trigger: (g, seat) =>
        namedPieces(g, 'The Traveler: Transcendence').some(({ at }) => at === coreOf(seat) || isMirrored(g)),
      effects: [kill(all('CUNNING+INTEGRITY<12'))],
    }),
  ),
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
