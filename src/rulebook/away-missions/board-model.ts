import type { Chapter } from '../entry.ts';

/** Board model. */
export const boardModel: Chapter = {
  title: 'Board model',
  entries: [
    {
      id: 'M-GEO-01',
      text: "Model a board as a grid of square cells, one space each: Mission Boards 4×4 (columns 1–4 left to right, rows 1–4 bottom to top), Main Corridor 8×2, each Turbolift tile 1×1; every edge between cells, and each outer edge, is open, blocked or a door; a door lies on a cell edge at the board's rim.",
      source: 'ruling',
    },
    {
      id: 'M-GEO-02',
      text: 'Main Corridor: inside all open; doors at N2, N7, S2, S7 (columns 2 and 7 of the long sides) and one at each end (W1 and E2: west end in row 1, east end in row 2). After four Mission Boards on the long sides the two end doors stay unconnected, so two Turbolift tiles appear (the usual number).',
      source: 'ruling; Glossary: Mission Area',
    },
    {
      id: 'M-GEO-03',
      text: 'Mission Board doors (edge + position): Bridge S2, E3, W3; Engineering S2, E3, N3; Laboratories (Armory, Sickbay, Science Lab, Transporter Room) S2, N2, E2, W2; Crew Quarters (with Cargo Bay) S3, W2, N3. Both sides of a board have the same doors. Turning a board 180° maps S_i to N_(5−i), E_i to W_(5−i); 90° clockwise maps S_i to W_(5−i), W_i to N_i, N_i to E_(5−i), E_i to S_i (positions counted left to right and bottom to top).',
      source: 'ruling',
    },
    {
      id: 'M-GEO-04',
      text: 'Placement check: the new board (any of 4 rotations) lies with a whole edge flat against a long side of the Main Corridor, whose short ends are left for Turbolifts; it overlaps nothing, has at least one of its doors coinciding with a Main Corridor door, and its count of coinciding doors with all boards is the maximum over all such positions; among those fewest blocked doors; the player chooses among equals.',
      source: 'ruling for M-PREP-05',
    },
    {
      id: 'M-GEO-05',
      text: 'Terminals and symbols on the Federation side (the Borg side has as many of each kind, in other places): Bridge: Command at (2,3) and (3,3), Operations at (4,2); Engineering: Operations at (1,2) and (4,3), Science at (2,4); Lab board: Medical at (1,3) (Medical Lab / Sickbay), Science at (3,3) (Science Lab), Operations at (3,1) and Transporter symbols at (4,1), (4,2) (Transporter Room), Armory room in columns 1–2, rows 1–2; fourth board: Command at (2,2), Science at (4,4). The Bridge and Engineering Mission Boards have no Transporter.',
      source: 'ruling',
    },
    {
      id: 'M-GEO-06',
      text: 'Line of sight between spaces A and B: exists if any of the 25 segments between the 5 sample points of A (centre and corners inset 0.1) and those of B crosses no blocked or closed-door edge interior (touching a blocked edge end counts as crossing), passes no cell holding a character friendly to the attacker (other than A and B), and leaves both cells without a blocked edge.',
      source: 'ruling',
    },
    {
      id: 'M-GEO-07',
      text: 'Adjacency and distance use the cell graph over open edges and open doors (orthogonal only); a Turbolift jump counts as one step of a move but makes spaces neither adjacent nor near for attacks, cards or distances.',
      source: 'ruling for M-DIST-02, M-MOVE-06',
    },
  ],
};
