import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { no } from '../../../kit/offers.ts';
import { place } from '../../chapters/area/place.ts';
import { placeable } from '../../chapters/area/placing.ts';
import { characterOf } from '../../chapters/characters/find.ts';
import { asks, characterOffer, logFor } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { fullRatings } from '../../effects/sorts.ts';
import { placesOf } from '../../effects/spaces.ts';
import { placeText } from '../../effects/text/words.ts';
import type { AwayMissions, Character } from '../../state.ts';
import { characterCard } from '../characters.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** A Neutralized drone of the player's team returns to the game. */
    revive: { place: SpaceFilter };
  }
}

/**
 * The chosen Neutralized drone returns to the game. A card may return a drone to the game in spite of M-DMG-04
 * (M-TIME-01).
 */
export const revive: Kind<'revive'> = {
  run: chosen({
    ask({ g }, run) {
      const offers = goneDrones(g, run.seat).map((drone) => characterOffer(drone, 'return'));
      return asks(run, 'which drone returns?', offers);
    },
    take(ctx, run, id, { place: where }) {
      const drone = characterOf(ctx.g, id);
      const spaces = placeable(ctx.g, drone, placesOf(ctx.g, run, where));
      if (spaces.length === 0) return;
      drone.pegs = { ...fullRatings(drone) };
      drone.activated = true;
      logFor(ctx, drone, 'returns', 'M-TIME-01');
      ctx.call(place, { character: id, spaces });
    },
  }),
  text: ({ place: where }, voice) => `a Neutralized drone of your team returns ${placeText(where, voice)}, activated`,
  icon: 'recover',
  ahead: (g, scope) =>
    goneDrones(g, scope.seat).length > 0 ? scope : no('M-PLAY-19', 'None of your drones is Neutralized.'),
};

function goneDrones(g: AwayMissions, seat: Seat): Character[] {
  return Object.values(g.characters).filter(
    (one) => one.owner === seat && one.where === 'out' && characterCard(one.id).drone,
  );
}
