import { asLabel } from '../../../kit/words.ts';
import { pieceName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { those } from '../builders/missions/ends.ts';
import { brings } from '../builders/missions/solved.ts';
import { isUsed, payloadOf } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of 50th Anniversary Collection, by id. */
export const CARDS: CardRules = {
  'investigate-probe-origin': {
    text: 'On your opponent’s side, Kamin doesn’t help to solve it.',
    facts: { farEnd: { asks: 'CUNNING>30 OR Archaeology x3' } },
  },
  'supervise-dilithium-mine': brings('Process Ore: Mining', '{Process Ore: Mining}', 'here'),
  'vanquish-enemy': {
    text: 'Once per game, you may damage an opponent’s ship here with two damage markers.',
    orders(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, source.card, 'game')) return [];
      return those(g, source, (piece) => isShip(piece) && piece.seat !== seat).map(({ id }) =>
        payloadOf(source, `damage:${id}`, asLabel(`Damage ${pieceName(g, id)}`), [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'harm', which: [id] },
        ]),
      );
    },
  },
};

/** Facts about cards from 50th Anniversary Collection that have no rule, by id. */
export const FACTS: CardFacts = {
  'battle-of-sector-001': { farEnd: { asks: 'OFFICER x6', points: '40' } },
};
