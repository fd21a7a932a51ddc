/**
 * A part of the hash under which pictures are stored. Raise the version whenever the same view would be drawn or
 * described differently. The constant has its own file, so that code that only names pictures need not load the code
 * that draws them.
 */
export const RENDERERS_VERSION = 11;
