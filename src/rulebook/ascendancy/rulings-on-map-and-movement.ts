import type { Chapter } from '../entry.ts';

/** Rulings on map and movement. */
export const rulingsOnMapAndMovement: Chapter = {
  title: 'Rulings on map and movement',
  beside: 'ruling',
  entries: [
    {
      id: 'A-OPEN-41',
      title: 'First Contact of one or of two',
      text: 'First Contact belongs to a civilization whose home is Connected to any other home, not to a pair of players. The book doesn’t say whether it can be lost. We play: once made it is never lost, even if the connection is destroyed, and it counts for trade and Initiative with everyone. It is also recorded who met whom. At set-up you may agree that only those two may trade who have met each other.',
      source: 'Ruling; First Contact; Establishing Trade Agreements',
      terms:
        'lose contact; met player; trade partner; strict contact; connection destroyed; knows one neighbour may deal with all; acquainted forever even after a road breaks',
      see: ['A-TERM-10', 'A-TRADE-03', 'A-GEO-32'],
    },
    {
      id: 'A-OPEN-42',
      title: 'Lanes longer than the distance',
      text: 'The book asks only that a connecting lane be long enough and doesn’t mention one that is too long. We play: a lane longer than the distance between the centres of the two discs doesn’t fit until a disc is swung away. At set-up you may agree that any lane that is long enough fits, and is drawn with a bend.',
      source: 'Ruling; Making Connections',
      terms:
        'too long; bend; doesn’t fit; long lane; connect; road overshoots the target planet; piece bigger than the space between',
      see: ['A-GEO-20', 'A-GEO-21', 'A-CONN-02'],
    },
    {
      id: 'A-OPEN-43',
      title: 'Turning an open-ended lane',
      text: 'The book doesn’t say whether an open-ended lane with a Ship in it may be turned if its System is Fixed. We play: no.',
      source: 'Ruling; Fixed vs. Floating Systems',
      terms:
        're-aim; swing lane; free end; rotate lane; twist a dangling road holding a hull; change heading of an unfinished road',
      see: ['A-GEO-30', 'A-FLOAT-04'],
    },
    {
      id: 'A-OPEN-44',
      title: 'A lane that loses both Systems',
      text: 'The book doesn’t say what happens to a lane with Ships in it when the Systems at both ends are destroyed. We play: it stays in place with two open ends. Its Ships may discover a new System at either end.',
      source: 'Ruling; Destroyed Systems',
      terms:
        'isolated lane; drifting ships; both ends destroyed; stranded; road orphaned by two explosions; cut off in the void',
      see: ['A-DEST-01', 'A-DEST-02', 'A-GEO-31'],
    },
    {
      id: 'A-OPEN-45',
      title: 'Two lanes between the same Systems',
      text: 'The book doesn’t say whether two Systems can be joined by two lanes. We play: no.',
      source: 'Ruling; Making Connections',
      terms:
        'double lane; parallel; second connection; twice; second road to the same neighbour; build a two way highway',
      see: ['A-GEO-29', 'A-CONN-01'],
    },
    {
      id: 'A-OPEN-46',
      title: 'Connecting from a System that isn’t Floating',
      text: 'The book describes connections only for a Ship that leaves a Floating System. We play: the same goes for a Ship that leaves any System with an unused connection.',
      source: 'Ruling; Making Connections',
      terms:
        'fixed system; home system lane; connect from home; hook up from a nailed down planet; road from my capital to somewhere known',
      see: ['A-CONN-01', 'A-CONN-02', 'A-LANE-02'],
    },
    {
      id: 'A-OPEN-47',
      title: 'Hazard when your new lane doesn’t fit',
      text: 'When a new lane doesn’t fit, your move ends. The book doesn’t say whether the Ship then Braves a Hazard where it stands. We play: yes if it came into that System during this move, no if it began there and hasn’t moved.',
      source: 'Ruling; Placing New Space Lanes; Hazardous Systems',
      terms:
        'hazard roll; blocked lane; no room; end of move; road won’t fit now danger dice; stuck at departure danger dice',
      see: ['A-LANE-07', 'A-HAZ-01', 'A-GEO-14'],
    },
    {
      id: 'A-OPEN-48',
      title: 'Where a Ship goes without a new System',
      text: 'If a new System doesn’t fit, the Ship must leave the lane, and the lane is removed. The book doesn’t say where the Ship goes. We play: back to the System that the lane is connected to. The move ends there, and the Ship Braves that System’s Hazard if it has one. This holds even if Hostile Ships are there. The Ship then shares the Sector with them.',
      source: 'Ruling; Placing New System Discs',
      terms:
        'no room for disc; forced back; return; lane removed; tile won’t fit where does my hull land; pushed back amid unfriendly hulls',
      see: ['A-SYS-04', 'A-GEO-15', 'A-BAT-06', 'A-MOVE-18'],
    },
    {
      id: 'A-OPEN-49',
      title: 'Hazard after turning back',
      text: 'The book doesn’t say whether a Ship that turns back from a new lane into a Hazardous System must roll for it. We play: yes, because its move ends there.',
      source: 'Ruling; Making Connections',
      terms:
        'return to start; impulse; brave hazard; reverse course; backed up into lava; turn around to a deadly planet',
      see: ['A-CONN-05', 'A-HAZ-01'],
    },
    {
      id: 'A-OPEN-50',
      title: 'Stopping beyond the last System at Warp',
      text: 'The book doesn’t say whether a Ship that Exits Warp may pass its last allowed System and stop in the lane behind it. We play: no. The move can end in a lane only if the Ship has entered fewer Systems than it may.',
      source: 'Ruling; Exiting Warp',
      terms:
        'warp range; lane behind; extra sector; how far; jump slightly past my range; halt beyond the final permitted planet',
      see: ['A-MOVE-11', 'A-MOVE-14'],
    },
    {
      id: 'A-OPEN-51',
      title: 'Warp Tokens turned to a System',
      text: 'If the lane from which a Ship went to Warp is removed, its Warp Token is pointed at the connected System. The book doesn’t say whether this System then counts when the Ship Exits. We play: the Ship counts as having Entered Warp from that System, so it isn’t counted.',
      source: 'Ruling; Abandoned Space Lanes; Exiting Warp',
      terms:
        'abandoned lane; origin; start system free; warp distance; jumper’s road evaporated does that planet count; pointer rerouted counting',
      see: ['A-LANE-10', 'A-MOVE-12'],
    },
    {
      id: 'A-OPEN-52',
      title: 'Warp Tokens at a destroyed System',
      text: 'The book doesn’t say what becomes of a Warp Token that points at a destroyed System. We play: the owner of the Ship points it at an Adjacent Sector of their choice.',
      source: 'Ruling; Destroyed Systems',
      terms:
        'ship at warp; origin destroyed; lost system; where to exit; jumper’s departure planet exploded; pointer aims at nothing',
      see: ['A-DEST-01', 'A-MOVE-07'],
    },
    {
      id: 'A-OPEN-53',
      title: 'Hazards after Retreats and Tactical Maneuvers',
      text: 'The book doesn’t say whether Ships Brave a Hazard when a Retreat or Tactical Maneuver ends in a Hazardous System. We play: yes, both are moves.',
      source: 'Ruling; Hazardous Systems',
      terms:
        'retreat into hazard; hazard roll after battle; winner move; flee into lava; victory hop to a deadly planet',
      see: ['A-HAZ-01', 'A-BAT-26', 'A-BAT-31'],
    },
    {
      id: 'A-OPEN-54',
      title: 'Hazards of swapped and guided Ships',
      text: 'The book doesn’t say whether the swap of the Andorian Command Fleet, or a move of your Ships by the Vulcans, causes Hazards. We play: the swap doesn’t, because it is no Movement. Ships moved by the Vulcans Brave Hazards as usual, with their owner’s Shields.',
      source: 'Ruling; Andorian: Command Fleet; Vulcan: Honest Meddling',
      terms:
        'command fleet; honest meddling; hazard roll; vulcan moves; switched blue squadrons land in lava; space elves drove me into danger whose armour',
      see: ['A-AND-05', 'A-VUL-05', 'A-HAZ-02'],
    },
  ],
};
