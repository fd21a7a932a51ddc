import type { Ruling } from './ruling.ts';

/** Rulings about missions and their facilities. */
export const ON_MISSIONS: readonly Ruling[] = [
  {
    cards: ['Space', 'Nebula'],
    says: 'It can’t be attempted from either side.',
    rule: 'C-MISSION-02',
    proof: 'C-MISSION-02: nobody can attempt %s from either side',
  },
  {
    cards: ['Nebula'],
    says: 'Personnel elsewhere face nothing as the opponent scores.',
    rule: 'C-MOVE-04',
    proof: 'personnel elsewhere, and personnel of the player who scores, don’t face a dilemma at Nebula',
  },
  {
    cards: ['Construct Depot'],
    says: 'It can’t be attempted from the other side.',
    rule: 'C-MISSION-01',
    proof: 'seen from the far side, Construct Depot can’t be attempted and is worth no points',
  },
  {
    cards: ['Disrupt Alliance'],
    says: 'Its card comes as it is placed.',
    rule: 'C-SEED-06',
    proof: '%s downloads %s for its player',
  },
  {
    cards: ['Espionage Mission'],
    says: 'It is part of Sector 001.',
    rule: 'C-SPACELINE-04',
    proof: 'C-SPACELINE-04: the region of %s is %s',
  },
  {
    cards: ['Explore Black Cluster II', 'Secret Salvage II', 'Klingon Outpost'],
    says: 'A facility printed on missions doesn’t prevent an outpost of that side, except at the same location.',
    rule: 'C-MISSION-25',
    proof: 'the player can seed another outpost at another location, but not at the mission with the printed one',
  },
  {
    cards: ['Secret Salvage II', 'Test Mission II'],
    says: 'It goes to the first one’s place, whoever placed that.',
    rule: 'C-SEED-31',
    proof: 'C-SEED-31: a second version of a mission goes to the first one’s location',
  },
  {
    cards: ['Timicin', 'Test Mission', 'Test Mission II'],
    says: 'Timicin gives 10 points for helping to solve either Test Mission.',
    rule: 'C-TERM-242',
    proof: 'C-MISSION-17: 10 points are scored if Timicin is there when a Test Mission is solved',
  },
  {
    cards: ['Orb Negotiations'],
    says: 'More than one artifact may be there.',
    rule: 'C-SEED-15',
    proof:
      'C-SEED-17: if one player seeds two copies under a mission, both are mis-seeds, and if that player seeds too many cards there, all of them are',
  },
  {
    cards: ['Rescue Prisoners'],
    says: 'Two copies of a personnel are mis-seeds there, even universal ones.',
    rule: 'C-SEED-17',
    proof:
      'C-SEED-17: if one player seeds two copies under a mission, both are mis-seeds, and if that player seeds too many cards there, all of them are',
  },
  {
    cards: ['Rescue Prisoners'],
    says: 'A personnel there joins the solving player.',
    rule: 'C-SEED-27',
    proof: 'C-MISSION-13: a player who solves %s gains %s, and a mis-seed goes out-of-play',
  },
  {
    cards: ['Paxan "Wormhole"'],
    says: 'A disabled android doesn’t keep a ship there, but a stopped one does.',
    rule: 'C-TEAM-15',
    proof:
      'C-TEAM-15: Paxan “Wormhole” spares a ship if an android is aboard, even a stopped one, but not if the android is disabled',
  },
  {
    cards: ['Samaritan Snare'],
    says: 'Personnel who must attempt it do so before anything else.',
    rule: 'C-MOVE-14',
    proof: 'C-MOVE-14: Federation personnel at Samaritan Snare must attempt it once per turn, before other orders',
  },
  {
    cards: ['Colony'],
    says: 'One copy scores, and a player scores at one each turn.',
    rule: 'C-SKILL-22',
    proof: 'C-SKILL-22 C-TURN-16: two copies of a personnel score only once, whether they are in one Colony or in two',
  },
  {
    cards: ['Remote Supply Depot'],
    says: 'A Dominion ENGINEER builds it at a Dominion mission.',
    rule: 'C-FAC-05',
    proof: 'C-FAC-05: a Remote Supply Depot is built at Dominion missions by a Dominion ENGINEER',
  },
];
