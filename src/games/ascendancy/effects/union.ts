/** The fields of each effect kind, keyed by its name in `do`. Every file of `effects/kinds` adds its own kind. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface Kinds {}

/** An effect of one kind. */
export type EffectOf<D extends keyof Kinds> = { do: D } & Kinds[D];

/** One effect of a rule, stored as data because effects are part of a game’s frames. */
export type Effect = { [D in keyof Kinds]: EffectOf<D> }[keyof Kinds];

/** A list of effects, carried out in order. */
export type Effects = readonly Effect[];
