/** What people say for the verbs of options; where two verbs share a word a wish means the first of them. */
export const SAYS = {
  ascend: ['ascendancy', 'rise', 'buy ascendancy'],
  end: ['stop', 'finish', 'done', 'end turn', 'end building'],
  build: ['make', 'construct', 'produce'],
  colonize: ['settle', 'colony'],
  research: ['commit research', 'study'],
  upgrade: ['improve', 'raise'],
  launch: ['projects', 'draw projects'],
  move: ['go', 'fly', 'travel', 'impulse'],
  explore: ['discover', 'leave'],
  warp: ['enter warp', 'exit warp', 'boost'],
  attack: ['fight', 'battle', 'shoot', 'fire'],
  invade: ['invasion', 'conquer'],
  hegemony: ['cultural hegemony', 'convert'],
  starbase: ['commission'],
  fleet: ['form', 'disband'],
  trade: ['agreement', 'offer', 'give'],
  swing: ['rotate'],
  commit: ['bid', 'spend'],
  card: ['take', 'turn order'],
  show: ['reveal'],
  choose: ['pick'],
  random: ['any', 'draw'],
  use: ['play'],
  pass: ['skip', 'nothing'],
} as const;

/** A verb of options. */
export type Verb = keyof typeof SAYS;
