import type { OrderKind } from '../../kernel/game.ts';
import type { Moment } from './rules/moment-kinds.ts';

/** The name of each moment, as shown in standing orders. */
export const MOMENT_WORDS: Readonly<Record<Moment, { readonly label: string; readonly hint: string }>> = {
  'turn-start': { label: 'a turn begins', hint: 'Before any card is played' },
  'turn-end': { label: 'a turn ends', hint: 'Before the last draw' },
  play: { label: 'a card is played', hint: 'Before it has any effect' },
  played: { label: 'a card entered play', hint: 'Just afterwards' },
  draw: { label: 'a card is drawn', hint: 'Before the draw' },
  drawn: { label: 'cards were drawn', hint: 'Just afterwards' },
  move: { label: 'a ship moves', hint: 'Before it leaves' },
  moved: { label: 'a ship has moved', hint: 'Just afterwards' },
  beam: { label: 'personnel or equipment beams', hint: 'Before they leave' },
  dock: { label: 'a ship docks', hint: 'Before it does' },
  docked: { label: 'a ship has docked', hint: 'Just afterwards' },
  veiled: { label: 'a ship has cloaked', hint: 'Just afterwards' },
  attempt: { label: 'a mission is attempted', hint: 'Before the first seed' },
  attempted: { label: 'an attempt has ended', hint: 'Just afterwards' },
  'ship-battle': { label: 'ships fire', hint: 'Before any is hit' },
  'personnel-battle': { label: 'a personnel battle begins', hint: 'Before the first blow' },
  captured: { label: 'personnel are captured', hint: 'Just afterwards' },
  pairing: { label: 'two personnel face each other', hint: 'Before the stronger one strikes' },
  fought: { label: 'a battle has ended', hint: 'Just afterwards' },
  dilemma: { label: 'a dilemma is encountered', hint: 'Before it has any effect' },
  solved: { label: 'a mission has been solved', hint: 'Just afterwards' },
  scored: { label: 'points have been scored', hint: 'After the action' },
  leaving: { label: 'cards leave play', hint: 'Before they leave' },
  left: { label: 'cards have left play', hint: 'Just afterwards' },
};

/** Every kind of window that standing orders may name. */
export const WINDOWS: readonly OrderKind[] = [
  ...Object.entries(MOMENT_WORDS).map(([id, words]) => ({ id, ...words })),
  { id: 'suspend', label: 'a special download is possible', hint: 'When a dilemma is encountered' },
  { id: 'gap', label: 'your opponent has acted', hint: 'Before their next action' },
];
