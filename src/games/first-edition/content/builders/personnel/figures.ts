import type { Seat } from '../../../../../kernel/types.ts';
import type { Offer } from '../../../../kit/offers.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import { pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import type { Effects } from '../../../effects/union.ts';
import type { Force, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { iconOf } from '../../filters/filter-text.ts';
import type { Affiliation, Attribute } from '../../printed.ts';
import { payloadOf } from '../shared.ts';
import { attributeBonus, speaker } from './aiding.ts';

/** The key in `g.lasting` of a personnel whose variable attribute currently has its lower value (C-SKILL-20). */
const LOWER = 'lower-figure';

/** True if a personnel fights in the current personnel battle. */
export const isFighting = ({ id, seat }: Piece, { battle }: FirstEdition): boolean =>
  battle?.kind === 'personnel' && battle.forces[seat]?.includes(id) === true;

/** True if a personnel is in a battle against forces that include a card that passes a test. */
export function fightsAgainst(those: string): (own: Piece, g: FirstEdition) => boolean {
  const test = pieceFilter(those);
  return (own, g) => {
    const { battle } = g;
    if (battle?.kind !== 'personnel' || !isFighting(own, g)) return false;
    const enemies = battle.forces[1 - own.seat] ?? [];
    return enemies.some((id) => {
      const enemy = g.pieces[id];
      return enemy !== undefined && test(enemy, g, own);
    });
  };
}

/** True if a personnel faces the current dilemma. */
export const facesDilemma = (own: Piece, { attempt }: FirstEdition): boolean =>
  attempt?.met != null && attempt.team.includes(own.id);

/** True if a personnel faces the current dilemma, or is in the same place as those who do. */
export function isAtEncounter(g: FirstEdition, own: Piece): boolean {
  const { attempt } = g;
  return attempt !== null && stillIn(g, attempt).some(({ at }) => at === own.at);
}

/**
 * An attribute is one of two values: at first the higher one, and later the one that its player last chose (C-SKILL-20).
 */
export function either(attribute: Attribute, low: number, high: number): Rule {
  const isLow = (g: FirstEdition, piece: PieceId): boolean =>
    g.lasting.some((one) => one.what === LOWER && one.piece === piece);
  const switches = (g: FirstEdition, source: RuleSource, seat: Seat): Offer<Effects>[] => {
    const own = speaker(g, source);
    if (own === null || own.seat !== seat) return [];
    const label = `Change ${attribute} to ${isLow(g, own.id) ? high : low}`;
    return [payloadOf(source, 'figure', label, [{ do: 'switch', what: LOWER, piece: own.id }])];
  };
  return {
    text: `${attribute} is ${low} or ${high}, as you choose.`,
    sets: {
      attribute(g, source, about) {
        if (speaker(g, source)?.id !== about.piece || about.attribute !== attribute) return null;
        return isLow(g, about.piece) ? low : high;
      },
    },
    acts: switches,
    at: { dilemma: { offers: (g, source) => switches(g, source, source.seat) } },
  };
}

export const against3 = (side: Affiliation): Force =>
  attributeBonus(['STRENGTH'], 3, fightsAgainst(`[${iconOf(side)}]`));

export const KIRA: Rule = {
  text: 'STRENGTH +3 in battle against forces that include the Dominion.',
  ...against3('Dominion'),
};
export const ROM = either('CUNNING', 4, 9);
