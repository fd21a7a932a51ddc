import { must } from '../../../../../kernel/must.ts';
import { chosen } from '../../../../kit/effects.ts';
import { type Offer, offer, open } from '../../../../kit/offers.ts';
import { listed, several } from '../../../../kit/words.ts';
import { DISCARD, type Play } from '../../../chapters/calls.ts';
import { betray } from '../../../chapters/conflict/betrayal.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { systemsBetween } from '../../../galaxy/graph.ts';
import { controlled, discOf, playerOf, unitOf, unitsIn } from '../../../position/find.ts';
import { atPlace, resourceName, theSeat, unitName } from '../../../position/names.ts';
import { RESOURCES, unpaid } from '../../../position/resources.ts';
import { nodesIn } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { destroyShips } from '../../../position/units.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy, Disc, Resource, SystemId, UnitId } from '../../../state.ts';
import { isPact, PACT } from '../../builders/pacts.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** The Dreadnought’s price in addition to a Command, its dice, and its range in Systems. */
const DREADNOUGHT = { price: { production: 4 }, dice: 4, far: 2 } as const;

/** Returns rivals’ Systems that are within range of one of this seat’s Starbases. */
function inRange(g: Ascendancy, seat: number): Disc[] {
  const bases = controlled(g, seat).filter(({ starbase }) => starbase);
  return Object.values(g.discs).filter(
    ({ id, control }) =>
      control !== null &&
      control !== seat &&
      bases.some((base) => (systemsBetween(g, base.id, id) ?? Number.POSITIVE_INFINITY) <= DREADNOUGHT.far),
  );
}

function launches(g: Ascendancy, seat: number): Offer<Effects>[] {
  const { price, dice } = DREADNOUGHT;
  const short = unpaid(g, seat, price, 'A-SPEC-01');
  return inRange(g, seat).map(({ id, control }) => {
    const strike: Effects = [
      { do: 'exhaust' },
      { do: 'spend-command', count: 1 },
      { do: 'pay', price },
      { do: 'bombard', system: id, dice },
    ];
    const why = isPact(g, seat, control) ? PACT : (lacksCommands(g, seat, 1) ?? short);
    return offer(strike, why, () => ({
      key: `dreadnought:${id}`,
      verb: 'dreadnought',
      label: `Strike ${systemName(id)} (${theSeat(g, must(control, 'the owner of a System in range'))}) with ${dice} dice`,
      hint: `1 Command and ${price.production} Production. It counts as Betrayal`,
      rule: 'A-TRADE-11',
    }));
  });
}

