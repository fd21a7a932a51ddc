import { must } from '../../../../../kernel/must.ts';
import { asLabel } from '../../../../kit/words.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { pieceName } from '../../../position/names.ts';
import { rifle, sidearm } from '../../builders/equipment/arms.ts';
import { armedWith, carrier } from '../../builders/equipment/carried.ts';
import { isKlingon, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** The key in `g.lasting` for a personnel who strikes with a blade in this battle. The entry's `other` is the blade. */
const BLOW = 'mortal-blow';

/** Equipment of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  batleth: {
    text: 'Your Klingons with it have STRENGTH +2. Once per battle, one of them may mortally wound an opponent they would stun. Cumulative.',
    lasting: {
      [BLOW]: { grants: { wound: (_g, source, { piece }) => source.piece === piece } },
    },
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== 'STRENGTH') return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isKlingon(piece, g) && armedWith(g, source)(piece) ? 2 : 0;
      },
    },
    at: {
      pairing: {
        offers(g, source, { pieces }) {
          const blade = must(source.piece, 'the bat’leth');
          if (g.lasting.some(({ what, other }) => what === BLOW && other === blade)) return [];
          const [own] = pieces.flatMap((id) => carrier(g, source, id) ?? []);
          const [foe] = pieces.flatMap((id) => (id === own?.id ? [] : (g.pieces[id] ?? [])));
          if (own === undefined || foe === undefined || !isKlingon(own, g)) return [];
          if (attributeOf(g, own, 'STRENGTH') <= attributeOf(g, foe, 'STRENGTH')) return [];
          const label = asLabel(`${pieceName(g, own.id)} mortally wounds`);
          return [
            payloadOf(source, 'blow', label, [
              { do: 'lasting', what: BLOW, piece: own.id, other: blade, until: 'battle' },
            ]),
          ];
        },
      },
    },
  },
  'dk-tahg': sidearm('Klingon'),
  'klingon-disruptor-rifle': rifle('Klingon or Non-Aligned'),
  'romulan-disruptor-rifle': rifle('Romulan or Non-Aligned'),
  'starfleet-type-i-phaser': sidearm('Federation'),
};
