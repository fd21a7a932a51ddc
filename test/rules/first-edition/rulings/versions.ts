import type { Ruling } from './ruling.ts';

/** Rulings about versions of personnel and ships, commanders, and two people on one card. */
export const ON_VERSIONS: readonly Ruling[] = [
  {
    cards: ['Jean-Luc Picard', 'Locutus of Borg', 'Galen', 'Admiral Picard', 'Lt. (j.g.) Picard'],
    says: 'Three are one person, and the two others aren’t.',
    rule: 'C-UNIQ-06',
    proof: 'C-UNIQ-06: the answer to “Are %s and %s one persona?” is %s',
  },
  {
    cards: ['Starship Enterprise', 'U.S.S. Enterprise', 'Future Enterprise'],
    says: 'Ships of one title are one, and those of the future are others.',
    rule: 'C-UNIQ-06',
    proof: 'C-UNIQ-06: the answer to “Are %s and %s one persona?” is %s',
  },
  {
    cards: [
      'Alyssa Ogawa',
      'Alyssa Ogawa (First Contact)',
      'Tasha Yar',
      'Tasha Yar - Alternate',
      'Lwaxana Troi',
      "B'Elanna Torres",
    ],
    says: 'Versions are one person, however their cards differ.',
    rule: 'C-UNIQ-06',
    proof: 'C-UNIQ-06: the answer to “Are %s and %s one persona?” is %s',
  },
  {
    cards: ['Linda Larson', 'Starship Constitution'],
    says: 'There may be any number.',
    rule: 'C-UNIQ-03',
    proof: 'C-UNIQ-03: %s is universal, so any number can be in play',
  },
  {
    cards: ['Tom Paris'],
    says: 'A copy that a card allows doesn’t swap for another version.',
    rule: 'C-UNIQ-08',
    reason: 'No enforced card allows a second copy of a unique personnel.',
  },
  {
    cards: ['Quark', 'Mr. Quark'],
    says: 'The mirror version is another person than all regular versions.',
    rule: 'C-UNIQ-18',
    proof: 'C-UNIQ-06: the answer to “Are %s and %s one persona?” is %s',
  },
  {
    cards: ['Security Chief Garak'],
    says: 'He isn’t a true version of Elim Garak.',
    rule: 'C-UNIQ-18',
    proof: 'C-UNIQ-06: the answer to “Are %s and %s one persona?” is %s',
  },
  {
    cards: ['Bajoran Raider'],
    says: 'If another card brings it, it comes without a crew.',
    rule: 'C-PLAY-16',
    reason: 'Hidden Fighter, which could bring it, is carried out by agreement. Downloaded ships never bring a crew.',
  },
  {
    cards: ['I.K.C. Pagh', "I.K.C. Maht-H'a"],
    says: 'I.K.S. and I.K.C. are one prefix, for commanders and swaps.',
    rule: 'C-UNIQ-16',
    proof: 'C-UNIQ-06: the answer to “Are %s and %s one persona?” is %s',
  },
  {
    cards: [
      'Kargan',
      'Jean-Luc Picard',
      'Admiral Picard',
      'U.S.S. Enterprise',
      'U.S.S. Enterprise-E',
      'Tomalak',
      "D'deridex",
      'Commander Data',
      'U.S.S. Sutherland',
      'The Emissary',
      'Gowron',
      'I.K.C. Bortas',
      'I.K.C. Buruk',
      'Zibalian Transport',
      'Tama',
    ],
    says: 'Each commands the ships that lore gives to that very card.',
    rule: 'C-UNIQ-11',
    proof: 'C-UNIQ-11: the answer to “Is %s the matching commander of %s?” is %s',
  },
  {
    cards: ['Admiral Picard'],
    says: 'He has the icon of an illusion.',
    rule: 'C-DECK-18',
    proof: 'C-DECK-18: Admiral Picard has the icon of Barash',
  },
  {
    cards: ['Sons of Mogh', 'Kurn'],
    says: 'Printed facts are in the order of the two people.',
    rule: 'C-DUAL-02',
    proof: 'C-DUAL-02: classifications and attributes of Sons of Mogh are listed in the order of the two people',
  },
  {
    cards: ['Sisters of Duras', 'Lursa', "B'Etor"],
    says: 'Neither of the two stands beside the dual card, and a swap takes both.',
    rule: 'C-DUAL-02',
    proof:
      'C-DUAL-02: each of two people on a card counts for persona limits, so Lursa can’t report beside the Sisters of Duras',
  },
  {
    cards: ['Sisters of Duras'],
    says: 'Both act for one affiliation while aboard its ship.',
    rule: 'C-AFFIL-11',
    proof: 'C-AFFIL-11: the Sisters of Duras can’t change to Romulan while aboard a Klingon ship',
  },
  {
    cards: ['Beverly and Will', 'Beverly'],
    says: 'A pick by gender can take the card for either.',
    rule: 'C-DUAL-03',
    proof: 'C-DUAL-02: classifications and attributes of Sons of Mogh are listed in the order of the two people',
  },
  {
    cards: ['Beverly and Will', 'Mercenary Ship', 'Narik'],
    says: 'Each of two people gives an icon.',
    rule: 'C-STAFF-02',
    proof:
      'C-STAFF-02: each of the two people on a card supplies an icon for a Mercenary Ship, but a Borg Cube needs seven personnel',
  },
  {
    cards: ['Jake and Nog', 'Nog'],
    says: 'Each of the two people can have the most or the least.',
    rule: 'C-DUAL-01',
    proof:
      'C-DUAL-01: two people on a card each have their own total of attributes, but both die if one of their totals is the lowest',
  },
  {
    cards: ['Clone Machine'],
    says: 'Two copies of a personnel are in play by it, but another version doesn’t replace one.',
    rule: 'C-UNIQ-09',
    proof: 'C-UNIQ-09: a personnel in play twice can’t be swapped, because two versions would then be in play',
  },
  {
    cards: ["Ru'afo"],
    says: 'He is a Son’a without an icon that says so.',
    rule: 'C-MISSION-18',
    proof: 'C-MISSION-18: Collect Metaphasic Particles is solved by unopposed Son’a with the Injector in orbit',
  },
  {
    cards: ['Benjamin Sisko', 'The Emissary', 'U.S.S. Defiant'],
    says: 'A ship may have one version of a person as its commander and not another.',
    rule: 'C-UNIQ-11',
    proof: 'C-UNIQ-11: the answer to “Is %s the matching commander of %s?” is %s',
  },
  {
    cards: ['Captain Proton'],
    says: 'A card in black and white has the affiliation of its icons.',
    rule: 'C-DECK-22',
    proof: 'C-DECK-22 C-MISSION-05: Captain Proton attempts a mission as an ordinary Non-Aligned personnel',
  },
];
