import type { Seat } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { agendasIn, allPieces, playerOf } from '../../position/find.ts';
import { isHidden } from '../../position/kinds.ts';
import { trapOf } from '../../position/piece-types.ts';
import { sideDeck, sideDeckOf, tribbleDeck, tribblesOf } from '../../position/side-decks.ts';
import type { FirstEdition, OpenPast, Piece, Seed } from '../../state.ts';
import type { CardId, LocationId, OwnedCard } from '../../terms.ts';
import type { Play } from '../calls.ts';

/** The number of a turn's last actions that cards can undo. */
const KEPT = 2;

/**
 * Keeps the public position before an action if a card in either deck could rewind time. The game must never reveal
 * that a deck has a card that rewinds time.
 */
export function remember(g: FirstEdition): void {
  if (!kept(rewinding, g.options.decks, couldRewind)) return;
  g.past = [...(g.past ?? []), openNow(g)].slice(-KEPT);
}

/**
 * Caches by game whether a card in its decks rewinds time. The cache saves time because this is checked at each action,
 * and decks never change.
 */
const rewinding = new WeakMap<FirstEdition['options']['decks'], boolean>();

function couldRewind(decks: FirstEdition['options']['decks']): boolean {
  return decks.some(({ seeds, draw }) => [...seeds, ...draw].some((card) => ruleOf(card)?.remembers === 'positions'));
}

/** Records an encountered seed, so that rewinding time puts it back. */
export function recordEncounter(g: FirstEdition, location: LocationId, { card, owner, half }: Seed): void {
  for (const { met } of g.past ?? []) {
    const isKnown = met.some((one) => one.location === location && one.card === card && one.owner === owner);
    if (!isKnown) met.push({ location, card, owner, ...(half === true ? { half } : {}) });
  }
}

/** Records a card taken from a draw deck, so that rewinding time puts it back. */
export function noteFetched(g: FirstEdition, card: CardId, owner: Seat): void {
  for (const { fetched } of g.past ?? []) fetched.push({ card, owner });
}

function openNow(g: FirstEdition): OpenPast {
  const { pieces, lines, locations, players, attacked, lasting, turn } = g;
  const now: OpenPast = {
    pieces,
    lines,
    locations: Object.fromEntries(Object.entries(locations).map(([id, { seeds: _, ...open }]) => [id, open])),
    players: players.map(({ discard, removed, bonus, spent, scored, playing, used, side }) => {
      const tribbles = side?.tribbles === undefined ? {} : { tribbles: side.tribbles.up };
      return { discard, removed, bonus, spent, scored, playing, used, ...tribbles };
    }),
    attacked,
    lasting,
    turn,
    met: [],
    fetched: [],
  };
  return structuredClone(now);
}

/**
 * Undoes the last actions of the turn and restores the public position before them. Hidden cards that were revealed
 * become hidden again: seeds go back under their missions, and played cards go back to the hand. Drawn cards stay
 * drawn, and players still know what they saw.
 */
export function rewind(ctx: Play): void {
  const { g } = ctx;
  const [past] = g.past ?? [];
  if (past === undefined) return;
  delete g.past;
  const before = openCards(g);
  restore(g, past);
  const returned = reseed(g, past);
  const after = openCards(g);
  const hidden = less(less(before, after), returned);
  const [rest, again] = [less(hidden, past.fetched), less(past.fetched, less(past.fetched, hidden))];
  for (const one of rest) hide(g, one);
  for (const { card, owner } of again) playerOf(g, owner).deck.push(card);
  for (const owner of new Set(again.map((one) => one.owner))) ctx.shuffle(playerOf(g, owner).deck);
  for (const one of less(after, before)) show(g, one);
}

