import type { Says } from '../../../kernel/types.ts';

/** What people say for the verbs of options. */
export const SAYS: Says = {
  seed: ['lay', 'put'],
  lay: ['place'],
  report: ['play', 'bring'],
  play: ['use'],
  move: ['fly', 'go', 'travel'],
  beam: ['transport', 'send', 'board'],
  dock: [],
  undock: ['leave dock'],
  attempt: ['try', 'solve'],
  attack: ['fire', 'shoot'],
  fight: ['battle', 'attack'],
  mode: ['act as', 'switch'],
  use: [],
  activate: ['reveal'],
  download: ['fetch'],
  discard: [],
  take: [],
  choose: [],
  end: ['done', 'finish'],
};
