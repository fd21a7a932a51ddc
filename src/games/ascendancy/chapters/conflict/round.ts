import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { choosing } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import {
  actingSeat,
  conflictOf,
  fights,
  isWorld,
  nodesAt,
  opponentsOf,
  seatOf,
  sideAt,
} from '../../position/conflict.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Conflict } from '../../state.ts';
import { afterCombatRound } from '../borg/adapt.ts';
import { COMBAT, DISCARD } from '../calls.ts';
import { allot, allotForced, choiceOfHits, hitOffers } from './hits.ts';
import { removeVictims } from './losses.ts';
import { poolsOf, strikesFirst } from './numbers.ts';
import { collateral, raze, razeAll, razeOffers, resultOf } from './razing.ts';
import { rollDice, sideName } from './roll.ts';
import { diceAgainst, evenShares, poolName, type Share, shareOffers, undivided } from './split.ts';

/** A side that rolls against another. */
interface Pair {
  by: number;
  on: number;
}

/** The local state of a Combat Round. */
interface Round {
  /** The sides whose `before-hits` moment has run, the pairs that have rolled, and the pairs that roll now. */
  asked: number[];
  rolled: Pair[];
  volley: Pair[];
  /** The dice assigned to each Defender. */
  shares: Share[];
  /**
   * In an Invasion, the Hits on Nodes in this volley. `only` is true if a rule destroys Nodes without a roll
   * (A-INV-13).
   */
  struck: { hits: number; only: boolean } | null;
}

/** Resets the conflict for a new Combat Round. */
function newRound(g: Ascendancy, c: Conflict): void {
  c.round += 1;
  c.result = null;
  c.razed = [];
  c.nodes = nodesAt(g, c);
  for (const side of c.sides) {
    side.dice = [];
    side.extra = 0;
    side.hits = [];
    side.doomed = [];
    side.spared = [];
    side.instead = null;
  }
}

/** Returns the pairs that still have to roll. */
function pairsLeft(g: Ascendancy, { rolled }: Round): Pair[] {
  const c = conflictOf(g);
  // A System that fell to First Strike doesn’t roll (A-BAT-21).
  const fell = (by: number) => isWorld(c, by) && c.result === 'success';
  return [...c.sides.keys()].flatMap((by) =>
    fights(g, c, by) && !fell(by)
      ? opponentsOf(g, c, by)
          .map((on) => ({ by, on }))
          .filter((pair) => !rolled.some((one) => one.by === pair.by && one.on === pair.on))
      : [],
  );
}

/** Returns the first side of this volley with undivided dice, or null. */
function toDivide(
  g: Ascendancy,
  { volley, shares }: Round,
): { by: number; pools: ReturnType<typeof undivided> } | null {
  for (const { by } of volley) {
    const pools = undivided(g, by, shares);
    if (pools.length > 0) return { by, pools };
  }
  return null;
}

/**
 * A Combat Round: all sides roll, then casualties are removed together (A-BAT-18). Sides with First Strike roll first,
 * and the sides they hit roll with their remaining Ships (A-BAT-21).
 */
