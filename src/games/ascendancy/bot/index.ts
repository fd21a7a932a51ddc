import { optionsOf, PASS } from '../../../kernel/decision.ts';
import { must } from '../../../kernel/must.ts';
import type { Decision, Option, Seat, State } from '../../../kernel/types.ts';
import { bestTried, candidates, type Search, tried } from '../../kit/search-bot.ts';
import { plainMix } from '../chapters/rounds/bids.ts';
import { ascendancy } from '../index.ts';
import { playerOf } from '../position/find.ts';
import type { Ascendancy } from '../state.ts';
import { laid } from './laying.ts';
import { Outlook } from './menu.ts';
import { standingOf } from './worth.ts';

/** The search that tries out answers to questions for which the bot has no function. */
const SEARCH: Search<Ascendancy> = {
  game: ascendancy,
  worth: ({ g }, seat) => standingOf(g, seat),
  answers: 10,
  tries: 2,
};
/** The maximum number of unscored options that the bot tries out at a menu, and the gain that an option must exceed. */
const TRIALS = 5;
const WORTHWHILE = 0.4;
/** The bot offers a Trade Agreement in one out of this many menus, on average. */
const OFFERS = 3;

type Random = (bound: number) => number;

/**
 * The standard bot. During its own turn, the bot scores the options. The bot tries out card effects and the answers to
 * all other questions. The bot plays on a position in which everything that its seat doesn’t know has been re-dealt.
 */
export function captain(state: State<Ascendancy>, seat: Seat, decision: Decision, random: Random): string[] {
  const [only, ...more] = optionsOf(decision);
  if (only !== undefined && more.length === 0 && decision.min === 1) return [only.key];
  const frame = state.stack.at(-1);
  const answer = ANSWERS[`${frame?.proc}.${frame?.step}`];
  const keys = answer?.(state, seat, decision, random) ?? null;
  if (keys !== null) return keys;
  return optionsOf(decision).some(isSwing) ? [swung(decision, random)] : tryOut(state, decision, random);
}

function isSwing({ key }: Option): boolean {
  return key.startsWith('swing:');
}

/** Returns a random swing for a question about swings. Trying the options out would only lead back to the same question. */
function swung(decision: Decision, random: Random): string {
  const options = optionsOf(decision).filter(({ key }) => key !== PASS);
  // After a swing that changes nothing, the same question comes up again, so the bot sometimes declines to avoid going
  // on forever.
  const others = options.filter((option) => !isSwing(option));
  const among = others.length > 0 && random(2) === 0 ? others : options;
  return among[random(among.length)]?.key ?? PASS;
}

/** Returns the answer with the best position for the seat. Among equally good swings the bot prefers to decline. */
function tryOut(state: State<Ascendancy>, decision: Decision, random: Random): string[] {
  const among = candidates(decision, SEARCH.answers, random);
  among.sort((a, b) => Number(b[0] === PASS) - Number(a[0] === PASS));
  return bestTried(SEARCH, state, decision, among, String(random(2 ** 31)));
}

type Answers = (state: State<Ascendancy>, seat: Seat, decision: Decision, random: Random) => string[] | null;

/** Functions that each answer one kind of question. If such a function returns null, the bot tries the options out. */
const ANSWERS: { readonly [step: string]: Answers | undefined } = {
  'turn.building': menu,
  'turn.command': menu,
  'initiative.bid': ({ g }, seat, { options }) => {
    // With plenty of Production, the bot commits 1 or 2 Resources to act earlier. The Ferengi sell theirs instead.
    const { civ, reserves } = playerOf(g, seat);
    const rich = civ !== 'ferengi' && reserves.production > 4;
    return [options.find(({ key }) => rich && Number(key) > 0 && Number(key) < 3)?.key ?? '0'];
  },
  'initiative.mix': (_state, _seat, decision) => plainMix(decision),
  'initiative.choose': (_state, _seat, { options }) => [must(options[0], 'an option').key],
  'trade.ask': (_state, _seat, { options }) => {
    const back = options.find(({ key }) => key.startsWith('accept:'));
    return [back?.key ?? 'accept'];
  },
  'study.choose': (_state, _seat, { options, max }) => options.slice(0, max).map(({ key }) => key),
  'move.permission': (_state, _seat, { options }) => [
    must(
      options.findLast(({ verb }) => verb === 'grant'),
      'the option to permit a move',
    ).key,
  ],
  'lay.choose': ({ g }, seat, { options }, random) => {
    // After a swing that changes nothing, the same question comes up again, so the bot sometimes chooses something
    // else.
    const other = options.filter((one) => !isSwing(one));
    if (other.length === 0 || (other.length === 1 && other[0]?.key === 'abandon' && random(2) === 0)) return null;
    return best(other, (one) => laid(g, seat, one) + random(100) / 200);
  },
  'move.onward': (_state, _seat, { options }) => {
    const on = options.find(({ verb }) => verb === 'onward') ?? options.findLast(({ verb }) => verb === 'to');
    return [must(on ?? options[0], 'an option').key];
  },
  'discard.choose': ({ g }, seat, { options, min }) => {
    // Discards the Projects with the least Research.
    const done = (key: string): number =>
      playerOf(g, seat).projects.find(({ card }) => key.endsWith(card))?.research ?? 0;
    return [...options]
      .sort((a, b) => done(a.key) - done(b.key))
      .slice(0, min)
      .map(({ key }) => key);
  },
};

/** Returns the option with the highest score. */
function best(options: readonly Option[], score: (one: Option) => number): string[] {
  let found = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const one of options) {
    const now = score(one);
    if (now > most) [found, most] = [one, now];
  }
  return [must(found, 'an option').key];
}

/** Returns the best option of a menu. Options without a score are tried out. */
function menu(state: State<Ascendancy>, seat: Seat, decision: Decision, random: Random): string[] {
  const look = new Outlook(state.g, seat);
  const offers = decision.options.filter((one) => one.key.startsWith('trade:offer:') && (look.score(one) ?? 0) > 0);
  const offered = offers[random(Math.max(1, offers.length))];
  if (offered !== undefined && random(OFFERS) === 0) return [offered.key];
  let chosen = '';
  let most = Number.NEGATIVE_INFINITY;
  const unknown: string[] = [];
  for (const option of decision.options) {
    const score = option.verb === 'trade' ? -1 : look.score(option);
    if (score === null) unknown.push(option.key);
    else if (score > most) [chosen, most] = [option.key, score];
  }
  // Stopping at random keeps the bot from trying out the same options forever.
  if (unknown.length === 0 || random(6) === 0) return [chosen];
  const now = standingOf(state.g, seat);
  for (let trial = 0; trial < Math.min(TRIALS, unknown.length); trial++) {
    const [key] = unknown.splice(random(unknown.length), 1);
    if (key === undefined) break;
    const gain = standingOf(tried(ascendancy, state, decision, [key], String(random(2 ** 31))).state.g, seat) - now;
    if (gain > WORTHWHILE && gain + 2 > most) [chosen, most] = [key, gain + 2];
  }
  return [chosen];
}
