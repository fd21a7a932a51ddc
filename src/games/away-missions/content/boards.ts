import type { BoardId, BoardKind, BoardSide } from '../terms.ts';
import { type Plan, readPlan } from './plan.ts';

/** Printed names of rooms, by the ids that cards use. */
export const ROOM_NAMES = {
  'main-bridge': 'Main Bridge',
  'ready-room': 'Ready Room',
  'central-plexus': 'Central Plexus',
  vinculum: 'Vinculum',
  'main-engineering': 'Main Engineering',
  'warp-core': 'Warp Core',
  'power-nodes': 'Power Nodes',
  sickbay: 'Sickbay',
  'science-lab': 'Science Lab',
  armory: 'Armory',
  'transporter-room': 'Transporter Room',
  'living-quarters': 'Living Quarters',
  alcoves: 'Alcoves',
  'cargo-bay': 'Cargo Bay',
} as const;

/** The id of a room, such as `sickbay`. */
export type RoomId = keyof typeof ROOM_NAMES;

/** Names of the boards. */
export const BOARD_NAMES: Record<BoardId, string> = {
  corridor: 'Main Corridor',
  bridge: 'Bridge',
  engineering: 'Engineering',
  laboratories: 'Laboratories',
  quarters: 'Crew Quarters',
  'bridge-2': 'Bridge 2',
  'engineering-2': 'Engineering 2',
};

/** The boards that can be placed in a two-player game, in the order in which they are offered. */
export const MISSION_BOARDS = ['bridge', 'engineering', 'laboratories', 'quarters'] as const satisfies BoardKind[];

/**
 * The six boards for three or four players: two Bridges, two Engineerings, and one of each other type (M-MULT-02,
 * M-TG-02).
 */
export const SIX_BOARDS = [
  'bridge',
  'bridge-2',
  'engineering',
  'engineering-2',
  'laboratories',
  'quarters',
] as const satisfies BoardId[];

/** Returns the type of a board. Two boards of the same type, such as the two Bridges, are printed alike. */
export function kindOfBoard(board: BoardId): BoardKind {
  if (board === 'bridge-2') return 'bridge';
  return board === 'engineering-2' ? 'engineering' : board;
}

/** One printed side of a board. */
export interface Printed {
  plan: Plan;
  /** The names of rooms, by their letters in the plan. */
  rooms: { readonly [letter: string]: RoomId };
}

const LABORATORIES = { m: 'sickbay', s: 'science-lab', a: 'armory', t: 'transporter-room' } as const;

const corridor: Printed = {
  plan: readPlan(`
+---+-D-+---+---+---+---+-D-+---+
| .   .   .   .   .   .   .   . D
+   +   +   +   +   +   +   +   +
D .   .   .   .   .   .   .   . |
+---+-D-+---+---+---+---+-D-+---+`),
  rooms: {},
};

/**
 * The printed boards, which are parts of the ship with terminals in some spaces (M-GEO-01 to M-GEO-05, M-PREP-09). The
 * book doesn't show the boards and leaves one unnamed, so the plans and the name Crew Quarters are our own (M-OPEN-02,
 * M-OPEN-03). Each door of a Mission Board is in one of the two middle spaces of its edge. Each board has doors of both
 * kinds, so it fits all places at the corridor and can join its neighbors. Both sides have the same doors and equally
 * many terminals of each kind, but different walls and terminal positions. Every space of a board can be reached
 * without using a door.
 */
const PRINTED: Record<BoardKind, Record<BoardSide, Printed>> = {
  corridor: { federation: corridor, borg: corridor },
  bridge: {
    federation: {
      plan: readPlan(`
+---+---+---+---+
| b   b | r   r |
+   +   +   +   +
D b   bC| rC  r D
+   +   +---+   +
| b   b   b   bO|
+   +   +   +   +
| b   b   b   b |
+---+-D-+---+---+`),
      rooms: { b: 'main-bridge', r: 'ready-room' },
    },
    borg: {
      plan: readPlan(`
+---+---+---+---+
| p   p   p   p |
+   +---+---+   +
D p | vC  vC| p D
+   +   +   +   +
| p   p   p   pO|
+   +   +   +   +
| p   p   p   p |
+---+-D-+---+---+`),
      rooms: { p: 'central-plexus', v: 'vinculum' },
    },
  },
  engineering: {
    federation: {
      plan: readPlan(`
+---+---+-D-+---+
| e   eS  w   w |
+   +   +   +   +
| e   e | w   wOD
+   +   +   +   +
| eO  e | w   w |
+   +   +   +   +
| e   e   w   w |
+---+-D-+---+---+`),
      rooms: { e: 'main-engineering', w: 'warp-core' },
    },
    borg: {
      plan: readPlan(`
+---+---+-D-+---+
| nS  n   n   nO|
+---+   +   +---+
| n   n   n   n D
+   +---+---+   +
| n   n   n   n |
+---+   +   +---+
| nO  n   n   n |
+---+-D-+---+---+`),
      rooms: { n: 'power-nodes' },
    },
  },
  laboratories: {
    federation: {
      plan: readPlan(`
+---+-D-+---+---+
| m   m   s   s |
+   +   +   +   +
| mM  m | sS  s |
+   +---+---+   +
D a   a | t   tTD
+   +   +   +   +
| a   a   tO  tT|
+---+-D-+---+---+`),
      rooms: LABORATORIES,
    },
    borg: {
      plan: readPlan(`
+---+-D-+---+---+
| mM  m | s   sS|
+   +   +   +   +
| m   m   s   s |
+---+   +   +---+
D a   a   t   tOD
+   +   +   +   +
| a   a | tT  tT|
+---+-D-+---+---+`),
      rooms: LABORATORIES,
    },
  },
  quarters: {
    federation: {
      plan: readPlan(`
+---+---+-D-+---+
| q   q | q   qS|
+   +   +   +   +
| q   q   q   q |
+   +   +---+---+
D q   qC  c   c |
+   +   +   +   +
| q   q | c   c |
+---+---+-D-+---+`),
      rooms: { q: 'living-quarters', c: 'cargo-bay' },
    },
    borg: {
      plan: readPlan(`
+---+---+-D-+---+
| a   a   a   aS|
+   +   +   +---+
| a   a   a   a |
+   +---+   +---+
D a   aC| c   c |
+   +   +   +   +
| a   a | c   c |
+---+---+-D-+---+`),
      rooms: { a: 'alcoves', c: 'cargo-bay' },
    },
  },
};

/** Both printed sides of each board. */
export const BOARDS: Record<BoardId, Record<BoardSide, Printed>> = {
  ...PRINTED,
  'bridge-2': PRINTED.bridge,
  'engineering-2': PRINTED.engineering,
};
