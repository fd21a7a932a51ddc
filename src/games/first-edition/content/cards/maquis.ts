import { playerOf } from '../../position/find.ts';
import { CHOSEN, met, needed, random, stop, wall } from '../builders/dilemmas/build.ts';
import { oneOf, spared, stopsMore } from '../builders/dilemmas/trials.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { attributeBonus, learns, raises, withOne } from '../builders/personnel/aiding.ts';
import { attacks } from '../builders/personnel/alike.ts';
import { athome } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const isMaquis = filter('ship, [Maq]');

const TRADES = says(
  'With a Maquis with Treachery present: has SECURITY, Computer Skill ×2, Smuggling and Biology.',
  learns(['SECURITY', 'Computer Skill', 'Smuggling', 'Biology'], withOne('[Maq], Treachery')),
);

const TABOR = says(
  'CUNNING and STRENGTH +3 with at least six personnel in your discard pile.',
  attributeBonus(
    ['CUNNING', 'STRENGTH'],
    3,
    ({ seat }, g) => playerOf(g, seat).discard.filter((card) => cardOf(card).type === 'Personnel').length >= 6,
  ),
);

/** Cards of The Maquis, by id. */
export const CARDS: CardRules = {
  'a-pleasant-surprise': met({
    unless: null,
    effects: [needed(random('CUNNING>6 + (Diplomacy OR Treachery)')), stop(CHOSEN)],
  }),
  cosette: athome('Demilitarized Zone', 2),
  'divert-attention': {
    text: 'This mission’s span is 2 lower for Maquis ships.',
    adds: {
      span: (g, source, { seat, location, ship }) => {
        const flying = ship === undefined ? undefined : g.pieces[ship];
        return seat === source.seat && location === placeOf(source) && flying !== undefined && isMaquis(flying)
          ? -2
          : 0;
      },
    },
  },
  'george-sanders': attacks('[Maq]', 'Maquis'),
  'kasidy-yates-the-maquis': says(
    'Each other Maquis present has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'present, other, [Maq]'),
  ),
  'maquis-vendetta': stopsMore('Leadership', 'OFFICER OR SECURITY'),
  'quark-the-maquis': TRADES,
  'quark-the-maquis-star': TRADES,
  'recurring-injury': oneOf('Biology OR MEDICAL', 'Biology x2 OR MEDICAL x3'),
  'sabotaged-plasma-conduit': wall(),
  scapegoat: spared('V.I.P. OR Anthropology', 'INTEGRITY>24'),
  'tabor-the-maquis': TABOR,
  'tabor-the-maquis-star': TABOR,
  'val-jean': athome('Badlands', 2),
};

/** Facts about cards from The Maquis that have no rule, by id. */
export const FACTS: CardFacts = {
  'break-prisoner': { farEnd: { points: '35' } },
};
