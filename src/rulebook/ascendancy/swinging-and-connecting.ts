import type { Chapter } from '../entry.ts';

/** Swinging and connecting. */
export const swingingAndConnecting: Chapter = {
  title: 'Swinging and connecting',
  beside: 'ruling',
  entries: [
    {
      id: 'A-GEO-17',
      title: 'How you swing a Floating System',
      text: 'In your own turn you may swing any Floating System at any point, at no Command, also while you are choosing where to place something. We play: the disc, its lane and all open-ended lanes at the disc turn together round the neighbour, by any multiple of 15 degrees, clockwise or anticlockwise.',
      source: 'Ruling; Fixed vs. Floating Systems',
      terms:
        'rotate; turn a system; move disc; make room; pivot; how do i nudge a tile online; fifteen degree nudges; does everything hanging on it come along',
      see: ['A-GEO-18', 'A-GEO-19', 'A-FLOAT-04', 'A-GEO-16'],
    },
    {
      id: 'A-GEO-18',
      title: 'Obstacles on the way of a swing',
      text: 'A swinging disc may not be lifted. We play: everything that swings must fit at every single degree of the way. If something is in the way, you are told the last clock mark that can be reached and whether the other way round works.',
      source: 'Ruling; Fixed vs. Floating Systems',
      terms:
        'blocked swing; pass over; collision; can’t rotate; other direction; nudge bumps into a planet halfway; go around the opposite way',
      see: ['A-FLOAT-06', 'A-GEO-17'],
    },
    {
      id: 'A-GEO-19',
      title: 'What a swing doesn’t do',
      text: 'We play: Ships, tokens, Ambassadors and Starbases ride along with a swung disc. A swing is no Movement. It causes no Hazard, needs no permission, ends no move, and is allowed whoever Controls or Occupies the System.',
      source: 'Ruling; Fixed vs. Floating Systems',
      terms:
        'hazard after swing; ships on disc; permission to rotate; other player’s system; does nudging hurt hulls parked there; may i nudge without asking the owner',
      see: ['A-GEO-17', 'A-FLOAT-04', 'A-HAZ-01'],
    },
    {
      id: 'A-GEO-20',
      title: 'Lane too short or too long',
      text: 'The book says only that a lane must be long enough to bridge the gap. We play: a lane joins two Systems if its length is at least the gap between their rims and at most the distance between their centres, give or take 0.05 inch. If it is too short, your die was too low. If it is too long, the piece doesn’t fit between the discs: swing one of them away or use the lane elsewhere.',
      source: 'Ruling; Making Connections',
      terms:
        'reach; bridge the gap; connect systems; doesn’t fit; lane length; how exact must the road length be; why does my road piece not span',
      see: ['A-OPEN-42', 'A-GEO-22', 'A-GEO-21'],
    },
    {
      id: 'A-GEO-21',
      title: 'Lanes that are longer than the gap',
      text: 'We play: a connecting lane lies parallel to the line between the two centres. If it is longer than the gap it is shifted to one side until its ends meet the two rims. Both sides are tried, and it must keep all distances.\n\nExample: The gap between two discs is 3.5 inches, so their centres are 6.5 inches apart. A lane of 2 Sectors is too short with its 3 inches. A lane of 3 Sectors fits when shifted by 1.118 inches, one of 4 Sectors when shifted by 1.479.',
      source: 'Ruling; Making Connections',
      terms:
        'sideways lane; shifted; parallel; slack; too long; road slides over to one side; spare length when hooking up',
      see: ['A-GEO-20', 'A-GEO-22', 'A-GEO-28'],
    },
    {
      id: 'A-GEO-22',
      title: 'Distances that each lane length bridges',
      text: 'We play: measured from centre to centre,\n• a lane of 2 Sectors joins discs that are 3.10 to 6.05 inches apart,\n• a lane of 3 Sectors 4.45 to 7.55 inches,\n• a lane of 4 Sectors 5.95 to 9.05 inches.',
      source: 'Ruling; Making Connections',
      terms:
        'range; how far apart; lane of 2 3 4; connection table; inches; table of spans per road size; which throw do i require to hook up',
      see: ['A-GEO-20', 'A-GEO-10', 'A-GEO-26'],
    },
    {
      id: 'A-GEO-23',
      title: 'Which connections you are offered',
      text: 'We play: after the roll you see every System with an unused connection that your lane can reach and that isn’t yet joined to the one you leave. Both Systems are tried where they are and, if they are Floating, wherever they can swing. The choices with the least swinging come first, then the smaller swing of the System that you leave, then clockwise, then the left side.',
      source: 'Ruling; Making Connections',
      terms:
        'connection options; possible targets; order of choices; link systems; list of planets i can hook up with; why is that planet not offered',
      see: ['A-GEO-24', 'A-GEO-25', 'A-GEO-29', 'A-CONN-02'],
    },
    {
      id: 'A-GEO-24',
      title: 'Which System swings first',
      text: 'We play: if both Systems have to swing for a connection, the one that you leave swings first. If something is in the way, the other one is tried first. Both swings must be free all the way.',
      source: 'Ruling; Making Connections',
      terms:
        'two swings; order of swinging; both discs move; which of the two tiles budges first; both ends must budge',
      see: ['A-GEO-18', 'A-GEO-23'],
    },
    {
      id: 'A-GEO-25',
      title: 'Swinging a third System out of the way',
      text: 'We play: while your placement is open you may swing other Floating Systems that stand in the way. After each swing your choices are worked out anew.',
      source: 'Ruling; Making Connections',
      terms:
        'obstacle; another system; make room; clear the way; shove a blocking planet aside; third tile in my road’s way',
      see: ['A-CONN-03', 'A-GEO-17', 'A-GEO-23'],
    },
    {
      id: 'A-GEO-26',
      title: 'What the connection test shows',
      text: 'You may test whether a connection is possible before you commit yourself. We play: for two Systems you are shown, for lanes of 2, 3 and 4 Sectors, whether the connection works now, works with certain swings, or can’t work. Each length comes up with 2 chances in 6.',
      source: 'Ruling; Additional Map Rules',
      terms: 'check; chance; odds; probability; try out; measure; likelihood of hooking up beforehand; dry run output',
      see: ['A-CONN-06', 'A-OPEN-08', 'A-GEO-22'],
    },
    {
      id: 'A-GEO-27',
      title: 'When your lane misses the System you wanted',
      text: 'We play: if the die is wrong for the connection that you wanted, you may use the lane elsewhere.\n• Exiting Warp, choose any direction that is offered. Stop in the lane or go on to a new System.\n• At impulse, choose any direction that is offered and stay in the lane, or use the second Sector of your move to turn back, which removes the lane.',
      source: 'Ruling; Making Connections',
      terms:
        'too short; failed connection; missed; turn back; what now; bad throw ruined hooking up alternatives; lay my leftover road elsewhere',
      see: ['A-CONN-04', 'A-CONN-05', 'A-OPEN-49'],
    },
    {
      id: 'A-GEO-28',
      title: 'Systems freeze after a connection',
      text: 'We play: after a connection it is worked out again which Systems are Fixed and which are Floating. Everything stays where it is at that moment. A lane that was shifted sideways stays shifted.',
      source: 'Ruling; Fixed vs. Floating Systems',
      terms:
        'fixed now; after connecting; positions stay; locked; nailed down after hooking up; does a sideways road straighten later',
      see: ['A-FLOAT-07', 'A-GEO-16', 'A-GEO-21'],
    },
    {
      id: 'A-GEO-29',
      title: 'No loops and no double lanes',
      text: 'The book doesn’t speak of it. We play: a new lane can’t join a System to itself, nor to a System to which it already has a lane.',
      source: 'Ruling; Making Connections',
      terms:
        'second lane; same system twice; parallel lanes; circle; road back to the very same planet; hoop road around to itself',
      see: ['A-OPEN-45', 'A-GEO-23'],
    },
    {
      id: 'A-GEO-30',
      title: 'Open-ended lanes keep their direction',
      text: 'We play: an open-ended lane at a System that can’t swing keeps its direction until it is used or abandoned. An open-ended lane at a Floating System turns only together with that System.',
      source: 'Ruling; Fixed vs. Floating Systems',
      terms:
        're-aim lane; turn a lane; free end; unconnected lane; does a dangling road turn later; unfinished road heading stays put',
      see: ['A-OPEN-43', 'A-GEO-17', 'A-LANE-08'],
    },
    {
      id: 'A-GEO-31',
      title: 'The map after a System is destroyed',
      text: 'We play: Ships on a destroyed System move to an Adjacent Sector, and the disc and its empty lanes are removed. A lane in which Ships remain stays where it is, open at that end. Then it is worked out again which Systems are Fixed or Floating. Former neighbours may become Floating, and a System whose only neighbour isn’t Fixed can’t be moved.',
      source: 'Ruling; Destroyed Systems',
      terms:
        'destroyed planet; removed disc; supernova; lane left over; hole in the layout after an explosion; do neighbours come loose after a blast',
      see: ['A-DEST-01', 'A-DEST-02', 'A-OPEN-44', 'A-GEO-16'],
    },
    {
      id: 'A-GEO-32',
      title: 'How Connected and First Contact are found',
      text: 'We play: two Systems are Connected if you can go from one to the other over lanes that have a System at both ends. Open-ended lanes don’t count. This is checked again after each connection, placement and destruction, and gives First Contact.',
      source: 'Ruling; Connected Systems; First Contact',
      terms:
        'path; chain of systems; linked; reach; route; contact check; how does the bot know we’re acquainted; dangling roads and networks',
      see: ['A-TERM-04', 'A-TERM-10', 'A-CONN-07', 'A-OPEN-41'],
    },
    {
      id: 'A-GEO-33',
      title: 'How you choose a placement',
      text: 'We play: you see a picture and a short list of places with letters. You answer in one of these ways:\n• a letter of the list,\n• a clock number or a compass word,\n• “toward” and the name of a System, which takes the possible direction nearest to it, clockwise if two are equal,\n• “auto”, which takes the direction with the most free room among those where a disc fits, clockwise from 12 if several are equal.\n\nExample: “Earth, 3-Sector lane. D: A=12 B=1 C=2 D=4 E=5 F=7 G=11. Lane only: 6, 8, 9, 10. Connect: Z = Delta IV (swing Delta IV from 3 to 4)”.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'letters; auto; toward; pick direction; answer; place by chat; what do i type to put it down; type the letter of a spot; let the bot choose my spot',
      see: ['A-GEO-02', 'A-GEO-34', 'A-GEO-13', 'A-GEO-11'],
    },
    {
      id: 'A-GEO-34',
      title: 'Full hours come first',
      text: 'We play: of the directions that are possible, the 12 full hours are listed. Half hours are listed if you ask for them or if no full hour is possible.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'half hour marks; more directions; 12 or 24; short list; why are just twelve headings listed; show me finer headings',
      see: ['A-GEO-02', 'A-GEO-33'],
    },
    {
      id: 'A-GEO-35',
      title: 'What the map picture shows',
      text: 'We play: the picture of the map has a clock dial round the disc that you place at. Green marks mean that a disc fits, amber marks that only a lane fits, red marks that nothing does. Dashed arcs show how far Floating Systems can swing.\n\nThe same is there as text for screen readers, one line for each System: its place, the clock directions of its lanes, its neighbours, the lengths, free connections, Fixed or Floating, and its Ships.',
      source: 'Ruling; Building the Galaxy',
      terms:
        'colors; green amber red; dashed lines; screen reader; legend; image; what do the picture’s colours mean; blind friendly layout description',
      see: ['A-GEO-33', 'A-GEO-11', 'A-GEO-17'],
    },
    {
      id: 'A-GEO-36',
      title: 'Every placement is recorded',
      text: 'We play: each placement is kept with its die, the length, direction and side of the lane, and all swings with their directions. So a game can be rebuilt and checked.',
      source: 'Ruling; Building the Galaxy',
      terms:
        'log; history; replay; audit; proof; can we recheck how the galaxy arose; does the bot remember every road',
      see: ['A-GEO-01'],
    },
    {
      id: 'A-GEO-37',
      title: 'Warning near the table edge',
      text: 'We play: if a lane fits in a direction but no disc would fit at its end at present, you are told so before the lane is placed.',
      source: 'Ruling; Placing New Space Lanes',
      terms:
        'dead end; border; lane only; no system possible; rim; bot warns that nothing fits beyond; alert close to the rim',
      see: ['A-GEO-05', 'A-GEO-11', 'A-SYS-04'],
    },
  ],
};
