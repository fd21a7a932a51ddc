import type { SystemView } from '../../src/games/ascendancy/view.ts';
import type { Box, Pen } from '../kit/pen.ts';
import { colour, type HexColour, page, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';
import { apart, type Chart, type Spot } from './chart.ts';
import type { Room } from './room.ts';

/** A side of a disc where its name may stand. */
interface Side {
  readonly bearing: number;
  readonly x: number;
  readonly y: number;
}

/** The name of a System on the first side without a lane where it has room; none where it has none. */
export function drawName(
  pen: Pen,
  system: SystemView,
  lanes: readonly number[],
  others: readonly Spot[],
  chart: Chart,
  room: Room,
): void {
  const px = chart.inch >= 30 ? size.body : size.small;
  const text = { px, ground: colour.field, align: 'center' } as const;
  const half = measure(pen, system.name, text) / 2;
  const tall = px * 0.7;
  const [x, y] = chart.at(system);
  const rim = chart.radius * (system.homeOf === null ? 1.04 : 1.18);
  const crowd = ({ bearing }: Side): number => Math.min(180, ...lanes.map((lane) => apart(lane, bearing)));
  const sides = sidesOf(half, tall, rim);
  const open = sides.filter((side) => crowd(side) > 45);
  const rest = sides.filter((side) => !open.includes(side)).sort((a, b) => crowd(b) - crowd(a));
  for (const { x: dx, y: dy } of [...open, ...rest]) {
    const [cx, cy]: Spot = [x + dx, y + dy];
    const box = { x0: cx - half - 4, x1: cx + half + 4, y0: cy - tall / 2 - 4, y1: cy + tall / 2 + 4 };
    if (!room.isFree(box) || !isNearest(box, [x, y], others)) continue;
    write(pen, system.name, cx, cy, text);
    return;
  }
}

/** The name of a System of which only a part is on the picture, on that part where it has room. */
export function drawNameBeyond(pen: Pen, system: SystemView, ground: HexColour, chart: Chart, room: Room): void {
  const text = { px: size.small, ground, align: 'center' } as const;
  const half = measure(pen, system.name, text) / 2 + 8;
  const [x, y] = chart.at(system);
  const cx = Math.min(Math.max(x, half + 10), page.width - half - 10);
  const cy = Math.min(Math.max(y, chart.top + 26), chart.bottom - 22);
  const box = { x0: cx - half, x1: cx + half, y0: cy - 14, y1: cy + 14 };
  const corner = Math.hypot(Math.abs(cx - x) + half, Math.abs(cy - y) + 14);
  if (corner < chart.radius && room.isLegible(box)) write(pen, system.name, cx, cy, text);
}

/** Whether words are nearer to a spot than to any other one: nobody takes them for the name of another System. */
function isNearest(box: Box, own: Spot, others: readonly Spot[]): boolean {
  const far = ([x, y]: Spot): number => {
    return Math.hypot(Math.max(box.x0 - x, 0, x - box.x1), Math.max(box.y0 - y, 0, y - box.y1));
  };
  return others.every((other) => far(other) >= far(own));
}

function sidesOf(half: number, tall: number, rim: number): Side[] {
  const gap = 10 + tall / 2;
  const near = (rim > 44 ? [0, 18, 34] : [0, 6]).flatMap((more): Side[] => [
    { bearing: 180, x: 0, y: rim + gap + more },
    { bearing: 0, x: 0, y: -rim - gap - more },
    { bearing: 90, x: rim + 12 + half + more, y: 0 },
    { bearing: 270, x: -rim - 12 - half - more, y: 0 },
  ]);
  const corner = rim * 0.74;
  const corners = [0, 20].flatMap((more) =>
    (
      [
        [135, 1, 1],
        [225, -1, 1],
        [45, 1, -1],
        [315, -1, -1],
      ] as const
    ).map(
      ([bearing, across, down]): Side => ({
        bearing,
        x: across * (corner + half + 6 + more),
        y: down * (corner + tall / 2 + 4 + more / 2),
      }),
    ),
  );
  const shifted = [1, -1].flatMap((down) =>
    [0.35, -0.35, 0.7, -0.7, 1, -1].map(
      (across): Side => ({ bearing: down > 0 ? 180 : 0, x: across * half, y: down * (rim + gap) }),
    ),
  );
  const raised = [0.4, -0.4, 0.8, -0.8].flatMap((up) =>
    [1, -1].map((across): Side => ({ bearing: across > 0 ? 90 : 270, x: across * (rim + 10 + half), y: up * rim })),
  );
  return [...near, ...shifted, ...raised, ...corners];
}
