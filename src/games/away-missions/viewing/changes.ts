import type { BoardChange } from '../../../kernel/changes.ts';
import { type ChangingFacts, figureChanges, matched, newPlaces, turned } from '../../kit/changes.ts';
import { several } from '../../kit/words.ts';
import type { AwayMissionsView, CharacterView, PlayerView, SpaceView } from '../view.ts';

/**
 * Returns what changed in the mission area between two views of a reader: lost, hurt and arrived characters, placed
 * boards, doors and terminals, moves, and the figures of the totals. A place is a space such as `E8`, a board such as
 * `bridge`, or a door such as `E8 north`. Activated tokens are left out, because all of them return each Round.
 */
export function changes(before: AwayMissionsView, after: AwayMissionsView): BoardChange[] {
  const boards = matched(before.boards, after.boards, ({ board }) => board);
  // A board to the left of the others, or below them, gives all spaces new names.
  const isMoved = boards.both.some(([then, now]) => then.column !== now.column || then.row !== now.row);
  const people = matched(before.characters, after.characters, ({ id }) => id).both;
  const found = isMoved ? [] : people.flatMap(([then, now]) => whereChange(then, now));
  const of = (kind: Whereabouts): BoardChange[] => found.flatMap((one) => (one.kind === kind ? [one.change] : []));
  return [
    ...of('gone'),
    ...people.flatMap(([then, now]) => stateChange(before, then, after, now)),
    ...of('came'),
    ...newPlaces(
      boards.fresh.map(({ board, name }) => ({ name, place: board })),
      'placed',
    ),
    ...(isMoved ? [] : spaceChanges(before, after)),
    ...of('moved'),
    ...teamChanges(before, after),
    ...matched(before.players, after.players, ({ seat }) => seat).both.flatMap(figures),
  ];
}

type Whereabouts = 'gone' | 'came' | 'moved';

/** Returns how a character came to another space, came onto the boards or left them. */
function whereChange(then: CharacterView, now: CharacterView): { kind: Whereabouts; change: BoardChange }[] {
  const [from, to] = [then, now].map(({ where, space }) => (where === 'area' ? space : null));
  if (from === undefined || to === undefined || from === to) return [];
  if (to === null) {
    const words = `${now.name}: ${now.where === 'out' ? 'out of the game' : 'off the boards'}, last in ${from}.`;
    return [{ kind: 'gone', change: { words, ...(from === null ? {} : { place: from }) } }];
  }
  if (from === null) return [{ kind: 'came', change: { words: `${now.name}: now in ${to}.`, place: to } }];
  const way = { seat: now.seat, path: [from, to] };
  return [{ kind: 'moved', change: { words: `${now.name}: moved from ${from} to ${to}.`, way } }];
}

function stateChange(
  before: AwayMissionsView,
  then: CharacterView,
  after: AwayMissionsView,
  now: CharacterView,
): BoardChange[] {
  const facts = turned(factsOf(before, then), factsOf(after, now));
  const place = now.where === 'area' && now.space !== null ? { place: now.space } : {};
  return facts === '' ? [] : [{ words: `${now.name}: ${facts}.`, ...place }];
}

/** Returns what is true of a character now and may change, apart from the character's space. */
function factsOf(view: AwayMissionsView, person: CharacterView): ChangingFacts {
  const { seat, stun, cover, drone, honor, health, equipment, traits, fallen } = person;
  const cards = [...equipment, ...traits].map(({ id, name }) => [`card ${id}`, name] as const);
  return {
    seat: `under the control of ${nameOf(view, seat)}`,
    drone: drone ? 'a Borg drone' : null,
    stun: stun > 1 ? 'incapacitated' : stun === 1 ? 'stunned' : null,
    health: `${health.left} of ${health.full} Health`,
    cover: cover ? 'in cover' : null,
    honor: honor === undefined || honor === 0 ? null : several(honor, 'Honor token'),
    fallen: fallen === true ? 'fallen with Honor' : null,
    ...Object.fromEntries(cards),
  };
}

function nameOf({ players }: AwayMissionsView, seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

/** Returns the doors that opened or closed, and the terminals that were locked or unlocked. */
function spaceChanges(before: AwayMissionsView, after: AwayMissionsView): BoardChange[] {
  const at = new Map(after.spaces.map((space) => [`${space.column} ${space.row}`, space]));
  return matched(before.spaces, after.spaces, ({ id }) => id).both.flatMap(([then, now]) => [
    ...lockChange(after, then, now),
    // Each door inside the area is the northern or the eastern edge of one space.
    ...doorChange(then, now, 'north', at.get(`${now.column} ${now.row + 1}`)),
    ...doorChange(then, now, 'east', at.get(`${now.column + 1} ${now.row}`)),
  ]);
}

function lockChange(view: AwayMissionsView, then: SpaceView, { id, locked }: SpaceView): BoardChange[] {
  if (then.locked === locked) return [];
  const state = locked === undefined ? 'no longer locked' : `locked by ${nameOf(view, locked)}`;
  return [{ words: `The terminal in ${id}: ${state}.`, place: id }];
}

function doorChange(
  then: SpaceView,
  now: SpaceView,
  edge: 'north' | 'east',
  next: SpaceView | undefined,
): BoardChange[] {
  const [old, is] = [then.edges[edge], now.edges[edge]];
  if (next === undefined || old === is || !(is === 'door-open' || is === 'door-closed')) return [];
  const state = is === 'door-open' ? 'now open' : 'now closed';
  return [{ words: `The door between ${now.id} and ${next.id}: ${state}.`, place: `${now.id} ${edge}` }];
}

/** Returns the changed points of teams, in team games. */
function teamChanges(before: AwayMissionsView, after: AwayMissionsView): BoardChange[] {
  if (before.teams === undefined || after.teams === undefined) return [];
  return matched(before.teams, after.teams, ({ name }) => name).both.flatMap(([then, now]) =>
    figureChanges(now.name, now.name, [['points', 'points', then.points, now.points]]),
  );
}

/** Returns the changed figures of a player. The totals leave out tokens that a player has none of. */
function figures([then, now]: [PlayerView, PlayerView]): BoardChange[] {
  const tokens = [
    ['bonus', 'Bonus Action tokens', then.bonusActions, now.bonusActions],
    ['adapt', 'Adapt tokens', then.adapt, now.adapt],
    ['intel', 'Intel tokens', then.intel, now.intel],
    ['trap', 'face-down Traps', then.faceDown.traps, now.faceDown.traps],
    ['flag', 'face-down Missions', then.faceDown.missions, now.faceDown.missions],
  ] as const;
  const shown = tokens.filter(([, , , many]) => many > 0);
  const lost = tokens.filter(([, , , many]) => many === 0);
  return [
    ...figureChanges(now.seat, now.name, [['points', 'points', then.points, now.points], ...shown]),
    ...figureChanges(now.seat, now.name, lost).map(({ words }) => ({ words })),
  ];
}
