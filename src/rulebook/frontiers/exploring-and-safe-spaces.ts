import type { Chapter } from '../entry.ts';

/** Exploring, scanning and safe spaces. */
export const exploringAndSafeSpaces: Chapter = {
  title: 'Exploring, scanning and safe spaces',
  entries: [
    {
      id: 'F-EXPLORE-01',
      title: 'When you may explore',
      text: 'You may reveal a new map tile only during your movement, and only from a space next to a position where a tile can be added.',
      source: 'Exploration, p.6',
      terms:
        'reveal tile; new tile; edge of the map; discover; when can i uncover more galaxy; stand at the rim to scout; can i scout following a brawl; reveal a tile',
      see: ['F-EXPLORE-02', 'F-EXPLORE-05', 'F-MOVE-27'],
    },
    {
      id: 'F-EXPLORE-02',
      title: 'Cost of revealing a tile',
      text: 'Revealing a tile costs 2 Move points each time. It is the top tile of the stack.',
      source: 'Exploration, p.6',
      terms:
        'how much it costs to reveal a new tile; explore; how much; price; move points; how many steps to scout a hex; fee for uncovering the unknown; scouting surcharge; what does scouting set me back',
      see: ['F-EXPLORE-04', 'F-EXPLORE-09'],
    },
    {
      id: 'F-EXPLORE-03',
      title: 'Choosing between two tile positions',
      text: 'If your space borders two positions where a tile could go, you say which one you explore before the tile is revealed.',
      source: 'Exploration, p.6',
      terms:
        'which side; where; announce; direction; two gaps beside me which one do i scout; peek first then pick the gap; decide the side of the unknown; two gaps beside me which to scout',
      see: ['F-EXPLORE-05', 'F-OPEN-27'],
    },
    {
      id: 'F-EXPLORE-04',
      title: 'Experience for exploring',
      text: 'Each tile that you explore gives you exactly 1 Experience. In the scenario Conquer and Hold it gives none.',
      source: 'Exploration, p.6; Conquer and Hold, p.22',
      terms:
        'xp; points; reveal tile; reward; fame; do i score for scouting; fame per hex uncovered; perk of discovering new regions',
      see: ['F-OPEN-28', 'F-OPEN-26'],
    },
    {
      id: 'F-EXPLORE-05',
      title: 'Where tiles may be placed',
      text: 'Tiles go only in fixed positions; the symbols in their corners show them. No tile may be placed behind the line of Asteroid Fields that the Starting Tile sets.',
      source: 'Exploration, p.6',
      terms:
        'tile position; legal; edge; border; coastline; where can new hexes go; is the map open behind the rocks; shore of the galaxy',
      see: ['F-EXPLORE-07', 'F-EXPLORE-08', 'F-OPEN-24'],
    },
    {
      id: 'F-EXPLORE-06',
      title: 'Orientation of tiles',
      text: 'All tiles are turned the same way as the Starting Tile; the number in a corner shows it. You never choose how a tile is turned.',
      source: 'Exploration, p.6',
      terms:
        'rotate; turn; direction; facing; which way round does the hex lie; can i spin a hex; digit in the corner of a hex',
      see: ['F-EXPLORE-05'],
    },
    {
      id: 'F-EXPLORE-07',
      title: 'Placing Frontier tiles',
      text: 'A Frontier tile (blue back) must touch at least 2 other tiles, or it must touch a tile that itself borders at least 2 other tiles.',
      source: 'Exploration, p.6',
      terms:
        'blue tile; adjacent; where; legal position; does an outskirts hex fit here; how many neighbours for a countryside piece; a lone outer hex sticking out',
      see: ['F-EXPLORE-08', 'F-OPEN-27'],
    },
    {
      id: 'F-EXPLORE-08',
      title: 'Placing Core tiles',
      text: 'A Core tile (red back) must touch at least 2 other tiles.',
      source: 'Exploration, p.6',
      terms:
        'red tile; adjacent; where; legal position; borg tile; does a hard inner hex fit here; neighbours needed for a dangerous piece; attach a city board',
      see: ['F-EXPLORE-07', 'F-OPEN-27'],
    },
    {
      id: 'F-EXPLORE-09',
      title: 'Exploring with an empty stack',
      text: 'If the tile stack is empty when you explore, you may draw a Frontier tile at random from those left out of the game at setup. If there are none of these, a Core tile without a Borg Cube is drawn in the same way.',
      source: 'Exploration, p.6',
      terms:
        'no tiles left; out of tiles; extra tile; box; map heap ran dry can i still scout; uncover more when none remain in the pile; unneeded hexes come into play',
      see: ['F-EXPLORE-10', 'F-EXPLORE-11', 'F-SETUP-14'],
    },
    {
      id: 'F-EXPLORE-10',
      title: 'Extra tiles fill holes only',
      text: 'A tile from the box, drawn because the stack is empty, must touch at least 3 other tiles. So it can only fill a hole in the map.',
      source: 'Exploration, p.6',
      terms:
        'gap; three tiles; where; no stack; plug a pocket in the map; where does a spare hex slot in; patch inner lakes in the galaxy',
      see: ['F-EXPLORE-09', 'F-OPEN-28'],
    },
    {
      id: 'F-EXPLORE-11',
      title: 'When nothing is left to explore',
      text: 'If the stack is empty and the box holds neither a Frontier tile nor a Core tile without a Borg Cube, nobody can explore any more.',
      source: 'Exploration, p.6',
      terms:
        'no more tiles; map complete; finished; out of tiles; no unknown remains at all; scouting shuts down for everybody; whole galaxy is uncovered',
      see: ['F-EXPLORE-09'],
    },
    {
      id: 'F-EXPLORE-12',
      title: 'Exploring from a Planet and getting stuck',
      text: 'You may explore from a Planet or Sun at the edge of a tile. If it then turns out that you cannot move on because you lack Move points, you take 1 Damage Card and your ship is forced back to the space that it came from.',
      source: 'Exploration, p.6',
      terms:
        'stranded; push back; sun; no points; bounced; scouted from atop a world then ran dry; peeked off a star and can’t proceed; scout above a sun with no fuel',
      see: ['F-MOVE-07', 'F-OPEN-32'],
    },
    {
      id: 'F-EXPLORE-13',
      title: 'What happens when a tile is revealed',
      text: 'When a tile is revealed, each location on it does what its “when revealed” text says, for example where tokens are placed.',
      source: 'Exploration, p.6',
      terms:
        'new tile; place tokens; location effects; reference card; just flipped a hex what do i populate; do monsters spawn on the new hex; resolve icons after flipping',
      see: ['F-EXPLORE-14', 'F-EXPLORE-15', 'F-LOC-10', 'F-LOC-45'],
    },
    {
      id: 'F-EXPLORE-14',
      title: 'Revealing a Class-M Planet',
      text: 'When a Class-M Planet is revealed, one card is drawn from the Advanced Action deck and added to the Crew offer, not to the Advanced Action offer.',
      source: 'Exploration, p.6',
      terms:
        'monastery; new action card; learn; train; found a friendly world what’s added; school world just showed up; lesson joins the troop shop',
      see: ['F-BUY-05', 'F-ROUND-09', 'F-OPEN-29'],
    },
    {
      id: 'F-EXPLORE-15',
      title: 'Revealing a Borg Cube',
      text: 'When a tile with a Borg Cube is revealed, the Cube’s Reference Card of the same color is laid beside the map. The figure is set to the Level that the scenario gives and put on the center space of the tile.',
      source: 'Exploration, p.7',
      terms:
        'city; cube level; cube figure; core tile; found a borg city what do i do; how strong is the cube we uncovered; put down the big miniature; found the collective what do i do',
      see: ['F-EXPLORE-16', 'F-CUBE-01', 'F-SETUP-15'],
    },
    {
      id: 'F-EXPLORE-16',
      title: 'Drawing Borg Cube defenders',
      text: 'When a Borg Cube is revealed, its Level shows how many Encounter Tokens of which kinds defend it. They are drawn at once and lie face down on the Cube’s Reference Card.',
      source: 'Exploration, p.7',
      terms:
        'garrison; enemies; cube tokens; assimilated; how many; how many baddies in the city we found; set the garrison for the cube; are city monsters visible at first; populate the city with baddies',
      see: ['F-SCAN-02', 'F-OPEN-21', 'F-CUBE-01'],
    },
    {
      id: 'F-SCAN-01',
      title: 'Scanning Starbases',
      text: 'When your ship moves next to an unconquered Romulan or Dominion Starbase, its token is turned face up.',
      source: 'Scanning, p.7',
      terms:
        'reveal token; see enemy; flip; look; keep; peek at a fortress garrison; when do i learn who’s inside the base; approach a base to spy',
      see: ['F-SCAN-03', 'F-OPEN-38'],
    },
    {
      id: 'F-SCAN-02',
      title: 'Scanning Borg Cubes',
      text: 'When your ship moves next to a Borg Cube figure, all tokens on that Cube’s Reference Card are turned face up.',
      source: 'Scanning, p.7',
      terms:
        'reveal defenders; flip; look; see enemies; city; peek inside the city; spy on the collective’s garrison; when do i learn who’s in the cube',
      see: ['F-SCAN-03', 'F-OPEN-38'],
    },
    {
      id: 'F-SCAN-03',
      title: 'Scanning is free',
      text: 'Scanning costs no Move points and happens by itself in the middle of your movement. Your ship need not stop for it.',
      source: 'Scanning, p.7',
      terms:
        'cost; reveal tokens; during movement; automatic; fee for spying; do i have to halt to spy; does peeking take steps',
      see: ['F-SCAN-01', 'F-SCAN-02'],
    },
    {
      id: 'F-SAFE-01',
      title: 'Safe spaces must be accessible',
      text: 'A safe space is one that your ship could enter under normal conditions. A space that is open to you only thanks to a special effect is not safe.',
      source: 'Special Movement Rules, p.7',
      terms:
        'what is safe; where to end turn; black hole; asteroid; can i stay where only a card let me in; is a hazard hex okay overnight; ordinary parking spots; stay where only a card admits me',
      see: ['F-SAFE-02', 'F-SAFE-03', 'F-EOT-03'],
    },
    {
      id: 'F-SAFE-02',
      title: 'What a safe space must not hold',
      text: 'A space is not safe if it holds one of these:\n• a Planet or a Sun\n• an Enemy Ship Token\n• a Borg Cube figure\n• a Starbase that is unconquered or belongs to an opponent',
      source: 'Special Movement Rules, p.7',
      terms:
        'unsafe; where to end turn; definition; stop; which hexes are dangerous to park on; where mustn’t i finish; bad overnight spots',
      see: ['F-SAFE-01', 'F-SAFE-03', 'F-OPEN-30'],
    },
    {
      id: 'F-SAFE-03',
      title: 'Safe spaces and other ships',
      text: 'A space with another player’s ship is not safe. The Wormhole and destroyed Borg Cubes are exceptions: they take several ships.',
      source: 'Special Movement Rules, p.7',
      terms:
        'occupied; share space; two ships; stop; is a taken hex okay overnight; crowded parking spot; park beside a buddy on one hex',
      see: ['F-SAFE-02', 'F-MOVE-25'],
    },
    {
      id: 'F-SAFE-04',
      title: 'Attacking from a safe space',
      text: 'You must attack enemies from a safe space that is adjacent to all of them. Fights that your movement has provoked are not your choice and need no such space.',
      source: 'Combat With Enemy Tokens, p.8',
      terms:
        'where to attack from; position; adjacent; start combat; where do i stand to open fire; reach two baddies from one hex; strike while hovering over a world',
      see: ['F-SAFE-02', 'F-OPEN-36', 'F-OPEN-31'],
    },
  ],
};
