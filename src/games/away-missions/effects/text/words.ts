import { sentence } from '../../../kit/words.ts';
import { BOARD_NAMES, ROOM_NAMES } from '../../content/boards.ts';
import type { Specialization } from '../../state.ts';
import type { CardKeyword, CharacterRef, Group, Quality, SpaceFilter } from '../union.ts';

const QUALITIES: Record<Quality, string> = {
  borg: 'Borg',
  drone: '',
  assimilated: 'Assimilated',
  stunned: 'stunned',
  damaged: 'damaged',
  equipped: 'equipped',
  activated: 'activated',
  marked: 'marked',
  honored: 'honored',
  alone: 'lone',
  unseen: 'unseen',
};

/** The names that a sentence uses for the characters it refers to. */
export type ReferenceNames = { readonly [ref in CharacterRef]: string };

/** The names used on most cards. */
export const PLAIN: ReferenceNames = { self: 'this character', one: 'that character', two: 'it', foe: 'the attacker' };
/** The names used on Interrupts, where `self` is the affected character. */
export const INTERRUPTING: ReferenceNames = { ...PLAIN, self: 'your character' };
/** The names used in the second part of an Interrupt, after the affected character has been named. */
export const HAPPENING: ReferenceNames = { ...PLAIN, self: 'it' };

/** The names used on Traps. */
export const SPRINGING: ReferenceNames = { ...PLAIN, foe: 'the intruder' };

/** Returns the name of a character that was chosen earlier. */
export function known({ is, keyword }: Group): string {
  return is === 'drone' ? 'that drone' : `that ${keyword === undefined ? 'character' : sentence(keyword)}`;
}

/** Returns the printed name of a Specialization (M-OPEN-33). */
export function specializationName(specialization: Specialization): string {
  return sentence(specialization);
}

/** Returns the printed name of a keyword. */
export function keywordName(keyword: CardKeyword): string {
  return sentence(keyword);
}

/** Adds an indefinite article: “an Operations”, “a Command”. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|honor|uns)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Returns the name of a test: “Computers test”, “Skill test”. */
export function testName(specialization: Specialization | null): string {
  return `${specialization === null ? 'Skill' : specializationName(specialization)} test`;
}

/** Adds the subject to a verb unless the subject is the acting character: “recover”, “that character recovers”. */
export function does(who: CharacterRef | undefined, verb: string, voice: ReferenceNames): string {
  return who === undefined || who === 'self' ? verb : `${voice[who]} ${verb}s`;
}

/** Describes a place: “at an Operations terminal in Engineering”. */
export function placeText(place: SpaceFilter, voice: ReferenceNames = PLAIN): string {
  const parts: string[] = [];
  if (place.terminal !== undefined) parts.push(terminalText(place));
  else if (place.apart !== undefined) parts.push('in another space');
  if (place.transporter) parts.push('on a Transporter space');
  if (place.lift) parts.push('in a Turbolift');
  if (place.board !== undefined) parts.push(boardText(place.board));
  if (place.room !== undefined) parts.push(`in the ${ROOM_NAMES[place.room]}`);
  if (place.area === 'own') parts.push('in your starting area');
  if (place.near !== undefined) parts.push(`adjacent to ${voice[place.near]}`);
  if (place.aboard !== undefined) parts.push(boardOf(place.aboard, voice));
  if (place.clear) parts.push('with no hostile character on the board');
  return parts.length === 0 ? 'anywhere' : parts.join(' ');
}

function terminalText({ terminal, apart, unmarked }: SpaceFilter): string {
  const kind = terminal === 'any' || terminal === undefined ? '' : `${sentence(terminal)} `;
  if (apart !== undefined) return `at a different ${kind}terminal`;
  if (unmarked) return `at an unmarked ${kind}terminal`;
  return `at ${withArticle(`${kind}terminal`)}`;
}

/** Returns a phrase for the board of a character: “on this board”, “on that character’s board”. */
export function boardOf(who: CharacterRef, voice: ReferenceNames): string {
  return who === 'self' ? 'on this board' : `on ${voice[who]}’s board`;
}

function boardText(board: NonNullable<SpaceFilter['board']>): string {
  const name = BOARD_NAMES[board];
  if (board === 'bridge') return `on the ${name}`;
  return board === 'engineering' ? `in ${name}` : `in the ${name}`;
}

/**
 * Describes a group: “another damaged friendly character in line of sight”. The phrase is plural if the count isn't 1.
 */
export function groupText(group: Group, count = 1, voice: ReferenceNames = PLAIN): string {
  const words = [...adjectives(group), noun(group, count)].join(' ');
  const at = group.at === undefined ? '' : placeText(group.at, voice);
  const where = [words, whereText(group, voice), count === 1 ? at : at.replace(/^at a terminal/, 'at terminals')];
  const text = where.filter((part) => part !== '').join(' ');
  if (count !== 1) return group.other ? `other ${text}` : text;
  return group.other ? `another ${text}` : withArticle(text);
}

/** Describes a group without an article, for use after “each” and “per”. */
export function bareGroupText(group: Group, voice: ReferenceNames = PLAIN): string {
  const { other, ...rest } = group;
  const text = groupText(rest, 1, voice).replace(/^an? /, '');
  return other ? `other ${text}` : text;
}

function adjectives({ is, where, of, side, specialization }: Group): string[] {
  const quality = is === undefined ? '' : QUALITIES[is];
  return [
    where === 'adjacent' && of === undefined ? 'adjacent' : '',
    is === 'borg' ? '' : quality,
    // A marked character was marked by the player's own card, so the text doesn't need to name a side.
    side === 'any' || is === 'marked' ? '' : side,
    is === 'borg' ? quality : '',
    specialization === undefined ? '' : specializationName(specialization),
  ].filter((word) => word !== '');
}

function noun({ keyword, is }: Group, count: number): string {
  const word = keyword === undefined ? (is === 'drone' ? 'drone' : 'character') : sentence(keyword);
  return count === 1 ? word : `${word}s`;
}

/** Returns the adjective for a group that is defined only by a quality, such as “damaged”, or null for other groups. */
export function qualityOf({ is, side: _side, ...more }: Group): string | null {
  if (is === undefined || is === 'drone' || Object.keys(more).length > 0) return null;
  return is === 'alone' ? 'alone' : QUALITIES[is];
}

function whereText({ where, of }: Group, voice: ReferenceNames): string {
  const centre = of === undefined ? '' : ` of ${voice[of]}`;
  if (where === undefined) return '';
  switch (where) {
    case 'adjacent':
      return of === undefined ? '' : `adjacent to ${voice[of]}`;
    case 'same':
      return of === undefined ? 'in this space' : `in ${voice[of]}’s space`;
    case 'sight':
      return `in line of sight${centre}`;
    case 'board':
      return boardOf(of ?? 'self', voice);
  }
}
