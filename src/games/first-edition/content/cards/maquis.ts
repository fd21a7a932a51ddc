import { isCaptive } from '../../position/piece-types.ts';
import { CHOSEN, met, needed, random, stop, wall } from '../builders/dilemmas/build.ts';
import { oneOf, spared, stopsMore } from '../builders/dilemmas/trials.ts';
import { isOwnEnd, placeOf, those } from '../builders/missions/ends.ts';
import { worthMoreIf } from '../builders/missions/points.ts';
import { raises } from '../builders/personnel/aiding.ts';
import { attacks } from '../builders/personnel/alike.ts';
import { athome, carriesNone } from '../builders/ships/fleet.ts';
import { landsFor } from '../builders/ships/ships.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';

const isMaquis = filter('ship, [Maq]');

/** Cards of The Maquis, by id. */
export const CARDS: CardRules = {
  'a-pleasant-surprise': met({
    unless: null,
    effects: [needed(random('CUNNING>6 + (Diplomacy OR Treachery)')), stop(CHOSEN)],
  }),
  'break-prisoner': having(
    { farEnd: { points: '35' } },
    worthMoreIf(
      '10 more points while your escorted captive is here. On your opponent’s side, it has no text and is worth 35 points.',
      10,
      (g, source) =>
        isOwnEnd(g, source) &&
        those(g, source, (piece) => isCaptive(piece) && piece.seat === source.seat && piece.captive === 'escorted')
          .length > 0,
    ),
  ),
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
  guingouin: says('Lands or takes off once each turn, for 1 RANGE.', landsFor(1, 'once per turn')),
  'kasidy-yates-the-maquis': says(
    'Each other Maquis present has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'present, other, [Maq]'),
  ),
  'maquis-raider': carriesNone(),
  'maquis-vendetta': stopsMore('Leadership', 'OFFICER OR SECURITY'),
  'recurring-injury': oneOf('Biology OR MEDICAL', 'Biology x2 OR MEDICAL x3'),
  'sabotaged-plasma-conduit': wall(),
  scapegoat: spared('V.I.P. OR Anthropology', 'INTEGRITY>24'),
  'val-jean': athome('Badlands', 2),
};
