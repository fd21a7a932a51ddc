/**
 * A part of the key under which pictures are stored. Raise the version whenever the same view would be drawn or
 * described differently. The constant has its own file, so that code can refer to pictures without loading the code
 * that draws them.
 */
export const RENDERERS_VERSION = 12;
