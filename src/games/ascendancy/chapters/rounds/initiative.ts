import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, type Offering, offering, open } from '../../../kit/offers.ts';
import { playerOf } from '../../position/find.ts';
import { does, ownerName } from '../../position/names.ts';
import { areSimultaneous } from '../../position/turn.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Resource } from '../../state.ts';
import { INITIATIVE } from '../calls.ts';
import { askResourceMix, asksBid, commit, isDealt, nextToCommit, soleMix } from './bids.ts';
import { borgAct, byCards, cardOf, publicSequence, seatsLeft } from './sequence.ts';

type Play = Ctx<Ascendancy>;

/** The local state of the Initiative Stage. */
interface Memory {
  /**
   * The seats that have committed, the seats whose `initiative-commit` moment has run, the seat that is committing now,
   * and its total.
   */
  done?: Seat[];
  asked?: Seat[];
  seat?: Seat | null;
  total?: number;
}

/** The Initiative Stage: players commit Resources, then choose Turn Order Cards (A-INIT-02 to A-INIT-11). */
export const initiative = procedure<Ascendancy, Memory>(INITIATIVE.name)({
  begin(ctx, local) {
    const { g } = ctx;
    g.stage = 'initiative';
    local.done = [];
    layCards(ctx);
    if (!isDealt(g)) return 'next';
    const why = g.options.rules.randomTurnOrder ? 'A-OPT-06' : 'A-INIT-10';
    ctx.log('The Turn Order Cards are dealt at random.', why);
    if (areSimultaneous(g))
      ctx.log('All turns this round are simultaneous, so nobody makes First Contact.', 'A-OPT-02');
    return 'deal';
  },
  // Players commit one after another, and each commitment is public (A-INIT-04).
  next(ctx, local) {
    const seat = nextToCommit(ctx.g, local.done ?? []);
    local.seat = seat;
    if (seat === null) return 'committed';
    // A rule may have made this player wait, so the next seat is looked up again.
    if (local.asked?.includes(seat)) return 'bid';
    local.asked = [...(local.asked ?? []), seat];
    moment(ctx, 'initiative-commit', { seat });
    return 'next';
  },
  bid: offering({
    ask: ({ g }, local) => asksBid(g, seatOf(local)),
    take(ctx, local, total) {
      const mix = soleMix(ctx.g, seatOf(local), total);
      local.total = total;
      if (mix === null) return 'mix';
      commits(ctx, local, mix);
      return 'next';
    },
  }),
  // Any mix of Resources is allowed (A-INIT-03).
  mix: choosing({
    ask: ({ g }, local) => askResourceMix(g, seatOf(local), must(local.total, 'the number of Resources to commit')),
    take(ctx, local, mix: readonly Resource[]) {
      commits(ctx, local, mix);
      return 'next';
    },
  }),
  committed(ctx) {
    moment(ctx, 'initiative-committed', { seat: must(seatsLeft(ctx.g)[0], 'a player in the game') });
    return 'choose';
  },
  // The player who spent the most chooses first, among all cards left (A-INIT-07).
  choose: offering({
    ask({ g }) {
      const seat = nextToChoose(g);
      return seat === null ? { go: 'deal' } : asksCard(g, seat);
    },
    take(ctx, _local, card) {
      const seat = nextToChoose(ctx.g);
      if (seat !== null) takes(ctx, seat, card);
      return 'choose';
    },
  }),
  // The remaining cards are shuffled and dealt to the others in seat order (A-INIT-09, A-OPEN-64).
  deal(ctx) {
    const { g } = ctx;
    ctx.shuffle(g.cards);
    for (const seat of seatsLeft(g)) {
      if (playerOf(g, seat).order.card !== null) continue;
      const [card] = g.cards;
      if (card !== undefined) takes(ctx, seat, card);
    }
    return 'dealt';
  },
  dealt(ctx) {
    moment(ctx, 'initiative-end', { seat: must(seatsLeft(ctx.g)[0], 'a player in the game') });
    return 'end';
  },
  end(ctx) {
    const { g } = ctx;
    g.sequence = publicSequence(g);
    if (g.options.rules.mysteryTurnOrder) return null;
    const order = byCards(g).map((owner) => `${ownerName(g, owner)} (${cardOf(g, owner)})`);
    ctx.log(`Turn order: ${order.join(', ')}.`, 'A-INIT-12');
    return null;
  },
});

