import type { Ruling } from './ruling.ts';

/** Rulings about missions, facilities and treaties. */
export const ON_PLACES: readonly Ruling[] = [
  {
    cards: [
      'Covert Installation',
      'Iconia Investigation',
      'Investigate "Shattered Space"',
      'Patrol Neutral Zone',
      'Reunion',
      'Alter Records',
    ],
    says: 'Each is in its region.',
    rule: 'C-SPACELINE-12',
    proof: 'C-SPACELINE-04: the region of %s is %s',
  },
  {
    cards: ['Reunion', 'Quest for the Sword', 'Hunt for DNA Program'],
    says: 'A box shows its printed number, or none.',
    rule: 'C-POINTS-03',
    proof: 'C-POINTS-03: the point box of Quest for the Sword shows 40, and the point box of Reunion shows X',
  },
  {
    cards: ['Patrol Neutral Zone'],
    says: 'A hidden or inactive personnel opposes nobody.',
    rule: 'C-TEAM-12',
    proof: 'C-MISSION-12 C-MISSION-19 C-MISSION-20: an attempt with %o scores %i points',
  },
  {
    cards: ['Secret Salvage', 'Test Mission'],
    says: 'A second version goes to the same place.',
    rule: 'C-SEED-31',
    proof: 'C-SEED-31: a second version of a mission goes to the first one’s location',
  },
  {
    cards: ['Quash Conspiracy'],
    says: 'Facts about a place hold before and after it is solved.',
    rule: 'C-MISSION-18',
    proof: 'C-BEAM-04: personnel can’t beam from ship to ship at Quash Conspiracy, even after it is solved',
  },
  {
    cards: ['Kressari Rendezvous', "Bat'leth"],
    says: 'A card that nobody there may use pays nothing.',
    rule: 'C-TYPES-07',
    proof: 'C-MISSION-12 C-MISSION-19 C-MISSION-20: an attempt with %o scores %i points',
  },
  {
    cards: ['Establish Settlement'],
    says: 'Copies of one person pay once.',
    rule: 'C-SKILL-22',
    proof: 'C-MISSION-19: Establish Settlement scores more for each discarded Klingon from the Delta Quadrant',
  },
  {
    cards: ['Seal Rift', 'Alternate Universe Door'],
    says: 'Either lets such cards be played.',
    rule: 'C-SEED-26',
    proof: 'C-SEED-26: ships from alternate universes can report to Seal Rift until it is solved',
  },
  {
    cards: ['Alternate Universe Door'],
    says: 'It is seeded in the doorway phase, and opens for its player.',
    rule: 'C-SEED-07',
    proof:
      'C-SEED-07 C-SEED-26: an Alternate Universe Door seeded in the doorway phase lets alternate-universe cards report',
  },
  {
    cards: ['Alternate Universe Door'],
    says: 'Cards seeded or in play no longer need an open door.',
    rule: 'C-SEED-26',
    proof:
      'C-SEED-26: alternate-universe cards need an Alternate Universe Door to be played, but seeded ones work without it',
  },
  {
    cards: ['Alternate Universe Door'],
    says: 'A door that closes during a play doesn’t stop it.',
    rule: 'C-RESPONSE-09',
    reason: 'No enforced card closes it during a play.',
  },
  {
    cards: ['Alternate Universe Door', 'Agricultural Assessment'],
    says: 'A card of a time location reports there without a door.',
    rule: 'C-TIME-01',
    reason: 'Time travel isn’t supported yet.',
  },
  {
    cards: ['Supernova'],
    says: 'Points of a solved mission stay.',
    rule: 'C-MISSION-14',
    proof: 'C-MISSION-14: a Supernova doesn’t take away the points for a solved mission',
  },
  {
    cards: ['Supernova'],
    says: 'It spares the same place in another time.',
    rule: 'C-TIME-01',
    reason: 'Time travel isn’t supported yet.',
  },
  {
    cards: ['Supernova', 'Temporal Rift'],
    says: 'A card that disappeared isn’t there when it bursts.',
    rule: 'C-TIME-02',
    proof: 'C-TIME-02: a Supernova spares a ship taken away by a Temporal Rift',
  },
  {
    cards: ['Supernova'],
    says: 'A card played on an outpost it destroys has no effect.',
    rule: 'C-RESPONSE-10',
    reason: 'No enforced card lets two things be played at once.',
  },
  {
    cards: ['Deep Space 9'],
    says: 'It has its printed affiliation, whatever its player plays.',
    rule: 'C-FAC-06',
    proof: 'C-FAC-06: the player who seeds a facility controls it, and the facility has its printed affiliation',
  },
  {
    cards: ['Deep Space 9', 'Terok Nor'],
    says: 'It gets its taker’s affiliation, as if printed.',
    rule: 'C-FAC-14',
    proof:
      'C-FAC-12 C-CONTROL-04 C-FAC-14: an unopposed personnel with Computer Skill at Ops takes over a station, which gets the new affiliation',
  },
  {
    cards: ['Deep Space 9', 'Terok Nor'],
    says: 'The two are one, and never swap.',
    rule: 'C-UNIQ-10',
    proof: 'C-UNIQ-10 C-CAPTURE-08: captives and facilities can’t be swapped',
  },
  {
    cards: ['Deep Space 9'],
    says: 'It is seeded when its text says, one for both.',
    rule: 'C-SEED-23',
    proof: 'C-SEED-23 C-FAC-01: Terok Nor can be seeded only at a mission in the Bajor region',
  },
  {
    cards: ['Chamber of Ministers'],
    says: 'It may be beside another facility.',
    rule: 'C-FAC-04',
    proof:
      'C-FAC-04: a station may share its location with the Chamber of Ministers, but not with an outpost of the same player',
  },
  {
    cards: ['Treaty: Romulan/Cardassian', 'Cardassian Outpost'],
    says: 'Allies use it, and others don’t.',
    rule: 'C-AFFIL-02',
    proof:
      'C-AFFIL-02 C-FAC-08: Romulans may enter a Cardassian Outpost under Treaty: Romulan/Cardassian, but Klingons may not',
  },
  {
    cards: ['Treaty: Romulan/Cardassian', 'Central Command'],
    says: 'Headquarters are open to allies, too.',
    rule: 'C-AFFIL-02',
    proof: 'C-AFFIL-02: Treaty: Romulan/Cardassian lets Romulans, but not Klingons, report to Central Command',
  },
  {
    cards: ['Treaty: Romulan/Cardassian', 'Ops'],
    says: 'An ally doesn’t match if a match is needed.',
    rule: 'C-AFFIL-04',
    proof:
      'C-AFFIL-04 C-DOWNLOAD-06: Ops downloads only cards that match the station, and must take one once the download has begun',
  },
  {
    cards: ['Treaty: Federation/Bajoran', 'Treaty: Federation/Klingon', 'Treaty: Bajoran/Klingon'],
    says: 'Three affiliations need three treaties.',
    rule: 'C-AFFIL-05',
    proof:
      'C-AFFIL-05: Bajorans and Klingons need Treaty: Bajoran/Klingon, even if both have a treaty with the Federation',
  },
  {
    cards: ['Treaty: Federation/Klingon'],
    says: 'It is a treaty of either side.',
    rule: 'C-TURN-17',
    proof: 'C-TURN-17: Admiral Cartwright nullifies one unprotected Federation treaty',
  },
  {
    cards: ['Suna', 'Reflection Therapy'],
    says: 'Several copies of him share one use per game.',
    rule: 'C-TURN-17',
    proof: 'C-TURN-17 C-DOWNLOAD-01: Suna downloads Reflection Therapy once per game, even if there are two of him',
  },
  {
    cards: ['Treaty: Federation/Romulan'],
    says: 'Espionage lifts no ban.',
    rule: 'C-AFFIL-18',
    reason: 'The treaty of three affiliations is by agreement.',
  },
  {
    cards: ['Espionage: Bajoran on Cardassian', 'Espionage: Cardassian on Bajoran'],
    says: 'Its name starts with the spying affiliation.',
    rule: 'C-AFFIL-18',
    proof: 'C-MISSION-05: %s lets the %s %s attempt %s',
  },
  {
    cards: ['Romulan Outpost', 'Neutral Outpost'],
    says: 'Nobody reports where they would be under house arrest.',
    rule: 'C-AFFIL-16',
    proof: 'C-AFFIL-16: a Klingon can’t report to a Romulan Outpost, or to a Neutral Outpost with Romulans aboard',
  },
  {
    cards: ['Neutral Outpost'],
    says: 'Its text says where it stands.',
    rule: 'C-FAC-03',
    proof: 'C-FAC-03: a Neutral Outpost can be built at a space mission with any icon',
  },
  {
    cards: ['Klingon Outpost'],
    says: 'Each player seeds one.',
    rule: 'C-FAC-05',
    proof:
      'C-FAC-04 C-FAC-05: a location can have only one outpost, and a player can have only one copy of each facility',
  },
  {
    cards: ['Klingon Outpost'],
    says: 'An outpost printed on a mission doesn’t count against it.',
    rule: 'C-MISSION-25',
    proof: 'the player can seed another outpost at another location, but not at the mission with the printed one',
  },
  {
    cards: ['Federation Outpost', 'Bajoran Phaser'],
    says: 'Equipment reports anywhere, and helps those it names.',
    rule: 'C-TYPES-07',
    proof: 'C-TYPES-07: a Bajoran Phaser can report to a Federation Outpost, but helps nobody there',
  },
  {
    cards: ['Docking Ports'],
    says: 'A ship leaves an opponent’s dock if the text lets it.',
    rule: 'C-DOCK-04',
    proof: 'C-FAC-12: the personnel whose help the ship needs to undock may board it',
  },
  {
    cards: ['Docking Pylons'],
    says: 'Ships are repaired there.',
    rule: 'C-DOCK-06',
    proof: 'C-DOCK-06 C-FAC-09: a ship is repaired at Docking Pylons, but not at Docking Ports',
  },
  {
    cards: ['Ops', 'Security Office', 'Guest Quarters', 'Ore Processing Unit', 'Docking Pylons'],
    says: 'A personnel who stops on the way walks no further in that turn.',
    rule: 'C-MOVE-20',
    proof:
      'C-MOVE-20: personnel walk from Ops past other sites to Docking Pylons and board a ship, unless they stop on the way',
  },
  {
    cards: ['Ops'],
    says: 'A station is led and fired from there.',
    rule: 'C-BATTLE-03',
    proof: 'C-BATTLE-03 C-MISSION-26: a station fires only if a leader is at Ops',
  },
  {
    cards: ['Ops'],
    says: 'Nothing is drawn in that turn after its download.',
    rule: 'C-DRAW-03',
    proof: 'C-DRAW-03: a download by Ops ends the draws of that turn, even with The Traveler',
  },
  {
    cards: ['Ops'],
    says: 'A player who searches takes a card that is there.',
    rule: 'C-DOWNLOAD-05',
    proof:
      'C-AFFIL-04 C-DOWNLOAD-06: Ops downloads only cards that match the station, and must take one once the download has begun',
  },
  {
    cards: ['Ops', 'Security Office'],
    says: 'The card and the station are both in their native quadrant.',
    rule: 'C-DOWNLOAD-06',
    proof: 'C-FAC-12 C-PLAY-09: nobody can report to a station without docking sites, or outside their native quadrant',
  },
  {
    cards: ['Infirmary'],
    says: 'It takes the cards that it names.',
    rule: 'C-FAC-13',
    proof: 'C-FAC-13: the %s lets a %s report, but not %s',
  },
  {
    cards: ['HQ: War Room'],
    says: 'Two improve nobody twice.',
    rule: 'C-SKILL-22',
    proof: 'C-SKILL-22: two HQ: War Rooms improve a personnel only once',
  },
  {
    cards: ['HQ: War Room'],
    says: 'A homeworld of the other universe helps only its own people.',
    rule: 'C-SPACELINE-11',
    reason: 'The pool knows the affiliation of homeworlds, and their universe only by quadrant.',
  },
  {
    cards: ['HQ: Secure Homeworld'],
    says: 'The affiliation of the homeworld counts, not the icons on it.',
    rule: 'C-SPACELINE-11',
    proof:
      'C-MISSION-05 C-MISSION-17: HQ: Secure Homeworld gives personnel of the homeworld’s affiliation another way to solve the homeworld’s mission',
  },
  {
    cards: ['Nekrit Supply Depot'],
    says: 'It may stand elsewhere in a short game.',
    rule: 'C-FAC-03',
    reason: 'Warp Speed isn’t supported.',
  },
  {
    cards: ['Answer Distress Signal'],
    says: 'Holograms count for nothing in a short game.',
    rule: 'C-MISSION-20',
    reason: 'Warp Speed isn’t supported.',
  },
  {
    cards: ['Holo-Projectors'],
    says: 'They allow holograms on a planet.',
    rule: 'C-TIME-05',
    proof: 'C-TIME-05: only Holo-Projectors allow holograms on a planet',
  },
  {
    cards: ['First Contact'],
    says: 'A personnel seeded anywhere else is a mis-seed.',
    rule: 'C-SEED-18',
    reason: 'The personnel seeded there is by agreement.',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'A phased ship passes no wormhole.',
    rule: 'C-CLOAK-05',
    proof: 'C-STAFF-06 C-CLOAK-05: a ship can’t go through a Bajoran Wormhole without its staff or while phased',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'It lets nobody through if it is closed at one end.',
    rule: 'C-TYPES-04',
    reason: 'No enforced card closes a doorway.',
  },
  {
    cards: ['Bajoran Wormhole', 'Wormhole'],
    says: 'Two fixed ends are passed in one move.',
    rule: 'C-MOVE-11',
    proof:
      'C-DOWNLOAD-01 C-SEED-12 C-MOVE-10 C-MOVE-11: the Bajoran Wormhole needs two ends, and stops ships that fly through',
  },
  {
    cards: ['Wormhole Navigation Schematic'],
    says: 'The ship flies on along the line beyond the wormhole.',
    rule: 'C-MOVE-11',
    proof: 'C-MOVE-11: a ship with charts can fly on after one passage through the Bajoran Wormhole',
  },
];
