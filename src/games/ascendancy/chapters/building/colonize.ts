import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { systemName } from '../../content/lookup.ts';
import { playerOf, unitOf, unitsIn } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import { partnerIn } from '../../position/partner.ts';
import { pay as payFor } from '../../position/resources.ts';
import { destroyShips, disband } from '../../position/units.ts';
import { use } from '../../position/uses.ts';
import { added, granted, setTo } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, SystemId, Unit } from '../../state.ts';
import { type CalledWith, COLONIZE, CONTROL, MUSTER, type Play, type Resulting } from '../calls.ts';
import { colonyPrice, refusal } from './colonies.ts';

type Colony = CalledWith<typeof COLONIZE> & Resulting;

/** Colonizes a System. */
export const colonize = procedure<Ascendancy, Colony>(COLONIZE.name)({
  begin: (_ctx, { unit, given }) => (given === true || unit === null ? 'ready' : 'leave'),
  // A trade partner whose Ships are in the System may allow the colony (A-OPT-14).
  leave: offering({
    ask({ g }, { seat, system }) {
      const partner = partnerIn(g, seat, system);
      if (partner === null) return { go: 'ready' };
      return {
        seat: partner,
        kind: 'pick',
        prompt: `May ${theSeat(g, seat)} Colonize ${systemName(system)} as if your Ships weren’t there?`,
        offers: [
          open({ key: 'agree', verb: 'agree', label: 'Agree' }, true),
          open({ key: PASS, verb: PASS, label: 'Refuse' }, false),
        ],
        min: 1,
        max: 1,
        window: 'cooperation',
        rule: 'A-OPT-14',
      };
    },
    take({ g }, { seat, system }, agreed) {
      if (agreed) return 'ready';
      use(g, seat, refusal(system), 'turn');
      return 'refused';
    },
  }),
  refused(ctx, local) {
    ctx.log(
      `${does(ctx.g, local.seat, 'is', 'are')} refused permission to Colonize ${systemName(local.system)}.`,
      'A-OPT-14',
    );
    local.result = 0;
    return null;
  },
  // A rule may still keep the Ship from being spent.
  ready(ctx, { seat, system, unit }) {
    if (unit !== null) moment(ctx, 'colonizing', { seat, system, unit });
    return 'pay';
  },
  pay(ctx, local) {
    const { seat, system, pay } = local;
    const { g } = ctx;
    const price = priceOf(g, local);
    if (price !== null) payFor(g, seat, price);
    if (pay === 'ascendancy') {
      const price = setTo(g, 'payment', { of: 'colony', in: 'ascendancy', seat, system });
      playerOf(g, seat).ascendancy -= must(price, 'the Ascendancy that the colony costs');
    }
    spend(ctx, local);
    const how = pay === 'ascendancy' ? 'A-VUL-01' : 'A-BUILD-07';
    ctx.log(`${does(g, seat, 'Colonizes', 'Colonize')} ${systemName(system)}.`, how);
    const free = pay !== 'ascendancy' && (price === null || Object.values(price).every((amount) => amount === 0));
    ctx.call(CONTROL, { seat, system, by: 'colony', paid: free ? 'nothing' : pay });
    return 'muster';
  },
  // Paying Ascendancy may leave the player with more Fleets than the remaining Ascendancy allows (A-VUL-02).
  muster(ctx, { seat }) {
    ctx.call(MUSTER, { seat });
    return 'end';
  },
  end(_ctx, local) {
    local.result = 1;
    return null;
  },
});

function priceOf(
  g: Ascendancy,
  { seat, system, unit, pay }: Colony,
): { culture: number } | { production: number } | null {
  if (pay === 'production') {
    const price = setTo(g, 'payment', { of: 'colony', in: 'production', seat, system });
    return { production: must(price, 'the Production that the colony costs') };
  }
  return pay === 'culture' && unit !== null ? colonyPrice(g, seat, system, unitOf(g, unit)) : null;
}

/**
 * Spends Ships unless a rule saves them: first the unit’s own, then single Ships, then Ships of Fleets (A-BUILD-08).
 * Disbands the unit’s Fleet if the player chose this instead of paying Culture (A-BUILD-10).
 */
function spend(ctx: Play, { seat, system, unit, disbands }: Colony): void {
  if (unit === null) return;
  const { g } = ctx;
  const kept = granted(g, 'colony', { by: 'keeping', seat, system }) || takeKept(g, seat, system);
  if (disbands === true) disband(ctx, unit);
  const first = (one: Unit): number => (one.id === unit ? 0 : one.fleet === null ? 1 : 2);
  for (let due = kept ? 0 : 1 + Math.max(0, added(g, 'price', { of: 'colony-ships', seat, system })); due > 0; due--) {
    const [giver] = unitsIn(g, system, seat).sort((a, b) => first(a) - first(b));
    if (giver !== undefined) destroyShips(ctx, giver.id, 1);
  }
}

/** Ends a card’s effect that saves the Ship of this colony, and returns whether there was one. */
function takeKept(g: Ascendancy, seat: Seat, system: SystemId): boolean {
  const at = g.lasting.findIndex(
    (one) => one.what === 'keep-ship' && one.system === system && one.seats.includes(seat),
  );
  if (at >= 0) g.lasting.splice(at, 1);
  return at >= 0;
}
