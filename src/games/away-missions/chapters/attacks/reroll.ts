import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, type Offer, offering, open } from '../../../kit/offers.ts';
import { nameOf } from '../../content/cards.ts';
import { cardHint } from '../../effects/options.ts';
import type { AwayMissions, CardId, Dice, Roll } from '../../state.ts';
import { characterName } from '../characters/characters.ts';
import { playerOf } from '../characters/find.ts';
import { differentCards, handSize, takeFromHand } from '../characters/hand.ts';
import { rolled, seatName } from '../characters/names.ts';
import { bestOf, counts, leastOf, lineUp, opposing, successes } from './dice.ts';

interface Local {
  /** The seat that may discard or pass, and the number of consecutive passes. */
  seat?: Seat;
  passes?: number;
  /** The card that was discarded for the re-roll, while the player chooses dice. */
  card?: CardId;
}

/**
 * Runs Discard to Re-roll for the dice in `roll` (M-RR-01 to M-RR-04). A seat that new dice can't help is asked only if
 * its standing orders say so (M-OPEN-66).
 */
export const reroll = procedure<AwayMissions, Local>('reroll')({
  // The player whose Activation it is goes first. Only players who rolled have dice to re-roll (M-RR-02).
  begin(ctx, local) {
    const [first = 0, ...others] = rollers(rollOf(ctx.g));
    local.seat = others.find((seat) => seat === ctx.g.turn) ?? first;
    local.passes = 0;
    return 'discard';
  },
  discard: offering({
    ask({ g, state }, local) {
      const { passes = 0 } = local;
      const seat = askedIn(local);
      if (passes >= 2) return { go: null };
      const mine = diceOf(rollOf(g), seat);
      // A player without dice has nothing to re-roll (M-RR-01).
      if (mine === null || mine.dice.length === 0 || handSize(g, seat) === 0) return { go: 'pass' };
      // A useless discard is legal, but players pass automatically unless their orders say otherwise (M-OPEN-66).
      const isIdle = !canBetter(rollOf(g), seat);
      if (isIdle && !state.orders[seat]?.ask.includes('thin')) return { go: 'pass' };
      const keep = { key: 'pass', verb: 'pass', label: 'Keep the dice', hint: `${rolled(mine.dice)}`, rule: 'M-RR-02' };
      const offers = [open<CardId | null>(keep, null)];
      for (const card of differentCards(g, seat, ['support', 'mission'])) {
        const subject = { kind: 'card', id: card };
        const named = { key: `reroll:${card}`, verb: 'reroll', label: `Discard ${nameOf(card)}` };
        offers.push(open({ ...named, hint: cardHint(card), subject, rule: 'M-RR-01', hidden: true }, card));
      }
      const asked = { seat, kind: 'pick', prompt: standsAt(rollOf(g), seat), offers, min: 1, max: 1 } as const;
      if (isIdle) return { ...asked, rule: 'M-OPEN-66', window: 'thin' };
      // The seat whose turn it is always gets the question. Another seat gets the question only if its standing orders
      // say so.
      return { ...asked, rule: 'M-RR-01', ...(seat === g.turn ? {} : { window: 'reroll' }) };
    },
    take(ctx, local, card) {
      if (card === null) return 'pass';
      const seat = askedIn(local);
      playerOf(ctx.g, seat).discards[takeFromHand(ctx.g, seat, card)].push(card);
      ctx.log(`${seatName(ctx.g, seat)} discards ${nameOf(card)} to re-roll.`, 'M-RR-01');
      local.card = card;
      return 'dice';
    },
  }),
  pass({ g }, local) {
    // A single pass ends the re-rolls of a plain test.
    local.passes = rollers(rollOf(g)).length === 1 ? 2 : (local.passes ?? 0) + 1;
    local.seat = nextRoller(rollOf(g), askedIn(local));
    return 'discard';
  },
  dice: choosing({
    ask({ g }, local) {
      const seat = askedIn(local);
      const card = cardIn(local);
      const offers = dieOffers(rollOf(g), seat);
      const prompt = `Which dice do you re-roll with ${nameOf(card)}?`;
      return { seat, kind: 'subset', prompt, offers, min: 1, max: offers.length, rule: 'M-RR-01' };
    },
    take(ctx, local, dice) {
      rollAgain(ctx, askedIn(local), cardIn(local), dice);
      // The other seat is asked next, and then this seat again (M-RR-03).
      local.passes = 0;
      local.seat = nextRoller(rollOf(ctx.g), askedIn(local));
      return 'discard';
    },
  }),
});

