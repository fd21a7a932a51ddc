import type { Chapter } from '../entry.ts';

/** Building the map. */
export const buildingTheMap: Chapter = {
  title: 'Building the map',
  entries: [
    {
      id: 'A-LANE-01',
      title: 'How many lanes a System can have',
      text: 'Each System Disc shows at its bottom how many Space Lanes may be Connected to it. Lanes that have no System at their far end count too. Once the number is reached, the System can’t get any new connection.',
      source: 'Placing New Space Lanes',
      terms:
        'lane limit; connection limit; maximum routes; exits; full system; number on disc; planet has too many roads; how many doors does a disc have; what’s the small digit at the bottom',
      see: ['A-TERM-03', 'A-LANE-02', 'A-OPEN-07'],
    },
    {
      id: 'A-LANE-02',
      title: 'Placing a new Space Lane',
      text: 'When your Ship leaves a System that has a free connection, you may place a new Space Lane and travel into it. You don’t have to; existing lanes stay open to you.',
      source: 'Placing New Space Lanes',
      terms:
        'explore; new route; build a lane; add path; free connection; leave system; fly off into the dark; lay fresh road when departing; head out where there’s no road',
      see: ['A-LANE-03', 'A-LANE-05', 'A-LANE-01', 'A-SYS-06'],
    },
    {
      id: 'A-LANE-03',
      title: 'Rolling for a new lane’s length',
      text: 'When you place a new Space Lane, you roll the Space Lane Die. It gives a length of 2, 3 or 4 Sectors.',
      source: 'Placing New Space Lanes',
      terms:
        'lane die; lane roll; how long; random length; distance roll; is road size my choice or luck; throw for the road piece',
      see: ['A-COMP-04', 'A-OPEN-08', 'A-CONN-02'],
    },
    {
      id: 'A-LANE-04',
      title: 'Which moves may place lanes',
      text: 'You may place new Space Lanes when you move at impulse and when you Exit Warp. You can’t when you Retreat from a battle or make a Tactical Maneuver; those use existing lanes only.',
      source: 'Placing New Space Lanes; Retreating; Winning a Space Battle',
      terms:
        'when can i build routes; retreat new lane; impulse or warp; explore after battle; can i lay road while fleeing; scouting during a victory hop',
      see: ['A-MOVE-06', 'A-MOVE-16', 'A-BAT-26', 'A-BAT-31'],
    },
    {
      id: 'A-LANE-05',
      title: 'Where a new lane may start',
      text: 'The new Space Lane may start at any point of the outer edge of the System that you are leaving, wherever there is room for it. You choose the direction, after you have seen the length.',
      source: 'Placing New Space Lanes',
      terms:
        'direction; angle; aim; bearing; which side; clock direction; can i point the road anywhere; pick an angle after seeing the result',
      see: ['A-LANE-07', 'A-LANE-11', 'A-GEO-11', 'A-GEO-33'],
    },
    {
      id: 'A-LANE-06',
      title: 'Moving on into the new lane',
      text: 'Placing a Space Lane is part of the move: your Ship goes on into the new lane with the same Movement.',
      source: 'Placing New Space Lanes',
      terms:
        'same command; enter new lane; continue move; cost of placing; extra command; does laying road use up my step; keep flying onto fresh road',
      see: ['A-LANE-02', 'A-SYS-01'],
    },
    {
      id: 'A-LANE-07',
      title: 'When a new lane doesn’t fit',
      text: 'If the new Space Lane doesn’t fit inside the playing area, or other Systems and lanes leave no room for it, it can’t be placed. It is abandoned and your move ends.',
      source: 'Placing New Space Lanes',
      terms:
        'no room; no space; edge of map; cannot place; blocked; table edge; road piece bumps into stuff; crowded board nowhere to lay road',
      see: ['A-OPEN-47', 'A-FLOAT-05', 'A-GEO-14', 'A-SYS-04'],
    },
    {
      id: 'A-LANE-08',
      title: 'Abandoned Space Lanes',
      text: 'A Space Lane that holds no Ships and is Connected to only one System is removed from the map.',
      source: 'Abandoned Space Lanes',
      terms:
        'lane disappears; remove lane; empty route; dead end; vanished; why was my road taken away; unused road cleanup',
      see: ['A-LANE-09', 'A-LANE-10', 'A-DEST-02'],
    },
    {
      id: 'A-LANE-09',
      title: 'How a lane gets abandoned',
      text: 'A Space Lane is usually abandoned in one of two ways: a Ship enters it and leaves it again while its far end is still open, or the last Ship in a lane with an open end is destroyed.',
      source: 'Abandoned Space Lanes',
      terms:
        'why did the lane vanish; turn back; ship destroyed in lane; lost route; how do roads go missing; i turned around and my road is gone',
      see: ['A-LANE-08', 'A-CONN-05'],
    },
    {
      id: 'A-LANE-10',
      title: 'Going to Warp from an open-ended lane',
      text: 'Ships at Warp aren’t on the map, so they don’t keep a Space Lane in place. When all Ships in a lane with an open end are at Warp, the lane is removed. Their Warp Tokens then point at the System that the lane was Connected to.',
      source: 'Abandoned Space Lanes',
      terms:
        'enter warp in a lane; lane removed; warp token points; disconnected lane; jumped to lightspeed halfway out; road evaporates behind a jumper',
      see: ['A-MOVE-10', 'A-LANE-08', 'A-OPEN-51'],
    },
    {
      id: 'A-LANE-11',
      title: 'Lanes never cross',
      text: 'Space Lanes can’t cross each other anywhere on the map.',
      source: 'Additional Map Rules',
      terms:
        'crossing; overlap; intersect; over another route; bridge; two roads one atop the other; may paths make an x',
      see: ['A-SYS-02', 'A-GEO-08', 'A-LANE-07'],
    },
    {
      id: 'A-SYS-01',
      title: 'Placing a new System',
      text: 'When your Ship moves beyond the open end of a Space Lane, at impulse or when exiting Warp, a new System Disc is drawn. It is placed face up, Connected to that lane, and your Ship moves into it. This ends your move.',
      source: 'Placing New System Discs',
      terms:
        'discover; explore; new planet; draw a disc; end of lane; find a system; reach the unknown and flip a tile; what happens past the final step; found somewhere fresh',
      see: ['A-SYS-02', 'A-SYS-04', 'A-EXPL-03', 'A-HAZ-08'],
    },
    {
      id: 'A-SYS-02',
      title: 'Room for a new System',
      text: 'A newly placed System may not touch or overlap other System Discs or Space Lanes, apart from the lane that it joins.',
      source: 'Placing New System Discs',
      terms:
        'overlap; too close; space for disc; does it fit; placement; how much clearance for a fresh tile; tile squashed against another',
      see: ['A-SYS-04', 'A-SYS-03', 'A-GEO-15'],
    },
    {
      id: 'A-SYS-03',
      title: 'Discs never touch',
      text: 'System Discs can’t touch each other. This also holds after a System has been swung to another place.',
      source: 'Additional Map Rules',
      terms:
        'gap; distance between planets; side by side; overlapping systems; collide; may two planets kiss; planets pushed edge to edge',
      see: ['A-SYS-02', 'A-FLOAT-06', 'A-GEO-06'],
    },
    {
      id: 'A-SYS-04',
      title: 'When a new System doesn’t fit',
      text: 'If a new System would not fit inside the playing area, or other Systems and lanes leave no room for it, it doesn’t exist and isn’t placed. Your Ship has to leave the lane again, and the lane is abandoned.',
      source: 'Placing New System Discs',
      terms:
        'no room; edge of map; cannot place; dead end; blocked; off the table; planet won’t squeeze in; cruiser forced back from nowhere',
      see: ['A-OPEN-48', 'A-FLOAT-05', 'A-LANE-08', 'A-GEO-15'],
    },
    {
      id: 'A-SYS-05',
      title: 'Exploring in one warp move',
      text: 'A Ship that Exits Warp may do several things in a single move: pass through existing Systems, place a new Space Lane, and place a new System at its end. Moving into the new System ends the move.\n\nExample: With 2 Warp Tokens a Ship warps through one existing System, places a new lane behind it, and discovers a new System there.',
      source: 'Placing New System Discs at Warp',
      terms:
        'discover at warp; combine; warp through; lane and system together; far exploration; lightspeed straight to the unknown; chain several discoveries in one go; jump past planets and lay road',
      see: ['A-MOVE-16', 'A-MOVE-11', 'A-MOVE-04'],
    },
    {
      id: 'A-SYS-06',
      title: 'Old lane or new lane',
      text: 'While the System that you are leaving has a free connection, you choose freely: travel along a lane that is already there, or place a new one.',
      source: 'Placing New Space Lanes',
      terms:
        'existing route; must i explore; choose path; use existing; free choice; am i forced to lay fresh road; take the old road instead',
      see: ['A-LANE-02', 'A-LANE-01'],
    },
    {
      id: 'A-FLOAT-01',
      title: 'Fixed Systems',
      text: 'A System is Fixed when it is Connected to at least two others. A Fixed System can’t be moved.',
      source: 'Fixed vs. Floating Systems',
      terms:
        'locked; cannot swing; anchored; immovable; stuck in place; why won’t this planet budge; two neighbours pin it down; nailed down tile',
      see: ['A-FLOAT-03', 'A-FLOAT-02', 'A-FLOAT-07'],
    },
    {
      id: 'A-FLOAT-02',
      title: 'Home Systems are always Fixed',
      text: 'Home Systems are Fixed from the start and never move, whatever is Connected to them.',
      source: 'Additional Map Rules',
      terms:
        'move homeworld; swing home; earth fixed; capital position; can someone drag my capital; is kronos nailed down',
      see: ['A-FLOAT-01', 'A-SET-17'],
    },
    {
      id: 'A-FLOAT-03',
      title: 'Floating Systems',
      text: 'A System that is Connected to only one other System is Floating, as long as that other System is Fixed. If its only neighbour isn’t Fixed, the System isn’t Floating and can’t be swung.',
      source: 'Fixed vs. Floating Systems; Additional Map Rules',
      terms:
        'movable; swingable; loose planet; can i move a system; one connection; which tiles can be pushed around; dangling planet at the end of a road',
      see: ['A-FLOAT-04', 'A-FLOAT-01', 'A-GEO-16'],
    },
    {
      id: 'A-FLOAT-04',
      title: 'Swinging a Floating System',
      text: 'In your own turn you may swing any Floating System, whoever Controls it. This takes no Command. The System must stay Connected to the same System as before.',
      source: 'Fixed vs. Floating Systems',
      terms:
        'twirling a system around; rotate; move a planet; turn system; shift the map; free action; push around a tile on my go; does nudging a planet use up an order; drag a neighbour’s planet',
      see: ['A-FLOAT-05', 'A-FLOAT-06', 'A-GEO-17', 'A-GEO-19'],
    },
    {
      id: 'A-FLOAT-05',
      title: 'Why you would swing a System',
      text: 'You may swing a Floating System to clear the place for another disc, or to bring two Systems near enough for a Space Lane to join them.',
      source: 'Fixed vs. Floating Systems',
      terms:
        'make room; free space; reach; purpose; rearrange map; rotate; what’s the point of nudging planets; benefit of dragging tiles',
      see: ['A-FLOAT-04', 'A-CONN-03', 'A-SYS-04'],
    },
    {
      id: 'A-FLOAT-06',
      title: 'How a swing moves',
      text: 'A swinging System isn’t lifted off the map. Together with its Space Lane it only turns in an arc around the one System that it is Connected to. Whatever is in the way stops it.',
      source: 'Fixed vs. Floating Systems',
      terms:
        'arc; rotate; jump over; lift; pivot; blocked swing; circle; like a clock hand; can a nudged tile hop across others; tile bumps into something midway',
      see: ['A-GEO-18', 'A-SYS-03', 'A-FLOAT-04'],
    },
    {
      id: 'A-FLOAT-07',
      title: 'When a Floating System becomes Fixed',
      text: 'A Floating System becomes Fixed the moment that it is Connected to a second System. It stays where it is and can’t be swung any more.',
      source: 'Fixed vs. Floating Systems',
      terms:
        'lock; second connection; no longer swing; anchor; freeze position; planet no longer budges after a second road; when does a tile get nailed down',
      see: ['A-FLOAT-01', 'A-CONN-02', 'A-GEO-28'],
    },
    {
      id: 'A-CONN-01',
      title: 'Connecting two Systems by a lane',
      text: 'When your Ship leaves a Floating System that has a free connection, you may try to join it by a new Space Lane to another System that is already on the map. That System may be Fixed or Floating.',
      source: 'Making Connections',
      terms:
        'join; link; make a connection; bridge; connect to rival; reach existing system; hook up two known planets; build a highway to my neighbour; tie into his network',
      see: ['A-CONN-02', 'A-CONN-06', 'A-OPEN-46', 'A-GEO-20'],
    },
    {
      id: 'A-CONN-02',
      title: 'Rolling for a connection',
      text: 'You roll the Space Lane Die as you leave the System. If the new lane reaches across to the other System, you may Connect the two Systems with it and go on with your move.',
      source: 'Making Connections',
      terms:
        'long enough; bridge the gap; link roll; does it reach; join systems; throw dice for hooking up planets; is my road sufficient to span',
      see: ['A-CONN-04', 'A-CONN-05', 'A-OPEN-42', 'A-LANE-03'],
    },
    {
      id: 'A-CONN-03',
      title: 'Swinging other Systems to connect',
      text: 'While your Ship leaves a Floating System, you may swing further Floating Systems into place too, so that the lane can reach them.',
      source: 'Making Connections',
      terms:
        'rotate target; bring closer; help a connection; swing several; move other planets; drag the far planet towards me; nudge tiles while hooking up',
      see: ['A-FLOAT-04', 'A-CONN-01', 'A-GEO-25'],
    },
    {
      id: 'A-CONN-04',
      title: 'Lane too short when exiting Warp',
      text: 'If your Ship is exiting Warp and the new lane is too short for the connection that you wanted, you have two choices: stop in the new lane, or go on and discover a new System at its end.',
      source: 'Making Connections',
      terms:
        'failed connection; does not reach; missed; short roll; warp connect; lightspeed road falls short; missed my target after a jump',
      see: ['A-CONN-05', 'A-MOVE-14', 'A-GEO-27'],
    },
    {
      id: 'A-CONN-05',
      title: 'Lane too short at impulse',
      text: 'If your Ship moves at impulse and the new lane is too short for the connection that you wanted, it may turn back. It uses its second Sector of Movement to return to the System where it started, and the lane is abandoned.',
      source: 'Making Connections',
      terms:
        'failed connection; does not reach; reverse; short roll; go back; return; slow flight road falls short; may i back up after a bad throw',
      see: ['A-CONN-04', 'A-OPEN-49', 'A-LANE-08', 'A-GEO-27'],
    },
    {
      id: 'A-CONN-06',
      title: 'Testing a connection before you move',
      text: 'Before you commit to a move, you may test with a Space Lane whether a connection is possible. The test costs nothing and binds you to nothing.',
      source: 'Additional Map Rules',
      terms:
        'measure; check distance; try out; preview; what if; can it reach; hold the ruler before deciding; dry run without obligation; see whether it spans first',
      see: ['A-GEO-26', 'A-CONN-01'],
    },
    {
      id: 'A-CONN-07',
      title: 'A new connection can bring First Contact',
      text: 'After every new connection on the map it is checked again which Home Systems are now linked by a chain of Systems and lanes. The players of Home Systems that are linked to another one have made First Contact from that moment on.',
      source: 'First Contact',
      terms:
        'meet rivals; when contact happens; homes linked; contact check; path to rival; road finally hooks up our capitals; do we know each other once roads meet; when do we become acquainted',
      see: ['A-TERM-10', 'A-TERM-04', 'A-OPEN-41'],
    },
    {
      id: 'A-DEST-01',
      title: 'When a System is destroyed',
      text: 'A disaster or a conflict can destroy a whole System. Its disc is then removed from the map. Ships on it move into an Adjacent Sector, unless the card or rule that destroyed it says otherwise.',
      source: 'Destroyed Systems',
      terms:
        'planet destroyed; remove system; supernova; blown up; ships on destroyed system; sun explodes whole tile gone; where do vessels flee when a planet blows; doomsday for a star',
      see: ['A-DEST-02', 'A-OPEN-44', 'A-OPEN-52', 'A-GEO-31'],
    },
    {
      id: 'A-DEST-02',
      title: 'Lanes of a destroyed System',
      text: 'After a System has been destroyed and its Ships have moved away, every empty Space Lane that was Connected to it is removed as well.',
      source: 'Destroyed Systems',
      terms:
        'remove routes; empty lanes; planet destroyed; lane vanishes; roads left over after a planet explodes; dangling road after a supernova',
      see: ['A-DEST-01', 'A-LANE-08', 'A-OPEN-44'],
    },
  ],
};
