import { place as placing } from '../../chapters/area/place.ts';
import { placeable, put } from '../../chapters/area/placing.ts';
import { MOVE } from '../../chapters/calls.ts';
import { characterCard } from '../../content/characters.ts';
import { amountNow } from '../counts.ts';
import { logFor, onOne, present } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { placesOf } from '../spaces.ts';
import { amountText } from '../text/counts.ts';
import { does, placeText } from '../text/words.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * A free Move of this many spaces (M-PLAY-21, M-OPEN-52). If the number is missing, the character's Move rating
     * applies.
     */
    move: { who?: CharacterRef; spaces?: Amount };
    /** A character is placed in a space (M-MOVE-08). */
    place: { who?: CharacterRef; place: SpaceFilter };
    swap: { who: CharacterRef; with: CharacterRef };
  }
}

export const move: Kind<'move'> = {
  run: onOne((ctx, { id: character, stun }, run, { spaces }) => {
    // A stunned character can only Recover (M-STUN-05).
    if (stun > 0) return;
    const steps = spaces === undefined ? {} : { steps: amountNow(ctx.g, run, spaces) };
    ctx.call(MOVE, { character, free: true, ...steps });
  }),
  text: ({ who, spaces }, voice) =>
    spaces === undefined
      ? `${does(who, 'take', voice)} a free Move`
      : `${does(who, 'move', voice)} up to ${amountText(spaces, 'space', 'spaces', voice)}`,
  icon: 'move',
  ahead: () => null,
};

export const place: Kind<'place'> = {
  run: onOne((ctx, character, run, { place: where }) => {
    const spaces = placeable(ctx.g, character, placesOf(ctx.g, run, where));
    if (spaces.length > 0) ctx.call(placing, { character: character.id, spaces });
  }),
  text: ({ who = 'self', place: where }, voice) => `place ${voice[who]} ${placeText(where, voice)}`,
  icon: 'transporter',
  ahead: () => null,
};

export const swap: Kind<'swap'> = {
  run: onOne((ctx, one, run, effect) => {
    const two = present(ctx.g, run, effect.with);
    if (two === null || one.space === null || two.space === null) return;
    const [from, to] = [one.space, two.space];
    put(one, to);
    put(two, from);
    logFor(ctx, one, `and ${characterCard(two.id).name} trade places`, 'M-MOVE-08');
  }),
  text: (effect, voice) => `${voice[effect.who]} and ${voice[effect.with]} trade places`,
  icon: 'move',
};
