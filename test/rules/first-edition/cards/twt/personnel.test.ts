import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'First Minister Shakaar',
    title:
      'C-PLAY-03 C-TURN-16: one Bajoran CIVILIAN per turn reports for free to First Minister Shakaar in his Chamber of Ministers',
    gold: 'L1: Chamber of Ministers [First Minister Shakaar]; hand: Furel, Leeta, Anara',
    at: 'turn',
    does: 'report:furel:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:leeta:aboard:1', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'L1: Chamber of Ministers [First Minister Shakaar]; hand: Anara',
        at: 'turn',
        does: 'report:anara:aboard:1',
        gives: { 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'Mr. Spock',
    title: 'C-SKILL-11: Mr. Spock and Captain Kirk improve each other if they are together',
    gold: 'L2: Mr. Spock, Captain Kirk',
    gives: { 'Mr. Spock.CUNNING': 12, 'Captain Kirk.CUNNING': 11 },
    also: [{ gold: 'L2: Mr. Spock; L5: Captain Kirk', gives: { 'Mr. Spock.CUNNING': 10, 'Captain Kirk.CUNNING': 9 } }],
  },
  {
    card: 'Third of Five',
    title: 'C-SKILL-11: Third of Five improves a Borg Scout Vessel by 2, or by 4 in the Alpha Quadrant',
    gold: 'L1: Borg Scout Vessel [Third of Five]',
    gives: { 'Borg Scout Vessel.RANGE': 11, 'Borg Scout Vessel.SHIELDS': 8 },
    also: [
      {
        gold: 'missions: Study Pulsar, Access Relay Station; L2: Borg Scout Vessel [Third of Five]',
        gives: { 'Borg Scout Vessel.RANGE': 9 },
      },
    ],
  },
  {
    card: 'Captain Koloth',
    title:
      'C-SKILL-11: Captain Koloth adds 1 to the attributes of the I.K.C. Gr’oth for each Original Series Klingon aboard, up to 3',
    gold: "L1: I.K.C. Gr'oth [Captain Koloth, Radebe, Kurn]",
    gives: { "I.K.C. Gr'oth.RANGE": 8, "I.K.C. Gr'oth.WEAPONS": 8, "I.K.C. Gr'oth.SHIELDS": 7 },
    also: [
      {
        gold: "L1: I.K.C. Gr'oth [Captain Koloth, Captain Khod, Radebe, Piabok, Mok'Rand]",
        gives: { "I.K.C. Gr'oth.RANGE": 9 },
      },
      { gold: "L1: I.K.C. Gr'oth [Radebe]; L2: Captain Koloth", gives: { "I.K.C. Gr'oth.RANGE": 6 } },
      { gold: 'L1: I.K.C. Vorn [Captain Koloth]', gives: { 'I.K.C. Vorn.RANGE': 8 } },
    ],
  },
  {
    card: 'Grebnedlog',
    title: 'C-CAPTURE-01 C-TURN-17: Grebnedlog captures one opposing ENGINEER at his location per game',
    gold: 'L2: Grebnedlog, Linda Larson',
    blue: 'L2: Geordi La Forge, Giusti, Linda Larson; L5: Geordi La Forge',
    can: { 'use:grebnedlog': ['use:grebnedlog:1:3', 'use:grebnedlog:1:5'] },
    next: { does: 'use:grebnedlog:1:3', log: 'captur', cant: 'use:grebnedlog' },
  },
  {
    card: 'Worf (The Trouble with Tribbles)',
    title: 'C-CAPTURE-01 C-TURN-17: Worf captures Barry Waddle if present',
    gold: 'L2: Worf (The Trouble with Tribbles)',
    blue: 'L2: Barry Waddle, Giusti',
    can: { 'use:worf': ['use:worf-the-trouble-with-tribbles:1:2'] },
    next: { does: 'use:worf-the-trouble-with-tribbles:1:2', log: 'captur' },
    also: [{ gold: 'L1: Runabout [Worf (The Trouble with Tribbles)]', blue: 'L2: Barry Waddle', cant: 'use:worf' }],
  },
  {
    card: 'Thot Gor',
    title: 'C-SKILL-11: with Thot Gor in play, Breen and Jem’Hadar ships that fight together have WEAPONS +2',
    gold: "L1: Breen Warship, Jem'Hadar Attack Ship, Runabout; L5: Thot Gor",
    patch: {
      battle: {
        kind: 'ship',
        seat: 0,
        location: 'L1',
        firing: [[1, 2, 3], []],
        targets: [null, null],
        drawn: [[], []],
        tactics: [],
        lost: {},
        wrecked: [],
      },
    },
    gives: { 'Breen Warship.WEAPONS': 12, "Jem'Hadar Attack Ship.WEAPONS": 10, 'Runabout.WEAPONS': 5 },
    also: [
      { gold: "L1: Breen Warship, Jem'Hadar Attack Ship; L5: Thot Gor", gives: { 'Breen Warship.WEAPONS': 10 } },
      {
        gold: 'L1: Breen Warship, Breen Warship; L5: Thot Gor',
        patch: {
          battle: {
            kind: 'ship',
            seat: 0,
            location: 'L1',
            firing: [[1, 2], []],
            targets: [null, null],
            drawn: [[], []],
            tactics: [],
            lost: {},
            wrecked: [],
          },
        },
        gives: { '1.WEAPONS': 10 },
      },
    ],
  },
  {
    card: 'Reginod',
    title: 'C-TURN-17 C-CONTROL-01: once per game, Reginod steals an opponent’s hand weapon that is present',
    gold: 'L2: Reginod, Starfleet Type II Phaser; deck: Plasmadyne Relay, Spock',
    blue: 'L2: Data, Romulan Disruptor, Medical Kit; L5: Romulan Disruptor',
    can: { 'use:reginod': ['use:reginod:1:4'], download: ['download:1:0'] },
    next: { does: 'use:reginod:1:4', gives: { '4.seat': 0 }, cant: 'use:reginod' },
  },
  {
    card: 'Lt. Sisko',
    title: 'C-PLAY-10 C-PLAY-03: Lt. Sisko reports for free where Captain Kirk is',
    gold: 'L5: Captain Kirk; L2: Data; hand: Lt. Sisko',
    at: 'turn',
    can: { report: ['report:lt-sisko:surface:L5'] },
    next: { does: 'report:lt-sisko:surface:L5', gives: { 'turn.played': 0 } },
  },
  {
    card: 'Mr. Scott',
    title: 'C-SKILL-11: Mr. Scott adds 2 to all attributes of a Constitution-class ship',
    gold: 'L1: Starship Enterprise [Mr. Scott]; deck: Classic Type II Phaser, Spock; table: Alternate Universe Door',
    gives: { 'Starship Enterprise.RANGE': 8, 'Starship Enterprise.WEAPONS': 7, 'Starship Enterprise.SHIELDS': 8 },
    can: 'download:2',
    also: [{ gold: 'L1: Runabout [Mr. Scott]', gives: { 'Runabout.RANGE': 7 } }],
  },
  {
    card: 'Barry Waddle',
    title: 'C-TYPES-11: Barry Waddle may nullify HQ: Return Orb to Bajor',
    gold: 'L2: Barry Waddle',
    blue: 'table: HQ: Return Orb to Bajor, Red Alert!',
    can: { 'use:barry': ['use:barry-waddle:1:2'] },
    next: { does: 'use:barry-waddle:1:2', gives: { 'blue.discard': ['HQ: Return Orb to Bajor'] } },
  },
  {
    card: 'Barry Waddle',
    title: 'C-DOWNLOAD-10: Barry Waddle downloads Tribble Bomb',
    gold: 'L2: Barry Waddle; deck: Tribble Bomb, Spock',
    can: 'download:1:0',
  },
  {
    card: 'Arne Darvin',
    title: 'C-DRAW-01 C-TURN-16: on K-7, Arne Darvin’s player may draw once per turn when a Klingon card reports there',
    gold: 'L1: Deep Space Station K-7 [Arne Darvin], Klingon Outpost; hand: Kurn',
    at: 'turn',
    asked: { gold: ['played'] },
    does: ['report:kurn:aboard:3', 'use:arne-darvin:2:draw'],
    gives: { 'gold.hand': ['Calloway'] },
    also: [
      // Anywhere else, or for cards that report elsewhere.
      {
        gold: 'L1: Klingon Outpost [Arne Darvin]; hand: Kurn',
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:kurn:aboard:1',
        cant: 'use:arne',
      },
      {
        gold: 'L1: Deep Space Station K-7 [Arne Darvin]; L2: Klingon Outpost; hand: Kurn',
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:kurn:aboard:3',
        cant: 'use:arne',
      },
      // The opponent's Federation cards count, and the player’s own cards don’t.
      {
        gold: 'L1: Deep Space Station K-7 [Arne Darvin]',
        blue: 'L1: Federation Outpost; hand: Calloway',
        turn: 'blue',
        at: 'turn',
        asked: { gold: ['played'] },
        does: ['blue report:calloway:aboard:3', 'use:arne-darvin:2:draw'],
        gives: { 'gold.hand': ['Calloway'] },
      },
      {
        gold: 'L1: Deep Space Station K-7 [Arne Darvin], Federation Outpost; hand: Calloway',
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:calloway:aboard:3',
        cant: 'use:arne',
      },
    ],
  },
];

provesCards(specs);
