import { spared } from '../builders/dilemmas/trials.ts';
import { trait, withOne } from '../builders/personnel/aiding.ts';
import { taught } from '../builders/personnel/alike.ts';
import type { CardRules } from '../card-rules.ts';

const CADET = 'another cadet';

const cadet = withOne(trait('Cadet'));

/** Cards of Metamorphosis, by id. */
export const CARDS: CardRules = {
  'command-decisions': spared('Leadership OR OFFICER', 'STRENGTH>24'),
  'dorian-collins': taught(['Geology', 'Transporter Skill'], CADET, cadet),
  'karen-farris': taught(['ENGINEER', 'Astrophysics'], CADET, cadet),
  'riley-shepard': taught(['Computer Skill', 'Navigation'], CADET, cadet),
  'tim-watters': taught(['Diplomacy', 'Leadership'], CADET, cadet),
};
