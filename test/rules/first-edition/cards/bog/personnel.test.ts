import { type CardSpec, provesCards } from '../../card-specs.ts';

const SPACELINE = 'missions: Iconia Investigation, Reopen Dig, Cloaked Mission';

const specs: readonly CardSpec[] = [
  {
    card: 'Donald Varley',
    title: 'C-MISSION-05: with Donald Varley, the Federation may attempt Iconia Investigation and Reopen Dig',
    gold: `${SPACELINE}; L1: Calloway; L2: Taitt; L3: Donald Varley`,
    can: { attempt: ['attempt:L1:team-1', 'attempt:L2:team-2'] },
    also: [
      // The missions have the icon for both players.
      { gold: `${SPACELINE}; L1: Calloway`, blue: 'L3: Donald Varley', can: 'attempt:L1:team-1' },
      { gold: `${SPACELINE}; L1: Calloway`, cant: 'attempt' },
      // The icon is only that of the Federation.
      { gold: `${SPACELINE}; L1: Kurn; L3: Donald Varley`, cant: 'attempt:L1' },
    ],
  },
  {
    card: 'Donald Varley',
    title: 'C-FAC-03: with Donald Varley, a Federation Outpost can be built at Reopen Dig',
    gold: `${SPACELINE}; L2: Linda Larson; L3: Donald Varley; hand: Federation Outpost`,
    at: 'turn',
    can: { play: ['play:federation-outpost:space:L2'] },
  },
  {
    card: 'Tharket',
    title: 'C-RESPONSE-07 C-TURN-17: once per game, Tharket may nullify Rescue Captives for captives at his location',
    gold: 'L1: U.S.S. Galaxy [Tharket, Calloway {owner: 1, captive: escorted}]',
    blue: 'L4: Klingon Outpost; hand: Rescue Captives, Rescue Captives',
    turn: 'blue',
    asked: { gold: ['play'] },
    does: 'blue play:rescue-captives:core:1',
    next: {
      does: ['use:tharket:2:play', 'pass'],
      log: 'Rescue Captives is nullified',
      next: { does: 'blue play:rescue-captives:core:1', cant: 'use:tharket' },
    },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Calloway {owner: 1, captive: escorted}]; L2: Tharket',
        blue: 'L2: Giusti {owner: 0, captive: escorted}; L4: Klingon Outpost; hand: Rescue Captives',
        turn: 'blue',
        asked: { gold: ['play'] },
        does: 'blue play:rescue-captives:core:1',
        cant: 'use:tharket',
      },
    ],
  },
  {
    card: 'Tharket',
    title: 'C-RESPONSE-07: Tharket nullifies no other card',
    gold: 'L1: U.S.S. Galaxy [Tharket, Calloway {owner: 1, captive: escorted}]',
    blue: 'hand: Phaser Burns',
    turn: 'blue',
    asked: { gold: ['play'] },
    does: 'blue play:phaser-burns:core:1',
    cant: 'use:tharket',
  },
  {
    card: 'Tharket',
    title: 'C-DOWNLOAD-10: Tharket downloads Prisoner Escort',
    gold: 'L2: Tharket; deck: Prisoner Escort, Spock',
    can: 'download:1',
  },
  {
    card: 'Tamarith',
    title: 'C-SKILL-11: Tamarith has CUNNING and STRENGTH +2 with another member of the Romulan underground',
    gold: "L2: Tamarith, N'Vek",
    gives: { 'Tamarith.CUNNING': 9, 'Tamarith.STRENGTH': 6, 'Tamarith.INTEGRITY': 8 },
    also: [{ gold: "L2: Tamarith; L5: N'Vek", gives: { 'Tamarith.CUNNING': 7, 'Tamarith.STRENGTH': 4 } }],
  },
  {
    card: 'Worf Son of Mogh',
    title: 'C-SKILL-11: Worf Son of Mogh and Gowron add 3 to all attributes of the I.K.C. Bortas',
    gold: "L1: I.K.C. Bortas [Worf Son of Mogh, Gowron]; deck: Qapla'!, Spock",
    gives: { 'I.K.C. Bortas.RANGE': 12, 'I.K.C. Bortas.WEAPONS': 12, 'I.K.C. Bortas.SHIELDS': 10 },
    can: 'download:2',
    also: [
      { gold: 'L1: I.K.C. Bortas [Worf Son of Mogh]', gives: { 'I.K.C. Bortas.RANGE': 9 } },
      { gold: 'L1: I.K.C. Vorn [Worf Son of Mogh, Gowron]', gives: { 'I.K.C. Vorn.RANGE': 8 } },
    ],
  },
  {
    card: 'La Forge Impersonator',
    title: 'C-PLAY-10 C-PLAY-03: La Forge Impersonator reports for free where Taibak is',
    gold: 'L5: Taibak; L2: Tomalak; hand: La Forge Impersonator',
    at: 'turn',
    can: { report: ['report:la-forge-impersonator:surface:L5'] },
    next: { does: 'report:la-forge-impersonator:surface:L5', gives: { 'turn.played': 0 } },
  },
  {
    card: 'Admiral Ross',
    title:
      'C-SKILL-03 C-TURN-11: Admiral Ross has Honor or Section 31, as his player chooses whenever their turn begins',
    gold: 'L2: Admiral Ross',
    gives: { 'Admiral Ross.Honor': 1, 'Admiral Ross.Section 31': 0, 'Admiral Ross.Leadership': 1 },
    asked: { gold: ['turn-start'] },
    next: {
      does: 'end:turn',
      cant: 'use:admiral-ross',
      next: {
        does: ['pass', 'blue end:turn', 'use:admiral-ross:1:skill', 'pass'],
        gives: { 'Admiral Ross.Honor': 0, 'Admiral Ross.Section 31': 1 },
      },
    },
  },
  {
    card: 'Ilon Tandro',
    title:
      'C-CAPTURE-01 C-TURN-17: Ilon Tandro captures the opponent’s personnel present once per game, even a disabled one',
    gold: 'L2: Ilon Tandro, Data',
    blue: 'L2: Worf, Vash {off: 1}, Divok {numb: stasis}; L5: Spock',
    can: { 'use:ilon': ['use:ilon-tandro:1:3', 'use:ilon-tandro:1:4'] },
    next: { does: 'use:ilon-tandro:1:3', gives: { 'Worf.captive': 'escorted' }, cant: 'use:ilon' },
  },
  {
    card: 'Kavok',
    title: 'C-PLAY-10 C-PLAY-17: Kavok reports aboard any empty Federation ship, even the opponent’s, where he fits',
    gold: 'L1: U.S.S. Galaxy, I.K.C. Buruk; hand: Kavok',
    blue: 'L2: U.S.S. Nebula, U.S.S. Oberth [Calloway], U.S.S. Galaxy {veiled: cloaked}, I.K.C. Buruk',
    at: 'turn',
    can: { report: ['report:kavok:aboard:3'] },
    next: { does: 'report:kavok:aboard:3', gives: { Kavok: 'aboard:3', 'turn.played': 1 } },
    also: [
      {
        gold: 'table: Treaty: Federation/Klingon; L1: U.S.S. Galaxy; hand: Kavok',
        at: 'turn',
        can: { report: ['report:kavok:aboard:2'] },
      },
    ],
  },
];

provesCards(specs);
