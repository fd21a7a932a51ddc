import { describe, expect, it } from 'vitest';
import { audit } from '../../../renderers/kit/audit.ts';
import { makeCanvas } from '../../../renderers/kit/canvas.ts';
import { icon } from '../../../renderers/kit/icons.ts';
import { type Pen, takePen } from '../../../renderers/kit/pen.ts';
import { colour } from '../../../renderers/kit/theme.ts';
import { write } from '../../../renderers/kit/words.ts';

function kinds(draw: (pen: Pen) => void): string[] {
  const pen = takePen(makeCanvas(400, 200));
  draw(pen);
  return audit(pen).faults.map((fault) => fault.kind);
}

describe('audit', () => {
  it('the layout audit accepts text that is large, separate and clear', () => {
    expect(
      kinds((pen) => {
        write(pen, 'Riker', 40, 60);
        write(pen, 'Shelby', 40, 110, { px: 24 });
        icon(pen, 'star', 300, 60, 30, colour.warn);
      }),
    ).toEqual([]);
  });

  it('the layout audit reports text below 30 px if it must be readable, and any text below 24 px', () => {
    expect(kinds((pen) => write(pen, 'Riker', 40, 60, { px: 28, second: false }))).toEqual(['small']);
    expect(kinds((pen) => write(pen, 'Riker', 40, 60, { px: 22 }))).toEqual(['small']);
  });

  it('the layout audit finds text or an icon outside the picture', () => {
    expect(kinds((pen) => write(pen, 'Riker', 380, 60))).toEqual(['outside']);
    expect(kinds((pen) => icon(pen, 'star', 398, 60, 30, colour.warn))).toEqual(['outside']);
  });

  it('the layout audit finds text wider than its space', () => {
    expect(kinds((pen) => write(pen, 'William T. Riker', 40, 60, { room: 80 }))).toEqual(['wide']);
  });

  it('the layout audit finds text that is too faint', () => {
    expect(kinds((pen) => write(pen, 'Riker', 40, 60, { ink: colour.line }))).toEqual(['contrast']);
  });

  it('the layout audit finds text over text, text over icons and icons over icons', () => {
    expect(
      kinds((pen) => {
        write(pen, 'Riker', 40, 60);
        write(pen, 'Shelby', 60, 66);
      }),
    ).toEqual(['overlap']);
    expect(
      kinds((pen) => {
        write(pen, 'Riker', 40, 60);
        icon(pen, 'star', 60, 60, 30, colour.warn);
      }),
    ).toEqual(['overlap']);
    expect(
      kinds((pen) => {
        icon(pen, 'star', 60, 60, 30, colour.warn);
        icon(pen, 'lock', 70, 60, 30, colour.warn);
      }),
    ).toEqual(['overlap']);
  });

  it('the layout audit finds adjacent pieces of text without a gap', () => {
    const beside = (gap: number) =>
      kinds((pen) => {
        const wide = write(pen, 'Riker', 40, 60);
        write(pen, 'Data', 40 + wide + gap, 60);
      });
    expect([0, 14].map(beside)).toEqual([['touch'], []]);
  });

  it('the layout audit finds letters for which a typeface has no glyph', () => {
    for (const face of ['display', 'text', 'strong'] as const) {
      expect(kinds((pen) => write(pen, 'Ty’Gokor: 5+ – é…', 40, 60, { face }))).toEqual([]);
      expect(kinds((pen) => write(pen, '● a System fits', 40, 60, { face }))).toEqual(['glyph']);
    }
  });

  it('the layout audit finds a picture that is too tall', () => {
    const pen = takePen(makeCanvas(1200, 1501));
    write(pen, 'Riker', 40, 60);
    expect(audit(pen).faults.map((fault) => fault.kind)).toEqual(['high']);
  });
});
