import { boardAt } from '../chapters/area/layout.ts';
import { adjacent } from '../chapters/area/paths.ts';
import { canSee } from '../chapters/area/sight.ts';
import { RATINGS } from '../chapters/characters/characters.ts';
import { honorOf } from '../chapters/characters/honor.ts';
import { isFriend } from '../chapters/characters/sides.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions, Character, SpaceId } from '../state.ts';
import { marksOf, type Scope, who } from './scope.ts';
import { fullRatings, isBorg, isDrone } from './sorts.ts';
import { isPlace } from './spaces.ts';
import type { CharacterRef, Group, Quality } from './union.ts';

/** Returns the characters of a group, in card order. */
export function members(g: AwayMissions, scope: Scope, group: Group): Character[] {
  const found: Character[] = [];
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character !== undefined && belongs(g, scope, character, group)) found.push(character);
  }
  return found;
}

/** Whether a character is in the mission area and in a group. */
export function belongs(g: AwayMissions, scope: Scope, character: Character, group: Group): boolean {
  if (character.space === null) return false;
  // Characters of an ally are friendly, and those of all other players are hostile (M-MULT-10, M-TG-07).
  if (group.side !== 'any' && isFriend(g, scope.seat, character.seat) !== (group.side === 'friendly')) return false;
  if (group.other && spokenOf(scope, character)) return false;
  if (group.is !== undefined && !has(g, scope, character, group.is)) return false;
  const { keywords, specializations } = characterCard(character.id);
  if (group.keyword !== undefined && !keywords.includes(group.keyword)) return false;
  if (group.specialization !== undefined && !specializations.includes(group.specialization)) return false;
  if (group.at !== undefined && !isPlace(g, scope, character.space, group.at)) return false;
  return group.where === undefined || isNear(g, scope, character.space, group.where, group.of);
}

function spokenOf({ self, bound }: Scope, { id }: Character): boolean {
  return self === id || bound.one === id || bound.two === id || bound.foe === id;
}

type Where = NonNullable<Group['where']>;

function isNear(g: AwayMissions, scope: Scope, to: SpaceId, where: Where, of: CharacterRef = 'self'): boolean {
  const from = who(g, scope, of)?.space ?? null;
  if (from === null) return false;
  switch (where) {
    case 'same':
      return from === to;
    case 'adjacent':
      return adjacent(g, from, to);
    case 'sight':
      return canSee(g, from, to, scope.seat);
    case 'board':
      return boardAt(g, from) === boardAt(g, to);
  }
}

type Of = (character: Character, g: AwayMissions) => boolean;

const QUALITIES: Readonly<Record<Exclude<Quality, 'marked'>, Of>> = {
  borg: isBorg,
  drone: isDrone,
  assimilated: ({ drone }) => drone,
  stunned: ({ stun }) => stun > 0,
  damaged: isDamaged,
  equipped: ({ equipment }) => equipment.length > 0,
  activated: ({ activated }) => activated,
  honored: (character) => honorOf(character) > 0,
  alone: (character, g) => isAlone(g, character),
  unseen: (character, g) => isUnseen(g, character),
};

function has(g: AwayMissions, scope: Scope, character: Character, quality: Quality): boolean {
  return quality === 'marked' ? marksOf(g, scope).includes(character.id) : QUALITIES[quality](character, g);
}

/** Returns the number of Health pegs a character has lost. */
export function woundsOf(character: Character): number {
  const full = fullRatings(character);
  return RATINGS.reduce((sum, rating) => sum + Math.max(0, full[rating] - character.pegs[rating]), 0);
}

/** Whether a character has lost Health pegs. */
export function isDamaged(character: Character): boolean {
  return woundsOf(character) > 0;
}

/** Whether a character has no friend in its space or next to it (M-OPEN-73). */
export function isAlone(g: AwayMissions, character: Character): boolean {
  const { space, seat } = character;
  if (space === null) return false;
  return Object.values(g.characters).every(
    (one) => one === character || !isFriend(g, one.seat, seat) || one.space === null || !adjacent(g, space, one.space),
  );
}

/** Whether no hostile character has line of sight to a character (M-OPEN-73). */
export function isUnseen(g: AwayMissions, { space, seat }: Character): boolean {
  if (space === null) return false;
  return Object.values(g.characters).every(
    (one) => isFriend(g, one.seat, seat) || one.space === null || !canSee(g, one.space, space, one.seat),
  );
}
