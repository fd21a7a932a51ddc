import type { ProcedureTable } from '../../../kernel/game.ts';
import type { Frontiers } from '../state.ts';
import { away } from './away.ts';
import { classH } from './class-h.ts';
import { combat } from './combat.ts';
import { harm } from './harm.ts';
import { secretDie } from './secret-die.ts';
import { shields } from './shields.ts';
import { volleys } from './volleys.ts';
import { wounds } from './wounds.ts';

/** The procedures of fights with tokens, by the names that call them. */
export const FIGHTS: ProcedureTable<Frontiers> = {
  combat,
  away,
  classh: classH,
  volleys,
  shields,
  harm,
  wounds,
  'secret-die': secretDie,
};
