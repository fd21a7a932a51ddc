import type { Chapter } from '../entry.ts';

/** Mission preparation. */
export const missionPreparation: Chapter = {
  title: 'Mission preparation',
  entries: [
    {
      id: 'M-PREP-01',
      title: 'Who lays the Main Corridor',
      text: 'Both players roll a die; on a tie both roll again. The higher roll chooses the Borg or the Federation side of the Main Corridor, lays it in the centre and puts the four Mission Boards that match it nearby.',
      source: 'Scan Mission Area',
      terms:
        'setting up the boards; setup; board side; first roll; map; tie; who gets to put down the hallway; enterprise or hive vessel map; dice for choosing the side',
      see: ['M-PREP-02', 'M-SEQ-01', 'M-GEO-02'],
    },
    {
      id: 'M-PREP-02',
      title: 'Order of laying Mission Boards',
      text: 'The player who laid the Main Corridor chooses one Mission Board and connects it. Then the other player chooses and places two. Then the first player places the last one.',
      source: 'Scan Mission Area',
      terms:
        'setup; map tiles; who places; turn order; who puts down which room; sequence of putting rooms; sequence of rooms going down',
      see: ['M-PREP-04', 'M-PREP-05', 'M-GEO-04'],
    },
    {
      id: 'M-PREP-03',
      title: 'Boards lie flat, edge to edge',
      text: 'A board must lie flat against the others along whole edges.',
      source: 'Scan Mission Area',
      terms:
        'alignment; offset; placement; shifted board; can tiles be staggered; half overlapping tiles; offset rooms sideways by half',
      see: ['M-PREP-04', 'M-GEO-04'],
    },
    {
      id: 'M-PREP-04',
      title: 'Connection to the Main Corridor',
      text: 'Each Mission Board must be placed so that at least one of its doors meets a door of the Main Corridor.',
      source: 'Scan Mission Area',
      terms:
        'attach board; door to door; placement; join; must rooms touch the hallway; room without a way in; each room touches the passage',
      see: ['M-PREP-05', 'M-GEO-03'],
    },
    {
      id: 'M-PREP-05',
      title: 'Connecting as many doors as possible',
      text: 'When you lay a board, it must join as many doors as possible, with the Main Corridor and with other Mission Boards, and block as few as possible. A place with fewer connected doors is not allowed.\n\nExample: Engineering lies already and the Bridge comes next. One place connects the Bridge to the corridor and to more doors than two others. Only that place may be used.',
      source: 'Scan Mission Area; Connect As Many Doors As Possible',
      terms:
        'legal placement; where can i put; blocked door; maximum; tile refused at this spot why; link up entrances; best fit for a tile',
      see: ['M-PREP-04', 'M-GEO-04'],
    },
    {
      id: 'M-PREP-06',
      title: 'Where Turbolifts are placed',
      text: 'When all boards lie, put a Turbolift space beside every door of the Main Corridor that connects to nothing.',
      source: 'Scan Mission Area',
      terms:
        'elevator; lift; unconnected door; loose door; hallway exit leads to nowhere; spot for shafts beside the hallway; passage exit facing nothing',
      see: ['M-MOVE-06', 'M-MOVE-07', 'M-GEO-02'],
    },
    {
      id: 'M-PREP-07',
      title: 'What the mission area is',
      text: 'The Main Corridor, the Turbolifts and the Mission Boards together are the mission area. It is shared by both players and divided into spaces, which tell where everything stands and how far apart.',
      source: 'Scan Mission Area; The Mission Area',
      terms:
        'map; board; play area; squares; what is the whole playfield called; which parts belong to the playfield; name for the entire playfield',
      see: ['M-PREP-08', 'M-DIST-01'],
    },
    {
      id: 'M-PREP-08',
      title: 'Normal size of the mission area',
      text: 'Normally the mission area is one Main Corridor, four Mission Boards and two Turbolift spaces.',
      source: 'Glossary: Mission Area',
      terms:
        'how many boards; map size; number of tiles; how large is the ship for two; count of tiles for two folks; playfield for two',
      see: ['M-PREP-07', 'M-GEO-02', 'M-MULT-02'],
    },
    {
      id: 'M-PREP-09',
      title: 'What Mission Boards stand for',
      text: 'Each Mission Board stands for some part of the ship, for example the bridge or engineering. Some of its spaces hold terminals.',
      source: 'Glossary: Mission Board',
      terms:
        'rooms; tiles; decks; bridge; engineering; what are these tiles supposed to be; is a tile a place aboard; what does a tile depict',
      see: ['M-TERM-01', 'M-GEO-05', 'M-OPEN-03'],
    },
    {
      id: 'M-PREP-10',
      title: 'Everything stands in one space',
      text: 'Whatever is placed on the mission area must stand clearly in a single space.',
      source: 'The Mission Area',
      terms:
        'between spaces; position; on the line; mini straddles a border; which square is he in sloppy mini; mini between squares',
      see: ['M-PREP-07', 'M-MOVE-04'],
    },
    {
      id: 'M-PREP-11',
      title: 'Choosing a Core Mission',
      text: 'Lay a Core Mission card of your affiliation beside your Mission Deck. It names your overall mission and the extra points that you can gain with it.',
      source: 'Choose Core Mission',
      terms:
        'main objective; secret goal; overall mission; core card; pick my big overarching goal; which goal do i get at the outset; overarching goal pick',
      see: ['M-OPEN-34', 'M-END-03', 'M-OPEN-06'],
    },
    {
      id: 'M-PREP-12',
      title: 'Choosing starting areas',
      text: 'Both players roll a die. The higher roll picks one Mission Board as the first part of its starting area; the Main Corridor and the Turbolift spaces can’t be picked. Next the other player picks two boards, and the first player takes the last one.',
      source: 'Select Starting Areas',
      terms:
        'beam down; deployment zone; where do i start; start board; which rooms do i begin in; claim a home zone; choose where we land',
      see: ['M-PREP-13', 'M-OPEN-61'],
    },
    {
      id: 'M-PREP-13',
      title: 'Placing characters at Beam Down',
      text: 'The player who picked a starting area first also places first. Take turns to place one character in any space of your own starting area. When you have none left, the other player goes on until everyone is placed.',
      source: 'Place Characters and Health Pegs',
      terms:
        'where to place characters; deploy; setup figures; starting position; who places first; put my minis on the map; who deploys before whom; minis go down one by one',
      see: ['M-PREP-14', 'M-ESC-01', 'M-PREP-12'],
    },
    {
      id: 'M-PREP-14',
      title: 'Two characters per space at Beam Down',
      text: 'At Beam Down no more than two characters may be placed in the same space.',
      source: 'Place Characters',
      terms:
        'stacking; limit; crowd; how many in one space; cram three minis together initially; how crowded may a landing square be; crowded landing square at kickoff',
      see: ['M-MOVE-04', 'M-MOVE-08'],
    },
    {
      id: 'M-PREP-15',
      title: 'Health pegs at the start',
      text: 'At the start all holes of the Attack, Defense, Skill and Move tracks of every character are filled with Health pegs.',
      source: 'Place Characters and Health Pegs',
      terms:
        'full health; hit points; begin; ratings; how many pins do i put in initially; does everyone begin fit; pins everywhere at kickoff',
      see: ['M-COMP-02', 'M-DMG-01'],
    },
    {
      id: 'M-PREP-16',
      title: 'Shuffling the decks',
      text: 'When the boards are set up, both players shuffle their Mission Deck and their Support Deck and put them face down in front of them.',
      source: 'Shuffle Decks',
      terms:
        'shuffle; mix cards; last step of setup; riffle the stacks; where do i lay my stacks; riffle and lay aside',
      see: ['M-DECK-01', 'M-DRAW-04'],
    },
  ],
};
