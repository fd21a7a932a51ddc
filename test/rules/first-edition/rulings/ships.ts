import type { Ruling } from './ruling.ts';

/** Rulings about ships and how they move. */
export const ON_SHIPS: readonly Ruling[] = [
  {
    cards: ['Naprem', 'Stolen Attack Ship'],
    says: 'A ship’s quadrant counts beside its affiliation.',
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
    says: 'Lore makes it a Jem’Hadar ship.',
    rule: 'C-DECK-16',
    proof: 'C-DECK-16 C-SKILL-24: the answer to “Is %s a %s?” is %s',
  },
  {
    cards: ['Romulan Shuttle', 'Rebel Interceptor'],
    says: 'A ship reports in space, unless a card lets it land at once.',
    rule: 'C-PLAY-11',
    proof: 'C-PLAY-11: a Rebel Interceptor or a Romulan Shuttle reports at a dock, never on a planet',
  },
  {
    cards: ['Enterprise', 'Starship Enterprise', 'U.S.S. Enterprise'],
    says: 'Any with the word in its title is one.',
    rule: 'C-UNIQ-12',
    proof: 'C-DECK-16: any ship with “Enterprise” in its title is an Enterprise',
  },
  {
    cards: ['Keldon Advanced'],
    says: 'A skill that it needs doesn’t improve it.',
    rule: 'C-SKILL-14',
    proof: 'C-SKILL-14: a Keldon Advanced has the attributes that are printed on it',
  },
  {
    cards: ['U.S.S. Excelsior'],
    says: 'A skill of a ship is special equipment.',
    rule: 'C-MOVE-15',
    reason: 'The facts of this ship have only a Tractor Beam.',
  },
  {
    cards: ['Borg Cube'],
    says: 'It takes seven personnel.',
    rule: 'C-STAFF-02',
    proof:
      'C-STAFF-02: each of the two people on a card supplies an icon for a Mercenary Ship, but a Borg Cube needs seven personnel',
  },
  {
    cards: ['Borg Cube'],
    says: 'Cards report aboard from any quadrant.',
    rule: 'C-PLAY-10',
    proof: 'C-PLAY-10: %s lets %s report aboard',
  },
  {
    cards: ['Borg Cube'],
    says: 'Fires and breaches spare it.',
    rule: 'C-BORG-07',
    proof: 'C-BORG-07: %s can’t be played on a Borg ship',
  },
  {
    cards: ['Plasma Fire', 'Warp Core Breach'],
    says: 'Borg ships are spared.',
    rule: 'C-BORG-07',
    proof: 'C-BORG-07: %s can’t be played on a Borg ship',
  },
  {
    cards: ['Plasma Fire'],
    says: 'It burns in the turns of the ship’s owner.',
    rule: 'C-TURN-12',
    proof:
      'C-TURN-12: a Plasma Fire damages a ship at the end of each turn of the ship’s owner, until SECURITY puts the fire out',
  },
  {
    cards: ['Warp Core Breach'],
    says: 'It waits for the next turn of the ship’s owner, whoever controls it.',
    rule: 'C-TURN-12',
    proof: 'C-TURN-12: Warp Core Breach counts the next turn of the ship’s owner, whoever controls the ship',
  },
  {
    cards: ['Warp Core Breach'],
    says: 'A marker may download one at once.',
    rule: 'C-SHIPBAT-13',
    reason: 'The pool has no text of a tactic that downloads one.',
  },
  {
    cards: ['Starship Constitution'],
    says: 'Equipment with an icon staffs nothing.',
    rule: 'C-STAFF-04',
    proof: 'C-STAFF-04: equipment can’t staff a Starship Constitution',
  },
  {
    cards: ['Bajoran Interceptor', 'Kressari Rendezvous', 'Establish Station'],
    says: 'The larger RANGE counts for routes within a region, minus RANGE spent.',
    rule: 'C-MOVE-12',
    proof:
      'C-MOVE-12: a Bajoran Interceptor flies from Kressari Rendezvous to Establish Station with 0 RANGE left, and back with 3',
  },
  {
    cards: ['Rebel Interceptor'],
    says: 'It has 6, and 3 more within a region.',
    rule: 'C-MOVE-12',
    proof: 'C-MOVE-12: a Rebel Interceptor has RANGE 6 outside a region',
  },
  {
    cards: ['Bajoran Interceptor'],
    says: 'It lands and takes off once per turn without RANGE.',
    rule: 'C-MOVE-16',
    proof:
      'C-MOVE-16: only ships whose text allows it can land, and they pay no RANGE for landing and can take off in a later turn',
  },
  {
    cards: ['U.S.S. Enterprise', 'Strafing Run', 'Plasmadyne Relay', 'Kurlan Naiskos'],
    says: 'Additions come before multiplication.',
    rule: 'C-SKILL-14',
    proof: 'C-SKILL-14: Kurlan Naiskos triples a ship’s attributes after other bonuses are added',
  },
  {
    cards: ['U.S.S. Enterprise', 'Wall of Ships', 'Virus', 'U.S.S. Yamato'],
    says: 'A ship’s controller gives it own-ship effects, and keeps it from effects on the opponent’s.',
    rule: 'C-CONTROL-06',
    proof:
      'C-CONTROL-06: Wall of Ships improves a commandeered ship, which isn’t affected by a Virus on the opponent’s ship',
  },
  {
    cards: ['Wormhole', 'Bajoran Wormhole'],
    says: 'Going through is a move, which needs the crew.',
    rule: 'C-STAFF-06',
    proof: 'C-MOVE-01 C-STAFF-06: a staffed ship that isn’t stopped can use a Wormhole to any quadrant',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'No ship goes through without its crew.',
    rule: 'C-STAFF-06',
    proof: 'C-STAFF-06 C-CLOAK-05: a ship can’t go through a Bajoran Wormhole without its staff or while phased',
  },
  {
    cards: ['Wormhole', 'Bajoran Wormhole'],
    says: 'They lead from one quadrant to another.',
    rule: 'C-MOVE-09',
    proof: 'C-MOVE-01 C-STAFF-06: a staffed ship that isn’t stopped can use a Wormhole to any quadrant',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'Ships can pass it in both directions.',
    rule: 'C-MOVE-10',
    proof:
      'C-DOWNLOAD-01 C-SEED-12 C-MOVE-10 C-MOVE-11: the Bajoran Wormhole needs two ends, and stops ships that fly through',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'The near end is in the Bajor region, and each side has one.',
    rule: 'C-SPACELINE-13',
    proof:
      'C-SPACELINE-02 C-SPACELINE-13: the near end of a Bajoran Wormhole is in the Bajor region, and there is no third end',
  },
  {
    cards: ['Bajoran Wormhole'],
    says: 'A place made by a card is neither a planet nor space to attempt.',
    rule: 'C-SPACELINE-02',
    proof:
      'C-SPACELINE-02 C-SPACELINE-13: the near end of a Bajoran Wormhole is in the Bajor region, and there is no third end',
  },
  {
    cards: ['Gaps in Normal Space'],
    says: 'It is a location of its own.',
    rule: 'C-SPACELINE-02',
    proof: 'C-SEED-12: Gaps in Normal Space creates a location of span 4, where a ship that stops loses one personnel',
  },
  {
    cards: ['Supernova'],
    says: 'It leaves a place without a mission attempt.',
    rule: 'C-SPACELINE-02',
    proof:
      'C-MISSION-02: a Supernova needs a Tox Uthat, and turns the mission into a location that ships can only pass',
  },
  {
    cards: ['Wormhole'],
    says: 'A pair leads into the past and back.',
    rule: 'C-TIME-02',
    reason: 'Time travel isn’t supported yet.',
  },
  {
    cards: ['Wormhole'],
    says: 'A wormhole printed on a mission is one end of a pair.',
    rule: 'C-MISSION-25',
    proof: 'a Wormhole can connect a mission’s wormhole with any other location, in either direction',
  },
  {
    cards: ['Subspace Warp Rift', 'Wormhole'],
    says: 'A ship that turns or comes without spans hasn’t passed.',
    rule: 'C-MOVE-04',
    proof: 'C-MOVE-04: a ship that turns back at a Subspace Warp Rift, or uses a Wormhole, doesn’t pass the rift',
  },
  {
    cards: ['Where No One Has Gone Before'],
    says: 'It leads around one line only.',
    rule: 'C-MOVE-01',
    proof: 'C-MOVE-01: Where No One Has Gone Before connects the ends of one spaceline only',
  },
  {
    cards: ['Where No One Has Gone Before', 'Cytherians'],
    says: 'A ship that must travel may go around the line.',
    rule: 'C-MOVE-13',
    proof: 'C-MOVE-13: a ship with Cytherians may use Where No One Has Gone Before to move from one end to the other',
  },
  {
    cards: ['Wormhole', 'Cytherians'],
    says: 'A ship that must travel may take the shorter way.',
    rule: 'C-MOVE-13',
    proof: 'C-MOVE-13: a ship with Cytherians may shorten its journey with a Wormhole',
  },
  {
    cards: ['Q-Net'],
    says: 'It makes no location, and also holds cloaked ships.',
    rule: 'C-SPACELINE-04',
    proof:
      'C-SPACELINE-04: locations on both sides of a Q-Net are adjacent, and even a cloaked ship can’t pass between them',
  },
  {
    cards: ['Q-Net'],
    says: 'It stops cloaked ships, but no phased one.',
    rule: 'C-CLOAK-05',
    proof: 'C-CLOAK-05: a phased ship can pass a Q-Net, unlike visible and cloaked ships',
  },
  {
    cards: ['Gaps in Normal Space'],
    says: 'A place put between two of a region isn’t in it.',
    rule: 'C-SPACELINE-13',
    proof: 'a location placed between two of a region doesn’t join it',
  },
  {
    cards: ['Gaps in Normal Space', 'Plasmadyne Relay', 'Cytherians'],
    says: 'Full speed is all its RANGE, whatever is on the way.',
    rule: 'C-MOVE-13',
    proof:
      'C-MOVE-13: a ship with Cytherians moves as far as its RANGE with a Plasmadyne Relay allows, and doesn’t wait before Gaps in Normal Space',
  },
  {
    cards: ['Radioactive Garbage Scow'],
    says: 'It goes where the ship that tows it goes.',
    rule: 'C-MOVE-15',
    proof: 'C-MOVE-15: a towed scow goes through a Wormhole with its ship',
  },
  {
    cards: ['Ship Seizure'],
    says: 'A Tractor Beam works for it.',
    rule: 'C-MOVE-15',
    proof: 'C-TEAM-17: a player whose ship has a Tractor Beam can use a Ship Seizure to remove an empty ship there',
  },
  {
    cards: ['Transwarp Conduit'],
    says: 'A second one on the same ship adds nothing.',
    rule: 'C-SKILL-22',
    proof: 'C-SKILL-22: two Transwarp Conduits double RANGE only once',
  },
  {
    cards: ['Asteroid Sanctuary', 'Loss of Orbital Stability', 'Near-Warp Transport', 'Temporal Rift'],
    says: 'The team finds no docked ship.',
    rule: 'C-DOCK-05',
    proof: 'C-DOCK-05: %s can’t target a docked ship',
  },
  {
    cards: ['Wormhole'],
    says: 'It doesn’t find a docked ship either.',
    rule: 'C-DOCK-05',
    proof: 'C-DOCK-05: a Wormhole can’t move a docked ship',
  },
  {
    cards: ['Loss of Orbital Stability', 'Temporal Rift', 'Warp Core Breach', 'Rogue Borg Mercenaries'],
    says: 'They miss a landed ship.',
    rule: 'C-MOVE-16',
    proof: 'C-MOVE-16: %s can’t target a landed ship',
  },
  {
    cards: ['Temporal Rift'],
    says: 'It counts its player’s turns.',
    rule: 'C-TURN-10',
    proof: 'C-TYPES-12 C-LEAVE-04: a Temporal Rift removes a ship from the spaceline until its countdown ends',
  },
  {
    cards: ['Temporal Rift'],
    says: 'A ship that disappears parts from its Away Team.',
    rule: 'C-TEAM-04',
    reason: 'No enforced card asks from which ship a team came.',
  },
  {
    cards: ['Temporal Rift'],
    says: 'A return is an appearance.',
    rule: 'C-SPACELINE-07',
    reason: 'No enforced card waits for an appearance.',
  },
  {
    cards: ['Time Travel Pod', 'Temporal Rift', 'Anti-Time Anomaly'],
    says: 'A card that disappeared is out of reach of all events.',
    rule: 'C-TIME-02',
    proof: 'C-LEAVE-04: an Anti-Time Anomaly spares cards that have disappeared',
  },
  {
    cards: ['Anti-Time Anomaly'],
    says: 'It reaches phased cards.',
    rule: 'C-CLOAK-05',
    proof: 'C-CLOAK-05: an Anti-Time Anomaly kills personnel aboard a phased ship',
  },
  {
    cards: ['Anti-Time Anomaly'],
    says: 'It reaches cards in stasis.',
    rule: 'C-TEAM-16',
    reason: 'Cards with stasis are by agreement.',
  },
  {
    cards: ['Cytherians'],
    says: 'The ship doesn’t cloak or begin a battle, and nobody leaves it, while others may come.',
    rule: 'C-MOVE-13',
    proof: 'C-MOVE-13: a ship with Cytherians can’t cloak or attack, and nobody may leave it, but anyone may board',
  },
  {
    cards: ['Cytherians'],
    says: 'It comes along with the ship, and pays its controller.',
    rule: 'C-CONTROL-02',
    proof: 'C-CONTROL-02: a ship that arrives with Cytherians scores for its controller',
  },
  {
    cards: ['Cytherians'],
    says: 'It is no longer encountered while in play.',
    rule: 'C-DILEMMA-24',
    proof: 'C-MOVE-13: Cytherians send a ship to the far end, score there, and let the ship do nothing else on the way',
  },
  {
    cards: ['Friendly Fire'],
    says: 'It is no longer encountered while in play, and closes the mission.',
    rule: 'C-DILEMMA-24',
    proof: 'C-MISSION-03: %s prevents attempts at the mission',
  },
  {
    cards: ['Neural Servo Device', 'Auto-Destruct Sequence'],
    says: 'A lent ship is its borrower’s, but its personnel and theirs don’t mix.',
    rule: 'C-CONTROL-03',
    proof:
      'C-CONTROL-03: a crew under a Neural Servo Device and its controller’s personnel can’t board each other’s ships',
  },
  {
    cards: ['Auto-Destruct Sequence'],
    says: 'It is played on any ship that its player controls.',
    rule: 'C-TURN-18',
    proof:
      'C-CONTROL-03: a crew under a Neural Servo Device and its controller’s personnel can’t board each other’s ships',
  },
  {
    cards: ['A Fast Ship Would Be Nice'],
    says: 'The ship keeps its affiliation until personnel arrive.',
    rule: 'C-CONTROL-04',
    proof: 'C-CONTROL-04: A Fast Ship Would Be Nice takes an empty ship or a bodyguard instead of a personnel',
  },
  {
    cards: ['Spacedock'],
    says: 'It goes on an outpost only.',
    rule: 'C-DOCK-06',
    proof: 'C-DOCK-06: a Spacedock can be played only on an outpost',
  },
  {
    cards: ['Spacedock'],
    says: 'It removes all markers from a docking ship.',
    rule: 'C-DOCK-06',
    proof: 'C-DOCK-06: a Spacedock removes all damage markers',
  },
  {
    cards: ['Menthar Booby Trap'],
    says: 'A held ship has all its RANGE.',
    rule: 'C-SKILL-17',
    proof: 'C-SKILL-14: Menthar Booby Trap holds a ship without lowering its RANGE',
  },
  {
    cards: ['Refuse Immigration', 'Ambush Ship'],
    says: 'The attempting ship must have the WEAPONS.',
    rule: 'C-MISSION-21',
    proof: 'C-MISSION-21: Refuse Immigration and Ambush Ship need the WEAPONS of the attempting ship',
  },
  {
    cards: ['Intercept Maquis'],
    says: 'Ships there add theirs.',
    rule: 'C-MISSION-21',
    proof: 'C-MISSION-21: an attempt at %s needs the WEAPONS of several ships there',
  },
  {
    cards: ['U.S.S. Voyager'],
    says: 'A ship that leaves it after landing takes off.',
    rule: 'C-MOVE-16',
    reason: 'The order with which it lands is by agreement.',
  },
];
