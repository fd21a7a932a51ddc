import { asLabel } from '../../../kit/words.ts';
import { every, pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { namedPieces } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { isPerson } from '../../position/piece-types.ts';
import { numbsHost } from '../builders/interrupts/stasis.ts';
import { passing, raises, speaker } from '../builders/personnel/aiding.ts';
import { mayNullifyPresent } from '../builders/personnel/present.ts';
import { hunts } from '../builders/personnel/table.ts';
import { isUsed, payloadOf } from '../builders/shared.ts';
import { commanded } from '../builders/table/laid.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

const LIFE = 'spot-life';
const POUNCED = 'pounced';
const LIVES = 9;
const isPrey = pieceFilter('present, other, personnel');

/** Cards of The Fajo Collection, by id. */
export const CARDS: CardRules = {
  guinan: {
    text: 'Once per turn, you may nullify an interrupt, event or dilemma with the AU or Q icon where she is present. Doubles your Captain’s Log on any Enterprise that she is aboard.',
    ...mayNullifyPresent('([AU], interrupt or event or dilemma) or q interrupt or q event or q dilemma'),
    ...raises(
      ['WEAPONS', 'SHIELDS'],
      3,
      every('carrying it, yours, {any Enterprise}', commanded, (ship, g) =>
        namedPieces(g, "Captain's Log").some(({ seat }) => seat === ship.seat),
      ),
    ),
  },
  'locutus-of-borg': hunts('Federation', '[Fed]'),
  spot: {
    text: 'The first 8 times that she would be killed, she is “stopped” instead. Once every turn, she may pounce on another personnel present: both are disabled until the end of the turn.',
    at: {
      leaving: {
        does(g, { piece }, { pieces, why }) {
          const lost = g.lasting.filter((one) => one.what === LIFE && one.piece === piece).length;
          if (piece === undefined || why !== 'killed' || !pieces.includes(piece) || lost >= LIVES - 1) return [];
          return [
            { do: 'lasting', what: LIFE, until: 'game', piece },
            { do: 'spare', which: [piece] },
            { do: 'stop-these', which: [piece] },
          ];
        },
      },
    },
    between(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || isUsed(g, seat, source.card, 'turn')) return [];
      return passing(g, own, isPrey)
        .filter((one) => isPerson(one) && one.numb !== 'stasis')
        .map(({ id }) =>
          payloadOf(source, String(id), asLabel(`Pounce on ${pieceName(g, id)}`), [
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'lasting', what: POUNCED, until: 'turn', piece: id },
            { do: 'lasting', what: POUNCED, until: 'turn', piece: own.id },
          ]),
        );
    },
    lasting: { [LIFE]: {}, [POUNCED]: numbsHost('disabled') },
  },
};

/** Facts about cards from The Fajo Collection that have no rule, by id. */
export const FACTS: CardFacts = {
  '1962-roger-maris-baseball-card': { limit: 'not duplicatable' },
  'black-hole': { limit: 'not duplicatable' },
  'dixon-hills-business-card': { limit: 'not duplicatable' },
  'persistence-of-memory': { limit: 'not duplicatable' },
  'picards-artificial-heart': { countsAs: ['Interrupt'], nullifiedOnlyBy: ['Katherine Pulaski'] },
};
