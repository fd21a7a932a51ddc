import type { VerbSynonyms } from '../../../kernel/types.ts';

/**
 * The words that players type for each verb of an option. If two verbs share a word, the word stands for the first
 * verb.
 */
export const SAYS = {
  move: ['go', 'fly', 'travel', 'walk', 'run', 'step', 'turbolift'],
  attack: ['fire', 'shoot', 'hit', 'fight', 'stab', 'kill', 'destroy', 'assimilate'],
  challenge: ['attack', 'fight'],
  play: ['use', 'score', 'complete'],
  use: ['play'],
  equip: ['attach'],
  interrupt: [],
  cover: ['hide', 'duck'],
  recover: ['unstun', 'stand'],
  draw: [],
  discard: [],
  swap: ['exchange'],
  activate: ['activation', 'select', 'use'],
  bonus: [],
  yield: ['ally', 'partner', 'teammate'],
  opponent: [],
  via: ['through', 'hivemind'],
  reroll: ['re roll', 'roll again'],
  pass: ['skip', 'done', 'end', 'wait', 'nothing'],
} as const;

/** A verb in the key of an option. */
export type Verb = keyof typeof SAYS;

/** Everything the chat needs to understand typed commands. */
export const SPEECH: VerbSynonyms = {
  verbs: SAYS,
  explicit: ['attack', 'discard', 'swap', 'reroll'],
  alwaysExplicit: ['swap'],
  implied: ['play', 'move'],
  fights: ['attack', 'challenge'],
  ends: ['stop', 'phase', 'round'],
  kinds: ['mission', 'space'],
};
