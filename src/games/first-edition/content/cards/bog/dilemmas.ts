import { skillAnyway } from '../../../chapters/skills/skills.ts';
import { isPerson } from '../../../position/piece-types.ts';
import {
  again,
  always,
  BLOCK,
  DAMAGE,
  discard,
  met,
  most,
  needed,
  nullified,
  opponent,
  owner,
  past,
  random,
  unless,
  when,
} from '../../builders/dilemmas/build.ts';
import { hazard } from '../../builders/dilemmas/hazards.ts';
import { stops } from '../../builders/dilemmas/on-people.ts';
import { tests, theyHave, youHave } from '../../builders/dilemmas/tests.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** Dilemmas of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'chula-the-lights': past('CUNNING>24', {
    do: 'take',
    pick: { how: 'lowest', by: ['INTEGRITY', 'CUNNING', 'STRENGTH'], from: 22, tie: 'owner' },
    to: 'hand',
  }),
  drumhead: says(
    'Nullified by Plexing. If somebody has INTEGRITY < 5, one of these personnel is discarded: chosen by the player who has Norah Satie in play, or at random. Otherwise, to get past it: Jean-Luc Picard or Law.',
    {
      ...met({
        unless: null,
        effects: [
          when(
            '1 each (INTEGRITY<5)',
            [
              when(
                '"your Norah Satie"',
                [discard(owner('INTEGRITY<5'))],
                [when('"their Norah Satie"', [discard(opponent('INTEGRITY<5'))], [discard(random('INTEGRITY<5'))])],
              ),
            ],
            [when('{Jean-Luc Picard} OR Law', [], [BLOCK])],
          ),
        ],
        cards: ['plexing'],
      }),
      ...tests({ 'your Norah Satie': youHave('{Norah Satie}'), 'their Norah Satie': theyHave('{Norah Satie}') }),
    },
  ),
  'ferengi-ingenuity': says(
    'Nullified by a personnel with Computer Skill ×2. Otherwise, to get past it, the dilemma is placed on the personnel with Computer Skill who has the most CUNNING, and who is “stopped” until the countdown expires.',
    nullified(
      '1 each (Computer Skill x2)',
      always(needed(most(['CUNNING'], { who: f('Computer Skill') })), { do: 'place', on: 'picked' }, stops),
    ),
  ),
  'gravimetric-distortion': unless(
    'ENGINEER x4 OR Astrophysics x2 OR 1 each (Navigation x2) OR {Guinan}',
    again(DAMAGE),
  ),
  'hazardous-duty': says(
    'To get past it: OFFICER ×2. Then the dilemma is placed on the mission until it is solved: when a personnel without OFFICER dies here, their owner loses 5 points, and the dilemma is discarded. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    hazard(5, (g, piece, why) => isPerson(piece) && why === 'killed' && skillAnyway(g, piece, 'OFFICER') === 0),
  ),
  'new-essentialists': met({
    effects: [{ do: 'take', pick: random('no [Bor] personnel'), to: 'top of the draw deck' }],
    cards: ['jamaharon'],
  }),
};
