import type { Seat } from '../../../../../kernel/types.ts';
import { scorePoints } from '../../../chapters/points/score.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { activeAt } from '../../../chapters/teams/teams.ts';
import type { Kind } from '../../../effects/kind.ts';
import { opponentOf, piecesAt, playerOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { isInfiltrator, isPerson } from '../../../position/piece-types.ts';
import { onSurface } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { placeOf } from '../../builders/missions/ends.ts';
import { payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const isOfficer = stateFilter('OFFICER');

/** True if a player has an OFFICER on the planet who can act, and the opponent has no personnel there. */
function isUnopposed(g: FirstEdition, source: RuleSource, seat: number): boolean {
  const place = onSurface(placeOf(source));
  // Infiltrators don't oppose anyone (C-INFIL-02).
  const isThere = (one: Piece) => one.seat === opponentOf(seat) && !isInfiltrator(one) && isPerson(one);
  return activeAt(g, place, seat).some((one) => isOfficer(one, g)) && !piecesAt(g, place).some(isThere);
}

/** True if a player has points for this mission. */
function hasScored(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return (g.players[seat]?.scored ?? []).some(
    ({ kind, card, points }) => kind === 'mission' && card === source.card && points > 0,
  );
}

/** Impose Order (Official Tournament Sealed Deck). */
export const CARDS: CardRules = {
  'impose-order': {
    text: 'A player with an OFFICER here who can act may take the mission’s points from an opponent with no personnel on the planet. The points can change hands repeatedly.',
    orders: (g, source, seat) =>
      seat === source.seat && isUnopposed(g, source, seat) && hasScored(g, source, opponentOf(seat))
        ? [payloadOf(source, `steal:${placeOf(source)}`, 'Take its points', [{ do: 'steal', from: opponentOf(seat) }])]
        : [],
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Moves a player's points for the mission with this effect to the player who carries it out. */
    steal: { from: Seat };
  }
}

const steal: Kind<'steal'> = {
  run(ctx, run, { from }) {
    const { scored } = playerOf(ctx.g, from);
    const at = scored.findIndex(({ kind, card }) => kind === 'mission' && card === run.from.card);
    const [taken] = at < 0 ? [] : scored.splice(at, 1);
    if (taken === undefined) return;
    ctx.log(`${seatName(from)} loses the points for ${cardName(taken.card)}.`, 'C-POINTS-01');
    scorePoints(ctx, run.seat, taken);
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { steal };
