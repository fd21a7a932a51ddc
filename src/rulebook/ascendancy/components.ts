import type { Chapter } from '../entry.ts';

/** Components. */
export const components: Chapter = {
  title: 'Components',
  beside: 'component piece contain',
  entries: [
    {
      id: 'A-COMP-01',
      title: 'What the galaxy map is made of',
      text: 'The map is built during play from just two kinds of pieces: round System Discs and the Space Lanes that join them. Lanes come in three lengths, so the same Systems lie nearer or farther apart in every game.',
      source: 'System Discs',
      terms:
        'board; tiles; hexes; galaxy pieces; planet discs; routes; paths; is there a fixed board; what does the playfield consist of; how the playfield is assembled',
      see: ['A-COMP-02', 'A-SET-16', 'A-LANE-02', 'A-SYS-01'],
    },
    {
      id: 'A-COMP-02',
      title: 'How many Sectors discs and lanes have',
      text: 'Every System Disc counts as exactly 1 Sector. Every Space Lane has 2, 3 or 4 Sectors, depending on its length.',
      source: 'Sector; Game Area',
      terms:
        'spaces; squares; distance; how far; lane length; count steps; how many steps is a planet; how many steps is a road',
      see: ['A-TERM-21', 'A-MOVE-05', 'A-COMP-04'],
    },
    {
      id: 'A-COMP-03',
      title: 'Capacity of a Planetary System',
      text: 'Coloured tabs at the edge of the planet are its sites: each tab holds one Resource Node. A site is Production, Research, Culture or Open. A System has 1 to 3 sites in all, and that total is its Capacity.',
      source: 'System Discs; Capacity',
      terms:
        'slots; coloured tabs; building spots; how many nodes; node limit; sites; what are those colour notches; how many factories fit a world; notches round the planet',
      see: ['A-BUILD-16', 'A-BUILD-13', 'A-BUILD-17'],
    },
    {
      id: 'A-COMP-04',
      title: 'The Space Lane Die',
      text: 'The Space Lane Die alone decides how long a new lane is. It can show 2, 3 or 4 Sectors.',
      source: 'System Discs; Sector',
      terms:
        'lane roll; route length; special dice; die faces; how long is a lane; which die for roads; odd cube with 2 3 4',
      see: ['A-LANE-03', 'A-OPEN-08'],
    },
    {
      id: 'A-COMP-05',
      title: 'What Warp Tokens show',
      text: 'Warp Tokens beside a Ship tell two things. Their number says how many Systems the Ship may travel through when it exits Warp; Warp Tokens pictured on its owner’s completed Advancements are added. Their pointer says which Sector it entered Warp from.',
      source: 'Warp Tokens',
      terms:
        'warp marker; arrow; warp speed; direction token; warp counters; chips next to a cruiser; what is the pointy bit for',
      see: ['A-MOVE-07', 'A-MOVE-11', 'A-MOVE-08'],
    },
    {
      id: 'A-COMP-06',
      title: 'Turn Order Cards 1 to 10',
      text: 'There are Turn Order Cards numbered 1 to 10. You use one for each player, counted from 1: in a game of three those are cards 1, 2 and 3. The higher numbers serve bigger games and optional rules.',
      source: 'Turn Order Cards; Initiative note',
      terms:
        'initiative cards; who goes first; number cards; player order; sequence; what are the digits one through ten; unused high digits',
      see: ['A-INIT-07', 'A-INIT-12', 'A-OPT-09'],
    },
    {
      id: 'A-COMP-07',
      title: 'What your Command Console holds',
      text: 'Your Command Console shows three things: the special rules of your civilization, your current Weapons and Shields levels, and your Reserves, which are the Resources that you haven’t spent yet.',
      source: 'Command Consoles',
      terms:
        'player board; player mat; faction sheet; sliders; tech tracks; stash; big sheet in front of me; what is on my dashboard; where are my levels displayed',
      see: ['A-TERM-18', 'A-SET-02', 'A-SET-03', 'A-BUILD-32'],
    },
    {
      id: 'A-COMP-08',
      title: 'Thirty Ships for each player',
      text: 'You have 30 Ships of your own. That is also the most that you can have in play at once.',
      source: 'Command Console & Components',
      terms:
        'ship limit; how many starships; maximum fleet size; minis; miniatures; run out; how many cruisers in the box; could i field forty hulls',
      see: ['A-BUILD-03', 'A-BUILD-19', 'A-SET-11'],
    },
    {
      id: 'A-COMP-09',
      title: 'Three Fleet Cards and Markers each',
      text: 'You have 3 Fleet Cards and the 3 Fleet Markers that go with them, so you can never have more than 3 Fleets at once.',
      source: 'Command Console & Components',
      terms:
        'fleet limit; how many fleets; max fleets; armada; number of squadrons; how many armadas am i allowed; how many group cards in the box',
      see: ['A-COMP-16', 'A-FLEET-03', 'A-FLEET-04'],
    },
    {
      id: 'A-COMP-10',
      title: 'Three Starbases for each player',
      text: 'You have 3 Starbase tokens for the whole game. The Vulcans have none; they have Ambassadors instead.',
      source: 'Command Console & Components; Starbase Models',
      terms:
        'space station; starbase limit; how many stations; vulcan bases; ambassadors; how many outposts in my box; why do space elves lack bases',
      see: ['A-SB-02', 'A-SB-03', 'A-VUL-08'],
    },
    {
      id: 'A-COMP-11',
      title: 'Fifteen Advancement cards per civilization',
      text: 'Each civilization has its own deck of 15 Advancement cards with cultural and technical achievements that no other civilization has.',
      source: 'Advancement Cards; Command Console & Components',
      terms:
        'tech cards; technology deck; tech tree; upgrades; advances; research deck; size of my invention deck; how many inventions per race',
      see: ['A-SET-09', 'A-TERM-17', 'A-PROJ-01', 'A-OPEN-94'],
    },
    {
      id: 'A-COMP-12',
      title: 'Ten Control Nodes for each player',
      text: 'You have 10 Control Nodes. Each one marks a System that you Control. The set-up list in the book calls them “Command Nodes” in one place; that is a misprint.',
      source: 'Command Console & Components; Suggested Player Layout',
      terms:
        'ownership marker; flag; command node; how many systems can i own; planet limit; how many colonies can i own at once; typo in the parts list',
      see: ['A-TERM-06', 'A-BUILD-20', 'A-OPEN-36'],
    },
    {
      id: 'A-COMP-13',
      title: 'The Player Turn Card',
      text: 'Every player has a two-sided summary card for their turn. One side lists all building costs, the other all the things that you can do with a Command.',
      source: 'Player Turn Cards',
      terms:
        'reference card; cheat sheet; player aid; turn summary; quick help; where do i find a rundown of prices; handy overview for newbies',
      see: ['A-CMD-01', 'A-BUILD-01'],
    },
    {
      id: 'A-COMP-14',
      title: 'Three Trade Agreements of your own',
      text: 'Your civilization has exactly 3 Trade Agreement cards. You may give them to other players as signs of peaceful commerce. Each one that you receive from another player adds to your Production every round.',
      source: 'Trade Agreement Cards',
      terms:
        'trade cards; treaty; deal; how many agreements; peace card; ta; how many pacts can i hand out; what is a pact good for',
      see: ['A-TRADE-03', 'A-TRADE-08', 'A-TRADE-06', 'A-OPEN-14'],
    },
    {
      id: 'A-COMP-15',
      title: 'Command Tokens, ready and Exhausted',
      text: 'A Command Token has two sides: ready and Exhausted. Every token that is ready is one order that you can still give this turn. When you give the order, the token turns to its Exhausted side.',
      source: 'Command Tokens',
      terms:
        'actions; action points; orders left; how many actions; used up; flip; face up or face down action chips; how many things remain for me',
      see: ['A-SET-07', 'A-CMD-02', 'A-RECH-07'],
    },
    {
      id: 'A-COMP-16',
      title: 'How Fleet Cards hold your Ships',
      text: 'A Fleet is a group of 3 or more Ships. Its Ships stand on the Fleet Card. On the map a single Fleet Marker stands for all of them.',
      source: 'Fleet Cards & Markers',
      terms:
        'group ships; stack; armada; minimum fleet size; fleet token; squadron; what’s a group of cruisers called; where do grouped minis sit',
      see: ['A-TERM-11', 'A-FLEET-01', 'A-FLEET-09'],
    },
    {
      id: 'A-COMP-17',
      title: 'The Supply never runs out',
      text: 'All players share one stock of Resource Nodes and Resource Tokens, called the Supply. It is unlimited: you can always take what you have earned or paid for. Ships and Control Nodes aren’t part of it; those are limited.',
      source: 'Supply',
      terms:
        'bank; pool; out of tokens; shared stock; unlimited; box; can the stockpile be empty; what if the cubes are all gone',
      see: ['A-BUILD-19', 'A-BUILD-20', 'A-TERM-19'],
    },
    {
      id: 'A-COMP-18',
      title: 'Starbase models instead of tokens',
      text: 'A Starbase model may stand in for a Starbase token. It makes no difference to any rule.',
      source: 'Starbase Models',
      terms:
        'miniature; plastic station; space station figure; minis; cool 3d base instead of cardboard; does the sculpt matter',
      see: ['A-COMP-10', 'A-SB-01'],
    },
    {
      id: 'A-COMP-19',
      title: 'The three kinds of Nodes and tokens',
      text: 'There are three kinds of Resources, each with its own Node on the map and its own token: Culture, Production and Research.',
      source: 'Resource Nodes; Resource Tokens',
      terms:
        'resource types; colours; money; prc; goods; what resources are there; difference between culture science and industry; what are the three cubes; orange blue green meaning',
      see: ['A-TERM-19', 'A-RECH-03', 'A-TERM-14'],
    },
  ],
};
