import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { type CardSpec, COMMAND, OPERATIONS, provesCards, SCIENCE, scored, TRANSPORTERS } from './cards-spec.ts';

const federation: CardSpec[] = [
  {
    card: 'open-a-dialogue',
    rules: 'M-OPP-01 M-PLAY-24',
    by: 'riker',
    at: { one: 'A9', shelby: 'D10' },
    cant: { patch: { 'characters.one.pegs.skill': 2 }, says: 'no damaged hostile character' },
    // Skill 2 and Diplomacy against Skill 3.
    dice: [6, 1, 1, 5, 1, 1],
    does: ['play:open-a-dialogue'],
    gives: { 'players.0.scored': [scored('open-a-dialogue', 20)], 'players.0.hand.mission.length': 1 },
    fails: [1, 1, 1, 5, 1, 1],
  },
  {
    card: 'patch-the-relays',
    rules: 'M-PLAY-05',
    by: 'shelby',
    at: { shelby: SCIENCE },
    cant: { at: { shelby: 'B8' }, says: 'must be at a Science terminal' },
    does: ['play:patch-the-relays'],
    gives: { 'players.0.table': [{ card: 'patch-the-relays', progress: 0, marks: [] }], 'players.0.scored': [] },
  },
  {
    card: 'patch-the-relays',
    lies: 'table',
    rules: 'M-PLAY-05 M-PLAY-22',
    by: 'data',
    at: { data: OPERATIONS.engineering },
    patch: { round: 3 },
    cant: { at: { data: SCIENCE }, says: 'must be at an Operations terminal' },
    // Skill 3, and two dice at most for the Rounds.
    dice: [4, 1, 1, 1, 1],
    does: ['use:patch-the-relays'],
    gives: { 'players.0.scored': [scored('patch-the-relays', 25)], 'players.0.table': [] },
  },
  {
    card: 'compare-findings',
    rules: 'M-PLAY-19 M-PLAY-28',
    by: 'data',
    at: { data: COMMAND.bridge },
    before: ['study-a-drone', 'purge-the-borg-code'],
    cant: { before: ['hold-the-ship'], says: 'at least 1 scored Intel Mission' },
    dice: [4, 1, 1, 1],
    does: ['play:compare-findings'],
    // The card itself counts, too: three Intel Missions.
    gives: {
      'players.0.scored': [
        scored('study-a-drone', 10),
        scored('purge-the-borg-code', 10),
        scored('compare-findings', 10, 15),
      ],
    },
  },
  {
    card: 'evacuate-the-wounded',
    rules: 'M-PLAY-24 M-MOVE-08 M-EDGE-05',
    by: 'data',
    at: { data: TRANSPORTERS[0], riker: 'C1' },
    patch: { 'characters.riker.pegs.skill': 1 },
    cant: { at: { data: 'E2' }, says: 'on a Transporter space' },
    dice: [4, 1, 1],
    does: ['play:evacuate-the-wounded', 'peg:skill', 'place:riker:A7'],
    gives: {
      'players.0.scored': [scored('evacuate-the-wounded', 20)],
      'characters.riker.pegs.skill': 2,
      'characters.riker.space': 'A7',
    },
    fails: [1, 1, 1],
  },
  {
    card: 'wide-beam',
    rules: 'M-PLAY-21 M-ATK-04',
    by: 'riker',
    at: { one: 'A9', two: 'A10', shelby: 'D10' },
    cant: { at: { two: 'B2' }, says: 'There is no other hostile character adjacent to that character' },
    // Three dice against two each time, with a friend beside nobody.
    dice: [6, 1, 1, 1, 1, 6, 6, 1, 1, 1],
    does: [
      'play:wide-beam',
      'pick:one',
      'attack:one:type-2-phaser',
      'borg defense',
      'attack:two:type-2-phaser',
      'borg defense skill',
    ],
    gives: {
      'characters.one.pegs': { attack: 1, defense: 1, skill: 3, move: 1 },
      'characters.two.pegs': { attack: 1, defense: 1, skill: 2, move: 1 },
    },
  },
  {
    card: 'medical-tricorder',
    lies: 'equipment',
    rules: 'M-PLAY-15 M-COVER-01 M-STUN-05',
    by: 'riker',
    at: { shelby: 'A9' },
    patch: { 'characters.shelby.stun': 2 },
    does: ['use:medical-tricorder', 'pick:shelby'],
    gives: {
      'characters.shelby.stun': 1,
      'characters.shelby.cover': true,
      'characters.riker.equipment': ['medical-tricorder'],
    },
  },
  {
    card: 'medical-tricorder',
    lies: 'equipment',
    rules: 'M-PLAY-15 M-SKILL-07',
    by: 'riker',
    at: { shelby: 'A9' },
    patch: { 'characters.shelby.pegs.skill': 1 },
    hands: { federation: ['treat-the-wounded'] },
    // Skill 2 and the Tricorder.
    dice: [4, 1, 1],
    does: ['play:treat-the-wounded', 'peg:skill'],
    gives: { 'players.0.scored': [scored('treat-the-wounded', 20)], 'characters.shelby.pegs.skill': 2 },
  },
  {
    card: 'captains-log',
    rules: 'M-DECK-03 M-PLAY-07',
    by: 'riker',
    patch: {
      'players.0.discards.mission': ['realign-the-sensors', 'hold-the-ship'],
      'players.0.decks.mission': STARTER_DECKS.federation.mission.filter(
        (card) => card !== 'realign-the-sensors' && card !== 'hold-the-ship',
      ),
    },
    does: ['play:captains-log', 'take:hold-the-ship'],
    gives: { 'players.0.hand.mission': ['hold-the-ship'], 'players.0.discards.support': ['captains-log'] },
  },
  {
    card: 'universal-translator',
    lies: 'equipment',
    rules: 'M-PLAY-15 M-SKILL-07',
    by: 'riker',
    at: { locutus: 'A9', shelby: 'D10' },
    hands: { federation: ['reason-with-locutus'] },
    // Skill 2, Diplomacy and two dice more, against Skill 3 and Diplomacy.
    dice: [6, 1, 1, 1, 1, 5, 1, 1, 1],
    does: ['play:reason-with-locutus'],
    gives: { 'players.0.scored': [scored('reason-with-locutus', 30)] },
  },
];