export const combatRound = procedure<Ascendancy, Round>(COMBAT.name)({
  begin({ g }, local) {
    newRound(g, conflictOf(g));
    Object.assign(local, { asked: [], rolled: [], volley: [], shares: [], struck: null } satisfies Round);
    return 'ready';
  },
  // Each side may use rules before it rolls its own dice. Sides with First Strike go first.
  ready(ctx, local) {
    const { g } = ctx;
    const c = conflictOf(g);
    const pairs = c.over ? [] : pairsLeft(g, local);
    const first = pairs.filter(({ by, on }) => strikesFirst(g, by, on));
    local.volley = first.length > 0 ? first : pairs;
    const next = local.volley.find(({ by }) => !local.asked.includes(by));
    if (next === undefined) return pairs.length === 0 ? 'end' : 'divide';
    local.asked.push(next.by);
    const seat = seatOf(sideAt(c, next.by)) ?? actingSeat(c);
    moment(ctx, 'before-hits', { seat, side: next.by });
    return 'ready';
  },
  // Cubes divide their dice automatically.
  divide({ g }, local) {
    const due = toDivide(g, local);
    if (due === null || seatOf(sideAt(conflictOf(g), due.by)) !== null) return 'split';
    local.shares.push(...due.pools.flatMap((pool) => evenShares(g, due.by, pool)));
    return 'divide';
  },
  // The Attacker divides the dice among the Defenders before rolling (A-BAT-09).
  split: choosing({
    ask({ g }, local) {
      const due = toDivide(g, local);
      const seat = due === null ? null : seatOf(sideAt(conflictOf(g), due.by));
      const [pool] = due?.pools ?? [];
      if (due === null || pool === undefined || seat === null) return { go: 'roll' };
      return {
        seat,
        kind: 'allocate',
        prompt: `Divide ${poolName(g, pool)} among the Defenders.`,
        offers: shareOffers(g, due.by, pool),
        min: pool.dice.length,
        max: pool.dice.length,
        rule: 'A-BAT-09',
      };
    },
    take(_ctx, local, payloads) {
      for (const { by, unit, on } of payloads) {
        const known = local.shares.find((one) => one.by === by && one.unit === unit && one.on === on);
        if (known === undefined) local.shares.push({ by, unit, on, dice: 1 });
        else known.dice += 1;
      }
      return 'split';
    },
  }),
  roll(ctx, local) {
    for (const { by, on } of local.volley)
      for (const pool of poolsOf(ctx.g, by)) rollDice(ctx, by, on, pool.unit, diceAgainst(by, on, pool, local.shares));
    local.rolled.push(...local.volley);
    moment(ctx, 'after-hits', { seat: actingSeat(conflictOf(ctx.g)) });
    return 'counted';
  },
  counted(ctx) {
    moment(ctx, 'hits-counted', { seat: actingSeat(conflictOf(ctx.g)) });
    return 'hits';
  },
  hits({ g }, local) {
    const c = conflictOf(g);
    local.struck = null;
    for (const { by, on } of local.volley) {
      const { dice, instead, hits } = sideAt(c, by);
      let count = 0;
      for (const die of dice) {
        if (die.against !== on || die.done) continue;
        die.done = true;
        if (die.hit) count += 1;
      }
      const kills = instead?.on === on ? instead.kills : 0;
      if (isWorld(c, on)) local.struck = { hits: count + kills, only: instead !== null };
      else {
        if (count > 0) hits.push({ on, left: count, sure: false });
        if (kills > 0) hits.push({ on, left: kills, sure: true });
      }
    }
    return 'forced';
  },
  forced(ctx) {
    return allotForced(ctx) === null ? 'casualties' : 'allot';
  },
  // The side that scored the Hits allots them (A-BAT-19).
  allot: choosing({
    ask({ g }) {
      const choice = choiceOfHits(g);
      const seat = choice === null ? null : seatOf(sideAt(conflictOf(g), choice.allotting.by));
      if (choice === null || seat === null) return { go: 'casualties' };
      const { on, left } = choice.allotting.hits;
      return {
        seat,
        kind: 'allocate',
        prompt: `Where do you assign your ${several(left, 'Hit')} on ${sideName(g, on)}?`,
        offers: hitOffers(g, choice),
        min: left,
        max: left,
        rule: 'A-BAT-19',
      };
    },
    take(ctx, _local, payloads) {
      const choice = choiceOfHits(ctx.g);
      if (choice !== null)
        for (const target of choice.targets) {
          const first = target.units[0]?.id;
          const count = payloads.filter(({ units }) => units[0]?.id === first).length;
          if (count > 0) allot(ctx, choice.allotting, target, count);
        }
      return 'forced';
    },
  }),
  // Effects of enemy losses apply before a side’s own losses are removed (A-BAT-20).
  casualties(ctx) {
    moment(ctx, 'casualties', { seat: actingSeat(conflictOf(ctx.g)) });
    return 'fall';
  },
  fall(ctx, local) {
    removeVictims(ctx);
    if (local.struck === null) return 'ready';
    const c = conflictOf(ctx.g);
    c.result = resultOf(local.struck.hits, c.nodes, local.struck.only);
    if (c.result !== null) moment(ctx, 'invasion-result', { seat: actingSeat(c) });
    return 'result';
  },
  result(ctx, local) {
    const c = conflictOf(ctx.g);
    const hits = must(local.struck, 'the Invasion’s roll').hits;
    if (c.result === 'annihilation') {
      const loser = razeAll(ctx);
      if (loser !== null) ctx.call(DISCARD, { seat: loser });
      return 'ready';
    }
    if (c.result === 'collateral') return collateral(ctx, hits) ? 'raze' : 'razed';
    return 'ready';
  },
  // The Attacker chooses the Nodes (A-INV-11).
  raze: choosing({
    ask({ g }) {
      const c = conflictOf(g);
      if (c.attacker === 'borg' || c.toRaze === 0) return { go: 'razed' };
      return {
        seat: c.attacker,
        kind: 'allocate',
        prompt: `Which ${c.toRaze === 1 ? 'Node' : `${c.toRaze} Nodes`} do you destroy?`,
        offers: razeOffers(g),
        min: c.toRaze,
        max: c.toRaze,
        rule: 'A-INV-11',
      };
    },
    take(ctx, _local, resources) {
      raze(ctx, resources);
      return 'razed';
    },
  }),
  // Losing a Research Node immediately lowers the maximum of Projects (A-PROJ-06).
  razed(ctx) {
    const c = conflictOf(ctx.g);
    const seat = seatOf(sideAt(c, 1));
    if (c.razed.includes('research') && seat !== null) ctx.call(DISCARD, { seat });
    return 'ready';
  },
  end(ctx) {
    moment(ctx, 'combat-round-end', { seat: actingSeat(conflictOf(ctx.g)) });
    return 'over';
  },
  over(ctx) {
    afterCombatRound(ctx);
    return null;
  },
});
