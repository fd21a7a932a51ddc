import { type Callable, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { advancementCard, systemName } from '../../content/lookup.ts';
import { gainCommand, loseCommand } from '../../position/commands.ts';
import { controlled, discOf, playerOf } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import { gain, nothing } from '../../position/resources.ts';
import { nodesIn } from '../../position/standing.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, CardId, SystemId } from '../../state.ts';
import { CONTROL, DISCARD, type Play } from '../calls.ts';
import { discardStaying } from '../exploring/cards.ts';
import { abandon } from './razing.ts';

/** The local state of a change of Control. */
interface Change {
  seat: Seat;
  system: SystemId;
  by: 'colony' | 'invasion' | 'hegemony';
  paid?: 'culture' | 'ascendancy' | 'production' | 'nothing';
  /**
   * The former Controller or null, and the number of Projects that the former Controller still has to hand over for
   * lost Research Nodes (A-INV-18).
   */
  from: Seat | null;
  owed: number;
}

/** Lists Systems whose Control Node can be reused when none is left in supply (A-BUILD-20). */
function spareOffers(g: Ascendancy, { seat }: Change): Offer<SystemId>[] {
  return controlled(g, seat).map((disc) => {
    const hint = `You lose ${several(nodesIn(disc), 'Resource Node')}${disc.starbase ? ' and a Command' : ''} there`;
    const label = `Give up ${systemName(disc.id)}`;
    return open({ key: `give-up:${disc.id}`, verb: 'give-up', label, hint, rule: 'A-BUILD-20' }, disc.id);
  });
}

/**
 * Places the taker’s Control Node (A-BUILD-09) and hands over everything in the System, including its Starbase
 * (A-TERM-07).
 */
function take(ctx: Play, { seat, system, by, from }: Change): void {
  const { g } = ctx;
  const disc = discOf(g, system);
  const taker = playerOf(g, seat);
  if (from !== null) playerOf(g, from).controls += 1;
  taker.controls -= 1;
  disc.control = seat;
  disc.taken = by;
  // The System is no longer an independent world (A-CIV-11).
  disc.level = 0;
  const whose = from === null ? '' : ` from ${theSeat(g, from)}`;
  const rule = { colony: 'A-BUILD-07', invasion: 'A-INV-09', hegemony: 'A-HEG-05' }[by];
  const lost = from === null ? undefined : { seat: from, names: [systemName(system)] };
  ctx.log(`${does(g, seat, 'takes', 'take')} Control of ${systemName(system)}${whose}.`, rule, lost);
  // The new Controller gains the Resources that waited for the first colonists (A-CIV-02).
  const waiting = disc.waiting;
  disc.waiting = nothing();
  gain(ctx, seat, waiting, `that waited in ${systemName(system)}`, 'A-CIV-02');
  if (!disc.starbase) return;
  // The Starbase and its Command change hands, but the Command can’t be used this turn (A-INV-21, A-INV-22, A-INV-23).
  // If the Starbase belonged to nobody, nobody loses a Command (A-INV-24).
  if (from !== null) loseCommand(g, from);
  gainCommand(g, seat);
  ctx.log(`${does(g, seat, 'gains', 'gain')} the Starbase there, and an Exhausted Command.`, 'A-INV-22');
}

function projectOffers(g: Ascendancy, from: Seat): Offer<CardId>[] {
  return playerOf(g, from).projects.map(({ card, research }) => {
    const hint = research === 0 ? undefined : `Its ${research} Research is discarded`;
    const option = { key: `give:${card}`, verb: 'give', label: advancementCard(card).name, hidden: true };
    return open(hint === undefined ? option : { ...option, hint }, card);
  });
}

/** Hands over a Project without its Research (A-INV-18). Only the taker sees which Project it is (A-OPEN-74). */
function handOver(ctx: Play, from: Seat, seat: Seat, card: CardId): void {
  const { g } = ctx;
  const loser = playerOf(g, from);
  const taken = ctx.draw(
    loser.projects.filter((one) => one.card === card).map((one) => one.card),
    1,
  );
  loser.projects = loser.projects.filter((one) => !taken.includes(one.card));
  for (const one of taken) playerOf(g, seat).projects.push({ card: one, research: 0 });
  const names = taken.map((one) => advancementCard(one).name).join();
  ctx.tell(
    seat,
    `You take the Project ${names} from ${theSeat(g, from)}.`,
    `${does(g, from, 'hands', 'hand')} a Project over to ${theSeat(g, seat)}.`,
    'A-INV-18',
  );
}

/**
 * Gives a seat Control of a System. The Starbase and Projects change hands, and all other consequences follow (A-INV-18
 * to A-INV-24, A-HEG-09).
 */
export const control = procedure<Ascendancy, Change>((CONTROL as Callable<Change>).name)({
  begin({ g }, local) {
    const disc = discOf(g, local.system);
    local.from = disc.control;
    // The loser owes one Project for each Research Node taken (A-INV-18).
    local.owed = nodesIn(disc, 'research');
    return 'node';
  },
  // If no Control Node is left in supply, one in play is reused (A-BUILD-20).
  node: offering({
    ask({ g }, local) {
      const offers = playerOf(g, local.seat).controls > 0 ? [] : spareOffers(g, local);
      if (offers.length === 0) return { go: 'take' };
      const prompt = `You have no Control Node left for ${systemName(local.system)}. Which System do you give up?`;
      return { seat: local.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-BUILD-20' };
    },
    take(ctx, local, system) {
      ctx.log(`${does(ctx.g, local.seat, 'gives', 'give')} up ${systemName(system)}.`, 'A-BUILD-20');
      abandon(ctx, discOf(ctx.g, system));
      return 'take';
    },
  }),
  take(ctx, local) {
    take(ctx, local);
    return 'owed';
  },
  // If the loser must hand over all Projects, no question is needed.
  owed(ctx, local) {
    const { from, seat, owed } = local;
    const projects = from === null ? [] : playerOf(ctx.g, from).projects;
    if (from === null || projects.length > owed) return 'projects';
    for (const { card } of projects) handOver(ctx, from, seat, card);
    local.owed = 0;
    return 'projects';
  },
  // The loser chooses the Projects (A-INV-18). If nobody Controlled the System before, no Projects are owed (A-INV-19).
  projects: offering({
    ask({ g }, { from, owed, seat, system }) {
      if (from === null || owed === 0) return { go: 'discard' };
      const offers = projectOffers(g, from);
      const prompt = `${does(g, seat, 'took', 'took')} a Research Node in ${systemName(system)}. Which Project do you hand over?`;
      return { seat: from, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-INV-18' };
    },
    take(ctx, local, card) {
      local.owed -= 1;
      if (local.from !== null) handOver(ctx, local.from, local.seat, card);
      return 'owed';
    },
  }),
  // Captured Projects are handed over first. Players with more Projects than their maximum then discard the excess. The
  // new Node counts toward that maximum (A-OPEN-91, A-OPEN-92).
  discard(ctx, { from, seat }) {
    ctx.call(DISCARD, { seat: from ?? seat });
    return 'taken';
  },
  taken(ctx, { seat, system, from, by }) {
    moment(ctx, 'control-taken', { seat, system, from, by });
    return 'colonized';
  },
  colonized(ctx, { seat, system, by, paid }) {
    if (by === 'colony') moment(ctx, 'colonized', { seat, system, paid: paid ?? 'nothing' });
    return 'end';
  },
  // Exploration Cards that stayed in play until the System was Colonized are now discarded (A-EXPL-09).
  end(ctx, { system }) {
    if (system in ctx.g.discs) discardStaying(ctx, system);
    return null;
  },
});
