/** The words that are printed on cards. */

/** The sides that personnel, ships and facilities belong to. */
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

/** The skills of personnel. A classification counts as a skill, too. */
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

/** Figures of personnel, then those of ships and facilities. */
export const ATTRIBUTES = ['INTEGRITY', 'CUNNING', 'STRENGTH', 'RANGE', 'WEAPONS', 'SHIELDS'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/**
 * All types of cards (C-DECK-11): those with the icon of Q are apart by their deck alone, and a marker is a tactic that lies on a ship. A
 * back is a card of the type of its front.
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

/** Whether a word is one of a list, so that the compiler knows it, too. */
export function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  const words: readonly string[] = list;
  return words.includes(word);
}

/** Whether all words are of a list. */
export function areOf<T extends string>(list: readonly T[], words: readonly string[]): words is readonly T[] {
  return words.every((word) => isOneOf(list, word));
}

/** The icons of affiliations, as formulas write them. */
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
