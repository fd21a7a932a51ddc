/**
 * A part of the hash under which pictures are stored. Raise it whenever the same view would be drawn or described
 * differently. It has its own file, so that code that only names pictures need not load the code that draws them.
 */
export const RENDERERS_VERSION = 10;
