import type { Seat } from '../../../kernel/types.ts';
import { boardAt, layoutOf, type Space, spaceAt } from '../chapters/area/layout.ts';
import { adjacent } from '../chapters/area/paths.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { isFriend } from '../chapters/characters/sides.ts';
import { kindOfBoard } from '../content/boards.ts';
import type { AwayMissions, BoardId, SpaceId } from '../state.ts';
import { marksOf, type Scope, who } from './scope.ts';
import type { CharacterRef, SpaceFilter } from './union.ts';

/** Whether a space matches a filter. */
export function isPlace(g: AwayMissions, scope: Scope, id: SpaceId, place: SpaceFilter): boolean {
  return isSuch(g, scope, spaceAt(g, id), place);
}

function isSuch(g: AwayMissions, scope: Scope, space: Space, place: SpaceFilter): boolean {
  const { id } = space;
  if (place.terminal !== undefined && (!hasTerminal(space, place.terminal) || isLocked(g, scope.seat, id)))
    return false;
  if (place.board !== undefined && !isBoard(g, space.board, place.board)) return false;
  if (place.room !== undefined && space.room !== place.room) return false;
  if (place.transporter && !space.transporter) return false;
  if (place.lift && space.board !== 'lift') return false;
  if (place.area === 'own' && !isHome(g, scope, space)) return false;
  if (place.near !== undefined && !isNear(g, scope, id, place.near)) return false;
  if (place.aboard !== undefined && boardOf(g, scope, place.aboard) !== space.board) return false;
  if (place.apart !== undefined && who(g, scope, place.apart)?.space === id) return false;
  if (place.unmarked && marksOf(g, scope).includes(id)) return false;
  return !place.clear || isClear(g, scope, space.board);
}

/** Returns all spaces that match a filter, in layout order. */
export function placesOf(g: AwayMissions, scope: Scope, place: SpaceFilter): SpaceId[] {
  const found: SpaceId[] = [];
  for (const space of layoutOf(g).spaces) if (isSuch(g, scope, space, place)) found.push(space.id);
  return found;
}

/**
 * Whether a space's board is of the required type. In a cube, the Laboratories replace the Main Corridor (M-CUBE-02).
 */
function isBoard({ cube }: AwayMissions, board: BoardId | 'lift', asked: BoardId): boolean {
  if (board === 'lift') return false;
  const kind = kindOfBoard(asked);
  return kindOfBoard(board) === (kind === 'corridor' && cube === true ? 'laboratories' : kind);
}

/** Whether a hostile seat has locked the terminal in a space (M-OPEN-76). */
export function isLocked(g: AwayMissions, seat: Seat, space: SpaceId): boolean {
  return g.lasting.some((one) => one.lock === space && !isFriend(g, one.seat, seat));
}

function hasTerminal(space: Space, kind: SpaceFilter['terminal']): boolean {
  return kind === 'any' ? space.terminal !== null : space.terminal === kind;
}

function isHome(g: AwayMissions, { seat }: Scope, { board }: Space): boolean {
  return board !== 'lift' && playerOf(g, seat).area.includes(board);
}

function isNear(g: AwayMissions, scope: Scope, space: SpaceId, ref: CharacterRef): boolean {
  const centre = who(g, scope, ref)?.space ?? null;
  return centre !== null && adjacent(g, centre, space);
}

function boardOf(g: AwayMissions, scope: Scope, ref: CharacterRef): BoardId | 'lift' | null {
  const space = who(g, scope, ref)?.space ?? null;
  return space === null ? null : boardAt(g, space);
}

function isClear(g: AwayMissions, scope: Scope, board: BoardId | 'lift'): boolean {
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character === undefined || character.where !== 'area' || isFriend(g, scope.seat, character.seat)) continue;
    if (character.space !== null && boardAt(g, character.space) === board) return false;
  }
  return true;
}
