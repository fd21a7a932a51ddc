import { either } from '../../../kit/words.ts';
import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { battleOf } from '../../chapters/battle/under-way.ts';
import type { Effects } from '../../effects/union.ts';
import type { Rule, TacticRule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { cardOf } from '../pool.ts';
import type { Affiliation, Skill } from '../printed.ts';

/** Returns a player's firing ships. */
export function firing(g: FirstEdition, seat: number): Piece[] {
  const ids = battleOf(g).firing[seat] ?? [];
  return ids.flatMap((id) => g.pieces[id] ?? []).filter(({ card }) => cardOf(card).type === 'Ship');
}

/** Both a ship's current affiliation and its origin count (C-AFFIL-09). */
export function isOfSide(side: Affiliation | 'Breen') {
  return (piece: Piece): boolean =>
    affiliationOf(piece) === side || cardOf(piece.card).characteristics.includes(`${side} ship`);
}

/** A bonus while a ship of this kind fires. */
export function whenFires(by: number, isMeant: (piece: Piece) => boolean): NonNullable<TacticRule['attack']> {
  return (g, seat) => (firing(g, seat).some(isMeant) ? by : 0);
}

export const anyone: Effects = [{ do: 'casualty' }];
/** A casualty with one of these skills. On a station, the casualty is at the site where such personnel work. */
export const oneOf = (site: CardId, ...skills: Skill[]): Effects => [{ do: 'casualty', skills, site }];

/** The ships that a tactic helps, and their name in its text. */
export interface Served {
  readonly name: string;
  readonly isMeant: (piece: Piece) => boolean;
}
export const side = (name: Affiliation | 'Breen'): Served => ({ name, isMeant: isOfSide(name) });

/**
 * A tactic that helps one kind of ship. As a damage marker, it causes a casualty with one of the skills, or a casualty
 * with any skills if none are given.
 */
export function serves(by: number, { name, isMeant }: Served, site?: CardId, ...skills: Skill[]): Rule {
  const who = site === undefined ? 'a random personnel aboard' : `a random personnel aboard with ${either(skills)}`;
  const where = site === undefined ? 'at a site of your choice' : `at ${cardOf(site).title}`;
  return {
    text: `ATTACK +${by} if your ${name} ship fires. As damage: ${who} is killed, or on a Nor, a random one ${where}.`,
    tactic: { attack: whenFires(by, isMeant), marks: site === undefined ? anyone : oneOf(site, ...skills) },
  };
}
