import { type Ctx, procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { characterName } from '../rules/characters.ts';
import { playerOf, teamInPlay } from '../rules/find.ts';
import { cannotActivate, cannotUseBonusAction } from '../rules/legality.ts';
import { amount, other, seatName } from '../rules/names.ts';
import { rollOff } from '../rules/roll-off.ts';
import type { AwayMissions } from '../state.ts';

/** Key of a Bonus Action that no character takes (M-OPEN-48). */
const NOBODY = 'nobody';

/** The Action Phase: Bonus Actions, a roll for the first Activation, then turns in alternation (M-SEQ-05). */
export const actionPhase = procedure<AwayMissions, object>({
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
  select: {
    ask: (ctx) => ({
      seat: ctx.g.turn ?? 0,
      kind: 'pick',
      prompt: turnPrompt(ctx.g, ctx.g.turn ?? 0),
      options: turns(ctx.g, ctx.g.turn ?? 0),
      min: 1,
      max: 1,
      rule: 'M-ACT-02',
    }),
    answer(ctx, _local, { seat, key }) {
      const [verb, id = NOBODY] = key.split(':');
      const bonus = verb === 'bonus';
      // M-BONUS-05: the token is used up, whatever comes of it.
      if (bonus) playerOf(ctx.g, seat).bonusActions -= 1;
      ctx.call('activation', { seat, character: id === NOBODY ? null : id, bonus });
      return 'alternate';
    },
  },
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
    if (fewer > 0) ctx.log(`${seatName(g, seat)} takes ${amount(fewer, 'Bonus Action')}.`, 'M-BONUS-01');
  }
}

/** Whether a seat has a character to activate or a Bonus Action to use, which all have to be used (M-BONUS-06). */
function hasTurn(g: AwayMissions, seat: Seat): boolean {
  return playerOf(g, seat).bonusActions > 0 || teamInPlay(g, seat).some((character) => !character.activated);
}

function turnPrompt(g: AwayMissions, seat: Seat): string {
  const { bonusActions } = playerOf(g, seat);
  const whom = 'Choose a character to activate';
  return bonusActions === 0 ? `${whom}.` : `${whom}, or use a Bonus Action: you have ${amount(bonusActions, 'token')}.`;
}

/** What a seat may do with its turn. */
function turns(g: AwayMissions, seat: Seat): Option[] {
  const options: Option[] = [];
  const team = teamInPlay(g, seat);
  for (const character of team) {
    if (cannotActivate(g, seat, character) !== null) continue;
    options.push({
      key: `activate:${character.id}`,
      verb: 'activate',
      label: `Activate ${characterName(character.id)}`,
      hint: character.stun > 0 ? 'Stunned: Recover, draw or pass' : `2 Actions, in ${character.space}`,
      subject: { kind: 'character', id: character.id },
      rule: 'M-ACT-05',
    });
  }
  if (cannotUseBonusAction(g, seat) !== null) return options;
  // M-BONUS-05, M-BONUS-07: any own character, activated or not, however often.
  for (const character of team) {
    options.push({
      key: `bonus:${character.id}`,
      verb: 'bonus',
      label: `Bonus Action: ${characterName(character.id)}`,
      hint: `1 Action, in ${character.space}`,
      subject: { kind: 'character', id: character.id },
      rule: 'M-BONUS-05',
    });
  }
  if (team.length === 0) {
    options.push({
      key: `bonus:${NOBODY}`,
      verb: 'bonus',
      label: 'Bonus Action without a character',
      hint: 'Draw a card, swap a Mission card, play an Event or pass',
      rule: 'M-OPEN-48',
    });
  }
  return options;
}
