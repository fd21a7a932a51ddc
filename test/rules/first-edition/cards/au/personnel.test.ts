import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Paul Rice',
    title: 'C-TEAM-08 C-TYPES-11: Paul Rice nullifies one Echo Papa 607 Killer Drone present, whichever player has it',
    gold: 'L2: U.S.S. Galaxy [Paul Rice, Echo Papa 607 Killer Drone, Federation PADD], Echo Papa 607 Killer Drone, U.S.S. Oberth [Echo Papa 607 Killer Drone]',
    blue: 'aboard:1: Echo Papa 607 Killer Drone',
    can: { use: ['use:paul-rice:2:3', 'use:paul-rice:2:8'] },
    next: {
      does: 'use:paul-rice:2:8',
      gives: { 'blue.discard': ['Echo Papa 607 Killer Drone'], 'gold.discard': [], '3': 'aboard:1' },
      can: { use: ['use:paul-rice:2:3'] },
      next: { does: 'use:paul-rice:2:3', gives: { 'gold.discard': ['Echo Papa 607 Killer Drone'] }, cant: 'use:' },
    },
  },
  {
    card: 'Lakanta',
    title: 'C-SKILL-11: Wesley Crusher has all attributes +4 with Lakanta present',
    gold: 'L2: Lakanta, Wesley Crusher; L5: Data',
    gives: { 'Wesley Crusher.INTEGRITY': 10, 'Wesley Crusher.CUNNING': 12, 'Wesley Crusher.STRENGTH': 9 },
    also: [
      { gold: 'L2: Lakanta; L5: Wesley Crusher', gives: { 'Wesley Crusher.STRENGTH': 5 } },
      { gold: 'L2: Lakanta', blue: 'L2: Wesley Crusher', gives: { 'Wesley Crusher.STRENGTH': 5 } },
    ],
  },
  {
    card: 'Lakanta',
    title: 'C-MOVE-02: a ship with Lakanta aboard leaves the spaceline at one end and enters at the other',
    gold: 'L1: Runabout [Lakanta, Data]',
    can: 'move:1:L5',
    also: [
      { gold: 'L1: Runabout [Data]; L2: Lakanta', cant: 'move:1:L5' },
      {
        gold: 'aboard:2: Lakanta',
        blue: 'L1: Runabout [Data]',
        turn: 'blue',
        can: 'blue move:2:L2',
        cant: 'blue move:2:L5',
      },
    ],
  },
  {
    card: 'Targ',
    title: 'C-SKILL-11: Klingons of both players present with a Targ have STRENGTH +1, except Targs',
    gold: 'L2: Targ, Kurn, Data, Targ; L5: Kurn',
    blue: 'L2: Gowron, Targ',
    gives: { 'Gowron.STRENGTH': 10, '1.STRENGTH': 5, '2.STRENGTH': 9, 'Data.STRENGTH': 12, '5.STRENGTH': 8 },
  },
  {
    card: 'Targ',
    title: 'C-RESPONSE-07: a Targ nullifies Rogue Borg that are played on its ship',
    gold: 'L1: I.K.C. Vorn [Targ, Kurn]; L2: I.K.C. Bortas [Kurn]',
    blue: 'hand: Rogue Borg Mercenaries, Rogue Borg Mercenaries',
    turn: 'blue',
    does: 'blue play:rogue-borg-mercenaries:on:1',
    log: 'Rogue Borg Mercenaries is nullified',
    next: {
      does: 'blue play:rogue-borg-mercenaries:on:4',
      log: 'The boarders on I.K.C. Bortas fight',
    },
  },
  {
    card: 'Berlingoff Rasmussen',
    title: 'C-TYPES-11: Berlingoff Rasmussen nullifies a Time Travel Pod on his ship, and is discarded with it',
    gold: 'L2: U.S.S. Galaxy [Berlingoff Rasmussen]',
    blue: 'table: Time Travel Pod {kept: true}',
    turn: 'blue',
    asked: { gold: ['play'] },
    does: ['blue play:time-travel-pod:on:1:2', 'use:berlingoff-rasmussen:2:pod'],
    gives: {
      'U.S.S. Galaxy': 'space:L2',
      'blue.discard': ['Time Travel Pod'],
      'gold.discard': ['Berlingoff Rasmussen'],
    },
    also: [
      {
        gold: 'L2: U.S.S. Galaxy, Berlingoff Rasmussen',
        blue: 'table: Time Travel Pod {kept: true}',
        turn: 'blue',
        asked: { gold: ['play'] },
        does: 'blue play:time-travel-pod:on:1:2',
        cant: 'use:berlingoff',
      },
    ],
  },
  {
    card: 'Dathon',
    title: 'C-DILEMMA-09 C-DILEMMA-13: Dathon nullifies Tamarian-related dilemmas that he faces',
    gold: 'L2: Dathon, Calloway',
    blue: 'seeds L2: Shaka, When the Walls Fell, El-Adrel Creature, Ferengi Attack',
    does: 'attempt:L2:team-2',
    log: ['El-Adrel Creature is nullified', 'Shaka, When the Walls Fell is nullified', 'encounters Ferengi Attack'],
    silent: 'Ferengi Attack is nullified',
    also: [
      {
        gold: 'L2: Calloway',
        blue: 'L2: Dathon; seeds L2: El-Adrel Creature',
        does: 'attempt:L2:team-1',
        silent: 'nullified',
      },
      {
        gold: 'L2: Calloway, Dathon {stopped: 9}',
        blue: 'seeds L2: El-Adrel Creature',
        does: 'attempt:L2:team-1',
        silent: 'nullified',
      },
    ],
  },
];

provesCards(specs);
