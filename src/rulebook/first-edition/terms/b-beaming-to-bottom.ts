import type { Chapter } from '../../entry.ts';

/** Glossary terms from beaming to bottom seed card. */
export const termsBeaming: Chapter = {
  title: 'Terms: beaming to bottom seed card',
  entries: [
    {
      id: 'C-TERM-058',
      title: 'beaming',
      text: [
        'You beam personnel, equipment and tribbles with transporters over a short distance, as often in your turn as you like. Start and goal must be at the same location, and the SHIELDS of each ship or facility involved have to be dropped or passed.',
        [
          'Transporters and SHIELDS:',
          '• Every ship and facility has transporters unless its card says otherwise.',
          '• Who controls a ship works its transporters and SHIELDS; on a facility, every player who is allowed to use it does. You need no personnel aboard.',
          '• A player drops the SHIELDS in thought, or a card or rule has to allow dropping them or beaming through. If they are 0, disabled or off line, you beam freely.',
          '• So you can normally beam to and from your opponent’s headquarters, but not their ship or outpost behind its SHIELDS.',
        ].join('\n'),
        [
          'From where to where:',
          '• between two ships or facilities that you control or may use, or between one of them and a planet surface;',
          '• a personnel who beams aboard must be compatible with the ship or facility, unless you invade one of your opponent’s that you may not use. Equipment has no affiliation;',
          '• one ship’s or facility’s transporters can’t serve two other places, such as a planet and a ship or facility that has none;',
          '• never into space, unless a card expressly allows it.',
        ].join('\n'),
        'A Nor doesn’t dare to drop its SHIELDS: nothing except tribbles may be beamed to, from or inside one unless a card allows it. So you normally can’t beam from a ship docked there to the planet below, from one docked ship to another, or between a docked ship and one that is not. If a card lets you beam aboard a Nor, the personnel need not be compatible with it.',
        'How it goes: announce it, take the cards, and put them at their goal, under the ship or facility or on top of the planet. A group beams all at once, unless you say otherwise.',
        'Special cards and dilemmas like Near-Warp Transport, Emergency Transporter Armbands or Extradition don’t overcome what prevents beaming (Atmospheric Ionization, Katherine Pulaski’s restriction, Barclay Transporter Phobia, being “stopped”). Unless they say so, they also give you no transporters, no use of your opponent’s, and no way off a Nor.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'someone aboard to use the transporters; beam; transport; transporter; beam down; beam aboard; through shields; teleport; beam from a nor; zap people down to surface; get me up there; lift off a station without a shuttle',
      see: ['C-TERM-420', 'C-TERM-047', 'C-TERM-092', 'C-TERM-163'],
    },
    {
      id: 'C-TERM-059',
      title: 'between',
      text: [
        'A card that lets a ship or personnel move between two locations works in both directions.',
        'Example: Bajoran Wormhole: Mirror Universe allows movement between its own place and a Bajoran Wormhole. A ship may go to that wormhole, or come from it.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'both ways; either direction; from and to; move back; two-way; does it go in reverse too; round trip allowed; return by the same route',
      see: ['C-TERM-248', 'C-TERM-249'],
    },
    {
      id: 'C-TERM-060',
      title: 'bonus point area',
      text: [
        'A card with a point box that scores you points goes to your bonus point area, beside your discard pile, to remind you of the points. It goes there even when it says “discard”. Missions don’t, and neither do cards that stay on a target or say that they remain in play to score.',
        'The area isn’t part of your discard pile, so Res-Q, Fire Sculptor and the like can’t reach it. Cards in it are no longer in play unless something says otherwise. Example: Relics of the Chase put a unique captive there; the owner may now report another copy.',
        'Some points come from a card that has no point box, for example Lack of Preparation. They don’t bring that card here. It is discarded when it is resolved, and you remember those points in another way.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'score pile; where do scored cards go; bonus points; point pile; keep track of points; does a trophy card get trashed; trophy stack near my discards; where to lay the card after scoring',
      see: ['C-TERM-304', 'C-TERM-305', 'C-TERM-205'],
    },
    {
      id: 'C-TERM-062',
      title: 'Borg',
      text: [
        'Borg differ from all other affiliations: they work with nobody, attempt no missions, and reach their goals with Objective cards, by scouting and assimilating. Borg is an affiliation and also a species; here the word means cards of Borg affiliation.',
        'Collective and hive: all your Borg cards in play are your collective. All your Borg cards at one spaceline or time location, in space, on the planet or aboard something, are a hive.',
        [
          'Personnel:',
          '• Most are drones; the lore says so and gives the species they came from (or “Biological Distinctiveness”). No drones are: assimilated counterparts such as Locutus of Borg, the Borg Queen, and former Borg of other affiliations. A Borg belongs to the Borg species and to the species it came from.',
          '• Gender means nothing to them: gender texts on cards that are not Borg-related don’t affect Borg cards (Love Interests, Matriarchal Society, Arachnia).',
          '• They have no classification, though some personnel types are among their skills. A hive may share regular skills, the one selected by the Borg Queen included, through the Borg Vinculum or the Interlink Drone’s skill, and CUNNING through the Unity Drone (Two of Seventeen).',
          '• Each has a subcommand icon: Communication, Navigation or Defense. It is mainly for staffing Borg ships; cards give it other uses. Somebody with several, like the Borg Queen, gives only one at a time to staffing unless a card says otherwise.',
        ].join('\n'),
        'Ships: the bonus point box of a Borg ship is not for you: your non-Borg opponent scores it by destroying the ship in battle, and in no other way. Borg ships are immune to Isabella, Hugh, Plasma Fire, Into The Breach, Warp Core Breach and the second function of Anti-Matter Spread; its first function works on them as usual.',
        'No cooperation: Borg are compatible with no other affiliation. If you use Borg cards, your game deck and side decks may hold no personnel, ships or facilities of other affiliations, not even former Borg such as One, nor a Mission II whose built-in outpost isn’t Borg. Should Borg and others end up together (The Naked Truth, Frame of Mind), the usual house arrest applies. “Borg Use Only” cards are for players of Borg alone.',
        [
          'Objectives instead of missions: they let you destroy a ship, scout a space location, assimilate a planet and so on. Some score points, others have other uses, like disrupting the timeline (Stop First Contact).',
          '• A Borg-use-only Objective face up and not yet completed is your current objective. You may have one at a time, beside any number of other objectives; incidents and other cards that only Borg use don’t count either.',
          '• When you play or activate one, you choose its target at once: a location, ship, personnel or whatever it names. Solved missions can be targets too. From then on it lets your Borg scout, start battle, abduct and so on.',
          '• First finish the scouting, if it asks for it, and meet its other requirements, such as having Borg present. Only then may you probe for the outcome and any points, usually when your next turn ends.',
        ].join('\n'),
        'Points, negative ones too, count for you only from Borg-use-only cards and from cards that say they affect Borg. Any other card with points is played out and its points are ignored; if it gives a choice, you take one that has nothing to do with points when you can. Completed Borg-use-only objectives give non-bonus points; everything else (Add Distinctiveness, the loss from Balancing Act) is bonus points.',
        [
          'More limits:',
          '• You assimilate only with Objectives and other cards that allow it.',
          '• Away Teams, be it on a planet or on something of your opponent’s, only in a counter-attack or when your current objective or another card allows it (Near-Warp Transport, Emergency Transporter Armbands, Devidian Door, Iconian Gateway).',
          '• Battle only in a counter-attack, or when your current objective (Assimilate Counterpart, Eliminate Starship) or another card (Conundrum, The Issue Is Patriotism) lets or makes you. Then you may attack anyone, even Borg.',
          '• Borg never commandeer (they assimilate), and never use hand weapons, for no purpose.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'play borg; drone; subcommand; collective; locutus; borg queen; current objective; borg points; how are the cyborgs different; how is the hive team different; cube faction special rules',
      see: ['C-TERM-035', 'C-TERM-303', 'C-TERM-353', 'C-TERM-310'],
    },
    {
      id: 'C-TERM-064',
      title: 'Borg Use Only icon',
      text: 'A card with this icon in its title bar is for Borg players: only when you play Borg may you put it in your deck and use it.',
      source: 'Glossary',
      terms:
        'borg-only card; borg cards restricted; borg symbol in title; can i use borg cards; reserved for the hive; cyborg exclusive mark; can my feds run this borg thing',
      see: ['C-TERM-303', 'C-TERM-062'],
    },
    {
      id: 'C-TERM-066',
      title: 'bottom seed card',
      text: 'Of the stack under a mission, this is the lowest card. It is the one that an attempt of the mission meets first.',
      source: 'Glossary',
      terms:
        'first dilemma; lowest seed card; order of dilemmas; which card is met first; mission stack; underneath the pile; which obstacle flips up first; lowest thing in the heap',
      see: ['C-TERM-148', 'C-TERM-240'],
    },
  ],
};
