import { open } from '../../../../kit/offers.ts';
import { connected } from '../../../galaxy/graph.ts';
import { laneWith } from '../../../galaxy/sector.ts';
import { fightWithBorg } from '../../../position/borg.ts';
import { fights, sideAt, unitsOf } from '../../../position/conflict.ts';
import { controlled } from '../../../position/find.ts';
import type { Ascendancy, Conflict, SystemId } from '../../../state.ts';
import { systemName } from '../../systems/table.ts';
import { isUnrolled, type TechCard, tech, use } from './made.ts';

/** The name under which a fight records that sixes no longer return dice to Cubes. */
export const NO_RETURN = 'returned dice';

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

/** Borg Tech that protects Ships and Systems. */
export const DEFENSE: readonly TechCard[] = [
  tech('ablative-armor', 'Ablative Armor', 'Ignore 1 Borg Hit each Combat Round.', {
    adds: {
      'ignored-hits'(g, { seat }, { side, unit }) {
        const fight = fightWithBorg(g, seat);
        return fight?.place === side && fight.c.kind === 'battle' && unit === null ? 1 : 0;
      },
    },
  }),
  tech(
    'unimatrix-shielding',
    'Unimatrix Shielding',
    'Your Shields are 1 higher in the first Combat Round against the Borg.',
    {
      adds: {
        shields(g, { seat }, { side, against }) {
          const fight = fightWithBorg(g, seat);
          return fight?.place === side && against === 0 && fight.c.round === 1 ? 1 : 0;
        },
      },
    },
  ),
  tech('planetary-dampener', 'Planetary Dampener', 'Your Systems ignore 1 Hit in each siege.', {
    adds: {
      'ignored-hits'(g, { seat }, { side, unit }) {
        const fight = fightWithBorg(g, seat);
        return fight?.place === side && fight.c.kind === 'invasion' && unit === null ? 1 : 0;
      },
    },
  }),
  tech('drone-severance', 'Drone Severance', 'Exhaust: the Cube regains no dice for its 6s in this fight.', {
    at: {
      'after-hits': {
        offers(g, { seat }) {
          const c = fightWithBorg(g, seat)?.c;
          if (c === undefined || c.spire !== undefined || isUnrolled(c) || c.barred.includes(NO_RETURN)) return [];
          if (!sideAt(c, 0).dice.some(({ face }) => face === 6)) return [];
          return use('drone-severance', 'Stop the Cube’s 6s from bringing dice back', [
            { do: 'exhaust' },
            { do: 'bar', what: NO_RETURN },
          ]);
        },
      },
    },
  }),
  tech(
    'emergency-transwarp',
    'Emergency Transwarp',
    'Exhaust when you Retreat: go to any connected System you Control.',
    {
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
  ),
];
