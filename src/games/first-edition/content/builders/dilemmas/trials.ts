import type { Force } from '../../../rules/rule.ts';
import {
  all,
  BLOCK,
  CHOSEN,
  ifChosen,
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
export const three = needed(random(null, 3));
export const four = needed(random(null, 4));

/**
 * Requires a personnel with one of these skills, and stops one such personnel of the opponent's choice. A personnel
 * with `enough` nullifies the dilemma.
 */
export function oneOf(skills: string, enough: string): Force {
  return nullified(`1 each (${enough})`, met({ unless: null, effects: [needed(opponent(skills)), stop(CHOSEN)] }));
}

/** The player stops a personnel with a skill, or a random personnel is killed. The remaining personnel need `left`. */
export function spared(by: string, left: string): Force {
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
export function carriesOn(text: string, by: 'random' | 'owner' = 'random'): Force {
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

/**
 * Requires a personnel with a skill, selects one at random, and stops them. If they have certain skills, two more
 * random personnel are stopped.
 */
export function stopsMore(skill: string, more: string): Force {
  return met({
    unless: null,
    effects: [needed(random(skill)), stop(CHOSEN), ifChosen(more, [stop(random(null, 2))])],
  });
}

/** Selects three personnel (or six, if there are ten or more), and stops all of them if one has a skill. */
export function crowd(skill: string): Force {
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
