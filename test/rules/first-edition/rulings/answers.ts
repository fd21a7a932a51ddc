import type { Ruling } from './ruling.ts';

/** Rulings about events, interrupts, draws and responses. */
export const ON_ANSWERS: readonly Ruling[] = [
  {
    cards: ['Red Alert!', 'Energy Vortex'],
    says: 'Reports under it are parts of one action, and a player can respond to each.',
    rule: 'C-PLAY-05',
    proof: 'C-PLAY-05 C-RESPONSE-13: an Energy Vortex can respond to each report under a Red Alert!',
  },
  {
    cards: ['Red Alert!'],
    says: 'Nobody plays between its parts.',
    rule: 'C-RESPONSE-17',
    proof: 'C-RESPONSE-17 C-PLAY-05: neither player can begin another action during a Red Alert!',
  },
  {
    cards: ['Energy Vortex'],
    says: 'A player who can play nothing else shows it.',
    rule: 'C-PLAY-19',
    proof: 'C-PLAY-19: a player who has nothing else to play after an Energy Vortex just continues the turn',
  },
  {
    cards: ['Energy Vortex', 'Alien Probe', 'Battle Bridge Door'],
    says: 'Tactics aren’t cards of a hand.',
    rule: 'C-SHIPBAT-14',
    proof: 'C-DRAW-01 C-SHIPBAT-14: %s can’t respond to a tactic',
  },
  {
    cards: ['Alien Probe'],
    says: 'It opens no side deck.',
    rule: 'C-SHIPBAT-14',
    proof: 'C-SHIPBAT-14: an Alien Probe doesn’t reveal a side deck',
  },
  {
    cards: ['Subspace Schism'],
    says: 'It responds to draws, and not to tactics.',
    rule: 'C-DRAW-01',
    proof: 'C-DRAW-01 C-SHIPBAT-14: %s can’t respond to a tactic',
  },
  {
    cards: ['Goddess of Empathy'],
    says: 'A card just drawn from a side deck isn’t a card play.',
    rule: 'C-DRAW-01',
    proof: 'C-DRAW-01: a Goddess of Empathy doesn’t forbid tactics',
  },
  {
    cards: ['Kivas Fajo - Collector', 'Subspace Schism'],
    says: 'A player can respond to each draw, but no longer to the card.',
    rule: 'C-RESPONSE-12',
    proof: 'C-RESPONSE-12: players can respond to each of Kivas Fajo’s three draws, but no longer to the card itself',
  },
  {
    cards: ['Kivas Fajo - Collector'],
    says: 'Its player names the drawing player with it.',
    rule: 'C-RESPONSE-04',
    proof: 'C-DRAW-01: Kivas Fajo lets one player, or both players if a Mirror Image is in play, draw three cards',
  },
  {
    cards: ['Kivas Fajo - Collector', 'Masaka Transformations'],
    says: 'It lets nobody draw if no more cards are drawn in the turn.',
    rule: 'C-DRAW-03',
    proof: 'C-DRAW-03: %s doesn’t let a player draw in a turn without draws',
  },
  {
    cards: ['Masaka Transformations'],
    says: 'An artifact that left play must be gained again.',
    rule: 'C-TYPES-09',
    proof: 'C-DRAW-07: Masaka Transformations give their player a new hand of the same size',
  },
  {
    cards: ['Betazoid Gift Box'],
    says: 'Its cards aren’t drawn.',
    rule: 'C-DRAW-01',
    proof: 'C-DRAW-01: cards from a Betazoid Gift Box aren’t drawn, so a Subspace Schism can’t respond',
  },
  {
    cards: ['Amanda Rogers', 'Palor Toff - Alien Trader'],
    says: 'She nullifies an interrupt that was just played.',
    rule: 'C-RESPONSE-07',
    proof: 'C-RESPONSE-07: Amanda Rogers nullifies a Palor Toff',
  },
  {
    cards: ['Amanda Rogers', 'Kevin Uxbridge'],
    says: 'Cards that its text leaves open work against each, as do cards that name it.',
    rule: 'C-TYPES-11',
    proof: 'C-RESPONSE-07: Amanda Rogers can nullify interrupts other than Kevin Uxbridge',
  },
  {
    cards: ['Kevin Uxbridge'],
    says: 'He can’t nullify a hidden agenda.',
    rule: 'C-TYPES-18',
    proof: 'cards that target cards in play miss a hidden agenda',
  },
  {
    cards: ['Kevin Uxbridge', 'Kurlan Naiskos'],
    says: 'An artifact played as an event is an event.',
    rule: 'C-DECK-12',
    proof: 'C-TYPES-11 C-DECK-12: Kevin Uxbridge nullifies Kurlan Naiskos, which is played as an event',
  },
  {
    cards: ['Kevin Uxbridge', 'Amanda Rogers', 'Q2'],
    says: 'Each works on Q cards of its type.',
    rule: 'C-QCON-04',
    reason: 'Q-Continuum side decks aren’t supported yet.',
  },
  {
    cards: ['Mirror Image', 'Kivas Fajo - Collector'],
    says: 'It counts for a card if it is activated in response to it.',
    rule: 'C-TYPES-18',
    proof: 'C-TYPES-18: a Mirror Image activated in response to Kivas Fajo applies to that copy of Kivas Fajo',
  },
  {
    cards: ['Res-Q', 'Palor Toff - Alien Trader'],
    says: 'It goes where the card it was traded for was.',
    rule: 'C-DRAW-06',
    proof: 'C-DRAW-06: in the discard pile, %s takes the place of the card that it retrieves',
  },
  {
    cards: ['Palor Toff - Alien Trader'],
    says: 'Its player looks through the pile, which stays in order.',
    rule: 'C-DRAW-05',
    proof: 'C-DRAW-06: in the discard pile, %s takes the place of the card that it retrieves',
  },
  {
    cards: ['Res-Q'],
    says: 'It can’t take cards that gave points.',
    rule: 'C-POINTS-03',
    proof: 'C-POINTS-03: Res-Q can’t take cards from the bonus point area',
  },
  {
    cards: ['Handshake'],
    says: 'Several cards go one after the other, in their player’s order.',
    rule: 'C-DRAW-07',
    proof:
      'C-PLAY-03 C-RESPONSE-03: Handshake is free for a player with fewer cards in hand, and the opponent discards three cards or allows a draw',
  },
  {
    cards: ['Static Warp Bubble'],
    says: 'The card comes from hand, and pays for nothing else.',
    rule: 'C-DRAW-08',
    proof:
      'C-DRAW-07 C-SKILL-22: a Static Warp Bubble makes the opponent discard one card each turn, even if two copies are in play',
  },
  {
    cards: ['Particle Fountain'],
    says: 'A player who has just solved a mission may light it first.',
    rule: 'C-RESPONSE-16',
    proof:
      'C-POINTS-03: once per mission, a Particle Fountain scores if two ENGINEER have just helped to solve it on a planet',
  },
  {
    cards: ['Telepathic Alien Kidnappers'],
    says: 'Two of them guess once.',
    rule: 'C-SKILL-22',
    proof: 'two Telepathic Alien Kidnappers guess one card per turn',
  },
  {
    cards: ['Telepathic Alien Kidnappers'],
    says: 'They guess as their player’s turns end.',
    rule: 'C-TURN-11',
    proof:
      'C-SELECT-01: Telepathic Alien Kidnappers discard a random card from the opponent’s hand if their player guesses its type',
  },
  {
    cards: ['The Traveler: Transcendence'],
    says: 'Two draw one more card.',
    rule: 'C-SKILL-22',
    proof: 'two copies of The Traveler draw one more card, not two',
  },
  {
    cards: ['The Traveler: Transcendence'],
    says: 'It changes the last draw of the turn, without an action of its own.',
    rule: 'C-TURN-09',
    proof: 'two copies of The Traveler draw one more card, not two',
  },
  {
    cards: ['The Traveler: Transcendence', 'Red Alert!'],
    says: 'They count differently in a short game.',
    rule: 'C-TURN-13',
    reason: 'Warp Speed isn’t supported.',
  },
  {
    cards: ["Horga'hn"],
    says: 'Nobody has it yet when it is gained.',
    rule: 'C-TEAM-11',
    proof: 'Horga’hn is placed on the table immediately',
  },
  {
    cards: ["Horga'hn"],
    says: 'An icon downloads a card that nullifies it, from anywhere.',
    rule: 'C-DOWNLOAD-10',
    reason: 'The card with that icon is by agreement.',
  },
  {
    cards: ['Raise the Stakes'],
    says: 'It is banned.',
    rule: 'C-DECK-07',
    proof:
      'C-DECK-07: a card that is banned in all its printings is refused, but one that is banned in only some isn’t',
  },
  {
    cards: ['Assign Mission Specialists'],
    says: 'Two come to one outpost in any quadrant.',
    rule: 'C-DOWNLOAD-07',
    proof: 'C-DOWNLOAD-07 C-DECK-14: Assign Mission Specialists downloads two different specialists to one outpost',
  },
  {
    cards: ['Assign Mission Specialists'],
    says: 'One of two copies scores.',
    rule: 'C-SKILL-22',
    proof:
      'C-MISSION-17 C-POINTS-01: Assign Mission Specialists scores 5 for each specialist whose skill is needed, and nothing for others',
  },
  {
    cards: ['Assign Mission Specialists'],
    says: 'A card that arrives during seeding isn’t a seed card.',
    rule: 'C-SEED-06',
    proof: 'C-DOWNLOAD-07 C-DECK-14: Assign Mission Specialists downloads two different specialists to one outpost',
  },
  {
    cards: ['Temporal Micro-Wormhole'],
    says: 'A card that reports by it mixes with all.',
    rule: 'C-AFFIL-02',
    proof:
      'C-PLAY-10 C-AFFIL-02 C-TURN-18: a personnel who reports through a Temporal Micro-Wormhole is compatible with personnel of the ship’s affiliation',
  },
  {
    cards: ['Long-Range Scan'],
    says: 'It shows what it names.',
    rule: 'C-SELECT-05',
    proof: 'C-DRAW-05: %s shows cards that only the opponent could see',
  },
  {
    cards: ['Vulcan Mindmeld'],
    says: 'It gives skills, and shares none with others.',
    rule: 'C-SKILL-07',
    proof: 'C-SKILL-07: a Vulcan Mindmeld gives a personnel another personnel’s skills until the turn ends',
  },
  {
    cards: ['Blood Oath'],
    says: 'It plays a card or takes it to hand in place of the draw, but not from hand to hand.',
    rule: 'C-DOWNLOAD-02',
    proof: 'C-DOWNLOAD-02: a card that Blood Oath downloads can go to hand instead, but can’t come from hand',
  },
  {
    cards: ['Ferengi Trading Post'],
    says: 'It lets affiliations mix, but only aboard.',
    rule: 'C-AFFIL-03',
    proof: 'C-AFFIL-03 C-AFFIL-14: cards of all affiliations mix at a Ferengi Trading Post only while aboard',
  },
];
