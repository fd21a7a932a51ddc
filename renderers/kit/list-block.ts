import { type Block, measuringPen } from './flow.ts';
import { type IconName, icon, turnedIcon } from './icons.ts';
import { token } from './pieces.ts';
import { panel } from './shapes.ts';
import { colour, type HexColour, size } from './theme.ts';
import { shorten, type Writing, wrap, write } from './words.ts';

/** A line of a panel: an icon, words, and a value on the right. */
export interface ListItem {
  readonly icon?: IconName;
  /** The color of the icon, if it has a meaning. */
  readonly ink?: HexColour;
  /** Whether the icon is upside down. */
  readonly turned?: boolean;
  readonly words: string;
  readonly value?: string;
  /** The maximum number of rows that the words may take. Default: three. */
  readonly rows?: number;
  /** Whether the line is drawn less prominently than the others. */
  readonly quiet?: boolean;
}

const pad = 24;
const line = 42;
const text: Writing = { px: size.body, face: 'text' };
const iconInk: Partial<Record<IconName, HexColour>> = { star: colour.warn, damage: colour.foe };

/** Returns a panel with a heading and lines. If `seat` is given, that seat's shape is drawn before the heading. */
export function listBlock(heading: string, entries: readonly ListItem[], width: number, seat?: number): Block {
  const ruler = measuringPen();
  const rows = entries.map((entry) => {
    const left = entry.icon === undefined ? 0 : 44;
    const room = width - 2 * pad - left - (entry.value === undefined ? 0 : 40 + 17 * entry.value.length);
    const most = entry.rows ?? 3;
    return { ...entry, left, room, lines: shorten(ruler, wrap(ruler, entry.words, room, text), most, room, text) };
  });
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0);
  const indent = seat === undefined ? 0 : 44;
  const heads = wrap(ruler, heading, width - 2 * pad - indent, { px: size.value });
  const head = 70 + (heads.length - 1) * line;
  return {
    height: head + lines * line + pad - 6,
    draw(pen, x, y, tall) {
      const ground = colour.panel;
      panel(pen, x, y, width, tall, { cut: 22 });
      if (seat !== undefined) token(pen, seat, x + pad + 14, y + 42, 14);
      for (const [at, words] of heads.entries())
        write(pen, words, x + pad + indent, y + 42 + at * line, { px: size.value, ground });
      let at = y + head + line / 2;
      for (const row of rows) {
        const ink = row.quiet === true ? colour.soft : colour.text;
        const sign = row.turned === true ? turnedIcon : icon;
        if (row.icon !== undefined)
          sign(pen, row.icon, x + pad + 14, at, 28, row.ink ?? iconInk[row.icon] ?? colour.soft);
        const value = { px: size.value, face: 'display', ground, align: 'right' } as const;
        if (row.value !== undefined) write(pen, row.value, x + width - pad, at, value);
        for (const words of row.lines) {
          write(pen, words, x + pad + row.left, at, { ...text, ink, ground, room: row.room });
          at += line;
        }
      }
    },
  };
}

/** Formats a line as text: `Ship Deck: 12`. */
export function entryWords({ words, value }: ListItem): string {
  return value === undefined ? words : `${words}: ${value}`;
}

/** Splits a list over panels with at most `most` entries each. An empty list yields no panels. */
export function listBlocks(
  heading: string,
  entries: readonly ListItem[],
  width: number,
  most = 9,
  seat?: number,
): Block[] {
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, i) =>
    listBlock(heading, entries.slice(i * most, (i + 1) * most), width, seat),
  );
}
