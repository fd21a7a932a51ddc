import { move } from '../../chapters/activation/move.ts';
import { place } from '../../chapters/area/place.ts';
import { placeable } from '../../chapters/area/placing.ts';
import { attack } from '../../chapters/attacks/attack.ts';
import { amountNow } from '../counts.ts';
import { placesOf } from '../spaces.ts';
import { type Carries, present } from './frame.ts';

/** Free Actions, part of what triggers them (M-PLAY-21, M-OPEN-52), and placing (M-MOVE-08). */
export const moves: Carries<'move' | 'attack' | 'place'> = {
  move(ctx, run, { who, spaces }) {
    const mover = present(ctx.g, run, who);
    // M-STUN-05: who is stunned can only Recover.
    if (mover === null || mover.stun > 0) return 'begin';
    const steps = spaces === undefined ? {} : { steps: amountNow(ctx.g, run, spaces) };
    ctx.call(move, { character: mover.id, free: true, ...steps });
  },
  attack: {
    run(ctx, run, { who, weapon, target }) {
      const attacker = present(ctx.g, run, who);
      const aim = target === undefined ? null : present(ctx.g, run, target);
      // What lies in `roll` afterwards is this attack's, if there was one.
      ctx.g.roll = null;
      if (attacker === null || (target !== undefined && aim === null)) return 'attacked';
      ctx.call(attack, {
        character: attacker.id,
        free: true,
        ...(weapon === undefined ? {} : { rule: weapon }),
        ...(aim === null ? {} : { target: aim.id }),
      });
      return 'attacked';
    },
    steps: {
      attacked(ctx, run, { must }) {
        if (must && (ctx.g.roll?.result ?? 0) === 0) {
          ctx.log('No Damage was caused.', 'M-PLAY-10');
          run.list = [];
        }
      },
    },
  },
  place(ctx, run, effect) {
    const character = present(ctx.g, run, effect.who);
    const spaces = character === null ? [] : placeable(ctx.g, character, placesOf(ctx.g, run, effect.place));
    if (character !== null && spaces.length > 0) ctx.call(place, { character: character.id, spaces });
  },
};
