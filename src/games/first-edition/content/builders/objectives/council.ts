import type { Effects } from '../../../effects/union.ts';
import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import { isOfGroup } from '../../traits.ts';

/**
 * True for a card that nullifies the council, whether the council's player plays it now or has played it before
 * (C-TYPES-11).
 */
export function shames(card: CardId): boolean {
  const facts = cardOf(card);
  if (facts.type === 'Personnel') return !isOfGroup(facts, 'Klingon');
  return card === 'scan' || card === 'full-planet-scan';
}

/** The effect for the rest of the game: victims of battles score as trophies. */
export const TROPHIES: Force = {
  at: {
    left: {
      does(g, source, { cards, had, owners, why }) {
        const { battle } = g;
        // Personnel who died in the battle also fought in it.
        const fell = cards.some((card, at) => had[at] === source.seat && !shames(card));
        const isShot = why === 'destroyed' && battle?.kind === 'ship' && firesShip(g, source.seat);
        const isSlain = why === 'killed' && battle?.kind === 'personnel' && (fightsKlingon(g, source.seat) || fell);
        if (!isShot && !isSlain) return [];
        return cards.flatMap((card, at): Effects => {
          const facts = cardOf(card);
          const owner = owners[at] ?? source.seat;
          if (had[at] === source.seat) return [];
          if (isShot && facts.type === 'Ship') return [{ do: 'claim', card, owner, points: facts.WEAPONS.value }];
          if (isSlain && facts.type === 'Personnel')
            return [{ do: 'claim', card, owner, points: facts.STRENGTH.value }];
          return [];
        });
      },
    },
  },
};

/** True if a player's ship fires in the current battle. */
function firesShip({ battle, pieces }: FirstEdition, seat: number): boolean {
  const ids = battle?.kind === 'ship' ? (battle.firing[seat] ?? []) : [];
  return ids.some((id) => pieces[id] !== undefined && cardOf(pieces[id].card).type === 'Ship');
}

/** True if a player's Klingon fights in the current battle. */
function fightsKlingon({ battle, pieces }: FirstEdition, seat: number): boolean {
  const ids = battle?.kind === 'personnel' ? (battle.forces[seat] ?? []) : [];
  return ids.some((id) => pieces[id] !== undefined && !shames(pieces[id].card));
}
