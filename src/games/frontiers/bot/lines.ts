import { objection } from '../../../kernel/decision.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import { tried } from '../../kit/search-bot.ts';
import { verbOf } from '../chapters/asking/keys.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { distance, type Hex, hexOf } from '../chapters/map/hex.ts';
import { frontiers } from '../index.ts';
import { fallback } from '../orders.ts';
import type { Frontiers } from '../state.ts';
import { type Aim, habitual } from './playout-policy.ts';
import { worth } from './worth.ts';

/** The maximum number of answers in one playout, not counting the first. */
const LONGEST = 60;
/** The cost of each answer. Because of this cost, the shorter of two otherwise equal lines wins. */
const TROUBLE = 0.03;
/** The cost of an Interaction without a purchase. */
const IDLE = 4;

type Random = (bound: number) => number;

/** The result of a playout: the seat's answers in order, the seed of the dice, and the final evaluation. */
export interface Playout {
  readonly answers: readonly string[][];
  /** The questions that the seat answered. */
  readonly asked: readonly Decision[];
  readonly seed: string;
  /** The number of answers played, including other seats' answers. */
  readonly length: number;
  readonly worth: number;
}

/**
 * Continues a copy of the position until the current turn is over. The seat gives the answers in `follow` while they
 * are possible. Then the seat follows the playout policy, toward the target `to` if there is one. Other seats give the
 * answers that would apply after a timeout.
 */
export function playOn(
  state: State<Frontiers>,
  decision: Decision,
  follow: readonly string[][],
  seed: string,
  random: Random,
  to: Hex | null = null,
): Playout {
  const { seat } = decision;
  const lead = [...follow];
  const answers: string[][] = [];
  const questions: Decision[] = [];
  const next = (asked: Decision, g: Frontiers): string[] => {
    const led = lead.shift();
    const isLed = led !== undefined && objection(asked, led) === null;
    if (!isLed) lead.length = 0;
    const keys = isLed ? led : habitual(asked, random, aimFrom(g, seat, to));
    answers.push(keys);
    questions.push(asked);
    return keys;
  };
  const first = next(decision, state.g);
  const isOver = turnWatch(state.g);
  const end = tried(frontiers, state, decision, first, seed, (now, asked, length) => {
    if (length > LONGEST || isOver(now.g)) return null;
    if (asked.seat !== seat) return fallback(now, asked).keys;
    return next(asked, now.g);
  });
  const cost = answers.length * TROUBLE + idleDeals(answers) * IDLE;
  return { answers, asked: questions, seed, length: end.length, worth: worth(end.state.g, seat) - cost };
}

/** Returns the target with the ship's distance from it, or null. */
function aimFrom(g: Frontiers, seat: Seat, to: Hex | null): Aim | null {
  const { at } = playerOf(g, seat);
  return to === null || at === null ? null : { to, away: distance(hexOf(at), to) };
}

/**
 * Returns a function that tells whether the current turn is over. In a solo game the seat's next turn may follow right
 * after the Dummy Player's.
 */
function turnWatch({ round, turn, dummy }: Frontiers): (now: Frontiers) => boolean {
  let begun = turn?.begun ?? false;
  const cards = dummy?.deck.length;
  return (now) => {
    if (now.round !== round || now.turn?.seat !== turn?.seat || now.dummy?.deck.length !== cards) return true;
    const isNext = begun && now.turn?.begun === false;
    begun ||= now.turn?.begun ?? false;
    return isNext;
  };
}

/** Returns the number of Interactions that the seat started and left without a purchase. */
export function idleDeals(answers: readonly string[][]): number {
  let idle = 0;
  let isOpen = false;
  for (const [key = ''] of answers) {
    const verb = verbOf(key);
    if (key === 'deal:done') {
      if (isOpen) idle += 1;
      isOpen = false;
    } else if (verb === 'interact' || verb === 'deal') isOpen = true;
    else if (verb === 'buy' || verb === 'repair' || verb === 'heal') isOpen = false;
  }
  return idle;
}

/**
 * Returns a variation of a line: either its beginning, for the playout policy to continue, or the line without one
 * answer.
 */
export function altered({ answers }: Playout, random: Random): string[][] {
  const at = random(answers.length);
  if (random(3) > 0) return answers.slice(0, at);
  return answers.filter((_, place) => place !== at);
}

/** Whether both lines start with the same answer. */
export function isAlike(one: Playout, other: Playout): boolean {
  return one.answers[0]?.join() === other.answers[0]?.join();
}

/**
 * Removes answers from the beginning of a line, one by one, for as long as the shorter line is worth at least as much.
 */
export function needed(line: Playout, without: (line: Playout) => Playout): Playout {
  const shorter = without(line);
  return shorter.answers.length < line.answers.length && shorter.worth >= line.worth ? needed(shorter, without) : line;
}
