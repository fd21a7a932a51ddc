import type { VerbSynonyms } from '../../../kernel/types.ts';

/** Other words that players use for the verbs of options. */
export const SAYS: VerbSynonyms['verbs'] = {
  seed: ['put'],
  plan: ['seed all', 'lay all'],
  lay: ['place'],
  report: ['play', 'bring'],
  play: ['use'],
  move: ['fly', 'go', 'travel'],
  beam: ['transport', 'send', 'board'],
  dock: [],
  undock: ['leave dock'],
  attempt: ['try', 'solve'],
  cloak: [],
  decloak: [],
  land: [],
  launch: [],
  load: [],
  attack: ['fire', 'shoot'],
  fight: ['battle', 'attack'],
  fire: ['attack', 'shoot'],
  mode: ['act as', 'switch'],
  swap: ['exchange'],
  use: [],
  activate: ['reveal'],
  agree: ['by agreement'],
  download: ['fetch'],
  discard: [],
  take: [],
  choose: [],
  end: ['done', 'finish'],
};

/** Everything that the chat needs to parse what people type. */
export const SPEECH: VerbSynonyms = {
  verbs: SAYS,
  explicit: ['attack', 'discard', 'swap', 'forfeit', 'surrender'],
  alwaysExplicit: ['swap'],
  implied: ['play', 'move'],
  fights: ['attack', 'fight'],
  ends: ['phase', 'stop', 'leave', 'hold'],
  kinds: ['ship', 'ships', 'mission', 'captain', 'crew'],
  ways: ['down'],
};
