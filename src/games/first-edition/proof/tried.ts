import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision, State } from '../../../kernel/types.ts';
import type { Watch } from '../../../proving/proof.ts';
import { WITH_EFFECTS } from '../content/effects/all.ts';
import { cardName } from '../position/names.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId } from '../terms.ts';

/** Cards that do something. */
export const TRIED: readonly CardId[] = [...WITH_EFFECTS];

/** Cards by a sign for each time that they lie somewhere: where there is a sign that was not there before, the card came since. */
type Signs = ReadonlyMap<string, CardId>;

/** What of a position tells which cards were played. */
interface Seen {
  open: Signs;
  beneath: Signs;
  hands: readonly Signs[];
  isAttempt: boolean;
}

/** Each card with a sign by the place where it lies; of copies there each has its own. */
function signed(cards: Iterable<readonly [place: string, card: CardId]>): Signs {
  const found = new Map<string, CardId>();
  for (const [place, card] of cards) {
    let copy = 1;
    while (found.has(`${place} ${card} ${copy}`)) copy += 1;
    found.set(`${place} ${card} ${copy}`, card);
  }
  return found;
}

function look(g: FirstEdition): Seen {
  const { battle } = g;
  const locations = Object.values(g.locations);
  return {
    // A card whose other side is turned up begins to do something else; nobody sees what lies hidden.
    open: signed([
      ...Object.values(g.pieces).flatMap(({ id, card, hidden }) =>
        hidden === true ? [] : [[`piece ${id}`, card] as const],
      ),
      ...locations.flatMap(({ id, missions }) => missions.map(({ card }) => [`on the line ${id}`, card] as const)),
      ...g.announced.map(({ card }) => ['announced', card] as const),
      ...(battle?.kind === 'ship' ? battle.tactics.map(({ card }) => ['current', card] as const) : []),
    ]),
    beneath: signed(locations.flatMap(({ seeds }) => seeds.map(({ card }) => ['beneath', card] as const))),
    hands: g.players.map(({ hand }) => signed(hand.map((card) => ['hand', card]))),
    isAttempt: g.attempt !== null,
  };
}

/** The cards whose signs are lacking elsewhere. */
function lacking(signs: Signs, elsewhere: Signs): CardId[] {
  return [...signs].flatMap(([sign, card]) => (elsewhere.has(sign) ? [] : [card]));
}

/** Whether an answer names a card as the one that is played. */
function isNamed(card: CardId, decision: Decision, keys: readonly string[]): boolean {
  if (decision.kind !== 'pick') return false;
  return optionsOf(decision).some(
    ({ key, verb, group }) =>
      keys.includes(key) && verb !== 'discard' && (group === cardName(card) || key.split(':').includes(card)),
  );
}

/**
 * Sees which cards are played in one game: what comes into play, is announced, turned over or drawn as a tactic, what is met in an
 * attempt, and what leaves a hand as its player names it and has its results at once.
 */
export function watchCards(): Watch {
  let before: Seen | undefined;
  return (state, decision, keys) => {
    // Only positions of this game are shown to whoever proves it.
    const now = look((state as State<FirstEdition>).g);
    const [was, hand] = [before, now.hands[decision.seat]];
    before = now;
    const came = lacking(now.open, was?.open ?? new Map());
    if (was === undefined || hand === undefined) return came;
    const isAttempt = was.isAttempt || keys.some((key) => key.startsWith('attempt:'));
    const met = isAttempt ? lacking(was.beneath, now.beneath) : [];
    const gone = lacking(was.hands[decision.seat] ?? new Map(), hand);
    const used = gone.filter((card) => isNamed(card, decision, keys));
    // What was met or used and lies open now was counted as it came.
    return [...came, ...[...met, ...used].filter((card) => !came.includes(card))];
  };
}
