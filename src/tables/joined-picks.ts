import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import { type Decision, Refused } from '../kernel/types.ts';
import { isChoice, leftBy } from './choice.ts';
import { wishIn } from './parse-intent.ts';
import { type FirstPick, type PickAnswer, readPick, splitOf } from './pick.ts';
import { isVerbWord, NO_SAYS } from './verb-words.ts';
import { wordsOf } from './words.ts';

/** What joins picks that stand for nothing together. Blanks are single ones by then. */
const JOINT = / ?,(?: ?and\b)? ?| and /gi;
/** Joints that are looked at: more than a turn has picks that are said so. */
const MOST_JOINTS = 12;

/**
 * Divides a pick at a comma or an “and” where it stands for nothing as a whole: “build 2 ships, end building”. What stands before
 * the joint has to be a pick, and what follows it one of the next question. It may leave out the verb: “colonize Vulcan and Ardana”.
 * Where no joint has both, what follows need only begin with a verb: the line stops at the first pick that can’t be done, and says why.
 */
export function joinedPick(table: Table, decision: Decision, pick: FirstPick, game: Game<unknown>): FirstPick {
  const joints = jointsIn(pick.said);
  if (joints.length === 0 || answerTo(table, decision, pick.said, game) !== null) return pick;
  const divided = joints.toReversed().flatMap(({ at, next }) => {
    const said = pick.said.slice(0, at);
    const answer = said === '' ? null : answerTo(table, decision, said, game);
    if (answer === null) return [];
    const asked = unlessRefused(() => leftBy(table, answer, game));
    return [{ decision, asked, said, after: pick.said.slice(next) }];
  });
  for (const read of [following, attempted]) {
    for (const joined of divided) {
      const follows = read(joined, game);
      if (follows === null) continue;
      return parted(pick, joined.said, follows);
    }
  }
  return divided.length > 0 ? pick : firstAttempt(pick, joints, game);
}

/** The first of several picks that begin with a verb each, where none of them can be done: the refusal is about that one alone. */
function firstAttempt(pick: FirstPick, joints: readonly Joint[], game: Game<unknown>): FirstPick {
  if (!isVerbFirst(pick.said, game)) return pick;
  const joint = joints.find(({ next }) => isVerbFirst(pick.said.slice(next), game));
  return joint === undefined ? pick : parted(pick, pick.said.slice(0, joint.at), pick.said.slice(joint.next));
}

function parted({ rest }: FirstPick, said: string, follows: string): FirstPick {
  return { said, rest: rest === '' ? follows : `${follows}; ${rest}` };
}

/** Where a joint begins, and where the words after it do. */
interface Joint {
  at: number;
  next: number;
}

function jointsIn(text: string): Joint[] {
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

/** A pick of a question before a joint, the question that it leads to (as `leftBy` tells it), and the words after the joint. */
interface Joined {
  decision: Decision;
  asked: Decision | null | 'unknown';
  said: string;
  after: string;
}

/** The words after a joint as a pick, with the verb of the one before where they need it; null where they are none. */
function following({ decision, asked, said, after }: Joined, game: Game<unknown>): string | null {
  // Dice, hidden cards or others come first: a verb is enough, or what is possible now.
  if (asked === null || asked === 'unknown')
    return isVerbFirst(after, game) || beginsPick(decision, after, game) ? after : null;
  const [verb = ''] = wordsOf(said);
  return [after, `${verb} ${after}`].find((words) => beginsPick(asked, words, game)) ?? null;
}

/** The words after a joint that begin with a verb, though they are no pick now; null where the table asks how the pick before goes. */
function attempted({ decision, asked, after }: Joined, game: Game<unknown>): string | null {
  if (asked === null || asked === 'unknown' || isChoice(asked, decision)) return null;
  return isVerbFirst(after, game) ? after : null;
}

function isVerbFirst(words: string, game: Game<unknown>): boolean {
  const [first = ''] = wordsOf(words);
  return isVerbWord(first, game.says ?? NO_SAYS);
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
