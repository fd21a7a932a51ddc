import { no } from '../../../../kit/offers.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import { isOfGender } from '../../../chapters/skills/gender.ts';
import { total } from '../../../chapters/skills/group.ts';
import { pooled } from '../../../chapters/skills/skills.ts';
import { opponentOf, piecesAt, playerOf } from '../../../position/find.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { onSurface } from '../../../position/places.ts';
import { met, opponent, past, select } from '../../builders/dilemmas/build.ts';
import { lies, offLine, placeIn } from '../../builders/dilemmas/host.ts';
import { skillsLost } from '../../builders/dilemmas/losses.ts';
import { brings, fetch, toPlanet } from '../../builders/dilemmas/recent.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Each card left in hand raises the CUNNING that Thasian Powers requires. */
const PER_CARD = 5;

/** Dilemmas of The Cage, by id. */
export const CARDS: CardRules = {
  'crippling-injury': says(
    'To get past it: OFFICER ×2 or Leadership ×2. Then the dilemma is placed on a unique leader of your opponent’s choice, who loses all regular skills and has no STRENGTH. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...met({ after: [select(opponent('unique + leader')), { do: 'place', on: 'picked' }] }),
      adds: { skill: skillsLost },
      sets: offLine(() => ['STRENGTH']),
    },
  ),
  'entertaining-display': says(
    'Your opponent may download up to two females to the planet. Placed on the mission until its countdown expires: to solve it, your Away Team needs more Anthropology than your opponent has females on the planet.',
    {
      ...lies('mission', {}),
      meeting: { unless: null, effects: [...brings('female', 2), { do: 'place', on: 'mission' }] },
      fetches: { female: fetch('personnel, Female', toPlanet) },
      bans: {
        solve(g, source, { seat, location }) {
          const { attempt } = g;
          if (placeIn(g, source) !== location || attempt === null) return null;
          const females = piecesAt(g, onSurface(location)).filter(
            (piece) => piece.seat === opponentOf(seat) && isPerson(piece) && isOfGender(piece, 'Female'),
          );
          return pooled(g, stillIn(g, attempt), 'Anthropology') > females.length
            ? null
            : no('C-DILEMMA-18', 'You need more Anthropology than your opponent has females here.');
        },
      },
    },
  ),
  'thasian-powers': says(
    'You may discard any number of cards from hand. Then your personnel need CUNNING > 40, plus 5 for each card left in your hand, to get past it.',
    {
      ...past('"CUNNING > 40 + 5 for each card in your hand"', { do: 'shed', min: 0, max: 99 }),
      ...tests({
        'CUNNING > 40 + 5 for each card in your hand': (g, group, { seat }) =>
          total(g, group, 'CUNNING') > 40 + PER_CARD * playerOf(g, seat).hand.length,
      }),
    },
  ),
};
