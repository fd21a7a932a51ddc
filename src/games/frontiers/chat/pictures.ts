import type { GamePictures, NamedPart } from '../../../chat/game-chat.ts';
import type { PictureSpec } from '../../../chat/picture.ts';
import { joinedPages, looking, pagesOf, reading, scoreOf, sheetsOf } from '../../../chat/showing.ts';
import type { Json } from '../../../kernel/types.ts';
import type { TableView } from '../../../tables/types.ts';
import { TERRAIN_NAMES } from '../content/terrain.ts';
import type { FrontiersView, Highlights } from '../view.ts';
import { OF_HAND } from '../viewing/choice.ts';
import { components } from '../viewing/components.ts';

/**
 * Verbs of options that name a space. The map highlights spaces of the first set as targets to fight, and spaces of the
 * second set as places to interact with or choose.
 */
const FOUGHT = new Set(['challenge', 'assault', 'beam', 'visit', 'decimate', 'fight', 'join', 'engage']);
const CHOSEN = new Set(['interact', 'jump', 'retreat', 'subjugate']);
/** The maximum number of pages that show a fight in one message. The pictures of the hand follow these pages. */
const FIGHT_PAGES = 3;
/** The maximum number of pages that show a close-up in one message. */
const CLOSEUP_PAGES = 2;
/**
 * If the map has at least this many tiles, the costs on the whole map are too small to read, so a close-up of the ship
 * is added.
 */
const MANY_TILES = 8;

/** The pictures that each kind of message shows. */
export const frontiersPictures: GamePictures = {
  move(seen) {
    const view = viewOf(seen);
    const { options = [] } = seen.decision ?? {};
    const own = options.some(({ verb }) => OF_HAND.has(verb)) ? hands(seen) : [];
    if (chooses(view)) return [...pagesOf('choice', 'Your choices'), ...own];
    if (fights(view)) return [...fight(), ...hands(seen)];
    if (view.turn === null || view.tiles.length === 0) return hands(seen);
    return [...maps(seen, highlightsOf(seen)), ...own];
  },

  done(seen) {
    const view = viewOf(seen);
    if (view.score !== null) return [scoreOf(seen)];
    if (chooses(view) || fights(view)) return frontiersPictures.move(seen);
    if (view.tiles.length === 0) return hands(seen);
    // The end of a turn may start the reader's next turn with a new hand. Show the hand if it is new or if the reader
    // picks cards from it.
    const isNew = view.turn?.seat === seen.reader && !view.turn.begun;
    const picksCards = seen.decision?.options.some(({ verb }) => verb !== 'play' && OF_HAND.has(verb)) === true;
    return [...maps(seen, highlightsOf(seen)), ...(isNew || picksCards ? hands(seen) : [])];
  },

  panel(seen) {
    const view = viewOf(seen);
    if (view.score !== null) return [scoreOf(seen)];
    if (fights(view)) return fight();
    return view.tiles.length === 0 ? [] : [map({})];
  },

  turn(seen) {
    const shown = frontiersPictures.move(seen);
    return shown.some(({ scene }) => scene === 'hand') ? shown : [...shown, ...hands(seen)];
  },

  read: reading({
    move: (seen) => frontiersPictures.move(seen),
    hand: hands,
    sheets,
    part: partOf,
    isOver: (seen) => viewOf(seen).score !== null,
  }),

  component: looking(components),
};

/** Returns the view of a table, with the type of this game's view. */
export function viewOf({ view }: { view: Json | null }): FrontiersView {
  // The cast is safe because this view comes from the game's own `view`.
  return view as unknown as FrontiersView;
}

/** Whether there is a fight to show. */
export function isFought(view: Json): boolean {
  return fights(viewOf({ view }));
}

/** Whether a tile is on the map. */
export function hasTile(view: Json, letter: string): boolean {
  return viewOf({ view }).tiles.some(({ id }) => id === letter);
}

function fights({ fight, pvp }: FrontiersView): boolean {
  return fight !== null || pvp !== null;
}

function chooses({ choice: { cards, crew, skills, tactics, wares } }: FrontiersView): boolean {
  return [cards, crew, skills, tactics, wares].some((list) => list.length > 0);
}