const borg: CardSpec[] = [
  {
    card: 'assimilate-the-shields',
    rules: 'M-PLAY-24 M-OPEN-07',
    by: 'one',
    at: { one: SCIENCE },
    cant: { at: { one: 'F8' }, says: 'must be at a Science terminal' },
    dice: [4, 1, 1],
    does: ['play:assimilate-the-shields'],
    gives: {
      'players.1.scored': [scored('assimilate-the-shields', 15)],
      'lasting.0.modifier': { what: 'defense', value: 1, when: { weapon: 'ranged' } },
      'lasting.0.character': null,
      'lasting.0.until': 'round',
    },
    fails: [1, 1, 1],
  },
  {
    card: 'construct-a-vinculum',
    rules: 'M-PLAY-05',
    by: 'one',
    cant: { at: { one: 'A9' }, says: 'must be in Engineering' },
    does: ['play:construct-a-vinculum'],
    gives: { 'players.1.table': [{ card: 'construct-a-vinculum', progress: 0, marks: [] }] },
  },
  {
    card: 'construct-a-vinculum',
    lies: 'table',
    rules: 'M-PLAY-05 M-PLAY-19',
    by: 'one',
    at: { two: 'F9' },
    cant: { at: { two: 'B2' }, says: 'at least 2 other friendly characters on this board' },
    // Skill 3 and Engineering.
    dice: [4, 1, 1, 1],
    does: ['use:construct-a-vinculum'],
    gives: { 'players.1.scored': [scored('construct-a-vinculum', 30)], 'players.1.table': [] },
  },
  {
    card: 'isolate-the-individual',
    rules: 'M-OPP-01 M-MOVE-08 M-DIST-02',
    by: 'two',
    at: { two: 'A9', shelby: 'D10' },
    cant: { at: { shelby: 'A7' }, says: 'There is no adjacent lone hostile character' },
    // Skill 3 and Security against Skill 2 and Security.
    dice: [6, 1, 1, 1, 5, 1, 1],
    does: ['play:isolate-the-individual', 'federation place:riker:A10'],
    gives: {
      'players.1.scored': [scored('isolate-the-individual', 20)],
      'characters.riker.space': 'A10',
      'lasting.0.modifier': { what: 'defense', value: -1 },
      'lasting.0.character': 'riker',
    },
  },
  {
    card: 'cut-the-power',
    rules: 'M-OPEN-76 M-OPEN-07',
    by: 'one',
    at: { one: OPERATIONS.bridge },
    cant: { at: { one: OPERATIONS.engineering }, says: 'must be at an Operations terminal on the Bridge' },
    dice: [4, 1, 1],
    does: ['play:cut-the-power'],
    // One Adapt token for the Mission, one more by it.
    gives: {
      'players.1.scored': [scored('cut-the-power', 15)],
      'players.1.adapt': 2,
      'lasting.0.lock': OPERATIONS.bridge,
    },
    fails: [1, 1, 1],
  },
  {
    card: 'integrate-the-new-drones',
    rules: 'M-PLAY-19 M-PLAY-24',
    by: 'locutus',
    at: { two: 'G7' },
    patch: { round: 2, 'characters.one.pegs.skill': 2, 'characters.two.pegs.defense': 1 },
    cant: { at: { two: 'B2' }, says: 'at least 2 other adjacent friendly drones' },
    dice: [4, 1, 1],
    does: ['play:integrate-the-new-drones', 'peg:skill', 'peg:defense'],
    gives: {
      'players.1.scored': [scored('integrate-the-new-drones', 20)],
      'characters.one.pegs.skill': 3,
      'characters.two.pegs.defense': 2,
    },
  },
  {
    card: 'ablative-plating',
    lies: 'equipment',
    rules: 'M-PLAY-15 M-MOVE-01',
    by: 'one',
    // Move 1 is two spaces, and one more.
    does: ['move:G6'],
    gives: { 'characters.one.space': 'G6' },
  },
  {
    card: 'vinculum-pulse',
    rules: 'M-PLAY-07 M-STUN-05 M-OPEN-24',
    by: 'locutus',
    patch: {
      'characters.one.pegs.skill': 2,
      'characters.two.stun': 2,
      'characters.two.pegs.skill': 1,
      'characters.locutus.pegs.skill': 2,
    },
    does: ['play:vinculum-pulse', 'peg:skill', 'peg:skill'],
    gives: {
      'characters.one.pegs.skill': 3,
      'characters.two.stun': 1,
      'characters.two.pegs.skill': 2,
      'characters.locutus.pegs.skill': 2,
    },
  },
  {
    card: 'converge',
    rules: 'M-MOVE-08 M-LOS-01',
    by: 'one',
    at: { one: 'A9', shelby: 'D10' },
    cant: { at: { one: 'F8' }, says: 'There is no hostile character in line of sight' },
    does: ['play:converge', 'place:two:A7'],
    gives: { 'characters.two.space': 'A7' },
  },
  {
    card: 'consume-the-weapon',
    rules: 'M-PLAY-16 M-OPP-01',
    by: 'one',
    at: { one: 'A9', shelby: 'D10' },
    worn: { riker: ['phaser-rifle', 'scanner'] },
    // Skill 3 and Engineering against Skill 2.
    dice: [6, 1, 1, 1, 5, 1],
    does: ['play:consume-the-weapon', 'strip:phaser-rifle'],
    gives: {
      'characters.riker.equipment': ['scanner'],
      'players.0.discards.support': ['phaser-rifle'],
      'players.1.adapt': 1,
    },
  },
];

provesCards('Federation, in no starter deck', federation);
provesCards('Borg, in no starter deck', borg);
