import { type Ctx, procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { nameOf } from '../content/cards.ts';
import { cardHint } from '../effects/options.ts';
import { characterName } from '../rules/characters.ts';
import { bestOf, counts, leastOf, lineUp, successes } from '../rules/dice.ts';
import { playerOf } from '../rules/find.ts';
import { differentCards, handSize, takeFromHand } from '../rules/hand.ts';
import { other, rolled, seatName } from '../rules/names.ts';
import type { AwayMissions, CardId, Dice, Roll } from '../state.ts';

interface Local {
  /** Whose turn it is to discard or pass, and how many passed in a row. */
  seat?: Seat;
  passes?: number;
  /** The card that was discarded for the re-roll now chosen. */
  card?: CardId;
}

/**
 * Discard to Re-roll, over the dice that lie in `roll` (M-RR-01 to M-RR-04). A seat is asked only while it holds cards
 * and another throw of its dice could still better its side.
 */
export const reroll = procedure<AwayMissions, Local>({
  // M-RR-02: beginning with the player whose Activation it is.
  begin(ctx, local) {
    local.seat = ctx.g.turn ?? rollOf(ctx.g).acting.seat;
    local.passes = 0;
    return 'discard';
  },
  discard: {
    ask({ g }, { seat = 0, passes = 0 }) {
      if (passes >= 2) return { go: null };
      const mine = diceOf(rollOf(g), seat);
      if (mine === null || handSize(g, seat) === 0 || !canBetter(rollOf(g), seat)) return { go: 'pass' };
      const options: Option[] = [
        { key: 'pass', verb: 'pass', label: 'Keep the dice', hint: `${rolled(mine.dice)}`, rule: 'M-RR-02' },
      ];
      for (const card of differentCards(g, seat, ['support', 'mission'])) {
        options.push({
          key: `reroll:${card}`,
          verb: 'reroll',
          label: `Discard ${nameOf(card)}`,
          hint: cardHint(card),
          subject: { kind: 'card', id: card },
          rule: 'M-RR-01',
          hidden: true,
        });
      }
      const question = { seat, kind: 'pick', prompt: standsAt(rollOf(g), seat), options, min: 1, max: 1 } as const;
      // The seat that acts is asked; the other one where its standing orders want it.
      return { ...question, rule: 'M-RR-01', ...(seat === g.turn ? {} : { window: 'reroll' }) };
    },
    answer(ctx, local, { key }) {
      if (key === 'pass') return 'pass';
      const card = key.slice('reroll:'.length);
      const seat = local.seat ?? 0;
      playerOf(ctx.g, seat).discards[takeFromHand(ctx.g, seat, card)].push(card);
      ctx.log(`${seatName(ctx.g, seat)} discards ${nameOf(card)} to re-roll.`, 'M-RR-01');
      local.card = card;
      return 'dice';
    },
  },
  pass(_ctx, local) {
    local.passes = (local.passes ?? 0) + 1;
    local.seat = other(local.seat ?? 0);
    return 'discard';
  },
  dice: {
    ask({ g }, { seat = 0, card = '' }) {
      const options = dieOptions(rollOf(g), seat);
      const prompt = `Which dice to roll again for ${nameOf(card)}?`;
      return { seat, kind: 'subset', prompt, options, min: 1, max: options.length, rule: 'M-RR-01' };
    },
    answer(ctx, local, { keys }) {
      rollAgain(ctx, local.seat ?? 0, local.card ?? '', keys);
      // M-RR-03: the other seat comes next, and this one again after it.
      local.passes = 0;
      local.seat = other(local.seat ?? 0);
      return 'discard';
    },
  },
});

function rollOf(g: AwayMissions): Roll {
  if (g.roll === null) throw new Error('no dice lie on the table');
  return g.roll;
}

/** The dice of a seat in a roll; null when only the other seat rolled. */
function diceOf(roll: Roll, seat: Seat): Dice | null {
  if (roll.acting.seat === seat) return roll.acting;
  return roll.against?.seat === seat ? roll.against : null;
}

/** Whether the best throw of all of the seat’s dice would change the result in its favour. Public. */
function canBetter(roll: Roll, seat: Seat): boolean {
  const against = roll.against?.dice ?? [];
  const now = successes(roll.acting.dice, against);
  if (roll.acting.seat === seat) return bestOf(roll.acting.dice.length, against) > now;
  return leastOf(roll.acting.dice, against.length) < now;
}

/** “4 2 2 against 5 3: 1 success. Roll again?” */
function standsAt(roll: Roll, seat: Seat): string {
  const against = roll.against?.dice ?? [];
  const total = successes(roll.acting.dice, against);
  const result = roll.kind === 'attack' ? `${total} Damage` : `${total} of ${roll.acting.dice.length} succeed`;
  const beside = roll.against === null ? '' : ` against ${rolled(against)}`;
  const whose = roll.acting.seat === seat ? 'Your roll' : 'Their roll';
  return `${whose}: ${rolled(roll.acting.dice)}${beside}, ${result}. Discard a card to roll some again?`;
}

/** One option per die; equal dice are told apart by `:2`, `:3`. */
function dieOptions(roll: Roll, seat: Seat): Option[] {
  const options: Option[] = [];
  const mine = diceOf(roll, seat);
  const acting = mine === roll.acting;
  let equal = 0;
  mine?.dice.forEach((die, at) => {
    equal = mine.dice[at - 1] === die ? equal + 1 : 1;
    const beside = acting ? roll.against?.dice[at] : roll.acting.dice[at];
    options.push({
      key: equal === 1 ? `die:${die}` : `die:${die}:${equal}`,
      verb: 'die',
      label: equal === 1 ? `The ${die}` : `The ${die}, number ${equal}`,
      hint: `${beside === undefined ? 'Alone' : `Beside ${beside}`}: ${fate(die, beside, acting)}`,
      rule: 'M-RR-01',
    });
  });
  return options;
}

function fate(die: number, beside: number | undefined, acting: boolean): string {
  if (acting) return counts(die, beside) ? 'counts' : 'does not count';
  if (beside === undefined) return 'stops nothing';
  return counts(beside, die) ? 'stops nothing' : 'cancels it';
}

/** M-RR-04: the new dice take the place of the old ones, better or worse, and all are lined up again. */
function rollAgain(ctx: Ctx<AwayMissions>, seat: Seat, card: CardId, keys: readonly string[]): void {
  const mine = diceOf(rollOf(ctx.g), seat);
  if (mine === null) throw new Error(`seat ${seat} rolled no dice`);
  const from = keys.map((key) => Number(key.split(':')[1]));
  for (const die of from) mine.dice.splice(mine.dice.indexOf(die), 1);
  // The card that was discarded came out of a hidden hand.
  ctx.reveal();
  const to = ctx.roll(from.length);
  mine.dice = lineUp([...mine.dice, ...to]);
  mine.rerolls.push({ card, from, to });
  const name = characterName(mine.character);
  ctx.log(`${name} rolls ${rolled(from)} again: ${rolled(to)}. Now ${rolled(mine.dice)}.`, 'M-RR-04');
}
