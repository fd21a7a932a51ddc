import { type Ctx, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { type Offering, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { readyCommands } from '../../position/commands.ts';
import { playerOf } from '../../position/find.ts';
import { does, isOne, resourcesText, seatName } from '../../position/names.ts';
import { forgetUses } from '../../position/uses.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Phase } from '../../state.ts';
import { DEALINGS, type Payload, TURN } from '../calls.ts';
import { lettered } from '../letters.ts';
import { publicSequence } from '../rounds/sequence.ts';
import { phaseOffers } from './turn-offers.ts';

type Play = Ctx<Ascendancy>;

/** A turn, which consists of a Building Phase and a Command Phase (A-INIT-12). */
export const turn = procedure<Ascendancy, { seat: Seat }>(TURN.name)({
  begin(ctx, { seat }) {
    beginTurn(ctx, seat);
    moment(ctx, 'turn-start', { seat });
    return 'build';
  },
  // Trades by standing orders can be made at any time between steps (A-TRADE-04).
  build(ctx) {
    ctx.call(DEALINGS);
    return 'building';
  },
  // Players build in any order (A-BUILD-01).
  building: menu('building', 'build', 'order'),
  order(ctx) {
    ctx.call(DEALINGS);
    return 'command';
  },
  // Players use Commands in any order, as long as any are ready (A-CMD-03).
  command: menu('command', 'order', 'end'),
  end(ctx, { seat }) {
    moment(ctx, 'turn-end', { seat });
    return 'over';
  },
  over(ctx, { seat }) {
    endTurn(ctx, seat);
    return null;
  },
});

/** Offers the menu of a phase again and again until the player ends the phase (A-CMD-04). */
function menu<A extends string, S extends string>(phase: Phase, again: A, then: S) {
  return offering<Ascendancy, { seat: Seat }, Payload | null, A | S>({
    ask: ({ g, terse }, { seat }) => asks(g, seat, phase, terse),
    take(ctx, { seat }, payload) {
      if (payload !== null) {
        payload(ctx);
        return again;
      }
      if (phase === 'building') endBuilding(ctx, seat);
      return then;
    },
  });
}

const ENDS = {
  building: {
    key: 'end:building',
    verb: 'end',
    label: 'End the Building Phase',
    rule: 'A-BUILD-01',
    called: ['building done', 'commands'],
    leads: true,
  },
  command: { key: 'end:turn', verb: 'end', label: 'End the turn', rule: 'A-CMD-04', called: ['turn done'] },
} as const;

/** Builds the question that a phase asks. With `terse`, text that nobody reads is left out. */
function asks(g: Ascendancy, seat: Seat, phase: Phase, terse = false): Offering<Payload | null> {
  const rule = phase === 'building' ? 'A-BUILD-01' : 'A-CMD-01';
  const found = phaseOffers(g, seat, phase);
  const offers = [...(terse ? found : lettered(found)), open(ENDS[phase], null)];
  const prompt = terse ? '' : promptOf(g, seat, phase);
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule };
}

function promptOf(g: Ascendancy, seat: Seat, phase: Phase): string {
  const has = resourcesText(playerOf(g, seat).reserves);
  return phase === 'building'
    ? `Building Phase. You have ${has}. What do you do?`
    : `Command Phase. You have ${several(readyCommands(g, seat), 'Command')} ready. Reserves: ${has}. What do you do?`;
}

function beginTurn(ctx: Play, seat: Seat): void {
  const { g } = ctx;
  g.turns += 1;
  g.turn = { seat, phase: 'building', researched: [], built: [] };
  const { order } = playerOf(g, seat);
  const card = order.hidden ? `, with Turn Order Card ${order.card}` : '';
  if (order.hidden) {
    // The card was secret until now (A-OPT-09).
    order.hidden = false;
    g.sequence = publicSequence(g);
    ctx.reveal();
  }
  for (const unit of g.units) {
    unit.began = unit.at;
    unit.exited = false;
    unit.used = [];
  }
  const begins = isOne(g, seat) ? 'begins its' : 'begin their';
  ctx.log(`The ${seatName(g, seat)} ${begins} turn${card}.`, 'A-INIT-12');
}

/** Ends the Building Phase, after which nothing more can be built (A-BUILD-02). */
function endBuilding(ctx: Play, seat: Seat): void {
  const { turn } = ctx.g;
  if (turn !== null) Object.assign(turn, { phase: 'command', built: [] });
  ctx.log(`${does(ctx.g, seat, 'ends', 'end')} the Building Phase.`, 'A-BUILD-02');
}

function endTurn(ctx: Play, seat: Seat): void {
  const { g } = ctx;
  forgetUses(g, 'turn');
  expire(g, 'turn');
  for (const unit of g.units) {
    unit.used = [];
    if (unit.held !== undefined && unit.held <= g.turns) delete unit.held;
  }
  g.turn = null;
  ctx.log(`The ${seatName(g, seat)} ${isOne(g, seat) ? 'ends its' : 'end their'} turn.`, 'A-CMD-04');
}
