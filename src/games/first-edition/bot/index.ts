import { optionsOf, PASS } from '../../../kernel/decision.ts';
import { must } from '../../../kernel/must.ts';
import type { Decision, Option, Seat, State } from '../../../kernel/types.ts';
import { bestTried, candidates, type Search, tried } from '../../kit/search-bot.ts';
import type { Motion } from '../chapters/agreement/motion.ts';
import { findings, specialName } from '../chapters/downloads/fetch.ts';
import { distances } from '../chapters/spaceline/line.ts';
import { cardOf } from '../content/pool.ts';
import { firstEdition } from '../index.ts';
import { piecesAt } from '../position/find.ts';
import { aboard } from '../position/places.ts';
import { vesselOf } from '../position/stations.ts';
import { WAIVED } from '../rules/asked.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace } from '../terms.ts';
import { nextOrder } from './orders.ts';
import { playWorth } from './plays.ts';
import { infested, tribbleDraw, tribblePlay } from './tribbles.ts';
import { personWorth, standing } from './worth.ts';

/** The search that tries answers when the bot has no rule for a question. */
const SEARCH: Search<FirstEdition> = {
  game: firstEdition,
  worth: ({ g }, seat) => standing(g, seat),
  answers: 8,
  tries: 1,
  // The search passes in every response window. The search therefore looks ahead until an action has had its result, or
  // until the next question outside a response window.
  habit: (_next, { window }) => (window === undefined ? null : [PASS]),
};
/**
 * The minimum gain for which the bot plays a card with an immediate effect. With less gain, the card stays in hand,
 * where it may be useful later.
 */
const LEAST_GAIN = 2;

type Random = (bound: number) => number;

/**
 * The bot captain. The captain seeds as the game proposes, reports the personnel that its missions need, and attempts
 * what they can solve. The bot reads a position in which all hidden cards have been re-dealt.
 */
export function captain(state: State<FirstEdition>, seat: Seat, asked: Decision, random: Random): string[] {
  // Answering costs a bot nothing, so it never asks to skip later questions.
  const decision = { ...asked, options: asked.options.filter(({ key }) => key !== WAIVED) };
  const [only, ...more] = optionsOf(decision);
  if (only !== undefined && more.length === 0 && decision.min === 1) return [only.key];
  const frame = state.stack.at(-1);
  const answer = ANSWERS[`${frame?.proc}.${frame?.step}`];
  return answer?.(state, seat, decision, random) ?? tryOut(state, decision, random);
}

/** Returns the answer that is best for the seat. If several answers are equally good, returns the one that declines. */
function tryOut(state: State<FirstEdition>, decision: Decision, random: Random): string[] {
  const among = candidates(decision, SEARCH.answers, random);
  among.sort((a, b) => Number(b[0] === PASS) - Number(a[0] === PASS));
  return bestTried(SEARCH, state, decision, among, String(random(2 ** 31)));
}

type Answers = (state: State<FirstEdition>, seat: Seat, decision: Decision, random: Random) => string[] | null;

/** Keeps an infiltrator out of everything the opponent’s personnel do (C-INFIL-01), since it would help them. */
const staying: Answers = (_state, _seat, { options }) => {
  const stays = options.find(({ key }) => key.startsWith('stay:'));
  return [must(stays, 'the option to stay').key];
};