/** Dreadnought ATR-4107. */
export const CARDS = advancements('cardassian', [
  {
    id: 'car-15',
    name: 'Dreadnought ATR-4107',
    cost: 6,
    type: 'Military',
    tokens: ['warp'],
    needsRival: true,
    source: 'ours',
    line: 'In your Command Phase, exhaust this card and 1 Command and pay 4 Production. Roll 4 attack dice at a rival’s System within 2 Systems of a Starbase you Control. Hits destroy its Ships there, then Resource Nodes you choose. Like an Attack, this can be Betrayal.',
    rule: { plays: { command: (g, source, { seat }) => (seat === source.seat ? launches(g, seat) : []) } },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Rolls attack dice at a rival’s distant System, without a battle or Invasion. Each Hit destroys one of the rival’s
     * Ships in the System or, if none is left, a Resource Node. The Control Node and a Starbase can’t be hit. Like an
     * Attack, bombarding can be Betrayal (A-TRADE-11).
     */
    bombard: { system: SystemId; dice: number };
  }
}

/** The number of Hits not yet allocated. */
type Bombarding = Run & { hits?: number };

/** Returns the number of Hits not yet allocated. Throws before the dice are rolled. */
function hitsLeft({ hits }: Bombarding): number {
  return must(hits, 'the number of Hits left');
}

/** Returns the rival’s units that can be hit. Single Ships count as one unit. */
function targets(g: Ascendancy, system: SystemId): UnitId[] {
  const units = unitsIn(g, system, discOf(g, system).control ?? undefined);
  const single = units.find(({ fleet }) => fleet === null);
  return [...(single === undefined ? [] : [single]), ...units.filter(({ fleet }) => fleet !== null)].map(
    ({ id }) => id,
  );
}

/** Returns the types of Resource Nodes that can be hit. */
function nodes(g: Ascendancy, system: SystemId): Resource[] {
  return RESOURCES.filter((one) => nodesIn(discOf(g, system), one) > 0);
}

function sink(ctx: Play, run: Bombarding, unit: UnitId): void {
  const { seat, at } = unitOf(ctx.g, unit);
  run.hits = hitsLeft(run) - 1;
  const where = at === null ? '' : ` ${atPlace(ctx.g, at)}`;
  ctx.log(`1 Ship of ${theSeat(ctx.g, seat)} is destroyed${where}.`, 'A-BAT-18', { seat, names: [] });
  destroyShips(ctx, unit, 1);
}

const bombard: Kind<'bombard', 'bombard-ships' | 'bombard-nodes' | 'bombard-ends', Bombarding> = {
  run(ctx, run, { system, dice }) {
    const { g } = ctx;
    const rival = discOf(g, system).control;
    if (rival === null || rival === run.seat) return 'begin';
    betray(ctx, run.seat, [rival]);
    const needed = playerOf(g, run.seat).weapons + playerOf(g, rival).shields;
    const faces = ctx.roll(dice, 6, run.seat);
    run.hits = faces.filter((face) => face >= needed).length;
    const shown = `${listed(faces.map(String))}, ${several(run.hits, 'Hit')}`;
    ctx.log(
      `${ruleSourceName(g, run.from)} strikes ${systemName(system)} (${theSeat(g, rival)}): ${shown}.`,
      'A-BAT-13',
    );
    return 'bombard-ships';
  },
  steps: {
    'bombard-ships': chosen({
      ask({ g }, run: Bombarding, { system }) {
        const units = targets(g, system);
        if (hitsLeft(run) === 0 || units.length === 0) return { go: 'bombard-nodes' as const };
        return {
          seat: run.seat,
          kind: 'pick',
          prompt: `Which Ship or Fleet do you hit at ${systemName(system)}? ${several(hitsLeft(run), 'Hit')} left.`,
          offers: units.flatMap((id) => {
            const unit = g.units.find((one) => one.id === id);
            if (unit === undefined) return [];
            const key = unit.fleet === null ? 'hit:ships' : `hit:${id}`;
            return [open({ key, verb: 'hit', label: unitName(g, unit) }, id)];
          }),
          min: 1,
          max: 1,
          rule: 'A-BAT-19',
        };
      },
      take(ctx, run, unit) {
        sink(ctx, run, unit);
        return 'bombard-ships' as const;
      },
    }),
    'bombard-nodes': chosen({
      ask({ g }, run: Bombarding, { system }) {
        const types = nodes(g, system);
        if (hitsLeft(run) === 0 || types.length === 0) return { go: 'bombard-ends' as const };
        return {
          seat: run.seat,
          kind: 'pick',
          prompt: `Which Node at ${systemName(system)} do you destroy? ${several(hitsLeft(run), 'Hit')} left.`,
          offers: types.map((one) =>
            open({ key: `raze:${one}`, verb: 'raze', label: `${resourceName(one)} Node` }, one),
          ),
          min: 1,
          max: 1,
          rule: 'A-INV-11',
        };
      },
      take(ctx, run, resource, { system }) {
        const disc = discOf(ctx.g, system);
        disc.nodes[disc.nodes.indexOf(resource)] = null;
        run.hits = hitsLeft(run) - 1;
        const { control: seat } = disc;
        const lost = seat === null ? undefined : { seat, names: [] };
        ctx.log(`A ${resourceName(resource)} Node at ${systemName(system)} is destroyed.`, 'A-INV-11', lost);
        return 'bombard-nodes' as const;
      },
    }),
    // If a Research Node was destroyed, the rival may have too many Projects (A-PROJ-06).
    'bombard-ends'(ctx, run, { system }) {
      delete run.hits;
      const rival = discOf(ctx.g, system).control;
      if (rival !== null) ctx.call(DISCARD, { seat: rival });
    },
  },
  worth: ({ dice }) => 0.5 * dice,
};

/** The kind of effect that only this card has. */
export const KINDS = { bombard };
