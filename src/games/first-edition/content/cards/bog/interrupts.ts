import type { Effects } from '../../../effects/union.ts';
import { opponentOf } from '../../../position/find.ts';
import { isShip } from '../../../position/piece-types.ts';
import { answer, isUsed } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Interrupts of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'phaser-array-power-cell': {
    text: 'Once per turn, after a battle in which your ship and an opponent’s card both fired, and which your ship survived: score 5 points.',
    answers: {
      fought: {
        offers(g, source) {
          const { battle } = g;
          const { seat } = source;
          if (battle?.kind !== 'ship' || battle.lone !== undefined || isUsed(g, seat, source.card, 'turn')) return [];
          const survived = (battle.firing[seat] ?? []).some((id) => {
            const ship = g.pieces[id];
            return ship !== undefined && isShip(ship);
          });
          if (!survived || (battle.firing[opponentOf(seat)] ?? []).length === 0) return [];
          const list: Effects = [
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'points', points: 5 },
          ];
          return answer(source, list, 'Score 5 points');
        },
      },
    },
  },
};
