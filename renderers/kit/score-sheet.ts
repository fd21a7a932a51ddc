import { altText, type Scene } from '../scene.ts';
import { type Block, flow, measuringPen } from './flow.ts';
import { header, picture } from './frame.ts';
import { drawPlaced, pageAt } from './paged.ts';
import { colour, page, size } from './theme.ts';
import { clipped, wrap, write } from './words.ts';

/** The seed's hash shown at the start, and the seed once the game is over. */
export interface ScoreParams {
  readonly commitment?: string;
  readonly seed?: string;
}

/** The content of a final score sheet. */
export interface ScorePanel {
  /** The winner and the reason, or null while the game runs. */
  readonly verdict: string | null;
  /** The winning seat, which gives the header its color. Undefined if there are several winners. */
  readonly winner: number | undefined;
  readonly facts: readonly string[];
  /** One block per side, `scoreWidth` wide. */
  readonly blocks: readonly Block[];
  /** The sides' scores as text, one line per side. */
  readonly words: readonly string[];
}

const gap = 24;
const top = 142;
const verdictLine = 46;
const proofLine = 40;

/** Width of one side’s block in pixels. */
export const scoreWidth = (page.width - 2 * page.margin - gap) / 2;

/** A part of a total: its name, and its points as text. */
export interface ScorePart {
  readonly label: string;
  readonly points: string;
}

const partLine = 38;
const partGap = 8;
const partRoom = scoreWidth - 160;
/** The height of everything around the blocks (the header, the verdict and the proof of the dice), in pixels. */
const aroundBlocks = 480;
const partText = { face: 'text', ground: colour.panel } as const;

/**
 * Returns the maximum height of a block's parts. `rows` is the number of blocks one above another, and `head` the space
 * above the parts in each block, in pixels.
 */
export function partsRoom(rows: number, head: number): number {
  return Math.floor((page.maxHeight - aroundBlocks) / Math.max(1, rows)) - head - gap;
}

/**
 * Returns the parts of a total, one per row, `scoreWidth` wide. Long names use several lines. If long names would make
 * the parts taller than `room`, each name is cut to one line.
 */
export function partsBlock(parts: readonly ScorePart[], room: number): Block {
  const ruler = measuringPen();
  const whole = parts.map(({ label, points }) => ({ points, lines: wrap(ruler, label, partRoom, partText) }));
  const heightOf = (rows: typeof whole): number =>
    rows.reduce((sum, { lines }) => sum + lines.length * partLine + partGap, 0);
  const rows =
    heightOf(whole) <= room
      ? whole
      : parts.map(({ label, points }) => ({ points, lines: [clipped(ruler, label, partRoom, partText)] }));
  return {
    height: heightOf(rows),
    draw(pen, x, y) {
      let at = y + (partLine + partGap) / 2;
      for (const { points, lines } of rows) {
        const value = { px: size.value, face: 'display', ground: colour.panel, align: 'right' } as const;
        write(pen, points, x + scoreWidth - 32, at, value);
        for (const [i, line] of lines.entries()) write(pen, line, x + 32, at + i * partLine, partText);
        at += lines.length * partLine + partGap;
      }
    },
  };
}

/** Builds the final score sheet: totals with parts, the verdict, and the proof of dice and shuffles. */
export function scoreScene<V>(sheetOf: (view: V) => ScorePanel): Scene<V, ScoreParams> {
  const words = (view: V, params: ScoreParams): string[] => {
    const sheet = sheetOf(view);
    return [verdictOf(sheet), ...sheet.words, ...proofWords(params)];
  };
  return {
    draw(view, params) {
      const sheet = sheetOf(view);
      const proof = proofLines(params);
      const wide = page.width - 2 * page.margin;
      const verdict = wrap(measuringPen(), verdictOf(sheet), wide, { px: size.head });
      const under = top + verdict.length * verdictLine + 20;
      const room = {
        columns: 2,
        width: scoreWidth,
        gap,
        left: page.margin,
        top: under,
        bottom: Number.POSITIVE_INFINITY,
      };
      const { shown: laid } = pageAt(flow([...sheet.blocks], room), 1);
      const { bottom } = laid;
      return picture(bottom + proof.length * proofLine + (proof.length ? 36 : 0) + page.margin, (pen) => {
        const title = sheet.verdict === null ? 'Score' : 'Final score';
        header(pen, { seat: sheet.winner, title, facts: [...sheet.facts] });
        for (const [i, line] of verdict.entries()) {
          write(pen, line, page.margin, top + 20 + i * verdictLine, { px: size.head, room: wide });
        }
        drawPlaced(pen, laid.placed);
        for (const [i, line] of proof.entries()) {
          const at = bottom + 44 + i * proofLine;
          write(pen, line, page.margin, at, { face: 'text', ink: colour.soft, room: wide });
        }
      });
    },
    pages: () => 1,
    alt: (view, params) => altText(words(view, params)),
    text: words,
  };
}

function verdictOf({ verdict }: ScorePanel): string {
  return verdict ?? 'The game is not over yet.';
}

/**
 * Returns the lines of the hash and the seed. The hash and the seed have 64 digits each, so each of them needs a
 * separate line.
 */
function proofLines({ commitment, seed }: ScoreParams): string[] {
  return [
    ...(commitment === undefined ? [] : ['Hash of the seed, shown at the start:', commitment]),
    ...(seed === undefined ? [] : ['Seed:', seed]),
  ];
}

function proofWords({ commitment, seed }: ScoreParams): string[] {
  return [
    ...(commitment === undefined ? [] : [`Hash of the seed, shown at the start: ${commitment}.`]),
    ...(seed === undefined ? [] : [`Seed: ${seed}.`]),
  ];
}
