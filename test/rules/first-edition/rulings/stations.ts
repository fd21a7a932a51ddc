import type { Ruling } from './ruling.ts';

/** Rulings about cards of Deep Space 9, The Dominion and First Contact. */
export const ON_STATIONS: readonly Ruling[] = [
  {
    cards: ['Automated Security System'],
    says: 'Copies on the same Ops kill only one personnel each turn.',
    rule: 'C-SKILL-22',
    proof: 'C-DILEMMA-13: when any turn ends, a random personnel at Ops is killed unless they are Cardassian',
  },
  {
    cards: ['Docking Pads'],
    says: 'Ships that are landed on them are destroyed with their station.',
    rule: 'C-SHIPBAT-10',
    proof: 'C-SHIPBAT-10: when the station is destroyed, so are the ships on its pads',
  },
  {
    cards: ['Establish Landing Protocols'],
    says: 'A landing by its text is not the landing that a ship’s own text allows, and uses RANGE.',
    rule: 'C-MOVE-16',
    proof: 'C-MOVE-16 C-TURN-16: ships without staffing requirements land or take off once per turn for 1 RANGE',
  },
  {
    cards: ['Hidden Fighter'],
    says: 'The ship that it downloads lands with the Away Team, and doesn’t report with a crew.',
    rule: 'C-DOWNLOAD-01',
    proof:
      'C-DOWNLOAD-01: a ship without staffing requirements lands with your Away Team, and you may fetch landing protocols',
  },
  {
    cards: ["I'm a Doctor, Not a Doorstop"],
    says: 'Everyone who took part in a battle that it cancels is stopped.',
    rule: 'C-BATTLE-08',
    proof: 'C-BATTLE-08: discarding its player’s hologram present cancels a personnel battle',
  },
  {
    cards: ['Intermix Ratio'],
    says: 'The points that don’t count toward winning aren’t lost, and count for everything else.',
    rule: 'C-POINTS-06',
    proof: 'C-POINTS-06: bonus points in excess of the other points don’t count toward winning, for either player',
  },
  {
    cards: ['Navigate Plasma Storms'],
    says: 'Its last outcome completes it. After the others it stays in play, and its player probes again.',
    rule: 'C-SCOUT-04',
    proof:
      'C-SCOUT-04: an objective destroys vessels without Navigation ×5, an event ends the storms, and other cards do nothing',
  },
  {
    cards: ['Orb of Prophecy and Change'],
    says: 'It is present with those who earn it.',
    rule: 'C-TYPES-09',
    proof: 'C-TYPES-09: an Orb of Prophecy and Change joins those who earn it as equipment',
  },
  {
    cards: ['Process Ore'],
    says: 'A player processes ore at only one station per turn.',
    rule: 'C-TURN-16',
    proof:
      'C-TURN-16 C-DRAW-07: at a planet, a matching ENGINEER at the unit lets its player discard a card, tuck one and draw two',
  },
  {
    cards: ['Rinnak Pire'],
    says: 'He commands ships that no lore names together with him.',
    rule: 'C-SKILL-28',
    proof: 'C-SKILL-28: Rinnak Pire may command any universal Bajoran ship',
  },
  {
    cards: ['Sleeper Trap'],
    says: 'Strike Three is a valid response to the battle that its Cardassians begin.',
    reason: 'Strike Three is played by agreement, and can be proposed whenever its player is asked.',
  },
  {
    cards: ['Storage Compartment Door'],
    says: 'From hand, it nullifies a card that closes another door.',
    rule: 'C-TYPES-05',
    proof: 'C-TYPES-05: from hand, it nullifies a card that closes doorways',
  },
  {
    cards: ['Tora Ziyal'],
    says: 'She is seeded face down like an artifact, and earned when the mission is solved.',
    rule: 'C-SEED-27',
    proof: 'C-SEED-27: she may be seeded like an artifact under the mission at Dozaria, but not under others',
  },
];
