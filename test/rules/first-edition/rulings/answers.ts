import type { Ruling } from './ruling.ts';

/** Rulings about events, interrupts, draws and answers. */
export const ON_ANSWERS: readonly Ruling[] = [
  {
    cards: ['Red Alert!', 'Energy Vortex'],
    says: 'Reports under an alert are parts of one action, each of which may be answered.',
    rule: 'C-PLAY-05',
    proof: 'C-PLAY-05 C-RESPONSE-13: each report under a Red Alert! may be answered by an Energy Vortex',
  },
  {
    cards: ['Red Alert!'],
    says: 'Nobody plays between the parts of it.',
    rule: 'C-RESPONSE-17',
    proof:
      'C-RESPONSE-17 C-PLAY-05: nothing else begins under a Red Alert!, neither of whose turn it is nor of the other',
  },
  {
    cards: ['Energy Vortex'],
    says: 'Who can play nothing else is shown to be unable.',
    rule: 'C-PLAY-19',
    proof: 'C-PLAY-19: with nothing else to play the turn goes on',
  },
  {
    cards: ['Energy Vortex', 'Alien Probe', 'Battle Bridge Door'],
    says: 'Tactics are no cards of a hand.',
    rule: 'C-SHIPBAT-14',
    proof: 'C-DRAW-01 C-SHIPBAT-14: %s doesn’t answer a tactic',
  },
  {
    cards: ['Alien Probe'],
    says: 'It lays no side deck open.',
    rule: 'C-SHIPBAT-14',
    proof: 'C-SHIPBAT-14: an Alien Probe lays no side deck open',
  },
  {
    cards: ['Subspace Schism'],
    says: 'It answers draws, and no tactic.',
    rule: 'C-DRAW-01',
    proof: 'C-DRAW-01 C-SHIPBAT-14: %s doesn’t answer a tactic',
  },
  {
    cards: ['Goddess of Empathy'],
    says: 'What a side deck has just given is no card play.',
    rule: 'C-DRAW-01',
    proof: 'C-DRAW-01: a Goddess of Empathy stands against no tactic',
  },
  {
    cards: ['Kivas Fajo - Collector', 'Subspace Schism'],
    says: 'Each draw may be answered, the card itself no more by then.',
    rule: 'C-RESPONSE-12',
    proof: 'C-RESPONSE-12: each of the three draws of Kivas Fajo may be answered, the card itself no more',
  },
  {
    cards: ['Kivas Fajo - Collector'],
    says: 'Who draws is said as it is played.',
    rule: 'C-RESPONSE-04',
    proof: 'C-DRAW-01: Kivas Fajo lets a player draw three, with a Mirror Image both',
  },
  {
    cards: ['Kivas Fajo - Collector', 'Masaka Transformations'],
    says: 'They give nothing where no more cards are drawn.',
    rule: 'C-DRAW-03',
    proof: 'C-DRAW-03: %s draws nothing in a turn without draws',
  },
  {
    cards: ['Masaka Transformations'],
    says: 'An artifact that left play has to be gained again.',
    rule: 'C-TYPES-09',
    proof: 'C-DRAW-07: Masaka Transformations: a new hand of the same size',
  },
  {
    cards: ['Betazoid Gift Box'],
    says: 'What it gives is not drawn.',
    rule: 'C-DRAW-01',
    proof: 'C-DRAW-01: cards of a Betazoid Gift Box aren’t drawn: no Subspace Schism answers',
  },
  {
    cards: ['Amanda Rogers', 'Palor Toff - Alien Trader'],
    says: 'She nullifies one that was just played.',
    rule: 'C-RESPONSE-07',
    proof: 'C-RESPONSE-07: Amanda Rogers nullifies a Palor Toff',
  },
  {
    cards: ['Amanda Rogers', 'Kevin Uxbridge'],
    says: 'Against each works what its text leaves open, and what names it.',
    rule: 'C-TYPES-11',
    proof: 'C-RESPONSE-07: Amanda Rogers nullifies an interrupt, but not Kevin Uxbridge',
  },
  {
    cards: ['Kevin Uxbridge'],
    says: 'A hidden agenda is safe from him.',
    rule: 'C-TYPES-18',
    proof: 'what is aimed at cards in play misses it',
  },
  {
    cards: ['Kevin Uxbridge', 'Kurlan Naiskos'],
    says: 'An artifact that is played as an event is one.',
    rule: 'C-DECK-12',
    proof: 'C-TYPES-11 C-DECK-12: Kurlan Naiskos is played as an event, which Kevin Uxbridge nullifies',
  },
  {
    cards: ['Kevin Uxbridge', 'Amanda Rogers', 'Q2'],
    says: 'Each works on cards of Q of its type.',
    rule: 'C-QCON-04',
    reason: 'Q-Continuum side decks aren’t played yet.',
  },
  {
    cards: ['Mirror Image', 'Kivas Fajo - Collector'],
    says: 'Activated in answer to a card it counts for that one.',
    rule: 'C-TYPES-18',
    proof: 'C-TYPES-18: a Mirror Image is activated in answer to Kivas Fajo, and counts for it',
  },
  {
    cards: ['Res-Q', 'Palor Toff - Alien Trader'],
    says: 'It lies where the card lay that it was traded for.',
    rule: 'C-DRAW-06',
    proof: 'C-DRAW-06: %s takes the place of the card that it is traded for',
  },
  {
    cards: ['Palor Toff - Alien Trader'],
    says: 'The pile is looked through, and stays in order.',
    rule: 'C-DRAW-05',
    proof: 'C-DRAW-06: %s takes the place of the card that it is traded for',
  },
  {
    cards: ['Res-Q'],
    says: 'Cards that gave points are out of its reach.',
    rule: 'C-POINTS-03',
    proof: 'C-POINTS-03: what lies in the bonus point area is out of reach of Res-Q',
  },
  {
    cards: ['Handshake'],
    says: 'Several cards go one after the other, in an order of one’s own.',
    rule: 'C-DRAW-07',
    proof:
      'C-PLAY-03 C-RESPONSE-03: free where one has fewer cards and has played none: the other discards three or lets draw',
  },
  {
    cards: ['Static Warp Bubble'],
    says: 'The card comes from the hand, and pays for nothing else.',
    rule: 'C-DRAW-08',
    proof:
      'C-DRAW-07 C-SKILL-22: under a Static Warp Bubble the other discards one as its turn ends, two of them ask no more',
  },
  {
    cards: ['Particle Fountain'],
    says: 'Who has just solved may light it first.',
    rule: 'C-RESPONSE-16',
    proof: 'C-POINTS-03: a Particle Fountain on a planet just solved with two ENGINEER, one for each mission',
  },
  {
    cards: ['Telepathic Alien Kidnappers'],
    says: 'Two of them guess once.',
    rule: 'C-SKILL-22',
    proof: 'two Telepathic Alien Kidnappers guess one card in a turn',
  },
  {
    cards: ['Telepathic Alien Kidnappers'],
    says: 'They guess as the turns of their player end.',
    rule: 'C-TURN-11',
    proof: 'C-SELECT-01: Telepathic Alien Kidnappers guess a card of the other’s hand',
  },
  {
    cards: ['The Traveler: Transcendence'],
    says: 'Two draw one card more.',
    rule: 'C-SKILL-22',
    proof: 'two copies of The Traveler draw one card more, not two',
  },
  {
    cards: ['The Traveler: Transcendence'],
    says: 'It changes the last draw of the turn, and is no action of its own.',
    rule: 'C-TURN-09',
    proof: 'two copies of The Traveler draw one card more, not two',
  },
  {
    cards: ['The Traveler: Transcendence', 'Red Alert!'],
    says: 'In a short game they count otherwise.',
    rule: 'C-TURN-13',
    reason: 'Warp Speed isn’t played.',
  },
  {
    cards: ["Horga'hn"],
    says: 'As it is gained it is with nobody.',
    rule: 'C-TEAM-11',
    proof: 'Horga’hn lies on the table at once',
  },
  {
    cards: ["Horga'hn"],
    says: 'An icon brings what nullifies it, from wherever.',
    rule: 'C-DOWNLOAD-10',
    reason: 'Who bears that icon is played by agreement.',
  },
  {
    cards: ['Raise the Stakes'],
    says: 'It is banned.',
    rule: 'C-DECK-07',
    proof: 'C-DECK-07: what is banned in all its printings is refused, a banned printing of others isn’t',
  },
  {
    cards: ['Assign Mission Specialists'],
    says: 'Two come to one outpost, in whatever quadrant.',
    rule: 'C-DOWNLOAD-07',
    proof: 'C-DOWNLOAD-07 C-DECK-14: Assign Mission Specialists brings two different ones to one outpost',
  },
  {
    cards: ['Assign Mission Specialists'],
    says: 'Of two copies one scores.',
    rule: 'C-SKILL-22',
    proof: 'C-MISSION-17 C-POINTS-01: 5 for each specialist who gives a skill that is asked for, and for nobody else',
  },
  {
    cards: ['Assign Mission Specialists'],
    says: 'Who comes while seeding is no seed card.',
    rule: 'C-SEED-06',
    proof: 'C-DOWNLOAD-07 C-DECK-14: Assign Mission Specialists brings two different ones to one outpost',
  },
  {
    cards: ['Temporal Micro-Wormhole'],
    says: 'Who comes by it mixes with all.',
    rule: 'C-AFFIL-02',
    proof:
      'C-PLAY-10 C-AFFIL-02 C-TURN-18: by a Temporal Micro-Wormhole somebody reports aboard a ship, and mixes ever after',
  },
  {
    cards: ['Long-Range Scan'],
    says: 'It lets be seen what it names.',
    rule: 'C-SELECT-05',
    proof: 'C-DRAW-05: %s',
  },
  {
    cards: ['Vulcan Mindmeld'],
    says: 'It gives skills, and shares none with others.',
    rule: 'C-SKILL-07',
    proof: 'C-SKILL-07: a Vulcan Mindmeld gives the skills of one who is there, until the turn ends',
  },
  {
    cards: ['Blood Oath'],
    says: 'In place of the draw a card is played or taken to hand, but not from hand to hand.',
    rule: 'C-DOWNLOAD-02',
    proof: 'C-DOWNLOAD-02: or takes it to hand, but nothing from hand to hand',
  },
  {
    cards: ['Ferengi Trading Post'],
    says: 'It lets affiliations mix, but aboard alone.',
    rule: 'C-AFFIL-03',
    proof: 'C-AFFIL-03 C-AFFIL-14: they mix while they are aboard, and nowhere else',
  },
];
