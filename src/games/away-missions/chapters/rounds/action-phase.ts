import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer, offering } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { AwayMissions, Character, CharacterId } from '../../state.ts';
import { activation } from '../activation/activation.ts';
import { cannotUse } from '../activation/legality.ts';
import { oneOf } from '../characters/asking.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf, playerOf, teamInPlay } from '../characters/find.ts';
import { seatName } from '../characters/names.ts';
import { allyOf, seatsOf, sideOf } from '../characters/sides.ts';
import { type Left, nextSeat, sideAfter, yielding } from '../preparation/placing-order.ts';
import { rollSides } from '../preparation/roll-off.ts';

/** A way for a seat to use its turn. A Bonus Action may be used without a character (M-OPEN-48). */
export type Turn = { do: 'activate'; character: CharacterId } | { do: 'bonus'; character: CharacterId | null };

interface Local {
  /** The ally who takes the turn instead of the seat that was asked, in a team game. */
  instead?: Seat;
}

/**
 * Runs the Action Phase: gives out Bonus Actions, rolls for the first turn, and lets the sides take alternating turns
 * (M-SEQ-05).
 */
export const actionPhase = procedure<AwayMissions, Local>('action-phase')({
  begin(ctx) {
    ctx.g.phase = 'action';
    assignBonusActions(ctx);
    return 'first';
  },
  // All sides roll a die, ties re-roll, and the highest begins (M-ACT-01, M-OPEN-61, M-TG-06).
  first(ctx) {
    const { g } = ctx;
    const order = rollSides(ctx, 'activates first', 'M-ACT-01');
    g.turn = firstSeat(g, must(order[0], 'the first side'));
    // The order decided by this roll applies to the whole Action Phase (M-MULT-08, M-MULT-09).
    if (order.length > 2) g.order = order;
    return 'turn';
  },
  // A side with nothing left is skipped while the others continue (M-ACT-03, M-OPEN-44, M-MULT-09).
  turn(ctx) {
    const { g } = ctx;
    g.turn = nextSeat(g, { side: sideOf(g, turnOf(g)), order: g.order }, turnsLeft(g));
    if (g.turn !== null) return 'select';
    ctx.log('All characters are activated and all Bonus Actions are used. The Round ends.', 'M-ACT-02');
    return null;
  },
  select: offering({
    ask({ g }, { instead }) {
      const seat = turnOf(g);
      const offers: Offer<Turn | null>[] = turns(g, seat);
      // A team may activate the characters of either player (M-TG-06).
      offers.push(...yielding(g, seat, { side: sideOf(g, seat), instead }, turnsLeft(g)));
      return oneOf(seat, turnPrompt(g, seat), offers, 'M-ACT-02');
    },
    take(ctx, local, turn, { seat }) {
      if (turn === null) {
        local.instead = allyOf(ctx.g, seat) ?? seat;
        ctx.g.turn = local.instead;
        return 'select';
      }
      delete local.instead;
      const { do: kind, character } = turn;
      const bonus = kind === 'bonus';
      // The Bonus Action token is spent even if the Action does nothing (M-BONUS-05).
      if (bonus) playerOf(ctx.g, seat).bonusActions -= 1;
      ctx.call(activation, { seat, character, bonus });
      return 'alternate';
    },
  }),
  // A Bonus Action is a turn like an Activation (M-ACT-02, M-ACT-04, M-OPEN-43). Sides alternate (M-MULT-08, M-TG-06).
  alternate(ctx) {
    const { g } = ctx;
    const side = sideAfter(g, turnOf(g), g.order);
    g.turn = firstSeat(g, side);
    return 'turn';
  },
});

/** Returns the seat whose turn it is. Throws outside the turns of the Action Phase. */
function turnOf({ turn }: AwayMissions): Seat {
  return must(turn, 'the seat whose turn it is');
}

