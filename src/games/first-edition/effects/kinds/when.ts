import { before } from '../../../kit/effects.ts';
import { affected, carried } from '../../chapters/dilemmas/affected.ts';
import { attemptShip, groupOf } from '../../chapters/missions/team.ts';
import { pointsOf } from '../../chapters/points/score.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { meets } from '../../chapters/skills/group.ts';
import { pooled } from '../../chapters/skills/skills.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import type { Formula } from '../../content/formula.ts';
import { askedWords } from '../../content/formula-words.ts';
import { iconName } from '../../content/icon-names.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation, Attribute, Skill } from '../../content/printed.ts';
import { allPieces, opponentOf, playerOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { tested } from '../tested.ts';
import type { EffectOf, Effects } from '../union.ts';

/**
 * A test of everyone who faces the dilemma, of those selected (`picked`), or of those not selected (`others`). `odd`
 * tests the total of an attribute, or the highest one.
 */
export type Test = { readonly among?: 'picked' | 'others' } & (
  | { readonly met: Formula }
  | { readonly odd: Attribute; readonly highest?: true }
  /**
   * `more`: there is more of the first skill than of the second. `equipment`: there is any equipment. `prepared`: the
   * team could have solved the mission when the attempt began.
   */
  | { readonly more: readonly [Skill, Skill] }
  | { readonly equipment: true }
  | { readonly prepared: true }
  /** The encountering player has this many points. */
  | { readonly points: number }
  /** The encountering player's opponent has an odd number of points (C-SKILL-21). */
  | { readonly oddScore: true }
  /** A card with an icon is in play. */
  | { readonly icon: string }
  /** The crew's ship is staffed (C-STAFF-06). */
  | { readonly staffed: true }
  /** The encountering player plays an affiliation. */
  | { readonly playing: Affiliation }
);

declare module '../union.ts' {
  interface Kinds {
    /** Carries out one of two lists of effects, depending on a test. */
    when: { test: Test; yes?: Effects; no?: Effects };
  }
}

export const when: Kind<'when'> = {
  run({ g }, run, effect) {
    before(run, branch(g, run, effect));
  },
  text: ({ test, yes = [], no = [] }, list) => {
    const [condition, opposite] = conditions(test);
    if (yes.length === 0) return `${opposite} ${list(no)}`;
    const other = no.length === 0 ? '' : `; otherwise ${list(no)}`;
    return `${condition} ${list(yes)}${other}`;
  },
};

/** Returns the effects that apply. */
export function branch(g: FirstEdition, run: Run, { test, yes = [], no = [] }: Omit<EffectOf<'when'>, 'do'>): Effects {
  return passes(g, run, test) ? yes : no;
}

function passes(g: FirstEdition, run: Run, test: Test): boolean {
  const { picked = [] } = run;
  const all = affected(g, run);
  const people =
    test.among === 'picked'
      ? picked.flatMap((id) => g.pieces[id] ?? [])
      : all.filter(({ id }) => test.among === undefined || !picked.includes(id));
  if ('met' in test) {
    const team = test.among === 'picked' ? null : g.attempt;
    const group = team === null ? { people, equipment: [], ship: null } : groupOf(g, team, people);
    return meets(g, tested(g, run, group), test.met);
  }
  if ('more' in test) return pooled(g, people, test.more[0]) > pooled(g, people, test.more[1]);
  if ('equipment' in test) return carried(g, run).length > 0;
  if ('icon' in test) return allPieces(g).some(({ card }) => cardOf(card).icons.includes(test.icon));
  if ('staffed' in test) return isShipStaffed(g);
  if ('playing' in test) return playerOf(g, run.seat).playing.includes(test.playing);
  if ('points' in test) return pointsOf(g, run.seat) >= test.points;
  if ('oddScore' in test) return Math.abs(pointsOf(g, opponentOf(run.seat))) % 2 === 1;
  if ('prepared' in test) return g.attempt?.prepared === true;
  const values = people.map((piece) => attributeOf(g, piece, test.odd));
  // A total of 0 is even (C-SKILL-21).
  const value = test.highest === true ? Math.max(0, ...values) : values.reduce((sum, one) => sum + one, 0);
  return value % 2 === 1;
}

function isShipStaffed(g: FirstEdition): boolean {
  const ship = g.attempt === null ? null : attemptShip(g, g.attempt);
  return ship !== null && isStaffed(g, ship);
}

/** Returns the text of a condition and of its opposite: “with …”, “without …”. */
function conditions(test: Test): [met: string, unmet: string] {
  if ('met' in test) {
    const needs = askedWords(test.met);
    if (needs === 'personnel') return ['if any personnel remain,', 'if none remain,'];
    if (test.among === undefined) return [`with ${needs},`, `without ${needs},`];
    const who = test.among === 'picked' ? 'those selected' : 'the others';
    return [`if ${who} have ${needs},`, `unless ${who} have ${needs},`];
  }
  if ('odd' in test) {
    const what = test.highest === true ? `their highest ${test.odd}` : `their total ${test.odd}`;
    return [`if ${what} is odd,`, `unless ${what} is odd,`];
  }
  if ('more' in test) return [`with more ${test.more.join(' than ')},`, `without more ${test.more.join(' than ')},`];
  if ('equipment' in test) return ['with equipment,', 'without equipment,'];
  if ('icon' in test)
    return [
      `if a card with ${iconName(test.icon)} is in play,`,
      `unless a card with ${iconName(test.icon)} is in play,`,
    ];
  if ('playing' in test) return [`if you play ${test.playing},`, `unless you play ${test.playing},`];
  if ('points' in test) return [`with ${test.points} points,`, `with fewer than ${test.points} points,`];
  return ['if they could solve the mission,', 'unless they could solve the mission,'];
}
