import { asLabel } from '../../../kit/words.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import { shipsWithin } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { placeKind } from '../../position/places.ts';
import { again, kill, NEXT_TURN, opponent, PASS, stop, unless } from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { those } from '../builders/missions/ends.ts';
import { crewMeets } from '../builders/missions/needs.ts';
import { brings } from '../builders/missions/solved.ts';
import { isUsed, payloadOf } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of 50th Anniversary Collection, by id. */
export const CARDS: CardRules = {
  'exact-change': says(
    'To get past it: exactly 50 CUNNING. Otherwise, you may have two personnel of your opponent’s choice “stopped” until the end of your next turn to nullify it. If you don’t, everyone is “stopped”, and the dilemma stays under the mission.',
    unless(
      'CUNNING>49 + CUNNING<51',
      again(
        choice(
          'owner',
          {
            key: 'pay',
            label: 'Have two stopped',
            effects: [stop(opponent(null, 2), NEXT_TURN), PASS],
            needs: opponent(null, 2),
          },
          { key: 'no', label: 'Don’t get past the dilemma', effects: [] },
        ),
      ),
    ),
  ),
  'investigate-probe-origin': {
    text: 'On your opponent’s side, Kamin doesn’t help to solve it.',
    facts: { farEnd: { asks: 'CUNNING>30 OR Archaeology x3' } },
  },
  'jol-yichu': says(
    'To get past it: Anthropology, and Transporter Skill aboard your staffed ship in orbit. Otherwise, two personnel of your opponent’s choice are killed, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...unless('Anthropology + "Transporter Skill in orbit"', again(kill(opponent(null, 2)))),
      ...tests({
        'Transporter Skill in orbit': (g, _group, { seat, location }) =>
          shipsWithin(g, location).some(
            (ship) =>
              ship.seat === seat &&
              placeKind(ship.at) === 'space' &&
              isStaffed(g, ship) &&
              crewMeets(g, ship, f('Transporter Skill')),
          ),
      }),
    },
  ),
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
