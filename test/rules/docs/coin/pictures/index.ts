import { header, picture } from '../../../../../renderers/kit/frame.ts';
import type { Scene } from '../../../../../renderers/scene.ts';
import type { Coin } from '../view.ts';

/** A coin that is looked up outside of any table has no view. */
const words = (view: Coin | null): string =>
  typeof view?.called === 'string' ? `The call is ${view.called}.` : 'Nobody called.';

const coin: Scene<Coin | null, object> = {
  draw: (view) => picture(132, (pen) => header(pen, { title: words(view) })),
  pages: () => 1,
  alt: words,
  text: (view) => [words(view)],
};

/** The pictures of heads or tails. */
export const scenes = { coin };
