import type { Ruling } from './ruling.ts';

/** Rulings about cards on a table, on a location or on a ship, and about what is drawn or nullified. */
export const ON_TABLES: readonly Ruling[] = [
  {
    cards: ['Activate Subcommands'],
    says: 'If a Computer Crash is activated in response, it returns to hand.',
    rule: 'C-TYPES-18',
    reason: 'Computer Crash is played by agreement, so the players take the card back themselves.',
  },
  {
    cards: ['Alas, Poor Drone'],
    says: 'Two copies still discard only one drone per turn.',
    rule: 'C-SKILL-32',
    proof: 'C-TURN-16: once per turn, a drone discarded from hand draws a card',
  },
  {
    cards: ['Ancestral Vision'],
    says: 'Its card comes on top of the one that the player draws anyway.',
    rule: 'C-TURN-09',
    proof:
      'C-TURN-09 C-TEAM-08: with Honor and INTEGRITY > 7 present, an Ancestral Vision lets its player draw an extra card',
  },
  {
    cards: ['Assign Support Personnel'],
    says: 'Support personnel may report outside their native quadrant.',
    rule: 'C-PLAY-10',
    proof: 'C-PLAY-10: support personnel report aboard compatible ships with two staffing icons',
  },
  {
    cards: ['Assign Support Personnel', 'Dar'],
    says: 'Someone with two affiliations takes the one of the ship or facility to which they are downloaded.',
    rule: 'C-DOWNLOAD-06',
    proof:
      'C-DOWNLOAD-06 C-TURN-17: discarded, it downloads each support personnel once per game to a matching ship or facility',
  },
  {
    cards: ['Defiant Dedication Plaque', 'Jean-Luc Picard', 'Admiral Picard'],
    says: 'Two matching commanders aboard add no more than one.',
    rule: 'C-SKILL-28',
    proof: 'C-SKILL-28 C-SKILL-22: the plaque adds 2 to RANGE of commanded ships, and 3 if they are Defiant-class',
  },
  {
    cards: ['Defiant Dedication Plaque'],
    says: 'A stopped commander counts for it, but a disabled one doesn’t.',
    rule: 'C-TEAM-15',
    proof: 'C-SKILL-28 C-SKILL-22: the plaque adds 2 to RANGE of commanded ships, and 3 if they are Defiant-class',
  },
  {
    cards: ['Establish Trade Route'],
    says: 'It adds a requirement, but nobody may attempt the mission who couldn’t before.',
    rule: 'C-MISSION-02',
    proof:
      'C-MISSION-17 C-MISSION-18: a Trade Route is solved with Greed, Acquisition ×3, CUNNING and a trading ship, and only so brings a Trading Post',
  },
  {
    cards: ['Establish Trade Route'],
    says: 'It downloads only if its own requirement solves the mission, whose points stay the same.',
    rule: 'C-MISSION-18',
    proof:
      'C-MISSION-17 C-MISSION-18: a Trade Route is solved with Greed, Acquisition ×3, CUNNING and a trading ship, and only so brings a Trading Post',
  },
  {
    cards: ["Fajo's Gallery"],
    says: 'Copies draw no more cards for a captured personnel.',
    rule: 'C-SKILL-32',
    proof: 'C-CAPTURE-01 C-DRAW-01: a captured unique personnel may draw two cards',
  },
  {
    cards: ['Mercy Kill'],
    says: 'It can’t nullify an event that may not be nullified.',
    rule: 'C-TYPES-11',
    proof: 'C-TYPES-11: a Mercy Kill nullifies its player’s event, if that can be nullified',
  },
  {
    cards: ['Mission Debriefing'],
    says: 'With it in play, even a group that only fails to solve the mission is stopped.',
    rule: 'C-MISSION-15',
    proof: 'C-STOP-01: with a Mission Debriefing, an attempt of either player stops its crew or Away Team when it ends',
  },
  {
    cards: ['Particle Scattering Field'],
    says: 'A Particle Scattering Device does nothing without this card.',
    proof: 'C-BEAM-07: a Particle Scattering Field prevents beaming to and from the planet at its ship’s location',
  },
  {
    cards: ['Plexing'],
    says: 'Where a dilemma says that Plexing nullifies it, it answers the encounter from hand.',
    rule: 'C-DILEMMA-09',
    proof:
      'C-SELECT-02 C-DILEMMA-07: one with low INTEGRITY is discarded, as Norah Satie’s player chooses; else Law gets past it',
  },
  {
    cards: ['The Line Must Be Drawn Here', 'Kevin Uxbridge'],
    says: 'Activated in response to Kevin Uxbridge, it costs his player 5 points at once.',
    rule: 'C-TYPES-18',
    proof: 'C-TYPES-18: The Line Must Be Drawn Here already costs the points for the card to which it responds',
  },
  {
    cards: ['Venus Drug'],
    says: 'It stays when its planet mission turns into a space mission.',
    reason: 'No enforced card turns a planet mission into a space mission.',
  },
];
