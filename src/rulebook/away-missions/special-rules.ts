import type { Chapter } from '../entry.ts';

/** Special rules. */
export const specialRules: Chapter = {
  title: 'Special rules',
  entries: [
    {
      id: 'M-ASSIM-01',
      title: 'Assimilating a character',
      text: 'A character that is Neutralized by an Assimilation weapon is Assimilated. From now on the Borg player controls it as a Borg Drone.',
      source: 'Assimilate; Glossary: Assimilate',
      terms:
        'borg take my people; borg takes over; convert; turn into a drone; resistance is futile; drones turn my hero against me; my guy got nanoprobes; do i lose control of a fallen hero',
      see: ['M-ASSIM-03', 'M-ASSIM-04', 'M-OPEN-31', 'M-OPEN-32'],
    },
    {
      id: 'M-ASSIM-02',
      title: 'Assimilated characters are Borg',
      text: 'An Assimilated character counts as a Borg character from then on.',
      source: 'Glossary: Assimilate',
      terms:
        'converted; drone; immune to stun; type; is a turned hero hive from now on; turned hero’s species; turncoat’s species after joining',
      see: ['M-STUN-04', 'M-ASSIM-01'],
    },
    {
      id: 'M-ASSIM-03',
      title: 'Where an Assimilated character is placed',
      text: 'The Borg player places the figure in a space adjacent to the Borg character that has Assimilated it, or as near to it as possible.',
      source: 'Assimilate',
      terms:
        'new drone position; figure; put; space; where does a turned hero stand; turned mini goes beside whom; turncoat appears where',
      see: ['M-OPEN-29', 'M-MOVE-08'],
    },
    {
      id: 'M-ASSIM-04',
      title: 'What an Assimilated character loses and keeps',
      text: 'All its pegs, all its tokens (Activated and Honor too) and all its Equipment and Trait cards are removed. Its card goes to the Borg characters, and a Borg Drone Overlay covers its ratings, Attack Actions and special rules. It keeps its Specializations. In the book’s picture of Shelby the lines with name and Keywords stay visible as well.',
      source: 'Assimilate; Borg Drone Overlay, Example',
      terms:
        'overlay; drone stats; keywords; strip; items; what is stripped off a turned hero; does he keep his know how; gadgets when turned',
      see: ['M-COMP-03', 'M-ASSIM-05', 'M-OPEN-30', 'M-OPEN-53'],
    },
    {
      id: 'M-ASSIM-05',
      title: 'Health of an Assimilated character',
      text: 'All holes of the overlay are filled with Health pegs, however badly the character was hurt before.',
      source: 'Assimilate',
      terms:
        'full health; heal; pegs; hit points; does a turned hero come back fit; pins for a turned hero; turncoat fit or still battered',
      see: ['M-COMP-03', 'M-ASSIM-06'],
    },
    {
      id: 'M-ASSIM-06',
      title: 'Assimilated characters begin stunned',
      text: 'A character that has just been Assimilated gets one Stun token.',
      source: 'Assimilate',
      terms:
        'stun token; new drone; recover first; turned heroes are groggy; daze chip on a fresh convert; turncoat groggy upon joining',
      see: ['M-STUN-05', 'M-ASSIM-07'],
    },
    {
      id: 'M-ASSIM-07',
      title: 'Activating a character just Assimilated',
      text: 'The Borg player may activate an Assimilated character in this same Round, since its Activated token was removed.',
      source: 'Assimilate',
      terms:
        'new drone acts; same round; use at once; can a fresh convert go right now; convert goes although he went before; turncoat acts tonight',
      see: ['M-OPEN-36', 'M-OPEN-37', 'M-ASSIM-06'],
    },
    {
      id: 'M-ASSIM-08',
      title: 'Neutralizing an Assimilated character',
      text: 'When an Assimilated character is Neutralized, take the overlay off and give the card back to its owner. The character is out of the game.',
      source: 'Assimilate; Neutralized',
      terms:
        'kill drone; rescue; free; get back; return card; took down my former pal; is a slain convert mine once more; slay a turncoat',
      see: ['M-DMG-04', 'M-OPEN-32'],
    },
    {
      id: 'M-DEF-01',
      title: 'Defensive weapons',
      text: 'A character with a Defensive weapon rolls 1 more Defense die against Attack Actions with Melee weapons.',
      source: 'Defensive',
      terms:
        'parry; block; bat’leth; defence bonus; close combat; fend off a blade; sword versus sword perk; good at blocking fists',
      see: ['M-ATK-07', 'M-MELEE-01'],
    },
    {
      id: 'M-ESC-01',
      title: 'Characters with Escalation',
      text: 'A character with Escalation and a number isn’t on the board at the start and isn’t placed at Beam Down. It stays out of the game until the Round with that number.',
      source: 'Escalation #',
      terms:
        'reinforcements; reserve; late arrival; not on board; hero with a number isn’t there yet; who begins off the map; cavalry shows up later',
      see: ['M-ESC-02', 'M-OPEN-09', 'M-OPEN-50'],
    },
    {
      id: 'M-ESC-02',
      title: 'When Escalation characters arrive',
      text: 'A character with Escalation is placed at the start of the Round of its number, after the Draw Phase and before the Action Phase. With Escalation 2 it arrives in Round 2.',
      source: 'Escalation #',
      terms:
        'reinforcements; which round; new drones; timing; when does the cavalry show up; latecomer appears before or after pulling cards; delayed entry schedule',
      see: ['M-OPEN-49', 'M-OPEN-50', 'M-ESC-03'],
    },
    {
      id: 'M-ESC-03',
      title: 'Both players have arrivals',
      text: 'If both players have Escalation characters arriving at the same time, a die roll decides who begins. Then take turns to place one character until all are placed.',
      source: 'Escalation #',
      terms:
        'simultaneous; who places first; reinforcements; order; both of us get latecomers; who puts a latecomer down before whom; both have delayed entries',
      see: ['M-ESC-02', 'M-OPEN-49'],
    },
    {
      id: 'M-HIVE-01',
      title: 'Acting through the Hivemind',
      text: 'When a character with Hivemind is activated, any of its Actions except Move may be taken by a friendly Borg Drone, as if that drone were the activated character.',
      source: 'Hivemind',
      terms:
        'drone acts instead; through a drone; collective; remote action; let another drone do my stuff; puppet drone on the far side; telepathic drones act for somebody else',
      see: ['M-OPEN-24', 'M-OPEN-25', 'M-OPEN-26', 'M-OPEN-27'],
    },
    {
      id: 'M-MELEE-01',
      title: 'Melee weapons',
      text: 'A Melee weapon can attack only targets in adjacent spaces.',
      source: 'Melee; Glossary: Melee',
      terms:
        'close combat; hand to hand; sword; bat’leth; reach; how near must i be to stab; does a blade work at a distance; what is my punching range',
      see: ['M-DIST-02', 'M-DEF-01'],
    },
    {
      id: 'M-SEARCH-01',
      title: 'Searching a deck',
      text: 'When you may search for a card, look through the deck that can hold it: the Mission Deck for a Mission, the Support Deck for an Event or Equipment. Take one card with the named keyword into your hand and shuffle that deck.',
      source: 'Search',
      terms:
        'tutor; look for a card; find; fetch; dig through my stack for something; rummage and then mix; pluck something from my stack',
      see: ['M-SEARCH-02', 'M-OPEN-58'],
    },
    {
      id: 'M-SEARCH-02',
      title: 'Searching the discard pile',
      text: 'If a search also allows the discard pile, you may take the card from there instead of from the deck.',
      source: 'Search',
      terms:
        'get a card back; retrieve; recover discard; fetch something out of the trash; may rummaging include spent stuff; pluck spent stuff',
      see: ['M-SEARCH-01', 'M-DECK-05'],
    },
    {
      id: 'M-STUN-01',
      title: 'Stun weapons',
      text: 'A character that isn’t Borg and takes Damage from a Stun weapon gets one Stun token in place of all that Damage.',
      source: 'Stun Weapons',
      terms:
        'phaser; stunned; disable; no damage; token; knock somebody out instead of hurting; set to daze; zap him without injury',
      see: ['M-STUN-02', 'M-STUN-04', 'M-STUN-05'],
    },
    {
      id: 'M-STUN-02',
      title: 'One Stun token for each attack',
      text: 'One attack with a Stun weapon gives at most one Stun token, however much Damage it would have caused. For two tokens it takes two separate attacks.',
      source: 'Stun Weapons; Glossary: Stun',
      terms:
        'two tokens; double stun; how many; limit; big zap two daze chips at once; can a single zap floor someone; one daze per zap',
      see: ['M-STUN-01', 'M-STUN-07'],
    },
    {
      id: 'M-STUN-03',
      title: 'Other sources of Stun tokens',
      text: 'Stun tokens can also come from Events and other effects, not only from weapons.',
      source: 'Stun',
      terms:
        'stunned by a card; event; grenade; dazed without being shot; what else makes heroes groggy; dazed by a flashbang',
      see: ['M-STUN-01', 'M-ASSIM-06'],
    },
    {
      id: 'M-STUN-04',
      title: 'Stun weapons against Borg',
      text: 'Borg characters get no Stun tokens from Stun weapons. Against them such a weapon acts like any other, with +0 Damage.',
      source: 'Stun Weapons; Glossary',
      terms:
        'immune; phaser on drones; collective; no effect; daze pistol on the hive; do drones shrug off zaps; hive ignores daze',
      see: ['M-STUN-01', 'M-OPEN-23', 'M-ASSIM-02'],
    },
    {
      id: 'M-STUN-05',
      title: 'What a stunned character can do',
      text: 'A character with a Stun token can take no Action but Recover, a Special Action that removes one Stun token. Instead of an Action you may still draw a Support card, exchange a Mission card or pass.',
      source: 'Activating While Stunned',
      terms:
        'recover; remove stun; wake up; cannot act; get up; how do i shake off the daze; groggy hero what can he still do; snap out of it',
      see: ['M-OPEN-10', 'M-STUN-06', 'M-ACTV-03'],
    },
    {
      id: 'M-STUN-06',
      title: 'Defending while stunned',
      text: 'When a character with Stun tokens is attacked, its Defense rating for that attack is lower by the number of its tokens.',
      source: 'Defending While Stunned',
      terms:
        'fewer defense dice; penalty; weaker; groggy and being shot; does a daze make me easier to hit; groggy target saves poorly',
      see: ['M-OPEN-18', 'M-OPEN-22', 'M-ATK-07'],
    },
    {
      id: 'M-STUN-07',
      title: 'Incapacitated by two Stun tokens',
      text: 'A character with two Stun tokens is Incapacitated:\n• it gets no further Stun tokens\n• it can’t Move, Attack or take Skill tests\n• it gives no Backup\n• hostile characters may move through its space, but not end there',
      source: 'Incapacitated by Two Stun Tokens; Glossary',
      terms:
        'knocked out; helpless; two stuns; unconscious; out cold; totally floored by zaps; double dazed hero; sleeping guy in the way',
      see: ['M-STUN-05', 'M-OPEN-21', 'M-OPEN-47'],
    },
  ],
};
