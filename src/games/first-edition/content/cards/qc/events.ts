import { must } from '../../../../../kernel/must.ts';
import { asLabel } from '../../../../kit/words.ts';
import { copiesOf } from '../../../chapters/play/unique.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import type { Effects } from '../../../effects/union.ts';
import { faceUp, lineOf, opponentOf } from '../../../position/find.ts';
import { pieceName, placeName } from '../../../position/names.ts';
import { namedIn, rightOf } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { isFirstOwn, onOwnTable } from '../../builders/shared.ts';
import { type CardRules, having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

const isNet = filter('{Q-Net}');

const isKlingonShip = stateFilter('Klingon ship');

/** True for the first copy in play of either player. Copies aren't cumulative (C-SKILL-22). */
function isForemost(g: FirstEdition, { card, piece = 0 }: RuleSource): boolean {
  return copiesOf(g, card).every(({ id }) => id >= piece);
}

/** Returns the gaps to the left and right of the gap that a card is in. */
function gapsBeside(g: FirstEdition, { at }: Piece): (readonly [side: 'left' | 'right', gap: CardPlace])[] {
  const left = namedIn(at);
  if (left === null) return [];
  const line = lineOf(g, left);
  const gaps = line.slice(0, -1);
  const [before, after] = [gaps[gaps.indexOf(left) - 1], gaps[gaps.indexOf(left) + 1]];
  return [
    ...(before === undefined ? [] : [['left', rightOf(before)] as const]),
    ...(after === undefined ? [] : [['right', rightOf(after)] as const]),
  ];
}

/** Events of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'barber-pole': { text: 'Play it on your table. It has no effect.', plays: onOwnTable },
  'drag-net': {
    text: 'On your table: whenever your turn ends, you may move one Q-Net in play by one location, to the left or right. Not cumulative.',
    plays: onOwnTable,
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          if (seat !== source.seat || !isFirstOwn(g, source)) return [];
          const ways = faceUp(g)
            .filter(isNet)
            .flatMap((net) =>
              gapsBeside(g, net).map(([side, gap]) => ({
                key: `${side}:${net.id}`,
                label: asLabel(`Move the ${pieceName(g, net.id)} ${placeName(g, net.at)} to the ${side}`),
                list: [{ do: 'shift' as const, which: [net.id], to: gap }],
              })),
            );
          return ways.length === 0
            ? []
            : [{ do: 'either', ways: [...ways, { key: 'none', label: 'Nothing', list: [] }] }];
        },
      },
    },
  },
  'klingon-civil-war': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'On your table: a player whose Klingon ship destroys an opposing Klingon ship in battle scores points equal to the WEAPONS and SHIELDS of the latter. Not cumulative. Immune to Kevin Uxbridge.',
      plays: onOwnTable,
      at: {
        leaving: {
          does(g, source, { pieces, why }) {
            const { battle } = g;
            if (why !== 'destroyed' || battle?.kind !== 'ship' || !isForemost(g, source)) return [];
            return pieces.flatMap((id): Effects => {
              const ship = g.pieces[id];
              if (ship === undefined || !isKlingonShip(ship, g)) return [];
              const winner = opponentOf(ship.seat);
              const guns = battle.targets[winner] === id ? must(battle.firing[winner], 'the winner’s force') : [];
              if (!guns.some((gun) => g.pieces[gun] !== undefined && isKlingonShip(g.pieces[gun], g))) return [];
              const points = attributeOf(g, ship, 'WEAPONS') + attributeOf(g, ship, 'SHIELDS');
              return [{ do: 'points', points, ...(winner === source.seat ? {} : { to: 'opponent' }) }];
            });
          },
        },
      },
    },
  ),
};

/** Facts about events from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'i-am-not-a-merry-man': { limit: 'not duplicatable' },
  'immortal-again': { immuneTo: ['Kevin Uxbridge'] },
  transfiguration: { immuneTo: ['Kevin Uxbridge'] },
};
