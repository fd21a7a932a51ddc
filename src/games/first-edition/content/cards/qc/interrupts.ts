import { asLabel } from '../../../../kit/words.ts';
import { isLeader } from '../../../chapters/skills/leader.ts';
import { crewAtLarge } from '../../../chapters/teams/teams.ts';
import { ofType, personnelOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isAway, onPiece } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { fleetInBattle } from '../../builders/interrupts/fleets.ts';
import { nullifiesNamed, nullifying } from '../../builders/interrupts/nullifying.ts';
import { numbsHost, SWITCHED_OFF } from '../../builders/interrupts/stasis.ts';
import { answer, isInPlay } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

/** The key in `g.lasting` of a leader with medals. */
const DECORATED = 'datas-medals';

/** Returns the leaders who won the battle that has just ended: those who fought, or the crews of ships that did. */
function winners(g: FirstEdition, seat: number): Piece[] {
  const { battle } = g;
  const people =
    battle?.kind === 'personnel'
      ? personnelOf(g, seat).filter(({ id }) => battle.forces[seat]?.includes(id) === true)
      : fleetInBattle(g, seat).flatMap((ship) => crewAtLarge(g, ship));
  return people.filter((one) => one.seat === seat && isLeader(g, one));
}

const isAndroid = filter('personnel, Android');

/** Interrupts of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'datas-medals': {
    text: 'When you have won a battle: score 5 points, and place this on your leader who fought. You lose 5 points if that leader is killed. Not cumulative.',
    answers: {
      fought: {
        offers: (g, source, { winner }) =>
          winner !== source.seat || isInPlay(g, source.card, source.seat)
            ? []
            : winners(g, winner).flatMap(({ id }) =>
                answer(
                  source,
                  [
                    { do: 'points', points: 5 },
                    { do: 'stay', at: onPiece(id) },
                    { do: 'lasting', what: DECORATED, until: 'game', piece: id },
                  ],
                  asLabel(`Decorate ${pieceName(g, id)}`),
                  `:${id}`,
                ),
              ),
      },
    },
    // The card leaves play with the leader, so its last effect outlasts it.
    lasting: {
      [DECORATED]: {
        at: {
          left: {
            does: (_g, { piece }, { pieces, why }) =>
              why === 'killed' && pieces.some((id) => id === piece) ? [{ do: 'points', points: -5 }] : [],
          },
        },
      },
    },
  },
  'off-switch': {
    text: 'Places any android in stasis until the end of the turn; until then, it is immune to Android Nightmares, Chinese Finger Puzzle and Dead in Bed. Or nullifies another Off Switch.',
    answers: nullifying(filter('{Off Switch}'), 'Nullify the Off Switch', true),
    ways: {
      off: {
        label: 'switch an android off',
        plays: (g) =>
          ofType(g, 'Personnel')
            .filter((piece) => isAndroid(piece) && !isAway(g, piece.at))
            .map(({ id }) => onPiece(id)),
        once: [{ do: 'lasting', what: SWITCHED_OFF, until: 'turn' }],
      },
    },
    lasting: { [SWITCHED_OFF]: numbsHost('stasis') },
  },
  plexing: having(
    { nullifiedOnlyBy: [] },
    {
      text: 'Nullifies Empathic Echo, Parallax Arguers, Frame of Mind, System-Wide Cascade Failure or Thought Maker. It can’t be nullified.',
      ...nullifiesNamed(
        'plexing',
        '{Empathic Echo} or {Parallax Arguers} or {Frame of Mind} or {System-Wide Cascade Failure} or {Thought Maker}',
      ),
    },
  ),
};

/** Facts about interrupts from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'end-transmission': { limit: 'unique' },
};
