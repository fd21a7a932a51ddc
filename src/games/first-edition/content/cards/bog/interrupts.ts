import type { Effects } from '../../../effects/union.ts';
import { opponentOf, shipsOf } from '../../../position/find.ts';
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
          const hasSurvived = shipsOf(g, seat).some(({ id }) => battle.firing[seat]?.includes(id) === true);
          if (!hasSurvived || battle.firing[opponentOf(seat)]?.[0] === undefined) return [];
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
