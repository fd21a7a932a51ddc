import { listed } from '../../../../kit/words.ts';
import { activeAt, equipmentAt } from '../../../chapters/teams/teams.ts';
import { whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hostIn } from '../../../position/find.ts';
import { piecesNamed } from '../../../position/names.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { aboard } from '../../../position/places.ts';
import { stationOf } from '../../../position/stations.ts';
import type { PieceId } from '../../../terms.ts';
import { staffed, withSkill } from '../../builders/facilities/rooms.ts';
import { itself, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Security Office (Deep Space Nine). */
export const CARDS: CardRules = {
  'security-office': {
    text: 'Compatible SECURITY personnel and hand weapons report here. When a personnel battle begins on this station, your personnel here may go there and join it, if one has SECURITY. Matching SECURITY files mission reports here.',
    site: { level: 'Promenade', files: 'SECURITY', takes: staffed('SECURITY', 'hand weapon') },
    at: {
      'personnel-battle': {
        both: true,
        offers(g, source, { at }) {
          const own = itself(g, source);
          const room = hostIn(g, at);
          const isHere = own !== null && stationOf(g, room)?.id === stationOf(g, own)?.id && room?.id !== own.id;
          if (own === null || !isHere || room === undefined) return [];
          const people = activeAt(g, aboard(own.id), source.seat);
          if (!people.some(withSkill('SECURITY')(g))) return [];
          const which = [...people, ...equipmentAt(g, aboard(own.id), source.seat)].map(({ id }) => id);
          return [
            payloadOf(source, 'join', 'Send your personnel in the Security Office to join', [
              { do: 'join-battle', which },
            ]),
          ];
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Moves personnel with their equipment to a personnel battle that just began, to fight in it (C-PERSBAT-01). */
    'join-battle': { which: readonly PieceId[] };
  }
}

const joinBattle: Kind<'join-battle'> = {
  run(ctx, run, { which }) {
    const { g } = ctx;
    if (g.battle?.kind !== 'personnel') return;
    const pieces = whichOf(g, run, which);
    for (const piece of pieces) {
      piece.at = g.battle.at;
      // Personnel take along what they carry (C-MOVE-07).
      if (isPerson(piece)) g.battle.forces[piece.seat]?.push(piece.id);
    }
    if (pieces.length > 0) ctx.log(`${listed(piecesNamed(g, pieces))} join the battle.`, 'C-PERSBAT-01');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'join-battle': joinBattle };
