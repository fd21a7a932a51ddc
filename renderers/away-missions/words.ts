import type {
  AwayMissionsView,
  BoardView,
  CharacterView,
  Highlights,
  PlayerView,
  SpaceView,
} from '../../src/games/away-missions/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { changeWords } from '../kit/changes.ts';
import { count, list } from '../kit/wording.ts';
import { ratingName, ratings, terminalName } from './looks.ts';
import { placesOf, placeWords } from './places.ts';
import { columnLetter, spacesById } from './plan.ts';

/** Returns the name of a seat: `Federation`, or `Seat 3` if nobody has it. */
export function sideName(view: AwayMissionsView, seat: number): string {
  return view.players.find((player) => player.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

/** Returns where a character is: a space, in reserve, or out of the game. */
export function whereabouts(person: CharacterView): string {
  if (person.where === 'out') return 'out of the game';
  if (person.where === 'reserve') return person.arrives === null ? 'waiting' : `arrives in Round ${person.arrives}`;
  return person.space === null ? 'in the mission area' : `in ${person.space}`;
}

/** Describes a character's tokens. */
export function tokens(person: CharacterView): string[] {
  return [
    ...(person.stun > 1 ? ['incapacitated'] : person.stun === 1 ? ['stunned'] : []),
    ...(person.cover ? ['in cover'] : []),
    ...(person.activated ? ['activated'] : []),
    ...(person.drone ? ['a Borg drone'] : []),
    ...(person.honor ? [count(person.honor, 'Honor token')] : []),
    ...(person.fallen ? ['fallen with Honor'] : []),
  ];
}

/** Describes the ratings: `Attack 2, Defense 1 of 3, …`. */
function ratingWords(person: CharacterView): string {
  return ratings
    .map((rating) => {
      const [now, full] = [person.pegs[rating], person.full[rating]];
      return `${ratingName[rating]} ${now}${now === full ? '' : ` of ${full}`}`;
    })
    .join(', ');
}

/** Describes one character in one sentence, with ratings. */
export function personLine(person: CharacterView): string {
  const states = tokens(person);
  const state = states.length ? `; ${list(states)}` : '';
  const things = [...person.equipment, ...person.traits].map((card) => card.name);
  const carries = things.length ? `; carries ${list(things)}` : '';
  return `${person.name}: ${whereabouts(person)}; ${ratingWords(person)}${state}${carries}.`;
}

/** Describes a side's points, tokens and cards. */
export function playerLine(player: PlayerView): string {
  const parts = [
    count(player.points, 'point'),
    `${player.ready} ready`,
    ...(player.bonusActions ? [count(player.bonusActions, 'Bonus Action token')] : []),
    ...(player.adapt ? [count(player.adapt, 'Adapt token')] : []),
    ...(player.intel ? [count(player.intel, 'Intel token')] : []),
    ...(player.faceDown.traps ? [`${count(player.faceDown.traps, 'face-down Trap')}`] : []),
    ...(player.sprung ? [count(player.sprung, 'sprung Trap')] : []),
    ...(player.faceDown.missions ? [`${count(player.faceDown.missions, 'face-down mission')} on the table`] : []),
    `hand of ${count(player.hand.mission, 'mission')} and ${count(player.hand.support, 'support card')}`,
  ];
  return `${player.name}: ${parts.join(', ')}.`;
}

/** Returns the teams of a team game with their players and joint points. */
function teamLines({ teams = [], players }: AwayMissionsView): string[] {
  return teams.map(({ name, seats, points }) => {
    const allies = players.filter(({ seat }) => seats.includes(seat)).map((player) => player.name);
    return `${name}, ${list(allies)}: ${count(points, 'point')}.`;
  });
}

/** Returns the order of players in this Round if one has been rolled. */
function orderLines(view: AwayMissionsView): string[] {
  const { order = [] } = view;
  return order.length === 0 ? [] : [`Order this Round: ${list(order.map((seat) => sideName(view, seat)))}.`];
}

/** Returns a summary of the map, most important facts first. */
export function mapAlt(view: AwayMissionsView, changes?: ChangesSince): string[] {
  const brief = (person: CharacterView): string => {
    const states = tokens(person).filter((state) => state !== 'activated');
    const hurt = person.health.left < person.health.full ? ` ${person.health.left} of ${person.health.full}` : '';
    return `${person.name} ${person.space ?? ''}${hurt}${states.length ? ` (${states.join(', ')})` : ''}`;
  };
  return [
    [`${view.headline}.`, ...view.facts.map((fact) => `${fact}.`)].join(' '),
    ...changeWords(changes),
    ...teamLines(view),
    ...view.players.map((player) => {
      const present = view.characters.filter((person) => person.seat === player.seat && person.where === 'area');
      return `${player.name}, ${count(player.points, 'point')}: ${present.length ? present.map(brief).join(', ') : 'nobody'}.`;
    }),
    ...traceLines(view, changes),
    ...(view.roll ? [`Last roll: ${view.roll.label}.`] : []),
  ];
}

/** Returns the last move, unless the moves since an earlier position, which are among the changes, replace it. */
function traceLines(view: AwayMissionsView, changes: ChangesSince | undefined): string[] {
  const { trace } = view;
  if (trace === null || changes !== undefined) return [];
  const name = view.characters.find((person) => person.id === trace.character)?.name ?? 'Someone';
  return [`${name} moved ${trace.path.join(', ')}.`];
}

/** Describes a board with its terminals and doors. */
export function boardLines(view: AwayMissionsView, board: BoardView): string[] {
  const spaces = view.spaces.filter((space) => inBoard(space, board));
  const [right, high] = [board.column + board.width - 1, board.row + board.height - 1];
  const [first, last] = [`${columnLetter(board.column)}${board.row}`, `${columnLetter(right)}${high}`];
  const terminals = spaces.flatMap((s) =>
    s.terminal
      ? [
          `${terminalName[s.terminal]} at ${s.id}${s.locked === undefined ? '' : `, locked by ${sideName(view, s.locked)}`}`,
        ]
      : [],
  );
  const transporters = spaces.filter((space) => space.transporter).map((space) => space.id);
  const doors = (state: 'door-open' | 'door-closed'): string[] =>
    spaces.flatMap((space) =>
      Object.entries(space.edges).flatMap(([side, edge]) => (edge === state ? [`${space.id} ${side}`] : [])),
    );
  const [open, closed] = [doors('door-open'), doors('door-closed')];
  const owners = view.players.filter(({ area }) => area.includes(board.board)).map(({ name }) => name);
  return [
    `${board.name}, ${first} to ${last}.`,
    ...(owners.length ? [`Starting area: ${list(owners)}.`] : []),
    ...(terminals.length ? [`Terminals: ${list(terminals)}.`] : []),
    ...(transporters.length ? [`Transporter: ${list(transporters)}.`] : []),
    ...(open.length ? [`Open doors: ${list(open)}.`] : []),
    ...(closed.length ? [`Closed doors: ${list(closed)}.`] : []),
    ...trapLines(view, spaces),
  ];
}

/** Returns the Traps the viewer knows of. */
function trapLines(view: AwayMissionsView, spaces: readonly SpaceView[]): string[] {
  const here = new Set(spaces.map(({ id }) => id));
  const traps = view.players.flatMap((player) => player.traps.filter(({ space }) => here.has(space)));
  return traps.length ? [`Traps: ${list(traps.map(({ card, space }) => `${card.name} in ${space}`))}.`] : [];
}

/** Whether a space belongs to a board. */
export const inBoard = (space: SpaceView, board: BoardView): boolean => space.board === board.board;

/** Describes the whole map. */
export function mapWords(view: AwayMissionsView, changes?: ChangesSince): string[] {
  const lifts = view.spaces.filter((space) => space.board === 'lift').map((space) => space.id);
  const spaces = spacesById(view);
  const order = (person: CharacterView): number => (person.space && spaces.has(person.space) ? 0 : 1);
  return [
    `${view.headline}.`,
    ...view.facts.map((fact) => `${fact}.`),
    ...changeWords(changes),
    ...orderLines(view),
    ...teamLines(view),
    ...view.players.flatMap((player) => [
      playerLine(player),
      ...view.characters
        .filter((person) => person.seat === player.seat)
        .sort((a, b) => order(a) - order(b))
        .map(personLine),
    ]),
    ...traceLines(view, changes),
    ...view.boards.flatMap((board) => boardLines(view, board)),
    ...(lifts.length ? [`Turbolifts: ${list(lifts)}.`] : []),
  ];
}

/** Describes the marks on the map in sentences. */
export function highlightWords(view: AwayMissionsView, highlight: Highlights): string[] {
  const reach = (highlight.reach ?? []).map(({ space, cost }) => (cost === 0 ? space : `${space} (${cost})`));
  const named = (ids: readonly string[] = []): string[] =>
    ids.map((id) => view.characters.find((person) => person.id === id)?.name ?? 'someone');
  const boards = view.boards.filter(({ board }) => highlight.boards?.includes(board)).map(({ name }) => name);
  const [targets, own] = [named(highlight.targets), named(highlight.own)];
  return [
    ...(reach.length ? [`Spaces you can choose, with the distance in steps: ${list(reach)}.`] : []),
    ...(boards.length ? [`Boards you can choose: ${list(boards)}.`] : []),
    ...(own.length ? [`Your characters that can be chosen: ${list(own)}.`] : []),
    ...(targets.length ? [`Targets: ${list(targets)}.`] : []),
    ...placesOf(highlight).map((place) => `Place ${place.number}, ${placeWords(place)}.`),
  ];
}
