import { must } from '../../../../../kernel/must.ts';
import { asLabel } from '../../../../kit/words.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { pieceName } from '../../../position/names.ts';
import type { Rule } from '../../../rules/rule.ts';
import { payloadOf } from '../shared.ts';
import { armedWith, carrier } from './carried.ts';

/** The key in `g.lasting` for a personnel who strikes with a blade in this battle. The entry's `other` is the blade. */
const BLOW = 'mortal-blow';

/** A blade that raises the STRENGTH of those who may use it. Once per battle, one of them mortally wounds with it. */
export function blade(who: string, called: string): Rule {
  const isUser = stateFilter(who);
  return {
    text: `Your ${called} with it have STRENGTH +2. Once per battle, one of them may mortally wound an opponent they would stun. Cumulative.`,
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== 'STRENGTH') return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isUser(piece, g) && armedWith(g, source)(piece) ? 2 : 0;
      },
    },
    at: {
      pairing: {
        offers(g, source, { pieces }) {
          const arm = must(source.piece, 'the blade');
          if (g.lasting.some(({ what, other }) => what === BLOW && other === arm)) return [];
          const [own] = pieces.flatMap((id) => carrier(g, source, id) ?? []);
          const [foe] = pieces.flatMap((id) => (id === own?.id ? [] : (g.pieces[id] ?? [])));
          if (own === undefined || foe === undefined || !isUser(own, g)) return [];
          if (attributeOf(g, own, 'STRENGTH') <= attributeOf(g, foe, 'STRENGTH')) return [];
          const label = asLabel(`${pieceName(g, own.id)} mortally wounds`);
          return [
            payloadOf(source, 'blow', label, [
              { do: 'lasting', what: BLOW, piece: own.id, other: arm, until: 'battle' },
            ]),
          ];
        },
      },
    },
  };
}
