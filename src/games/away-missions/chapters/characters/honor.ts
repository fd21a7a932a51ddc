import type { Ctx } from '../../../../kernel/game.ts';
import { several } from '../../../kit/words.ts';
import type { AwayMissions, Character } from '../../state.ts';
import { characterName } from './characters.ts';

/** Maximum number of Honor tokens on a character (M-OPEN-71). */
export const MOST_HONOR = 3;

/** Returns the number of Honor tokens of a character. */
export function honorOf({ honor }: Character): number {
  return honor ?? 0;
}

/** Changes a character's Honor, keeping it between 0 and 3 (M-OPEN-71). Drones can't have Honor (M-ASSIM-04). */
export function changeHonor(ctx: Ctx<AwayMissions>, character: Character, by: number): void {
  if (character.drone) return;
  const before = honorOf(character);
  const after = Math.max(0, Math.min(MOST_HONOR, before + by));
  if (after === before) return;
  character.honor = after;
  const change = several(Math.abs(after - before), 'Honor token');
  ctx.log(
    `${characterName(character.id)} ${after > before ? 'gains' : 'loses'} ${change} and has ${after} now.`,
    'M-OPEN-71',
  );
}
