import { HINT_LENGTH } from '../../../../kernel/decision.ts';
import { must } from '../../../../kernel/must.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { keyed, type Offer, reworded } from '../../../kit/offers.ts';
import { systemCard, systemName } from '../../content/lookup.ts';
import { laneOf, systemOf } from '../../galaxy/graph.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { lacksCommands } from '../../position/turn.ts';
import { granted } from '../../rules/ask.ts';
import type { Ascendancy, Sector, Unit } from '../../state.ts';
import { MOVE, type OfferFilter, type Payload } from '../calls.ts';
import { hazardTarget } from '../hazards/target.ts';
import { hasLetter, LETTER_ROOM } from '../letters.ts';
import { lackOf } from '../mapping/outlook.ts';
import { beginMovement, distanceOf, startOf } from './begin.ts';
import { APART, type Apart, type Calling, callingsOf, callsWith, labelWith } from './calling.ts';
import { type Goal, goalsFrom } from './goals.ts';
import { askedOn, sectorsOf } from './reach.ts';
import { ROUTES_APART, routeOffers } from './routes.ts';
import { whyHeld, whyRefused } from './standing.ts';
import { boostOffer, enterOffer, priceToEnter } from './warp.ts';
import { asksText, groupName, shortPlace } from './words.ts';

/**
 * Lists Movement Commands (A-MOVE-01, A-MOVE-02): impulse, exploring, Entering Warp, adding Warp Tokens, Exiting Warp.
 */
export function moveOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  const units = movable(g, seat);
  const isIdle = wanted === 'open' && lacksCommands(g, seat, 1) !== null;
  // Without a Command, the only possible move is to Enter Warp, if that is free (A-FER-07).
  if (isIdle && units.every(({ id }) => priceToEnter(g, seat, id) > 0)) return [];
  const callings = callingsOf(g, seat, units);
  const offers: UnitOffer[] = [];
  for (const unit of units) {
    const calling = () => callings(unit);
    for (const one of goalOffers(g, seat, unit, calling, wanted)) offers.push({ offer: one, calling });
    for (const one of routeOffers(g, seat, unit, calling, wanted))
      offers.push({ offer: one, calling, apart: ROUTES_APART });
    if (unit.seat !== seat) continue;
    const warps = unit.at === null ? boostOffer(g, seat, unit, calling) : enterOffer(g, seat, unit, calling);
    offers.push({ offer: warps, calling });
  }
  return toldApart(offers);
}

/** Lists offers to Enter Warp without a Command, which is also allowed in the Building Phase (A-FER-07). */
export function freeWarpOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  const own = g.units.filter(({ id, seat: of, at }) => of === seat && at !== null && priceToEnter(g, seat, id) === 0);
  const callings = callingsOf(g, seat, own);
  return toldApart(
    own.map((unit) => {
      const calling = () => callings(unit);
      return { offer: enterOffer(g, seat, unit, calling), calling };
    }),
  );
}

/** An offer for one unit, with the words that name the unit. */
interface UnitOffer {
  offer: Offer<Payload>;
  calling: () => Calling;
  /** The way to tell the offer’s label apart from others. By default, this is `APART`. */
  apart?: Apart;
}

/** The number of characters within which labels must differ, because a phone shows no more. */
const FIRST = 30;

/**
 * Rewords labels that begin alike. The new wording starts with the unit’s place or, if the places are equal, with the
 * unit’s number. Letters distinguish goals, but not units.
 */
function toldApart(offers: readonly UnitOffer[]): Offer<Payload>[] {
  const all = offers.map(({ offer: one }) => one);
  return reworded(all, (options) => {
    const units = offers.filter(({ offer: { why } }) => why === null);
    const relabeled = (some: readonly Option[], label: (unit: UnitOffer, at: number) => string): Option[] => {
      const alike = beginningAlike(some);
      if (alike.size === 0) return [...some];
      return some.map((option, at) => {
        const unit = alike.has(at) ? units[at] : undefined;
        return unit === undefined ? option : { ...option, label: label(unit, at) };
      });
    };
    const usual = (at: number): string => must(options[at], 'the unit’s option').label;
    const byPlace = relabeled(options, ({ calling, apart = APART }, at) => apart.byPlace(calling(), usual(at)));
    return groupedApart(
      units,
      relabeled(byPlace, ({ calling, apart = APART }, at) => apart.byNumber(calling(), usual(at))),
    );
  });
}

