import type { Seat } from '../../../kernel/types.ts';
import { gathering } from '../../kit/rules/in-force.ts';
import { lastingRule, ruleOf } from '../content/rules.ts';
import { allPieces } from '../position/find.ts';
import { isSuspended } from '../position/pieces.ts';
import { isAway } from '../position/places.ts';
import type { FirstEdition, LineLocation, Piece } from '../state.ts';
import type { CardId, OwnedCard } from '../terms.ts';
import type { Force, RuleSource } from './rule.ts';

/**
 * Returns the rules in force: those of cards in play in order of arrival (C-LEAVE-01), then those of missions, then
 * those of lasting effects (C-TURN-18).
 */
export const inForce = gathering<FirstEdition, RuleSource, Force>(
  (g, add) => {
    for (const piece of allPieces(g)) {
      const { card, seat, id } = piece;
      // Most cards have only facts and no rule.
      const rule = ruleOf(card);
      if (rule !== undefined && isInForce(g, piece)) add(rule, { seat, kind: 'piece', card, piece: id });
    }
    for (const { id: location, missions } of Object.values(g.locations)) {
      // Few missions have a rule.
      if (!missions.some(hasRule)) continue;
      for (let seat = 0; seat < g.players.length; seat++) {
        const card = readBy(missions, seat);
        if (card !== undefined) add(ruleOf(card), { seat, kind: 'mission', card, location });
      }
    }
    for (const { what, seat, piece, other, location, card } of g.lasting)
      add(lastingRule(what), {
        seat,
        kind: 'lasting',
        card: what,
        ...(piece === undefined ? {} : { piece }),
        ...(other === undefined ? {} : { other }),
        ...(location === undefined ? {} : { location }),
        ...(card === undefined ? {} : { named: card }),
      });
  },
  (one, other) =>
    one.kind === other.kind &&
    one.card === other.card &&
    one.piece === other.piece &&
    one.seat === other.seat &&
    one.location === other.location &&
    one.other === other.other &&
    one.named === other.named,
);

/** Cards that have disappeared, are face down or are still kept in hand have no effect (C-LEAVE-04). */
function isInForce(g: FirstEdition, { at, hidden, kept }: Piece): boolean {
  return hidden !== true && kept !== true && !isSuspended(g, at) && !isAway(g, at);
}

function hasRule({ card }: OwnedCard): boolean {
  return ruleOf(card) !== undefined;
}

/** Each player reads the end of a mission that faces them (C-MISSION-01). */
function readBy(missions: LineLocation['missions'], seat: Seat): CardId | undefined {
  for (const { owner, card } of missions) if (owner === seat) return card;
  return missions[0]?.card;
}
