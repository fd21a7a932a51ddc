import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { type Offer, type Offering, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { allPieces, opponentOf, playerOf } from '../../position/find.ts';
import { looking } from '../../position/look.ts';
import { pieceName, seatName } from '../../position/names.ts';
import { added } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition } from '../../state.ts';
import { forgetAttacks } from '../battle/counter.ts';
import { GAP, INFILTRATOR_ARREST, LEAVE, NEMESES, type Payload, type Play, TURN } from '../calls.ts';
import { repair } from '../damage/repair.ts';
import { refresh, remedy } from '../dilemmas/remedies.ts';
import { drawCards } from '../drawing/draw.ts';
import { settleInfiltrators, threatenedInfiltrator } from '../infiltration/cover.ts';
import { dutiesOf } from '../missions/duties.ts';
import { canPlay, MUST_PLAY, playOffers } from '../play/offers.ts';
import { endByDecks, endByGoal, pointsOf } from '../points/score.ts';
import { settleTroubles } from '../tribbles/straying.ts';
import { countDown } from './countdown.ts';
import { remember } from './past.ts';
import { ownOffers } from './turn-offers.ts';

/** A turn, which consists of its start, card plays, orders, its end, and the draw (C-TURN-01). */
export const turn = procedure<FirstEdition, { seat: Seat }>(TURN.name)({
  begin(ctx, { seat }) {
    const { g } = ctx;
    g.turns += 1;
    g.turn = { seat, segment: 'plays', played: 0 };
    delete g.past;
    for (const piece of allPieces(g)) {
      delete piece.spent;
      // Stopped cards recover at the start of the next turn (C-TURN-02, C-STOP-01).
      if (piece.stopped !== undefined && piece.stopped < g.turns) delete piece.stopped;
    }
    ctx.log(`Turn ${g.turns}: ${seatName(seat)}.`, 'C-TURN-01');
    moment(ctx, 'turn-start', { seat });
    return 'started';
  },
  started: (ctx) => (heard(ctx) ? 'started' : 'act'),
  // One menu offers card plays and orders. The first order ends the card plays (C-TURN-04).
  act: offering({
    ask: ({ g, terse }, { seat }) => (g.turn?.ended === true ? { go: 'end' as const } : asks(g, seat, terse)),
    take(ctx, _local, payload) {
      const { turn } = ctx.g;
      if (payload === null) {
        if (turn === null || turn.acted === true) return 'end';
        turn.passed = true;
        return 'passed';
      }
      remember(ctx.g);
      if (turn !== null) turn.acted = true;
      payload(ctx);
      return 'gap';
    },
  }),
  // If the player passes, the opponent gets a chance to act. If the opponent then acts, the turn continues
  // (C-RESPONSE-13).
  passed(ctx, { seat }) {
    ctx.call(GAP, { seat: opponentOf(seat), window: 'gap' });
    return 'left';
  },
  left({ g }) {
    refresh(g);
    return g.turn?.passed === true ? 'end' : 'act';
  },
  gap(ctx, { seat }) {
    remedy(ctx);
    settleTroubles(ctx);
    settleInfiltrators(ctx);
    const piece = threatenedInfiltrator(ctx.g);
    if (piece !== null) {
      ctx.call(INFILTRATOR_ARREST, { piece });
      return 'gap';
    }
    // Suspended points may reach the goal when they count again.
    for (const [one] of ctx.g.players.entries()) endByGoal(ctx, one);
    if (ctx.state.over !== null) return 'act';
    if (heard(ctx)) return 'gap';
    ctx.call(GAP, { seat: opponentOf(seat), window: 'gap' });
    return 'left';
  },
  // End-of-turn effects come before the draw (C-TURN-07).
  end(ctx, { seat }) {
    if (ctx.g.turn !== null) ctx.g.turn.segment = 'end';
    remedy(ctx);
    settleTroubles(ctx);
    moment(ctx, 'turn-end', { seat });
    return 'nemeses';
  },
  nemeses(ctx, { seat }) {
    ctx.call(NEMESES, { seat });
    return 'count';
  },
  // Countdown icons count down at the end of their owner's turns (C-TYPES-12).
  count(ctx, { seat }) {
    const run = countDown(ctx.g, seat);
    if (run.length > 0) ctx.call(LEAVE, { seat, pieces: run, why: 'discarded' });
    return 'repair';
  },
  repair(ctx, { seat }) {
    for (const { id } of repair(ctx, seat)) ctx.log(`${pieceName(ctx.g, id)} is repaired.`, 'C-DOCK-06');
    return 'before-draw';
  },
  'before-draw'(ctx, { seat }) {
    if (playerOf(ctx.g, seat).deck.length > 0) moment(ctx, 'draw', { seat });
    return 'draw';
  },
  // The draw is compulsory and comes last (C-TURN-08).
  draw(ctx, { seat }) {
    const before = playerOf(ctx.g, seat).hand.length;
    drawCards(ctx, seat, 1 + added(ctx.g, 'draws', { seat }));
    if (playerOf(ctx.g, seat).hand.length > before) moment(ctx, 'drawn', { seat });
    return 'over';
  },
  over(ctx, { seat }) {
    const { g } = ctx;
    if (ctx.state.over === null && heard(ctx)) return 'over';
    expire(g, 'turn');
    refresh(g);
    forgetAttacks(g, seat);
    g.turn = null;
    // The game ends at the end of the turn in which the second draw deck ran out (C-OPEN-22).
    if (g.players.every(({ deck }) => deck.length === 0)) endByDecks(ctx);
    return null;
  },
});

/**
 * Lets cards respond to the earliest scored points that haven't been announced yet. Returns false if there are none.
 */
function heard(ctx: Play): boolean {
  const { g } = ctx;
  const tally = g.tallies?.shift();
  if (g.tallies?.length === 0) delete g.tallies;
  if (tally === undefined) return false;
  moment(ctx, 'scored', tally);
  return true;
}

const END = { key: 'end:turn', verb: 'end', label: 'End the turn', rule: 'C-TURN-08', called: ['done'] } as const;

/** Warning shown with an order while the normal card play is unused (C-TURN-04). */
const PLAYS_END = 'This ends your card plays for the turn, and you haven’t used your card play yet.';

/** If `terse` is set, nobody reads the labels and hints, so the warning shown with orders is left out. */
function asks(g: FirstEdition, seat: Seat, terse = false): Offering<Payload | null> {
  const { hand, deck } = playerOf(g, seat);
  const left = g.turn?.segment === 'plays' && g.turn.played === 0 ? 'You may play a card. ' : '';
  const prompt = `${left}${several(hand.length, 'card')} in hand, ${deck.length} to draw, ${pointsOf(g, seat)} points. What do you do?`;
  const forced = [...mustPlay(g, seat)];
  const duties = forced.length > 0 ? [] : dutiesOf(g, seat);
  if (duties.length > 0) forced.push(...playOffers(g, seat, false), ...duties);
  const end = open({ ...END, called: [...END.called] }, null);
  const ends = !terse && looking(g, () => canPlay(g, seat)) ? PLAYS_END : undefined;
  const offers: Offer<Payload | null>[] = forced.length > 0 ? forced : [...ownOffers(g, seat, false, ends), end];
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-TURN-05' };
}

/**
 * Returns the options of a player who must play a card next (C-PLAY-19, C-MOVE-14). The list is empty if the player is
 * free to choose.
 */
function mustPlay(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  if (!g.lasting.some((one) => one.what === MUST_PLAY && one.seat === seat)) return [];
  return playOffers(g, seat).filter(({ why }) => why === null);
}
