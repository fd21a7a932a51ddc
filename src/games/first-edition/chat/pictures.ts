import type { GamePictures } from '../../../discord/games/chat.ts';
import type { PictureSpec } from '../../../discord/games/picture.ts';
import { joinedPages, looking, pagesOf, reading, scoreOf, sheetsOf } from '../../../discord/games/showing.ts';
import type { Decision, Json } from '../../../kernel/types.ts';
import type { TableView } from '../../../tables/types.ts';
import type { FirstEditionView, Highlights } from '../view.ts';
import { components } from '../viewing/components.ts';

/** Pages of the map, of a location and of a crew in a message. */
const MAP_PAGES = 2;
const CLOSE_PAGES = 2;
/** Crews that are shown at once. */
const MOST_CREWS = 3;

/** Rules of the log lines when a dilemma is encountered, and when a battle ends. */
const MET = /^C-DILEMMA-01$/;
const FOUGHT = /^C-(?:SHIPBAT-07|PERSBAT-06|BATTLE-08)$/;

/** Which picture belongs to which message. */
export const firstEditionPictures: GamePictures = {
  move(seen) {
    const { battle } = viewOf(seen);
    // Who fires back, and what answers: that is asked about the battle.
    return [...(battle === null ? [] : battles()), ...maps(highlightsOf(seen.decision))];
  },

  // What stopped them stands beside where they are, once: with the deed that led there.
  done(seen, since) {
    const { lastMet, met: facing } = viewOf(seen);
    // What they face just now is looked at once answers are given: until then the last one is another.
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
    // During seeding nobody has a hand.
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

  component: looking(components()),
};

/** A view as this game has it. */
export function asView(view: Json): FirstEditionView {
  // Tables of this game have views of this game: they are made by its own `view`.
  return view as unknown as FirstEditionView;
}

function viewOf(seen: TableView): FirstEditionView {
  return asView(seen.view);
}

/** The pictures that `/map show:` asks for. Missions are named by the id of their location. */
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
        ? pagesOf('location', 'A mission close up', { at: show ?? '' }, CLOSE_PAGES)
        : maps({});
  }
}

/** The reader’s crews and Away Teams, those that can do most first; whoever watches sees both sides’. */
function crews(seen: TableView): PictureSpec[] {
  const own = viewOf(seen).crews.filter(({ seat }) => seen.reader === 'spectator' || seat === seen.reader);
  return own
    .sort((one, other) => other.people.length - one.people.length)
    .slice(0, MOST_CREWS)
    .flatMap(({ seat, place, name }) => pagesOf('crew', `Who is ${name}`, { seat, place }, CLOSE_PAGES));
}

function maps(highlight: Highlights): PictureSpec[] {
  // What it holds is plain JSON; the interfaces in it have no index signatures.
  return pagesOf('map', 'The spacelines', { highlight: highlight as unknown as Json }, MAP_PAGES);
}

function met(): PictureSpec {
  return { scene: 'met', params: {}, alt: 'The dilemma that was met last' };
}

/** Whether the log has something of these rules since an entry. */
function happened({ recent }: TableView, since: number, rules: RegExp): boolean {
  return recent.some(({ seq, rule = '' }) => seq >= since && rules.test(rule));
}

/** The battle that ended since an entry. */
function fought(seen: TableView, since: number): PictureSpec[] {
  const { battle, lastBattle } = viewOf(seen);
  return battle === null && lastBattle !== null && happened(seen, since, FOUGHT) ? battles() : [];
}

/** The battle under way, or the last one. */
function battles(): PictureSpec[] {
  return pagesOf('battle', 'The battle', {}, CLOSE_PAGES);
}

function hands(seen: TableView): PictureSpec[] {
  return seen.reader === 'spectator' ? [] : joinedPages('hand', 'Your hand');
}

/** Marks on the map, made from the options of the reader’s question. */
export function highlightsOf(decision: Decision | null): Highlights {
  if (decision === null) return {};
  const moves = new Map<string, string>();
  const attempts = new Set<string>();
  for (const { verb, subject, hint = '' } of decision.options) {
    if (subject?.kind !== 'location') continue;
    if (verb === 'attempt') attempts.add(subject.id);
    // “3 of RANGE 8”: the nearest ship tells.
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
