import type { TerminalKind } from '../terms.ts';

/** A side of a space, as quarter turns clockwise from north: 0 north, 1 east, 2 south, 3 west. */
export type Direction = 0 | 1 | 2 | 3;
/** The kind of an edge of a space, as printed on the board (M-EDGE-01 to M-EDGE-03). */
export type Edge = 'open' | 'wall' | 'door';

/** A printed space of a board. */
export interface PlanCell {
  /** Column and row, counted from 1: left to right and bottom to top (M-GEO-01). */
  column: number;
  row: number;
  /** The letter of the space's room, or null if the drawing has a dot. */
  room: string | null;
  terminal: TerminalKind | null;
  transporter: boolean;
  /** The edges in the order north, east, south, west. */
  edges: readonly [Edge, Edge, Edge, Edge];
}

/** A printed board, not turned. */
export interface Plan {
  width: number;
  height: number;
  cells: readonly PlanCell[];
}

const TERMINALS: { readonly [mark: string]: TerminalKind } = {
  C: 'command',
  O: 'operations',
  S: 'science',
  M: 'medical',
};
const TRANSPORTER = 'T';
/** Distance between the left edges of neighboring spaces in the drawing, in text characters. */
const PITCH = 4;

/**
 * Reads a board from its drawing. The marks on edges are `-` and `|` for walls, `D` for a door, and a blank for an open
 * edge. Each space shows the letter of its room (or a dot), and its fixture: `C` Command, `O` Operations, `S` Science,
 * `M` Medical terminal, `T` Transporter. Throws if the drawing has an unknown mark.
 */
export function readPlan(drawing: string): Plan {
  const lines = drawing.split('\n').filter((line) => line !== '');
  const height = (lines.length - 1) / 2;
  const width = ((lines[0]?.length ?? 0) - 1) / PITCH;
  const at = (line: number, letter: number): string => lines[line]?.[letter] ?? ' ';
  const cells: PlanCell[] = [];
  for (let row = 1; row <= height; row++) {
    for (let column = 1; column <= width; column++) {
      const line = 2 * (height - row) + 1;
      const letter = PITCH * (column - 1);
      const room = at(line, letter + 2);
      const mark = at(line, letter + 3);
      const terminal = TERMINALS[mark] ?? null;
      if (terminal === null && mark !== TRANSPORTER && mark !== ' ') throw new Error(`unknown mark ${mark} in a board`);
      cells.push({
        column,
        row,
        room: room === '.' ? null : room,
        terminal,
        transporter: mark === TRANSPORTER,
        edges: [
          edge(at(line - 1, letter + 2)),
          edge(at(line, letter + PITCH)),
          edge(at(line + 1, letter + 2)),
          edge(at(line, letter)),
        ],
      });
    }
  }
  return { width, height, cells };
}

function edge(mark: string): Edge {
  switch (mark) {
    case ' ':
      return 'open';
    case 'D':
      return 'door';
    case '-':
    case '|':
      return 'wall';
    default:
      throw new Error(`unknown edge ${mark} in a board`);
  }
}
