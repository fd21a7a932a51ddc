import type { Chapter } from '../entry.ts';

/** Setting up the table. */
export const settingUpTheTable: Chapter = {
  title: 'Setup of the table',
  beside: 'setup begin start supply bank pile',
  entries: [
    {
      id: 'F-SETUP-01',
      title: 'Choosing the scenario',
      text: 'Before anything else you pick one scenario, exactly one. It tells you how many map tiles of each kind to use, the Levels of the Borg Cubes, its special rules, how many Rounds you play, when the game ends and how you score.',
      source: 'Game Flow 1, p.1',
      terms:
        'mission; which game mode; game length; how many rounds; start a game; which mission are we playing tonight; pick a map or campaign to play; what decides the goal and duration; what shall we play tonight; setup; set up the game',
      see: ['F-SETUP-02', 'F-SETUP-11', 'F-ROUND-19'],
    },
    {
      id: 'F-SETUP-02',
      title: 'Agreeing on variant rules',
      text: 'You may add variant rules only if every player agrees to them. Scenario and variants are settled before anyone picks a ship.',
      source: 'Game Flow 1, p.1; Variant Rules, p.17',
      terms:
        'optional rules; house rules; options; pvp on or off; consent; do we all have to vote on extras; can one person veto an add-on; homebrew tweaks need everybody’s okay; can one person veto an addon',
      see: ['F-SETUP-01', 'F-PVP-01'],
    },
    {
      id: 'F-SETUP-03',
      title: 'Picking ships in order',
      text: 'First settle an order of players for picking ships. In that order each of you takes one ship that nobody has yet, together with everything that belongs to it: cards, tokens and figure.',
      source: 'Game Flow 2, p.1',
      terms:
        'divvy up the ships; who gets which ship; choose a ship; captain; faction; draft ships; who picks first; who gets dibs on the vessel; two of us want the same character; call first dibs on a leader',
      see: ['F-SETUP-04', 'F-TACTIC-04'],
    },
    {
      id: 'F-SETUP-04',
      title: 'First Round Order column',
      text: 'As you take your ship, its Round Order Token goes to the bottom of one shared column. So whoever picked first stands at the top and whoever picked last at the bottom.\n\nThe column matters at once: in Round 1 it is read from the bottom when Tactics are chosen.',
      source: 'Game Flow 2, p.1; Full Game Setup 11, p.3',
      terms:
        'turn order at start; who goes first; seating; initiative; where does my turn marker go at setup; line up the initiative tokens; does grabbing a ship early make me last',
      see: ['F-TACTIC-03', 'F-TACTIC-04', 'F-ROUND-18'],
    },
    {
      id: 'F-SETUP-05',
      title: 'Starting Experience and Reputation',
      text: 'You start with Experience 0 and with Reputation 0, the space in the middle of the Reputation Track, unless the scenario says otherwise. One of your Faction Tokens marks each of the two tracks.',
      source: 'Full Game Setup 1, p.3',
      terms:
        'xp; fame; score track; begin at zero; starting level; what score do we have at the outset; where do my track markers sit initially; am i loved or hated at kickoff',
      see: ['F-INTERACT-08', 'F-LEVEL-01'],
    },
    {
      id: 'F-SETUP-06',
      title: 'Encounter Token piles',
      text: 'The round Encounter Tokens are sorted by their backs into 8 piles. Each pile is shuffled, lies face down and has its own place for discarded tokens.',
      source: 'Full Game Setup 2, p.3',
      terms:
        'enemy tokens; monsters; token stacks; enemies at setup; how do i sort the baddie chips; heap the monster counters by color; separate circles by the back side',
      see: ['F-SETUP-07', 'F-OPEN-20'],
    },
    {
      id: 'F-SETUP-07',
      title: 'When an Encounter pile runs out',
      text: 'If a token has to be drawn from a pile that is empty, that pile’s discarded tokens are shuffled first and become its new face-down pile.',
      source: 'Full Game Setup 2, p.3',
      terms:
        'no tokens left; reshuffle enemies; out of tokens; ran dry of baddies to pull; monster bag is exhausted what now; recycle the used monster chips',
      see: ['F-SETUP-06'],
    },
    {
      id: 'F-SETUP-08',
      title: 'Advanced Action deck and offer',
      text: 'The Advanced Action Cards are shuffled into a face-down deck. The first 3 are turned up as the Advanced Action offer. The three stand in order, from a top position to a lowest position; the order matters when the offer is refilled and at some Level Ups.',
      source: 'Full Game Setup 3, p.3',
      terms:
        'card market; card display; upgrade cards; three cards; advanced cards; lay out the fancy skill cards row; how many better cards on display; build the upgrade shop at the outset; how many upgrades lie open',
      see: ['F-GAIN-05', 'F-ROUND-10', 'F-LEVEL-06'],
    },
    {
      id: 'F-SETUP-09',
      title: 'Undiscovered deck and offer',
      text: 'The Undiscovered Cards are set up in the same way as the Advanced Actions: a shuffled face-down deck and an offer of its first 3 cards in order, from a top position to a lowest position.',
      source: 'Full Game Setup 4, p.3',
      terms:
        'card market; spells; artifacts; black data cards; three cards; lay out the spell row; how many mystery cards lie open; set up the relic shop',
      see: ['F-SETUP-08', 'F-ROUND-11', 'F-BUY-08'],
    },
    {
      id: 'F-SETUP-10',
      title: 'Damage Pile',
      text: 'All Damage Cards are alike. They lie face up in one pile, the Damage Pile.',
      source: 'Full Game Setup 5, p.3',
      terms:
        'wounds; damage card types; where damage comes from; is there more than one sort of wound card; where do i get hull scars from; are the bad cards shuffled; do bad cards come in several sorts; heap that hull scars come off',
      see: ['F-HEAL-01', 'F-DMG-03'],
    },
    {
      id: 'F-SETUP-11',
      title: 'Number of Frontier tiles',
      text: 'The scenario tells how many Frontier tiles (blue back) you use. Which ones is decided at random.',
      source: 'Full Game Setup 6, p.3',
      terms:
        'blue tiles; map size; space tiles; countryside; how many easy outer map pieces; how large is the outskirts of the galaxy; countryside hexes count',
      see: ['F-SETUP-12', 'F-SETUP-13'],
    },
    {
      id: 'F-SETUP-12',
      title: 'Number of Core tiles',
      text: 'Core tiles (red back) are sorted into two kinds first: those with a Borg Cube in their center and those without one. Then as many of each kind as the scenario asks for are taken at random.',
      source: 'Full Game Setup 6, p.3',
      terms:
        'red tiles; borg tiles; city tiles; map size; how many hard inner map pieces; separate the city boards from the plain ones; how many dangerous regions go in',
      see: ['F-SETUP-11', 'F-SETUP-13'],
    },
    {
      id: 'F-SETUP-13',
      title: 'Building the tile stack',
      text: 'The chosen Core tiles are shuffled together and form the bottom of the stack. The chosen Frontier tiles are shuffled and lie on top. So every Frontier tile comes up before the first Core tile.',
      source: 'Full Game Setup 6, p.3',
      terms:
        'order of tiles; tile deck; when do core tiles appear; blue before red; stacking the map pieces in the right sequence; do the hard hexes go underneath; assemble the terrain heap',
      see: ['F-EXPLORE-02', 'F-ROUND-08'],
    },
    {
      id: 'F-SETUP-14',
      title: 'Tiles left in the box',
      text: 'Tiles that were not chosen stay in the box, sorted by kind. They can still come into the game: when the stack is empty, exploring may draw from them to fill holes in the map.',
      source: 'Full Game Setup 6, p.3; Exploration, p.6',
      terms:
        'unused tiles; leftover tiles; spare tiles; extra map pieces we didn’t select; do leftover hexes ever return; where do unneeded boards go',
      see: ['F-EXPLORE-09', 'F-EXPLORE-10'],
    },
    {
      id: 'F-SETUP-15',
      title: 'Borg Cubes wait until found',
      text: 'Borg Cube Reference Cards and figures stay aside at the start. They come into play only when a tile with a Borg Cube is revealed.',
      source: 'Full Game Setup 8, p.3',
      terms:
        'cube card; when do cubes appear; city; cube figure; do cities stand on the board from the outset; when does the big borg miniature show up; keep borg models in reserve; do cities stand on the board initially',
      see: ['F-EXPLORE-15', 'F-EXPLORE-16'],
    },
    {
      id: 'F-SETUP-16',
      title: 'Common Skill area at the start',
      text: 'The common Skill area is empty at the start. It fills up as players leave Skill Tokens behind when they Level Up.',
      source: 'Full Game Setup 9, p.3',
      terms:
        'shared skills; skill offer; common skills; public pool of talents initially; are there any rejected perks up for grabs yet; what’s in the communal perk zone; any rejected perks up for grabs yet',
      see: ['F-LEVEL-05', 'F-LEVEL-06'],
    },
    {
      id: 'F-SETUP-17',
      title: 'Regular and Elite Crew decks',
      text: 'Crew Cards form two shuffled face-down decks by the color of their backs: Regular (silver) and Elite (gold).',
      source: 'Full Game Setup 10, p.3',
      terms:
        'silver; gold; units; crew cards; recruits; how many troop decks are there; split the rookies from the veterans; separate cheap followers from premium ones',
      see: ['F-SETUP-20', 'F-ROUND-08', 'F-CREW-02'],
    },
    {
      id: 'F-SETUP-18',
      title: 'Data Dice in the Data Core',
      text: 'The Data Core gets as many Data Dice as there are players plus 2. Only actual players count, a Dummy Player does not. The dice are rolled as they go in.',
      source: 'Full Game Setup 12, p.3',
      terms:
        'source dice; mana dice; how many dice; core size; how many cubes to roll for the shared pool; size of the mana source; number of dice for three people; how many cubes fill the shared pool; starting energy pool for our headcount',
      see: ['F-SETUP-19', 'F-DUMMY-17', 'F-DATA-12'],
    },
    {
      id: 'F-SETUP-19',
      title: 'Half the Core must be basic',
      text: 'When the Data Core is rolled at setup or at the start of a Round, at least half of its dice must show a basic color: red, blue or gold. If too few do, all dice that show white, purple or black are rolled again together, and again, until it is true. Dice with a basic color stay as they are.\n\nBasic dice needed:\n• 3 dice: 2\n• 4 dice: 2\n• 5 dice: 3\n• 6 dice: 3\n• 7 dice: 4',
      source: 'Full Game Setup 12, p.3',
      terms:
        'reroll; re-roll; minimum; colors; starting dice; special colours; pool rolled too many odd colors; not enough normal colors in the source; roll again if mostly weird colors',
      see: ['F-ROUND-03', 'F-DATA-16', 'F-DATA-01'],
    },
    {
      id: 'F-SETUP-20',
      title: 'First Crew offer',
      text: 'The first Crew offer has as many Regular Crew Cards as there are players plus 2 (a Dummy Player does not count). There are no Elite Crew at setup. Advanced Action Cards join this offer later, one for each Class-M Planet that comes onto the map.',
      source: 'Full Game Setup 13, p.3',
      terms:
        'crew market; recruits; units offer; starting crew cards; how many hirelings lie out in the beginning; first batch of followers for sale; are veterans available right away',
      see: ['F-ROUND-06', 'F-EXPLORE-14', 'F-BUY-02'],
    },
    {
      id: 'F-SETUP-21',
      title: 'Starting map',
      text: 'The map begins with the Starting Tile and the top 2 Frontier tiles of the stack next to it, in their fixed positions. Both are turned the same way as the Starting Tile.',
      source: 'Full Game Setup 14, p.3',
      terms:
        'first tiles; begin; opening board; orientation; what does the board look like initially; lay down the first hexes; how many pieces around the home hex',
      see: ['F-SETUP-22', 'F-OPEN-25', 'F-EXPLORE-06'],
    },
    {
      id: 'F-SETUP-22',
      title: 'Revealed locations at setup',
      text: 'Every location on the tiles that are face up at setup counts as revealed. What it does when it is revealed is carried out before play begins: for example Enemy Ship and Starbase tokens are placed, and each Class-M Planet adds an Advanced Action Card to the Crew offer.',
      source: 'Full Game Setup 14, p.3',
      terms:
        'starting map tokens; when revealed; initial enemies; do i put monsters out before we kick off; populate the visible hexes initially; do the first visible sites trigger; put monsters out at kickoff',
      see: ['F-EXPLORE-13', 'F-EXPLORE-14', 'F-OPEN-26'],
    },
    {
      id: 'F-SETUP-23',
      title: 'The bank',
      text: 'Data Tokens and the Data Dice that are not in the Core lie in the bank. A die from the bank is rolled when a random result is needed, such as random Data Crystals as a reward.',
      source: 'Full Game Setup 15, p.3',
      terms:
        'spare dice; reward die; supply; data tokens; where’s the common stash of dice; unused cubes outside the pool; where do mana chips come from',
      see: ['F-EOT-10', 'F-LOC-24'],
    },
    {
      id: 'F-SETUP-24',
      title: 'Supply of Wound and Transporter Tokens',
      text: 'Wound Tokens and Transporter Tokens lie in a supply that everybody uses.',
      source: 'Full Game Setup 16, p.3',
      terms:
        'common tokens; injured marker; beam marker; where do i grab bandage chips from; pool of beaming counters; is the injury chip stock shared',
      see: ['F-AWAY-06', 'F-HEAL-08', 'F-OPEN-85'],
    },
    {
      id: 'F-SETUP-25',
      title: 'Tactic Cards on display',
      text: 'All Tactic Cards lie face up where everyone can see them.',
      source: 'Full Game Setup 17, p.3',
      terms:
        'tactics at setup; which tactics; day cards; are plans hidden or visible; lay out the daily strategy cards; can everyone read the strategies',
      see: ['F-TACTIC-01', 'F-OPEN-09'],
    },
  ],
};
