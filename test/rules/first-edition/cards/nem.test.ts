import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Confront Duplicate',
    title: 'C-MISSION-20: Confront Duplicate is worth 5 more points with Empathy present',
    gold: 'missions: Confront Duplicate, Study Pulsar; L1: Devoras [Lovok, Rekar, Sirol, Donatra, Jean-Luc Picard {as: Romulan}]',
    does: 'attempt:L1:1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: 'missions: Confront Duplicate, Study Pulsar; L1: Devoras [Lovok, Rekar, Sirol, Donatra, Jean-Luc Picard {as: Romulan}, Deanna Troi {as: Romulan}]',
        does: 'attempt:L1:1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Vulcan Lander (Nemesis)',
    title: 'C-MOVE-16: a Vulcan Lander lands and takes off for 1 RANGE each',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Vulcan Lander (Nemesis) {spent: 5, as: Vulcan} [Jean-Luc Picard {as: Vulcan}, Giusti {as: Vulcan}]',
    does: ['land:1', 'takeoff:1'],
    gives: { 'Vulcan Lander (Nemesis).spent': 7 },
    cant: { 'land:1': '1 RANGE' },
  },
  {
    card: 'Valdore',
    title: 'C-BATTLE-06: the Valdore may attack Romulans',
    gold: 'L2: Valdore [Rekar, Donatra, Lovok]',
    blue: 'L2: Devoras [Tomalak, Sirol]',
    can: 'attack:all:1:5',
    also: [
      {
        gold: 'L2: Valdore [Rekar, Donatra, Lovok]',
        blue: 'L2: U.S.S. Galaxy [Data, Calloway]',
        can: 'attack:all:1:5',
      },
      {
        gold: 'L2: Devoras [Rekar, Donatra, Lovok]; L3: Valdore',
        blue: 'L2: Haakona [Tomalak, Sirol]',
        cant: 'attack',
      },
    ],
  },
  {
    card: 'Reman Disruptor Rifle',
    title: 'C-TYPES-07: with a Reman, a Reman Disruptor Rifle gives STRENGTH +3, and OFFICER to some Remans',
    gold: 'L2: Reman Disruptor Rifle, Jorvas, Chagrith, Calloway; L5: Reman Disruptor Rifle, Giusti',
    gives: { 'Calloway.STRENGTH': 6, 'Giusti.STRENGTH': 4, 'Chagrith.OFFICER': 0, 'Jorvas.OFFICER': 1 },
  },
];

provesCards(specs);