/**
 * Adds the Sector that a unit left to the names of groups that several units at Warp share, because a group’s options
 * don’t name their unit.
 */
function groupedApart(units: readonly UnitOffer[], options: readonly Option[]): Option[] {
  const sharing = new Map<string, Set<string>>();
  const shortOf = (at: number): string => must(units[at], 'the option’s unit').calling().short;
  for (const [at, { group }] of options.entries())
    if (group !== undefined) sharing.set(group, (sharing.get(group) ?? new Set<string>()).add(shortOf(at)));
  return options.map((option, at) => {
    const { group } = option;
    if (group === undefined || sharing.get(group)?.size === 1) return option;
    const { from, short } = must(units[at], 'the option’s unit').calling();
    return { ...option, group: from === null ? `${short}, ${group}` : `${group} from ${from}` };
  });
}

/** Returns the indices of options that begin alike. Options with a letter begin alike only if they lead to the same place. */
function beginningAlike(options: readonly Option[]): Set<number> {
  const begins = options.map((option) => {
    const place = hasLetter(option) ? `${option.subject?.id}: ` : '';
    return place + option.label.slice(0, FIRST - LETTER_ROOM);
  });
  const counts = new Map<string, number>();
  for (const begin of begins) counts.set(begin, (counts.get(begin) ?? 0) + 1);
  return new Set(begins.flatMap((begin, at) => (counts.get(begin) === 1 ? [] : [at])));
}

/**
 * Lists units that a player may move, including other players’ units (A-VUL-05). Of several Ships that are the same for
 * movement, only the one with the lowest number is listed.
 */
function movable(g: Ascendancy, seat: Seat): Unit[] {
  const kinds: Unit[] = [];
  const mayGuide = g.players.map((_player, other) => other === seat || granted(g, 'guide', { by: seat, seat: other }));
  for (const unit of g.units.filter(({ seat: of }) => mayGuide[of]).sort((a, b) => a.id - b.id))
    if (unit.fleet !== null || !kinds.some((known) => known.fleet === null && isLike(known, unit))) kinds.push(unit);
  return kinds;
}

/** Whether two Ships are the same for movement. */
function isLike(one: Unit, other: Unit): boolean {
  if (one.at !== other.at || one.seat !== other.seat || one.ships !== other.ships) return false;
  // A Ship built this turn has no start, so it matches Ships that started where it is.
  if ((one.began ?? one.at) !== (other.began ?? other.at) || one.exited !== other.exited) return false;
  if (one.warp?.from !== other.warp?.from || one.warp?.tokens !== other.warp?.tokens) return false;
  return one.held === other.held && one.used.length === other.used.length && one.used.join() === other.used.join();
}

function goalOffers(
  g: Ascendancy,
  by: Seat,
  unit: Unit,
  calling: () => Calling,
  wanted: OfferFilter,
): Offer<Payload>[] {
  // A Movement Command Exhausts one Command Token (A-CMD-02).
  const barred = whyRefused(g, by, unit) ?? whyHeld(g, unit) ?? lacksCommands(g, by, 1);
  if (barred !== null && wanted === 'open') return [];
  const kind = unit.at === null ? 'warp' : 'impulse';
  const mover = { by, seat: unit.seat, units: [unit.id], kind } as const;
  const left = distanceOf(g, by, mover.units, kind);
  const goals = goalsFrom(g, mover, startOf(unit), left, { behind: wanted === 'all' });
  // A menu leaves out closed goals.
  const some = wanted === 'open' ? goals.filter(({ why }) => why === null) : goals;
  return byDistance(g, some).map((goal) => {
    const { sector, explore } = goal;
    const payload: Payload = (ctx) => {
      exhaustCommands(ctx.g, by, 1);
      beginMovement(ctx.g, { by, units: mover.units, kind, goal: sector, explore });
      ctx.call(MOVE);
    };
    const verb = verbOf(unit, explore);
    const why = barred ?? goal.why;
    return keyed(`${verb}:${unit.id}:${sector}`, payload, why, () => wordsOf(g, verb, unit, calling(), goal));
  });
}

/**
 * Sorts goals by distance, then by name. Goals at which a unit explores come after other goals, and closed goals come
 * last.
 */
