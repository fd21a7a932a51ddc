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

/** Answers that one look ahead plays at most, beside the first. */
const LONGEST = 60;
/** What each answer takes off a line: of two that come to the same the shorter one is better. */
const TROUBLE = 0.03;
/** What an Interaction without any purchase takes off. */
const IDLE = 4;

type Random = (bound: number) => number;

/** What came of playing on: the own answers in order, the dice they were thrown with, and how well the seat stood then. */
export interface Playout {
  readonly answers: readonly string[][];
  /** The questions that were answered. */
  readonly asked: readonly Decision[];
  readonly seed: string;
  /** Answers that were played, those of others too. */
  readonly length: number;
  readonly worth: number;
}

/**
 * Plays a copy of the position on until the turn that is under way is over: the seat follows the answers that are given, as
 * far as they can be given, and goes on by habit, to a place if one is given; the others answer what they would if their time ran out.
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
    if (asked.seat !== seat) return fallback(now, asked);
    return next(asked, now.g);
  });
  const cost = answers.length * TROUBLE + idleDeals(answers) * IDLE;
  return { answers, asked: questions, seed, length: end.length, worth: worth(end.state.g, seat) - cost };
}

/** How far it still is from a ship to a place. */
function aimFrom(g: Frontiers, seat: Seat, to: Hex | null): Aim | null {
  const { at } = playerOf(g, seat);
  return to === null || at === null ? null : { to, away: distance(hexOf(at), to) };
}

/** Tells whether the turn under way is over: alone, too, where one’s next turn follows that of the Dummy Player. */
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

/** Interactions that were opened and left without a purchase. */
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

/** Another line after one: a part of it is kept and the rest played anew, or one answer is left out. */
export function altered({ answers }: Playout, random: Random): string[][] {
  const at = random(answers.length);
  if (random(3) > 0) return answers.slice(0, at);
  return answers.filter((_, place) => place !== at);
}

/** Whether both begin with the same answer. */
export function isAlike(one: Playout, other: Playout): boolean {
  return one.answers[0]?.join() === other.answers[0]?.join();
}

/** A line without its first answers that change nothing: `without` plays the rest of one with the same dice. */
export function needed(line: Playout, without: (line: Playout) => Playout): Playout {
  const shorter = without(line);
  return shorter.answers.length < line.answers.length && shorter.worth >= line.worth ? needed(shorter, without) : line;
}
