import type { SystemView } from '../../src/games/ascendancy/view.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { chamfer, hatch, paint } from '../kit/shapes.ts';
import { colour, type HexColour, seatLook, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';
import { apart, around, type Chart, type Spot } from './chart.ts';
import { roomy } from './discs.ts';
import { RESOURCES, resources, space } from './palette.ts';
import { boxAt, type Room } from './room.ts';

/** A small plate at the rim of a disc, with an icon and a number. */
interface Chip {
  readonly icon: IconName;
  readonly ink: HexColour;
  readonly fill: HexColour;
  readonly edge: HexColour;
  readonly number?: string;
  /** True if the plate is also shown on small discs. */
  readonly always?: true;
  /** True for the back of a card. */
  readonly hatched?: true;
}

/** Returns the number to show on a chip, or nothing if the amount is 1. */
function above(amount: number): { number?: string } {
  return amount > 1 ? { number: `${amount}` } : {};
}

function chipsOf(system: SystemView): Chip[] {
  const { starbase, control, spire, level, waiting, research, unseen, cards, ambassadors, watched, hazard, sites } =
    system;
  const plain = { fill: colour.raised, edge: colour.rim };
  const owner = control === null ? colour.text : seatLook(control).colour;
  const kept = cards.reduce((sum, { count }) => sum + Math.max(1, count), 0);
  return [
    ...(starbase ? [{ icon: 'starbase', ink: owner, fill: colour.field, edge: owner, always: true } as const] : []),
    ...(spire === null
      ? []
      : [
          {
            icon: 'adapt',
            ink: colour.text,
            fill: colour.foeFill,
            edge: colour.foe,
            number: `${spire.nodes}`,
            always: true,
          } as const,
        ]),
    ...(hazard !== null && sites.length > 0
      ? [{ icon: 'hazard', ink: colour.warn, fill: space.warnFill, edge: colour.warn, number: `${hazard}` } as const]
      : []),
    ...(level > 0 ? [{ icon: 'warp', ink: colour.text, ...plain, number: `${level}` } as const] : []),
    ...RESOURCES.flatMap((resource) => {
      const amount = waiting[resource] + (resource === 'research' ? research : 0);
      const { icon: name, ink } = resources[resource];
      return amount === 0
        ? []
        : [{ icon: name, ink: colour.ink, fill: ink, edge: colour.field, ...above(amount) } as const];
    }),
    ...(unseen > 0
      ? [{ icon: 'card', ink: space.backInk, fill: space.back, edge: space.backInk, hatched: true } as const]
      : []),
    ...(cards.length > 0 ? [{ icon: 'card', ink: colour.text, ...plain, ...above(kept) } as const] : []),
    ...(ambassadors > 0 ? [{ icon: 'person', ink: colour.text, ...plain, ...above(ambassadors) } as const] : []),
    ...(watched ? [{ icon: 'antenna', ink: colour.text, ...plain } as const] : []),
  ];
}

/** Bearings of the chips around a rim, in order of preference. 45 degrees is left free for the owner’s shape. */
const PLACES = [315, 225, 135, 270, 90, 0, 180, 290, 250, 110, 70, 20, 340, 160, 200];

/**
 * Draws everything on a System as chips around its rim. On small discs, draws only the chips for a Starbase and a
 * Spire.
 */
export function drawChips(pen: Pen, system: SystemView, lanes: readonly number[], chart: Chart, room: Room): void {
  const small = chart.radius < roomy;
  const chips = chipsOf(system).filter(({ always }) => !small || always === true);
  const k = small ? 11 : Math.min(20, Math.max(14, chart.radius * 0.27));
  const free = PLACES.filter((place) => lanes.every((lane) => apart(lane, place) > 24));
  const places = [...free, ...PLACES.filter((place) => !free.includes(place))];
  const taken: number[] = system.control === null ? [] : [45];
  for (const chip of chips) {
    const number = small ? undefined : chip.number;
    const px = k >= 19 ? size.body : size.small;
    const wide = 2 * k + (number === undefined ? 0 : measure(pen, number, { px, face: 'display' }) + 4);
    const farAt = (one: number): number =>
      chart.radius * (one === 90 || one === 270 ? 1.2 : 1.02) + (wide > 2 * k ? k * 0.3 : 0);
    const place = places.find((one) => {
      const box = boxAt(around(chart.at(system), one, farAt(one)), wide + 4, 2 * k + 2);
      return taken.every((other) => apart(one, other) >= (2.1 * k * 57.3) / farAt(one)) && room.isLegible(box);
    });
    if (place === undefined) continue;
    taken.push(place);
    const spot = around(chart.at(system), place, farAt(place));
    drawChip(pen, { ...chip, number }, spot, k, wide, px);
    room.take(boxAt(spot, wide + 6, 2 * k + 6));
  }
}

/** Draws only the first chip of a System, at a given spot. */
export function drawFirstChip(pen: Pen, system: SystemView, spot: Spot, k: number): void {
  const [chip] = chipsOf(system);
  if (chip === undefined) return;
  const { number } = chip;
  const wide = 2 * k + (number === undefined ? 0 : measure(pen, number, { px: size.body, face: 'display' }) + 4);
  drawChip(pen, { ...chip, number }, spot, k, wide, size.body);
}

function drawChip(
  pen: Pen,
  chip: Omit<Chip, 'number'> & { number: string | undefined },
  [x, y]: Spot,
  k: number,
  wide: number,
  px: number,
): void {
  const { ctx } = pen;
  chamfer(ctx, x - wide / 2 - 3, y - k - 3, wide + 6, 2 * k + 6, k * 0.6);
  paint(ctx, colour.field);
  chamfer(ctx, x - wide / 2, y - k, wide, 2 * k, k * 0.55);
  paint(ctx, chip.fill);
  if (chip.hatched === true) {
    ctx.save();
    chamfer(ctx, x - wide / 2, y - k, wide, 2 * k, k * 0.55);
    ctx.clip();
    hatch(pen, 'rising', x - k, y - k, 2 * k, 2 * k, space.lane);
    ctx.restore();
  }
  chamfer(ctx, x - wide / 2, y - k, wide, 2 * k, k * 0.55);
  paint(ctx, undefined, chip.edge, 2.5);
  if (chip.hatched !== true) icon(pen, chip.icon, x - wide / 2 + k, y, k * 1.22, chip.ink);
  if (chip.number === undefined) return;
  const writing = { px, face: 'display', ink: chip.ink, ground: chip.fill, align: 'right' } as const;
  write(pen, chip.number, x + wide / 2 - k * 0.42, y, writing);
}
