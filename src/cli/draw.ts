import {
  altText,
  encodeJoined,
  type FrameLook,
  filmFrame,
  findScene,
  longestAlt,
  tryingOut,
} from '../../renderers/index.ts';
import type { Json } from '../kernel/types.ts';
import type { DrawScene } from '../queue/renderer.ts';

const NO_PAGE = { bytes: Buffer.alloc(0), alt: '' };

/**
 * Draws a page of a scene, or all pages as one picture. With the parameter `words`, writes everything as text instead. With
 * `trial`, marks the picture as one of a private copy. With `film`, draws a frame of a film. Also returns the alternative
 * text.
 */
export const drawScene = ((game, name, view, params) => {
  const { words, page, pages, trial, film } = read(params);
  const scene = trial ? tryingOut(findScene(game, name)) : findScene(game, name);
  const there = words ? 1 : Math.min(pages, scene.pages(view, params));
  if (there > 1) {
    const own = Array.from({ length: there }, (_, at) => ({ ...fields(params), page: at + 1 }));
    const alt = own.map((one) => scene.alt(view, one));
    return { bytes: encodeJoined(own.map((one) => scene.draw(view, one))), alt: inShares(alt).join(' ') };
  }
  const all = words ? 1 : scene.pages(view, params);
  if (page > all) return { ...NO_PAGE, pages: all };
  const alt = scene.alt(view, params);
  if (words) return { bytes: Buffer.from(`${scene.text(view, params).join('\n')}\n`), alt };
  if (film !== null) return { bytes: filmFrame(scene.draw(view, params), film), alt };
  return { bytes: scene.draw(view, params).encode(), alt, pages: all };
}) satisfies DrawScene;

/** Joins several pictures’ alternative text, and gives each the same share of the limit. */
function inShares(texts: readonly string[]): string[] {
  const share = Math.floor(longestAlt / texts.length) - 1;
  return texts.map((text) => altText(text.split(/(?<=\.) /), share));
}

/** The parameters that every scene accepts. */
interface Common {
  words: boolean;
  page: number;
  pages: number;
  trial: boolean;
  film: FrameLook | null;
}

function read(params: Json): Common {
  const { words, page, pages, trial, film } = fields(params);
  const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 1);
  return {
    words: words === true,
    page: number(page),
    pages: number(pages),
    trial: trial === true,
    film: lookOf(film),
  };
}

/** Reads how a film shows the picture, or null if the picture isn't a frame. */
function lookOf(film: Json | undefined): FrameLook | null {
  const { caption, width } = fields(film ?? null);
  return typeof caption === 'string' && typeof width === 'number' ? { caption, width } : null;
}

function fields(params: Json): { readonly [key: string]: Json | undefined } {
  const given = typeof params === 'object' && params !== null && !Array.isArray(params) ? params : {};
  return given as { readonly [key: string]: Json };
}