function byDistance(g: Ascendancy, goals: readonly Goal[]): Goal[] {
  const ranked = goals.map((goal) => {
    const { way, explore, why, sector } = goal;
    const rank = why !== null ? 2 : explore === null ? 0 : 1;
    return { goal, rank, long: way?.long ?? 0, name: shortPlace(g, sector) };
  });
  ranked.sort((a, b) => {
    const nearer = a.rank - b.rank || a.long - b.long;
    if (nearer !== 0 || a.goal.way === null) return nearer;
    return a.name < b.name ? -1 : 1;
  });
  return ranked.map(({ goal }) => goal);
}

const VERBS = { lane: 'explore', system: 'onward' } as const;

function verbOf({ at }: Unit, explore: Goal['explore']) {
  if (explore !== null) return VERBS[explore];
  return at === null ? 'exit' : 'move';
}

function wordsOf(g: Ascendancy, verb: keyof typeof LABELS, unit: Unit, calling: Calling, goal: Goal) {
  const { sector, explore } = goal;
  const place = shortPlace(g, sector);
  const what = unit.at === null && explore !== null ? `${calling.what} at Warp` : calling.what;
  const shown = { ...calling, what, from: fromTo(unit.at, sector, calling.from) };
  const hint = hintOf(g, unit, goal);
  return {
    verb,
    label: labelWith(shown, (what) => LABELS[verb](what, place, sector === unit.at)),
    called: callsWith(calling, CALLS[verb](place)),
    ...(hint === '' ? {} : { hint }),
    group: groupName(g, unit, calling.what),
    subject: { kind: 'sector', id: sector },
    rule: RULES[verb],
  };
}

/**
 * Returns the unit’s place for use in a label, or null if that place is the goal. If the unit’s place and its goal are
 * on the same lane, returns only the Sector number.
 */
function fromTo(at: Sector | null, goal: Sector, from: string | null): string | null {
  if (at === goal || at === null || from === null) return at === goal ? null : from;
  const [one, other] = [laneOf(at), laneOf(goal)];
  return one !== null && one.lane === other?.lane ? `Sector ${one.at}` : from;
}

/** Labels name the unit first, because letters already distinguish the places. */
const LABELS = {
  move: (what: string, place: string) => `Move ${what} to ${place}`,
  exit: (what: string, place: string) => `Exit Warp with ${what} to ${place}`,
  explore: (what: string, place: string, isThere: boolean) =>
    `Explore with ${what} ${isThere ? 'from' : 'beyond'} ${place}`,
  onward: (what: string, place: string) => `Discover with ${what} beyond ${place}`,
} as const;

/** Phrases that players may type after the unit’s name. */
const CALLS = {
  move: (place: string) => `to ${place}`,
  exit: (place: string) => `to ${place}`,
  explore: (place: string) => `explores from ${place}`,
  onward: (place: string) => `discovers beyond ${place}`,
} as const;

const RULES = { move: 'A-MOVE-05', exit: 'A-MOVE-11', explore: 'A-LANE-02', onward: 'A-SYS-01' } as const;

/**
 * Builds a move’s hint from the cost, the obstacles to exploring, the players who are asked, the danger and the route.
 * Parts that don’t fit are left out.
 */
function hintOf(g: Ascendancy, { id, seat }: Unit, { sector, explore, way }: Goal): string {
  const lack = lackOf(g, { sector, explore }, id);
  const parts = ['1 Command', ...(lack === null ? [] : [lack])];
  if (way !== null) {
    const asked = askedOn(way, explore === null ? 'stop' : 'on');
    if (asked.length > 0) parts.push(asksText(g, asked));
    const hazard = explore === null ? hazardText(g, seat, sector) : null;
    if (hazard !== null) parts.push(hazard);
    const by = sectorsOf(way)
      .slice(0, -1)
      .flatMap((one) => systemOf(g, one) ?? []);
    if (by.length > 0) parts.push(`via ${by.map(systemName).join(', ')}`);
  }
  while (parts.join('; ').length > HINT_LENGTH) parts.pop();
  return parts.join('; ');
}

function hazardText(g: Ascendancy, seat: Seat, sector: string): string | null {
  const system = systemOf(g, sector);
  const level = system === null ? null : systemCard(system).hazard;
  if (system === null || level === null) return null;
  const target = hazardTarget(g, seat, system, level);
  return target > 6 ? 'its Hazard can’t hit' : `each Ship is lost on ${target === 6 ? '6' : `${Math.max(1, target)}+`}`;
}
