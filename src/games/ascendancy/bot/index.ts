import { optionsOf, PASS } from '../../../kernel/decision.ts';
import type { Decision, Option, Seat, State } from '../../../kernel/types.ts';
import { bestTried, candidates, type Search, tried } from '../../kit/search-bot.ts';
import { plainMix } from '../chapters/rounds/bids.ts';
import { ascendancy } from '../index.ts';
import { playerOf } from '../position/find.ts';
import type { Ascendancy } from '../state.ts';
import { Outlook } from './menu.ts';
import { standingOf } from './worth.ts';

/** Where nothing is known to be weighed: tries answers out. */
const SEARCH: Search<Ascendancy> = {
  game: ascendancy,
  worth: ({ g }, seat) => standingOf(g, seat),
  answers: 10,
  tries: 2,
};
/** Uses of cards that are tried out at a menu, and what one must bring. */
const TRIALS = 5;
const WORTHWHILE = 0.4;
/** Of so many menus one offers a Trade Agreement. */
const OFFERS = 3;

type Random = (bound: number) => number;

/**
 * The bot captain: weighs what its own turn has on offer by what it leads to, and tries out what cards say and what it is asked
 * in between. It reads the position that it is given, in which all that its seat doesn’t know was dealt anew.
 */
export function captain(state: State<Ascendancy>, seat: Seat, decision: Decision, random: Random): string[] {
  const [only, ...more] = optionsOf(decision);
  if (only !== undefined && more.length === 0 && decision.min === 1) return [only.key];
  const frame = state.stack.at(-1);
  const answer = ANSWERS[`${frame?.proc}.${frame?.step}`];
  if (answer === undefined && optionsOf(decision).some(isSwing)) return [swung(decision, random)];
  return answer?.(state, seat, decision, random) ?? tryOut(state, decision, random);
}

function isSwing({ key }: Option): boolean {
  return key.startsWith('swing:');
}

/** A swing by chance, wherever something must be swung: what is tried out would come back to the same question. */
function swung(decision: Decision, random: Random): string {
  const options = optionsOf(decision).filter(({ key }) => key !== PASS);
  // A swing that brings nothing is asked about again: now and then it is left.
  const others = options.filter((option) => !isSwing(option));
  const among = others.length > 0 && random(2) === 0 ? others : options;
  return among[random(among.length)]?.key ?? PASS;
}

/** The answer after which the seat stands best; of equals the one that declines. */
function tryOut(state: State<Ascendancy>, decision: Decision, random: Random): string[] {
  const among = candidates(decision, SEARCH.answers, random);
  among.sort((a, b) => Number(b[0] === PASS) - Number(a[0] === PASS));
  return bestTried(SEARCH, state, decision, among, String(random(2 ** 31)));
}

type Answers = (state: State<Ascendancy>, seat: Seat, decision: Decision, random: Random) => string[] | null;

/** How known questions are answered; null: it is tried out. */
const ANSWERS: { readonly [step: string]: Answers | undefined } = {
  'turn.building': menu,
  'turn.command': menu,
  'lay.choose': (_state, _seat, decision, random) => {
    // Where there is most room another System finds its place.
    const roomiest = decision.options.find(({ called }) => called?.includes('auto'));
    if (roomiest !== undefined) return [roomiest.key];
    return decision.options.some(isSwing) ? [swung(decision, random)] : null;
  },
  'initiative.bid': ({ g }, seat, { options }) => {
    // To act first is worth a Resource to who has many.
    const rich = playerOf(g, seat).reserves.production > 4;
    return [options.find(({ key }) => rich && Number(key) > 0 && Number(key) < 3)?.key ?? '0'];
  },
  'initiative.mix': (_state, _seat, decision) => plainMix(decision),
  'initiative.choose': (_state, _seat, { options }) => [options[0]?.key ?? ''],
  'trade.ask': (_state, _seat, { options }) => {
    const back = options.find(({ key }) => key.startsWith('accept:'));
    return [back?.key ?? 'accept'];
  },
  'study.choose': (_state, _seat, { options, max }) => options.slice(0, max).map(({ key }) => key),
  'move.permission': (_state, _seat, { options }) => [options[0]?.key ?? ''],
  'discard.choose': ({ g }, seat, { options, min }) => {
    // The Projects that were worked on least go.
    const done = (key: string): number =>
      playerOf(g, seat).projects.find(({ card }) => key.endsWith(card))?.research ?? 0;
    return [...options]
      .sort((a, b) => done(a.key) - done(b.key))
      .slice(0, min)
      .map(({ key }) => key);
  },
};

/** The best of a menu: what is scored, and what cards offer, tried out. */
function menu(state: State<Ascendancy>, seat: Seat, decision: Decision, random: Random): string[] {
  const look = new Outlook(state.g, seat);
  const offers = decision.options.filter(({ key }) => key.startsWith('trade:offer:'));
  const offered = offers[random(Math.max(1, offers.length))];
  if (offered !== undefined && random(OFFERS) === 0) return [offered.key];
  let best = '';
  let most = Number.NEGATIVE_INFINITY;
  const unknown: string[] = [];
  for (const option of decision.options) {
    const score = look.score(option);
    if (score === null) unknown.push(option.key);
    else if (score > most) [best, most] = [option.key, score];
  }
  // What is never tried for good can’t go on for ever.
  if (unknown.length === 0 || random(6) === 0) return [best];
  const now = standingOf(state.g, seat);
  for (let trial = 0; trial < Math.min(TRIALS, unknown.length); trial++) {
    const [key] = unknown.splice(random(unknown.length), 1);
    if (key === undefined) break;
    const gain = standingOf(tried(ascendancy, state, decision, [key], String(random(2 ** 31))).state.g, seat) - now;
    if (gain > WORTHWHILE && gain + 2 > most) [best, most] = [key, gain + 2];
  }
  return [best];
}
