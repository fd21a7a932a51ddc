import { FIRST_TEXTS, type TextDate, textAsOf } from '../../../src/games/first-edition/content/errata.ts';
import { cardNamed } from '../../../src/games/first-edition/content/pool.ts';
import { TEXTS } from '../../../src/games/first-edition/content/with-effects.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { WAIVED } from '../../../src/games/first-edition/rules/asked.ts';
import type { AnyPiece, FirstEdition, Piece, Seed } from '../../../src/games/first-edition/state.ts';
import type { Callable } from '../../../src/kernel/game.ts';
import type { Frame, Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';

/** The cards of a side, by title. */
export interface Side {
  missions?: readonly string[];
  /** Cards in play, as rows or as a text (`cardsIn`). Pieces are numbered in this order, Gold’s before Blue’s. */
  play?: readonly Row[] | string;
  /** Cards under missions, by location, the next one first. Gold’s lie above Blue’s. */
  seeds?: { readonly [location: string]: readonly string[] };
  hand?: readonly string[];
  deck?: readonly string[];
  discard?: readonly string[];
  /** The Battle Bridge side deck: face-down tactics, and used ones. */
  tactics?: readonly string[];
  spent?: readonly string[];
  /** The Tribble side deck: face-down cards, and used ones. */
  tribbles?: readonly string[];
  usedTribbles?: readonly string[];
}

/** Returns a piece with the fields of every type, or undefined if it isn't in play. */
export function fieldsOf(g: FirstEdition, id: number): AnyPiece | undefined {
  return g.pieces[id];
}

/** The point where a case begins. */
export interface Scene {
  gold?: Side;
  blue?: Side;
  turn?: 'gold' | 'blue';
  at?: 'act' | 'turn';
  patch?: { [path: string]: Json };
  goal?: number;
  seed?: string;
  /** The date of the card texts; without it, the table has no such option. */
  texts?: TextDate;
  /** The first actions, before any question. */
  call?: Frame;
}

/** The procedure with which a case begins. */
export function calling<L extends object>({ name }: Callable<L>, local: L): Frame {
  // Memories of procedures are plain JSON.
  return { proc: name, step: 'begin', local: local as unknown as Frame['local'] };
}

/** The game with one more step for cases, which is the middle of a turn with an action. */
function gameCalling(frame: Frame): typeof firstEdition {
  const { staging } = firstEdition;
  const frames: NonNullable<(typeof staging.at)['act']>['frames'] = (g, turn) => [
    ...(staging.at['act']?.frames(g, turn) ?? []),
    frame,
  ];
  return { ...firstEdition, staging: { ...staging, at: { ...staging.at, act: { about: 'It is done.', frames } } } };
}

/** Three missions of Gold’s and two of Blue’s, L1 to L5, all on one line. */
export const GOLD = ['Study Pulsar', 'First Contact', 'Explore Dyson Sphere'];
export const BLUE = ['Survey Mission', 'Reported Activity'];

/** An attempt of Gold’s Away Team at L2, at an encounter. */
export function attempting(team: readonly number[], met: Json) {
  return {
    seat: 0,
    location: 'L2',
    team: [...team],
    ship: null,
    met,
    found: [],
    facing: null,
    ended: null,
    prepared: false,
  };
}

/** The id of a card by its title. */
export function id(title: string): string {
  const card = cardNamed(title);
  if (card === undefined) throw new Error(`no card is called ${title}`);
  return card.id;
}

function ids(titles: readonly string[] = []): string[] {
  return titles.map(id);
}

/** A game in the middle of a turn. */
export function scene({
  gold = {},
  blue = {},
  turn = 'gold',
  at = 'act',
  patch = {},
  goal = 100,
  seed = 'seed',
  texts,
  call,
}: Scene): Stage<FirstEdition> {
  const dated = (titles: readonly string[] = []): string[] =>
    ids(titles).map((card) => textAsOf(card, texts ?? FIRST_TEXTS));
  const own = inPlay(gold.play);
  const sides = [
    { missions: GOLD, ...gold, play: own },
    { missions: BLUE, ...blue, play: inPlay(blue.play, 1, 1 + own.length) },
  ];
  const pieces: Record<number, Piece> = {};
  const seeds: Record<string, Seed[]> = {};
  let minted = 0;
  for (const [seat, { play, seeds: under = {} }] of sides.entries()) {
    for (const [title, place, more = {}] of play) {
      minted += 1;
      pieces[minted] = {
        id: minted,
        card: textAsOf(id(title), texts ?? FIRST_TEXTS),
        owner: seat,
        seat,
        at: place,
        ...more,
      };
    }
    for (const [location, titles] of Object.entries(under)) {
      const cards = dated(titles).map((card) => ({ card, owner: seat, seen: [] }));
      seeds[location] = [...(seeds[location] ?? []), ...cards];
    }
  }
  const decks = sides.map(
    ({ missions, seeds: under = {}, hand = [], deck, discard = [], tactics = [], spent = [], ...more }, seat) => ({
      name: `Deck ${seat}`,
      missions: ids(missions),
      seeds: [],
      draw: ids([
        ...ofSeat(sides, seat),
        ...Object.values(under).flat(),
        ...hand,
        ...(deck ?? ['Calloway', 'Calloway']),
        ...discard,
      ]),
      tactics: ids([...tactics, ...spent]),
      ...(hasTribbles(more) ? { tribbles: ids([...(more.tribbles ?? []), ...(more.usedTribbles ?? [])]) } : {}),
    }),
  );
  const piles = sides.flatMap(({ hand, deck, discard, tactics, spent, ...more }, seat) => [
    [`players.${seat}.hand`, dated(hand)],
    [`players.${seat}.deck`, dated(deck ?? ['Calloway', 'Calloway'])],
    [`players.${seat}.discard`, dated(discard)],
    [`players.${seat}.tactics`, dated(tactics)],
    [`players.${seat}.spent`, dated(spent)],
    ...(hasTribbles(more)
      ? [[`players.${seat}.side.tribbles`, { down: dated(more.tribbles), up: dated(more.usedTribbles), drawn: [] }]]
      : []),
  ]);
  const laid = Object.entries(seeds).map(([location, cards]) => [`locations.${location}.seeds`, cards]);
  return new Stage(call === undefined ? firstEdition : gameCalling(call), {
    options: { decks, first: 0, goal, ...(texts === undefined ? {} : { texts }) } as Json,
    at,
    turn,
    seed,
    patch: {
      ...Object.fromEntries([...piles, ...laid]),
      pieces: pieces as unknown as Json,
      'minted.pieces': minted,
      ...patch,
    },
  });
}

function hasTribbles({ tribbles = [], usedTribbles = [] }: Side): boolean {
  return tribbles.length + usedTribbles.length > 0;
}

/** Returns the cards in play that a seat owns, whoever controls them, without facilities printed on missions. */
function ofSeat(sides: readonly (Side & { play: readonly Row[] })[], owner: number): string[] {
  return sides.flatMap(({ play }, seat) =>
    play.filter(([, , more = {}]) => (more.owner ?? seat) === owner && more.printed !== true).map(([title]) => title),
  );
}

/** Returns the log of what happened, without card texts. */
export function happened({ log }: Stage<FirstEdition>): string {
  const texts = new Set(TEXTS.values());
  return log
    .split('\n')
    .filter((line) => !texts.has(line.trim()))
    .join('\n');
}

/** Returns a seat’s option keys with this prefix, without the pass for a window that has no other option. */
export function offered(stage: Stage<FirstEdition>, name: string, beginning = ''): string[] {
  return stage
    .decision(name)
    .options.map(({ key }) => key)
    .filter((key) => key.startsWith(beginning) && key !== WAIVED);
}

/** Returns the place of a piece. */
export function at({ g }: Stage<FirstEdition>, piece: number): string | undefined {
  return g.pieces[piece]?.at;
}
