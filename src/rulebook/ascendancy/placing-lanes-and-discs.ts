import type { Chapter } from '../entry.ts';

/** Placing lanes and discs. */
export const placingLanesAndDiscs: Chapter = {
  title: 'Placing lanes and discs',
  beside: 'ruling',
  entries: [
    {
      id: 'A-GEO-01',
      title: 'How exactly the map is measured',
      text: 'The book’s map grows by hand on a table. We play: the map is a plane measured in inches, with east to the right and north up, counted from the lower left corner of the table. Places are rounded to a thousandth of an inch after each placement, directions to whole degrees. So a game can be replayed and always comes out the same.',
      source: 'Ruling; Game Area',
      terms:
        'coordinates; inches; precision; digital map; rounding; how does the bot track positions; decimals in the layout; virtual table grid',
      see: ['A-GEO-03', 'A-GEO-36', 'A-GEO-09'],
    },
    {
      id: 'A-GEO-02',
      title: 'Naming directions by clock or compass',
      text: 'We play: you can name a direction in three ways, all of them with the same 24 choices.\n• A clock mark: 12, 12:30, 1, 1:30 and so on to 11:30. Each hour is 30 degrees, each half hour 15 more, and 12 is north.\n• A compass word for eight of them: N, NE, E, SE, S, SW, W, NW.\n• Degrees in steps of 15, where 0 is north, 90 east, 180 south and 270 west.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'bearing; o’clock; degrees; which way; angle; north; how do i type a heading; can i write ne or three o’clock',
      see: ['A-GEO-33', 'A-GEO-34', 'A-GEO-12'],
    },
    {
      id: 'A-GEO-03',
      title: 'Table size and where homes stand',
      text: 'The book asks for homes equally far from each other and about 5 inches from the edge. We play: the Home Systems form a regular polygon with 23 inches between neighbours, and the table is a rectangle round it. The centre of a home is at least 6.5 inches from the edge.\n• 2 players: 36 × 36 inches, homes at (6.5, 18) and (29.5, 18)\n• 3 players: 36 × 36, homes at (6.5, 8.041), (29.5, 8.041) and (18, 27.959)\n• 4 players: 36 × 36, homes at the four corners of the square from 6.5 to 29.5\n• 5 players: 51 × 49\n• 6 players: 59 × 53\n• 7 players: 65 × 64\n• 8 players: 69 × 69',
      source: 'Ruling; Game Area',
      terms:
        'map size; playing area; board dimensions; distance between homes; start positions; how large is the virtual table; where do capitals sit for five people',
      see: ['A-GEO-04', 'A-SET-17', 'A-GEO-05'],
    },
    {
      id: 'A-GEO-04',
      title: 'Other tables and distances by agreement',
      text: 'The book lets you agree on the playing area. We play: at set-up you can agree on other table sizes, on a round table, on the distance between neighbouring homes (short 19 inches, normal 23, long 27) and on the margin at the edge. Homes may not be nearer to each other than 12 inches and must lie inside the table.',
      source: 'Ruling; Game Area',
      terms:
        'short distance; long game; round table; custom map; settings; can we have a bigger or circular table; put capitals closer',
      see: ['A-GEO-03', 'A-SET-16', 'A-SET-18'],
    },
    {
      id: 'A-GEO-05',
      title: 'What fits inside the table',
      text: 'We play: a disc has a radius of 1.5 inches and must lie on the table completely. A lane is 0.7 inches wide, and all four of its corners must be on the table. The same goes for tables of other shapes.',
      source: 'Ruling; Placing New Space Lanes; Placing New System Discs',
      terms:
        'table edge; border; off the map; disc size; playing area; how near the rim may a tile lie; measurements of tiles and roads',
      see: ['A-GEO-37', 'A-LANE-07', 'A-SYS-04'],
    },
    {
      id: 'A-GEO-06',
      title: 'Gap between two discs',
      text: 'Discs may not touch each other. We play: at least 0.1 inch must stay free between two discs, so their centres are at least 3.1 inches apart.',
      source: 'Ruling; Additional Map Rules',
      terms:
        'overlap; too close; touching systems; minimum distance; clearance from tile to tile; how close can planets sit',
      see: ['A-SYS-03', 'A-GEO-07', 'A-GEO-09'],
    },
    {
      id: 'A-GEO-07',
      title: 'Gap between a disc and a lane',
      text: 'A disc and a lane that doesn’t join it may not touch or overlap. We play: the middle line of such a lane stays at least 1.9 inches from the centre of the disc, which leaves 0.05 inch between them.',
      source: 'Ruling; Placing New System Discs',
      terms:
        'overlap; lane too near; blocked by a system; minimum distance; road passes right beside a planet; clearance of a road from a tile',
      see: ['A-SYS-02', 'A-GEO-06', 'A-GEO-08'],
    },
    {
      id: 'A-GEO-08',
      title: 'Gap between two lanes',
      text: 'Lanes never cross. We play: the middle lines of two lanes stay at least 0.7 inches apart. Two straight lanes that leave the same disc therefore need at least 30 degrees between them, which is one full hour of the clock.',
      source: 'Ruling; Additional Map Rules',
      terms:
        'crossing lanes; angle between lanes; one hour apart; overlap; two roads side by side how close; thirty degree spread from one planet',
      see: ['A-LANE-11', 'A-GEO-11', 'A-GEO-09'],
    },
    {
      id: 'A-GEO-09',
      title: 'When the whole map is legal',
      text: 'We play: the map is checked after every change. All discs and lanes must lie on the table and keep their distances. No System may have more lanes than its printed number. Each lane joins one or two Systems.',
      source: 'Ruling; Building the Galaxy',
      terms: 'legal placement; allowed; check; valid map; does the bot verify the layout; what makes a layout okay',
      see: ['A-GEO-05', 'A-GEO-06', 'A-GEO-07', 'A-GEO-08'],
    },
    {
      id: 'A-GEO-10',
      title: 'Sectors of a lane on the map',
      text: 'We play: each Sector of a lane is 1.5 inches long, so lanes of 2, 3 and 4 Sectors measure 3, 4.5 and 6 inches. You move from disc to Sector 1, 2 and so on to the next disc. Only what is joined counts for movement. Two places that are merely close together on the picture are not Adjacent.',
      source: 'Ruling; Game Area',
      terms:
        'lane length; neighbours; distance on the picture; next to; inches; how big is one step in the image; two steps look near but aren’t linked',
      see: ['A-TERM-01', 'A-COMP-02', 'A-GEO-22'],
    },
    {
      id: 'A-GEO-11',
      title: 'Where a new lane can go',
      text: 'We play: a new lane is placed in this order:\n• The System must have an unused connection.\n• The Space Lane Die gives the length.\n• You see every direction in which the lane fits. D means that a disc would also fit at its end now, L that only the lane fits.\n\nExample: Three players, Earth at (6.5, 8.041), nothing else on the map near it.\n• 2 Sectors: D at 12 to 7:30 and 10:30 to 11:30; L at 8 to 10\n• 3 Sectors: D at 12 to 5, 7, 11 and 11:30; L at 5:30, 6, 6:30 and 7:30 to 10:30\n• 4 Sectors: D at 12 to 4:30, 11 and 11:30; L at 5 to 7:30 and 10:30; impossible at 8 to 10\nWith a lane of 3 Sectors and a disc at 3 o’clock, the marks 2:30, 3 and 3:30 are closed for every length. All others stay as they were.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'place a lane; direction list; which clock marks; room for lane; d or l; options; meaning of letters d and l; where does the bot let me lay road; which headings are free',
      see: ['A-GEO-33', 'A-GEO-12', 'A-GEO-14', 'A-LANE-05'],
    },
    {
      id: 'A-GEO-12',
      title: 'When none of the 24 directions fits',
      text: 'We play: if a lane fits at none of the 24 clock marks, every whole degree is tried. You are offered the middle of each gap, for example “5:12, bearing 156°”. So a lane that would fit on a real table is never refused. Swings and connections are tried in the same way.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'narrow gap; single degrees; odd angle; no clock mark; squeeze in; tight squeeze for a road; bearing like 156 offered',
      see: ['A-GEO-14', 'A-GEO-02', 'A-GEO-11'],
    },
    {
      id: 'A-GEO-13',
      title: 'You choose the direction after the die',
      text: 'We play: as on a real table, you choose where the lane goes when you have seen its length. To save a second message you can give a list of wishes with your move, such as “2, else 3, else auto”.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'preference list; roll first; wish list; auto; order in advance; see the throw before aiming; send my wishes beforehand to save messages',
      see: ['A-GEO-33', 'A-LANE-03', 'A-GEO-11'],
    },
    {
      id: 'A-GEO-14',
      title: 'When a new lane fits nowhere',
      text: 'We play: if no direction works, you are first offered to swing Floating Systems out of the way. If you don’t want to, or if it doesn’t help, the lane is abandoned. Your move ends and the Ship stays in the System.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'no room; blocked; lane does not fit; abandoned lane; crowded; nowhere to lay my road what happens; bot suggests nudging tiles',
      see: ['A-LANE-07', 'A-GEO-17', 'A-OPEN-47'],
    },
    {
      id: 'A-GEO-15',
      title: 'Where a new disc is placed',
      text: 'We play: when a Ship moves past the free end of a lane, the new disc is placed in a straight line at that end. A disc is drawn only if there is room for it. If there is not, you may swing Floating Systems and try again. Otherwise the System doesn’t exist, no disc is drawn, and the lane keeps its direction.',
      source: 'Ruling; Placing New System Discs',
      terms:
        'new system; no room for disc; discover; end of lane; system does not exist; which way does a fresh tile land; straight on past the road tip',
      see: ['A-SYS-04', 'A-SYS-01', 'A-OPEN-48', 'A-GEO-37'],
    },
    {
      id: 'A-GEO-16',
      title: 'Fixed, Floating and immovable Systems',
      text: 'We play: whether a System can swing is worked out from its neighbours at the moment.\n• Fixed: each Home System, and each System with two or more different neighbours.\n• Floating: a System with exactly one neighbour, which is Fixed.\n• All others can’t be moved, for example a System whose only neighbour is Floating.',
      source: 'Ruling; Fixed vs. Floating Systems; Additional Map Rules',
      terms:
        'can it swing; movable disc; anchor; rotate; locked; how does the bot decide what budges; neighbour isn’t nailed down so it’s stuck',
      see: ['A-FLOAT-01', 'A-FLOAT-03', 'A-GEO-17', 'A-GEO-31'],
    },
  ],
};
