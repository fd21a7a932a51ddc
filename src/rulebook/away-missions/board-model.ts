import type { Chapter } from '../entry.ts';

/** Board model. */
export const boardModel: Chapter = {
  title: 'Board model',
  beside: 'ruling',
  entries: [
    {
      id: 'M-GEO-01',
      title: 'How the boards are divided',
      text: 'The book doesn’t show the boards in full. We play: every board is a grid of square spaces.\n• A Mission Board has 4 by 4 spaces. Columns 1 to 4 are counted from left to right, rows 1 to 4 from bottom to top.\n• The Main Corridor has 8 by 2 spaces.\n• A Turbolift is a single space.\n\nEach edge of a space, at the rim of a board too, is open, blocked or a door. Doors lie only at the rim of a board.',
      source: 'Ruling',
      terms:
        'grid; map size; rows and columns; coordinates; squares; how are the tiles sliced up; how big is a room tile; numbering of fields',
      see: ['M-GEO-02', 'M-GEO-03', 'M-OPEN-02'],
    },
    {
      id: 'M-GEO-02',
      title: 'Doors of the Main Corridor',
      text: 'The book doesn’t tell where the corridor’s doors are. We play: inside, the corridor is all open. Each long side has two doors, at columns 2 and 7. The west end has one in row 1, the east end one in row 2.\n\nWith four Mission Boards along the long sides, the doors at the two ends stay unconnected. So there are two Turbolifts, the usual number.',
      source: 'Ruling; Glossary: Mission Area',
      terms:
        'how big the corridor is; corridor exits; turbolift places; where are the doors; hallway; entrances of the long central tile; openings along the passage; openings of the passage',
      see: ['M-PREP-06', 'M-PREP-08', 'M-GEO-04'],
    },
    {
      id: 'M-GEO-03',
      title: 'Doors of the Mission Boards',
      text: 'The book doesn’t tell where the doors of the boards are. We play, with both sides of a board alike and positions counted from left to right and from bottom to top:\n• Bridge: lower edge 2, right edge 3, left edge 3\n• Engineering: lower edge 2, right edge 3, upper edge 3\n• Laboratories (Armory, Sickbay, Science Lab, Transporter Room): lower edge 2, upper edge 2, right edge 2, left edge 2\n• Crew Quarters (with Cargo Bay): lower edge 3, left edge 2, upper edge 3\n\nAfter a half turn, lower and upper edge and also right and left edge are exchanged, and the positions count backwards: 1 becomes 4, 2 becomes 3. After a quarter turn clockwise, lower edge becomes left and upper edge becomes right with positions backwards; left becomes upper and right becomes lower with the same positions.',
      source: 'Ruling',
      terms:
        'where are the doors; rotate a board; exits; turned board; entrances of room tiles; where are openings after turning a tile; openings of rooms',
      see: ['M-GEO-04', 'M-PREP-05', 'M-GEO-05'],
    },
    {
      id: 'M-GEO-04',
      title: 'Where a Mission Board may lie',
      text: 'The book asks for as many connected doors as possible. We play: you may turn the board in any of four ways. It lies with a whole edge flat against a long side of the Main Corridor; the short ends are left for Turbolifts. It overlaps nothing, and at least one of its doors meets a door of the corridor.\n\nOf all such places only those count that connect the most doors with all boards, and of these those that block the fewest doors. If several are equal, you choose.',
      source: 'Ruling',
      terms:
        'legal placement; blocked doors; most doors; rotation; put a board; which way round may i put a tile; several spots tie which do i take; best spot for a tile',
      see: ['M-PREP-05', 'M-GEO-03', 'M-PREP-04'],
    },
    {
      id: 'M-GEO-05',
      title: 'Where terminals and Transporters are',
      text: 'The book doesn’t show where these are. We play, on the Federation side, with column and row of the space:\n• Bridge: Command at 2,3 and 3,3; Operations at 4,2\n• Engineering: Operations at 1,2 and 4,3; Science at 2,4\n• Laboratories: Medical at 1,3 in the Medical Lab, also called Sickbay; Science at 3,3 in the Science Lab; Operations at 3,1 and Transporter spaces at 4,1 and 4,2 in the Transporter Room; the Armory in columns 1 and 2, rows 1 and 2\n• Crew Quarters: Command at 2,2; Science at 4,4\n\nBridge and Engineering have no Transporter. The Borg side has as many of each kind in other places.',
      source: 'Ruling',
      terms:
        'console locations; map; sickbay; armory; science lab; where is; which fields have a computer; where can i heal people on the ship; where is the beaming pad',
      see: ['M-TERM-02', 'M-TERM-01', 'M-EDGE-05'],
    },
    {
      id: 'M-GEO-06',
      title: 'Drawing a line of sight',
      text: 'The book asks for a line between two spaces without saying which. We play: each space has five points, its centre and one near each corner, a tenth of a space inside. You see from one space into another if at least one of the 25 lines between their points is free:\n• it crosses no blocked edge and no closed door, not even where it leaves the first space or enters the last; to touch the end of such an edge counts as crossing it\n• it passes through no space, other than the first and the last, with a character that is friendly to you',
      source: 'Ruling',
      terms:
        'los; see; corner; exact; diagonal; visible; precise math for a clear shot; shot grazing a wall corner; 25 rays from square to square',
      see: ['M-LOS-01', 'M-LOS-02', 'M-OPEN-60'],
    },
    {
      id: 'M-GEO-07',
      title: 'What counts as near',
      text: 'The book leaves open whether diagonals and Turbolifts bring spaces together. We play: you count from space to space across open edges and open doors only, never diagonally. A ride between Turbolifts is one step of a move, but it makes the spaces neither adjacent nor near for attacks, cards and distances.',
      source: 'Ruling',
      terms:
        'diagonal; adjacent; distance; turbolift range; orthogonal; do corners touching make us neighbours; is the elevator next door for shooting; kitty corner squares',
      see: ['M-DIST-01', 'M-DIST-02', 'M-MOVE-06'],
    },
  ],
};
