import type { Effect } from '../union.ts';

/** The icon that stands before each kind of effect, by its name in the drawing kit. */
const ICONS: Record<Effect['do'], string> = {
  test: 'skill',
  score: 'star',
  points: 'star',
  lay: 'flag',
  mark: 'flag',
  damage: 'damage',
  stun: 'stun',
  heal: 'recover',
  recover: 'recover',
  revive: 'recover',
  move: 'move',
  swap: 'move',
  attack: 'attack',
  place: 'transporter',
  draw: 'card',
  discard: 'card',
  spend: 'card',
  salvage: 'card',
  recycle: 'deck',
  search: 'search',
  download: 'search',
  look: 'search',
  adapt: 'plus',
  'bonus-action': 'plus',
  ready: 'plus',
  grant: 'plus',
  cover: 'cover',
  prevent: 'defense',
  assimilate: 'person',
  pick: 'person',
  strip: 'cross',
  each: 'team',
  choose: 'check',
  when: 'check',
  bind: 'person',
};

/** The icon of an effect; a condition shows that of what it leads to. */
export function effectIcon(effect: Effect): string {
  const [first] = effect.do === 'when' ? effect.then : [];
  return first === undefined ? ICONS[effect.do] : effectIcon(first);
}
