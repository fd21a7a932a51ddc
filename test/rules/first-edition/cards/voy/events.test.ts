import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lower Decks (Voyager)',
    title:
      'C-SKILL-14: Lower Decks (Voyager) adds 2 to all attributes of its player’s universal personnel, except holograms',
    gold: 'L2: Calloway, Data, Albert Einstein, Holo-Projectors; hand: Lower Decks (Voyager)',
    blue: 'L5: Giusti',
    gives: { 'Calloway.CUNNING': 5, 'Giusti.STRENGTH': 4 },
    next: {
      does: 'play:lower-decks-voyager:core:0',
      gives: {
        'Calloway.INTEGRITY': 9,
        'Calloway.CUNNING': 7,
        'Calloway.STRENGTH': 5,
        'Data.CUNNING': 12,
        'Giusti.STRENGTH': 4,
      },
    },
  },
  {
    card: "Captain's Log (Voyager)",
    title: 'C-SKILL-28 C-SKILL-22: Captain’s Log adds 3 to WEAPONS and SHIELDS of ships with their commanders aboard',
    gold: "L1: U.S.S. Enterprise [Jean-Luc Picard], U.S.S. Oberth [Data]; hand: Captain's Log (Voyager), Captain's Log (Voyager)",
    blue: 'L1: U.S.S. Defiant [Benjamin Sisko]',
    at: 'turn',
    does: 'play:captains-log-voyager:core:0',
    gives: {
      'U.S.S. Enterprise.WEAPONS': 11,
      'U.S.S. Enterprise.SHIELDS': 12,
      'U.S.S. Enterprise.RANGE': 9,
      'U.S.S. Oberth.WEAPONS': 4,
      'U.S.S. Defiant.WEAPONS': 10,
    },
    also: [
      {
        gold: "L1: U.S.S. Enterprise [Jean-Luc Picard]; table: Captain's Log (Voyager), Captain's Log (Voyager)",
        gives: { 'U.S.S. Enterprise.WEAPONS': 11 },
      },
    ],
  },
  {
    card: 'Ancestral Vision',
    title:
      'C-TURN-09 C-TEAM-08: with Honor and INTEGRITY > 7 present, an Ancestral Vision lets its player draw an extra card',
    gold: 'missions: Aftermath, Study Pulsar; surface:L1: Worf; at:L1: Ancestral Vision, Ancestral Vision',
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [
      {
        gold: 'missions: Aftermath, Study Pulsar; surface:L1: Calloway; at:L1: Ancestral Vision',
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
      {
        gold: 'missions: Aftermath, Study Pulsar; at:L1: Ancestral Vision',
        blue: 'surface:L1: Worf',
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
      {
        gold: 'missions: Aftermath, Study Pulsar, First Contact; hand: Ancestral Vision',
        at: 'turn',
        can: { 'play:ancestral-vision': ['play:ancestral-vision:at:L1'] },
      },
    ],
  },
  {
    card: 'Villagers with Torches',
    title: 'C-LEAVE-02: Villagers with Torches kill an Away Team of one or two that begins to attempt a planet mission',
    gold: 'L2: Calloway, Giusti',
    blue: 'table: Villagers with Torches',
    does: 'attempt:L2:team-1',
    gives: { 'gold.discard': ['Giusti', 'Calloway'] },
    also: [
      {
        gold: 'L2: Calloway, Giusti, Taitt',
        blue: 'table: Villagers with Torches',
        does: 'attempt:L2:team-1',
        gives: { 'gold.discard': [] },
      },
      {
        gold: 'L2: Calloway, Giusti; table: Thermal Deflectors',
        blue: 'table: Villagers with Torches',
        does: 'attempt:L2:team-1',
        gives: { 'gold.discard': [] },
      },
      { gold: 'L2: Calloway; table: Villagers with Torches', does: 'attempt:L2:team-1', gives: { 'gold.discard': [] } },
      {
        gold: 'L1: U.S.S. Oberth [Taitt]',
        blue: 'table: Villagers with Torches',
        does: 'attempt:L1:1',
        gives: { 'gold.discard': [] },
      },
    ],
  },
  {
    card: 'Mission Debriefing (Voyager)',
    title: 'C-STOP-01: with a Mission Debriefing, an attempt of either player stops its crew or Away Team when it ends',
    gold: 'L2: Calloway, Giusti; table: Mission Debriefing (Voyager)',
    does: 'attempt:L2:team-1',
    gives: { 'Calloway.stopped': 1, 'Giusti.stopped': 1 },
    also: [
      {
        gold: 'L2: Calloway; L5: Giusti',
        blue: 'table: Mission Debriefing (Voyager)',
        does: 'attempt:L2:team-1',
        gives: { 'Calloway.stopped': 1, 'Giusti.stopped': null },
      },
      { gold: 'L2: Calloway', does: 'attempt:L2:team-1', gives: { 'Calloway.stopped': null } },
    ],
  },
  {
    card: 'Fair Play (Voyager)',
    title: 'C-MISSION-12: under Fair Play, nobody solves an opponent’s unique mission that shows fewer than 40 points',
    gold: 'L5: Data, Spock, Jean-Luc Picard, Worf, Calloway, Giusti, Taitt, Beverly Crusher; table: Fair Play (Voyager)',
    does: 'attempt:L5:team-1',
    gives: { 'L5.solved': null },
    also: [
      {
        gold: 'L5: Data, Spock, Jean-Luc Picard, Worf, Calloway, Giusti, Taitt, Beverly Crusher',
        does: 'attempt:L5:team-1',
        gives: { 'L5.solved': 0 },
      },
      {
        gold: 'missions: Study Pulsar, Reported Activity; L2: Data, Spock, Jean-Luc Picard, Worf, Calloway, Giusti, Taitt, Beverly Crusher; table: Fair Play (Voyager)',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0 },
      },
      {
        gold: 'missions: Study Pulsar, Reported Activity; L2: Data, Spock, Jean-Luc Picard, Worf, Calloway, Giusti, Taitt, Beverly Crusher; table: Fair Play (Voyager)',
        blue: 'missions: Survey Mission, Reported Activity',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0 },
      },
    ],
  },
];

provesCards(specs);
