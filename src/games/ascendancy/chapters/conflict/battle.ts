import { type Callable, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { listed, several } from '../../../kit/words.ts';
import {
  actingSeat,
  conflictOf,
  fights,
  opponentsOf,
  placeOf,
  seatOf,
  sideAt,
  sideOf,
} from '../../position/conflict.ts';
import { playerOf } from '../../position/find.ts';
import { atPlace, does, theSeat, verbFor } from '../../position/names.ts';
import { use } from '../../position/uses.ts';
import { banned } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Conflict } from '../../state.ts';
import { BATTLE, COMBAT, MANEUVER, type Play, RETREAT } from '../calls.ts';
import { type BattlePlan, grantStrikes, planBattle } from './begin.ts';
import { betray } from './betrayal.ts';
import { closeConflict } from './losses.ts';
import { isStruck, stalemate } from './numbers.ts';
import { sideName } from './roll.ts';

/** The local state of a Space Battle. */
type Battle = BattlePlan & {
  noRetreat?: boolean;
  /** Seats that have First Strike because of the rule that started the battle (A-BAT-21). */
  strikes?: Seat[];
  cubes?: BattlePlan['cubes'] & { rounds?: number };
  /** A conflict that this battle interrupts and that resumes afterwards (section 31). */
  outer?: Conflict | null;
  /** Whether the Attacker has been forced to Retreat (A-OPEN-56). */
  forced?: boolean;
  result?: number;
};

/** Logs how the battle starts. */
function tell(ctx: Play, seat: Seat, c: Conflict): void {
  const { g } = ctx;
  const isBorg = c.sides[0]?.owner === 'borg';
  const players = c.sides.flatMap((side) => {
    const one = seatOf(side);
    return one === null ? [] : `${theSeat(g, one)} (${several(side.brought, 'Ship')})`;
  });
  const others = c.sides.flatMap((side, place) =>
    side.owner === seat || (isBorg && side.owner !== 'borg')
      ? []
      : [`${sideName(g, place)}${side.owner === 'borg' ? '' : ` (${several(side.brought, 'Ship')})`}`],
  );
  const where = atPlace(g, c.sector);
  if (c.attacker === 'borg') ctx.log(`The Borg attack ${listed(players)} ${where}.`, 'A-OPEN-25');
  else if (isBorg && players.length > 1) ctx.log(`Together ${listed(players)} attack the Borg ${where}.`, 'A-OPEN-28');
  else
    ctx.log(
      `${does(g, seat, 'attacks', 'attack')} ${listed(others)} ${where} with ${several(sideOf(c, seat).brought, 'Ship')}.`,
      'A-BAT-01',
    );
}

/** Whether the battle is over: it was canceled, or the Attacker or all Defenders are out. */
function isOver(g: Ascendancy): boolean {
  const c = conflictOf(g);
  return c.over || !fights(g, c, 0) || opponentsOf(g, c, 0).length === 0;
}

/**
 * Whether the battle ended before its first round because all sides left, so that no rule for winning applies
 * (A-KLI-03).
 */
function isCancelled({ round }: Conflict): boolean {
  return round === 0;
}

/** Sets the winner: a remaining side, if at least one opponent was destroyed or Retreated (A-BAT-11, A-BAT-30). */
function decide(g: Ascendancy, c: Conflict): void {
  if (c.winner !== null || isCancelled(c)) return;
  const beaten = (place: number) => {
    const { out } = sideAt(c, place);
    return out === 'destroyed' || out === 'retreated';
  };
  const others = [...c.sides.keys()].slice(1);
  const left = others.filter((place) => fights(g, c, place));
  if (fights(g, c, 0)) {
    if (left.length === 0 && others.some(beaten)) c.winner = 0;
  } else if (beaten(0)) c.winner = left[0] ?? null;
}

