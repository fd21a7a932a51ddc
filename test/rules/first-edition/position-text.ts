import { cardNamed } from '../../../src/games/first-edition/content/pool.ts';
import type { CardType } from '../../../src/games/first-edition/content/printed.ts';
import { hostOf } from '../../../src/games/first-edition/position/places.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';

/** A card in play, by its title, and its place. */
export type Row = readonly [title: string, at: CardPlace, more?: Partial<AnyPiece>];

/** The piles of a player that a text can fill. */
export const PILES = ['missions', 'hand', 'deck', 'discard', 'tactics', 'spent', 'tribbles', 'usedTribbles'] as const;
export type Pile = (typeof PILES)[number];

/** The cards of a player: those in play, in order, the piles that the text names, and the cards under missions. */
export interface Cards extends Partial<Record<Pile, readonly string[]>> {
  play: Row[];
  seeds?: { readonly [location: string]: readonly string[] };
}

/**
 * Reads where a player's cards are. Groups are separated by semicolons. Each group is a place and its cards:
 *
 * ```text
 * L1: U.S.S. Galaxy [Data, Giusti]; L2: Worf {stopped: 1}; table: Mirror Image; hand: Spock, Res-Q; seeds L2: Archer
 * ```
 *
 * At a location, ships and facilities are in space, personnel and equipment on the surface, and other cards at the
 * location. Cards in brackets are aboard, docked at, or on the card before them. Any place of a piece works, too:
 * `space:L2`, `aboard:1`, `on:3`. Pieces are numbered in the order of the text. `first` is the number of the first
 * one, and `seat` the player's. Braces set fields of the piece. Throws if the text is wrong.
 */
export function cardsIn(text: string, seat = 0, first = 1): Cards {
  const play: Row[] = [];
  const piles: Record<string, readonly string[]> = {};
  const seeds: Record<string, readonly string[]> = {};
  for (const group of text.split(';').filter((one) => one.trim() !== '')) {
    const [, place = '', list = ''] = /^\s*(seeds L\d+|\S+):(?: (.*?))?\s*$/s.exec(group) ?? [];
    const names = titlesIn(list);
    if (place.startsWith('seeds ')) seeds[place.slice('seeds '.length)] = names.map(({ title }) => title);
    else if (PILES.some((pile) => pile === place)) piles[place] = names.map(({ title }) => title);
    else if (place !== '') for (const name of names) lay(play, name, place, seat, first);
    else throw new Error(`“${group.trim()}” isn’t a place and its cards`);
  }
  return { play, ...piles, ...(Object.keys(seeds).length > 0 ? { seeds } : {}) };
}

/** Returns cards in play as rows. In a text, pieces are numbered from `first`. */
export function inPlay(cards: readonly Row[] | string = [], seat = 0, first = 1): Row[] {
  return typeof cards === 'string' ? cardsIn(cards, seat, first).play : [...cards];
}

/** A title in a text, the fields of the piece, and the cards in brackets. */
interface Named {
  title: string;
  more: Partial<AnyPiece>;
  inside: readonly Named[];
}

/** Reads titles separated by commas. Some titles contain a comma, so the longest title counts. */
function titlesIn(list: string): Named[] {
  const found: Named[] = [];
  let rest = list.trim();
  while (rest !== '') {
    const end = endsOfTitles(rest).findLast((at) => cardNamed(rest.slice(0, at).trim()) !== undefined);
    if (end === undefined) throw new Error(`no card is called like the beginning of “${rest}”`);
    const [, fields = '', inner = ''] = /^\s*(\{[^}]*\})?\s*(?:\[([^\]]*)\])?/.exec(rest.slice(end)) ?? [];
    found.push({ title: rest.slice(0, end).trim(), more: fieldsIn(fields), inside: titlesIn(inner) });
    const left = rest.slice(end).replace(/^\s*(\{[^}]*\})?\s*(\[[^\]]*\])?\s*/, '');
    if (left !== '' && !left.startsWith(',')) throw new Error(`a comma is missing before “${left}”`);
    rest = left.slice(1).trim();
  }
  return found;
}

/** Returns the places in a text where a title may end. */
function endsOfTitles(text: string): number[] {
  return [...text.matchAll(/[,{[]|$/g)].map(({ index }) => index);
}

/**
 * Reads `{stopped: 1, captive: escorted}`. `as: Klingon` is the affiliation that piece 1 gives to the card, and
 * `sites: 2+3` are the pieces of a station’s sites.
 */
function fieldsIn(text: string): Partial<AnyPiece> {
  const fields = text
    .slice(1, -1)
    .split(',')
    .filter((field) => field !== '');
  return Object.fromEntries(
    fields.map((field) => {
      const [name = '', value = ''] = field.split(':').map((part) => part.trim());
      if (name === 'as') return [name, { affiliation: value, by: 1 }];
      if (name === 'sites') return [name, value.split('+').map(Number)];
      return [name, /^\d+$/.test(value) ? Number(value) : value === 'true' ? true : value];
    }),
  );
}

const IN_SPACE: readonly CardType[] = ['Ship', 'Facility'];
const ON_SURFACE: readonly CardType[] = ['Personnel', 'Equipment', 'Tribble', 'Trouble'];

function typeOf(title: string): CardType | undefined {
  return cardNamed(title)?.type;
}

/** Adds a card and the cards in its brackets. */
function lay(play: Row[], { title, more, inside }: Named, place: string, seat: number, first: number): void {
  const piece = first + play.length;
  play.push([title, placed(title, place, seat), more]);
  for (const one of inside) lay(play, one, within(title, one.title, piece), seat, first);
}

/** Returns the full name of a place. */
function placed(title: string, place: string, seat: number): CardPlace {
  if (place === 'table') return `core:${seat}`;
  if (/^L\d+$/.test(place)) {
    const type = typeOf(title);
    if (type !== undefined && IN_SPACE.includes(type)) return `space:${place}`;
    return type !== undefined && ON_SURFACE.includes(type) ? `surface:${place}` : `at:${place}`;
  }
  if (!/^(space|surface|at|gap|lost):L\d+$|^core:\d$/.test(place) && hostOf(place as CardPlace) === null)
    throw new Error(`“${place}” isn’t a place`);
  return place as CardPlace;
}

/** Returns the place of a card in the brackets of another. */
function within(host: string, title: string, piece: number): CardPlace {
  const [around, inner] = [typeOf(host), typeOf(title)];
  if (around === undefined || inner === undefined || !IN_SPACE.includes(around)) return `on:${piece}`;
  if (inner === 'Ship') return around === 'Facility' ? `docked:${piece}` : `aboard:${piece}`;
  return ON_SURFACE.includes(inner) ? `aboard:${piece}` : `on:${piece}`;
}
