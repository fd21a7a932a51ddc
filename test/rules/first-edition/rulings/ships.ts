import type { Ruling } from './ruling.ts';

/** Rulings about ships and how they move. */
export const ON_SHIPS: readonly Ruling[] = [
  {
    cards: ['Naprem', 'Stolen Attack Ship'],
    says: 'Where a ship comes from counts beside whose it is.',
    rule: 'C-AFFIL-09',
    proof: 'C-AFFIL-09: %s is a %s by origin or affiliation',
  },
  {
    cards: ["Quark's Treasure", 'Romulan Shuttle'],
    says: 'The class makes them shuttlecraft.',
    rule: 'C-DECK-16',
    proof: 'C-DECK-16: %s is a shuttlecraft by its class',
  },
  {
    cards: ['Stolen Attack Ship'],
    says: 'Lore makes it a ship of the Jem’Hadar.',
    rule: 'C-DECK-16',
    proof: 'C-DECK-16 C-SKILL-24: whether %s is a %s: %s',
  },
  {
    cards: ['Romulan Shuttle', 'Rebel Interceptor'],
    says: 'A ship reports in space, unless a card lets it land at once.',
    rule: 'C-PLAY-11',
    proof: 'C-PLAY-11: Rebel Interceptor and Romulan Shuttle report at a dock, never on a planet',
  },
  {
    cards: ['Enterprise', 'Starship Enterprise', 'U.S.S. Enterprise'],
    says: 'Any with the word in its title is one.',
    rule: 'C-UNIQ-12',
    proof: 'C-DECK-16: ships with the word in their title are any Enterprise',
  },
  {
    cards: ['Keldon Advanced'],
    says: 'A skill that it asks for makes it no better.',
    rule: 'C-SKILL-14',
    proof: 'C-SKILL-14: a Keldon Advanced is what is printed, with Obsidian Order aboard too',
  },
  {
    cards: ['U.S.S. Excelsior'],
    says: 'A skill of a ship is special equipment.',
    rule: 'C-MOVE-15',
    reason: 'Of this ship the facts know a Tractor Beam alone.',
  },
  {
    cards: ['Borg Cube'],
    says: 'It takes seven people.',
    rule: 'C-STAFF-02',
    proof: 'C-STAFF-02: each of two people on a card staffs a Mercenary Ship, and a Borg Cube takes seven',
  },
  {
    cards: ['Borg Cube'],
    says: 'Cards report aboard, from any quadrant.',
    rule: 'C-PLAY-10',
    proof: 'C-PLAY-10: to %s reports %s',
  },
  {
    cards: ['Borg Cube'],
    says: 'Fires and breaches spare it.',
    rule: 'C-BORG-07',
    proof: 'C-BORG-07: %s spares Borg ships',
  },
  {
    cards: ['Plasma Fire', 'Warp Core Breach'],
    says: 'Borg ships are spared.',
    rule: 'C-BORG-07',
    proof: 'C-BORG-07: %s spares Borg ships',
  },
  {
    cards: ['Plasma Fire'],
    says: 'It burns in turns of who owns the ship.',
    rule: 'C-TURN-12',
    proof: 'C-TURN-12: a Plasma Fire damages a ship as each turn of its owner ends, until SECURITY puts it out',
  },
  {
    cards: ['Warp Core Breach'],
    says: 'It waits for the next turn of who owns the ship, whoever has it.',
    rule: 'C-TURN-12',
    proof: 'C-TURN-12: what says the next turn of the owner means that of the ship, wherever who has it sits',
  },
  {
    cards: ['Warp Core Breach'],
    says: 'A marker may bring one at once.',
    rule: 'C-SHIPBAT-13',
    reason: 'No tactic that downloads one is in the pool with its text.',
  },
  {
    cards: ['Starship Constitution'],
    says: 'Equipment with an icon staffs nothing.',
    rule: 'C-STAFF-04',
    proof: 'C-STAFF-04: no equipment staffs a Starship Constitution',
  },
  {
    cards: ['Bajoran Interceptor', 'Kressari Rendezvous', 'Establish Station'],
    says: 'The larger RANGE is for ways within a region, less what was spent.',
    rule: 'C-MOVE-12',
    proof:
      'C-MOVE-12: a Bajoran Interceptor goes from Kressari Rendezvous to Establish Station on RANGE 5, and back with 3 left',
  },
  {
    cards: ['Rebel Interceptor'],
    says: 'It has 6, and 3 more within a region.',
    rule: 'C-MOVE-12',
    proof: 'C-MOVE-12: a Rebel Interceptor has RANGE 6, and 3 more within a region',
  },
  {
    cards: ['Bajoran Interceptor'],
    says: 'It lands and takes off once a turn without RANGE.',
    rule: 'C-MOVE-16',
    proof: 'C-MOVE-16: a ship lands by its text alone, without RANGE unless that says so',
  },
  {
    cards: ['U.S.S. Enterprise', 'Strafing Run', 'Plasmadyne Relay', 'Kurlan Naiskos'],
    says: 'What is added comes before what is multiplied.',
    rule: 'C-SKILL-14',
    proof: 'C-SKILL-14: what is added comes before Kurlan Naiskos makes it thrice as much',
  },
  {
    cards: ['U.S.S. Enterprise', 'Wall of Ships', 'Virus', 'U.S.S. Yamato'],
    says: 'Who has a ship gives it what its own ships get, and takes it from what hits the other’s.',
    rule: 'C-CONTROL-06',
    proof: 'C-CONTROL-06: Wall of Ships serves a ship that one has taken, a Virus on the other’s ship doesn’t reach it',
  },
  {
    cards: ['Wormhole', 'Bajoran Wormhole'],
    says: 'Going through is a move, which takes the crew.',
    rule: 'C-STAFF-06',
    proof: 'C-MOVE-01 C-STAFF-06: a Wormhole takes a ship that is staffed and not stopped, to any quadrant',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'No ship goes through without its crew.',
    rule: 'C-STAFF-06',
    proof:
      'C-STAFF-06 C-CLOAK-05: nobody goes through a Bajoran Wormhole without the crew that the ship needs, or phased',
  },
  {
    cards: ['Wormhole', 'Bajoran Wormhole'],
    says: 'They lead from one quadrant into another.',
    rule: 'C-MOVE-09',
    proof: 'C-MOVE-01 C-STAFF-06: a Wormhole takes a ship that is staffed and not stopped, to any quadrant',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'It is passed in both directions.',
    rule: 'C-MOVE-10',
    proof:
      'C-DOWNLOAD-01 C-SEED-12 C-MOVE-10 C-MOVE-11: a Bajoran Wormhole needs two, one at each end, and ships go to it, through it, and stop',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'The near end is in the region of Bajor, and there is one at each side.',
    rule: 'C-SPACELINE-13',
    proof:
      'C-SPACELINE-02 C-SPACELINE-13: the near end of a Bajoran Wormhole is in the region of Bajor, and there are two ends, no more',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'A place that a card makes is neither planet nor space to be attempted.',
    rule: 'C-SPACELINE-02',
    proof:
      'C-SPACELINE-02 C-SPACELINE-13: the near end of a Bajoran Wormhole is in the region of Bajor, and there are two ends, no more',
  },
  {
    cards: ['Gaps in Normal Space'],
    says: 'It is a location of its own.',
    rule: 'C-SPACELINE-02',
    proof: 'C-SEED-12: Gaps in Normal Space make a location of span 4, where who stops dies',
  },
  {
    cards: ['Supernova'],
    says: 'It leaves a place where nothing is attempted.',
    rule: 'C-SPACELINE-02',
    proof: 'C-MISSION-02: a Supernova leaves nothing but a place to fly past; it takes a Tox Uthat',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'A phased ship passes no wormhole.',
    rule: 'C-CLOAK-05',
    proof:
      'C-STAFF-06 C-CLOAK-05: nobody goes through a Bajoran Wormhole without the crew that the ship needs, or phased',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'Closed at one end it lets nobody through.',
    rule: 'C-TYPES-04',
    reason: 'No card that closes a doorway is carried out.',
  },
  {
    cards: ['Bajoran Wormhole', 'Wormhole'],
    says: 'Two fixed ends are passed within one way.',
    rule: 'C-MOVE-11',
    proof:
      'C-DOWNLOAD-01 C-SEED-12 C-MOVE-10 C-MOVE-11: a Bajoran Wormhole needs two, one at each end, and ships go to it, through it, and stop',
  },
  {
    cards: ['Wormhole Navigation Schematic'],
    says: 'Behind the wormhole the ship flies on along the line.',
    rule: 'C-MOVE-11',
    proof: 'C-MOVE-11: with charts of it a ship isn’t stopped by one way through, and flies on',
  },
  {
    cards: ['Wormhole'],
    says: 'A pair leads into the past and back.',
    rule: 'C-TIME-02',
    reason: 'Time travel isn’t played yet.',
  },
  {
    cards: ['Wormhole'],
    says: 'A wormhole that is printed on a mission is one end of a pair.',
    rule: 'C-MISSION-25',
    proof: 'with a Wormhole it is flown from there to any other location, or from any there',
  },
  {
    cards: ['Subspace Warp Rift', 'Wormhole'],
    says: 'Who turns round, or comes otherwise than by spans, has not passed.',
    rule: 'C-MOVE-04',
    proof: 'C-MOVE-04: who turns round at a Subspace Warp Rift, or comes by a Wormhole, has not passed it',
  },
  {
    cards: ['Where No One Has Gone Before'],
    says: 'It leads round one line alone.',
    rule: 'C-MOVE-01',
    proof: 'C-MOVE-01: Where No One Has Gone Before leads from end to end of one line, into no other quadrant',
  },
  {
    cards: ['Where No One Has Gone Before', 'Cytherians'],
    says: 'Who must travel may go round the line.',
    rule: 'C-MOVE-13',
    proof: 'C-MOVE-13: with Where No One Has Gone Before a ship with Cytherians may go round',
  },
  {
    cards: ['Wormhole', 'Cytherians'],
    says: 'Who must travel may take the shorter way.',
    rule: 'C-MOVE-13',
    proof: 'C-MOVE-13: a Wormhole may shorten the way',
  },
  {
    cards: ['Q-Net'],
    says: 'It makes no location, and holds cloaked ships too.',
    rule: 'C-SPACELINE-04',
    proof: 'C-SPACELINE-04: a Q-Net is no location: what it lies between is adjacent',
  },
  {
    cards: ['Gaps in Normal Space'],
    says: 'What is put between places of a region is not of it.',
    rule: 'C-SPACELINE-13',
    proof: 'a location that was put between two of a region joins it not',
  },
  {
    cards: ['Gaps in Normal Space', 'Plasmadyne Relay', 'Cytherians'],
    says: 'Full speed is all RANGE there is, whatever lies on the way.',
    rule: 'C-MOVE-13',
    proof:
      'C-MOVE-13: full speed of a ship with Cytherians is all that a Plasmadyne Relay gives it, Gaps in Normal Space or not',
  },
  {
    cards: ['Radioactive Garbage Scow'],
    says: 'It goes wherever the ship goes that tows it.',
    rule: 'C-MOVE-15',
    proof: 'C-MOVE-15: a scow goes where the ship goes that tows it',
  },
  {
    cards: ['Ship Seizure'],
    says: 'It is what a Tractor Beam is for.',
    rule: 'C-MOVE-15',
    proof: 'C-TEAM-17: a Ship Seizure tows an empty ship away, with a Tractor Beam',
  },
  {
    cards: ['Transwarp Conduit'],
    says: 'A second one on the same ship adds nothing.',
    rule: 'C-SKILL-22',
    proof: 'C-SKILL-22: two Transwarp Conduits on one ship double its RANGE once',
  },
  {
    cards: ['Asteroid Sanctuary', 'Loss of Orbital Stability', 'Near-Warp Transport', 'Temporal Rift'],
    says: 'They find no ship at a dock.',
    rule: 'C-DOCK-05',
    proof: 'C-DOCK-05: %s finds no docked ship',
  },
  {
    cards: ['Wormhole'],
    says: 'It finds no ship at a dock either.',
    rule: 'C-DOCK-05',
    proof: 'C-DOCK-05: no Wormhole for a ship at a dock',
  },
  {
    cards: ['Loss of Orbital Stability', 'Temporal Rift', 'Warp Core Breach', 'Rogue Borg Mercenaries'],
    says: 'They miss a ship that has landed.',
    rule: 'C-MOVE-16',
    proof: 'C-MOVE-16: %s misses a ship that has landed',
  },
  {
    cards: ['Temporal Rift'],
    says: 'It is so many turns of who has played it.',
    rule: 'C-TURN-10',
    proof: 'C-TYPES-12 C-LEAVE-04: a Temporal Rift takes a ship away until it has counted down',
  },
  {
    cards: ['Temporal Rift'],
    says: 'A ship that vanishes parts from its Away Team.',
    rule: 'C-TEAM-04',
    reason: 'No card that asks from which ship a team came is carried out.',
  },
  {
    cards: ['Temporal Rift'],
    says: 'Coming back is to appear.',
    rule: 'C-SPACELINE-07',
    reason: 'No card that waits for who appears is carried out.',
  },
  {
    cards: ['Time Travel Pod', 'Temporal Rift', 'Anti-Time Anomaly'],
    says: 'What has vanished is out of reach of all that happens.',
    rule: 'C-TIME-02',
    proof: 'C-LEAVE-04: an Anti-Time Anomaly spares who has vanished',
  },
  {
    cards: ['Anti-Time Anomaly'],
    says: 'It reaches who is phased.',
    rule: 'C-CLOAK-05',
    proof: 'C-CLOAK-05: an Anti-Time Anomaly reaches who is aboard a phased ship',
  },
  {
    cards: ['Anti-Time Anomaly'],
    says: 'It reaches who is in stasis.',
    rule: 'C-TEAM-16',
    reason: 'Stasis belongs to cards that are played by agreement.',
  },
  {
    cards: ['Cytherians'],
    says: 'The ship neither cloaks nor begins a battle; nobody leaves it, others may come.',
    rule: 'C-MOVE-13',
    proof:
      'C-MOVE-13: with Cytherians a ship neither cloaks nor begins a battle, and nobody leaves it; who likes comes aboard',
  },
  {
    cards: ['Cytherians'],
    says: 'It comes along with the ship, and pays who has that.',
    rule: 'C-CONTROL-02',
    proof: 'C-CONTROL-02: Cytherians score for who has the ship as it arrives',
  },
  {
    cards: ['Cytherians'],
    says: 'In play it is no more met.',
    rule: 'C-DILEMMA-24',
    proof: 'C-MOVE-13: the ship goes to the end that is further away, does nothing else, and scores there',
  },
  {
    cards: ['Friendly Fire'],
    says: 'In play it is no more met, and closes the mission.',
    rule: 'C-DILEMMA-24',
    proof: 'C-MISSION-03: %s closes the mission',
  },
  {
    cards: ['Neural Servo Device', 'Auto-Destruct Sequence'],
    says: 'A ship that is lent is one’s own, but its people and one’s own do not mix.',
    rule: 'C-CONTROL-03',
    proof:
      'C-CONTROL-03: who is lent by a Neural Servo Device boards no ship of one’s own, nor one’s own people theirs',
  },
  {
    cards: ['Auto-Destruct Sequence'],
    says: 'It is played on whatever ship one has.',
    rule: 'C-TURN-18',
    proof:
      'C-CONTROL-03: who is lent by a Neural Servo Device boards no ship of one’s own, nor one’s own people theirs',
  },
  {
    cards: ['A Fast Ship Would Be Nice'],
    says: 'The ship keeps its side until people come.',
    rule: 'C-CONTROL-04',
    proof: 'C-CONTROL-04: an empty ship goes to the opponent in the place of somebody, or a bodyguard dies',
  },
  {
    cards: ['Spacedock'],
    says: 'It lies on an outpost, and nowhere else.',
    rule: 'C-DOCK-06',
    proof: 'C-DOCK-06: a Spacedock lies on an outpost alone',
  },
  {
    cards: ['Spacedock'],
    says: 'It takes all markers off, of a ship that docks.',
    rule: 'C-DOCK-06',
    proof: 'C-DOCK-06: a Spacedock takes all damage markers off',
  },
  {
    cards: ['Menthar Booby Trap'],
    says: 'A ship that is held has all its RANGE.',
    rule: 'C-SKILL-17',
    proof: 'C-SKILL-14: Menthar Booby Trap holds a ship without lowering its RANGE',
  },
  {
    cards: ['Refuse Immigration', 'Ambush Ship'],
    says: 'The ship that attempts has to have the WEAPONS.',
    rule: 'C-MISSION-21',
    proof: 'C-MISSION-21: at Refuse Immigration and Ambush Ship the ship that attempts has to have the WEAPONS',
  },
  {
    cards: ['Intercept Maquis'],
    says: 'Ships that are there add theirs.',
    rule: 'C-MISSION-21',
    proof: 'C-MISSION-21: %s takes WEAPONS of all ships here',
  },
];
