import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { pieceName } from '../../../position/names.ts';
import { aboard, locationAt } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Attribute } from '../../printed.ts';
import { payloadOf } from '../shared.ts';
import { carrier, hasUser, isArmed } from './carried.ts';

/** The key in `g.lasting` for a personnel who strikes with a blade in this battle. The entry's `other` is the blade. */
export const BLOW = 'mortal-blow';

function isKlingon(piece: Piece | undefined): boolean {
  return piece !== undefined && belongsTo(piece, 'Klingon');
}

function isKahless({ card }: Piece): boolean {
  return isNamed(card, 'Kahless');
}

const isPersonal = (attribute: Attribute): boolean => ['INTEGRITY', 'CUNNING', 'STRENGTH'].includes(attribute);

/** Returns a player's own ships at the location of a piece. */
function shipsNear(g: FirstEdition, { at, seat }: Piece): Piece[] {
  const here = locationAt(g, at);
  return Object.values(g.pieces).filter(
    (ship) => cardOf(ship.card).type === 'Ship' && ship.seat === seat && locationAt(g, ship.at) === here,
  );
}

/** Klingon blades, and equipment that saves personnel from death. */
export const BLADES: Readonly<Record<string, Rule>> = {
  batleth: {
    text: 'Your Klingons with it have STRENGTH +2. Once per battle, one of them may mortally wound an opponent they would stun. Cumulative.',
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== 'STRENGTH') return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isKlingon(piece) && isArmed(piece) ? 2 : 0;
      },
    },
    at: {
      pairing: {
        offers(g, source, { pieces }) {
          const blade = source.piece ?? 0;
          if (g.lasting.some(({ what, other }) => what === BLOW && other === blade)) return [];
          const [own] = pieces.flatMap((id) => carrier(g, source, id) ?? []);
          const [foe] = pieces.flatMap((id) => (id === own?.id ? [] : (g.pieces[id] ?? [])));
          if (own === undefined || foe === undefined || !isKlingon(own)) return [];
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
  'dk-tahg': {
    text: 'Reports free, even into a battle of your Klingons that just began. If a Klingon is with it, all your personnel with it have STRENGTH +1. Cumulative.',
    free: () => true,
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== 'STRENGTH') return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isArmed(piece) && hasUser(g, piece, ['Klingon'], isArmed) ? 1 : 0;
      },
    },
    answers: {
      'personnel-battle': {
        offers(g, { seat, card }, { at }) {
          const { battle } = g;
          const forces = battle?.kind === 'personnel' ? (battle.forces[seat] ?? []) : [];
          if (!forces.some((id) => isKlingon(g.pieces[id]))) return [];
          return [payloadOf({ seat, card, kind: 'hand' }, 'draw', 'Report it to the battle', [{ do: 'stay', at }])];
        },
      },
    },
  },
  'emergency-transport-unit': {
    text: 'When a dilemma would kill a personnel present, you may return this to hand: that personnel is “stopped” aboard your ship at this location instead.',
    at: {
      leaving: {
        offers(g, source, { pieces, why }) {
          const met = g.attempt?.met;
          if (why !== 'killed' || met == null || source.piece === undefined) return [];
          const unit = source.piece;
          return pieces
            .flatMap((id) => carrier(g, source, id) ?? [])
            .flatMap((one) =>
              shipsNear(g, one).map((ship) =>
                payloadOf(
                  source,
                  `${one.id}:${ship.id}`,
                  asLabel(`Save ${pieceName(g, one.id)} to ${pieceName(g, ship.id)}`),
                  [
                    { do: 'spare', which: [one.id] },
                    { do: 'recall', which: [unit], to: 'hand' },
                    { do: 'shift', which: [one.id], to: aboard(ship.id) },
                    { do: 'stop-these', which: [one.id] },
                  ],
                ),
              ),
            );
        },
      },
    },
  },
  'sword-of-kahless': {
    text: 'Use as equipment: your Klingons with Honor present have all attributes +3. Kahless has another STRENGTH +7 and can’t be killed in personnel battles. Not duplicatable.',
    gained: 'equipment',
    adds: {
      attribute(g, source, { piece: id, attribute }) {
        const piece = carrier(g, source, id);
        if (piece === null || !isPersonal(attribute)) return 0;
        const honored = isKlingon(piece) && skillOf(g, piece, 'Honor') > 0 ? 3 : 0;
        return honored + (attribute === 'STRENGTH' && isKahless(piece) ? 7 : 0);
      },
    },
    bans: {
      die(g, source, { piece: id }) {
        const piece = g.battle?.kind === 'personnel' ? carrier(g, source, id) : null;
        return piece !== null && isKahless(piece) ? no('C-PERSBAT-06', 'The sword keeps Kahless alive.') : null;
      },
    },
  },
};
