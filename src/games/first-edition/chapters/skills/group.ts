import type { PersonnelCard } from '../../content/card.ts';
import type { Bound, Formula, Quality, Who } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import type { Attribute } from '../../content/printed.ts';
import { ruleOf } from '../../content/rules.ts';
import { refersTo } from '../../content/title-group.ts';
import { isAnyOf, isEquipment, hasTrait as isTrait } from '../../content/traits.ts';
import type { Group } from '../../position/group.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { halvesOf } from '../../position/pieces.ts';
import { banned, granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { hasSystem } from '../damage/systems.ts';
import { attributeOf, printedAttribute } from './attributes.ts';
import { isGender, isOfGender } from './gender.ts';
import { isLeader } from './leader.ts';
import { pooled, skillOf } from './skills.ts';

/** Returns the sum of an attribute over a group's personnel, or of its ship (C-DILEMMA-14, C-MISSION-21). */
export function total(g: FirstEdition, { people, ship }: Group, attribute: Attribute): number {
  if (attribute === 'RANGE' || attribute === 'WEAPONS' || attribute === 'SHIELDS')
    return ship === null ? 0 : attributeOf(g, ship, attribute);
  return people.reduce((sum, piece) => sum + attributeOf(g, piece, attribute), 0);
}

/** True if a group meets a formula (C-MISSION-17). */
export function meets(g: FirstEdition, group: Group, formula: Formula): boolean {
  switch (formula.is) {
    case 'all':
      return formula.of.every((one) => meets(g, group, one));
    case 'any':
      return formula.of.some((one) => meets(g, group, one));
    case 'no':
      return !meets(g, group, formula.of);
    case 'among':
      return meets(g, group, formula.of);
    case 'skill':
      return pooled(g, group.people, formula.skill) >= formula.count;
    case 'attribute': {
      return isWithin(summed(g, group, formula), formula.bound);
    }
    case 'each': {
      const { people } = group;
      const asked = formula.count === 'half' ? Math.ceil(people.length / 2) : formula.count;
      return people.filter((piece) => isAlone(g, piece, formula.of)).length >= asked;
    }
    case 'card':
      return cardsOf(group).some((piece) => isNamed(piece, formula));
    case 'people':
      return group.people.filter((piece) => fits(g, piece, formula.who)).length >= formula.count;
    case 'equipment':
      return equipmentOf(g, group, formula.kind) >= formula.count;
    case 'special':
      // Some requirements depend on what players have done. The card's own rule checks these requirements.
      return group.special?.(formula.words) ?? false;
    default:
      return formula satisfies never;
  }
}

/**
 * True if a personnel meets a formula alone. On a dual-personnel card, either person may meet the formula (C-DUAL-01).
 * `asking` adds the tests of a card's own rule to the group.
 */
export function isAlone(
  g: FirstEdition,
  piece: Piece,
  formula: Formula,
  asking: (group: Group) => Group = (group) => group,
): boolean {
  return halvesOf(piece).some((one) =>
    meets(g, asking({ people: [one], equipment: [], ship: null, alone: true }), formula),
  );
}

/**
 * Returns what personnel contribute to a required attribute. For INTEGRITY and CUNNING, the text of some cards lets
 * STRENGTH count instead.
 */
function given(g: FirstEdition, group: Group, attribute: Attribute): number {
  if (attribute !== 'INTEGRITY' && attribute !== 'CUNNING') return total(g, group, attribute);
  return group.people.reduce((sum, piece) => {
    const own = attributeOf(g, piece, attribute);
    const isStrong = granted(g, 'strength-for', { piece: piece.id });
    return sum + (isStrong ? Math.max(own, attributeOf(g, piece, 'STRENGTH')) : own);
  }, 0);
}

/** Returns the total of one or several attributes in a group. */
function summed(g: FirstEdition, group: Group, { sum, best, printed, bound }: Formula & { is: 'attribute' }): number {
  const gives = (one: Group, attribute: Attribute) =>
    bound.than === '>' && one.alone !== true ? given(g, one, attribute) : total(g, one, attribute);
  const worth = (one: Group) =>
    sum.reduce((all, attribute) => all + (printed === true ? asPrinted(one, attribute) : gives(one, attribute)), 0);
  if (best === undefined) return worth(group);
  const alone = group.people.map((piece) => worth({ people: [piece], equipment: [], ship: null }));
  return alone
    .sort((one, other) => other - one)
    .slice(0, best)
    .reduce((all, one) => all + one, 0);
}

function asPrinted({ people }: Group, attribute: Attribute): number {
  return people.reduce((all, { card, half }) => all + (printedAttribute(cardOf(card), attribute, half) ?? 0), 0);
}

function cardsOf({ people, equipment, ship }: Group): readonly Piece[] {
  return ship === null ? [...people, ...equipment] : [...people, ...equipment, ship];
}

/**
 * True if a card has this title, is that persona, or has the word in its title (C-UNIQ-12, C-UNIQ-13). Other versions
 * don't count (C-UNIQ-11). Unless `any` is set, a name means only that title or group (C-OPEN-12).
 */
function isNamed({ card }: Piece, { title, any }: { title: string; any: boolean }): boolean {
  const facts = cardOf(card);
  return refersTo(title, facts) || (any && isAnyOf(facts, title));
}

/**
 * True if these personnel can use a piece of equipment. The equipment's own text or another card may forbid it
 * (C-TYPES-07).
 */
export function isUsable(g: FirstEdition, piece: Piece, people: readonly Piece[]): boolean {
  if (banned(g, 'use', { piece: piece.id }) !== null) return false;
  const usable = ruleOf(piece.card)?.usable;
  if (usable === undefined) return true;
  return usable(
    g,
    people.filter((person) => banned(g, 'use', { piece: piece.id, by: person.id }) === null),
  );
}

function equipmentOf(g: FirstEdition, { people, equipment, ship }: Group, kind: string): number {
  const carried = equipment.filter((piece) => isEquipment(cardOf(piece.card), kind) && isUsable(g, piece, people));
  return carried.length + (ship !== null && hasSystem(g, ship, kind) ? 1 : 0);
}

/**
 * True if a personnel has all these features at once. On a dual-personnel card, one of the two people must have all of
 * the features (C-DUAL-01).
 */
export function fits(g: FirstEdition, piece: Piece, who: Who): boolean {
  return halvesOf(piece).some((one) => isSo(g, one, who));
}

function isSo(g: FirstEdition, piece: Piece, who: Who): boolean {
  const facts = cardOf(piece.card);
  if (!isPersonnel(facts)) return false;
  const { icons, without, affiliation, trait, with: quality } = who;
  if (!icons.every((icon) => facts.icons.includes(icon))) return false;
  if (without !== undefined && facts.icons.includes(without)) return false;
  if (affiliation !== undefined && affiliationOf(piece) !== affiliation) return false;
  if (trait !== undefined && !hasTrait(g, piece, facts, trait)) return false;
  return quality === undefined || hasQuality(g, piece, facts, quality);
}

function hasTrait(g: FirstEdition, piece: Piece, facts: PersonnelCard, trait: string): boolean {
  // Being a leader isn't a printed characteristic.
  if (trait === 'leader') return isLeader(g, piece);
  if (trait === 'unique' || trait === 'universal') return facts.unique === trait;
  return isGender(trait) ? isOfGender(piece, trait) : isTrait(facts, trait);
}

function hasQuality(g: FirstEdition, piece: Piece, facts: PersonnelCard, quality: Quality): boolean {
  if ('skill' in quality) return skillOf(g, piece, quality.skill) > 0;
  const { half } = piece;
  if ('classification' in quality && half !== undefined) return facts.classifications[half] === quality.classification;
  if ('classification' in quality) return facts.classifications.includes(quality.classification);
  return isWithin(attributeOf(g, piece, quality.attribute), quality.bound);
}

function isWithin(value: number, { than, number }: Bound): boolean {
  return than === '>' ? value > number : value < number;
}
