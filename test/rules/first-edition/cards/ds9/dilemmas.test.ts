import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Common Thief',
    title: 'C-DILEMMA-13: Common Thief takes the equipment of the player who encounters it, not the other player’s',
    gold: 'L5: Engineering Kit; seeds L5: Common Thief',
    blue: 'L5: Giusti, Tricorder',
    turn: 'blue',
    does: 'blue attempt:L5:team-2',
    gives: { 'in play': ['Engineering Kit', 'Giusti'] },
  },
  {
    card: 'Angry Mob',
    title: 'C-DILEMMA-07: Angry Mob kills a SECURITY or shape-shifter unless the others are strong or honest enough',
    gold: 'L2: Darian Wallace, Giusti, Calloway',
    blue: 'seeds L2: Angry Mob',
    does: 'attempt:L2:team-1',
    gives: { 'Darian Wallace': null, 'Giusti.stopped': 1, 'blue.discard': ['Angry Mob'] },
    also: [
      {
        gold: 'L2: Darian Wallace, Giusti, Calloway, Linda Larson, Karen Loews',
        blue: 'seeds L2: Angry Mob',
        does: 'attempt:L2:team-1',
        gives: { 'Darian Wallace': 'surface:L2', 'Giusti.stopped': null, 'blue.discard': ['Angry Mob'] },
      },
      {
        gold: 'L2: Darian Wallace, Sarah Shaw, Niles, McKnight, Barron, Alexander Rozhenko',
        blue: 'seeds L2: Angry Mob',
        does: 'attempt:L2:team-1',
        gives: { 'Darian Wallace': null },
      },
    ],
  },
  {
    card: 'Flaxian Assassin',
    title: 'C-DILEMMA-07 C-SKILL-10: someone with three skill icons is killed, or two if the opponent has Tal Shiar',
    gold: 'L2: Giusti, Barron',
    blue: 'seeds L2: Flaxian Assassin',
    does: 'attempt:L2:team-1',
    gives: { Barron: null, 'Giusti.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Giusti, Barron, Cavit',
        blue: 'L5: Karina (Homefront II); seeds L2: Flaxian Assassin',
        does: 'attempt:L2:team-1',
        gives: { 'in play': ['Giusti', 'Karina (Homefront II)'] },
      },
      {
        gold: 'L2: Giusti, Barron, Lopez, Darian Wallace',
        blue: 'seeds L2: Flaxian Assassin',
        does: 'attempt:L2:team-1',
        gives: { Barron: 'surface:L2', 'blue.discard': ['Flaxian Assassin'] },
      },
    ],
  },
  {
    card: 'Lethean Telepathic Attack',
    title:
      'C-DILEMMA-18 C-TEAM-15: without Empathy ×2, a weak personnel dies, and a strong one is disabled until the countdown expires',
    gold: 'L2: Giusti',
    blue: 'seeds L2: Lethean Telepathic Attack',
    does: 'attempt:L2:team-1',
    gives: { Giusti: null, 'blue.discard': ['Lethean Telepathic Attack'] },
    also: [
      {
        gold: 'L2: Julian Bashir, Giusti, Calloway',
        blue: 'seeds L2: Lethean Telepathic Attack',
        does: 'attempt:L2:team-1',
        gives: {
          'Julian Bashir.held': { by: 4, as: 'disabled' },
          'Lethean Telepathic Attack': 'on:1',
          'Lethean Telepathic Attack.count': 3,
          'Giusti.stopped': 1,
        },
      },
      {
        gold: 'L2: Lwaxana Troi, Giusti',
        blue: 'seeds L2: Lethean Telepathic Attack',
        does: 'attempt:L2:team-1',
        gives: { Giusti: 'surface:L2', 'Giusti.stopped': null, 'blue.discard': ['Lethean Telepathic Attack'] },
      },
    ],
  },
  {
    card: 'Odo’s "Cousin"',
    title: 'C-DILEMMA-06 C-DILEMMA-19: after Exobiology ×2 and Geology, one SCIENCE may stop to score 5 points',
    gold: 'L2: Dr. Fitzgerald, Lieutenant Ballard, Davies',
    blue: 'seeds L2: Odo’s "Cousin"',
    does: ['attempt:L2:team-1', 'way:stay', 'who:2'],
    gives: { 'gold.score': 5, 'Lieutenant Ballard.stopped': 1, 'Davies.stopped': null, 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: Dr. Fitzgerald, Lieutenant Ballard, Davies',
        blue: 'seeds L2: Odo’s "Cousin"',
        does: ['attempt:L2:team-1', 'way:go'],
        gives: { 'gold.score': 0, 'Lieutenant Ballard.stopped': null, 'L2.seeds': [] },
      },
      {
        gold: 'L2: Dr. Fitzgerald, Lieutenant Ballard',
        blue: 'seeds L2: Odo’s "Cousin"',
        does: 'attempt:L2:team-1',
        gives: { 'gold.score': 0, 'Lieutenant Ballard.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Trauma',
    title:
      'C-DILEMMA-18 C-TEAM-15: Trauma disables whoever has the most skill icons, and kills them if you solve the mission',
    gold: 'L2: Jean-Luc Picard, Giusti',
    blue: 'seeds L2: Trauma',
    does: 'attempt:L2:team-1',
    gives: { 'Jean-Luc Picard.held': { by: 3, as: 'disabled' }, 'Trauma.count': 3, 'Giusti.stopped': null },
    also: [
      {
        gold: 'L2: Jean-Luc Picard, Deanna Troi',
        blue: 'seeds L2: Trauma',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0, 'in play': ['Deanna Troi'] },
      },
      {
        gold: 'L2: Giusti, Deanna Troi; L5: Calloway [Trauma]',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0, Calloway: 'surface:L5' },
      },
    ],
  },
  {
    card: 'Aphasia Device',
    title: 'C-DILEMMA-18 C-TEAM-15 C-MOVE-19: it disables one now and one each turn, and kills a wholly disabled crew',
    gold: 'L1: U.S.S. Oberth [Giusti, Giusti], U.S.S. Nebula',
    blue: 'seeds L1: Aphasia Device',
    does: 'attempt:L1:1',
    gives: { 'Aphasia Device': 'on:1' },
    log: 'Now disabled: Giusti',
    next: { does: 'end', gives: { 'in play': ['U.S.S. Oberth', 'U.S.S. Nebula', 'Aphasia Device'] } },
    also: [
      // The opponent’s turns don’t count.
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Giusti, Giusti]',
        blue: 'seeds L1: Aphasia Device',
        does: ['attempt:L1:1', 'end', 'blue end'],
        gives: { 'in play': ['U.S.S. Oberth', 'Giusti', 'Giusti', 'Giusti', 'Aphasia Device'] },
        next: { does: 'end', gives: { 'in play': ['U.S.S. Oberth', 'Aphasia Device'] } },
      },
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Aphasia Device {owner: 1}], U.S.S. Nebula [Calloway]',
        can: { 'beam:': ['beam:all:aboard:4:aboard:1'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Karen Loews, Martinez, Jacobson]',
        blue: 'seeds L1: Aphasia Device',
        does: 'attempt:L1:1',
        gives: { 'Aphasia Device': null, 'blue.discard': ['Aphasia Device'] },
      },
    ],
  },
  {
    card: 'Lockbox',
    title: 'C-DILEMMA-06 C-TURN-18: past Lockbox, solving the mission in the same turn scores 5 more points',
    gold: 'L2: Al Vermont, Deanna Troi',
    blue: 'seeds L2: Lockbox',
    does: 'attempt:L2:team-1',
    gives: { 'L2.solved': 0, 'gold.score': 35, 'gold.bonus': 5 },
    also: [
      {
        gold: 'L2: Al Vermont, Giusti',
        blue: 'seeds L2: Lockbox',
        does: 'attempt:L2:team-1',
        gives: { 'gold.score': 0, 'Giusti.stopped': null, 'blue.discard': ['Lockbox'] },
      },
      {
        gold: 'L2: Al Vermont, Deanna Troi {stopped: 1}',
        blue: 'seeds L2: Lockbox',
        does: ['attempt:L2:team-1', 'end', 'blue end', 'attempt:L2:team-1'],
        gives: { 'L2.solved': 0, 'gold.score': 30, 'gold.bonus': 0 },
      },
      {
        gold: 'L2: Deanna Troi, Giusti',
        blue: 'seeds L2: Lockbox',
        does: 'attempt:L2:team-1',
        gives: { 'gold.score': 0, 'Giusti.stopped': 1, 'blue.discard': ['Lockbox'] },
      },
    ],
  },
  {
    card: '"Pup"',
    title: 'C-DILEMMA-18 C-SKILL-18: it disables RANGE, then WEAPONS, then SHIELDS, until cured',
    gold: 'L1: U.S.S. Oberth [Giusti]',
    blue: 'seeds L1: "Pup"',
    does: 'attempt:L1:1',
    gives: { 'U.S.S. Oberth.RANGE': 0, 'U.S.S. Oberth.WEAPONS': 4, 'U.S.S. Oberth.SHIELDS': 7 },
    next: {
      does: ['end', 'blue end'],
      gives: { 'U.S.S. Oberth.RANGE': 6, 'U.S.S. Oberth.WEAPONS': 0, 'U.S.S. Oberth.SHIELDS': 7 },
      next: {
        does: ['end', 'blue end'],
        gives: { 'U.S.S. Oberth.WEAPONS': 4, 'U.S.S. Oberth.SHIELDS': 0 },
        next: { does: ['end', 'blue end'], gives: { 'U.S.S. Oberth.RANGE': 0, 'U.S.S. Oberth.SHIELDS': 7 } },
      },
    },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Data, Christopher Hobson, Christopher Hobson]',
        blue: 'seeds L1: "Pup"',
        does: 'attempt:L1:1',
        gives: { 'U.S.S. Oberth.RANGE': 6, 'blue.discard': ['"Pup"'] },
      },
      {
        gold: "L1: U.S.S. Oberth [Miles O'Brien]",
        blue: 'seeds L1: "Pup"',
        does: 'attempt:L1:1',
        gives: { 'U.S.S. Oberth.RANGE': 6, 'blue.discard': ['"Pup"'] },
      },
    ],
  },
  {
    card: 'Punishment Box',
    title: 'C-DILEMMA-18: now and at each later attempt, an OFFICER is stopped, or nobody gets past it',
    gold: 'L2: Giusti, Calloway',
    blue: 'seeds L2: Punishment Box',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': 1, 'Calloway.stopped': null, 'Punishment Box': 'at:L2' },
    next: { does: 'attempt:L2:team-2', gives: { 'Calloway.stopped': 1, 'L2.solved': null } },
    also: [
      {
        gold: 'at:L2: Punishment Box; L2: Giusti, Deanna Troi, Hoya',
        does: ['attempt:L2:team-2', 'who:4'],
        gives: { 'Hoya.stopped': 1, 'L2.solved': 0 },
      },
      {
        gold: 'L2: Calloway',
        blue: 'seeds L2: Punishment Box',
        does: 'attempt:L2:team-1',
        gives: { 'Calloway.stopped': 1, 'Punishment Box': 'at:L2' },
      },
    ],
  },
  {
    card: 'Duonetic Field Generator',
    title:
      'C-DILEMMA-18 C-DILEMMA-09: the field is placed on the planet, and ENGINEER ×3 or a Miracle Worker nullifies it',
    gold: 'L2: Giusti, Linda Larson, Linda Larson',
    blue: 'seeds L2: Duonetic Field Generator',
    does: 'attempt:L2:team-1',
    gives: { 'Duonetic Field Generator': 'at:L2', 'Giusti.stopped': null },
    also: [
      {
        gold: 'L2: Linda Larson, Linda Larson, Linda Larson',
        blue: 'seeds L2: Duonetic Field Generator',
        does: 'attempt:L2:team-1',
        gives: { 'blue.discard': ['Duonetic Field Generator'] },
      },
      {
        gold: 'L2: Montgomery Scott',
        blue: 'seeds L2: Duonetic Field Generator',
        does: 'attempt:L2:team-1',
        gives: { 'blue.discard': ['Duonetic Field Generator'] },
      },
    ],
  },
  {
    card: 'Duonetic Field Generator',
    title: 'C-BEAM-02 C-MOVE-16: while it is on the planet, cards beam down but not up, and ships can’t take off',
    gold: 'L2: Giusti, U.S.S. Galaxy [Worf]; surface:L2: Bajoran Interceptor {as: Bajoran} [Vedek Sorad]; at:L2: Duonetic Field Generator',
    can: ['beam:all:aboard:2:surface:L2'],
    cant: { 'beam:all:surface:L2:aboard:2': 'C-BEAM-02', 'takeoff:4': 'C-MOVE-16' },
    also: [
      {
        gold: 'L2: Giusti, U.S.S. Galaxy [Worf]; surface:L5: Bajoran Interceptor {as: Bajoran} [Vedek Sorad]; at:L5: Duonetic Field Generator',
        can: ['beam:all:surface:L2:aboard:2'],
        cant: { 'takeoff:4': 'C-MOVE-16' },
      },
      {
        gold: 'L5: Giusti, U.S.S. Galaxy [Worf]; surface:L2: Bajoran Interceptor {as: Bajoran} [Vedek Sorad]; at:L5: Duonetic Field Generator',
        can: ['takeoff:4'],
      },
      // The field doesn’t keep landed ships from cloaking.
      {
        gold: "surface:L2: D'deridex [Tomalak, Agyer, Sela]; at:L2: Duonetic Field Generator",
        can: 'cloak:1',
      },
    ],
  },
  {
    card: 'Kidnappers',
    title:
      'C-DILEMMA-18 C-CAPTURE-01: a random female is stopped, and opposing SECURITY present may capture her on either turn',
    gold: 'L2: Giusti, Barron',
    blue: 'L2: Worf; seeds L2: Kidnappers',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.held': { by: 4, as: 'stopped' }, Kidnappers: 'on:1', 'Barron.stopped': null },
    next: {
      does: 'end:turn',
      can: { 'blue use': ['use:kidnappers:4:capture'] },
      next: { does: 'blue use:kidnappers:4:capture', gives: { 'Giusti.seat': 1 }, cant: 'blue use:kidnappers' },
    },
    also: [
      {
        gold: 'L2: Giusti {held: stopped}; on:1: Kidnappers',
        blue: 'L2: Worf',
        turn: 'blue',
        can: ['blue use:kidnappers:2:capture'],
        next: { does: 'blue end:turn', gives: { 'in play': ['Giusti', 'Worf'], 'gold.discard': ['Kidnappers'] } },
      },
      {
        gold: 'L2: Giusti; on:1: Kidnappers',
        blue: 'L2: Calloway; L5: Worf',
        turn: 'blue',
        cant: 'blue use:kidnappers',
      },
      {
        gold: 'L2: Giusti; on:1: Kidnappers',
        blue: 'L2: Worf {stopped: 1}',
        turn: 'blue',
        can: 'blue use:kidnappers:2:capture',
      },
      {
        gold: 'L2: Giusti; on:1: Kidnappers',
        does: 'end:turn',
        gives: { Kidnappers: 'on:1' },
      },
      {
        gold: 'L2: Barron',
        blue: 'seeds L2: Kidnappers',
        does: 'attempt:L2:team-1',
        gives: { 'Barron.held': null, 'blue.discard': ['Kidnappers'] },
      },
    ],
  },
  {
    card: '"Subspace Seaweed"',
    title: 'C-DILEMMA-07 C-SKILL-14: without Navigation ×3 aboard, it slows the ship by 3 for each copy',
    gold: 'L1: U.S.S. Galaxy [Giusti, Worf, Worf]',
    blue: 'seeds L1: "Subspace Seaweed"',
    does: 'attempt:L1:1',
    gives: { '"Subspace Seaweed"': 'on:1', 'U.S.S. Galaxy.RANGE': 5, 'Giusti.stopped': 1 },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Giusti, Worf, Worf, Worf]',
        blue: 'seeds L1: "Subspace Seaweed"',
        does: 'attempt:L1:1',
        gives: { 'U.S.S. Galaxy.RANGE': 8, 'Giusti.stopped': null, 'blue.discard': ['"Subspace Seaweed"'] },
      },
      {
        gold: 'L1: U.S.S. Galaxy; on:1: "Subspace Seaweed", "Subspace Seaweed"',
        gives: { 'U.S.S. Galaxy.RANGE': 2 },
      },
    ],
  },
  {
    card: '"Subspace Seaweed"',
    title: 'C-FAC-12: Transporter Skill aboard beams it to the player’s Science Lab at the same location',
    gold: 'L1: U.S.S. Galaxy [Montgomery Scott], Deep Space 9 {sites: 4} [Science Lab]; on:1: "Subspace Seaweed"; L2: Calloway',
    does: 'use:subspace-seaweed:5:beam:4',
    gives: { '"Subspace Seaweed"': 'on:4', 'U.S.S. Galaxy.RANGE': 8 },
    also: [
      // Stopped personnel operate transporters.
      {
        gold: 'L1: U.S.S. Galaxy [Montgomery Scott {stopped: 1}], Deep Space 9 {sites: 4} [Science Lab]; on:1: "Subspace Seaweed"',
        can: 'use:subspace-seaweed:5:beam:4',
      },
      {
        gold: 'L1: U.S.S. Galaxy [Giusti], Deep Space 9 {sites: 4} [Science Lab]; on:1: "Subspace Seaweed"',
        cant: 'use:subspace-seaweed',
      },
      {
        gold: 'L2: U.S.S. Galaxy [Montgomery Scott]; L1: Deep Space 9 {sites: 4} [Science Lab]; on:1: "Subspace Seaweed"',
        cant: 'use:subspace-seaweed',
      },
      {
        gold: 'L1: U.S.S. Galaxy [Montgomery Scott]; on:1: "Subspace Seaweed"',
        blue: 'L1: Deep Space 9 {sites: 5} [Science Lab]',
        cant: 'use:subspace-seaweed',
      },
    ],
  },
];

provesCards(specs);
