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
  },
];

provesCards(specs);
