import { must } from '../../../../kernel/must.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { Play } from '../../chapters/calls.ts';
import { doom, remaining } from '../../chapters/conflict/losses.ts';
import { shortPlace } from '../../chapters/movement/words.ts';
import { conflictOf, noteUse, opponentsOf, placeOf, sideAt, sideOf, unitsOf } from '../../position/conflict.ts';
import { does, unitName } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, Unit } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Gives up some of the player’s Ships in the battle. These Ships are removed with the other casualties. With
     * `kills`, the same number of opposing Ships is destroyed and none of the player’s dice are rolled (A-KLI-06). With
     * `hits`, each Ship adds that many Hits. `on` is the side that takes these Hits.
     */
    sacrifice: { rule: string; ships: number; on?: number; kills?: true; hits?: number };
  }
}

/** Offers the Ships that the player can give up: each Fleet separately, and other Ships by Sector. */
function own(g: Ascendancy, seat: number): Offer<Unit[]>[] {
  const c = conflictOf(g);
  const side = sideOf(c, seat);
  const groups = new Map<string, Unit[]>();
  for (const unit of unitsOf(g, side)) {
    if (remaining(side, unit) === 0) continue;
    const key = unit.fleet === null ? `ships:at:${unit.at}` : `ships:${unit.id}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups].map(([key, units]) => {
    const [first] = units;
    const alone = first === undefined || first.fleet === null;
    const label = alone ? `Single Ships at ${first?.at == null ? '' : shortPlace(g, first.at)}` : unitName(g, first);
    const max = units.reduce((sum, unit) => sum + remaining(side, unit), 0);
    const hint = alone || max < 3 ? undefined : `${several(max - 2, 'Ship')} or more disband it`;
    return open({ key, verb: 'ships', label, max, ...(hint === undefined ? {} : { hint }) }, units);
  });
}

/** Gives up a number of Ships from each group. */
function giveUp(
  ctx: Play,
  run: Run,
  effect: EffectOf<'sacrifice'>,
  given: readonly (readonly [Unit[], number])[],
): void {
  const { g } = ctx;
  const c = conflictOf(g);
  const place = must(placeOf(c, run.seat), 'the side that gives up Ships');
  const side = sideAt(c, place);
  let ships = 0;
  for (const [units, count] of given) {
    let left = count;
    for (const unit of units) {
      const lost = Math.min(left, remaining(side, unit));
      if (lost > 0) doom(side, unit.id, lost, null);
      left -= lost;
    }
    ships += count - left;
  }
  const on = effect.on ?? opponentsOf(g, c, place)[0];
  noteUse(c, effect.rule, run.seat);
  ctx.log(
    `${does(g, run.seat, 'sacrifices', 'sacrifice')} ${several(ships, 'Ship')} for ${ruleSourceName(g, run.from)}.`,
    'A-KLI-06',
  );
  if (on === undefined) return;
  if (effect.kills === true) side.instead = { rule: effect.rule, kills: ships, on };
  if (effect.hits !== undefined) side.hits.push({ on, left: ships * effect.hits, sure: true });
}

export const sacrifice: Kind<'sacrifice', 'sacrificed'> = {
  run(ctx, run, effect) {
    const c = ctx.g.conflict;
    if (c === null || placeOf(c, run.seat) === null) return 'begin';
    const groups = own(ctx.g, run.seat);
    const all = groups.reduce((sum, { option }) => sum + (option.max ?? 0), 0);
    if (groups.length > 1 && effect.ships < all) return 'sacrificed';
    giveUp(ctx, run, effect, spread(groups, effect.ships));
    return 'begin';
  },
  steps: {
    sacrificed: {
      ask({ g }, { seat }, { ships }) {
        const options = own(g, seat).map(({ option }) => option);
        const prompt = `Which ${ships === 1 ? 'Ship' : `${ships} Ships`} do you sacrifice?`;
        return { seat, kind: 'allocate', prompt, options, min: ships, max: ships, rule: 'A-KLI-06' };
      },
      answer(ctx, run, { keys }, effect) {
        const given = own(ctx.g, run.seat).map(
          ({ option, payload }) => [payload, keys.filter((key) => key === option.key).length] as const,
        );
        giveUp(ctx, run, effect, given);
      },
    },
  },
  worth: ({ ships, hits = 1 }) => ships * (0.8 * hits - 0.6),
};

/** Takes Ships from one group after the other until enough are taken. */
function spread(groups: readonly Offer<Unit[]>[], ships: number): (readonly [Unit[], number])[] {
  let left = ships;
  return groups.map(({ option, payload }) => {
    const count = Math.min(left, option.max ?? 0);
    left -= count;
    return [payload, count] as const;
  });
}