/** The bot’s rules for known questions. If a rule returns null, the bot tries out the possible answers instead. */
const ANSWERS: { readonly [step: string]: Answers | undefined } = {
  'seeding.seed': ({ g }, seat, { options }) => {
    const plan = options.find(({ key }) => key === 'plan:proposal');
    // A station that can be seeded in the dilemma phase is seeded before the bot accepts the plan, since it gets no
    // more questions afterward.
    const among = plan === undefined ? options : options.filter(isFacility);
    if (plan !== undefined && among.length === 0) return [plan.key];
    return (
      best(
        among.filter(({ key }) => key.startsWith('seed:')),
        (option) => siteWorth(g, seat, option),
      ) ?? [PASS]
    );
  },
  // The bot keeps its own missions together.
  'seeding.lay': (_state, seat, { options }) => {
    const side = seat === 0 ? 'left' : 'right';
    const own =
      options.find(({ key }) => key === `lay:all:${side}`) ?? options.find(({ key }) => key === `lay:${side}`);
    return own === undefined ? null : [own.key];
  },
  'turn.act': (state, seat, decision, random) => [turn(state, seat, decision, random)],
  'gap.interrupt': ({ g }, seat, { options }) => [
    fetching(g, seat, options) ?? homecoming(g, seat, options) ?? infested(g, seat, options) ?? PASS,
  ],
  'tribbles.choose': ({ g }, seat, { options }) => [tribblePlay(g, seat, options) ?? 'rest'],
  'tribbles.download': ({ g }, seat, { options }) => [tribblePlay(g, seat, options) ?? 'none'],
  'beam.along': staying,
  'walk.along': staying,
  'attempt.join': staying,
  'personnel-battle.join': staying,
  'suspend.interrupt': ({ g }, seat, { options }) => [fetching(g, seat, options) ?? PASS],
  'effects.report-any': ({ g }, seat, { options }) => {
    const reports = options.filter(({ verb }) => verb === 'report');
    const [key = ''] = best(reports, (option) => playWorth(g, seat, option)) ?? [];
    const chosen = reports.find((option) => option.key === key);
    return [fetching(g, seat, options) ?? (chosen !== undefined && playWorth(g, seat, chosen) > 0 ? key : 'none')];
  },
  'download.begin': ({ g }, seat, { options }) => {
    const found = options.filter(({ key }) => key.startsWith('get:'));
    const [key = ''] = best(found, (option) => playWorth(g, seat, option)) ?? [];
    const chosen = found.find((option) => option.key === key);
    return [chosen !== undefined && playWorth(g, seat, chosen) > 0 ? chosen.key : 'none'];
  },
  // While the bot temporarily controls the opponent’s cards, it fights and attempts missions where that pays, and then
  // releases the cards.
  'possess.begin': () => ['take'],
  'possess.act': ({ g }, seat, { options }) => [
    nextOrder(
      g,
      seat,
      options.filter(({ verb }) => verb === 'attack' || verb === 'attempt'),
    ) ?? 'release',
  ],
  // The bot never makes proposals for cards by agreement. The bot agrees to every proposal that doesn't give the
  // opponent points or take points from the bot.
  'agreement.what': () => [PASS],
  'agreement.consent': ({ stack }, seat) => [
    // The agreement procedure keeps the proposed motion in its local state.
    isFreePoints(stack.at(-1)?.local['motion'] as Motion | undefined, seat) ? 'refuse' : 'agree',
  ],
  'encounter.assign': ({ g }, _seat, { options }) => {
    const team = g.attempt?.team.length ?? 0;
    const ship = g.attempt?.ship;
    const crew = ship == null ? 0 : piecesAt(g, aboard(ship)).length;
    const group = options.find(({ key }) => key === (crew * 2 > team ? 'crew' : 'away'));
    return [must(group, 'the option for the larger group').key];
  },
  'select.choose': ({ g }, seat, { options, min }) => {
    // The bot gives up its least valuable cards and takes the opponent’s most valuable ones.
    const worth = ({ key }: Option): number => {
      const piece = g.pieces[Number(key.split(':')[1])];
      return piece === undefined ? 0 : personWorth(piece) * (piece.seat === seat ? -1 : 1);
    };
    return [...options]
      .sort((one, other) => worth(other) - worth(one))
      .slice(0, Math.max(1, min))
      .map(({ key }) => key);
  },
};

/**
 * Whether a proposal gives the opponent points, or takes points from the bot. The bot can’t tell whether the card’s
 * text calls for such a change of points.
 */