/** A Space Battle, fought in Combat Rounds until the Attacker or all Defenders are gone (A-BAT-02). */
export const battle = procedure<Ascendancy, Battle>((BATTLE as Callable<Battle>).name)({
  begin(ctx, local) {
    const { g } = ctx;
    local.outer = g.conflict;
    const c = planBattle(g, local);
    g.conflict = c;
    if (local.noRetreat === true) c.barred.push('retreat');
    for (const side of c.sides) if (local.strikes?.some((seat) => seat === side.owner)) side.strikes = true;
    tell(ctx, local.seat, c);
    if (c.attacker !== 'borg') {
      use(g, local.seat, 'battle', 'round');
      // Players who fight the Borg together aren’t rivals (A-OPEN-28).
      const rivals = opponentsOf(g, c, must(placeOf(c, local.seat), 'the attacker’s side')).flatMap(
        (place) => seatOf(sideAt(c, place)) ?? [],
      );
      betray(ctx, local.seat, rivals);
      if (rivals.length > 0) playerOf(g, local.seat).attacked = g.round;
    }
    moment(ctx, 'battle-declared', { seat: actingSeat(c) });
    return 'begun';
  },
  begun(ctx) {
    if (isOver(ctx.g)) return 'cancelled';
    moment(ctx, 'battle-begun', { seat: actingSeat(conflictOf(ctx.g)) });
    return 'strikes';
  },
  strikes(ctx) {
    const { g } = ctx;
    grantStrikes(g);
    const c = conflictOf(g);
    for (const place of c.sides.keys()) {
      const against = opponentsOf(g, c, place).filter((on) => isStruck(g, place, on));
      if (against.length > 0)
        ctx.log(
          `First Strike: ${listed(against.map((on) => sideName(g, on)))} ${takes(g, against)} casualties before rolling.`,
          'A-BAT-21',
        );
    }
    return 'fight';
  },
  // Later Combat Rounds need no Command (A-BAT-29).
  fight(ctx) {
    if (isOver(ctx.g)) return 'won';
    ctx.call(COMBAT);
    return 'fought';
  },
  fought(ctx, local) {
    const { g } = ctx;
    const c = conflictOf(g);
    if (isOver(g)) return 'won';
    if (c.round >= (local.cubes?.rounds ?? Number.POSITIVE_INFINITY)) {
      c.over = true;
      return 'won';
    }
    const free = c.round > 1 || !c.barred.includes('retreat');
    if (free) ctx.call(RETREAT, {});
    return 'stood';
  },
  // In a stalemate the Attacker must Retreat. If the Attacker can’t Retreat, the battle has no winner (A-BAT-14,
  // A-OPEN-56).
  stood(ctx, local) {
    const { g } = ctx;
    const c = conflictOf(g);
    if (isOver(g)) return 'won';
    const why = stalemate(g);
    if (why === null) return 'fight';
    const { attacker } = c;
    if (
      local.forced === true ||
      attacker === 'borg' ||
      banned(g, 'give-up', { how: 'retreat', seat: attacker }) !== null
    ) {
      ctx.log(`${why} and the Attacker can’t Retreat, so the Space Battle ends without a winner.`, 'A-OPEN-56');
      c.over = true;
      return 'won';
    }
    local.forced = true;
    ctx.log(`${why}, so the Attacker must Retreat.`, 'A-OPEN-56');
    ctx.call(RETREAT, { forced: true });
    return 'stood';
  },
  won(ctx) {
    const { g } = ctx;
    const c = conflictOf(g);
    if (!c.over) decide(g, c);
    c.over = true;
    if (c.winner !== null) {
      const name = sideName(g, c.winner);
      const wins = name === 'the Federation' ? 'wins' : 'win';
      ctx.log(`${name.charAt(0).toUpperCase()}${name.slice(1)} ${wins} the Space Battle.`, 'A-BAT-30');
    }
    moment(ctx, 'conflict-end', { seat: actingSeat(c) });
    return 'maneuver';
  },
  maneuver(ctx) {
    if (conflictOf(ctx.g).winner !== null) ctx.call(MANEUVER);
    return 'end';
  },
  cancelled(ctx) {
    conflictOf(ctx.g).over = true;
    ctx.log('The Space Battle is canceled.', 'A-KLI-03');
    return 'end';
  },
  end(ctx, local) {
    closeConflict(ctx, local);
    return null;
  },
});

/** Returns “takes” or “take”, whichever fits the sides that take casualties first. */
function takes(g: Ascendancy, places: readonly number[]): string {
  const [only, ...others] = places;
  const owner = only === undefined || others.length > 0 ? null : sideAt(conflictOf(g), only).owner;
  return typeof owner === 'number' ? verbFor(g, owner, 'takes', 'take') : 'take';
}
