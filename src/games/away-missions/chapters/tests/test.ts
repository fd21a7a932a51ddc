import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { several } from '../../../kit/words.ts';
import { isIncapacitated } from '../../effects/sorts.ts';
import { specializationName } from '../../effects/text/words.ts';
import type { AwayMissions, CharacterId, Dice } from '../../state.ts';
import { lineUp, opposing, successes } from '../attacks/dice.ts';
import { skillDice } from '../attacks/ratings.ts';
import { reroll } from '../attacks/reroll.ts';
import { TEST, type TestCall } from '../calls.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf } from '../characters/find.ts';
import { rolled } from '../characters/names.ts';

/** Runs a Skill test, opposed or not. The procedure's result is the number of successes. */
export const test = procedure<AwayMissions, TestCall>(TEST.name)({
  begin(ctx, local) {
    const tester = characterOf(ctx.g, local.character);
    local.result = 0;
    // Incapacitated characters can't take tests (M-STUN-07).
    if (tester.where !== 'area' || isIncapacitated(tester)) return null;
    const acting = throwDice(ctx, local, local.character, local.against);
    const challenger = local.against === null ? null : characterOf(ctx.g, local.against);
    // Incapacitated characters can't challenge a test either (M-OPEN-65).
    const opposed = challenger !== null && challenger.where === 'area' && !isIncapacitated(challenger);
    const against = opposed ? throwDice(ctx, local, challenger.id, local.character) : null;
    const kind = opposed ? 'opposed' : 'test';
    ctx.g.roll = { kind, label: local.label, acting, against, result: null, extra: 0, done: false };
    const beside = against === null ? '' : ` against ${characterName(against.character)}’s ${rolled(against.dice)}`;
    const tested = local.specialization === null ? 'Skill' : specializationName(local.specialization);
    const dice = `${rolled(acting.dice)}${beside}`;
    ctx.log(`${characterName(tester.id)} tests ${tested} for ${local.label}: ${dice}.`, 'M-SKILL-02');
    ctx.call(reroll);
    return 'resolve';
  },
  // Successes are counted after all re-rolls (M-SKILL-02, M-OPP-02, M-OPP-03).
  resolve(ctx, local) {
    const { roll } = ctx.g;
    if (roll === null) throw new Error('a test without dice');
    roll.result = successes(roll.acting.dice, opposing(roll));
    roll.done = true;
    local.result = roll.result;
    const had = several(roll.result, 'success', 'successes');
    ctx.log(`${characterName(local.character)} has ${had}.`, 'M-SKILL-03');
    return null;
  },
});

/** Rolls the dice of one side, lined up highest first (M-OPP-04). Only the tester gets the test's extra dice. */
function throwDice(ctx: Ctx<AwayMissions>, local: TestCall, id: CharacterId, against: CharacterId | null): Dice {
  const character = characterOf(ctx.g, id);
  const extra = id === local.character ? local.bonus : 0;
  const { specialization, card } = local;
  const dice = skillDice(ctx.g, character, { specialization, target: against, card: card ?? null }, extra);
  return { seat: character.seat, character: id, dice: lineUp(ctx.roll(dice, 6, character.seat)), rerolls: [] };
}
