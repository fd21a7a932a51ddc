import { listed } from '../../../kit/words.ts';
import { techCard } from '../../content/borg/tech.ts';
import { systemName } from '../../content/systems/table.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { hereOf } from '../here.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Draws Borg Tech Cards (A-BORG-06). */
    'draw-tech': { count: number };
    /** The Transwarp Hub is closed for good. */
    seal: object;
  }
}

export const drawTech: Kind<'draw-tech'> = {
  run(ctx, run, { count }) {
    const { borg } = ctx.g;
    if (borg === null || borg.tech.length === 0) return;
    const cards = ctx.draw(borg.tech, count);
    for (const card of cards) playerOf(ctx.g, run.seat).tech.push({ card, exhausted: false });
    ctx.reveal();
    const names = listed(cards.map((card) => techCard(card).name));
    ctx.log(`${does(ctx.g, run.seat, 'gains', 'gain')} Borg Tech: ${names}.`, 'A-BORG-06');
  },
  worth: ({ count }) => 1.5 * count,
};

export const seal: Kind<'seal'> = {
  run(ctx, run) {
    const { borg } = ctx.g;
    if (borg === null) return;
    borg.sealed = true;
    const what = `${systemName(hereOf(run))}: no more Cubes come through it`;
    ctx.log(`${does(ctx.g, run.seat, 'seals', 'seal')} the ${what}.`, 'A-BORG-08');
  },
  worth: () => 8,
};
