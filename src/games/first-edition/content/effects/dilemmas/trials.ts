import type { Force } from '../../../rules/rule.ts';
import {
  all,
  BLOCK,
  CHOSEN,
  ifChosen,
  ifOdd,
  kill,
  met,
  needed,
  nullified,
  opponent,
  owner,
  past,
  random,
  stop,
  when,
} from './build.ts';

/** Selects random personnel, who are required to overcome the dilemma (C-SELECT-01). */
const three = needed(random(null, 3));
const four = needed(random(null, 4));

/**
 * Requires a personnel with one of these skills, and stops one such personnel of the opponent's choice. A personnel
 * with `enough` nullifies the dilemma.
 */
function oneOf(skills: string, enough: string): Force {
  return nullified(`1 each (${enough})`, met({ unless: null, effects: [needed(opponent(skills)), stop(CHOSEN)] }));
}

/** The player stops a personnel with a skill, or a random personnel is killed. The remaining personnel need `left`. */
function spared(by: string, left: string): Force {
  return past(left, {
    do: 'decide',
    by: 'owner',
    ways: [
      { key: 'stop', label: `Stop one: ${by}`, effects: [stop(owner(by))], needs: owner(by) },
      { key: 'risk', label: 'Kill one at random', effects: [kill(random())] },
    ],
  });
}

/** Stops everyone who meets the condition except one, who continues. */
function carriesOn(text: string, by: 'random' | 'owner' = 'random'): Force {
  const one = by === 'random' ? random : owner;
  return met({
    unless: null,
    effects: [
      when(
        text,
        [
          { do: 'select', pick: one(text) },
          when(`2 each (${text})`, [stop({ ...all(text), but: 'picked' })], [stop(CHOSEN)]),
        ],
        [BLOCK],
      ),
    ],
  });
}

/** Requires a personnel with a skill and stops one at random, and two more personnel if that one has certain skills. */
function stopsMore(skill: string, more: string): Force {
  return met({
    unless: null,
    effects: [needed(random(skill)), stop(CHOSEN), ifChosen(more, [stop(random(null, 2))])],
  });
}

/** Selects three personnel (or six, if there are ten or more), and stops all of them if one has a skill. */
function crowd(skill: string): Force {
  const stops = [ifChosen(skill, [stop(CHOSEN)])];
  return met({
    unless: null,
    effects: [
      when(
        '10 personnel',
        [{ do: 'select', pick: random(null, 6) }, ...stops],
        [{ do: 'select', pick: random(null, 3) }, ...stops],
      ),
    ],
  });
}

/** Dilemmas that test only some of the personnel. */
export const TRIALS: Readonly<Record<string, Force>> = {
  'antedean-assassins': oneOf('Anthropology OR Empathy', 'Anthropology x2 OR Empathy x2'),
  'back-room-dealings': spared('Treachery OR INTEGRITY<4', 'STRENGTH>24'),
  blended: carriesOn('Empathy OR Diplomacy OR {Morn} OR {any Scotty}'),
  'chula-echoes': met({ unless: null, effects: [three, ifOdd('CUNNING', [stop(CHOSEN)], true)] }),
  'chula-pick-one-to-save-two': met({
    unless: null,
    effects: [
      three,
      {
        do: 'decide',
        by: 'owner',
        ways: [
          {
            key: 'save',
            label: 'Return one of the three to hand',
            effects: [{ do: 'take', pick: { ...owner(), only: 'picked' }, to: 'hand' }],
          },
          { key: 'stop', label: 'Stop all three', effects: [stop(CHOSEN)] },
        ],
      },
    ],
  }),
  'chula-the-drink': met({
    unless: null,
    effects: [four, ifChosen('1 each (CUNNING<6 OR CUNNING>9)', [], [stop(CHOSEN)])],
  }),
  'chula-the-lights': past('CUNNING>24', {
    do: 'take',
    pick: { how: 'lowest', by: ['INTEGRITY', 'CUNNING', 'STRENGTH'], from: 22, tie: 'owner' },
    to: 'hand',
  }),
  'chula-unfortunate-roll': met({ unless: null, effects: [three, ifOdd('INTEGRITY', [stop(CHOSEN)])] }),
  'command-decisions': spared('Leadership OR OFFICER', 'STRENGTH>24'),
  'cultural-differences': spared('Acquisition OR Anthropology', 'CUNNING>24'),
  'history-repeats-itself': crowd('Anthropology'),
  'its-green': crowd('ENGINEER'),
  lineup: met({
    unless: null,
    effects: [four, ifChosen('1 each (INTEGRITY<5 OR INTEGRITY>8)', [], [stop(CHOSEN)])],
  }),
  'magnetic-field-disruptions': spared('Astrophysics OR Navigation', 'CUNNING>24'),
  'maquis-vendetta': stopsMore('Leadership', 'OFFICER OR SECURITY'),
  microbrain: oneOf('Exobiology OR Geology', 'Exobiology x3 OR Geology x3'),
  'murder-investigation': crowd('SECURITY'),
  'personal-duty': carriesOn('Leadership OR OFFICER'),
  'picking-up-the-pieces': carriesOn('Geology OR Computer Skill'),
  'recurring-injury': oneOf('Biology OR MEDICAL', 'Biology x2 OR MEDICAL x3'),
  'sabotaged-negotiations': met({
    unless: null,
    effects: [four, ifChosen('INTEGRITY<24', [kill({ ...all('no Treachery x2'), only: 'picked' })])],
  }),
  scapegoat: spared('V.I.P. OR Anthropology', 'INTEGRITY>24'),
  'shields-up': stopsMore('SECURITY', 'Astrophysics OR Stellar Cartography OR Navigation'),
  'socializing-with-the-staff': carriesOn('Female'),
  temptation: met({
    unless: null,
    effects: [three, stop({ ...all('no Honor + no Treachery'), only: 'picked' })],
  }),
  'tense-negotiations': oneOf('Diplomacy OR Leadership', 'Diplomacy x3 OR Leadership x3'),
  triage: spared('Biology OR MEDICAL', 'INTEGRITY>22'),
  'warp-bubble-mishap': spared('Physics OR SCIENCE', 'CUNNING>24'),
};
