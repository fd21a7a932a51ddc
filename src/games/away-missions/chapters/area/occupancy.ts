import type { Seat } from '../../../../kernel/types.ts';
import { isIncapacitated } from '../../effects/sorts.ts';
import type { AwayMissions, Character, CharacterId, SpaceId } from '../../state.ts';
import { isFriend } from '../characters/sides.ts';
import { type Layout, layoutOf } from './layout.ts';

/** Maximum number of characters in a space (M-MOVE-04, M-PREP-14). */
export const CROWD = 2;

/** Returns the characters in a space. */
export function occupants(g: AwayMissions, space: SpaceId): Character[] {
  const here: Character[] = [];
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character?.space === space) here.push(character);
  }
  return here;
}

/** The number of characters in each space, indexed like the layout's spaces. */
export interface Crowd {
  readonly layout: Layout;
  /** Characters of the seat and of its ally in a team game (M-TG-07, M-OPEN-16). */
  readonly friends: number[];
  /** Characters of all other seats (M-MULT-10). */
  readonly hostile: number[];
  /** Hostile characters that block moves, since they are not Incapacitated (M-MOVE-02, M-STUN-07). */
  readonly guards: number[];
}

/** Counts the characters in each space from one seat's point of view, ignoring one character. */
export function crowd(g: AwayMissions, seat: Seat, without: CharacterId | null): Crowd {
  const layout = layoutOf(g);
  const none = new Array<number>(layout.spaces.length).fill(0);
  const counts = { layout, friends: none, hostile: none.slice(), guards: none.slice() };
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character === undefined || character.space === null || id === without) continue;
    const at = layout.byId.get(character.space)?.index;
    if (at === undefined) continue;
    if (isFriend(g, seat, character.seat)) add(counts.friends, at);
    else {
      add(counts.hostile, at);
      if (!isIncapacitated(character)) add(counts.guards, at);
    }
  }
  return counts;
}

function add(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Whether a character of the seat may end a move or be placed in the space (M-MOVE-04, M-MOVE-08, M-OPEN-47). */
export function mayStay(counts: Crowd, space: number): boolean {
  return (counts.friends[space] ?? 0) < CROWD && counts.hostile[space] === 0;
}

/** Whether a door is open because someone is in a space next to it (M-EDGE-03). */
export function doorOpen(counts: Crowd, door: number): boolean {
  const sides = counts.layout.doors[door];
  return sides !== undefined && (crowded(counts, sides[0].index) || crowded(counts, sides[1].index));
}

/** Like `doorOpen`, but checks a single door without counting all characters first. */
export function bordered(g: AwayMissions, door: number): boolean {
  const sides = layoutOf(g).doors[door];
  if (sides === undefined) return false;
  for (const id in g.characters) {
    const space = g.characters[id]?.space;
    if (space === sides[0].id || space === sides[1].id) return true;
  }
  return false;
}

function crowded(counts: Crowd, space: number): boolean {
  return (counts.friends[space] ?? 0) + (counts.hostile[space] ?? 0) > 0;
}
