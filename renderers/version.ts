/**
 * Part of the hash under which pictures are kept: raise it whenever the same view would be drawn or told differently.
 * Stands alone, so that who only names pictures need not load what draws them.
 */
export const RENDERERS_VERSION = 9;
