import { catalog } from '../../../kit/catalog.ts';
import type { CardId } from '../../terms.ts';
import type { Card } from '../card.ts';

/** The kinds of targets of a Cube (A-BORG-07). */
export type CubeTarget = 'developed' | 'home' | 'starbase' | 'ships' | 'unexplored';

/** A Borg Command Card. */
export interface CommandCard extends Card {
  readonly target: CubeTarget;
  /** Systems that the Cube goes at most. */
  readonly speed: 1 | 2 | 3;
  /** Dice that it regains afterwards, or loses if below 0; the Shields with which it goes on. */
  readonly dice: number;
  readonly adapted: number;
}

/** Kinds of targets: how cards with them are called, and what they make for, in words. */
const TARGETS: readonly { target: CubeTarget; name: string; toward: string }[] = [
  { target: 'developed', name: 'Locate Worlds', toward: 'the nearest Developed System, player or independent' },
  {
    target: 'home',
    name: 'Converge on Homeworld',
    toward: 'the nearest Home System that is not a Borg world',
  },
  {
    target: 'starbase',
    name: 'Seize Starbase',
    toward: 'the nearest System with a Starbase that is not a Borg world',
  },
  { target: 'ships', name: 'Intercept Vessels', toward: 'the nearest Sector with player Ships' },
  { target: 'unexplored', name: 'Extend the Grid', toward: 'unexplored space' },
];

/** The further effects of the six cards of each kind. */
const MODES = [
  { mode: 'Regenerate', speed: 1, dice: 2, adapted: 0, besides: ', and it regains 2 dice' },
  { mode: 'Adapt', speed: 1, dice: 0, adapted: 1, besides: ', and its Shields start at 1 until its next activation' },
  { mode: 'Advance', speed: 2, dice: 0, adapted: 0, besides: '' },
  { mode: 'Repair', speed: 2, dice: 1, adapted: 0, besides: ', and it regains 1 die' },
  { mode: 'Pursue', speed: 3, dice: 0, adapted: 0, besides: '' },
  { mode: 'Overdrive', speed: 3, dice: -1, adapted: 0, besides: ', and it strains, losing 1 die' },
] as const;

/** The 30 Borg Command Cards (A-OPEN-26): five kinds of targets, each with speeds 1, 1, 2, 2, 3 and 3. */
export const COMMANDS: readonly CommandCard[] = TARGETS.flatMap(({ target, name, toward }) =>
  MODES.map(
    ({ mode, speed, dice, adapted, besides }): CommandCard => ({
      id: `command-${target}-${mode.toLowerCase()}`,
      name: `${name}: ${mode}`,
      line: `The Cube goes up to ${speed} ${speed === 1 ? 'System' : 'Systems'} toward ${toward}${besides}.`,
      source: 'ours',
      target,
      speed,
      dice,
      adapted,
    }),
  ),
);

const CATALOG = catalog('Borg Command Card', COMMANDS);

/** A Borg Command Card. Throws for an id that none has. */
export function commandCard(id: CardId): CommandCard {
  return CATALOG.of(id);
}
