import { open } from '../../../../kit/offers.ts';
import { several } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { laneOf } from '../../../galaxy/graph.ts';
import { discOf } from '../../../position/find.ts';
import { atPlace, theSeat } from '../../../position/names.ts';
import { isAtPeace } from '../../../position/standing.ts';
import { destroyShips as destroy, living } from '../../../position/units.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy, UnitId } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/**
 * Whether Ships that entered a Sector set off a player’s mines, because they are Hostile and in Orbit of that player’s
 * System (A-ROM-07).
 */
function isMined(g: Ascendancy, owner: number | null, seat: number, sector: string): boolean {
  if (owner === null || seat === owner || laneOf(sector) !== null) return false;
  return discOf(g, sector).control === owner && !isAtPeace(g, owner, seat);
}

/** Cloaked Orbital Mines. */
export const CARDS = advancements('romulan', [
  {
    id: 'rom-06',
    name: 'Cloaked Orbital Mines',
    cost: 5,
    type: 'Espionage',
    tokens: [],
    cloak: true,
    source: 'book',
    line: 'When Hostile rival Ships end a move in Orbit of a System you Control, exhaust this card to destroy them.',
    rule: {
      at: {
        'move-end': {
          prompt: 'destroy the Ships that have come into Orbit?',
          does: (g, source, { seat, units, sector }) =>
            g.options.readings.minesEveryMove === true && isMined(g, source.seat, seat, sector)
              ? [{ do: 'destroy-ships', units, rule: 'A-ROM-07' }]
              : [],
          offers: (g, source, { seat, units, sector }) =>
            g.options.readings.minesEveryMove !== true && isMined(g, source.seat, seat, sector)
              ? [
                  open({ key: 'mines', verb: 'destroy', label: 'Set off the mines', rule: 'A-ROM-07' }, [
                    { do: 'exhaust' },
                    { do: 'destroy-ships', units, rule: 'A-ROM-07' },
                  ]),
                ]
              : [],
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Destroys Ships and Fleets without a roll. */
    'destroy-ships': { units: readonly UnitId[]; rule: string };
  }
}

const destroyShips: Kind<'destroy-ships'> = {
  run(ctx, run, { units, rule }) {
    const { g } = ctx;
    const doomed = living(g, units);
    const [first] = doomed;
    if (first === undefined || first.at === null) return;
    const ships = doomed.reduce((sum, unit) => sum + unit.ships, 0);
    const whose = `${several(ships, 'Ship')} of ${theSeat(g, first.seat)} ${atPlace(g, first.at)}`;
    ctx.log(`${ruleSourceName(g, run.from)} destroys ${whose}.`, rule, { seat: first.seat, names: [] });
    for (const unit of doomed) destroy(ctx, unit.id, unit.ships);
  },
  worth: ({ units }) => 0.8 * units.length,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'destroy-ships': destroyShips };
