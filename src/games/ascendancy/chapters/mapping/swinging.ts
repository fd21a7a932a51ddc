import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer, offering, open } from '../../../kit/offers.ts';
import { systemName } from '../../content/lookup.ts';
import { chartOf } from '../../galaxy/chart.ts';
import { callsOf, clockKey, clockOf } from '../../galaxy/clock.ts';
import { DISCS_APART, distance, LANE_OFF_DISC, spotDistance, toLine } from '../../galaxy/measure.ts';
import { bodyOf } from '../../galaxy/placing.ts';
import { putSwung } from '../../galaxy/put.ts';
import { anchoringOf, anchorOf, floating } from '../../galaxy/standing.ts';
import { bearingOfGroup, canSwing, groupOf, turnsOf } from '../../galaxy/swing.ts';
import { does } from '../../position/names.ts';
import { homeOf } from '../../position/standing.ts';
import type { Ascendancy, Spot, SystemId } from '../../state.ts';
import { type Payload, type Play, SWING } from '../calls.ts';

/** Returns why a System can’t swing now, or null if it can. */
function whyNot(g: Ascendancy, seat: Seat, system: SystemId): Obstacle {
  const name = systemName(system);
  if (g.turn?.seat !== seat) return no('A-FLOAT-04', 'You can swing Systems only on your own turn.');
  const firmness = anchoringOf(g, system);
  if (firmness === 'immovable') return no('A-FLOAT-03', `${name} isn’t joined to a Fixed System.`);
  if (firmness === 'fixed') {
    if (homeOf(g, system) !== null) return no('A-FLOAT-02', 'Home Systems are always Fixed.');
    return no('A-FLOAT-01', `${name} is Fixed because lanes join it to two or more Systems.`);
  }
  return canSwing(g, system) ? null : no('A-GEO-18', `${name} has no room to swing.`);
}

/**
 * Lists a swing for every System. Floating Systems can swing during the player’s own turn without a Command
 * (A-FLOAT-04). The offers for the other Systems say why those can’t swing.
 */
export function swingOffers(
  g: Ascendancy,
  seat: Seat,
  systems: readonly SystemId[] = Object.keys(g.discs),
): Offer<Payload>[] {
  return systems.map((system) => swingOffer(g, seat, system));
}

/** Offers to swing a System, or says why it can’t swing now. */
export function swingOffer(g: Ascendancy, seat: Seat, system: SystemId): Offer<Payload> {
  const payload: Payload = (ctx) => ctx.call(SWING, { seat, system });
  return keyed(`swing:${system}`, payload, whyNot(g, seat, system), () => {
    const around = anchorOf(g, system);
    const name = systemName(system);
    return {
      verb: 'swing',
      label: `Swing ${name}`,
      hint: around === null ? '' : `Around ${systemName(around)}, at no cost`,
      subject: { kind: 'system', id: system },
      rule: 'A-FLOAT-04',
    };
  });
}

/** Names the direction of a swing. */
export function directionText(by: number): string {
  return by > 0 ? 'clockwise' : 'counter-clockwise';
}

/**
 * Returns Floating Systems within `reach` of a spot. Such Systems may be in the way of a disc or lane (A-GEO-25,
 * A-FLOAT-05, A-CONN-03).
 */
export function swingsNear(g: Ascendancy, centre: Spot, reach: number): SystemId[] {
  return floating(g).filter((system) => {
    const { disc, lanes } = groupOf(g, system);
    return (
      distance(disc, centre) < reach + DISCS_APART || lanes.some((lane) => toLine(centre, lane) < reach + LANE_OFF_DISC)
    );
  });
}

/** Returns Floating Systems in the way of a lane from a System. The System’s own lanes turn with it. */
export function swingsAround(g: Ascendancy, system: SystemId, sectors: 2 | 3 | 4): SystemId[] {
  return swingsNear(g, bodyOf(chartOf(g), system), spotDistance(sectors));
}

/** Swings a System and logs it (A-GEO-17). Ships move with the System and suffer nothing (A-GEO-19). */
export function swing(ctx: Play, seat: Seat, system: SystemId, by: number): void {
  const group = groupOf(ctx.g, system);
  const bearing = bearingOfGroup(group);
  putSwung(ctx.g, system, by);
  ctx.log(
    `${does(ctx.g, seat, 'swings', 'swing')} ${systemName(system)} ${directionText(by)} from ${clockOf(bearing)} to ${clockOf(bearing + by)} o’clock around ${systemName(group.anchor.id)}.`,
    'A-FLOAT-04',
  );
}

/** Lets a player swing a Floating System or leave it where it is. */
export const swingProcedure = procedure<Ascendancy, { seat: Seat; system: SystemId }>(SWING.name)({
  begin: offering<Ascendancy, { seat: Seat; system: SystemId }, number, 'begin'>({
    ask({ g }, { seat, system }) {
      const group = groupOf(g, system);
      const bearing = bearingOfGroup(group);
      const turns = turnsOf(g, system).sort((one, other) => one - other);
      const offers = turns.map((by) => {
        return keyed(`swing:${system}:${clockKey(bearing + by)}`, by, null, () => ({
          verb: 'swing',
          label: `To ${clockOf(bearing + by)} o’clock`,
          called: callsOf(bearing + by),
          hint: `${Math.abs(by)}° ${directionText(by)}`,
          subject: { kind: 'system', id: system },
          rule: 'A-GEO-17',
        }));
      });
      const stay = { key: PASS, verb: PASS, label: `Leave ${systemName(system)} at ${clockOf(bearing)} o’clock` };
      return {
        seat,
        kind: 'pick',
        prompt: `${systemName(system)} is at ${clockOf(bearing)} o’clock from ${systemName(group.anchor.id)}. Where do you swing it?`,
        offers: [...offers, open(stay, 0)],
        min: 1,
        max: 1,
        rule: 'A-FLOAT-04',
      };
    },
    take(ctx, { seat, system }, by) {
      if (by !== 0) swing(ctx, seat, system, by);
      return null;
    },
  }),
});
