import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import type { Watch } from '../../../simulation/proof.ts';
import { fitsUnder } from '../chapters/seeding/mis-seeds.ts';
import { missionAt } from '../chapters/spaceline/line.ts';
import { cardOf } from '../content/pool.ts';
import { AUTOMATED } from '../content/with-effects.ts';
import { faceUp } from '../position/find.ts';
import { isDilemma, isMission } from '../position/kinds.ts';
import { cardName } from '../position/names.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId, LocationId } from '../terms.ts';

/** The cards that have effects and therefore have to come up in the games. */
export const TRIED: readonly CardId[] = AUTOMATED;

/**
 * Maps signs to cards. A sign stands for one copy of a card in one place, so a new sign shows that a card has arrived
 * there.
 */
type Signs = ReadonlyMap<string, CardId>;

/** The parts of a position that show which cards players used. */
interface Seen {
  open: Signs;
  /** Missions that nobody attempts. The text of these missions counts as used while they are on the spaceline. */
  idle: Signs;
  announced: Signs;
  nullified: boolean;
  /** For each location, the dilemmas under its mission, and the number of seeds that have left the mission. */
  beneath: ReadonlyMap<LocationId, Signs>;
  gone: ReadonlyMap<LocationId, number>;
  removed: Signs;
  hands: readonly Signs[];
  /** The mission that applies to each seat at each location. */
  missions: readonly ReadonlyMap<LocationId, CardId>[];
  isAttempt: boolean;
}

/** Makes a sign for each card from its place and its id. Several copies in the same place get different signs. */
function signed(cards: Iterable<readonly [place: string, card: CardId]>): Signs {
  const found = new Map<string, CardId>();
  for (const [place, card] of cards) {
    const first = `${place} ${card}`;
    let sign = first;
    for (let copy = 2; found.has(sign); copy++) sign = `${first} ${copy}`;
    found.set(sign, card);
  }
  return found;
}

function look(g: FirstEdition): Seen {
  const { battle } = g;
  const locations = Object.values(g.locations);
  const isIdle = (card: CardId): boolean => {
    const facts = cardOf(card);
    return isMission(facts) && facts.requirement === null;
  };
  return {
    // A card that turns over has other effects from then on. A hidden card doesn’t count.
    open: signed([
      ...faceUp(g).map(({ id, card }) => [`piece ${id}`, card] as const),
      ...(battle?.kind === 'ship' ? battle.tactics.map(({ card }) => ['current', card] as const) : []),
    ]),
    idle: signed(
      locations.flatMap(({ id, missions }) =>
        missions.flatMap(({ card }) => (isIdle(card) ? [[`on the line ${id}`, card] as const] : [])),
      ),
    ),
    announced: signed(g.announced.map(({ card }) => ['announced', card] as const)),
    nullified: g.announced.some(({ nullified }) => nullified === true),
    beneath: new Map(
      locations.map(({ id, seeds }) => {
        const dilemmas = seeds.filter(
          ({ card, owner }) => isDilemma(cardOf(card)) && fitsUnder(g, cardOf(card), id, owner),
        );
        return [id, signed(dilemmas.map(({ card, owner }) => [`beneath, of ${owner}`, card] as const))];
      }),
    ),
    gone: new Map(locations.map(({ id, gone }) => [id, gone.length])),
    removed: signed(g.players.flatMap(({ removed }) => removed.map((card) => ['out-of-play', card] as const))),
    hands: g.players.map(({ hand }) => signed(hand.map((card) => ['hand', card]))),
    missions: g.players.map(
      (_player, seat) => new Map(locations.flatMap(({ id }) => readAt(g, id, seat).map((card) => [id, card] as const))),
    ),
    isAttempt: g.attempt !== null,
  };
}

function readAt(g: FirstEdition, location: LocationId, seat: Seat): CardId[] {
  const mission = missionAt(g, location, seat);
  return mission === null ? [] : [mission.id];
}

/** Returns the cards whose signs are in `signs` but not in `elsewhere`. */
function lacking(signs: Signs | undefined, elsewhere: Signs | undefined): CardId[] {
  return [...(signs ?? [])].flatMap(([sign, card]) => (elsewhere?.has(sign) === true ? [] : [card]));
}

/** Whether an answer names a card as the one that its player plays. */
function isNamed(card: CardId, decision: Decision, keys: readonly string[]): boolean {
  if (decision.kind !== 'pick') return false;
  return optionsOf(decision).some(
    ({ key, verb, group }) =>
      keys.includes(key) && verb !== 'discard' && (group === cardName(card) || key.split(':').includes(card)),
  );
}

/** Returns the missions that an answer begins to attempt, in the version that applies to its seat. */
function attempted(was: Seen, { seat }: Decision, keys: readonly string[]): CardId[] {
  return keys.flatMap((key) => {
    const [verb, location = ''] = key.split(':');
    return verb === 'attempt' ? (was.missions[seat]?.get(location) ?? []) : [];
  });
}

/**
 * Returns the dilemmas that were encountered between two positions. An owner’s second copy at a location doesn’t count,
 * since it goes out of play without an encounter (C-SEED-18).
 */
function metSince(was: Seen, now: Seen): CardId[] {
  const removed = lacking(now.removed, was.removed);
  return [...was.beneath].flatMap(([location, seeds]) => {
    const isFirst = (was.gone.get(location) ?? 0) === 0;
    return lacking(seeds, now.beneath.get(location)).filter((card) => isFirst || !removed.includes(card));
  });
}

/** Keys of answers that leave it unclear whether an announced card has had its results. */
const DOUBTFUL = /^(?:answer:|agree$|refuse$)/;

/**
 * Returns the announced cards that had their results between two positions. Right after a response, no card counts,
 * since the response may have nullified it.
 */
function resolvedSince(was: Seen, now: Seen, keys: readonly string[]): CardId[] {
  if (was.nullified || keys.some((key) => DOUBTFUL.test(key))) return [];
  return lacking(was.announced, now.announced).filter((card) => !isMission(cardOf(card)));
}

/**
 * Watches which cards come up in one game. A card comes up when it enters play, turns over, or resolves after its
 * announcement. A card also comes up when its player names and uses it. Dilemmas come up when encountered, missions when
 * attempted, and gained artifacts when they enter play or are used.
 */
export function watchCards(): Watch {
  let before: Seen | undefined;
  return (state, decision, keys) => {
    // This proof gets only positions of this game.
    const now = look((state as State<FirstEdition>).g);
    const was = before;
    before = now;
    const came = [...lacking(now.open, was?.open), ...lacking(now.idle, was?.idle)];
    if (was === undefined) return came;
    const isAttempt = was.isAttempt || keys.some((key) => key.startsWith('attempt:'));
    const met = isAttempt ? metSince(was, now) : [];
    const waiting = new Set(now.announced.values());
    // A card announced just now has no results yet.
    const gone = lacking(was.hands[decision.seat], now.hands[decision.seat]).filter((card) => !waiting.has(card));
    const used = gone.filter((card) => isNamed(card, decision, keys));
    const more = [...met, ...used, ...resolvedSince(was, now, keys), ...attempted(was, decision, keys)];
    // If an encountered, used or announced card is now face up, it counts only once.
    return [...came, ...more.filter((card) => !came.includes(card))];
  };
}
