import type { Chapter } from '../entry.ts';

/** Rulings: components the book does not show. */
export const rulingsComponents: Chapter = {
  title: 'Rulings: components the book does not show',
  beside: 'ruling',
  entries: [
    {
      id: 'M-OPEN-01',
      title: 'Ratings of characters that the book doesn’t show',
      text: 'The book prints ratings only for Riker (Attack 2, Defense 3, Skill 2, Move 2), Shelby (2, 2, 2, 2) and the Drone Overlay (1, 2, 3, 1), besides Lukara’s Attack 3 and One of Five’s Skill 3.\n\nWe play, in the order Attack, Defense, Skill, Move, with all pegs as printed:\n• Data 2, 2, 3, 2: Operations, Computers, Science\n• Worf 3, 2, 2, 2: Security, Command; phaser (+1 die, +0 Damage, Stun) and Bat’leth (+1 die, +1 Damage, Melee, Defensive)\n• Locutus 2, 3, 3, 1\n• One to Five of Five 1, 2, 3, 1 as the overlay, with one Specialization each: Engineering, Security, Science, Medical, Operations; One has no Command, as in the book’s example\n• Gowron 3, 3, 2, 2; Kromm 3, 3, 1, 2; Kurak 2, 2, 3, 2 (Engineering, Science); Lukara 3, 2, 2, 2\n• Sela 2, 2, 3, 2; Salatrel 2, 3, 2, 2; Ptol 2, 2, 2, 2; Taibak 1, 2, 3, 2; Vox 2, 2, 2, 2',
      source: 'Ruling; Character Cards',
      terms:
        'stats; data; worf; locutus; drone ratings; stat line; numbers for every hero; how strong is the android; how strong are the romulan spies',
      see: ['M-CHAR-01', 'M-CARD-02', 'M-COMP-03', 'M-OPEN-12'],
    },
    {
      id: 'M-OPEN-02',
      title: 'Layout of the boards',
      text: 'The book shows neither the boards nor their terminals in full.\n\nWe play: boards of our own design, one plan for each side of each board, on a grid of square spaces.',
      source: 'Ruling; Mission Area; Terminals',
      terms:
        'map; missing boards; design; terminals; plan; who drew these rooms; do the plans match the real box; homemade room plans',
      see: ['M-GEO-01', 'M-GEO-02', 'M-GEO-03', 'M-GEO-05'],
    },
    {
      id: 'M-OPEN-03',
      title: 'The fourth Mission Board',
      text: 'The book names the Bridge, Engineering and a board with Transporter Room, Science Lab, Medical Lab and Armory. For more players it uses two Bridges, two Engineering boards and one each of the other two types, but it doesn’t say what the fourth type is.\n\nWe play: it is “Crew Quarters and Cargo Bay”.',
      source: 'Ruling; Borg Cube; Three and Four Player Games',
      terms:
        'missing board; quarters; cargo; unknown type; what’s the mystery room; bedrooms and storage tile; bunks and storage hold',
      see: ['M-GEO-03', 'M-PREP-09', 'M-MULT-02'],
    },
    {
      id: 'M-OPEN-04',
      title: 'Which Mission cards there are',
      text: 'The book shows a single Mission card, Get Main Computer Online (Repair, 30 points). It says that Federation Missions often give bonus points, and that Klingons have Missions for Honor and Romulans for Intel.\n\nWe play: 20 Mission cards for each affiliation, worth 10 to 40 points in steps of 5 and about 20 on average. About a third have the keyword Repair (Federation), Assimilate (Borg), Honor (Klingon) or Intel (Romulan). 3 to 5 are End of Game Missions, and 2 to 4 are played on the table.',
      source: 'Ruling; Mission Cards',
      terms:
        'list of missions; points; missing cards; own design; values; all objectives in the box; how much are objectives worth on average; catalogue of objectives',
      see: ['M-CARD-07', 'M-BUILD-01', 'M-END-01', 'M-PLAY-05'],
    },
    {
      id: 'M-OPEN-05',
      title: 'Which Support cards there are',
      text: 'The book shows only two Support cards: Hypospray (Equipment, Medical, Supply 2) and Set Phasers to Kill (a Permanent Event with an Action). It mentions Command and Subcommand Events, pattern enhancers, a phaser rifle and scanners.\n\nWe play: 20 Support cards for each affiliation, 8 to 10 of them Equipment and 10 to 12 Events, of which about 3 are Interrupts.',
      source: 'Ruling; Support Cards; Playing the Federation/Borg',
      terms:
        'list of events; list of equipment; missing cards; own design; all gadgets and tricks in the box; how many tricks can butt in; catalogue of gadgets',
      see: ['M-CARD-08', 'M-CARD-09', 'M-BUILD-02'],
    },
    {
      id: 'M-OPEN-06',
      title: 'Which Core Missions there are',
      text: 'The book names just one Core Mission, Riker’s Repair Ship, with a bonus for Repair Missions, and gives no values.\n\nWe play: two Core Missions for each affiliation, worth up to 30 points, on the two sides of one card.',
      source: 'Ruling; Choose Core Mission; Keywords',
      terms:
        'main mission list; repair ship; overall mission; points; all overarching goals in the box; choices for my big objective; catalogue of overarching goals',
      see: ['M-PREP-11', 'M-END-03', 'M-OPEN-34'],
    },
    {
      id: 'M-OPEN-07',
      title: 'Gaining and using Adapt tokens',
      text: 'The book says that Borg gain Adapt tokens as they complete Missions, and that some cards get better with more of them. It doesn’t say how many or whether they are spent.\n\nWe play: the Borg gain 1 Adapt token for each Mission that they score. The tokens are counted and never spent.',
      source: 'Ruling; Adapt; Glossary',
      terms:
        'adaptation; how many; spend; borg counter; does the hive pay with its learning chips; how do drones earn learning chips; hive learning chips',
      see: ['M-PLAY-23', 'M-FAC-02'],
    },
    {
      id: 'M-OPEN-08',
      title: 'What Honor, Intel and Adapt do',
      text: 'The book mentions these tokens without saying what they do.\n\nWe play: they are plain counters that cards use; nothing else in the rules asks for them. Honor lies on characters, since Assimilation takes it away. Intel and Adapt belong to the player.',
      source: 'Ruling; Playing the Klingons/Romulans',
      terms:
        'tokens; counters; klingon; romulan; borg; effect; what good are glory and spy chips; do secrets chips do anything; glory chips and secrets chips',
      see: ['M-FAC-05', 'M-FAC-06', 'M-PLAY-23'],
    },
    {
      id: 'M-OPEN-09',
      title: 'Which Borg have Escalation',
      text: 'The book says only that the Borg begin with a small scouting force that grows.\n\nWe play: Locutus, One of Five and Two of Five start on the board. Three and Four of Five have Escalation 2, Five of Five has Escalation 3.',
      source: 'Ruling; Playing the Borg; Escalation',
      terms:
        'reinforcements; drones arrive; which round; starting drones; which drones come later; who of the hive begins on the map; drones absent at kickoff',
      see: ['M-ESC-01', 'M-ESC-02', 'M-TEAM-08'],
    },
    {
      id: 'M-OPEN-10',
      title: 'Recover needs no Skill test',
      text: 'The book doesn’t say if the Recover Action needs a Skill test.\n\nWe play: it doesn’t. Recover always removes one Stun token.',
      source: 'Ruling; Activating While Stunned',
      terms:
        'remove stun; roll; automatic; wake up; dice for shaking off a daze; is getting up guaranteed; shaking off grogginess guaranteed',
      see: ['M-STUN-05'],
    },
    {
      id: 'M-OPEN-11',
      title: 'Who may challenge a test',
      text: 'The book doesn’t say at what distance and with which Specialization a card can be challenged.\n\nWe play: the card says so. If it doesn’t, it is an opposed test against the nearest hostile character in line of sight.',
      source: 'Ruling; Challenge',
      terms:
        'challenger; range; oppose; contest; distance; how far away may someone meddle; who is allowed to resist my check',
      see: ['M-PLAY-25', 'M-OPP-01', 'M-OPP-05'],
    },
    {
      id: 'M-OPEN-12',
      title: 'Weapons that the book doesn’t show',
      text: 'The book shows weapons only in a few examples.\n\nWe play, besides the weapons that the book prints:\n• every Federation character has a Type 2 Phaser: +1 die, +0 Damage, Stun\n• Klingons have a disruptor (+0 dice, +1 Damage) and a blade (+1 die, +0 Damage, Melee)\n• Romulans have a disruptor (+1 die, +0 Damage) and a knife (+0 dice, +1 Damage, Melee)\n• Borg have Assimilation Tubules: +0 dice, +1 Damage, Assimilate, Melee',
      source: 'Ruling; Attack Actions',
      terms:
        'weapon list; phaser; disruptor; knife; blade; which guns does everybody carry; what is my warrior armed with; armoury of each race',
      see: ['M-ATK-02', 'M-OPEN-01', 'M-COMP-03'],
    },
  ],
};
