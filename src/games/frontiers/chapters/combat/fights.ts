import type { Procedure } from '../../../../kernel/game.ts';
import type { Frontiers } from '../../state.ts';
import { away } from '../away/away.ts';
import { classH } from '../away/class-h.ts';
import { wounds } from '../away/wounds.ts';
import { combat } from './combat.ts';
import { harm } from './harm.ts';
import { secretDie } from './secret-die.ts';
import { shields } from './shields.ts';
import { volleys } from './volleys.ts';

/** The procedures of fights with tokens. */
export const FIGHTS: readonly Procedure<Frontiers>[] = [
  combat,
  away,
  classH,
  volleys,
  shields,
  harm,
  wounds,
  secretDie,
];
