import { isAlone } from '../../../chapters/skills/group.ts';
import type { Meeting } from '../../../rules/meeting.ts';
import { kill, met, most, opponent, when } from '../../builders/dilemmas/build.ts';
import { END_OF_EACH, lies, recurs } from '../../builders/dilemmas/host.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** A personnel of the opponent's choice is killed, a Human if there is one. At the end of a turn, only that turn's player is hit. */
const EATS = when(
  '"a Human to eat"',
  [kill({ ...opponent('Human'), of: 'turn' })],
  [kill({ ...opponent(), of: 'turn' })],
);

/** Kills the personnel with the most skill icons who has a skill. Two with the skill, or six universal ones, get past. */
function disintegrates(skill: 'ENGINEER' | 'SECURITY'): Meeting {
  return {
    unless: null,
    effects: [kill(most(['skills'], { who: f(skill) }))],
    past: f(`${skill} x2 OR 6 each (universal + no [Bor] personnel)`),
  };
}

/** Dilemmas of The Neutral Zone, by id. */
export const CARDS: CardRules = {
  'eminian-disintegration-protocol': says(
    'The personnel with ENGINEER who has the most skill icons is killed. The remaining personnel need ENGINEER ×2 or six universal personnel who aren’t Borg to get past it. On a planet, the same with SECURITY instead of ENGINEER.',
    met({ ...disintegrates('ENGINEER'), planet: disintegrates('SECURITY') }),
  ),
  'm-113-creature': says(
    'Placed on the mission. Now and at the end of every turn, a personnel at this location, even aboard, is killed: your opponent chooses one of yours on your turn, and you one of theirs on their turn, if possible a Human. Cured by Exobiology ×2 here.',
    {
      ...lies(
        'mission',
        { here: true, effects: [EATS], cure: f('Exobiology x2') },
        { at: recurs(END_OF_EACH, [EATS]) },
      ),
      ...tests({
        'a Human to eat': (g, { people }) =>
          people.some((piece) => piece.seat === g.turn?.seat && isAlone(g, piece, f('Human'))),
      }),
    },
  ),
};
