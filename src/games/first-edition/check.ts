import type { State } from '../../kernel/types.ts';
import { kept } from '../kit/cache.ts';
import { invariant } from '../kit/invariant.ts';
import { conserve } from '../kit/zones.ts';
import { cardOf } from './content/pool.ts';
import type { PlayedDeck } from './options.ts';
import { allPieces } from './position/find.ts';
import { looking } from './position/look.ts';
import { hostOf, locationAt, namedIn, placeKind } from './position/places.ts';
import { isNor } from './position/stations.ts';
import type { FirstEdition, Piece } from './state.ts';
import type { CardId } from './terms.ts';
import { setOf, zones } from './zones.ts';

/**
 * Throws if the position is impossible: a card lost or duplicated, a card in play without a place, or a location on no
 * line.
 */
export function check({ g }: State<FirstEdition>): void {
  looking(g, () => {
    const laid = zones(g);
    for (const [seat, deck] of g.options.decks.entries()) conserve(laid, setOf(seat), cardsOf(deck), true);
    for (const piece of allPieces(g)) checkPiece(g, piece);
    checkLines(g);
  });
}

const decks = new WeakMap<PlayedDeck, readonly CardId[]>();

/** Returns all cards of a deck, in a list that is made only once, since a deck doesn't change during the game. */
function cardsOf(deck: PlayedDeck): readonly CardId[] {
  return kept(decks, deck, ({ missions, seeds, draw, tactics = [], tribbles = [] }) => [
    ...missions,
    ...seeds,
    ...draw,
    ...tactics,
    ...tribbles,
  ]);
}

/**
 * A limit above the deepest possible nesting: a card on a personnel aboard a carried ship aboard a ship docked at a
 * station's site.
 */
const DEEPEST = 12;

/** Checks that each card in play is in an existing place that suits its type. */
function checkPiece(g: FirstEdition, piece: Piece): void {
  const { id, at } = piece;
  const host = hostOf(at);
  const way = placeKind(at);
  const { type, title } = cardOf(piece.card);
  invariant(id <= g.minted.pieces, () => `piece ${id} was never minted`);
  invariant(host === null || g.pieces[host] !== undefined, () => `${title} is ${at}`);
  for (let on = host, up = 0; on !== null; on = hostOf(g.pieces[on]?.at ?? 'core:0'), up++)
    invariant(up < DEEPEST, () => `${title} is inside itself`);
  // Sites are on stations (C-FAC-12).
  const under = host === null ? undefined : g.pieces[host];
  invariant(
    type !== 'Site' || way !== 'on' || isNor(cardOf(under?.card ?? '')),
    () => `${title} is ${at}, which isn’t a station`,
  );
  const location = locationAt(g, at);
  const named = location ?? namedIn(at);
  const isOnTable = way === 'core' || (host !== null && location === null);
  invariant(isOnTable || (named !== null && g.locations[named] !== undefined), () => `${title} is ${at}`);
  // Only ships and facilities are in open space (C-PLAY-13).
  if (way === 'space' || way === 'docked') invariant(type === 'Ship' || type === 'Facility', () => `${title} in space`);
  if (way === 'aboard') {
    const vessel = host === null ? undefined : g.pieces[host];
    const holds = vessel !== undefined && ['Ship', 'Facility', 'Site'].includes(cardOf(vessel.card).type);
    invariant(holds, () => `${title} is aboard something that isn’t a vessel`);
  }
}

/** Checks that every location is on exactly one line, and has a mission. */
function checkLines(g: FirstEdition): void {
  const all = Object.values(g.lines).flat();
  invariant(new Set(all).size === all.length, 'a location is on a line twice');
  invariant(all.length === Object.keys(g.locations).length, 'a location is on no line');
  for (const { id, missions, made, quadrant } of Object.values(g.locations)) {
    invariant(missions.length > 0 || made !== undefined, () => `${id} has no mission`);
    invariant(g.lines[quadrant]?.includes(id) === true, () => `${id} is on another line`);
  }
}
