import type { GamePictures } from '../../../chat/game-chat.ts';
import type { PictureSpec } from '../../../chat/picture.ts';
import { joinedPages, looking, pagesOf, reading, scoreOf, sheetsOf } from '../../../chat/showing.ts';
import type { Decision, Json } from '../../../kernel/types.ts';
import type { TableView } from '../../../tables/types.ts';
import type { FirstEditionView, Highlights } from '../view.ts';
import { components, wordings } from '../viewing/components.ts';

/** The maximum number of pages of the map, and of a location or a crew, in one message. */
const MAP_PAGES = 2;
const CLOSE_PAGES = 2;
/** The maximum number of crews shown in one message. */
const MOST_CREWS = 3;

/** Rules of the log lines that report the encounter of a dilemma, and the end of a battle. */
const MET = /^C-DILEMMA-01$/;
const FOUGHT = /^C-(?:SHIPBAT-07|PERSBAT-06|BATTLE-08)$/;

/** Decides which pictures go with which message. */
export const firstEditionPictures: GamePictures = {
  move(seen) {
    const { battle } = viewOf(seen);
    // During a battle, questions about return fire and responses need the battle's picture.
    return [...(battle === null ? [] : battles()), ...maps(highlightsOf(seen.decision))];
  },

  // After an action that led to a dilemma, shows that dilemma next to the map, but only once.
  done(seen, since) {
    const { lastMet, met: facing } = viewOf(seen);
    // If the personnel face a different dilemma by now, the last recorded one isn't shown.
    const isOther = facing !== null && facing.card !== lastMet?.card.card;
    const isMet = lastMet?.seat === seen.reader && !isOther && happened(seen, since, MET);
    return [...fought(seen, since), ...(isMet ? [met()] : []), ...firstEditionPictures.move(seen)];
  },

  panel(seen) {
    if (viewOf(seen).verdict !== null) return [scoreOf(seen)];
    return [...(viewOf(seen).battle === null ? [] : battles()), ...maps({})];
  },

  turn(seen) {
    const since = (seen.acted?.seq ?? 0) + 1;
    // Players have no hands during seeding.
    const hand = viewOf(seen).stage === 'seeding' ? [] : hands(seen);
    return [...fought(seen, since), ...firstEditionPictures.move(seen), ...hand];
  },

  read: reading({
    move: (seen) => firstEditionPictures.move(seen),
    hand: hands,
    sheets: (seen) => sheetsOf(viewOf(seen).players.map(({ name }, seat) => ({ seat, name }))),
    part: partOf,
    isOver: (seen) => viewOf(seen).verdict !== null,
  }),

  component: looking(() => [...components(), ...wordings()]),
};

/** Casts a view to this game's type. */
export function asView(view: Json): FirstEditionView {
  // Tables of this game hold views made by its own `view`.
  return view as unknown as FirstEditionView;
}

function viewOf(seen: TableView): FirstEditionView {
  return asView(seen.view);
}

/** Returns the pictures that `/map show:` requests. A mission is named by the id of its location. */
function partOf(seen: TableView, show: string | undefined): PictureSpec[] {
  const view = viewOf(seen);
  switch (show) {
    case 'moves':
      return maps(highlightsOf(seen.decision));
    case 'players':
      return sheetsOf(view.players.map(({ name }, seat) => ({ seat, name })));
    case 'crews':
      return crews(seen);
    case 'battle':
      return battles();
    case 'dilemma':
      return [met()];
    default:
      return view.locations.some(({ id }) => id === show)
        ? pagesOf('location', 'A close-up of a mission', { at: show ?? '' }, CLOSE_PAGES)
        : maps({});
  }
}

/** Returns the reader's largest crews and Away Teams. Spectators see both sides. */
function crews(seen: TableView): PictureSpec[] {
  const own = viewOf(seen).crews.filter(({ seat }) => seen.reader === 'spectator' || seat === seen.reader);
  return own
    .sort((one, other) => other.people.length - one.people.length)
    .slice(0, MOST_CREWS)
    .flatMap(({ seat, place, name }) => pagesOf('crew', `Personnel ${name}`, { seat, place }, CLOSE_PAGES));
}

function maps(highlight: Highlights): PictureSpec[] {
  // The cast is safe. The marks are plain JSON, but their interfaces have no index signatures.
  return pagesOf('map', 'The spacelines', { highlight: highlight as unknown as Json }, MAP_PAGES);
}

function met(): PictureSpec {
  return { scene: 'met', params: {}, alt: 'The last dilemma encountered' };
}

/** True if the log has a line with one of the given rule ids since a log number. */
function happened({ recent }: TableView, since: number, rules: RegExp): boolean {
  return recent.some(({ seq, rule = '' }) => seq >= since && rules.test(rule));
}

/** Returns pictures of the battle that ended since a log number. */
function fought(seen: TableView, since: number): PictureSpec[] {
  const { battle, lastBattle } = viewOf(seen);
  return battle === null && lastBattle !== null && happened(seen, since, FOUGHT) ? battles() : [];
}

/** Returns pictures of the current battle, or of the last one. */
function battles(): PictureSpec[] {
  return pagesOf('battle', 'The battle', {}, CLOSE_PAGES);
}

function hands(seen: TableView): PictureSpec[] {
  return seen.reader === 'spectator' ? [] : joinedPages('hand', 'Your hand');
}

/** Returns the map marks for the options in the reader's question. */
export function highlightsOf(decision: Decision | null): Highlights {
  if (decision === null) return {};
  const moves = new Map<string, string>();
  const attempts = new Set<string>();
  for (const { verb, subject, hint = '' } of decision.options) {
    if (subject?.kind !== 'location') continue;
    if (verb === 'attempt') attempts.add(subject.id);
    // Reads the cost from “3 of RANGE 8”. If several ships can go to a location, the nearest one counts.
    const cost = /^(\d+) /.exec(hint)?.[1];
    if (verb !== 'move' || cost === undefined) continue;
    const known = moves.get(subject.id);
    if (known === undefined || Number(cost) < Number(known)) moves.set(subject.id, cost);
  }
  return {
    ...(moves.size > 0 ? { moves: [...moves].map(([location, cost]) => ({ location, cost })) } : {}),
    ...(attempts.size > 0 ? { attempts: [...attempts] } : {}),
  };
}
