import { either } from '../../../kit/words.ts';
import { battleOf } from '../../chapters/battle/under-way.ts';
import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import type { Effects } from '../../effects/union.ts';
import { isShip } from '../../position/piece-types.ts';
import type { Rule, TacticRule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { cardOf } from '../pool.ts';
import type { Skill } from '../printed.ts';

/** Returns a player's firing ships. */
export function firing(g: FirstEdition, seat: number): Piece[] {
  const ids = battleOf(g).firing[seat] ?? [];
  return ids.flatMap((id) => g.pieces[id] ?? []).filter(isShip);
}

/** A bonus while one of these ships fires. */
export function whenFires(by: number, ships: string): NonNullable<TacticRule['attack']> {
  const isMeant = stateFilter(ships);
  return (g, seat) => (firing(g, seat).some((piece) => isMeant(piece, g)) ? by : 0);
}

export const anyone: Effects = [{ do: 'casualty' }];
/** A casualty with one of these skills. On a station, the casualty is at the site where such personnel work. */
export const oneOf = (site: CardId, ...skills: Skill[]): Effects => [{ do: 'casualty', skills, site }];

/**
 * A tactic that helps some ships, which a filter describes. As a damage marker, it causes a casualty with one of the skills, or a casualty
 * with any skills if none are given.
 */
export function serves(by: number, ships: string, site?: CardId, ...skills: Skill[]): Rule {
  const who = site === undefined ? 'a random personnel aboard' : `a random personnel aboard with ${either(skills)}`;
  const where = site === undefined ? 'at a site of your choice' : `at ${cardOf(site).title}`;
  return {
    text: `ATTACK +${by} if your ${ships} fires. As damage: ${who} is killed, or on a Nor, a random one ${where}.`,
    tactic: { attack: whenFires(by, ships), marks: site === undefined ? anyone : oneOf(site, ...skills) },
  };
}
