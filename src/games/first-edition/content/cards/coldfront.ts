import { no } from '../../../kit/offers.ts';
import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { agendasOf, opponentOf } from '../../position/find.ts';
import { locationAt, placeKind } from '../../position/places.ts';
import { passing, speaker } from '../builders/personnel/aiding.ts';
import { mayDo } from '../builders/personnel/deeds.ts';
import { isFighting } from '../builders/personnel/figures.ts';
import { idsOf, isUsed, payloadOf } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

const teammate = pieceFilter('yours, present, stopped');

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  lissan: {
    text: 'Your cards can’t initiate a battle at this location.',
    bans: {
      battle(g, source, { seat, target }) {
        const own = speaker(g, source);
        const enemy = g.pieces[target];
        if (own === null || own.seat !== seat || enemy === undefined) return null;
        return locationAt(g, enemy.at) === locationAt(g, own.at)
          ? no('C-BATTLE-01', 'Lissan keeps your cards here from initiating a battle.')
          : null;
      },
    },
  },
  riaan: {
    text: 'Once per game, you may look at a hidden agenda of your opponent.',
    orders: (g, source, seat) =>
      agendasOf(g, opponentOf(seat)).flatMap(({ id }, at) =>
        mayDo(
          'game',
          `Look at hidden agenda ${at + 1}`,
          [{ do: 'look-at', what: 'agenda', piece: id }],
          'card',
          `agenda:${at}`,
        )(g, source, seat),
      ),
  },
  venoxis: {
    text: 'Once per game, he may “unstop” his Away Team after a personnel battle.',
    at: {
      fought: {
        offers(g, source, { kind }) {
          const own = speaker(g, source);
          if (own === null || kind !== 'personnel' || !isFighting(own, g) || placeKind(own.at) !== 'surface') return [];
          if (isUsed(g, own.seat, source.card, 'game')) return [];
          return [
            payloadOf(source, 'fought', '“Unstop” his Away Team', [
              { do: 'use', what: source.card, per: 'game' },
              { do: 'stop-these', which: idsOf(passing(g, own, teammate)), undo: true },
            ]),
          ];
        },
      },
    },
  },
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
