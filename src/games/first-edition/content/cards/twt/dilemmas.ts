import {
  all,
  CHOSEN,
  ifChosen,
  kill,
  met,
  opponent,
  past,
  random,
  select,
  stop,
  wall,
  when,
} from '../../builders/dilemmas/build.ts';
import { disables } from '../../builders/dilemmas/on-people.ts';
import { raid } from '../../builders/dilemmas/raids.ts';
import { tests, theyHave } from '../../builders/dilemmas/tests.ts';
import { four } from '../../builders/dilemmas/trials.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** Dilemmas of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'chula-the-drink': met({
    unless: null,
    effects: [four, ifChosen('1 each (CUNNING<6 OR CUNNING>9)', [], [stop(CHOSEN)])],
  }),
  'executive-authorization': wall(
    'President OR High Council Leader OR General OR Legate OR Chancellor OR Proconsul OR Chairman OR Intendant OR Minister OR Kai OR Founder OR Nagus OR Governor OR Queen OR Counterpart OR {any PADD}',
  ),
  'ferengi-infestation': raid(
    'Your opponent may download up to two male Ferengi to a facility here, or six to Empok Nor. Then you need SECURITY ×2 + CUNNING > 50 to get past it.',
    { called: 'ferengi', who: 'personnel, Ferengi, Male', crowded: '{Empok Nor}', past: 'SECURITY x2 + CUNNING>50' },
  ),
  lineup: met({
    unless: null,
    effects: [four, ifChosen('1 each (INTEGRITY<5 OR INTEGRITY>8)', [], [stop(CHOSEN)])],
  }),
  oops: past(
    '3 [Stf] personnel OR 3 [Def] Drone OR {Nog}',
    when('Leadership', [], [select(random()), kill(CHOSEN), stop({ ...all(), but: 'picked' })]),
  ),
  palukoo: says(
    'To get past it: Resistance or ANIMAL. Otherwise, everyone is “stopped”, and a random personnel who isn’t an android is bitten. A Trill with a symbiont is killed. On anybody else, the dilemma is placed, and they are disabled until the countdown expires.',
    met({
      effects: [
        select(random('no Android')),
        ifChosen('Trill with symbiont', [kill(CHOSEN)], [{ do: 'place', on: 'picked' }, disables]),
      ],
      fate: 'discard',
    }),
  ),
  'q-gets-the-point': says(
    'Nullified by any Guinan. To get past it: Treachery ×2 or Mortal Q. Then your opponent chooses one such personnel to be “stopped” if they have any Guinan in play. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...met({
        nullify: f('{any Guinan}'),
        after: [when('"your opponent’s Guinan"', [stop(opponent('Treachery OR {Mortal Q}'))])],
      }),
      ...tests({ 'your opponent’s Guinan': theyHave('{any Guinan}') }),
    },
  ),
};
