import { before } from '../../../../kit/effects.ts';
import { scorePoints } from '../../../chapters/points/score.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { ofCard } from '../../../position/find.ts';
import { isHologram } from '../../../position/kinds.ts';
import { pieceName } from '../../../position/names.ts';
import { locationAt, onPiece } from '../../../position/places.ts';
import { seenAt } from '../../../position/veils.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId, PieceId } from '../../../terms.ts';
import { atLocations, idsOf, isNew, itself } from '../../builders/shared.ts';
import { pointsOn } from '../../card.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';
import { isSafe } from '../../safe.ts';

const CARD = 'arbiter-of-succession';
const WAR = 'klingon-civil-war';

const isRival = stateFilter('Klingon, leader, not captive, not disabled');

/**
 * Returns the two strongest Klingon leaders at a location, no matter whose they are. If a tie in STRENGTH makes several
 * pairs possible, the function returns all of them.
 */
function rivals(g: FirstEdition, location: LocationId): [Piece, Piece][] {
  const leaders = seenAt(g, location)
    .filter((piece) => isRival(piece, g))
    .map((piece) => ({ piece, strength: attributeOf(g, piece, 'STRENGTH') }))
    .sort((one, other) => other.strength - one.strength);
  const least = leaders[1]?.strength;
  const first = leaders[0]?.strength;
  if (least === undefined) return [];
  return leaders.flatMap((one, index) =>
    leaders
      .slice(index + 1)
      .filter((other) => one.strength === first && other.strength === least)
      .map((other): [Piece, Piece] => [one.piece, other.piece]),
  );
}

/** Arbiter of Succession (Q-Continuum). */
export const CARDS: CardRules = {
  'arbiter-of-succession': {
    text: 'The two strongest Klingon leaders at one location fight each other. Placed on the winner, scoring its points; Klingon Civil War is nullified. If the winner is killed, your opponent gets the points. Not duplicatable.',
    facts: { limit: 'not duplicatable' },
    lasting: {
      // A player who kills the winning Klingon takes over the points.
      [CARD]: {
        at: {
          left: {
            does(_g, source, { pieces, why }) {
              if (why !== 'killed' || source.piece === undefined || !pieces.includes(source.piece)) return [];
              const points = pointsOn(cardOf(CARD));
              return [
                { do: 'points', points: -points },
                { do: 'points', points, to: 'opponent' },
              ];
            },
          },
        },
      },
    },
    plays: (g, seat) => (isNew(g, CARD) ? atLocations((_g, location) => rivals(g, location).length > 0)(g, seat) : []),
    at: {
      played: {
        does(g, source, { piece }) {
          const own = itself(g, source);
          const location = own === null ? null : locationAt(g, own.at);
          if (piece !== source.piece || location === null) return [];
          const wars = idsOf(ofCard(g, WAR).filter((war) => !isSafe(g, war, source.card, true)));
          const then = [{ do: 'take-out', which: wars, why: 'discarded' }] as const;
          const fights = rivals(g, location).map(([one, other]) => ({
            key: `rivals:${one.id}:${other.id}`,
            label: `${pieceName(g, one.id)} against ${pieceName(g, other.id)}`,
            list: [{ do: 'contend', pair: [one.id, other.id], then }] as const,
          }));
          const [only] = fights;
          return fights.length === 1 && only !== undefined ? only.list : [{ do: 'either', ways: fights }];
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * A battle between two personnel (C-PERSBAT-03, C-PERSBAT-06) in which the weaker one dies. The card is placed on
     * the winner and scores its points, and then the effects in `then` follow. If nobody wins, the card is discarded.
     */
    contend: { pair: readonly [PieceId, PieceId]; then: Effects };
  }
}

const contend: Kind<'contend'> = {
  run(ctx, run, { pair, then }) {
    const { g } = ctx;
    const [one, other] = pair.flatMap((id) => g.pieces[id] ?? []);
    const [card] = whichOf(g, run, 'itself');
    if (one === undefined || other === undefined || card === undefined) return;
    const [first, second] = [attributeOf(g, one, 'STRENGTH'), attributeOf(g, other, 'STRENGTH')];
    // Both fighters are stopped (C-BATTLE-08).
    for (const piece of [one, other]) piece.stopped = g.turns;
    const names = `${pieceName(g, one.id)} ${first}, ${pieceName(g, other.id)} ${second}`;
    if (first === second) {
      ctx.log(`${names}: neither wins.`, 'C-PERSBAT-06');
      before(run, [{ do: 'take-out', which: 'itself', why: 'discarded' }]);
      return;
    }
    const [winner, loser] = first > second ? [one, other] : [other, one];
    ctx.log(`${names}: ${pieceName(g, winner.id)} wins.`, 'C-PERSBAT-06');
    card.at = onPiece(winner.id);
    g.lasting.push({ what: card.card, seat: run.seat, piece: winner.id, until: 'game' });
    // Holograms can only kill holograms (C-TIME-04).
    const isMortal = !isHologram(cardOf(winner.card)) || isHologram(cardOf(loser.card));
    if (isMortal) before(run, [{ do: 'take-out', which: [loser.id], why: 'killed' }, ...then]);
    else before(run, then);
    scorePoints(ctx, run.seat, { kind: 'bonus', points: pointsOn(cardOf(card.card)), card: card.card });
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { contend };
