import { catalog } from '../../../kit/catalog.ts';
import type { CardId } from '../../terms.ts';
import type { Card } from '../card.ts';

/** The kinds of targets that a Cube can head for (A-BORG-07). */
export type CubeTarget = 'developed' | 'home' | 'starbase' | 'ships' | 'unexplored';

/** A Borg Command Card. */
export interface CommandCard extends Card {
  readonly target: CubeTarget;
  /** The maximum number of Systems that the Cube moves. */
  readonly speed: 1 | 2 | 3;
  /**
   * The number of dice that the Cube regains after its move (or loses, if negative), and its Shield Modifier
   * afterwards.
   */
  readonly dice: number;
  readonly adapted: number;
}

/** For each kind of target, the name of its cards and a description of the Cube’s destination. */
const TARGETS: readonly { target: CubeTarget; name: string; toward: string }[] = [
  {
    target: 'developed',
    name: 'Locate Worlds',
    toward: 'the nearest Developed System, whether a player’s or independent',
  },
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

/** The variants of each kind of target. There is one card of each variant. */
const MODES = [
  { mode: 'Regenerate', speed: 1, dice: 2, adapted: 0, besides: '. It regains 2 dice' },
  {
    mode: 'Adapt',
    speed: 1,
    dice: 0,
    adapted: 1,
    besides: '. The Cube’s Shields start at 1 until its next activation',
  },
  { mode: 'Advance', speed: 2, dice: 0, adapted: 0, besides: '' },
  { mode: 'Repair', speed: 2, dice: 1, adapted: 0, besides: '. It regains 1 die' },
  { mode: 'Pursue', speed: 3, dice: 0, adapted: 0, besides: '' },
  { mode: 'Overdrive', speed: 3, dice: -1, adapted: 0, besides: '. It strains and loses 1 die' },
] as const;

/** The 30 Borg Command Cards: five kinds of targets, each with speeds 1, 1, 2, 2, 3 and 3 (A-OPEN-26). */
export const COMMANDS: readonly CommandCard[] = TARGETS.flatMap(({ target, name, toward }) =>
  MODES.map(
    ({ mode, speed, dice, adapted, besides }): CommandCard => ({
      id: `command-${target}-${mode.toLowerCase()}`,
      name: `${name}: ${mode}`,
      line: `The Cube moves up to ${speed} ${speed === 1 ? 'System' : 'Systems'} toward ${toward}${besides}.`,
      source: 'ours',
      target,
      speed,
      dice,
      adapted,
    }),
  ),
);

const CATALOG = catalog('Borg Command Card', COMMANDS);

/** Returns a Borg Command Card by its id. Throws if there is none. */
export function commandCard(id: CardId): CommandCard {
  return CATALOG.of(id);
}
