import type { Chapter } from '../entry.ts';

/** Rulings on the Borg. */
export const rulingsOnTheBorg: Chapter = {
  title: 'Rulings on the Borg',
  beside: 'ruling borg cube spire',
  entries: [
    {
      id: 'A-OPEN-21',
      title: 'How the Borg enter the game',
      text: 'The book announces rules for the Borg but doesn’t contain them, so it doesn’t say how they come into play. We play: you choose one of two ways.\n• Invasion: the Transwarp Hub lies in the middle of the table as a Fixed System with 4 lanes and 1 Cube.\n• Encounter: the 20 Borg Exploration Cards are shuffled into the deck below its first cards, two per player. The other 6 Borg discs go into the lower part of the stack of discs.',
      source: 'Ruling; Adding Borg to Your Game',
      terms:
        'borg setup; start with borg; invasion; encounter; add borg; how do drones show up; put the collective into our game; drones in the middle or hidden',
      see: ['A-BORG-01', 'A-BORG-08', 'A-OPEN-24', 'A-EXP-11'],
    },
    {
      id: 'A-OPEN-22',
      title: 'When the Borg take their turn',
      text: 'The book doesn’t say when in a round the Borg act. We play: in each Initiative Stage the Borg get one Turn Order Card at random before the players choose. One card more than there are players is used. The Borg spend nothing.',
      source: 'Ruling; Borg Components',
      terms: 'borg initiative; turn order; borg phase; random card; when do drones act; hive’s seat in the sequence',
      see: ['A-OPEN-20', 'A-INIT-07', 'A-OPEN-25'],
    },
    {
      id: 'A-OPEN-23',
      title: 'How Spires grow Cubes',
      text: 'The book says only that Assimilation Nodes show the way to the next Cube and the Shields of a Borg world. There are 5 Spires, 15 Nodes and 5 Cubes. We play: at the start of the Borg turn each Spire gets 1 Assimilation Node. A Spire with 3 of them removes them and builds a Cube in its System. If 5 Cubes are in play already, it keeps its 3 Nodes. The Shield Modifier of the world is the number of Nodes there now, 0 to 3.',
      source: 'Ruling; Borg Components',
      terms:
        'new cube; assimilation nodes; borg growth; how fast; borg tower; how quickly do towers hatch boxes; three pieces round the tower then what',
      see: ['A-BORG-04', 'A-BORG-05', 'A-OPEN-24'],
    },
    {
      id: 'A-OPEN-24',
      title: 'Cubes that come through the Transwarp Hub',
      text: 'The book doesn’t say how Cubes arrive at the Transwarp Hub. We play: with the Hub in play, a die is rolled at the start of the Borg turn. If it shows more than the number of Cubes in play, a Cube is placed at the Hub. There are never more than 5.',
      source: 'Ruling; Borg Expansion',
      terms:
        'reinforcements; borg portal; new cubes; arrival; borg spawn; drones pouring through the gateway; chance of a fresh box at the hub',
      see: ['A-BORG-08', 'A-OPEN-23'],
    },
    {
      id: 'A-OPEN-25',
      title: 'What a Cube does in its turn',
      text: 'The book doesn’t say how a Cube acts. We play: the Cubes act in order of their age, each in three steps.\n• It fights a Space Battle with players’ Ships in its Sector or an Adjacent one. The largest group comes first, and among equals the next one clockwise from the Borg’s seat.\n• If it survives, it draws one of the 30 Borg Command Cards and carries it out.\n• If it is then in Orbit of a Developed System, it assimilates it.\nA new Cube acts from the next Borg turn on.',
      source: 'Ruling; Borg Components',
      terms:
        'what the borg do on their turn; cube activation; borg actions; steps; borg turn; attack order; what does a box do when it acts; whom do drones go after first',
      see: ['A-OPEN-26', 'A-OPEN-27', 'A-OPEN-28', 'A-OPEN-29'],
    },
    {
      id: 'A-OPEN-26',
      title: 'Where Cubes head',
      text: 'The book says only that Borg Command Cards direct the Cubes and name the kind of System they aim for. We play: there are 6 cards for each of five targets: the nearest Developed System, Home System, Starbase, players’ Ships, and unexplored space. Of the 6 cards two each have speed 1, 2 and 3, counted in Systems. Among equal targets the one with the fewest Sectors to go counts, then the one with the most Nodes, then a die. An empty deck is reshuffled.',
      source: 'Ruling; Borg Components',
      terms:
        'borg command cards; target; borg speed; nearest system; deck; which planet is the hive after; how fast do boxes fly; what destination do drones choose',
      see: ['A-BORG-07', 'A-OPEN-27'],
    },
    {
      id: 'A-OPEN-27',
      title: 'How Cubes move',
      text: 'The book gives no rules for the movement of Cubes. We play: a Cube takes the shortest way along the lanes, up to the speed on its card, and stops at its target. Ships never block it and nobody can refuse it. It places a new lane and disc only if its card says unexplored or if there is no way. Hazards don’t harm it.',
      source: 'Ruling; Borg Components',
      terms:
        'borg movement; path; block a cube; hazards; speed; route of the boxes; can i bar the drones’ way; do drones suffer deadly places',
      see: ['A-OPEN-26', 'A-OPEN-25'],
    },
    {
      id: 'A-OPEN-28',
      title: 'Fighting a Borg Cube',
      text: 'Of combat against the Borg the book gives only nine dice, the Weapons on the Borg console, and that Tech helps. We play: each fight with a Cube goes like this.\n• A Cube rolls 9 dice. Its Hit Roll is 5+ and improves by 1 for every 2 Borg worlds, to 3+ at best.\n• The players have First Strike in the first Combat Round.\n• Each Hit on the Cube takes one die from it.\n• Its Shield Modifier is 0 in the first Round and rises by 1 in each later Round, to 3 at most.\n• Each 6 that the Cube rolls gives it a die back.\n• Without dice the Cube is destroyed. Borg never Retreat.',
      source: 'Ruling; Borg Expansion',
      terms:
        'battle with cube; borg dice; kill a cube; borg shields; nine dice; how to beat a box; drones adapt armour each wave; nine cubes thrown by the hive',
      see: ['A-OPEN-31', 'A-BAT-21', 'A-OPEN-29'],
    },
    {
      id: 'A-OPEN-29',
      title: 'How the Borg assimilate a world',
      text: 'The book says only that a Spire marks a Borg world. We play: a Cube Invades with 9 dice, and each of its Hits destroys a Node: Production first, then Research, Culture, and the Control Node last. When no Node is left a Spire without Assimilation Nodes is placed. A Starbase there stays but nobody Controls it, and its former owner loses the Command. If all 5 Spires are in play the world is only razed.',
      source: 'Ruling; Borg Components',
      terms:
        'assimilation; lose planet to borg; spire placed; starbase and borg; drones eat my colony; how do drones swallow a planet; tower appears on my world',
      see: ['A-BORG-03', 'A-INV-21', 'A-OPEN-30', 'A-OPEN-32'],
    },
    {
      id: 'A-OPEN-30',
      title: 'Freeing a Borg world',
      text: 'The book doesn’t say how to win back a Borg world. We play: you Invade it like an independent world. It rolls 3 dice plus 1 for each Assimilation Node, with the Borg’s Hit Roll, and its Shield Modifier is the number of those Nodes. You need as many Hits as it has Assimilation Nodes, plus 1. Then the Spire and its Nodes are removed and an Undeveloped System remains. The 6 Resource Nodes of the Borg set belong to the planets of that set.',
      source: 'Ruling; Borg Components',
      terms:
        'liberate; destroy spire; retake planet; attack borg planet; take a world back from the drones; topple a tower; rescue assimilated folks',
      see: ['A-OPEN-29', 'A-INV-25', 'A-BORG-05'],
    },
    {
      id: 'A-OPEN-31',
      title: 'What Borg Tech does',
      text: 'The book doesn’t print the 20 Borg Tech Cards. We play: whoever destroys a Cube or a Spire gets 1 Tech. There are 5 of each of four kinds:\n• reroll one miss in each Round against the Borg,\n• roll 1 more die,\n• lower the Borg’s Shields by 1,\n• ignore one Borg Hit.\nSeveral of them add up.',
      source: 'Ruling; Borg Components',
      terms:
        'tech cards; reward for killing cube; borg technology; bonus against borg; what do nanoprobe goodies do; prizes list against the hive',
      see: ['A-BORG-06', 'A-OPEN-28'],
    },
    {
      id: 'A-OPEN-32',
      title: 'When the Borg assimilate a player',
      text: 'The book says that the game runs the Borg until they assimilate a player, but not what happens then. We play: when a Home System becomes a Borg world, its owner’s Ships are removed and that player leaves the contest. From then on this player chooses for the Borg wherever several targets, paths or hits are equal. If all Home Systems become Borg worlds before a player has won, this player wins with the Borg.',
      source: 'Ruling; Adding Borg to Your Game',
      terms:
        'assimilated player; lose homeworld; play as borg; borg win; my capital became drone land; join the hive after losing; loser turns into a drone',
      see: ['A-BORG-01', 'A-OPEN-29'],
    },
    {
      id: 'A-OPEN-33',
      title: 'Playing alone or in pairs',
      text: 'The book refers to another rulebook for games with one or two players and doesn’t include it. We play: the Borg invade from the Transwarp Hub. Players win with their normal victory. They lose as soon as any Home System becomes a Borg world. With two players there is no Supremacy Victory.',
      source: 'Ruling; Adding Borg to Your Game',
      terms:
        'solo; two players; one player; cooperative; borg assimilation; all by myself against the hive; duo versus drones how to win or lose',
      see: ['A-OPEN-95', 'A-EXP-12', 'A-OPEN-21'],
    },
  ],
};