/** Returns the seat that may re-roll. Throws before `begin` has decided who is first. */
function askedIn({ seat }: Local): Seat {
  return must(seat, 'the seat that may re-roll');
}

function cardIn({ card }: Local): CardId {
  return must(card, 'the discarded card');
}

function rollOf(g: AwayMissions): Roll {
  if (g.roll === null) throw new Error('no dice lie on the table');
  return g.roll;
}

/** Returns the seats that rolled dice: one in a plain test, otherwise two. */
function rollers({ acting, against }: Roll): Seat[] {
  return against === null || against.seat === acting.seat ? [acting.seat] : [acting.seat, against.seat];
}

function nextRoller(roll: Roll, seat: Seat): Seat {
  return rollers(roll).find((one) => one !== seat) ?? seat;
}

/** Returns the dice that a seat rolled, or null if only the other seat rolled. */
function diceOf(roll: Roll, seat: Seat): Dice | null {
  if (roll.acting.seat === seat) return roll.acting;
  return roll.against?.seat === seat ? roll.against : null;
}

/**
 * Whether the best possible re-roll of all the seat’s dice would improve its result. The check uses only public
 * information.
 */
export function canBetter(roll: Roll, seat: Seat): boolean {
  const against = opposing(roll);
  const now = successes(roll.acting.dice, against);
  if (roll.acting.seat === seat) return bestOf(roll.acting.dice.length, against) > now;
  return leastOf(roll.acting.dice, against.length) < now;
}

/** Returns the prompt: the dice, the result so far, and the question. */
function standsAt(roll: Roll, seat: Seat): string {
  const against = opposing(roll);
  const total = successes(roll.acting.dice, against);
  const result = roll.kind === 'attack' ? `${total} Damage` : `${total} of ${roll.acting.dice.length} succeed`;
  const beside = roll.against === null ? '' : ` against ${rolled(against)}`;
  const whose = roll.acting.seat === seat ? 'Your roll' : 'Their roll';
  const idle = canBetter(roll, seat) ? '' : ' No re-roll can improve it.';
  return `${whose}: ${rolled(roll.acting.dice)}${beside}, ${result}.${idle} Discard a card to re-roll?`;
}

/** Returns one offer per die, keyed by its value. The keys of equal dice end in `:2`, `:3` and so on. */
export function dieOffers(roll: Roll, seat: Seat): Offer<number>[] {
  const offers: Offer<number>[] = [];
  const mine = diceOf(roll, seat);
  const acting = mine === roll.acting;
  let equal = 0;
  mine?.dice.forEach((die, at) => {
    equal = mine.dice[at - 1] === die ? equal + 1 : 1;
    const beside = acting ? roll.against?.dice[at] : roll.acting.dice[at];
    const key = equal === 1 ? `die:${die}` : `die:${die}:${equal}`;
    const label = equal === 1 ? `The ${die}` : `The ${die}, number ${equal}`;
    const hint = `${beside === undefined ? 'Alone' : `Against ${beside}`}: ${fate(die, beside, acting)}`;
    offers.push(open({ key, verb: 'die', label, hint, rule: 'M-RR-01' }, die));
  });
  return offers;
}

function fate(die: number, beside: number | undefined, acting: boolean): string {
  if (acting && counts(die, beside)) return 'counts';
  if (acting) return beside === 6 ? 'nothing beats it' : `needs ${beside === undefined ? 4 : beside + 1} or more`;
  if (beside === undefined) return 'stops nothing';
  return counts(beside, die) ? `stops nothing, needs ${beside} or more` : 'stops it';
}

/** Replaces dice with newly rolled ones, whether better or worse, and lines all dice up again (M-RR-04). */
function rollAgain(ctx: Ctx<AwayMissions>, seat: Seat, card: CardId, from: readonly number[]): void {
  const mine = diceOf(rollOf(ctx.g), seat);
  if (mine === null) throw new Error(`seat ${seat} rolled no dice`);
  for (const die of from) mine.dice.splice(mine.dice.indexOf(die), 1);
  // The discarded card came from a hidden hand, so it is revealed.
  ctx.reveal();
  const to = ctx.roll(from.length, 6, seat);
  mine.dice = lineUp([...mine.dice, ...to]);
  mine.rerolls.push({ card, from: [...from], to });
  const name = characterName(mine.character);
  ctx.log(`${name} re-rolls ${rolled(from)}: ${rolled(to)}. Now ${rolled(mine.dice)}.`, 'M-RR-04');
}
