import { pointsOf } from '../../../chapters/points/score.ts';
import { total } from '../../../chapters/skills/group.ts';
import { ofType, opponentOf, piecesAt, playerOf } from '../../../position/find.ts';
import { isMission } from '../../../position/kinds.ts';
import { onSurface } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import {
  always,
  BLOCK,
  DAMAGE,
  KILL_ONE,
  kill,
  least,
  met,
  most,
  NEXT_TURN,
  opponent,
  owner,
  past,
  random,
  stop,
  when,
} from '../../builders/dilemmas/build.ts';
import { choice } from '../../builders/dilemmas/choices.ts';
import { brings, fetch, toAnywhere } from '../../builders/dilemmas/recent.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import type { MissionCard } from '../../card.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';

/** A number that a player has. */
type Score = (g: FirstEdition, seat: number) => number;

/** Tests that compare a number of the two players: `ahead` for the encountering player, `behind` for the opponent. */
const compares = (score: Score) =>
  tests({
    ahead: (g, _group, { seat }) => score(g, seat) > score(g, opponentOf(seat)),
    behind: (g, _group, { seat }) => score(g, seat) < score(g, opponentOf(seat)),
  });

const handSize: Score = (g, seat) => playerOf(g, seat).hand.length;

/** The opponent's missions that pass a test of their printed facts. */
function theirMissions(g: FirstEdition, seat: number, isMeant: (facts: MissionCard) => boolean): number {
  const all = Object.values(g.locations).flatMap(({ missions }) => missions);
  return all.filter(({ owner, card }) => {
    const facts = cardOf(card);
    return owner === opponentOf(seat) && isMission(facts) && isMeant(facts);
  }).length;
}

/** At most this many objectives count. */
const MOST_OBJECTIVES = 5;

/** At most this many objectives in the opponent's discard pile count. */
const MOST_DISCARDED = 6;

const isAssassin = filter('personnel, Assassin');

/** Dilemmas of Crossover, by id. */
export const CARDS: CardRules = {
  'assassination-attempt': says(
    'Your opponent may download an assassin to this location. If one is on the planet, you need Transporter Skill + a personnel with INTEGRITY > 7, or one with SECURITY ×2. Otherwise, a random personnel is killed, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...always(
        ...brings('assassin'),
        when(
          'Transporter Skill + 1 each (INTEGRITY>7) OR 1 each (SECURITY x2) OR no "an assassin on the planet"',
          [],
          [KILL_ONE, BLOCK],
        ),
      ),
      ...tests({
        'an assassin on the planet': (g, _group, { location }) =>
          piecesAt(g, onSurface(location)).some((piece) => isAssassin(piece.card)),
      }),
      fetches: { assassin: fetch('personnel, Assassin', toAnywhere) },
    },
  ),
  'dna-security-scan': says(
    'Nullified by Scan Cycle Check. To get past it: ENGINEER ×2 + Computer Skill ×2 + CUNNING > 15 for each objective in your opponent’s discard pile, up to six. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...met({
        unless: f('ENGINEER x2 + Computer Skill x2 + "CUNNING > 15 for each objective discarded"'),
        cards: ['scan-cycle-check'],
      }),
      ...tests({
        'CUNNING > 15 for each objective discarded': (g, group, { seat }) => {
          const lost = playerOf(g, opponentOf(seat)).discard.filter((card) => cardOf(card).type === 'Objective').length;
          return total(g, group, 'CUNNING') > 15 * Math.min(MOST_DISCARDED, lost);
        },
      }),
    },
  ),
  'exposed-power-relay': says(
    'For each of your opponent’s missions with at most 25 points, a random personnel is “stopped”. If ten or more personnel remain, they can’t get past it.',
    {
      ...always(stop(random(null, 'counted')), when('10 personnel', [BLOCK])),
      counted: (g, _people, { seat }) =>
        theirMissions(g, seat, ({ points }) => points !== undefined && points.value <= 25),
    },
  ),
  'eye-to-eye': says(
    'The player with the most cards in hand chooses two personnel to be “stopped”. If both players have the same number, your personnel can’t get past it.',
    {
      ...always(when('"ahead"', [stop(owner(null, 2))], [when('"behind"', [stop(opponent(null, 2))], [BLOCK])])),
      ...compares(handSize),
    },
  ),
  'face-to-face': says(
    'The player with the fewest points chooses a personnel to be killed. If both players have the same score, the ship is damaged, and everyone is “stopped” until the end of your next turn.',
    {
      ...always(
        when(
          '"behind"',
          [kill(owner())],
          [when('"ahead"', [kill(opponent())], [DAMAGE, { do: 'cease', more: NEXT_TURN }])],
        ),
      ),
      ...compares(pointsOf),
    },
  ),
  'head-to-head': says(
    'The player with the most points chooses a personnel to be killed. If both players have the same score, two random personnel are killed, and everyone else is “stopped” until the end of your next turn.',
    {
      ...always(
        when(
          '"ahead"',
          [kill(owner())],
          [when('"behind"', [kill(opponent())], [kill(random(null, 2)), { do: 'cease', more: NEXT_TURN }])],
        ),
      ),
      ...compares(pointsOf),
    },
  ),
  'rules-of-obedience': says(
    'Your opponent chooses: the personnel with the highest INTEGRITY or with the fewest skill icons is killed. The remaining personnel need Geology + Honor ×2, SECURITY ×2 + Treachery ×2 or Smiley to get past it.',
    past(
      'Geology + Honor x2 OR SECURITY x2 + Treachery x2 OR {Smiley}',
      choice(
        'opponent',
        { key: 'honest', label: 'The highest INTEGRITY', effects: [kill(most(['INTEGRITY']))] },
        { key: 'simple', label: 'The fewest skill icons', effects: [kill(least(['skills']))] },
      ),
    ),
  ),
  'temptations-of-the-flesh': says(
    'For each objective in play, up to five, a random personnel is “stopped”. The remaining personnel need a Command or Enterprise-E icon, or any Queen, to get past it.',
    {
      ...past('[Cmd] personnel OR [Ent-E] personnel OR Queen', stop(random(null, 'counted'))),
      counted: (g) => Math.min(MOST_OBJECTIVES, ofType(g, 'Objective').filter(({ hidden }) => hidden !== true).length),
    },
  ),
};
