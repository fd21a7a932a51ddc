import { describe, expect, it } from 'vitest';
import { makeCanvas } from '../../../renderers/kit/canvas.ts';
import { type Block, flow, measuringPen, stack } from '../../../renderers/kit/flow.ts';
import { iconNamed, isIcon } from '../../../renderers/kit/icons.ts';
import { layer } from '../../../renderers/kit/layers.ts';
import { readPath } from '../../../renderers/kit/path.ts';
import { takePen } from '../../../renderers/kit/pen.ts';
import { clipped, measure, shorten, wrap, write } from '../../../renderers/kit/words.ts';

const pen = measuringPen();

describe('fonts', () => {
  it('only the project’s own fonts are used', () => {
    expect(process.env['FONTCONFIG_FILE']).toMatch(/renderers\/fonts\/fonts\.conf$/);
  });

  it('the fonts have three typefaces, whose letters have different widths', () => {
    const widths = (['display', 'text', 'strong'] as const).map((face) => measure(pen, 'Riker 1Il', { px: 30, face }));
    expect(new Set(widths.map(Math.round)).size).toBe(3);
    for (const width of widths) expect(width).toBeGreaterThan(90);
  });
});

describe('text', () => {
  it('text is recorded when it is drawn, and the middle of its capitals is at the given height', () => {
    const drawn = takePen(makeCanvas(300, 100));
    const width = write(drawn, 'Worf', 150, 50, { px: 30, align: 'center' });
    expect(drawn.words).toMatchObject([{ text: 'Worf', size: 30, second: false }]);
    const [word] = drawn.words;
    expect(((word?.x0 ?? 0) + (word?.x1 ?? 0)) / 2).toBeCloseTo(150, 5);
    expect(((word?.y0 ?? 0) + (word?.y1 ?? 0)) / 2).toBeCloseTo(50, 5);
    expect(width).toBeCloseTo((word?.x1 ?? 0) - (word?.x0 ?? 0), 5);
  });

  it('text wraps at spaces and keeps every word', () => {
    const text = 'As an Action, search your Support Deck for a Command Event';
    const lines = wrap(pen, text, 240);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(measure(pen, line)).toBeLessThanOrEqual(240);
  });

  it('text that is too wide ends in an ellipsis, and other text doesn’t', () => {
    expect(clipped(pen, 'Data', 200)).toBe('Data');
    const cut = clipped(pen, 'Lieutenant Commander Data', 200);
    expect(cut).toMatch(/^Lieut.*…$/);
    expect(measure(pen, cut)).toBeLessThanOrEqual(200);
    expect(wrap(pen, 'a Counterelectromagneticallypolarized b', 200)).toHaveLength(3);
  });

  it('text is shortened to a given number of lines by cutting the last one', () => {
    expect(shorten(pen, ['one', 'two'], 2, 200)).toEqual(['one', 'two']);
    expect(shorten(pen, ['one two three', 'four five six', 'seven'], 2, 190)).toEqual([
      'one two three',
      expect.stringMatching(/^four five six?…?|…$/),
    ]);
  });
});

describe('flow', () => {
  const block = (height: number): Block => ({ height, draw: () => {} });
  const room = { columns: 2, width: 100, gap: 10, left: 0, top: 50, bottom: 300 };

  it('`flow` makes a row as tall as its tallest block and breaks pages between rows', () => {
    const pages = flow([100, 40, 120, 90, 60].map(block), room);
    expect(pages.map((page) => page.placed.map(({ x, y, height }) => [x, y, height]))).toEqual([
      [
        [0, 50, 100],
        [110, 50, 100],
        [0, 160, 120],
        [110, 160, 120],
      ],
      [[0, 50, 60]],
    ]);
  });

  it('`flow` stacks each block where the most room is left, and starts a new page for a block that fits nowhere', () => {
    const pages = stack([100, 40, 120, 90, 90].map(block), room);
    expect(pages.map((page) => page.placed.map(({ x, y, height }) => [x, y, height]))).toEqual([
      [
        [0, 50, 100],
        [110, 50, 40],
        [110, 100, 120],
        [0, 160, 90],
      ],
      [[0, 50, 90]],
    ]);
    expect(pages.map((page) => page.bottom)).toEqual([250, 140]);
  });

  it('`flow` makes one empty page if there are no blocks', () => {
    expect(flow([], room)).toEqual([{ bottom: 50, placed: [] }]);
    expect(stack([], room)).toEqual([{ bottom: 50, placed: [] }]);
  });
});

describe('layers', () => {
  it('a layer is drawn only once per key, until eight other keys have been used', () => {
    let drawn = 0;
    const draw = (key: string): void => {
      layer(`kit-test-${key}`, 4, 4, () => drawn++);
    };
    draw('a');
    draw('a');
    expect(drawn).toBe(1);
    for (let i = 0; i < 8; i++) draw(`other-${i}`);
    draw('a');
    expect(drawn).toBe(10);
  });
});

describe('icons', () => {
  it('an unknown icon is drawn as a dot', () => {
    expect(isIcon('transporter')).toBe(true);
    expect(iconNamed('no-such-icon')).toBe('point');
  });

  it('an icon path with an unknown step or a missing number is refused', () => {
    expect(() => readPath('M 0 0 X 1 1')).toThrow(/Unknown path step/);
    expect(() => readPath('M 0')).toThrow(/missing/);
  });
});
