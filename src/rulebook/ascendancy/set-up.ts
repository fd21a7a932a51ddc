import type { Chapter } from '../entry.ts';

/** Set-up. */
export const setUp: Chapter = {
  title: 'Set-up',
  beside: 'setup begin start',
  entries: [
    {
      id: 'A-SET-01',
      title: 'Choosing your civilization',
      text: 'Each player chooses one civilization and takes its Command Console and all the pieces that belong to it: 30 Ships, 10 Control Nodes, 3 Fleet Cards with their 3 Fleet Markers, 3 Starbase tokens (Vulcans: none), 15 Advancement cards, 3 Trade Agreements and a Player Turn Card.',
      source: 'Command Console & Components',
      terms:
        'pick faction; race; which side; select species; what do i get; pieces; which race shall i take; what stuff belongs to me; claim a race and its bits',
      see: ['A-COMP-07', 'A-SET-04', 'A-SET-10'],
    },
    {
      id: 'A-SET-02',
      title: 'Your Weapons at the start',
      text: 'Your Weapons start at Hit Roll 5+: in combat a die of 5 or 6 hits, as long as the opponent’s Shields are at 0.',
      source: 'Command Console & Components',
      terms:
        'starting weapons; hit on 5; to hit; guns; attack level; initial hit roll; how good is my aim initially; guns out of the gate',
      see: ['A-BAT-13', 'A-BUILD-33', 'A-SET-03'],
    },
    {
      id: 'A-SET-03',
      title: 'Your Shields at the start',
      text: 'Your Shield Modifier starts at 0, so at first your Shields make you no harder to hit.',
      source: 'Command Console & Components',
      terms:
        'starting shields; defence level; shield modifier; armour; protection; deflectors out of the gate; am i protected initially',
      see: ['A-BUILD-34', 'A-BAT-13', 'A-SET-02'],
    },
    {
      id: 'A-SET-04',
      title: 'Starting Resources',
      text: 'Your Reserves hold 3 of each Resource at the start: 3 Production, 3 Research, 3 Culture.',
      source: 'Starting Resources',
      terms:
        'initial tokens; begin with; starting money; prc; how much at start; how many cubes in my wallet initially; opening cash for everybody',
      see: ['A-TERM-18', 'A-OPT-03', 'A-OPT-12'],
    },
    {
      id: 'A-SET-05',
      title: 'Starting Ascendancy',
      text: 'You start with 1 Ascendancy. A Vulcan player starts with 3.',
      source: 'Starting Ascendancy',
      terms:
        'initial points; victory points; ascendancy tokens; begin with; vulcan 3; prestige out of the gate; how many stars do we begin on',
      see: ['A-WIN-02', 'A-WIN-03', 'A-EXP-09'],
    },
    {
      id: 'A-SET-06',
      title: 'Everyone sees each player’s Ascendancy',
      text: 'How many Ascendancy Tokens each player has is open to all at every moment.',
      source: 'Starting Ascendancy',
      terms:
        'public score; hidden points; secret; visible; how close to winning; can i check who is ahead; is prestige concealed',
      see: ['A-OPEN-74', 'A-WIN-02'],
    },
    {
      id: 'A-SET-07',
      title: 'How many Commands you start with',
      text: 'You start with 5 Command Tokens, all ready and where everybody can see them. The Cardassians start with 6.',
      source: 'Command Tokens; Refresh',
      terms:
        'actions per turn; number of orders; action points; cardassian six commands; how many action chips out of the gate; opening number of moves',
      see: ['A-RECH-07', 'A-CMD-02', 'A-CAR-01', 'A-SET-08'],
    },
    {
      id: 'A-SET-08',
      title: 'A gained Command starts Exhausted',
      text: 'You gain a Command when you commission or take a Starbase, and when you complete an Advancement that pictures a Command Token. Any Command that you gain arrives Exhausted. It turns ready in the Recharge Stage, so you can first use it in the next round.',
      source: 'Command Tokens; Command Advancements',
      terms:
        'new command; extra action; when can i use; more orders; sixth command; delay; is a just earned action usable immediately; fresh chip turned over',
      see: ['A-SB-06', 'A-BUILD-31', 'A-RECH-06', 'A-INV-22'],
    },
    {
      id: 'A-SET-09',
      title: 'Your Starting Advancement and deck',
      text: 'One card of your Advancement deck is marked as the Starting Advancement of your civilization. It is already complete when the game begins and lies apart from the deck. The other 14 cards are shuffled and form your draw deck.',
      source: 'Advancement Decks',
      terms:
        'first tech; starting technology; starter card; shuffle deck; how many cards; which invention is ready at kickoff; which invention does my race own initially',
      see: ['A-COMP-11', 'A-PROJ-01', 'A-OPEN-94'],
    },
    {
      id: 'A-SET-10',
      title: 'What stands on your Home System',
      text: 'Your Home System starts fully developed. It holds one Production Node, one Research Node, one Culture Node and one of your Control Nodes.',
      source: 'Home System',
      terms:
        'homeworld; starting planet; capital; earth; starting nodes; first income; what’s on my capital at kickoff; factory lab and temple from the outset',
      see: ['A-RECH-03', 'A-TERM-12', 'A-SET-11', 'A-OPEN-06'],
    },
    {
      id: 'A-SET-11',
      title: 'Starting Ships',
      text: 'You start with 3 Ships on your Home System.',
      source: 'Starting Ships',
      terms:
        'how many ships at start; first ships; initial fleet; begin with; how many cruisers at kickoff; vessels parked at my capital initially',
      see: ['A-BUILD-03', 'A-COMP-08', 'A-MOVE-01'],
    },
    {
      id: 'A-SET-12',
      title: 'What nobody has at the start',
      text: 'At the start nobody has made First Contact and nobody has any Projects. The whole galaxy is still unexplored; only the Home Systems lie on the map.',
      source: 'Game Set Up; Commit Research',
      terms:
        'beginning; empty map; no projects; undiscovered; unknown space; do we know each other at kickoff; is anything charted initially',
      see: ['A-TERM-10', 'A-BUILD-25', 'A-INIT-10'],
    },
    {
      id: 'A-SET-13',
      title: 'Dealing the Vulcan Agendas',
      text: 'With a Vulcan player in the game the 10 Agenda cards are shuffled. The Vulcan player draws 2 and picks one to lie face up for everyone to see. The other one stays hidden. Achieving either of the two wins the game.',
      source: 'Vulcan Agendas',
      terms:
        'secret goal; objective; mission card; hidden agenda; vulcan setup; pointy ears pick objectives at kickoff; draw two goals show one',
      see: ['A-WIN-06', 'A-WIN-07', 'A-OPEN-15'],
    },
    {
      id: 'A-SET-14',
      title: 'Setting aside the first planets',
      text: 'Before the stack of System Discs is made, the Phenomena are separated from the Planetary Systems. Then 2 random Planetary Systems per player are set aside as starting Systems, so 6 in a game of three.',
      source: 'System Discs',
      terms:
        'prepare discs; disc stack; two per player; starting systems; sort; sort the tiles at kickoff; planets laid apart for the opening finds',
      see: ['A-SET-15', 'A-OPT-10'],
    },
    {
      id: 'A-SET-15',
      title: 'How the stack of discs is built',
      text: 'The remaining Planetary Systems are shuffled together with all Phenomena. The starting Planetary Systems, 2 per player, go on top. So the first discs drawn are always planets: the first 6 in a game of three.',
      source: 'System Discs',
      terms:
        'draw pile; shuffle systems; phenomena chance; what will i discover; order of discs; why are early finds always planets; what lies at the top of the tiles',
      see: ['A-SET-14', 'A-SYS-01', 'A-OPT-10'],
    },
    {
      id: 'A-SET-16',
      title: 'Agreeing on the playing area',
      text: 'Before the game the players agree which part of the table may be used: right out to its edge, or up to a certain distance from it. The table may have any shape.',
      source: 'Game Area',
      terms:
        'table size; map border; edge; board limits; how big is the map; shape; how much of the table counts; can we play right to the rim',
      see: ['A-SET-17', 'A-GEO-03', 'A-GEO-04'],
    },
    {
      id: 'A-SET-17',
      title: 'Where the Home Systems are placed',
      text: 'All Home Systems should lie about equally far from each other and from the edge of the playing area. An area of 3 by 3 feet works well, with each home about 5 inches from the edge and equally far from two other players.',
      source: 'Game Area; Suggested Game Layout',
      terms:
        'where to put your homeworld; starting positions; homeworld distance; layout; 36 inches; spacing; where do i put earth and kronos; seating of capitals',
      see: ['A-SET-18', 'A-GEO-03', 'A-SET-16'],
    },
    {
      id: 'A-SET-18',
      title: 'Homes closer together or farther apart',
      text: 'The players may agree on another distance between their Home Systems. Closer together, you meet sooner: trade starts earlier, but there is more competition for new Systems. Farther apart, everyone has more time to explore and develop before the civilizations meet.',
      source: 'Game Area',
      terms:
        'shorter game; longer game; map variant; spacing; early contact; distance; quicker meeting by pulling capitals nearer; leave more elbow space for scouting',
      see: ['A-SET-17', 'A-GEO-04'],
    },
    {
      id: 'A-SET-19',
      title: 'Projects and Advancements lie apart',
      text: 'Your completed Advancements, your Starting Advancement among them, lie in your Advancement Area. Your unfinished Projects lie in your Project Area. The two must be easy to tell apart, because only completed Advancements do anything for you.',
      source: 'Suggested Player Layout',
      terms:
        'player area; unfinished tech; finished tech; my cards; tableau; keep done and half done inventions separate; keep two zones before me',
      see: ['A-TERM-17', 'A-BUILD-26', 'A-OPEN-74'],
    },
    {
      id: 'A-SET-20',
      title: 'How long a game takes',
      text: 'With experienced players, count on about one hour per player at a table. Your first few games take longer. The optional rules include ways to play faster.',
      source: 'A Note on Game Length',
      terms:
        'play time; duration; hours; short game; speed up; game length; will we be done by midnight; how many evenings does it take; how slow is this thing',
      see: ['A-EXP-07', 'A-OPT-01', 'A-OPT-03'],
    },
  ],
};
