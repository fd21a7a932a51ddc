import type { VerbSynonyms } from '../../../kernel/types.ts';

/** Words that players use for the verbs of options. */
export const SAYS: VerbSynonyms['verbs'] = {
  move: ['go', 'fly', 'travel'],
  attack: ['fight', 'hit', 'shoot', 'destroy', 'kill'],
  fire: ['attack', 'shoot'],
  fight: ['attack', 'battle'],
  challenge: ['attack', 'fight'],
  assault: ['attack', 'fight', 'storm', 'conquer'],
  engage: ['attack', 'fight'],
  decimate: ['attack'],
  deflect: ['block', 'shield', 'shields'],
  win: ['persuade', 'convince'],
  beam: ['land'],
  visit: ['explore'],
  explore: ['reveal'],
  interact: ['trade', 'deal', 'talk', 'hail'],
  buy: ['recruit', 'learn', 'hire', 'purchase', 'repair', 'heal'],
  play: ['use'],
  crew: ['use', 'play', 'activate'],
  skill: ['use', 'play', 'activate'],
  common: ['use', 'play', 'skill'],
  repair: ['fix'],
  heal: ['cure'],
  discard: [],
  draw: [],
  phase: ['next', 'continue'],
  end: ['finish', 'done'],
  round: ['announce'],
  pass: ['skip'],
};

/** The verbs and words that the chat uses to parse what players type. */
export const SPEECH: VerbSynonyms = {
  verbs: SAYS,
  explicit: ['attack', 'engage', 'discard', 'swap', 'reroll', 'round', 'forfeit', 'emergency'],
  alwaysExplicit: ['swap'],
  implied: ['play', 'crew', 'skill', 'move'],
  fights: ['attack', 'challenge', 'assault', 'engage', 'fight', 'decimate', 'subjugate'],
  ends: ['phase', 'round', 'stop', 'leave', 'hold'],
  kinds: ['ship', 'ships', 'crew', 'space', 'captain'],
};