function isFreePoints(motion: Motion | undefined, seat: Seat): boolean {
  if (motion?.do !== 'points') return false;
  return motion.seat === seat ? motion.points < 0 : motion.points > 0;
}

/**
 * Chooses an action during the bot’s turn. The bot plays cards first, then gives orders, then plays cards with an
 * immediate effect, and then ends the turn.
 */
function turn(state: State<FirstEdition>, seat: Seat, decision: Decision, random: Random): string {
  const { g } = state;
  const { options } = decision;
  const fetched = fetching(g, seat, options);
  if (fetched !== null) return fetched;
  const plays = options.filter(({ verb }) => verb === 'report' || verb === 'play');
  const [play] = best(plays, (option) => playWorth(g, seat, option)) ?? [];
  const chosen = plays.find(({ key }) => key === play);
  if (chosen !== undefined && playWorth(g, seat, chosen) > 0) return chosen.key;
  return nextOrder(g, seat, options) ?? tribbleDraw(options) ?? atOnce(state, seat, decision, random) ?? 'end:turn';
}

/**
 * Returns the move that brings an infiltrator home (C-INFIL-03), or null. An infiltrator among the opponent’s personnel
 * can't help with the bot’s own missions.
 */
function homecoming(g: FirstEdition, seat: Seat, options: readonly Option[]): string | null {
  const home = options.find(({ key }) => {
    const [what, , ...to] = key.split(':');
    return what === 'slip' && vesselOf(g, to.join(':') as CardPlace)?.seat === seat;
  });
  return home?.key ?? null;
}

/** Returns a special download that finds a card worth playing, or null if there is none. */
function fetching(g: FirstEdition, seat: Seat, options: readonly Option[]): string | null {
  const some = options.find(({ key, verb }) => {
    const [, id, number] = key.split(':');
    const piece = g.pieces[Number(id)];
    if (verb !== 'download' || piece === undefined) return false;
    const from = { seat, kind: 'piece', card: piece.card, piece: piece.id } as const;
    return findings(g, seat, from, specialName(Number(number))).some(
      ({ card, spot }) => playWorth(g, seat, { key: `get:${card}:${spot?.to ?? 'hand'}` }) > 0,
    );
  });
  return some?.key ?? null;
}

/**
 * Returns the interrupt or event with the highest immediate gain that the bot can see, or null if none gains enough.
 */
function atOnce(state: State<FirstEdition>, seat: Seat, decision: Decision, random: Random): string | null {
  const plays = decision.options.filter(({ verb }) => verb === 'play').slice(0, SEARCH.answers);
  const salt = String(random(2 ** 31));
  const after = (key: string) => standing(tried(SEARCH.game, state, decision, [key], salt, SEARCH.habit).state.g, seat);
  const gain = LEAST_GAIN + standing(state.g, seat);
  const gains = plays.map(({ key }) => ({ key, worth: after(key) }));
  return gains.sort((one, other) => other.worth - one.worth).find(({ worth }) => worth >= gain)?.key ?? null;
}

/** Whether an option seeds a facility. */
function isFacility({ key }: Option): boolean {
  const [verb, card = ''] = key.split(':');
  return verb === 'seed' && cardOf(card).type === 'Facility';
}

/** Rates a place for an outpost by its distance from the bot’s own missions. */
function siteWorth(g: FirstEdition, seat: Seat, { key }: Option): number {
  const location = key.split(':').at(-1) ?? '';
  if (g.locations[location] === undefined) return 0;
  const ways = distances(g, location, seat);
  const own = Object.values(g.locations).filter(({ missions }) => missions.some(({ owner }) => owner === seat));
  return -own.reduce((sum, { id }) => sum + (ways.get(id) ?? 0), 0);
}

/** Returns the option with the highest score. The result is null if there are no options. */
function best(options: readonly Option[], score: (one: Option) => number): string[] | null {
  let found: Option | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of options) {
    const now = score(one);
    if (now > most) [found, most] = [one, now];
  }
  return found === null ? null : [found.key];
}