function seatOf({ seat }: Memory): Seat {
  if (seat === undefined || seat === null) throw new Error('nobody commits now');
  return seat;
}

function commits(ctx: Play, local: Memory, mix: readonly Resource[]): void {
  const seat = seatOf(local);
  commit(ctx, seat, mix);
  local.done = [...(local.done ?? []), seat];
}

/**
 * Sets out Turn Order Cards, one per player (A-COMP-06), and one more for the Borg (A-OPEN-20). With Mystery Turn
 * Order, twice as many cards are shuffled, and a random half of them is used (A-OPT-09). The Borg draw their card
 * first, at random (A-OPEN-22).
 */
function layCards(ctx: Play): void {
  const { g } = ctx;
  const wereLast = borgWereLast(g);
  for (const { order } of g.players)
    Object.assign(order, { last: order.card ?? order.last, card: null, committed: 0, hidden: false });
  const withBorg = borgAct(g);
  const count = seatsLeft(g).length + (withBorg ? 1 : 0);
  const isMystery = g.options.rules.mysteryTurnOrder === true;
  g.cards = Array.from({ length: isMystery ? 2 * count : count }, (_, at) => at + 1);
  if (isMystery) {
    ctx.shuffle(g.cards);
    g.cards = g.cards.slice(0, count).sort((a, b) => a - b);
  }
  if (g.borg === null || !withBorg) return;
  const { order } = g.borg;
  order.last = order.card;
  const cards = [...g.cards];
  const least = Math.min(...cards);
  const draw = (): number => {
    ctx.shuffle(cards);
    return cards[0] ?? least;
  };
  let card = draw();
  // If the Borg acted last in the previous round, they redraw the lowest card once. This makes two Borg turns in a row
  // rare.
  if (wereLast && card === least) card = draw();
  order.card = card;
  g.cards = g.cards.filter((one) => one !== card);
  ctx.log(`The Borg draw Turn Order Card ${card}.`, 'A-OPEN-22');
}

/**
 * Whether the Borg acted last in the previous round (A-OPEN-22). Call this function before the previous round’s cards
 * are put back.
 */
function borgWereLast(g: Ascendancy): boolean {
  const card = g.borg?.order.card ?? null;
  return card !== null && g.players.every(({ order }) => (order.card ?? 0) < card);
}

/**
 * Returns the next player to choose a card: among players without a card, the one who committed the most. Returns null
 * if all players have a card.
 */
function nextToChoose(g: Ascendancy): Seat | null {
  const [first] = seatsLeft(g)
    .filter((seat) => playerOf(g, seat).order.committed > 0 && playerOf(g, seat).order.card === null)
    .sort((a, b) => playerOf(g, b).order.committed - playerOf(g, a).order.committed);
  return first ?? null;
}

function asksCard(g: Ascendancy, seat: Seat): Offering<number> {
  const isMystery = g.options.rules.mysteryTurnOrder === true;
  const offers = g.cards.map((card) => {
    const option = { key: `card:${card}`, verb: 'card', label: `Turn Order Card ${card}`, rule: 'A-INIT-07' };
    return open(isMystery ? { ...option, hidden: true } : option, card);
  });
  const prompt = 'Which Turn Order Card do you take? The lowest card acts first.';
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-INIT-07' };
}

/** Gives a card to a player. Cards are public (A-INIT-11) except with Mystery Turn Order (A-OPT-09). */
function takes(ctx: Play, seat: Seat, card: number): void {
  const { g } = ctx;
  const { order } = playerOf(g, seat);
  g.cards = g.cards.filter((one) => one !== card);
  order.card = card;
  order.hidden = g.options.rules.mysteryTurnOrder === true;
  const taken = does(g, seat, 'takes', 'take');
  if (order.hidden) ctx.tell(seat, `You take Turn Order Card ${card}.`, `${taken} a Turn Order Card.`, 'A-OPT-09');
  else ctx.log(`${taken} Turn Order Card ${card}.`, order.committed > 0 ? 'A-INIT-07' : 'A-INIT-09');
}
