import { type Ctx, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Offer, offer, offering, type Why } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { AwayMissions, Character, CharacterId } from '../../state.ts';
import { activation } from '../activation/activation.ts';
import { cannotUse } from '../activation/legality.ts';
import { oneOf } from '../characters/asking.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf, playerOf, teamInPlay } from '../characters/find.ts';
import { other, seatName } from '../characters/names.ts';
import { rollOff } from '../preparation/roll-off.ts';

/** What a seat does with its turn; no character: a Bonus Action that none takes (M-OPEN-48). */
export type Turn = { do: 'activate'; character: CharacterId } | { do: 'bonus'; character: CharacterId | null };

/** The Action Phase: Bonus Actions, a roll for the first Activation, then turns in alternation (M-SEQ-05). */
export const actionPhase = procedure<AwayMissions, object>('action-phase')({
  begin(ctx) {
    ctx.g.phase = 'action';
    assignBonusActions(ctx);
    return 'first';
  },
  // M-ACT-01, M-OPEN-61: both roll, the higher begins, ties roll again.
  first(ctx) {
    ctx.g.turn = rollOff(ctx, 'activates first', 'M-ACT-01');
    return 'turn';
  },
  // M-ACT-03, M-OPEN-44: who has nothing left is passed over while the other continues.
  turn(ctx) {
    const seat = ctx.g.turn ?? 0;
    if (hasTurn(ctx.g, seat)) return 'select';
    if (hasTurn(ctx.g, other(seat))) {
      ctx.g.turn = other(seat);
      return 'select';
    }
    ctx.g.turn = null;
    ctx.log('All characters are activated and all Bonus Actions used. The round ends.', 'M-ACT-02');
    return null;
  },
  select: offering({
    ask({ g }) {
      const seat = g.turn ?? 0;
      return oneOf(seat, turnPrompt(g, seat), turns(g, seat), 'M-ACT-02');
    },
    take(ctx, _local, { do: kind, character }, { seat }) {
      const bonus = kind === 'bonus';
      // M-BONUS-05: the token is used up, whatever comes of it.
      if (bonus) playerOf(ctx.g, seat).bonusActions -= 1;
      ctx.call(activation, { seat, character, bonus });
      return 'alternate';
    },
  }),
  // M-ACT-02, M-ACT-04, M-OPEN-43: a Bonus Action is a turn like an Activation.
  alternate(ctx) {
    ctx.g.turn = other(ctx.g.turn ?? 0);
    return 'turn';
  },
});

/**
 * M-BONUS-01, M-BONUS-02, M-BONUS-04, M-OPEN-50: the smaller side gets the difference, the other one none (M-BONUS-03).
 * Tokens of an earlier round are gone.
 */
function assignBonusActions(ctx: Ctx<AwayMissions>): void {
  const { g } = ctx;
  for (const seat of g.players.keys()) {
    const fewer = teamInPlay(g, other(seat)).length - teamInPlay(g, seat).length;
    playerOf(g, seat).bonusActions = Math.max(0, fewer);
    if (fewer > 0) ctx.log(`${seatName(g, seat)} takes ${several(fewer, 'Bonus Action')}.`, 'M-BONUS-01');
  }
}

/** Whether a seat has a character to activate or a Bonus Action to use, which all have to be used (M-BONUS-06). */
function hasTurn(g: AwayMissions, seat: Seat): boolean {
  return playerOf(g, seat).bonusActions > 0 || teamInPlay(g, seat).some((character) => !character.activated);
}

function turnPrompt(g: AwayMissions, seat: Seat): string {
  const { bonusActions } = playerOf(g, seat);
  const whom = 'Choose a character to activate';
  return bonusActions === 0
    ? `${whom}.`
    : `${whom}, or use a Bonus Action: you have ${several(bonusActions, 'token')}.`;
}

/** What a seat may do with its turn, and why not more. */
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
    // M-BONUS-05, M-BONUS-07: any own character, activated or not, however often.
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

function activated({ id, activated: isDone }: Character): Why {
  if (!isDone) return null;
  return no('M-ACT-05', () => `${characterName(id)} has been activated this round.`);
}

function noBonusAction(g: AwayMissions, seat: Seat): Why {
  if (playerOf(g, seat).bonusActions > 0) return null;
  return no('M-BONUS-05', () => `${seatName(g, seat)} has no Bonus Action left this round.`);
}
