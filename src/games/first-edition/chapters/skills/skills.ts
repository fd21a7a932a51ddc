import type { PersonnelCard } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Skill } from '../../content/printed.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isDisabled } from '../../position/pieces.ts';
import { added } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';

/** Skills that count as “any Intelligence” (C-SKILL-12). */
const INTELLIGENCE: readonly Skill[] = [
  'Tal Shiar',
  'Section 31',
  'FCA',
  'Klingon Intelligence',
  'Obsidian Order',
  'Memory Omega',
];

/**
 * Returns the printed level of a skill on a personnel, or on one person of a dual-personnel card. Conditional skills
 * aren't included, since the card's rule adds them. Abilities given by text and special downloads aren't skills
 * (C-SKILL-01).
 */
export function printedSkill(card: CardId, skill: Skill, half?: 0 | 1): number {
  const facts = cardOf(card);
  let level = 0;
  if (!isPersonnel(facts)) return level;
  const who = half === undefined ? null : namesOn(facts)[half];
  for (const one of facts.skills)
    if (one.conditional !== true && (one.name === skill || one.or === skill) && (who === null || one.of === who))
      level += one.count;
  return level;
}

/** Returns the printed level of a skill without the classification, which isn't a skill (C-SKILL-01). */
export function taughtSkill(card: CardId, skill: Skill): number {
  const facts = cardOf(card);
  if (!isPersonnel(facts)) return 0;
  const [first] = facts.skills;
  const isTrade = first?.name === skill && facts.classifications.some((trade) => trade === skill);
  return printedSkill(card, skill) - (isTrade ? 1 : 0);
}

/** Returns the two people on a dual-personnel card, in order (C-DUAL-02). */
function namesOn({ skills }: PersonnelCard): readonly (string | undefined)[] {
  return [...new Set(skills.map(({ of }) => of))];
}

/**
 * Returns the level of a skill that a personnel in play can use. A classification counts as a skill (C-SKILL-02,
 * C-SKILL-03). Disabled personnel and captives have no usable skills (C-TEAM-15, C-CAPTURE-08).
 */
export function skillOf(g: FirstEdition, piece: Piece, skill: Skill): number {
  return isDisabled(piece) ? 0 : skillAnyway(g, piece, skill);
}

/** Returns the level of a skill even if the personnel can't use it, for card text that looks for personnel. */
export function skillAnyway(g: FirstEdition, piece: Piece, skill: Skill): number {
  const card = cardOf(piece.card);
  if (!isPersonnel(card)) return 0;
  return Math.max(0, printedSkill(piece.card, skill, piece.half) + added(g, 'skill', { piece: piece.id, skill }));
}

/** Returns the total level of a skill among the given personnel (C-SKILL-04). */
export function pooled(g: FirstEdition, people: readonly Piece[], skill: Skill | 'any Intelligence'): number {
  const skills = skill === 'any Intelligence' ? INTELLIGENCE : [skill];
  let level = 0;
  for (const one of skills) for (const piece of people) level += skillOf(g, piece, one);
  return level;
}

/** True if a personnel is an animal by classification (C-SKILL-26). */
export function isAnimal({ card }: Piece): boolean {
  const facts = cardOf(card);
  if (!isPersonnel(facts)) return false;
  // Borg have no classification.
  return facts.classifications.length > 0 && facts.classifications.every((one) => one === 'ANIMAL');
}
