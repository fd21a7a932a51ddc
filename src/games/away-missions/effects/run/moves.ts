import type { Steps } from '../../../../kernel/game.ts';
import { placeable } from '../../rules/placing.ts';
import type { AwayMissions } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { placesOf } from '../spaces.ts';
import { doing, present, type Run } from './frame.ts';

/** Free Actions, part of what triggers them (M-PLAY-21, M-OPEN-52), and placing (M-MOVE-08). */
export const moves: Steps<AwayMissions, Run> = {
  move(ctx, run) {
    const { who, spaces } = doing(run, 'move');
    const mover = present(ctx.g, run, who);
    // M-STUN-05: who is stunned can only Recover.
    if (mover === null || mover.stun > 0) return 'begin';
    const steps = spaces === undefined ? {} : { steps: amountNow(ctx.g, run, spaces) };
    ctx.call('move', { character: mover.id, free: true, ...steps });
    return 'begin';
  },
  attack(ctx, run) {
    const { who, weapon, target } = doing(run, 'attack');
    const attacker = present(ctx.g, run, who);
    const aim = target === undefined ? null : present(ctx.g, run, target);
    // What lies in `roll` afterwards is this attack's, if there was one.
    ctx.g.roll = null;
    if (attacker === null || (target !== undefined && aim === null)) return 'attacked';
    ctx.call('attack', {
      character: attacker.id,
      free: true,
      ...(weapon === undefined ? {} : { rule: weapon }),
      ...(aim === null ? {} : { target: aim.id }),
    });
    return 'attacked';
  },
  attacked(ctx, run) {
    if (doing(run, 'attack').must && (ctx.g.roll?.result ?? 0) === 0) {
      ctx.log('No Damage was caused.', 'M-PLAY-10');
      run.list = [];
    }
    return 'begin';
  },
  place(ctx, run) {
    const effect = doing(run, 'place');
    const character = present(ctx.g, run, effect.who);
    const spaces = character === null ? [] : placeable(ctx.g, character, placesOf(ctx.g, run, effect.place));
    if (character !== null && spaces.length > 0) ctx.call('place', { character: character.id, spaces });
    return 'begin';
  },
};
