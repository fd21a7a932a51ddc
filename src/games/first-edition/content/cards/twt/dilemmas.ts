import {
  all,
  CHOSEN,
  ifChosen,
  kill,
  met,
  past,
  random,
  select,
  stop,
  wall,
  when,
} from '../../builders/dilemmas/build.ts';
import { raid } from '../../builders/dilemmas/raids.ts';
import { four } from '../../builders/dilemmas/trials.ts';
import type { CardRules } from '../../card-rules.ts';

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
};
