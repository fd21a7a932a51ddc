import type { Chapter } from '../entry.ts';

/** Components and teams. */
export const componentsAndTeams: Chapter = {
  title: 'Components and teams',
  entries: [
    {
      id: 'M-COMP-01',
      title: 'Six-sided dice and their faction symbol',
      text: 'All dice are ordinary six-sided dice. On the Federation and Borg dice of the box a faction symbol takes the place of the 6, and it counts as a 6.',
      source: 'Core Rules: Components',
      terms:
        'd6; logo; icon on a die; die faces; what does the symbol mean; starfleet delta; why is there a badge on my cube; does the emblem equal six; plain cubes with pips',
      see: ['M-ATK-05', 'M-SKILL-02'],
    },
    {
      id: 'M-COMP-02',
      title: 'Figure, character card and Health pegs',
      text: 'Each character has a figure that stands on the board and a card that tells what it can do. The card has four tracks, one each for Attack, Defense, Skill and Move. The Health pegs in a track show how high that rating is at the moment. Damage takes pegs away.',
      source: 'Components; Characters',
      terms:
        'miniature; model; hit points; hp; life; wounds; tracks; how tough is my guy right now; plastic pins in the sheet; mini and its sheet',
      see: ['M-CHAR-01', 'M-DMG-01', 'M-PREP-15'],
    },
    {
      id: 'M-COMP-03',
      title: 'Borg Drone Overlay',
      text: 'The overlay covers the card of a character that has become a Borg Drone. It shows:\n• Attack 1, Defense 2, Skill 3 and a Move of 2 spaces\n• the weapon Assimilation Tubules: +0 dice, +1 Damage, with the rules Assimilate and Melee\n• the Hivemind rule: a Borg Drone may take Actions other than Move in this Borg’s place\n\nWhile it lies there, the ratings, Attack Actions and special rules beneath it don’t count.',
      source: 'Borg Drone Overlay',
      terms:
        'assimilated character; converted; turned into a drone; cover card; drone stats; transparent sheet for turned heroes; what numbers does a turned hero have',
      see: ['M-ASSIM-04', 'M-ASSIM-05', 'M-HIVE-01', 'M-CHAR-03'],
    },
    {
      id: 'M-COMP-04',
      title: 'Kinds of tokens',
      text: 'There are tokens of seven kinds:\n• Activated: this character has had its Activation\n• Bonus Action: an extra Action for the smaller team\n• Take Cover: one more Defense die\n• Stun: this character must Recover\n• Bonus Points: points earned beside those of the cards\n• Adapt: gained by the Borg\n• Honor: gained by Klingons',
      source: 'Components; Assimilate; Glossary: Adapt, Bonus Points Token',
      terms: 'markers; counters; chits; list of tokens; legend for the chips; which cardboard bits exist',
      see: ['M-ACTV-06', 'M-BONUS-05', 'M-STUN-05', 'M-PLAY-28'],
    },
    {
      id: 'M-TEAM-01',
      title: 'Your away team and your goal',
      text: 'You lead one away team. You score points by completing Missions over three Rounds, and whoever has the most points at the end wins.',
      source: 'Core Rules; Away Teams',
      terms:
        'objective; how to win; aim of the game; what is this about; landing party; what’s the point of playing; how do i come out ahead; gist of the whole thing',
      see: ['M-END-04', 'M-SEQ-02', 'M-TEAM-02'],
    },
    {
      id: 'M-TEAM-02',
      title: 'Choosing an away team',
      text: 'Before the game you choose your away team, that is your landing party, from the teams that are available to you.',
      source: 'Away Teams',
      terms:
        'pick a side; pick a faction; crew; which teams are there; who should i play tonight; pick my squad; who will i lead tonight',
      see: ['M-TEAM-07', 'M-TEAM-08', 'M-TEAM-13'],
    },
    {
      id: 'M-TEAM-03',
      title: 'Friendly and hostile characters',
      text: 'All characters of your own away team are friendly to you. All characters of any other away team are hostile.',
      source: 'Characters; Hostile Character',
      terms:
        'enemy; ally; foe; opponent’s characters; own team; who are the good guys for me; tell comrades from bad guys',
      see: ['M-TEAM-04', 'M-ATK-04', 'M-TG-07'],
    },
    {
      id: 'M-TEAM-04',
      title: 'A rule that just says “character”',
      text: 'If a rule or card speaks of a “character” and says neither friendly nor hostile, it means both kinds.',
      source: 'Glossary: Character',
      terms:
        'any character; everyone; does it affect me too; both sides; wording doesn’t say whose guy; could it hit my own folks as well; does the text hit everybody',
      see: ['M-TEAM-03'],
    },
    {
      id: 'M-TEAM-05',
      title: 'Swapping Mission Specialists',
      text: 'Some expansions bring Mission Specialists, with which you can tailor your team. They have the Specialist keyword. You may swap any Specialist of your team for another Specialist of the same affiliation.',
      source: 'Mission Specialists',
      terms:
        'replace a character; exchange; customize team; change crew; shelby; sub in another expert; tweak my lineup; bench a hero for someone else',
      see: ['M-TEAM-06', 'M-CARD-03'],
    },
    {
      id: 'M-TEAM-06',
      title: 'Alternative commanders',
      text: 'An expansion may contain another commander for your team. That one takes the place of the original commander and may come with instructions on how the rest of the team changes.',
      source: 'Alternative Commanders',
      terms:
        'replace the leader; other captain; swap commander; new leader; sub in a different boss; boss from an addon; fresh boss in an addon',
      see: ['M-TEAM-05'],
    },
    {
      id: 'M-TEAM-07',
      title: 'Riker’s Away Team',
      text: 'The Federation team has four characters: Riker (Commander), Shelby, Data and Worf.',
      source: 'Riker’s Away Team',
      terms:
        'federation characters; starfleet; enterprise crew; who is in the team; which heroes do the good guys bring; roster of the good guys; lineup of the good guys',
      see: ['M-CARD-02', 'M-CARD-03', 'M-FAC-01', 'M-OPEN-01'],
    },
    {
      id: 'M-TEAM-08',
      title: 'Locutus’s Unimatrix',
      text: 'The Borg team has six characters: Locutus of Borg (Commander) and the drones One, Two, Three, Four and Five of Five.',
      source: 'Locutus’s Unimatrix',
      terms:
        'borg characters; drones; collective; picard; who is in the team; hive roster at full strength; how many drones do i field; swarm squad roster',
      see: ['M-CARD-01', 'M-CARD-04', 'M-FAC-02', 'M-OPEN-09'],
    },
    {
      id: 'M-TEAM-09',
      title: 'Gowron’s Honor Guard',
      text: 'The Klingon team of the expansions has four characters: Gowron (Commander), Kromm, Kurak and Lukara.',
      source: 'Gowron’s Honor Guard',
      terms: 'klingon characters; warriors; who is in the team; ridged foreheads lineup; qapla squad roster',
      see: ['M-FAC-05', 'M-CARD-05', 'M-CARD-06', 'M-OPEN-01'],
    },
    {
      id: 'M-TEAM-10',
      title: 'Sela’s Infiltrators',
      text: 'The Romulan team of the expansions has five characters: Sela (Commander), Salatrel, Ptol, Taibak and Vox.',
      source: 'Sela’s Infiltrators',
      terms:
        'romulan characters; tal shiar; spies; who is in the team; green blooded sneaks lineup; undercover squad roster',
      see: ['M-FAC-06', 'M-OPEN-01'],
    },
    {
      id: 'M-TEAM-11',
      title: 'How many characters each team has',
      text: 'The Federation has 4 characters, the Borg have 6, the Klingons 4 and the Romulans 5.',
      source: 'Away Teams at Wolf 359; An Expanding Galaxy',
      terms: 'team size; number of figures; crew size; smaller team; headcount of every lineup; which squad is largest',
      see: ['M-BONUS-01', 'M-ESC-01'],
    },
    {
      id: 'M-TEAM-12',
      title: 'You choose your team’s cards',
      text: 'You are the leader of your away team, so you decide which cards go into its Mission Deck and its Support Deck.',
      source: 'Card Decks',
      terms:
        'own deck; customize; select cards; leader; who decides what’s in my stacks; am i free to pick my stuff; handpick my own stacks',
      see: ['M-BUILD-01', 'M-BUILD-02', 'M-BUILD-08'],
    },
    {
      id: 'M-TEAM-13',
      title: 'The four affiliations',
      text: 'There are four affiliations, each with a symbol of its own: Federation, Borg, Klingon and Romulan.',
      source: 'Affiliation Symbols',
      terms:
        'factions; sides; species; races; empires; which civilizations can be played; how many badges exist; badges in the box',
      see: ['M-BUILD-03', 'M-FAC-01', 'M-FAC-02'],
    },
    {
      id: 'M-CHAR-01',
      title: 'What a character card shows',
      text: 'A character card shows:\n• the symbol of its affiliation\n• name, role and ship\n• Specializations and Keywords\n• one or more Attack Actions, each with a weapon’s name, extra Attack Dice, extra Damage and the weapon’s rules\n• special abilities\n• a picture of the figure\n• the Attack, Defense, Skill and Move ratings with their tracks for pegs',
      source: 'Reading a Character Card',
      terms:
        'read a card; stats; attributes; profile; stat line; layout; what’s all that on a hero sheet; decode my hero; legend for the hero sheet',
      see: ['M-CHAR-02', 'M-ATK-02', 'M-CHAR-03', 'M-COMP-02'],
    },
    {
      id: 'M-CHAR-02',
      title: 'Specializations and Keywords',
      text: 'A Specialization gives a character one extra die in Skill tests of that type. Keywords tell its species, its role and more; some cards affect only characters with a certain Keyword.',
      source: 'Reading a Character Card',
      terms:
        'training; expertise; tags; human; command; engineering; security; what is my hero an expert in; meaning of the little words under the name; good at science',
      see: ['M-SKILL-07', 'M-OPEN-33', 'M-PLAY-18'],
    },
    {
      id: 'M-CHAR-03',
      title: 'What a point of Move is worth',
      text: 'Each point of the Move rating is worth 2 spaces: a character with Move 1 goes up to 2 spaces with one Move Action, one with Move 2 up to 4.',
      source: 'Borg Drone Overlay; Quick Reference: Actions',
      terms:
        'speed; how far; movement rating; squares per point; legs one equals how many squares; is a pip two steps; legs to squares',
      see: ['M-MOVE-01', 'M-OPEN-13'],
    },
    {
      id: 'M-CHAR-04',
      title: 'Lowest value of a rating',
      text: 'No rating may go below 1, the lowest value printed on its track. Only a rating that is printed as 0 can be at 0.',
      source: 'Take Damage: Neutralized',
      terms:
        'minimum; below one; zero rating; last peg; cannot reduce; how weak can my hero get; floor for a stat; could i drop to nothing',
      see: ['M-DMG-01', 'M-DMG-02', 'M-OPEN-62'],
    },
  ],
};