/** Returns the pictures for `/map show:`. A tile is named by its letter. */
function partOf(seen: TableView, show: string | undefined): PictureSpec[] {
  const view = viewOf(seen);
  switch (show) {
    case undefined:
      return [map({})];
    case 'moves':
      return maps(seen, { ...highlightsOf(seen), reach: true });
    case 'players':
      return sheets(seen);
    case 'offers':
      return [...offers('cards'), ...offers('crew')];
    case 'tactics':
      return offers('tactics');
    case 'fight':
      return fight();
    default:
      return near(view, show);
  }
}

/** Returns a close-up of a tile, a space or a ship, or the whole map if nothing on the map has that name. */
function near(view: FrontiersView, show: string): PictureSpec[] {
  const [kind, name = ''] = show.split('-');
  const ship = kind === 'ship' ? view.captains.find(({ seat }) => `${seat}` === name) : undefined;
  const at = ship === undefined ? name.toUpperCase() : (ship.at ?? '');
  const isThere = view.tiles.some(({ id }) => id === at) || view.spaces.some(({ id }) => id === at);
  return isThere ? closeups(at) : [map({})];
}

/** Lists the spaces and ships that can be shown close up. */
export function namedParts(json: Json): NamedPart[] {
  const { captains, spaces } = viewOf({ view: json });
  const ships = captains.map(({ seat, name, shipName, captain }) => ({
    value: `ship-${seat}`,
    label: `Close-up: ${name}`,
    also: [name, shipName, captain],
  }));
  const places = spaces.map(({ id, site, terrain }) => {
    const what = site?.name ?? (terrain === 'space' ? '' : TERRAIN_NAMES[terrain]);
    return { value: `at-${id}`, label: `Close-up: ${id}${what === '' ? '' : `, ${what}`}`, also: [id, what] };
  });
  return [...ships, ...places];
}

/** Returns the map, with a close-up of the ship if the map is too large for its costs to be readable. */
function maps(seen: TableView, highlight: Highlights): PictureSpec[] {
  const view = viewOf(seen);
  const at = view.captains.find(({ seat }) => seat === seen.reader)?.at ?? null;
  const near = at !== null && view.reach.some(({ more }) => more !== true) && view.tiles.length >= MANY_TILES;
  return [map(highlight), ...(near ? [closeup(at, highlight)] : [])];
}

function map(highlight: Highlights): PictureSpec {
  return { scene: 'map', params: { highlight }, alt: 'The map' };
}

function closeup(at: string, highlight: Highlights): PictureSpec {
  return { scene: 'closeup', params: { at, highlight }, alt: `The map around ${at}` };
}

/** Returns the close-up pages of a place, with its enemies and goods. */
function closeups(at: string): PictureSpec[] {
  return pagesOf('closeup', `The map around ${at}`, { at, highlight: {} }, CLOSEUP_PAGES);
}

function fight(): PictureSpec[] {
  return pagesOf('fight', 'The current fight', {}, FIGHT_PAGES);
}

function offers(part: string): PictureSpec[] {
  return pagesOf('offers', `Available to all players: ${part}`, { part });
}

function sheets(seen: TableView): PictureSpec[] {
  return sheetsOf(viewOf(seen).captains);
}

function hands(seen: TableView): PictureSpec[] {
  const { own } = viewOf(seen);
  if (own === null || own.hand.length === 0) return [];
  return joinedPages('hand', 'Your hand');
}

/** Returns the highlights of the map: the targets of the reader's own options. */
export function highlightsOf(seen: TableView): Highlights {
  if (seen.decision === null) return {};
  const { options } = seen.decision;
  const { spaces, reach } = viewOf(seen);
  const labels = new Map(spaces.map(({ id, q, r }) => [`${q},${r}`, id]));
  const about = (verbs: ReadonlySet<string>): string[] => {
    const found = options.flatMap(({ verb, subject }) => {
      return verbs.has(verb) && subject?.kind === 'space' ? (labels.get(subject.id) ?? []) : [];
    });
    return [...new Set(found)];
  };
  const [targets, chosen] = [about(FOUGHT), about(CHOSEN)];
  return {
    ...(reach.length > 0 ? { reach: true } : {}),
    ...(targets.length > 0 ? { targets } : {}),
    ...(chosen.length > 0 ? { chosen } : {}),
  };
}
