import { playerOf } from '../../chapters/captains/find.ts';
import { sumFire } from '../../chapters/captains/points.ts';
import type { FireType } from '../../content/fire.ts';
import type { Points } from '../../state.ts';
import { sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { lastingText, modifierKind, modifierText } from '../modifiers.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Changes a rule for a while. */
    lasting: { modifier: Modifier; until: Until };
  }
}

export const lasting: Kind<'lasting'> = {
  run(ctx, run, { modifier, until }) {
    const player = playerOf(ctx.g, run.seat);
    player.lasting.push({ modifier, until });
    if (modifier.kind === 'fire') rearm(player.points, modifier.fire);
    ctx.log(`${sourceName(run.from)}: ${modifierText(modifier)}.`, 'F-CARD-13');
  },
  fits: ({ modifier }) => modifierKind(modifier).fits(modifier),
  text: ({ modifier, until }) => lastingText(modifier, until),
  gist: ({ modifier }) => modifierKind(modifier).gist(modifier),
  icon: 'permanent',
};

/** Attacks that were gained before are of the new type, too. */
function rearm(points: Points, fire: FireType): void {
  for (const range of ['close', 'long'] as const) {
    const sum = sumFire(points[range]);
    if (sum > 0) points[range] = { [fire]: sum };
  }
}
