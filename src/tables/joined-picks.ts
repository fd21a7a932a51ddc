import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import { type Decision, Refused } from '../kernel/types.ts';
import { leftBy } from './choice.ts';
import { isVerbWord, NO_SAYS } from './deeds.ts';
import { type FirstPick, type PickAnswer, readPick, splitOf } from './pick.ts';
import { wishIn } from './wish.ts';
import { wordsOf } from './words.ts';

/** What joins picks that stand for nothing together. Blanks are single ones by then. */
const JOINT = / ?,(?: ?and\b)? ?| and /gi;
/** Joints that are looked at: more than a turn has picks that are said so. */
const MOST_JOINTS = 12;

/**
 * Divides a pick at a comma or an “and” where it stands for nothing as a whole: “build 2 ships, end building”. What stands before
 * the joint has to be a pick, and what follows it one of the next question. It may leave out the verb: “colonize Vulcan and Ardana”.
 */
export function joinedPick(table: Table, decision: Decision, pick: FirstPick, game: Game<unknown>): FirstPick {
  const joints = jointsIn(pick.said);
  if (joints.length === 0 || answerTo(table, decision, pick.said, game) !== null) return pick;
  for (const { at, next } of joints.toReversed()) {
    const said = pick.said.slice(0, at);
    const answer = said === '' ? null : answerTo(table, decision, said, game);
    const after = pick.said.slice(next);
    const follows = answer === null ? null : following(table, { decision, answer, said, after }, game);
    if (follows !== null) return { said, rest: pick.rest === '' ? follows : `${follows}; ${pick.rest}` };
  }
  return pick;
}

function jointsIn(text: string): { at: number; next: number }[] {
  const found = [...text.matchAll(JOINT)].slice(0, MOST_JOINTS);
  return found.map(({ 0: joint, index }) => ({ at: index, next: index + joint.length }));
}

/** The answer that words are in full; null where they are none. */
function answerTo(table: Table, decision: Decision, said: string, game: Game<unknown>): PickAnswer | null {
  return unlessRefused(() => readPick(table, decision, said, game).answer);
}

function unlessRefused<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** A pick before a joint, and the words after it. */
interface Joined {
  decision: Decision;
  answer: PickAnswer;
  said: string;
  after: string;
}

/** The words after a joint as a pick, with the verb of the one before where they need it; null where they are none. */
function following(table: Table, { decision, answer, said, after }: Joined, game: Game<unknown>): string | null {
  const next = unlessRefused(() => leftBy(table, answer, game));
  const [first = ''] = wordsOf(after);
  // Dice, hidden cards or others come first: a verb is enough, or what is possible now.
  if (next === null || next === 'unknown')
    return isVerbWord(first, game.says ?? NO_SAYS) || beginsPick(decision, after, game) ? after : null;
  const [verb = ''] = wordsOf(said);
  return [after, `${verb} ${after}`].find((words) => beginsPick(next, words, game)) ?? null;
}

/** Whether words are a pick of a question, or begin with one. */
function beginsPick(decision: Decision, words: string, game: Game<unknown>): boolean {
  const ends = [...jointsIn(words).map(({ at }) => at), words.length];
  return ends.some((end) => {
    const pick = words.slice(0, end);
    const split = splitOf(decision, pick, game);
    return [pick, ...(split === null ? [] : [split.said])].some(
      (one) => one !== '' && 'keys' in wishIn(decision, one, game.says ?? NO_SAYS),
    );
  });
}