function firstSeat(g: AwayMissions, side: number): Seat {
  return must(seatsOf(g, side)[0], `a seat of side ${side}`);
}

/**
 * Gives each player one Bonus Action for each character by which the largest team outnumbers that player's team
 * (M-BONUS-01, M-BONUS-02, M-BONUS-03, M-BONUS-04, M-OPEN-50, M-MULT-07). Each ally is counted separately (M-TG-05,
 * M-OPEN-17, M-OPEN-55). Unused tokens of the last Round are lost.
 */
function assignBonusActions(ctx: Ctx<AwayMissions>): void {
  const { g } = ctx;
  const sizes = g.players.map((_, seat) => teamInPlay(g, seat).length);
  for (const [seat, size] of sizes.entries()) {
    const fewer = Math.max(...sizes) - size;
    playerOf(g, seat).bonusActions = fewer;
    if (fewer > 0) ctx.log(`${seatName(g, seat)} takes ${several(fewer, 'Bonus Action')}.`, 'M-BONUS-01');
  }
}

/**
 * Returns the number of characters that a seat still has to activate plus the number of Bonus Actions that it still has
 * to use. All Bonus Actions must be used (M-BONUS-06).
 */
function turnsLeft(g: AwayMissions): Left {
  return (seat) =>
    playerOf(g, seat).bonusActions + teamInPlay(g, seat).filter((character) => !character.activated).length;
}

function turnPrompt(g: AwayMissions, seat: Seat): string {
  const { bonusActions } = playerOf(g, seat);
  const whom = 'Which character do you activate?';
  return bonusActions === 0 ? whom : `${whom} You can also use a Bonus Action (${bonusActions} left).`;
}

/** Returns offers for everything that a seat might do with its turn. Offers that can't be taken say why. */
export function turns(g: AwayMissions, seat: Seat): Offer<Turn>[] {
  const offers: Offer<Turn>[] = [];
  const none = noBonusAction(g, seat);
  const bonus: Offer<Turn>[] = [];
  for (const id in g.characters) {
    const character = characterOf(g, id);
    const elsewhere = cannotUse(g, seat, character);
    const subject = { kind: 'character', id };
    offers.push(
      offer({ do: 'activate', character: id }, elsewhere ?? activated(character), () => {
        const hint = character.stun > 0 ? 'Stunned: Recover, draw or pass' : `2 Actions, in ${character.space}`;
        const label = `Activate ${characterName(id)}`;
        return { key: `activate:${id}`, verb: 'activate', label, hint, subject, rule: 'M-ACT-05' };
      }),
    );
    // Any character of the seat can take a Bonus Action, whether activated or not, and any number of times (M-BONUS-05,
    // M-BONUS-07).
    bonus.push(
      offer({ do: 'bonus', character: id }, none ?? elsewhere, () => {
        const label = `Bonus Action: ${characterName(id)}`;
        const hint = `1 Action, in ${character.space}`;
        return { key: `bonus:${id}`, verb: 'bonus', label, hint, subject, rule: 'M-BONUS-05' };
      }),
    );
  }
  if (bonus.every(({ why }) => why !== null)) {
    const label = 'Bonus Action without a character';
    const hint = 'Draw a card, swap a Mission card, play an Event or pass';
    const make = () => ({ key: 'bonus:nobody', verb: 'bonus', label, hint, rule: 'M-OPEN-48' });
    bonus.push(offer({ do: 'bonus', character: null }, none, make));
  }
  return [...offers, ...bonus];
}

function activated({ id, activated: isDone }: Character): Obstacle {
  if (!isDone) return null;
  return no('M-ACT-05', () => `${characterName(id)} has already been activated this Round.`);
}

function noBonusAction(g: AwayMissions, seat: Seat): Obstacle {
  if (playerOf(g, seat).bonusActions > 0) return null;
  return no('M-BONUS-05', () => `${seatName(g, seat)} has no Bonus Action left this Round.`);
}
