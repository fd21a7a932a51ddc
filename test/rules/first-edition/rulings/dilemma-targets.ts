import type { Ruling } from './ruling.ts';

/** Rulings about those whom dilemmas affect. */
export const ON_DILEMMA_TARGETS: readonly Ruling[] = [
  {
    cards: ['"Pup"'],
    says: 'An attribute that it disables counts as 0.',
    rule: 'C-SKILL-18',
    proof: 'C-DILEMMA-18 C-SKILL-18: it disables RANGE, then WEAPONS, then SHIELDS, until cured',
  },
  {
    cards: ['Aphasia Device'],
    says: 'Aboard a ship in stasis, it disables nobody.',
    rule: 'C-TEAM-16',
    reason: 'No enforced card puts a ship in stasis.',
  },
  {
    cards: ['Balancing Act'],
    says: 'Even a player of Borg loses the points.',
    rule: 'C-POINTS-01',
    reason: 'A player of Borg scores and loses points like anybody else in this game.',
  },
  {
    cards: ['Chinese Finger Puzzle'],
    says: 'An android in stasis or under house arrest doesn’t matter for it.',
    rule: 'C-DILEMMA-13',
    reason: 'Personnel in stasis or under house arrest take no part in an attempt.',
  },
  {
    cards: ['Flaxian Assassin'],
    says: 'Only Tal Shiar of the opponent makes it kill two.',
    rule: 'C-DILEMMA-07',
    proof: 'C-DILEMMA-07 C-SKILL-10: someone with three skill icons is killed, or two if the opponent has Tal Shiar',
  },
  {
    cards: ['Impressive Trophies'],
    says: 'The opponent may look at everyone there before choosing.',
    rule: 'C-SELECT-02',
    reason: 'Both players can always read all personnel in play.',
  },
  {
    cards: ['Lethean Telepathic Attack'],
    says: 'It enters play on the personnel it disables.',
    rule: 'C-DILEMMA-18',
    proof:
      'C-DILEMMA-18 C-TEAM-15: without Empathy ×2, a weak personnel dies, and a strong one is disabled until the countdown expires',
  },
  {
    cards: ['Outpost Raid'],
    says: 'A dual-personnel card is one of the two, and both people die.',
    rule: 'C-DUAL-01',
    proof: 'C-DILEMMA-07: at your outpost, two personnel of the opponent’s choice die and Outpost Raid is discarded',
  },
  {
    cards: ['The Clown: Playing Doctor'],
    says: 'Nobody shares a first skill that is lost.',
    rule: 'C-SKILL-09',
    proof: 'C-OPEN-15: everyone with the same first skill is killed, or only stopped if a hologram is there',
  },
];
