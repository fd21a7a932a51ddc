import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Lursa (The Sky's the Limit)",
    title: 'C-SKILL-11: Klingons present with Lursa have all attributes +1',
    gold: "L2: Lursa (The Sky's the Limit), Kurn, Data; L5: Gowron",
    gives: { "Lursa (The Sky's the Limit).INTEGRITY": 3, 'Kurn.STRENGTH': 9, 'Data.STRENGTH': 12, 'Gowron.CUNNING': 7 },
  },
  {
    card: 'Fitting In',
    title: 'C-TURN-16 C-TURN-18: once per turn, a personnel gains a skill of its player’s AU personnel present',
    gold: 'L2: Calloway, Jonathan Archer; L5: Giusti; hand: Fitting In, Fitting In',
    can: { play: ['play:fitting-in:on:1'] },
    next: {
      does: 'play:fitting-in:on:1',
      can: ['Honor', 'Leadership'],
      next: {
        does: 'Leadership',
        gives: { 'Calloway.Leadership': 2 },
        cant: 'play',
        next: { does: 'end:turn', gives: { 'Calloway.Leadership': 0 } },
      },
    },
    also: [{ gold: 'L2: Calloway; hand: Fitting In', blue: 'L2: Jonathan Archer', cant: 'play' }],
  },
  {
    card: 'Your Place is on the Bridge',
    title: 'C-SKILL-28 C-DOWNLOAD-06: a damaged ship downloads its matching commander aboard',
    gold: 'L1: U.S.S. Enterprise {damaged: true}, U.S.S. Defiant; hand: Your Place is on the Bridge; deck: Jean-Luc Picard, Data, Benjamin Sisko',
    can: { play: ['play:your-place-is-on-the-bridge:on:1'] },
    next: {
      does: 'play:your-place-is-on-the-bridge:on:1',
      can: { get: ['get:jean-luc-picard:aboard:1'] },
    },
    also: [
      {
        gold: 'L1: U.S.S. Enterprise; hand: Your Place is on the Bridge; deck: Jean-Luc Picard, Data',
        blue: "L1: D'deridex [Tomalak, Agyer, Sela]",
        turn: 'blue',
        asked: { gold: ['ship-battle'] },
        does: ['blue attack:all:2:1', 'answer:your-place-is-on-the-bridge'],
        can: { get: ['get:jean-luc-picard:aboard:1'] },
      },
    ],
  },
];

provesCards(specs);
