import { chosen } from '../../../kit/effects.ts';
import { several } from '../../../kit/words.ts';
import { place } from '../../chapters/area/place.ts';
import { placeable, put } from '../../chapters/area/placing.ts';
import { damage } from '../../chapters/attacks/damage.ts';
import { assimilate } from '../../chapters/attacks/leaving.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions, Character, Rating } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { fullRatings, isIncapacitated } from '../sorts.ts';
import { placesOf } from '../spaces.ts';
import {
  asks,
  type Carries,
  cardOffer,
  characterOffer,
  different,
  present,
  type Run,
  type Running,
  takeOut,
} from './frame.ts';

/** What happens to characters. */
export const bodies: Carries<
  'damage' | 'stun' | 'heal' | 'recover' | 'cover' | 'ready' | 'assimilate' | 'revive' | 'strip' | 'swap'
> = {
  damage(ctx, run, { amount, who }) {
    const target = present(ctx.g, run, who);
    const value = amountNow(ctx.g, run, amount);
    if (target !== null && value > 0) {
      ctx.call(damage, {
        target: target.id,
        amount: value,
        by: run.self === target.id ? null : run.self,
        weapon: null,
      });
    }
  },
  /** M-STUN-03, M-STUN-07: effects stun as weapons do, never a third time. */
  stun(ctx, run, { who }) {
    const target = present(ctx.g, run, who);
    if (target !== null && !isIncapacitated(target)) {
      target.stun += 1;
      say(ctx, target, 'gains a Stun token', 'M-STUN-03');
    }
  },
  /** The owner of the card chooses which Health pegs come back. */
  heal: {
    ask({ g }, run, { amount, who }) {
      const target = present(g, run, who);
      const lost = target === null ? [] : lostPegs(target);
      const most = Math.min(
        amountNow(g, run, amount),
        lost.reduce((sum, [, count]) => sum + count, 0),
      );
      if (target === null || most <= 0) return { go: 'begin' };
      const options = lost.map(([rating, count]) => ({
        key: `peg:${rating}`,
        verb: 'peg',
        label: RATING_NAMES[rating],
        hint: `${target.pegs[rating]} of ${fullRatings(target)[rating]} left`,
        max: count,
      }));
      const prompt = `${nameOf(run.card)}: put back ${several(most, 'Health peg')} of ${characterCard(target.id).name}.`;
      return { seat: run.seat, kind: 'allocate', prompt, options, min: most, max: most, rule: 'M-DMG-05' };
    },
    answer(ctx, run, { keys }, { who }) {
      const target = present(ctx.g, run, who);
      if (target === null) return 'begin';
      for (const key of keys) target.pegs[ratingOf(key)] += 1;
      say(ctx, target, `recovers ${keys.length} Damage`, 'M-DMG-05');
    },
  },
  recover(ctx, run, { amount, who }) {
    const target = present(ctx.g, run, who);
    const removed = Math.min(amount, target?.stun ?? 0);
    if (target !== null && removed > 0) {
      target.stun -= removed;
      say(ctx, target, `loses ${several(removed, 'Stun token')}`, 'M-STUN-03');
    }
  },
  /** M-COVER-01. */
  cover(ctx, run, { who }) {
    const target = present(ctx.g, run, who);
    if (target !== null && !target.cover) {
      target.cover = true;
      say(ctx, target, 'takes cover', 'M-COVER-01');
    }
  },
  ready(ctx, run, { who }) {
    const target = present(ctx.g, run, who);
    if (target?.activated) {
      target.activated = false;
      say(ctx, target, 'may be activated once more', 'M-ACT-05');
    }
  },
  assimilate(ctx, run, { who }) {
    const target = present(ctx.g, run, who);
    if (target !== null && run.self !== null) ctx.call(assimilate, { target: target.id, by: run.self });
  },
  /** A drone that was Neutralized comes back: the card takes priority over M-DMG-04 (M-TIME-01). */
  revive: chosen({
    ask({ g }, run) {
      const drones = goneDrones(g, run);
      if (drones.length === 0) return { go: 'begin' };
      return asks(
        run,
        'choose who returns.',
        drones.map((drone) => characterOffer(drone, 'return')),
      );
    },
    take(ctx, run, id, { place: where }) {
      const drone = ctx.g.characters[id];
      if (drone === undefined) return 'begin';
      const spaces = placeable(ctx.g, drone, placesOf(ctx.g, run, where));
      if (spaces.length === 0) return 'begin';
      drone.pegs = { ...fullRatings(drone) };
      drone.activated = true;
      say(ctx, drone, 'returns', 'M-TIME-01');
      ctx.call(place, { character: drone.id, spaces });
      return 'begin';
    },
  }),
  /** Takes an Equipment from a character. */
  strip: chosen({
    ask({ g }, run, { who }) {
      const target = present(g, run, who);
      if (target === null || target.equipment.length === 0) return { go: 'begin' };
      const offers = different(target.equipment).map((card) => cardOffer(card, 'strip', false));
      return asks(run, 'choose the Equipment to discard.', offers);
    },
    take(ctx, run, card, { who }) {
      const target = present(ctx.g, run, who);
      if (target === null) return;
      takeOut(target.equipment, card);
      playerOf(ctx.g, target.seat).discards.support.push(card);
      say(ctx, target, `loses ${nameOf(card)}`, 'M-PLAY-17');
    },
  }),
  swap(ctx, run, effect) {
    const one = present(ctx.g, run, effect.who);
    const two = present(ctx.g, run, effect.with);
    if (one === null || two === null || one.space === null || two.space === null) return 'begin';
    const [from, to] = [one.space, two.space];
    put(one, to);
    put(two, from);
    say(ctx, one, `and ${characterCard(two.id).name} change places`, 'M-MOVE-08');
  },
};

const RATING_NAMES: Record<Rating, string> = { attack: 'Attack', defense: 'Defense', skill: 'Skill', move: 'Move' };
const RATINGS = ['attack', 'defense', 'skill', 'move'] as const satisfies Rating[];

function say(ctx: Running, character: Character, what: string, rule: string): void {
  ctx.log(`${characterCard(character.id).name} ${what}.`, rule);
}

function lostPegs(character: Character): [Rating, number][] {
  const full = fullRatings(character);
  return RATINGS.map((rating): [Rating, number] => [rating, full[rating] - character.pegs[rating]]).filter(
    ([, count]) => count > 0,
  );
}

function ratingOf(key: string): Rating {
  const rating = RATINGS.find((candidate) => key === `peg:${candidate}`);
  if (rating === undefined) throw new Error(`${key} names no rating`);
  return rating;
}

function goneDrones(g: AwayMissions, run: Run): Character[] {
  return Object.values(g.characters).filter(
    (one) => one.owner === run.seat && one.where === 'out' && characterCard(one.id).drone,
  );
}
