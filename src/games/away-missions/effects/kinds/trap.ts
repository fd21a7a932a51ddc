import { chosen } from '../../../kit/effects.ts';
import { no, open } from '../../../kit/offers.ts';
import { fixtures } from '../../chapters/area/features.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { seatName } from '../../chapters/characters/names.ts';
import { nameOf } from '../../content/cards.ts';
import type { AwayMissions, SpaceId } from '../../state.ts';
import { asks, present, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';
import type { Scope } from '../scope.ts';
import { placesOf } from '../spaces.ts';
import { placeText } from '../text/words.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** This card is placed face down as a Trap in a matching space. The card and its space stay secret (M-OPEN-74). */
    trap: { place: SpaceFilter };
  }
}

export const trap: Kind<'trap'> = {
  run: chosen({
    ask({ g }, run, effect) {
      const offers = free(g, run, effect).map((space) => {
        const hint = fixtures(g, space).join(', ');
        const named = {
          key: `trap:${space}`,
          verb: 'trap',
          label: `Trap in ${space}`,
          rule: 'M-OPEN-74',
          hidden: true,
        };
        return open({ ...named, ...(hint === '' ? {} : { hint }), subject: { kind: 'space', id: space } }, space);
      });
      return asks(run, 'where do you place the Trap? Only you see it.', offers, { rule: 'M-OPEN-74' });
    },
    take(ctx, run, space) {
      const { seat, card } = run;
      const player = playerOf(ctx.g, seat);
      const by = present(ctx.g, run, 'self');
      if (by === null || by.space === null) return;
      takeOut(player.playing, card);
      player.traps = [...(player.traps ?? []), { card, space, by: by.id, from: by.space }];
      const name = seatName(ctx.g, seat);
      ctx.tell(seat, `You place ${nameOf(card)} as a Trap in ${space}.`, `${name} places a Trap.`, 'M-OPEN-74');
    },
  }),
  text: ({ place }, voice) => `place this card face down as a Trap ${placeText(place, voice)}`,
  icon: 'trap',
  ahead: (g, scope, effect) =>
    free(g, scope, effect).length > 0 ? scope : no('M-OPEN-74', 'There is no space left for a Trap.'),
};

/** Returns the spaces where the Trap can be placed. A player can have at most one Trap in each space. */
function free(g: AwayMissions, scope: Scope, { place }: EffectOf<'trap'>): SpaceId[] {
  const taken = playerOf(g, scope.seat).traps ?? [];
  return placesOf(g, scope, place).filter((space) => taken.every((laid) => laid.space !== space));
}
