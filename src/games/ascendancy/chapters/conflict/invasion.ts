import { type Callable, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { conflictOf, fights, nodesAt, seatOf, shipsOf, sideAt } from '../../position/conflict.ts';
import { discOf, playerOf } from '../../position/find.ts';
import { does, theSeat, verbFor } from '../../position/names.ts';
import { use } from '../../position/uses.ts';
import { banned } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Conflict, SystemId } from '../../state.ts';
import { COMBAT, CONTROL, INVADE, RETREAT } from '../calls.ts';
import { grantStrikes, planInvasion } from './begin.ts';
import { betray } from './betrayal.ts';
import { invasionChancesOn } from './estimate.ts';
import { closeConflict } from './losses.ts';
import { stalemate } from './numbers.ts';
import { defendText } from './odds.ts';
import { sideName } from './roll.ts';

/** The local state of an Invasion. */
interface Invasion {
  seat: Seat;
  system: SystemId;
  /** A conflict that this Invasion interrupts. */
  outer?: Conflict | null;
  forced?: boolean;
  result?: number;
}

type Surrender = 'fight' | 'surrender';

function surrenderOffers(g: Ascendancy, { seat, system }: Invasion, defender: Seat): Offer<Surrender>[] {
  const research = discOf(g, system).nodes.filter((node) => node === 'research').length;
  const projects = research === 0 ? '' : ` and up to ${several(research, 'Project')}`;
  return [
    open(
      { key: 'fight', verb: 'fight', label: 'Fight', hint: `${several(nodesAt(g, conflictOf(g)), 'die', 'dice')}.` },
      'fight',
    ),
    offer('surrender', banned(g, 'give-up', { how: 'surrender', seat: defender }), () => ({
      key: 'surrender',
      verb: 'surrender',
      label: `Surrender ${systemName(system)} to ${theSeat(g, seat)}`,
      hint: `No Nodes are destroyed, and ${theSeat(g, seat)} ${verbFor(g, seat, 'takes', 'take')} Control${projects}.`,
      rule: 'A-INV-16',
    })),
  ];
}

/**
 * A Planetary Invasion (A-INV-03). Combat Rounds follow until the Invasion succeeds or is repelled, or until a player
 * gives in (A-INV-17).
 */
export const invasion = procedure<Ascendancy, Invasion>((INVADE as Callable<Invasion>).name)({
  begin(ctx, local) {
    const { g } = ctx;
    const { seat, system } = local;
    local.outer = g.conflict;
    const c = planInvasion(g, seat, system);
    g.conflict = c;
    const ships = several(sideAt(c, 0).brought, 'Ship');
    const whose = c.sides[1]?.owner == null ? ' (an independent world)' : ` of ${sideName(g, 1)}`;
    ctx.log(`${does(g, seat, 'invades', 'invade')} ${systemName(system)}${whose} with ${ships}.`, 'A-INV-01');
    use(g, seat, 'invasion', 'round');
    const defender = seatOf(sideAt(c, 1));
    if (defender !== null) {
      betray(ctx, seat, [defender]);
      playerOf(g, seat).attacked = g.round;
    }
    moment(ctx, 'invasion-declared', { seat });
    return 'strikes';
  },
  strikes(ctx) {
    grantStrikes(ctx.g);
    return 'surrender';
  },
  // The Defender may Surrender before any Combat Round (A-INV-16). An Uncontrolled System never Surrenders, because
  // nobody decides for it (A-OPEN-102).
  surrender: offering({
    ask({ g }, local) {
      const c = conflictOf(g);
      const defender = seatOf(sideAt(c, 1));
      if (c.over) return { go: 'end' };
      if (defender === null || banned(g, 'give-up', { how: 'surrender', seat: defender }) !== null)
        return { go: 'fight' };
      return {
        seat: defender,
        kind: 'pick',
        prompt: `${several(shipsOf(g, sideAt(c, 0)), 'Ship')} ${shipsOf(g, sideAt(c, 0)) === 1 ? 'is' : 'are'} invading ${systemName(local.system)}. ${defendText(invasionChancesOn(g))}. Fight or Surrender?`,
        offers: surrenderOffers(g, local, defender),
        min: 1,
        max: 1,
        rule: 'A-INV-16',
      };
    },
    take(ctx, local, choice) {
      if (choice === 'fight') return 'fight';
      const { g } = ctx;
      const c = conflictOf(g);
      const defender = seatOf(sideAt(c, 1));
      if (defender !== null)
        ctx.log(`${does(g, defender, 'Surrenders', 'Surrender')} ${systemName(local.system)}.`, 'A-INV-16');
      c.result = 'success';
      return 'seize';
    },
  }),
  fight(ctx) {
    ctx.call(COMBAT);
    return 'fought';
  },
  fought(ctx, local) {
    const { g } = ctx;
    const c = conflictOf(g);
    // A successful Invasion stays a success, no matter what the Attacker lost (A-INV-10).
    if (c.result === 'success') return 'seize';
    if (c.result === 'annihilation' || c.over) return 'close';
    if (!fights(g, c, 0)) {
      ctx.log(`The Invasion of ${systemName(local.system)} is repelled.`, 'A-INV-14');
      c.winner = 1;
      return 'close';
    }
    // Only the Attacker may Retreat (A-INV-15).
    ctx.call(RETREAT, {});
    return 'stood';
  },
  stood(ctx, local) {
    const { g } = ctx;
    const c = conflictOf(g);
    if (!fights(g, c, 0)) {
      c.winner = 1;
      return 'close';
    }
    // As in a Space Battle, a stalemate ends the Invasion (A-OPEN-56).
    const why = stalemate(g);
    if (why === null) return 'surrender';
    if (local.forced === true || banned(g, 'give-up', { how: 'retreat', seat: local.seat }) !== null) {
      ctx.log(`${why} and the Attacker can’t Retreat, so the Invasion ends.`, 'A-OPEN-56');
      return 'close';
    }
    local.forced = true;
    ctx.call(RETREAT, { forced: true });
    return 'stood';
  },
  seize(ctx, { seat, system }) {
    const c = conflictOf(ctx.g);
    c.winner = 0;
    ctx.log(`The Invasion of ${systemName(system)} succeeds.`, 'A-INV-09');
    ctx.call(CONTROL, { seat, system, by: 'invasion' });
    return 'close';
  },
  close(ctx, { seat }) {
    conflictOf(ctx.g).over = true;
    moment(ctx, 'conflict-end', { seat });
    return 'end';
  },
  end(ctx, local) {
    closeConflict(ctx, local);
    return null;
  },
});
