import type { Ruling } from './ruling.ts';

/** Rulings about missions, and what stands at them. */
export const ON_MISSIONS: readonly Ruling[] = [
  {
    cards: ['Space', 'Nebula'],
    says: 'From neither side it can be attempted.',
    rule: 'C-MISSION-02',
    proof: 'C-MISSION-02: from neither side anybody attempts %s',
  },
  {
    cards: ['Nebula'],
    says: 'Who isn’t there as the other scores faces nothing.',
    rule: 'C-MOVE-04',
    proof: 'nobody faces anything who isn’t there, or whose own player scores',
  },
  {
    cards: ['Construct Depot'],
    says: 'It can’t be attempted from the other’s side.',
    rule: 'C-MISSION-01',
    proof: 'Construct Depot can’t be attempted, and is worth nothing',
  },
  {
    cards: ['Disrupt Alliance'],
    says: 'What it brings comes as it is laid.',
    rule: 'C-SEED-06',
    proof: '%s downloads %s for who lays it',
  },
  {
    cards: ['Espionage Mission'],
    says: 'It is part of Sector 001.',
    rule: 'C-SPACELINE-04',
    proof: 'C-SPACELINE-04: the region of %s is %s',
  },
  {
    cards: ['Explore Black Cluster II', 'Secret Salvage II', 'Klingon Outpost'],
    says: 'What is printed on missions doesn’t stand against an outpost of that side, but for the same location.',
    rule: 'C-MISSION-25',
    proof: 'it does not stand against seeding one, but no other is at its location',
  },
  {
    cards: ['Secret Salvage II', 'Test Mission II'],
    says: 'It is at the place of the first one, whoever has laid that.',
    rule: 'C-SEED-31',
    proof: 'C-SEED-31: a second version of a mission is at the place of the first',
  },
  {
    cards: ['Orb Negotiations'],
    says: 'More than one artifact may lie there.',
    rule: 'C-SEED-15',
    proof: 'C-SEED-17: of a player two copies of one card are wrong, and more than Prison Break takes',
  },
  {
    cards: ['Rescue Prisoners'],
    says: 'Two copies of somebody are wrong there, universal ones too.',
    rule: 'C-SEED-17',
    proof: 'C-SEED-17: of a player two copies of one card are wrong, and more than Prison Break takes',
  },
  {
    cards: ['Rescue Prisoners'],
    says: 'Who lies there joins who solves it.',
    rule: 'C-SEED-27',
    proof: 'C-MISSION-13: who solves %s gains %s, and what should not lie there is out-of-play',
  },
  {
    cards: ['Paxan "Wormhole"'],
    says: 'A disabled android doesn’t keep a ship there, one that is stopped does.',
    rule: 'C-TEAM-15',
    proof: 'C-TEAM-15: an android keeps it, but a disabled one doesn’t; a stopped one does',
  },
  {
    cards: ['Samaritan Snare'],
    says: 'Who must attempt it does so before anything else.',
    rule: 'C-MOVE-14',
    proof: 'C-MOVE-14: Federation personnel there attempt it before anything else is ordered, once in a turn',
  },
  {
    cards: ['Colony'],
    says: 'Of copies one scores, and a player scores at one each turn.',
    rule: 'C-SKILL-22',
    proof: 'C-SKILL-22 C-TURN-16: of copies one scores in a Colony, and a player scores at one Colony each turn',
  },
  {
    cards: ['Remote Supply Depot'],
    says: 'A Dominion ENGINEER builds it, at a Dominion mission.',
    rule: 'C-FAC-05',
    proof: 'C-FAC-05: it is built where a Dominion ENGINEER is, at Dominion missions, and not seeded',
  },
];