function restore(g: FirstEdition, { pieces, lines, locations, players, attacked, lasting, turn }: OpenPast): void {
  const agendas = agendasIn(g);
  g.pieces = pieces;
  // Hidden agendas keep their present cards, which only their owners know.
  for (const { id, card } of agendas) {
    const piece = g.pieces[id];
    if (piece !== undefined) piece.card = card;
  }
  const seeds = new Map(Object.values(g.locations).map((location) => [location.id, location.seeds]));
  g.lines = lines;
  g.locations = Object.fromEntries(
    Object.entries(locations).map(([id, open]) => [id, { ...open, seeds: seeds.get(id) ?? [] }]),
  );
  for (const [seat, { tribbles, ...open }] of players.entries()) {
    const player = playerOf(g, seat);
    Object.assign(player, open);
    if (tribbles !== undefined) tribbleDeck(player).up = tribbles;
  }
  Object.assign(g, { attacked, lasting, turn });
}

/** Puts encountered seeds back where they were and removes them from anywhere else. */
function reseed(g: FirstEdition, past: OpenPast): OwnedCard[] {
  const now = g.attempt?.met;
  // The seed that is being encountered isn't put back here, since its own text says where it goes.
  const met = past.met.filter(
    ({ location, card, owner }) => location !== g.attempt?.location || card !== now?.card || owner !== now.owner,
  );
  for (const location of Object.values(g.locations)) {
    const here = met.filter((one) => one.location === location.id);
    const rest = location.seeds.filter(
      ({ card, owner }) => !here.some((one) => one.card === card && one.owner === owner),
    );
    const again = here.map(({ location: _, ...seed }): Seed => ({ ...seed, seen: [0, 1] }));
    location.seeds = [...again, ...rest];
  }
  return met.map(({ card, owner }) => ({ card, owner }));
}

/** Returns all face-up cards with their owners. */
function openCards(g: FirstEdition): OwnedCard[] {
  const of = (owner: Seat, cards: readonly CardId[]) => cards.map((card) => ({ card, owner }));
  return [
    ...allPieces(g).flatMap(inPlay),
    ...g.players.flatMap((player, owner) => {
      const { discard, removed, spent, bonus } = player;
      return [...of(owner, [...discard, ...removed, ...spent, ...tribblesOf(player).up]), ...bonus];
    }),
    ...g.announced.map(({ card, owner }) => ({ card, owner })),
  ];
}

function inPlay(piece: Piece): OwnedCard[] {
  const { card, front, owner, printed } = piece;
  const trap = trapOf(piece);
  // The printed facility of a mission isn't a card.
  if (printed === true) return [];
  return [{ card: front ?? card, owner }, ...(trap === undefined ? [] : [{ card: trap.card, owner: trap.owner }])];
}

/**
 * Returns the cards of the first list that aren't in the second. Each card in the second list cancels only one copy in
 * the first.
 */
function less(some: readonly OwnedCard[], others: readonly OwnedCard[]): OwnedCard[] {
  const left = [...others];
  return some.filter(({ card, owner }) => {
    const at = left.findIndex((one) => one.card === card && one.owner === owner);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * Returns a card to where it came from. Cards of a side deck go back to it, seeds whose mission is gone go to the discard
 * pile, and all other cards go to the hand.
 */
function hide(g: FirstEdition, { card, owner }: OwnedCard): void {
  const player = playerOf(g, owner);
  const side = sideDeckOf(card);
  if (side !== null) sideDeck(player, side).down.unshift(card);
  else if (isHidden(cardOf(card))) player.discard.unshift(card);
  else player.hand.push(card);
}

/** Removes a card that is face up again from the hand, side deck, draw deck or mission to which it went. */
function show(g: FirstEdition, { card, owner }: OwnedCard): void {
  const player = playerOf(g, owner);
  const { hand, deck, tactics } = player;
  const pile = [hand, deck, tactics, tribblesOf(player).down].find((cards) => cards.includes(card));
  if (pile !== undefined) {
    pile.splice(pile.lastIndexOf(card), 1);
    return;
  }
  for (const { seeds } of Object.values(g.locations)) {
    const at = seeds.findIndex((seed) => seed.card === card && seed.owner === owner);
    if (at < 0) continue;
    seeds.splice(at, 1);
    return;
  }
}
