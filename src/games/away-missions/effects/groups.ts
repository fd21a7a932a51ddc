import { boardAt } from '../chapters/area/layout.ts';
import { adjacent } from '../chapters/area/paths.ts';
import { canSee } from '../chapters/area/sight.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions, Character } from '../state.ts';
import { marksOf, type Scope, who } from './scope.ts';
import { fullRatings, isBorg, isDrone } from './sorts.ts';
import { isPlace } from './spaces.ts';
import type { Group, Quality } from './union.ts';

/** The characters of a group, in the order of their cards. */
export function members(g: AwayMissions, scope: Scope, group: Group): Character[] {
  const found: Character[] = [];
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character !== undefined && belongs(g, scope, character, group)) found.push(character);
  }
  return found;
}

/** Whether a character is in the mission area and belongs to a group. */
export function belongs(g: AwayMissions, scope: Scope, character: Character, group: Group): boolean {
  if (character.space === null) return false;
  if (group.side === 'friendly' && character.seat !== scope.seat) return false;
  if (group.side === 'hostile' && character.seat === scope.seat) return false;
  if (group.other && spokenOf(scope, character)) return false;
  if (group.is !== undefined && !has(g, scope, character, group.is)) return false;
  const { keywords, specializations } = characterCard(character.id);
  if (group.keyword !== undefined && !keywords.includes(group.keyword)) return false;
  if (group.specialization !== undefined && !specializations.includes(group.specialization)) return false;
  if (group.at !== undefined && !isPlace(g, scope, character.space, group.at)) return false;
  return group.where === undefined || isNear(g, scope, character, group);
}

function spokenOf(scope: Scope, character: Character): boolean {
  if (scope.self === character.id) return true;
  const { one, two, foe } = scope.bound;
  return one === character.id || two === character.id || foe === character.id;
}

function isNear(g: AwayMissions, scope: Scope, character: Character, group: Group): boolean {
  const from = who(g, scope, group.of ?? 'self')?.space ?? null;
  const to = character.space;
  if (from === null || to === null || group.where === undefined) return false;
  switch (group.where) {
    case 'same':
      return from === to;
    case 'adjacent':
      return adjacent(g, from, to);
    case 'sight':
      return canSee(g, from, to, scope.seat);
    case 'board':
      return boardAt(g, from) === boardAt(g, to);
    default:
      return group.where satisfies never;
  }
}

function has(g: AwayMissions, scope: Scope, character: Character, quality: Quality): boolean {
  switch (quality) {
    case 'borg':
      return isBorg(character);
    case 'drone':
      return isDrone(character);
    case 'assimilated':
      return character.drone;
    case 'stunned':
      return character.stun > 0;
    case 'damaged':
      return isDamaged(character);
    case 'equipped':
      return character.equipment.length > 0;
    case 'activated':
      return character.activated;
    case 'marked':
      return marksOf(g, scope).includes(character.id);
    default:
      return quality satisfies never;
  }
}

/** Whether a character lost Health pegs. */
export function isDamaged(character: Character): boolean {
  const { pegs } = character;
  const full = fullRatings(character);
  return pegs.attack < full.attack || pegs.defense < full.defense || pegs.skill < full.skill || pegs.move < full.move;
}
