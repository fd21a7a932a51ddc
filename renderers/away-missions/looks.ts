import type {
  BoardId,
  CardView,
  CharacterView,
  Rating,
  TerminalKind,
  WeaponView,
} from '../../src/games/away-missions/view.ts';
import type { IconName } from '../kit/icons.ts';
import type { HexColour } from '../kit/theme.ts';

/** Floor colors of the boards, similar enough to look like one ship but different enough to tell the boards apart. */
export const floor: Record<BoardId | 'lift', HexColour> = {
  bridge: '#1B2944',
  'bridge-2': '#1B2944',
  engineering: '#232B3A',
  'engineering-2': '#232B3A',
  corridor: '#182238',
  laboratories: '#1A2E3C',
  quarters: '#252845',
  lift: '#2A3654',
};

/** The ratings in the order of character cards. */
export const ratings: readonly Rating[] = ['attack', 'defense', 'skill', 'move'];

/** Names of the ratings. */
export const ratingName: Record<Rating, string> = {
  attack: 'Attack',
  defense: 'Defense',
  skill: 'Skill',
  move: 'Move',
};

/** Names of the terminals. */
export const terminalName: Record<TerminalKind, string> = {
  command: 'Command',
  operations: 'Operations',
  science: 'Science',
  medical: 'Medical',
};

/** Returns the icon of a card's kind. */
export function kindIcon(card: CardView): IconName {
  if (card.deck === 'core') return 'core';
  if (card.deck === 'mission') return 'flag';
  if (/equipment/i.test(card.kind)) return 'equipment';
  if (/trait/i.test(card.kind)) return 'trait';
  if (/permanent/i.test(card.kind)) return 'permanent';
  if (/trap/i.test(card.kind)) return 'trap';
  return 'event';
}

/** Returns the second line of a card: kind, keyword and Supply. */
export function kindLine(card: CardView): string {
  const parts = [card.kind, card.keyword, card.supply === null ? null : `supply ${card.supply}`];
  return parts.filter((part) => part !== null).join(', ');
}

/** Returns the icons of a character's tokens, most urgent first. */
export function stateIcons(character: CharacterView): IconName[] {
  const icons: IconName[] = [];
  if (character.stun > 0) icons.push(character.stun > 1 ? 'incapacitated' : 'stun');
  if (character.cover) icons.push('cover');
  if (character.honor) icons.push('honor');
  return icons;
}

/** Returns what a weapon adds, as on cards: `+1 Attack die, +1 Damage, Melee`. */
export function weaponFacts({ dice, damage, rules }: WeaponView): string {
  const facts = [
    ...(dice === 0 ? [] : [`+${dice} Attack ${dice === 1 ? 'die' : 'dice'}`]),
    ...(damage === 0 ? [] : [`+${damage} Damage`]),
    ...rules,
  ];
  return facts.join(', ') || 'no bonus';
}
