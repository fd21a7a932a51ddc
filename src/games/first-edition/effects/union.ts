/** Fields of each kind of effect, by its name in `do`: every file of `effects/kinds` puts its own in. */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it.
export interface Kinds {}

/** An effect of one kind. */
export type EffectOf<D extends keyof Kinds> = { do: D } & Kinds[D];

/** One thing that a card does, as data: effects lie in the frames of a game. */
export type Effect = { [D in keyof Kinds]: EffectOf<D> }[keyof Kinds];

/** A list of effects, carried out in order. */
export type Effects = readonly Effect[];
