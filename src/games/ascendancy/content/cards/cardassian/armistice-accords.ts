import type { Seat } from '../../../../../kernel/types.ts';
import { before, chosen } from '../../../../kit/effects.ts';
import { type Offer, offer, open } from '../../../../kit/offers.ts';
import { several } from '../../../../kit/words.ts';
import { DISCARD, type Play } from '../../../chapters/calls.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { gainCommand, loseCommand } from '../../../position/commands.ts';
import { controlled, discOf, rivals } from '../../../position/find.ts';
import { does, seatName, theSeat } from '../../../position/names.ts';
import { pay, unpaid } from '../../../position/resources.ts';
import { homeOf, nodesIn } from '../../../position/standing.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy, Civ, SystemId } from '../../../state.ts';
import { exploration } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Armistice Accords. */
export const CARDS = exploration('cardassian', [
  {
    id: 'cardassian-armistice-accords',
    number: 5,
    name: 'Armistice Accords',
    type: 'discovery',
    after: 'discard',
    source: 'public',
    line: 'You and the Cardassians each choose one of your own Systems and exchange Control of them, unless one of you pays 2 Culture to refuse. If there is no swap and you didn’t refuse, take 1 Culture.',
    resolve: [{ do: 'swap-control', civ: 'cardassian', price: 2, rule: 'A-EXPL-15' }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * The player and the leader of a civilization exchange Control of one System each, with everything in these
     * Systems. Home Systems can’t be exchanged. The leader names a System last. If the leader is the player, the leader
     * also chooses the partner. Either player may pay `price` Culture to refuse. If there is no exchange, the player
     * takes 1 Culture, unless the player was the one who refused.
     */
    'swap-control': { civ: Civ; price: number; rule: string };
  }
}

interface Swap extends Run {
  /** The seat that names a System first, and the leader, who names a System last. */
  first?: Seat;
  last?: Seat;
  offered?: SystemId;
  refused?: Seat;
}

/** Returns the Systems that a seat can give away. */
function spare(g: Ascendancy, seat: Seat): SystemId[] {
  return controlled(g, seat).flatMap(({ id }) => (homeOf(g, id) === null ? [id] : []));
}

function offers(g: Ascendancy, seat: Seat, culture: number): Offer<SystemId | null>[] {
  const systems = spare(g, seat).map((id) => {
    const { starbase } = discOf(g, id);
    const hint = `${several(nodesIn(discOf(g, id)), 'Resource Node')}${starbase ? ' and a Starbase' : ''}`;
    return open<SystemId | null>({ key: `give:${id}`, verb: 'give', label: `Give ${systemName(id)}`, hint }, id);
  });
  const why = unpaid(g, seat, { culture }, 'A-EXPL-08');
  const refuse = { key: 'refuse', verb: 'refuse', label: `Refuse for ${culture} Culture` };
  return [...systems, offer<SystemId | null>(null, why, () => refuse)];
}

function refuse(ctx: Play, run: Swap, seat: Seat, culture: number, rule: string): void {
  pay(ctx.g, seat, { culture });
  run.refused = seat;
  ctx.log(`${does(ctx.g, seat, 'pays', 'pay')} ${culture} Culture to refuse.`, rule);
}

/** Puts a System under another seat’s Control. No Project is taken, and rules about conquest don’t apply. */
function hand(ctx: Play, system: SystemId, to: Seat): void {
  const { g } = ctx;
  const disc = discOf(g, system);
  const from = disc.control;
  disc.control = to;
  disc.taken = 'colony';
  if (disc.starbase) {
    // A Starbase’s Command goes to the System’s new Controller (A-INV-22).
    if (from !== null) loseCommand(g, from);
    gainCommand(g, to);
  }
}

const swapControl: Kind<'swap-control', 'swap-first' | 'swap-last' | 'swapped' | 'not-swapped', Swap> = {
  run: chosen({
    ask({ g }, run: Swap, { civ }) {
      const leader = g.players.findIndex((player) => player.civ === civ && !player.out);
      if (leader < 0 || spare(g, leader).length === 0) return { go: 'not-swapped' as const };
      if (leader !== run.seat) return { go: 'swap-first' as const };
      const partners = rivals(g, leader).filter((seat) => spare(g, seat).length > 0);
      if (partners.length === 0) return { go: 'not-swapped' as const };
      return {
        seat: run.seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: which player do you exchange Systems with?`,
        offers: partners.map((seat) => open({ key: `rival:${seat}`, verb: 'rival', label: seatName(g, seat) }, seat)),
        min: 1,
        max: 1,
      };
    },
    take(_ctx, run, seat) {
      run.rival = seat;
      return 'swap-first' as const;
    },
  }),
  steps: {
    'swap-first': chosen({
      ask({ g }, run: Swap, { civ, price }) {
        const leader = g.players.findIndex((player) => player.civ === civ);
        const first = leader === run.seat ? (run.rival ?? leader) : run.seat;
        if (spare(g, first).length === 0) return { go: 'not-swapped' as const };
        const prompt = `${ruleSourceName(g, run.from)}: which System do you give ${theSeat(g, leader)}?`;
        return { seat: first, kind: 'pick', prompt, offers: offers(g, first, price), min: 1, max: 1 };
      },
      take(ctx, run, system, { civ, price, rule }) {
        const leader = ctx.g.players.findIndex((player) => player.civ === civ);
        run.last = leader;
        run.first = leader === run.seat ? (run.rival ?? leader) : run.seat;
        if (system === null) {
          refuse(ctx, run, run.first, price, rule);
          return 'not-swapped' as const;
        }
        run.offered = system;
        return 'swap-last' as const;
      },
    }),
    'swap-last': chosen({
      ask({ g }, run: Swap, { price }) {
        const { last = run.seat, first = run.seat, offered = '' } = run;
        const prompt = `${does(g, first, 'gives', 'give')} you ${systemName(offered)}. Which System do you give in return?`;
        return { seat: last, kind: 'pick', prompt, offers: offers(g, last, price), min: 1, max: 1 };
      },
      take(ctx, run, system, { price, rule }) {
        const { last = run.seat, first = run.seat, offered = '' } = run;
        if (system === null) {
          refuse(ctx, run, last, price, rule);
          return 'not-swapped' as const;
        }
        hand(ctx, offered, last);
        hand(ctx, system, first);
        const what = `${systemName(offered)} for ${systemName(system)} with ${theSeat(ctx.g, last)}`;
        ctx.log(`${does(ctx.g, first, 'exchanges', 'exchange')} ${what}.`, rule);
        // If a Research Node changed hands, a player may have too many Projects (A-PROJ-06).
        ctx.call(DISCARD, { seat: first });
        return 'swapped' as const;
      },
    }),
    swapped(_ctx, run) {
      delete run.offered;
    },
    'not-swapped'(_ctx, run, { rule }) {
      delete run.offered;
      if (run.refused !== run.seat) before(run, [{ do: 'gain', gains: { culture: 1 }, rule }]);
      delete run.refused;
    },
  },
  worth: () => 0.2,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'swap-control': swapControl };
