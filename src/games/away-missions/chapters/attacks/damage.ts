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

/** A character takes Damage (chapter Take Damage). */
export const damage = procedure<AwayMissions, DamageCall>(DAMAGE.name)({
  begin({ g }, local) {
    local.rules = weaponRules(g, local);
    return 'announce';
  },
  // The owner’s interrupts: offered with the pegs where those are chosen, in a window of their own elsewhere.
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
  // M-DMG-01: the owner removes that many pegs in any combination.
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
  // M-DMG-02, M-DMG-03, M-OPEN-62: Damage is left and every rating is at its lowest.
  neutralized(ctx, local) {
    const target = characterOf(ctx.g, local.target);
    // M-ASSIM-01, M-OPEN-31, M-OPEN-32: a weapon that assimilates, on anyone but Borg.
    if (local.by !== null && local.rules?.includes('assimilate') && !isBorg(target)) {
      ctx.call(assimilate, { target: target.id, by: local.by });
      return 'end';
    }
    const back = target.drone ? ' The card goes back to its owner.' : '';
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

/** M-OPEN-71: who has Honor falls with it by the hand of a hostile character. */
function isFalling(g: AwayMissions, target: Character, { by }: DamageCall): boolean {
  return by !== null && honorOf(target) > 0 && !isFriend(g, characterOf(g, by).seat, target.seat);
}

function weaponRules(g: AwayMissions, { by, weapon }: DamageCall): WeaponRule[] {
  if (by === null || weapon === null) return [];
  return [...(weaponOf(g, characterOf(g, by), weapon)?.rules ?? [])];
}

/** What an interrupt needs to know. */
function situation({ target, by, amount }: DamageCall): Interrupted {
  return { self: target, foe: by, amount };
}

/** M-STUN-01, M-STUN-04: whether the Damage becomes a Stun token, whoever fires (M-OPEN-23). */
function isStunning(target: Character, { rules }: DamageCall): boolean {
  return rules?.includes('stun') === true && !isBorg(target);
}

/** Whether the owner has more than one way to take the Damage. */
function hasChoice(target: Character, local: DamageCall): boolean {
  if (isStunning(target, local) || spareInAll(target) <= local.amount) return false;
  return RATINGS.filter((rating) => spare(target, rating) > 0).length > 1;
}

/** The only way to take Damage where there is just one. */
function forced(target: Character, amount: number): Rating[] {
  return RATINGS.flatMap((rating) => new Array<Rating>(spare(target, rating)).fill(rating)).slice(0, amount);
}

type Peg = { do: 'peg'; rating: Rating };

/** The ratings that can be lowered: never below 1 (M-CHAR-04). */
function pegs(target: Character): Offer<Peg>[] {
  const offers: Offer<Peg>[] = [];
  for (const rating of RATINGS) {
    const max = spare(target, rating);
    if (max === 0) continue;
    const hint = `${target.pegs[rating]} now, up to ${max} less`;
    const subject = { kind: 'character', id: target.id };
    const option = { key: rating, verb: 'damage', label: NAMES[rating], hint, subject, rule: 'M-DMG-01', max };
    offers.push(open(option, { do: 'peg', rating }));
  }
  return offers;
}

const NAMES: Record<Rating, string> = { attack: 'Attack', defense: 'Defense', skill: 'Skill', move: 'Move' };

/** M-DMG-05: the pegs that are left are the ratings, at once. */
function remove(ctx: Ctx<AwayMissions>, target: Character, lost: readonly Rating[]): void {
  for (const rating of lost) target.pegs[rating] -= 1;
  const parts = RATINGS.filter((rating) => lost.includes(rating)).map(
    (rating) => `${NAMES[rating]} ${target.pegs[rating]}`,
  );
  ctx.log(`${characterName(target.id)} takes ${lost.length} Damage: now ${parts.join(', ')}.`, 'M-DMG-01');
}

/** M-STUN-01, M-STUN-02: one Stun token instead of Damage; none for who is Incapacitated (M-OPEN-21). */
function stun(ctx: Ctx<AwayMissions>, target: Character): null {
  const name = characterName(target.id);
  if (isIncapacitated(target)) {
    ctx.log(`${name} is Incapacitated already: nothing happens.`, 'M-OPEN-21');
    return null;
  }
  target.stun += 1;
  ctx.log(isIncapacitated(target) ? `${name} is stunned again: Incapacitated.` : `${name} is stunned.`, 'M-STUN-01');
  return null;
}

function prevent(ctx: Ctx<AwayMissions>, local: DamageCall): void {
  const less = Math.min(local.amount, local.result ?? 0);
  if (less === 0) return;
  local.amount -= less;
  ctx.log(`${less} Damage to ${characterName(local.target)} is prevented.`, 'M-TIME-02');
}
