import { ofType } from '../../../position/find.ts';
import { isAway, onPiece } from '../../../position/places.ts';
import { nullifiesNamed, nullifying } from '../../builders/interrupts/nullifying.ts';
import { numbsHost, SWITCHED_OFF } from '../../builders/interrupts/stasis.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

const isAndroid = filter('personnel, Android');

/** Interrupts of Q-Continuum, by id. */
export const CARDS: CardRules = {
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
