import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Starfleet Type I Phaser',
    title: 'C-TYPES-07 C-PERSBAT-08: a Starfleet Type I Phaser adds 1 to STRENGTH if somebody who may use it is there',
    gold: 'L2: Starfleet Type I Phaser, Worf, Mirok',
    gives: { 'Mirok.STRENGTH': 8 },
    also: [{ gold: 'L2: Starfleet Type I Phaser, Mirok', gives: { 'Mirok.STRENGTH': 7 } }],
  },
  {
    card: "Kar'takin",
    title: 'C-TYPES-07: a Kar’takin adds 2 to the STRENGTH of Jem’Hadar, Breen and Dosi with it, cumulatively',
    gold: "L2: Kar'takin, Kar'takin, Azet'izan, Inglatu, Thot Gor, Worf",
    gives: { "Azet'izan.STRENGTH": 13, 'Inglatu.STRENGTH': 15, 'Thot Gor.STRENGTH': 15, 'Worf.STRENGTH': 10 },
  },
  {
    card: "Kar'takin",
    title: 'C-PERSBAT-04: once per battle, one Jem’Hadar with a Kar’takin may mortally wound an adversary they stun',
    gold: "L2: Azet'izan {as: Klingon}, Kurn, Kar'takin",
    blue: 'L2: Calloway',
    asked: { gold: ['pairing'] },
    does: 'fight:1:4',
  },
  {
    card: "Mek'leth",
    title: 'C-TYPES-07: a Mek’leth gives Klingons STRENGTH +2, cumulatively',
    gold: "L2: Mek'leth, Mek'leth, Gowron, Calloway; L5: Mek'leth, Kurn",
    gives: { 'Gowron.STRENGTH': 13, 'Calloway.STRENGTH': 3, 'Kurn.STRENGTH': 10 },
  },
  {
    card: "Mek'leth",
    title: 'C-PLAY-10: a Mek’leth reports wherever its player has a Klingon',
    gold: "L2: Gowron; L5: Calloway; hand: Mek'leth",
    at: 'turn',
    can: { report: ['report:mekleth:surface:L2'] },
  },
];

provesCards(specs);
