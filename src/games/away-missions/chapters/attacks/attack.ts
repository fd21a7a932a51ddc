import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { no, type Obstacle, type Offer, offering, open } from '../../../kit/offers.ts';
import type { Weapon } from '../../content/characters.ts';
import type { AwayMissions, Character } from '../../state.ts';
import { type Attack, attacks, type Pass } from '../activation/actions.ts';
import { cannotAttack } from '../activation/legality.ts';
import { ATTACK, type AttackCall } from '../calls.ts';
import { oneOf } from '../characters/asking.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf } from '../characters/find.ts';
import { rolled } from '../characters/names.ts';
import { window } from '../interrupts/window.ts';
import { damage } from './damage.ts';
import { lineUp, successes } from './dice.ts';
import { attackDice, damageBonus, defenseDice, weaponOf } from './ratings.ts';
import { reroll } from './reroll.ts';
import { honorSingleCombat, isSingleCombat } from './single-combat.ts';

/** Runs an Attack Action (chapter Combat). The procedure's result is the Damage that the attack caused. */
export const attack = procedure<AwayMissions, AttackCall>(ATTACK.name)({
  begin: (_ctx, { target, weapon }) => (target === undefined || weapon === undefined ? 'choose' : 'declare'),
  // An attack has one weapon and one target (M-ATK-03, M-ATK-04).
  choose: offering({
    ask({ g }, { character: id, free, target, rule }) {
      const attacker = characterOf(g, id);
      const offers: Offer<Attack | Pass>[] =
        attacker.where === 'area'
          ? attacks(g, attacker).filter(({ payload }) => {
              const fits = rule === undefined || weaponOf(g, attacker, payload.weapon)?.rules.includes(rule);
              return fits && (target === undefined || payload.target === target);
            })
          : [];
      if (offers.every(({ why }) => why !== null)) return { go: null };
      if (free)
        offers.push(open({ key: 'pass', verb: 'pass', label: 'Don’t attack', rule: 'M-PLAY-21' }, { do: 'pass' }));
      return oneOf(attacker.seat, `Which target does ${characterName(id)} attack?`, offers, 'M-ATK-03');
    },
    take(_ctx, local, payload) {
      if (payload.do === 'pass') return null;
      local.target = payload.target;
      local.weapon = payload.weapon;
      return 'declare';
    },
  }),
  declare(ctx, local) {
    const { character } = local;
    const target = must(local.target, 'the target of the attack');
    const { seat } = characterOf(ctx.g, target);
    const prompt = `${characterName(character)} attacks ${characterName(target)}. Interrupt?`;
    ctx.call(window, { seat, window: 'attacked', prompt, situation: { self: target, foe: character, amount: 0 } });
    return 'roll';
  },
  roll(ctx, local) {
    const weapon = weaponOf(ctx.g, characterOf(ctx.g, local.character), must(local.weapon, 'the attacker’s weapon'));
    const target = characterOf(ctx.g, must(local.target, 'the target of the attack'));
    const impossible = cannotGoOn(ctx.g, local);
    if (weapon === null || impossible !== null) {
      const why = impossible?.().text ?? 'The attacker no longer has the weapon.';
      ctx.log(`The attack on ${characterName(target.id)} ends. ${why}`, 'M-TIME-03');
      local.result = 0;
      return null;
    }
    rollDice(ctx, characterOf(ctx.g, local.character), target, weapon);
    ctx.call(reroll);
    return 'resolve';
  },
  resolve(ctx, local) {
    const attacker = characterOf(ctx.g, local.character);
    const target = characterOf(ctx.g, must(local.target, 'the target of the attack'));
    const weapon = weaponOf(ctx.g, attacker, must(local.weapon, 'the attacker’s weapon'));
    if (weapon === null) throw new Error(`${attacker.id} has no ${local.weapon}`);
    const caused = compare(ctx, attacker, target, weapon);
    local.result = caused;
    if (caused === 0) return null;
    local.caused = caused;
    if (isSingleCombat(ctx.g, attacker, target, weapon)) local.single = true;
    ctx.call(damage, { target: target.id, amount: caused, by: attacker.id, weapon: weapon.id });
    return 'end';
  },
  end(ctx, local) {
    // The result is set again, because the Damage procedure has overwritten it with its own.
    if (local.caused !== undefined) local.result = local.caused;
    if (local.single) honorSingleCombat(ctx, characterOf(ctx.g, local.character));
    return null;
  },
});

/** Returns why an Interrupt has made the declared attack impossible, or null (M-TIME-03). */
function cannotGoOn(g: AwayMissions, local: AttackCall): Obstacle {
  const attacker = characterOf(g, local.character);
  const weapon = weaponOf(g, attacker, must(local.weapon, 'the attacker’s weapon'));
  if (attacker.where !== 'area')
    return no('M-TIME-03', () => `${characterName(attacker.id)} has left the mission area.`);
  return weapon === null
    ? null
    : cannotAttack(g, attacker, characterOf(g, must(local.target, 'the target of the attack')), weapon);
}

/** Rolls the dice of both sides, the attacker's first, and lines them up (M-ATK-05, M-ATK-07). */
function rollDice(ctx: Ctx<AwayMissions>, attacker: Character, target: Character, weapon: Weapon): void {
  const { g } = ctx;
  const dice = lineUp(ctx.roll(attackDice(g, attacker, target, weapon), 6, attacker.seat));
  const against = lineUp(ctx.roll(defenseDice(g, attacker, target, weapon), 6, target.seat));
  g.roll = {
    kind: 'attack',
    label: `${characterName(attacker.id)} attacks ${characterName(target.id)}: ${weapon.name}`,
    acting: { seat: attacker.seat, character: attacker.id, dice, rerolls: [] },
    against: { seat: target.seat, character: target.id, dice: against, rerolls: [] },
    result: null,
    extra: 0,
    done: false,
  };
  const who = `${characterName(attacker.id)} attacks ${characterName(target.id)} with ${weapon.name}`;
  ctx.log(`${who}: ${rolled(dice)} against ${rolled(against)}.`, 'M-ATK-09');
}

/** Returns the Damage that the dice cause as they are now, and logs it (M-ATK-09, M-ATK-12, M-ATK-14). */
function compare(ctx: Ctx<AwayMissions>, attacker: Character, target: Character, weapon: Weapon): number {
  const { roll } = ctx.g;
  if (roll === null || roll.against === null) throw new Error('an attack without dice');
  const hits = successes(roll.acting.dice, roll.against.dice);
  const extra = damageBonus(ctx.g, attacker, target, weapon);
  roll.extra = hits > 0 ? extra : 0;
  roll.result = hits + roll.extra;
  roll.done = true;
  if (hits === 0) ctx.log(`${characterName(attacker.id)} does no Damage.`, 'M-ATK-09');
  else ctx.log(`${hits}${extra > 0 ? ` + ${extra}` : ''} Damage to ${characterName(target.id)}.`, 'M-ATK-14');
  return roll.result;
}
