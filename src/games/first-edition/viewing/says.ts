import type { Says } from '../../../kernel/types.ts';

/** What people say for the verbs of options. */
export const SAYS: Says = {
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
  mode: ['act as', 'switch'],
  end: ['done', 'finish'],
};
