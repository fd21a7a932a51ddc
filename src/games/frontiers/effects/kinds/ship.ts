import type { Option } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { idsAround, spaceAt, spaceName } from '../../chapters/map/ground.ts';
import type { HexId } from '../../chapters/map/hex.ts';
import { spaceLabel } from '../../chapters/map/labels.ts';
import { arrive } from '../../chapters/movement/arrive.ts';
import { isSafe } from '../../chapters/movement/safe.ts';
import type { Frontiers } from '../../state.ts';
import { asks, type Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { NEEDS_CHECK, STEER } from '../moments.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves the ship up to this many revealed spaces to a safe one, without provoking Enemy Ships (F-MOVE-33,
     * F-MOVE-34).
     */
    jump: { spaces: number; cost?: 'move' };
  }
}

/**
 * F-MOVE-33, F-MOVE-34: the ship crosses anything in between and lands on a safe space. The ship provokes nobody, as
 * the card's text says (F-OPEN-37).
 */
export const jump: Kind<'jump'> = {
  run: chosen({
    ask: ({ g }, run, effect) => asks(run, 'where does your ship go?', landingOffers(g, run, effect), 'Stay'),
    take(ctx, run, { id, far }, { cost }) {
      if (cost === 'move') playerOf(ctx.g, run.seat).points.move -= far;
      ctx.log(`${seatName(ctx.g, run.seat)} jumps to ${spaceLabel(id)}.`, 'F-MOVE-33');
      arrive(ctx, run.seat, id);
    },
  }),
  fits: STEER | NEEDS_CHECK,
  text({ spaces, cost }) {
    const far = `up to ${several(spaces, 'revealed space')}`;
    return `move your ship ${far}${cost === 'move' ? ' for 1 Move each' : ''} to a safe one, provoking nobody`;
  },
  gist: ({ spaces }) => `jump ${spaces}`,
  icon: 'explore',
  serves: ({ g, seat }, { cost }) => cost !== 'move' || playerOf(g, seat).points.move > 0,
};

/** A space where the ship can land, with its distance in spaces. */
interface Landing {
  id: HexId;
  far: number;
}

function landings(g: Frontiers, run: Run, { spaces, cost }: EffectOf<'jump'>): Landing[] {
  const { at, points } = playerOf(g, run.seat);
  if (at === null) return [];
  const most = cost === 'move' ? Math.min(spaces, points.move) : spaces;
  const seen = new Set([at]);
  const found: Landing[] = [];
  let edge: HexId[] = [at];
  for (let far = 1; far <= most; far++) {
    const next: HexId[] = [];
    for (const from of edge) {
      for (const id of idsAround(from)) {
        if (seen.has(id) || spaceAt(g, id) === null) continue;
        seen.add(id);
        next.push(id);
        if (isSafe(g, run.seat, id)) found.push({ id, far });
      }
    }
    edge = next;
  }
  return found;
}

function landingOffers(g: Frontiers, run: Run, effect: EffectOf<'jump'>): Offer<Landing>[] {
  return landings(g, run, effect).map(({ id, far }) => {
    const space = spaceAt(g, id);
    const label = spaceLabel(id);
    const option: Option = {
      key: `jump:${label}`,
      verb: 'jump',
      label: `${label}${space === null ? '' : `: ${spaceName(g, space)}`}`,
      subject: { kind: 'space', id },
      rule: 'F-MOVE-33',
    };
    return open(effect.cost === 'move' ? { ...option, hint: `Costs ${far} Move` } : option, { id, far });
  });
}
