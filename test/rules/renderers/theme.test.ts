import { describe, expect, it } from 'vitest';
import { type ColourVision, contrast, distance } from '../../../renderers/kit/colour.ts';
import { colour, type HexColour, seatLook, seats } from '../../../renderers/kit/theme.ts';

const grounds = [colour.field, colour.panel, colour.raised, colour.sunken] as const;

describe('color', () => {
  it('contrast is measured as in WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 2);
  });

  it('grays are equally distinct for all kinds of vision, and red and green are closer for deuteranopes', () => {
    for (const sight of ['protan', 'deutan', 'tritan'] as const) {
      expect(distance('#808080', '#808080', sight)).toBeCloseTo(0, 6);
    }
    expect(distance('#FF0000', '#00A000', 'deutan')).toBeLessThan(distance('#FF0000', '#00A000') / 2);
  });
});

describe('theme', () => {
  it.each(['text', 'soft', 'quiet'] as const)('%s text is readable on every background', (ink) => {
    for (const ground of grounds) expect(contrast(colour[ink], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('text is readable on reachable spaces, damage, bands and plates', () => {
    const pairs: [HexColour, HexColour][] = [
      [colour.text, colour.mayFill],
      [colour.text, colour.foeFill],
      [colour.text, colour.band],
      [colour.quiet, colour.sunkenBand],
      [colour.plateInk, colour.plate],
      [colour.foe, colour.panel],
      [colour.may, colour.raised],
      [colour.ink, colour.may],
      [colour.ink, colour.foe],
    ];
    for (const [ink, ground] of pairs) expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it('edges that carry meaning have a contrast of at least 3:1 on the field, panel and raised backgrounds', () => {
    for (const edge of [colour.rim, colour.wall, colour.may, colour.warn, colour.foe]) {
      for (const ground of grounds) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(seats.map((seat, i) => [i, seat] as const))(
    'makes seat %i stand out from the field, with readable letters',
    (_, seat) => {
      expect(contrast(seat.colour, colour.field)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour.ink, seat.colour)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each<[ColourVision, number]>([
    ['full', 15],
    ['protan', 15],
    ['deutan', 12],
    ['tritan', 15],
  ])('the first four seats can be distinguished with %s sight', (sight, least) => {
    for (const a of seats.slice(0, 4)) {
      for (const b of seats.slice(0, 4)) {
        if (a !== b)
          expect(distance(a.colour, b.colour, sight), `${a.shape}, ${b.shape}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it.each(['full', 'protan', 'deutan', 'tritan'] as const)(
    'the seventh seat can be distinguished from all others with %s sight',
    (sight) => {
      const [seventh, ...others] = [...seats].reverse();
      for (const { colour: other } of others)
        expect(distance(seventh?.colour ?? other, other, sight)).toBeGreaterThanOrEqual(20);
    },
  );

  it.each(['full', 'protan', 'deutan', 'tritan'] as const)(
    'the colors for possible, warning and hostile can be distinguished with %s sight',
    (sight) => {
      const meanings = [colour.may, colour.warn, colour.foe];
      for (const a of meanings) {
        for (const b of meanings) if (a !== b) expect(distance(a, b, sight)).toBeGreaterThanOrEqual(25);
      }
    },
  );

  it('the first seven seats each have their own shape and pattern, and the eighth has those of the first', () => {
    expect(new Set(seats.map((seat) => seat.shape)).size).toBe(seats.length);
    expect(new Set(seats.map((seat) => seat.pattern)).size).toBe(seats.length);
    expect(seatLook(7)).toBe(seats[0]);
  });
});
