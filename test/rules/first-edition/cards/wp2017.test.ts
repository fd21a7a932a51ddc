import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'HQ: Executive Orders',
    title: 'C-TURN-16 C-PLAY-08: reporting a matching personnel with a new logo to the headquarters may draw a card',
    gold: 'L2: Office of the President; on:1: HQ: Executive Orders; L5: Calloway; hand: Benjamin Sisko',
    at: 'turn',
    does: ['report:benjamin-sisko:aboard:1', 'use'],
    gives: { 'players.0.hand.length': 1 },
    also: [
      {
        gold: 'L2: Office of the President; on:1: HQ: Executive Orders; L5: Calloway; hand: Data',
        at: 'turn',
        does: 'report:data:aboard:1',
        can: 'end:turn',
      },
    ],
  },
  {
    card: 'HQ: Executive Orders',
    title: 'C-SKILL-02: matching personnel of V.I.P. classification at the headquarters gain SECURITY',
    gold: 'L2: Office of the President [Spock, Calloway, Soval]; on:1: HQ: Executive Orders',
    blue: 'L5: Central Command',
    gives: { 'Spock.SECURITY': 1, 'Calloway.SECURITY': 0, 'Soval.SECURITY': 0 },
    also: [
      {
        gold: 'L2: Office of the President, Federation Outpost; hand: HQ: Executive Orders',
        blue: 'L5: Central Command',
        at: 'turn',
        can: { 'play:hq-executive-orders': ['play:hq-executive-orders:on:1', 'play:hq-executive-orders:on:3'] },
      },
    ],
  },
  {
    card: 'Mellis',
    title: 'C-PLAY-03 C-TURN-16: with Mellis, one Hunting Group per turn doesn’t use the card play',
    gold: 'L2: Mellis; hand: Hunting Group, Hunting Group, Hunting Group',
    at: 'turn',
    does: 'play:hunting-group:core:0',
    gives: { 'turn.played': 0 },
    next: { does: 'play:hunting-group:core:0', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'L2: Mellis, Mellis; hand: Hunting Group, Hunting Group, Hunting Group',
        at: 'turn',
        does: ['play:hunting-group:core:0', 'play:hunting-group:core:0'],
        gives: { 'turn.played': 0 },
        next: { does: 'play:hunting-group:core:0', gives: { 'turn.played': 1 } },
      },
    ],
  },
  {
    card: 'Five of Fourteen',
    title: 'C-PLAY-05 C-DOWNLOAD-01: Five of Fourteen downloads Retask instead of the card play',
    gold: 'L2: Five of Fourteen; deck: Retask, Spock',
    at: 'turn',
    does: ['use:five-of-fourteen:1:swap', 'get:retask:core:0'],
    gives: { 'turn.played': 1 },
    cant: { 'use:five-of-fourteen:1:swap': 'C-PLAY-01' },
  },
  {
    card: 'Five of Fourteen',
    title: 'C-TURN-17 C-TYPES-11: Five of Fourteen nullifies a Temporal Vortex once per game',
    gold: 'L2: Five of Fourteen; table: Temporal Vortex, Temporal Vortex, Red Alert!',
    can: ['use:five-of-fourteen:1:2', 'use:five-of-fourteen:1:3'],
    cant: 'use:five-of-fourteen:1:4',
    next: {
      does: 'use:five-of-fourteen:1:2',
      gives: { 'gold.discard': ['Temporal Vortex'] },
      cant: 'use:five-of-fourteen:1:3',
    },
  },
  {
    card: 'Hiram Roth',
    title: 'C-SKILL-11: while The Whale Probe is in play, Federation personnel have INTEGRITY +2',
    gold: 'L5: Hiram Roth, Gowron; at:L1: The Whale Probe',
    blue: 'L2: Calloway',
    gives: { 'Hiram Roth.INTEGRITY': 9, 'Gowron.INTEGRITY': 8, 'Calloway.INTEGRITY': 9 },
    also: [{ gold: 'L5: Hiram Roth', blue: 'seeds L2: The Whale Probe', gives: { 'Hiram Roth.INTEGRITY': 7 } }],
  },
  {
    card: 'Hiram Roth',
    title: 'C-DOWNLOAD-10: Hiram Roth downloads HQ: Executive Orders',
    gold: 'L2: Hiram Roth, Office of the President; deck: HQ: Executive Orders, Spock',
    can: 'download:1:0',
  },
  {
    card: 'Colonel Kira (Warp Pack)',
    title: 'C-TURN-16 C-TURN-17: Colonel Kira’s player draws a card per staffed Bajoran ship here, twice per game',
    gold: 'L2: Colonel Kira (Warp Pack), Bajoran Interceptor [Anara], Bajoran Interceptor [Anneli], Bajoran Interceptor; L1: Bajoran Interceptor [Jabara]',
    does: 'use:colonel-kira-warp-pack:1:draw',
    gives: { 'gold.hand': ['Calloway', 'Spock'] },
    cant: 'use:colonel',
    next: {
      does: ['end:turn', 'blue end:turn', 'use:colonel-kira-warp-pack:1:draw', 'end:turn', 'blue end:turn'],
      cant: 'use:colonel',
    },
  },
];

provesCards(specs);
