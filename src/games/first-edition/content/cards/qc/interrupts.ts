import { asLabel } from '../../../../kit/words.ts';
import { isLeader } from '../../../chapters/skills/leader.ts';
import { crewAtLarge } from '../../../chapters/teams/teams.ts';
import { ofType, piecesAt } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isAway, onPiece } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { nullifiesNamed, nullifying } from '../../builders/interrupts/nullifying.ts';
import { numbsHost, SWITCHED_OFF } from '../../builders/interrupts/stasis.ts';
import { answer, isInPlay } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

/** The key in `g.lasting` of a leader with medals. */
const DECORATED = 'datas-medals';

/**
 * Returns the leaders of both players in the battle that has just ended: those who fought, or the crews of ships and
 * facilities that did.
 */
function leadersInBattle(g: FirstEdition): Piece[] {
  const { battle } = g;
  if (battle === null) return [];
  const ids = battle.kind === 'personnel' ? battle.forces.flat() : [...battle.firing.flat(), ...battle.targets];
  const fighters = [...new Set(ids)].flatMap((id) => (id === null ? [] : (g.pieces[id] ?? [])));
  const people = battle.kind === 'personnel' ? fighters : fighters.flatMap((vessel) => crewAtLarge(g, vessel));
  return people.filter((one) => isLeader(g, one));
}

const isAndroid = filter('personnel, Android');

/** Interrupts of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'datas-medals': {
    text: 'When you have won a battle: score 5 points, and place this on any leader who was in it. You lose 5 points if that leader is killed. Not cumulative.',
    answers: {
      fought: {
        offers: (g, source, { winner }) =>
          winner !== source.seat || isInPlay(g, source.card, source.seat)
            ? []
            : leadersInBattle(g).flatMap(({ id }) =>
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
    // The card leaves play with the leader, so its last effect outlasts it. It ends if only the card leaves.
    lasting: {
      [DECORATED]: {
        at: {
          left: {
            does(g, { piece = 0 }, { pieces, why }) {
              if (pieces.includes(piece)) return why === 'killed' ? [{ do: 'points', points: -5 }] : [];
              const isDecorated = piecesAt(g, onPiece(piece)).some(({ card }) => card === DECORATED);
              return isDecorated ? [] : [{ do: 'forget', what: DECORATED }];
            },
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
