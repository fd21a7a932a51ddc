import type { Offer } from '../../../../kit/offers.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import type { Effects } from '../../../effects/union.ts';
import type { Force, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Affiliation } from '../../printed.ts';
import { payloadOf } from '../shared.ts';
import { attributeBonus, speaker } from './aiding.ts';

/** The key in `g.lasting` of a personnel whose variable attribute currently has its lower value (C-SKILL-20). */
const LOWER = 'lower-figure';

/** True if a personnel fights in the current personnel battle. */
export const isFighting = ({ id, seat }: Piece, { battle }: FirstEdition): boolean =>
  battle?.kind === 'personnel' && battle.forces[seat]?.includes(id) === true;

/** True if a personnel is in a battle against forces that include an affiliation. */
const fightsAgainst =
  (side: Affiliation) =>
  (own: Piece, g: FirstEdition): boolean => {
    const { battle } = g;
    if (battle?.kind !== 'personnel' || !isFighting(own, g)) return false;
    const enemies = battle.forces[1 - own.seat] ?? [];
    return enemies.some((id) => {
      const enemy = g.pieces[id];
      return enemy !== undefined && affiliationOf(enemy) === side;
    });
  };

/** True if a personnel faces the current dilemma. */
export const facesDilemma = (own: Piece, { attempt }: FirstEdition): boolean =>
  attempt?.met != null && attempt.team.includes(own.id);

/** True if a personnel faces the current dilemma, or is in the same place as those who do. */
export function isAtEncounter(g: FirstEdition, own: Piece): boolean {
  const { attempt } = g;
  return attempt !== null && stillIn(g, attempt).some(({ at }) => at === own.at);
}

/** CUNNING is one of two values: at first the higher one, and later the one that its player last chose (C-SKILL-20). */
function either(low: number, high: number): Force {
  return {
    sets: {
      attribute(g, source, { piece, attribute }) {
        if (speaker(g, source)?.id !== piece || attribute !== 'CUNNING') return null;
        return g.lasting.some((one) => one.what === LOWER && one.piece === piece) ? low : high;
      },
    },
    acts: (g, source, seat) => switches(g, source, seat, low, high),
    at: {
      dilemma: { offers: (g, source) => switches(g, source, source.seat, low, high) },
    },
  };
}

function switches(g: FirstEdition, source: RuleSource, seat: number, low: number, high: number): Offer<Effects>[] {
  const own = speaker(g, source);
  if (own === null || own.seat !== seat) return [];
  const isLow = g.lasting.some((one) => one.what === LOWER && one.piece === own.id);
  const label = `Change CUNNING to ${isLow ? high : low}`;
  return [payloadOf(source, 'figure', label, [{ do: 'switch', what: LOWER, piece: own.id }])];
}

export const against3 = (side: Affiliation): Force => attributeBonus(['STRENGTH'], 3, fightsAgainst(side));

export const KIRA: Rule = {
  text: 'STRENGTH +3 in battle against forces that include the Dominion.',
  ...against3('Dominion'),
};
export const ROM: Rule = { text: 'CUNNING is 4 or 9, as you choose.', ...either(4, 9) };
