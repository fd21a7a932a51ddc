/** Terms printed on cards. */

/** The affiliations of personnel, ships and facilities. */
export const AFFILIATIONS = [
  'Bajoran',
  'Borg',
  'Cardassian',
  'Dominion',
  'Federation',
  'Ferengi',
  'Hirogen',
  'Kazon',
  'Klingon',
  'Neutral',
  'Non-Aligned',
  'Romulan',
  'Starfleet',
  'Vidiian',
  'Vulcan',
] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

/** The classifications of personnel. */
export const CLASSIFICATIONS = [
  'ANIMAL',
  'CIVILIAN',
  'ENGINEER',
  'MEDICAL',
  'OFFICER',
  'SCIENCE',
  'SECURITY',
  'V.I.P.',
] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

/** The skills of personnel. A classification also counts as a skill. */
export const SKILLS = [
  ...CLASSIFICATIONS,
  'Acquisition',
  'Anthropology',
  'Archaeology',
  'Astrophysics',
  'Barbering',
  'Biology',
  'Cantankerousness',
  'Computer Skill',
  'Cybernetics',
  'Diplomacy',
  'Empathy',
  'Exobiology',
  'FCA',
  'Geology',
  'Greed',
  'Guramba',
  'Honor',
  'Klingon Intelligence',
  'Law',
  'Leadership',
  'Memory Omega',
  'Mindmeld',
  'Miracle Worker',
  'Music',
  'Navigation',
  'Obsidian Order',
  'Orion Syndicate',
  'Physics',
  'Resistance',
  'Section 31',
  'Smuggling',
  'Stellar Cartography',
  'Tal Shiar',
  'Transporter Skill',
  'Treachery',
  "V'Shar",
  'Youth',
] as const;
export type Skill = (typeof SKILLS)[number];

/** Attributes of personnel, then of ships and facilities. */
export const ATTRIBUTES = ['INTEGRITY', 'CUNNING', 'STRENGTH', 'RANGE', 'WEAPONS', 'SHIELDS'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/**
 * All card types (C-DECK-11). A type that begins with Q differs from the type without it only in the deck that its
 * cards belong to. A damage marker is a tactic on a ship. A back has the type of its front.
 */
export const CARD_TYPES = [
  'Personnel',
  'Ship',
  'Facility',
  'Mission',
  'Dilemma',
  'Event',
  'Interrupt',
  'Incident',
  'Objective',
  'Equipment',
  'Artifact',
  'Doorway',
  'Site',
  'Time Location',
  'Tactic',
  'Damage Marker',
  'Tribble',
  'Trouble',
  'Q Dilemma',
  'Q Event',
  'Q Interrupt',
  'Q Artifact',
  'Q Mission',
  'Interrupt/Event',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const QUADRANTS = ['Alpha', 'Gamma', 'Delta', 'Mirror'] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/** True if a word is in a list. TypeScript then narrows the word's type. */
export function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  const words: readonly string[] = list;
  return words.includes(word);
}

/** True if all words are in a list. */
export function areOf<T extends string>(list: readonly T[], words: readonly string[]): words is readonly T[] {
  return words.every((word) => isOneOf(list, word));
}

/** Affiliations by their icons in formulas. */
export const AFFILIATION_ICONS: Readonly<Record<string, Affiliation>> = {
  Baj: 'Bajoran',
  Bor: 'Borg',
  Car: 'Cardassian',
  Dom: 'Dominion',
  Fed: 'Federation',
  Fer: 'Ferengi',
  Hir: 'Hirogen',
  Kaz: 'Kazon',
  Kli: 'Klingon',
  NA: 'Non-Aligned',
  Neu: 'Neutral',
  Rom: 'Romulan',
  Sta: 'Starfleet',
  Vid: 'Vidiian',
  Vul: 'Vulcan',
};
