import { open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import { connected } from '../../../galaxy/graph.ts';
import { laneWith } from '../../../galaxy/sector.ts';
import { fightWithBorg } from '../../../position/borg.ts';
import { conflictOf, fights, placeOf, sideAt, unitsOf } from '../../../position/conflict.ts';
import { controlled } from '../../../position/find.ts';
import { does, placeName } from '../../../position/names.ts';
import type { Ascendancy, Conflict, SystemId } from '../../../state.ts';
import { tech } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Returns the Systems that a seat Controls and that are connected to its Ships in a fight. */
function refuges(g: Ascendancy, seat: number, c: Conflict, place: number): SystemId[] {
  const from = unitsOf(g, sideAt(c, place)).flatMap(({ at }) => {
    if (at === null) return [];
    const lane = laneWith(g, at);
    return lane === undefined ? [at] : [lane.a, lane.b].filter((end) => end !== null);
  });
  const joined = new Set(from.flatMap((system) => [...connected(g, system)]));
  return controlled(g, seat).flatMap(({ id }) => (joined.has(id) && !c.sectors.includes(id) ? id : []));
}

/** Emergency Transwarp. */
export const CARDS = tech([
  {
    id: 'tech-emergency-transwarp',
    number: 20,
    name: 'Emergency Transwarp',
    source: 'ours',
    line: 'Exhaust when you Retreat: go to any connected System you Control.',
    rule: {
      at: {
        'combat-round-end': {
          offers(g, { seat }) {
            const fight = fightWithBorg(g, seat);
            if (fight === null || seat === null || fight.c.kind !== 'battle' || !fights(g, fight.c, 0)) return [];
            if (!fights(g, fight.c, fight.place) || fight.c.barred.includes('retreat')) return [];
            return refuges(g, seat, fight.c, fight.place).map((to) =>
              open(
                {
                  key: `tech:emergency-transwarp:${to}`,
                  verb: 'tech',
                  label: `Retreat to ${systemName(to)}`,
                  subject: { kind: 'sector', id: to },
                  rule: 'A-OPEN-31',
                },
                [{ do: 'exhaust' }, { do: 'withdraw', to }],
              ),
            );
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Makes the player’s Ships leave the conflict for any System, as if they had Retreated. */
    withdraw: { to: SystemId };
  }
}

const withdraw: Kind<'withdraw'> = {
  run(ctx, { seat }, { to }) {
    const { g } = ctx;
    const c = conflictOf(g);
    const place = placeOf(c, seat);
    if (place === null) return;
    const side = sideAt(c, place);
    for (const unit of g.units) if (unit.seat === seat && side.units.includes(unit.id)) unit.at = to;
    side.units = [];
    side.out = 'retreated';
    ctx.log(`${does(g, seat, 'withdraws', 'withdraw')} to ${placeName(g, to)}.`, 'A-BAT-26');
  },
  worth: () => 1,
};

/** The kind of effect that only this card has. */
export const KINDS = { withdraw };
