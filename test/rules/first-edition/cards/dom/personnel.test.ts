import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Kai Winn',
    title: 'C-SKILL-11: Kai Winn has Honor only while The Emissary is in play',
    gold: 'L2: Kai Winn; table: The Emissary',
    gives: { 'Kai Winn.Honor': 1 },
    also: [{ gold: 'L2: Kai Winn', gives: { 'Kai Winn.Honor': 0 } }],
  },
  {
    card: "Goran'Agar",
    title: 'C-DILEMMA-09: Goran’Agar nullifies Hippocratic Oath where he is',
    gold: "L2: Goran'Agar {as: Federation}, Alyssa Ogawa",
    blue: 'seeds L2: Hippocratic Oath',
    does: 'attempt:L2:team-1',
    gives: { 'Alyssa Ogawa': 'surface:L2', 'L2.seeds': [] },
    log: 'Hippocratic Oath is nullified',
  },
  {
    card: 'Leyton Founder',
    title: 'C-PLAY-10: Leyton Founder reports to Earth, and to no other planet',
    gold: 'missions: First Contact, Espionage Mission; hand: Leyton Founder, Weyoun',
    at: 'turn',
    can: { report: ['report:leyton-founder:surface:L2'] },
    next: { does: 'report:leyton-founder:surface:L2', gives: { 'Leyton Founder': 'surface:L2', 'turn.played': 1 } },
  },
  {
    card: 'Leyton Founder',
    title: 'C-DOWNLOAD-10: Leyton Founder downloads Flight of the Intruder',
    gold: 'L2: Leyton Founder; deck: Flight of the Intruder, Spock',
    can: 'download:1',
  },
  {
    card: 'Soto',
    title: 'C-DILEMMA-09: Soto may nullify Lethean Telepathic Attack where he is',
    gold: 'L2: Giusti, Soto',
    blue: 'seeds L2: Lethean Telepathic Attack',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'use:soto:2:met'],
    log: 'Lethean Telepathic Attack is nullified',
    also: [
      {
        gold: 'L2: Giusti; L5: Soto',
        blue: 'seeds L2: Lethean Telepathic Attack',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-1',
        cant: 'use:soto',
        log: 'Lethean Telepathic Attack',
        silent: 'is nullified',
      },
    ],
  },
  {
    card: 'Damar',
    title: 'C-PLAY-10: Damar reports where his player’s Dukat is',
    gold: 'L2: U.S.S. Galaxy {as: Cardassian} [Dukat]; hand: Damar',
    blue: 'L5: Dukat',
    at: 'turn',
    can: { report: ['report:damar:aboard:1'] },
    next: { does: 'report:damar:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: '10 and 01',
    title: 'C-TYPES-11: 10 and 01 nullify each Computer Crash in play, when they arrive and later',
    gold: 'L1: Federation Outpost; hand: 10 and 01; table: Computer Crash, Red Alert!, Computer Crash {hidden: true}',
    blue: 'table: Computer Crash',
    at: 'turn',
    does: 'report:10-and-01:aboard:1',
    gives: { '2': null, '3': 'core:0', '4': 'core:0', '5': null, 'gold.discard': ['Computer Crash'] },
    next: { does: 'activate:4', gives: { '4': null } },
  },
  {
    card: 'Captain Kirk',
    title: 'C-BATTLE-05: Captain Kirk may attack anyone but the Federation',
    gold: 'L2: Captain Kirk',
    blue: 'L2: Gowron',
    can: 'fight:1:2',
    also: [
      { gold: 'L2: Captain Kirk', blue: 'L2: Calloway', cant: { 'fight:1:2': 'C-BATTLE-05' } },
      // A force with a Federation card, and a force without him.
      { gold: 'L2: Captain Kirk', blue: 'L2: Vash, Calloway', cant: { 'fight:1:2': 'C-BATTLE-05' } },
      { gold: 'L2: Spock; L2: Runabout [Captain Kirk]', blue: 'L2: Gowron', cant: { 'fight:1:4': 'C-BATTLE-05' } },
    ],
  },
  {
    card: 'Captain Kirk',
    title: 'C-PERSBAT-04: Captain Kirk may stun an adversary whom he just engaged',
    gold: 'L2: Captain Kirk',
    blue: 'L2: Gowron',
    asked: { gold: ['pairing'] },
    does: ['fight:1:2', 'use:captain-kirk:1:stun'],
    log: 'Gowron is stunned',
  },
  {
    card: 'Captain Kirk',
    title: 'C-STOP-01 C-TURN-16: once every turn, Captain Kirk stops a Female present',
    gold: 'L2: Captain Kirk, Calloway',
    blue: 'L2: Vash, Worf',
    can: { 'use:captain-kirk': ['use:captain-kirk:1:2', 'use:captain-kirk:1:3'] },
    next: { does: 'use:captain-kirk:1:3', gives: { 'Vash.stopped': 1 }, cant: 'use:captain-kirk' },
    also: [
      {
        gold: 'L2: Captain Kirk',
        blue: 'L2: Vash',
        turn: 'blue',
        asked: { gold: ['gap'] },
        does: 'blue end:turn',
        can: 'use:captain-kirk:1:2',
      },
    ],
  },
  {
    card: 'Captain Kirk',
    title: 'C-DOWNLOAD-10: Captain Kirk downloads Captain’s Log',
    gold: "L2: Captain Kirk; deck: Captain's Log, Spock",
    can: 'download:1:0',
  },
  {
    card: 'General Hazar',
    title: 'C-SKILL-11: aboard an Assault Vessel, he makes its Tactical Console worth 1 WEAPONS more',
    gold: 'L1: Assault Vessel [General Hazar, Kira Nerys, Darian Wallace {as: Bajoran}]; on:1: Tactical Console',
    gives: { 'Assault Vessel.WEAPONS': 11 },
    also: [
      {
        gold: 'L1: Assault Vessel [General Hazar, Darian Wallace {as: Bajoran}]',
        gives: { 'Assault Vessel.WEAPONS': 7 },
      },
      { gold: 'L1: Assault Vessel [General Hazar]; on:1: Tactical Console', gives: { 'Assault Vessel.WEAPONS': 7 } },
      {
        gold: 'L1: Assault Vessel [Darian Wallace {as: Bajoran}]; on:1: Tactical Console',
        gives: { 'Assault Vessel.WEAPONS': 10 },
      },
      {
        gold: 'L1: Bajoran Scout Vessel [General Hazar, Darian Wallace {as: Bajoran}]; on:1: Tactical Console',
        gives: { 'Bajoran Scout Vessel.WEAPONS': 7 },
      },
    ],
  },
];

provesCards(specs);
