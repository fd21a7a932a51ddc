import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { choosing, type Offer, type Offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { WeaponRule } from '../../content/characters.ts';
import { couldInterrupt, type Interrupt, interrupt, interrupts } from '../../effects/interrupts.ts';
import { isBorg, isIncapacitated } from '../../effects/sorts.ts';
import type { AwayMissions, Character, Rating } from '../../state.ts';
import { DAMAGE, type DamageCall, type Interrupted } from '../calls.ts';
import { characterName, RATINGS, spare, spareInAll } from '../characters/characters.ts';
import { characterOf } from '../characters/find.ts';
import { honorOf } from '../characters/honor.ts';
import { isFriend } from '../characters/sides.ts';
import { window } from '../interrupts/window.ts';
import { assimilate, cardsLost, neutralize } from './leaving.ts';
import { weaponOf } from './ratings.ts';

/** Makes a character take Damage (chapter Take Damage). */
export const damage = procedure<AwayMissions, DamageCall>(DAMAGE.name)({
  begin({ g }, local) {
    local.rules = weaponRules(g, local);
    return 'announce';
  },
  // If the owner chooses pegs, Interrupts are offered in the same question. Otherwise, Interrupts are offered in a
  // separate window.
  announce(ctx, local) {
    const target = characterOf(ctx.g, local.target);
    if (target.where !== 'area' || local.amount <= 0) return null;
    if (hasChoice(target, local)) return 'allocate';
    const { seat } = target;
    const prompt = `${characterName(target.id)} is about to take ${local.amount} Damage. Interrupt?`;
    ctx.call(window, { seat, window: 'damage', prompt, situation: situation(local) });
    return 'announced';
  },
  announced(ctx, local) {
    prevent(ctx, local);
    return 'take';
  },
  take(ctx, local) {
    const target = characterOf(ctx.g, local.target);
    if (target.where !== 'area' || local.amount <= 0) return null;
    if (isStunning(target, local)) return stun(ctx, target);
    if (spareInAll(target) < local.amount) return 'neutralized';
    if (hasChoice(target, local)) return 'allocate';
    remove(ctx, target, forced(target, local.amount));
    return null;
  },
  // The owner removes one peg for each point of Damage, in any combination (M-DMG-01).
  allocate: choosing({
    ask({ g }, local): Offering<Peg | Interrupt> {
      const target = characterOf(g, local.target);
      const prompt = `${characterName(target.id)} takes ${local.amount} Damage: remove ${several(local.amount, 'Health peg')}.`;
      const most = { min: local.amount, max: local.amount };
      const asked = { seat: target.seat, kind: 'allocate', prompt, offers: pegs(target), ...most } as const;
      if (!couldInterrupt(g, target.seat, 'damage')) return { ...asked, rule: 'M-DMG-01' };
      return { ...asked, rule: 'M-DMG-01', instead: interrupts(g, target.seat, 'damage', situation(local)) };
    },
    take(ctx, local, payloads, { seat }) {
      const lost: Rating[] = [];
      for (const payload of payloads) {
        if (payload.do === 'interrupt') {
          ctx.call(interrupt, { seat, card: payload.card, window: 'damage', situation: situation(local) });
          return 'interrupted';
        }
        lost.push(payload.rating);
      }
      remove(ctx, characterOf(ctx.g, local.target), lost);
      return null;
    },
  }),
  interrupted(ctx, local) {
    prevent(ctx, local);
    return 'announce';
  },
  // This step runs if the Damage is greater than the number of pegs that the character can lose (M-DMG-02, M-DMG-03,
  // M-OPEN-62).
  neutralized(ctx, local) {
    const target = characterOf(ctx.g, local.target);
    // A weapon with Assimilate assimilates any character except Borg (M-ASSIM-01, M-OPEN-31, M-OPEN-32).
    if (local.by !== null && local.rules?.includes('assimilate') && !isBorg(target)) {
      ctx.call(assimilate, { target: target.id, by: local.by });
      return 'end';
    }
    const back = target.drone ? ' Its card returns to its owner.' : '';
    const { told, lost } = cardsLost(target);
    const text = `${characterName(target.id)} is Neutralized.${back}${told}`;
    ctx.log(text, target.drone ? 'M-ASSIM-08' : 'M-DMG-02', lost);
    const falls = isFalling(ctx.g, target, local);
    neutralize(ctx.g, target);
    if (falls) {
      target.fallen = true;
      ctx.log(`${characterName(target.id)} has fallen with Honor.`, 'M-OPEN-71');
    }
    return null;
  },
  end: () => null,
});

/** Whether a character with Honor was Neutralized by a hostile character (M-OPEN-71). */
function isFalling(g: AwayMissions, target: Character, { by }: DamageCall): boolean {
  return by !== null && honorOf(target) > 0 && !isFriend(g, characterOf(g, by).seat, target.seat);
}

function weaponRules(g: AwayMissions, { by, weapon }: DamageCall): WeaponRule[] {
  if (by === null || weapon === null) return [];
  return [...(weaponOf(g, characterOf(g, by), weapon)?.rules ?? [])];
}

/** Returns the facts that an Interrupt needs: the target, the attacker and the amount of Damage. */
function situation({ target, by, amount }: DamageCall): Interrupted {
  return { self: target, foe: by, amount };
}

/** Whether the Damage becomes a Stun token, no matter who attacks (M-STUN-01, M-STUN-04, M-OPEN-23). */
function isStunning(target: Character, { rules }: DamageCall): boolean {
  return rules?.includes('stun') === true && !isBorg(target);
}

/** Whether the owner has more than one way to take the Damage. */
function hasChoice(target: Character, local: DamageCall): boolean {
  if (isStunning(target, local) || spareInAll(target) <= local.amount) return false;
  return RATINGS.filter((rating) => spare(target, rating) > 0).length > 1;
}

/** Returns the pegs to remove if there is only one way to take the Damage. */
function forced(target: Character, amount: number): Rating[] {
  return RATINGS.flatMap((rating) => new Array<Rating>(spare(target, rating)).fill(rating)).slice(0, amount);
}

type Peg = { do: 'peg'; rating: Rating };

/** Returns an offer for each rating that can still be lowered. No rating goes below 1 (M-CHAR-04). */
function pegs(target: Character): Offer<Peg>[] {
  const offers: Offer<Peg>[] = [];
  for (const rating of RATINGS) {
    const max = spare(target, rating);
    if (max === 0) continue;
    const hint = `Now ${target.pegs[rating]}. You can lose up to ${max} here`;
    const subject = { kind: 'character', id: target.id };
    const option = { key: rating, verb: 'damage', label: NAMES[rating], hint, subject, rule: 'M-DMG-01', max };
    offers.push(open(option, { do: 'peg', rating }));
  }
  return offers;
}

const NAMES: Record<Rating, string> = { attack: 'Attack', defense: 'Defense', skill: 'Skill', move: 'Move' };

/** Removes pegs, which lowers the ratings immediately (M-DMG-05). */
function remove(ctx: Ctx<AwayMissions>, target: Character, lost: readonly Rating[]): void {
  for (const rating of lost) target.pegs[rating] -= 1;
  const parts = RATINGS.filter((rating) => lost.includes(rating)).map(
    (rating) => `${NAMES[rating]} ${target.pegs[rating]}`,
  );
  ctx.log(`${characterName(target.id)} takes ${lost.length} Damage: now ${parts.join(', ')}.`, 'M-DMG-01');
}

/**
 * Gives one Stun token instead of Damage (M-STUN-01, M-STUN-02). An Incapacitated character gets no more tokens
 * (M-OPEN-21).
 */
function stun(ctx: Ctx<AwayMissions>, target: Character): null {
  const name = characterName(target.id);
  if (isIncapacitated(target)) {
    ctx.log(`${name} is already Incapacitated, so nothing happens.`, 'M-OPEN-21');
    return null;
  }
  target.stun += 1;
  ctx.log(isIncapacitated(target) ? `${name} is stunned again and Incapacitated.` : `${name} is stunned.`, 'M-STUN-01');
  return null;
}

function prevent(ctx: Ctx<AwayMissions>, local: DamageCall): void {
  const less = Math.min(local.amount, local.result ?? 0);
  if (less === 0) return;
  local.amount -= less;
  ctx.log(`${less} Damage to ${characterName(local.target)} is prevented.`, 'M-TIME-02');
}
