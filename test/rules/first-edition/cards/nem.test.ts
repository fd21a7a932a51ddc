import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Personal Demons',
    title:
      'C-POINTS-01 C-SKILL-22: while Shinzon is aboard the Scimitar, each killed Federation or Romulan personnel except Remans scores a point',
    gold: 'L1: Scimitar (Chain of Command) [Shinzon (Chain of Command)]; table: Personal Demons, Villagers with Torches',
    blue: 'L5: Calloway, Giusti',
    turn: 'blue',
    does: 'blue attempt:L5:team-5',
    gives: { 'gold.score': 2 },
    also: [
      {
        gold: 'L1: Scimitar (Chain of Command) [Shinzon (Chain of Command)]; table: Personal Demons, Personal Demons, Villagers with Torches',
        blue: 'L5: Calloway, Giusti',
        turn: 'blue',
        does: 'blue attempt:L5:team-6',
        gives: { 'gold.score': 2 },
      },
      {
        gold: 'L1: Scimitar (Chain of Command); L2: Shinzon (Chain of Command); table: Personal Demons, Villagers with Torches',
        blue: 'L5: Calloway, Giusti',
        turn: 'blue',
        does: 'blue attempt:L5:team-5',
        gives: { 'gold.score': 0 },
      },
      {
        gold: 'L1: Scimitar (Chain of Command) [Shinzon (Chain of Command)]; table: Personal Demons, Villagers with Torches',
        blue: 'missions: Survey Mission, Covert Installation; L5: Sela, Chagrith',
        turn: 'blue',
        does: 'blue attempt:L5:team-5',
        gives: { 'gold.score': 1 },
      },
      {
        gold: 'L1: Scimitar (Chain of Command) [Shinzon (Chain of Command)]; table: Personal Demons, Villagers with Torches',
        blue: 'L5: Kurn, Kor',
        turn: 'blue',
        does: 'blue attempt:L5:team-5',
        gives: { 'gold.score': 0 },
      },
    ],
  },
  {
    card: 'A Few Loose Ends',
    title: 'C-STOP-01 C-RESPONSE-16: after the opponent solves a mission and leads, all their personnel are “stopped”',
    gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi; L5: Calloway',
    blue: 'hand: A Few Loose Ends',
    asked: { blue: ['solved'] },
    does: ['attempt:L2:team-1', 'blue answer:a-few-loose-ends'],
    gives: { 'Calloway.stopped': 1 },
    also: [
      {
        gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi',
        blue: 'hand: A Few Loose Ends',
        patch: { 'players.1.scored': [{ kind: 'bonus', points: 50, card: 'yellow-alert' }] },
        asked: { blue: ['solved'] },
        does: 'attempt:L2:team-1',
        cant: 'blue answer',
      },
      {
        gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi; hand: A Few Loose Ends',
        blue: 'seeds L2: No Loose Ends',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-1',
        can: 'answer:a-few-loose-ends',
      },
    ],
  },
  {
    card: 'Thalpet',
    title: 'C-DRAW-06: when Thalpet is played from hand, his player may take a card from the discard pile',
    gold: 'L1: Romulan Outpost; hand: Thalpet; discard: Worf, Data',
    at: 'turn',
    does: ['report:thalpet:aboard:1', 'take:data'],
    gives: { 'gold.hand': ['Data'] },
    also: [
      {
        gold: 'L1: Romulan Outpost; hand: Thalpet; discard: Worf, Data',
        at: 'turn',
        does: ['report:thalpet:aboard:1', 'none'],
        gives: { 'gold.hand': [] },
      },
      {
        // Another card lets him follow from hand.
        gold: 'L1: Romulan Outpost; hand: Young Shinzon, Thalpet; discard: Worf; table: Alternate Universe Door',
        at: 'turn',
        does: ['report:young-shinzon:aboard:1', 'get:thalpet:aboard:1', 'take:worf'],
        gives: { 'gold.hand': ['Worf'] },
      },
    ],
  },
  {
    card: 'Upexi',
    title:
      'C-PLAY-03: when Upexi is played from hand, his player may play equipment at that location from hand for free',
    gold: 'L1: Romulan Outpost, Haakona; hand: Upexi, Tricorder, Tomalak; deck: Tricorder, Spock',
    at: 'turn',
    does: 'report:upexi:aboard:1',
    can: { get: ['get:tricorder:aboard:1', 'get:tricorder:aboard:2'] },
    next: {
      does: 'get:tricorder:aboard:1',
      gives: { Tricorder: 'aboard:1', 'gold.deck': ['Tricorder', 'Spock'], 'turn.played': 1 },
      silent: 'downloads',
    },
    also: [
      {
        // The question reveals nothing about the hand (C-RESPONSE-05).
        gold: 'L1: Romulan Outpost; hand: Upexi, Tomalak; deck: Tricorder, Spock',
        at: 'turn',
        does: 'report:upexi:aboard:1',
        can: 'none',
        cant: 'get',
      },
      {
        gold: 'L1: Romulan Outpost; hand: Upexi; deck: Tricorder, Spock',
        at: 'turn',
        does: 'report:upexi:aboard:1',
        can: 'end:turn',
      },
      {
        // Another card lets him follow from hand.
        gold: 'L1: Romulan Outpost; hand: Young Shinzon, Upexi, Tricorder; table: Alternate Universe Door',
        at: 'turn',
        does: ['report:young-shinzon:aboard:1', 'get:upexi:aboard:1', 'get:tricorder:aboard:1'],
        gives: { Tricorder: 'aboard:1' },
      },
    ],
  },
  {
    card: 'Vkruk',
    title: 'C-PLAY-03: when Vkruk is played from hand, his player may play a Romulan leader there for free',
    gold: 'L1: Romulan Outpost; hand: Vkruk, Tomalak, Thalpet, Data; table: Alternate Universe Door',
    at: 'turn',
    does: 'report:vkruk:aboard:1',
    can: { get: ['get:tomalak:aboard:1'] },
    next: { does: 'get:tomalak:aboard:1', gives: { Tomalak: 'aboard:1', 'turn.played': 1 } },
  },
  {
    card: 'Young Shinzon',
    title: 'C-PLAY-03: when Young Shinzon is played from hand, equipment or a Romulan may follow for free',
    gold: 'L1: Romulan Outpost; hand: Young Shinzon, Thalpet, Tricorder, Data; table: Alternate Universe Door',
    at: 'turn',
    does: 'report:young-shinzon:aboard:1',
    can: { get: ['get:thalpet:aboard:1', 'get:tricorder:aboard:1'] },
    next: { does: 'none', gives: { Thalpet: null, 'gold.hand': ['Thalpet', 'Tricorder', 'Data'] } },
  },
  {
    card: 'Guinan (Nemesis)',
    title:
      'C-DRAW-01 C-TURN-16: when the opponent first draws in any turn, Guinan’s player may draw, but not at its end',
    gold: 'L2: Guinan (Nemesis)',
    blue: 'L5: Admiral Kirk; hand: Worf, Vash',
    turn: 'blue',
    does: ['blue use:admiral-kirk:2:trade', 'blue worf'],
    can: { '': ['draw', 'none'] },
    next: { does: ['draw', 'blue end:turn'], gives: { 'gold.hand': ['Calloway'] } },
    also: [
      {
        gold: 'L2: Guinan (Nemesis)',
        blue: 'L5: Buster Kincaid, Captain Proton; hand: Worf, Vash, Data, Spock',
        turn: 'blue',
        does: ['blue use:buster-kincaid:2:trade', 'blue worf + vash', 'none'],
        // The second draw asks nothing, so it is the opponent's turn to act again.
        next: { does: ['blue use:buster-kincaid:2:trade', 'blue data + spock'], can: 'blue end:turn' },
      },
      {
        gold: 'L2: Guinan (Nemesis); L5: Admiral Kirk; hand: Worf, Vash',
        does: ['use:admiral-kirk:2:trade', 'worf'],
        cant: 'draw',
      },
    ],
  },
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
      {
        gold: 'L2: Devoras [Rekar, Donatra, Lovok], Valdore',
        blue: 'L2: Haakona [Tomalak, Sirol]',
        cant: { 'attack:all:1:6': 'C-BATTLE-05' },
      },
    ],
  },
  {
    card: 'Reman Disruptor Rifle',
    title: 'C-TYPES-07: with a Reman, a Reman Disruptor Rifle gives STRENGTH +3, and OFFICER to some Remans',
    gold: 'L2: Reman Disruptor Rifle, Jorvas, Chagrith, Calloway; L5: Reman Disruptor Rifle, Giusti',
    gives: { 'Calloway.STRENGTH': 6, 'Giusti.STRENGTH': 4, 'Chagrith.OFFICER': 0, 'Jorvas.OFFICER': 1 },
    also: [
      {
        gold: 'L2: Reman Disruptor Rifle, Reman Disruptor Rifle, The Viceroy (Homefront III), Calloway',
        gives: { 'Calloway.STRENGTH': 9, 'The Viceroy (Homefront III).OFFICER': 1 },
      },
    ],
  },
];

provesCards(specs);
