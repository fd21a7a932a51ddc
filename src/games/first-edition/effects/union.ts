/** The fields of each effect kind, by its name in `do`. Every file in `effects/kinds` adds its own fields. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface Kinds {}

/** An effect of one kind. */
export type EffectOf<D extends keyof Kinds> = { do: D } & Kinds[D];

/** One effect of a card, as data, since effects are stored in a game's stack. */
export type Effect = { [D in keyof Kinds]: EffectOf<D> }[keyof Kinds];

/** A list of effects, carried out in order. */
export type Effects = readonly Effect[];
