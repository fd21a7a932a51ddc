import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import { type Decision, Refused } from '../kernel/types.ts';
import { isChoice, leftBy } from './choice.ts';
import { intentIn } from './parse-intent.ts';
import { type FirstPick, type PickAnswer, readPick, splitOf } from './pick.ts';
import { isVerbWord, NO_SAYS } from './verb-words.ts';
import { wordsOf } from './words.ts';

/** Matches a separator between joined picks: a comma, “and”, or both. Multiple blanks have already been merged. */
const JOINT = / ?,(?: ?and\b)? ?| and /gi;
/** Maximum number of separators to try. No turn has more joined picks than this. */
const MOST_JOINTS = 12;

/**
 * If a pick matches nothing as a whole, splits it at a comma or an “and”: “build 2 ships, end building”. The part
 * before the separator must be a pick. The part after the separator must be a pick for the next question, perhaps
 * without its verb, as in “colonize Vulcan and Ardana”. If no part after a separator is a possible pick, a part that
 * begins with a verb is enough. The line then stops at this impossible pick and gives the reason.
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

/**
 * If both parts begin with a verb but neither is possible, splits off the first one, so that the refusal is about that
 * pick only.
 */
function firstAttempt(pick: FirstPick, joints: readonly Joint[], game: Game<unknown>): FirstPick {
  if (!isVerbFirst(pick.said, game)) return pick;
  const joint = joints.find(({ next }) => isVerbFirst(pick.said.slice(next), game));
  return joint === undefined ? pick : parted(pick, pick.said.slice(0, joint.at), pick.said.slice(joint.next));
}

function parted({ rest }: FirstPick, said: string, follows: string): FirstPick {
  return { said, rest: rest === '' ? follows : `${follows}; ${rest}` };
}

/** The positions of a separator and of the words after it. */
interface Joint {
  at: number;
  next: number;
}

function jointsIn(text: string): Joint[] {
  const found = [...text.matchAll(JOINT)].slice(0, MOST_JOINTS);
  return found.map(({ 0: joint, index }) => ({ at: index, next: index + joint.length }));
}

/** Returns the answer that these words clearly give to the question, or null if there is no such answer. */
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

/**
 * A pick before a separator and the words after the separator, along with the pick's question and the next question (as
 * `leftBy` returns it).
 */
interface Joined {
  decision: Decision;
  asked: Decision | null | 'unknown';
  said: string;
  after: string;
}

/**
 * Reads the words after a separator as a pick, and adds the previous verb if they need it. Returns null if these words aren't
 * a pick.
 */
function following({ decision, asked, said, after }: Joined, game: Game<unknown>): string | null {
  // If the next question isn't known, the words only have to begin with a verb, or with a pick that is possible now.
  if (asked === null || asked === 'unknown')
    return isVerbFirst(after, game) || beginsPick(decision, after, game) ? after : null;
  const [verb = ''] = wordsOf(said);
  return [after, `${verb} ${after}`].find((words) => beginsPick(asked, words, game)) ?? null;
}

/**
 * Returns the words after a separator if they begin with a verb, even if they aren't possible now. Returns null if they
 * don't, if the next question is unknown, or if that question asks how to carry out the previous pick.
 */
function attempted({ decision, asked, after }: Joined, game: Game<unknown>): string | null {
  if (asked === null || asked === 'unknown' || isChoice(asked, decision)) return null;
  return isVerbFirst(after, game) ? after : null;
}

function isVerbFirst(words: string, game: Game<unknown>): boolean {
  const [first = ''] = wordsOf(words);
  return isVerbWord(first, game.says ?? NO_SAYS);
}

/** True if the words are a pick for this question, or begin with a pick. */
function beginsPick(decision: Decision, words: string, game: Game<unknown>): boolean {
  const ends = [...jointsIn(words).map(({ at }) => at), words.length];
  return ends.some((end) => {
    const pick = words.slice(0, end);
    const split = splitOf(decision, pick, game);
    return [pick, ...(split === null ? [] : [split.said])].some(
      (one) => one !== '' && 'keys' in intentIn(decision, one, game.says ?? NO_SAYS),
    );
  });
}
