import { procedure } from '../../../../kernel/game.ts';
import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { choosing, type Offer, offering, open } from '../../../kit/offers.ts';
import { sentence, several } from '../../../kit/words.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { BASICS, type Basic } from '../../content/colours.ts';
import { COURSE_CARDS, READINESS_CARDS, TACTICS, type TacticId } from '../../content/tactics.ts';
import { cardOffer } from '../../effects/frame.ts';
import { shortText } from '../../effects/text.ts';
import type { CardId, Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { discardFromHand, drawCards, type Running, takeOut } from '../captains/gains.ts';
import { takeDie } from '../data/data.ts';
import { sortOrder, tacticOrder } from './round-order.ts';

interface Local {
  /** The seats that haven't chosen a Tactic yet, in order. */
  left: Seat[];
}

/** A short hint for each Tactic. */
const HINTS: Readonly<Record<TacticId, string>> = {
  'first-watch': 'Only gives you an early place in the Round Order.',
  'change-of-course': `Now: replace up to ${COURSE_CARDS} cards in your hand.`,
  'data-siphon': 'Now: take a red, blue or gold die to use in one turn this Round.',
  planning: 'At the end of your turns: if you hold 2 or more cards, draw up to one extra.',
  'full-readiness': `Now: draw ${READINESS_CARDS} cards.`,
  'double-shift': 'Once this Round: take another turn right after yours.',
};

/** Every player takes a Tactic, and the Tactics set the Round Order (F-TACTIC-01 to F-TACTIC-07). */
export const tactics = procedure<Frontiers, Local>('tactics')({
  begin(ctx, local) {
    const { g } = ctx;
    local.left = tacticOrder(g);
    // F-SCEN-29. In a solo game the player chooses first (F-SCEN-12).
    if (g.players.length > 1) takeForDummy(ctx);
    return 'pick';
  },
  pick: offering({
    ask({ g }, { left }) {
      const [seat] = left;
      if (seat === undefined) return { go: 'order' };
      const prompt = 'Which Tactic do you take for this Round?';
      // F-OPEN-43: each Tactic exists only once, so nobody else can take it.
      const offers = g.tactics.display.map((tactic) => tacticOffer('tactic', tactic, HINTS[tactic], 'F-TACTIC-01'));
      return pickOffer(seat, prompt, offers, 'F-TACTIC-01');
    },
    take(ctx, local, tactic, { seat }) {
      local.left = local.left.slice(1);
      takeOut(ctx.g.tactics.display, tactic);
      playerOf(ctx.g, seat).tactic = { tactic, used: false };
      const { name, number } = TACTICS[tactic];
      ctx.log(`${seatName(ctx.g, seat)} takes ${number}, ${name}.`, 'F-TACTIC-01');
      // F-TACTIC-05: applies the effect that the Tactic has when it is taken.
      if (tactic === 'full-readiness') drawCards(ctx, seat, READINESS_CARDS, 'F-OPEN-09');
      if (tactic === 'change-of-course') return 'course';
      return tactic === 'data-siphon' ? 'siphon' : 'pick';
    },
  }),
  // The steps of Change of Course.
  course: choosing({
    ask({ g }) {
      const seat = taker(g, 'change-of-course');
      const { hand } = playerOf(g, seat);
      if (hand.length === 0) return { go: 'pick' };
      return {
        seat,
        kind: 'allocate',
        prompt: `Which cards do you replace (up to ${COURSE_CARDS}, including Damage Cards)? You draw the same number.`,
        offers: [...new Set(hand)].map((card) => replaceOffer(hand, card)),
        min: 0,
        max: Math.min(COURSE_CARDS, hand.length),
        rule: 'F-OPEN-09',
      };
    },
    take(ctx, _local, cards, { seat }) {
      const player = playerOf(ctx.g, seat);
      replace(ctx, seat, cards);
      drawCards(ctx, seat, cards.length, 'F-OPEN-09');
      player.deck.push(...player.discard.splice(0));
      ctx.shuffle(player.deck);
      return 'pick';
    },
  }),
  // Data Siphon.
  siphon: offering({
    ask({ g }) {
      const colours = siphoned(g);
      if (colours.length === 0) return { go: 'pick' };
      if (colours.length === 1) return { go: 'onlyDie' };
      const prompt = 'Which die do you put on the Tactic?';
      return pickOffer(taker(g, 'data-siphon'), prompt, colours.map(dieOffer), 'F-OPEN-09');
    },
    take: (ctx, _local, colour, { seat }) => siphon(ctx, seat, colour),
  }),
  onlyDie: (ctx) => siphon(ctx, taker(ctx.g, 'data-siphon'), siphoned(ctx.g)[0]),
  order(ctx) {
    const { g } = ctx;
    if (g.players.length === 1) takeForDummy(ctx);
    sortOrder(g);
    // F-TACTIC-07.
    g.tactics.aside.push(...g.tactics.display.map((tactic) => ({ tactic, until: g.round + 1 })));
    g.tactics.display = [];
    return null;
  },
});

/** Gives the Dummy Player a random Tactic. Only the Tactic's number matters (F-DUMMY-06, F-SCEN-12, F-SCEN-29). */
function takeForDummy(ctx: Running): void {
  const { dummy, tactics: shown } = ctx.g;
  if (dummy === null) return;
  const [roll = 1] = ctx.roll(1, shown.display.length);
  const tactic = shown.display[roll - 1];
  if (tactic === undefined) return;
  takeOut(shown.display, tactic);
  dummy.tactic = tactic;
  ctx.log(`The Dummy Player takes ${TACTICS[tactic].number}, ${TACTICS[tactic].name}.`, 'F-DUMMY-06');
}

/** Returns the colors of the Core dice that Data Siphon can take. */
function siphoned({ core }: Frontiers): Basic[] {
  return BASICS.filter((colour) => core.includes(colour));
}

/** Puts a die from the Core on Data Siphon. */
function siphon(ctx: Running, seat: Seat, colour: Basic | undefined): 'pick' {
  if (colour === undefined) throw new Error('no die for Data Siphon');
  takeDie(ctx, seat, colour);
  Object.assign(playerOf(ctx.g, seat).dice.at(-1) ?? {}, { kept: true, once: true });
  return 'pick';
}

function taker(g: Frontiers, tactic: TacticId): Seat {
  const seat = g.players.findIndex((player) => player.tactic?.tactic === tactic);
  if (seat < 0) throw new Error(`nobody has taken ${tactic}`);
  return seat;
}

/** Replaces cards in the hand, which may be Damage Cards. Other players don't learn which cards are replaced. */
function replace(ctx: Running, seat: Seat, cards: readonly CardId[]): void {
  const player = playerOf(ctx.g, seat);
  const { spent } = player;
  for (const card of cards) discardFromHand(ctx.g, seat, card);
  // Replacing cards doesn't count as playing or discarding them this turn (F-TURN-05).
  player.spent = spent;
  if (cards.length === 0) return;
  const others = `${seatName(ctx.g, seat)} replaces ${several(cards.length, 'card')}.`;
  ctx.tell(seat, `You replace ${cards.map(cardName).join(', ')}.`, others, 'F-OPEN-09');
}

/** Returns an offer to choose a Tactic. */
export function tacticOffer(verb: string, tactic: TacticId, hint: string, rule: RuleId): Offer<TacticId> {
  const label = `${TACTICS[tactic].number} ${TACTICS[tactic].name}`;
  return open({ key: `${verb}:${tactic}`, verb, label, hint, subject: { kind: 'tactic', id: tactic }, rule }, tactic);
}

function replaceOffer(hand: readonly CardId[], card: CardId): Offer<CardId> {
  const { colour, strong } = cardOf(card);
  const hint =
    colour === null
      ? 'Damage: it only takes up room in your hand.'
      : `${sentence(colour)}. Strong: ${shortText(strong)}`;
  const max = hand.filter((other) => other === card).length;
  return cardOffer('replace', card, { hint, rule: 'F-OPEN-09', max, hidden: true });
}

function dieOffer(colour: Basic): Offer<Basic> {
  const hint = 'Keep it until you use it. It doesn’t count as that turn’s die.';
  const label = `${sentence(colour)} die`;
  return open({ key: `die:${colour}`, verb: 'die', label, hint, rule: 'F-OPEN-09' }, colour);
}
