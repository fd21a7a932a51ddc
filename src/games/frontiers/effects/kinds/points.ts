import type { Seat } from '../../../../kernel/types.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import type { Running } from '../../chapters/captains/gains.ts';
import { lastings } from '../../chapters/captains/lasting.ts';
import { addFire } from '../../chapters/captains/points.ts';
import { foeName } from '../../chapters/combat/foes.ts';
import type { FireType } from '../../content/fire.ts';
import type { Frontiers } from '../../state.ts';
import { amountOf } from '../counts.ts';
import { aimed, isCard, type Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { CLOSE, isPeaceful, LONG, MOVE, PEACE, SHIELDS, TALK } from '../moments.ts';
import { pointsText, shortAmount } from '../text/counts.ts';
import { attackName, POINT_NAMES, shieldsName } from '../text/words.ts';
import type { Amount, EffectOf, Modifier } from '../union.ts';

type Points = { amount: Amount };

declare module '../union.ts' {
  interface Kinds {
    /** Points (F-CARD-15). */
    move: Points;
    diplomacy: Points;
    repair: Points;
    heal: Points;
    /** Repair or Heal, one kind per point (F-HEAL-06). */
    mend: Points;
    /** `long`: a Long Range Attack. Without a type it is Phasers (F-LRA-03). */
    attack: { amount: Amount; fire?: FireType; long?: true };
    shields: { amount: Amount; fire?: FireType };
  }
}

/** An effect that gives points. */
export type PointEffect = {
  [D in 'move' | 'diplomacy' | 'repair' | 'heal' | 'mend' | 'attack' | 'shields']: EffectOf<D>;
}['move' | 'diplomacy' | 'repair' | 'heal' | 'mend' | 'attack' | 'shields'];

/** Who gets points, when, and which enemy the effects that give them aimed at. */
type Receiver = Pick<Run, 'seat' | 'moment' | 'foe'>;

export const move: Kind<'move'> = {
  run: give,
  fits: MOVE,
  text: ({ amount }) => pointsText('Move', amount),
  gist: ({ amount }) => `Move ${shortAmount(amount)}`,
  icon: 'move',
  figure: ({ amount }) => ({ value: amount, text: 'Move' }),
};

export const diplomacy: Kind<'diplomacy'> = {
  run: give,
  fits: TALK,
  text: ({ amount }) => pointsText('Diplomacy', amount),
  gist: ({ amount }) => `Diplomacy ${shortAmount(amount)}`,
  icon: 'diplomacy',
  figure: ({ amount }) => ({ value: amount, text: 'Diplomacy' }),
};

export const repair: Kind<'repair'> = { ...mending('repair'), icon: 'repair' };
export const heal: Kind<'heal'> = { ...mending('heal'), icon: 'recover' };
export const mend: Kind<'mend'> = { ...mending('mend'), icon: 'recover' };

function mending(kind: 'repair' | 'heal' | 'mend') {
  return {
    run: give,
    fits: PEACE,
    text: ({ amount }: Points) => pointsText(POINT_NAMES[kind], amount),
    gist: ({ amount }: Points) => `${kind} ${shortAmount(amount)}`,
    figure: ({ amount }: Points) => ({ value: amount, text: POINT_NAMES[kind] }),
  };
}

export const attack: Kind<'attack'> = {
  run: give,
  fits: ({ long }) => (long ? LONG | CLOSE : CLOSE),
  text: ({ amount, fire, long }) => pointsText(attackName(fire, long), amount),
  gist: ({ amount, fire, long }) => `${attackName(fire, long)} ${shortAmount(amount)}`,
  icon: 'attack',
  figure({ amount, fire = 'normal', long }) {
    if (!long) return { value: amount, text: attackName(fire) };
    // The number before it says that it is an attack.
    return { icon: 'range', value: amount, text: fire === 'normal' ? 'Long Range' : attackName(fire, long) };
  },
};

export const shields: Kind<'shields'> = {
  run: give,
  fits: SHIELDS,
  text: ({ amount, fire }) => pointsText(shieldsName(fire), amount),
  gist: ({ amount, fire }) => `${shieldsName(fire)} ${shortAmount(amount)}`,
  icon: 'defense',
  figure: ({ amount, fire }) => ({ value: amount, text: shieldsName(fire) }),
};

function give(ctx: Running, run: Run, effect: PointEffect): void {
  const base = amountOf(ctx.g, run, effect.amount);
  // A boosted card's Move, Diplomacy, Attack and Shields are stronger.
  const more = isMending(effect) ? 0 : (run.more ?? 0);
  givePoints(ctx, run, effect, base + more + bonusOf(ctx.g, run, effect));
}

/** Adds points for a seat, as the rules in force and the moment make them (F-CARD-08, F-CARD-15), wherever they come from (F-CREW-10). */
export function givePoints(ctx: Running, who: Receiver, effect: PointEffect, value: number): void {
  const { seat, moment } = who;
  // F-COMBAT-21: in a fight Repair and Heal do nothing.
  if (isMending(effect) && !isPeaceful(moment)) return;
  const { g } = ctx;
  const { points } = playerOf(g, seat);
  switch (effect.do) {
    case 'attack': {
      const fire = fireOf(g, seat, effect.fire);
      addFire(effect.long ? points.long : points.close, fire, value);
      tell(ctx, seat, `${attackName(fire, effect.long)} ${value}`);
      return;
    }
    case 'shields': {
      const foe = aimed(g, who);
      // Shields that depend on an enemy are set against it at once.
      addFire(foe === null ? points.shields : foe.shields, effect.fire ?? 'normal', value);
      const against = foe === null ? '' : ` against ${foeName(g, foe)}`;
      tell(ctx, seat, `${shieldsName(effect.fire)} ${value}${against}`);
      return;
    }
    case 'move':
    case 'diplomacy':
      if (convert(ctx, who, effect.do, value)) return;
  }
  points[effect.do] += value;
  tell(ctx, seat, `${POINT_NAMES[effect.do]} ${value}`);
}

function isMending({ do: kind }: PointEffect): boolean {
  return kind === 'repair' || kind === 'heal' || kind === 'mend';
}

function tell(ctx: Running, seat: Seat, words: string): void {
  ctx.log(`${seatName(ctx.g, seat)}: ${words}.`, 'F-CARD-15');
}

/** All own Attacks may count as another type while an effect says so. */
function fireOf(g: Frontiers, seat: Seat, fire: FireType = 'normal'): FireType {
  return lastings(g, seat, 'fire').at(-1)?.fire ?? fire;
}

/** What modifiers add to the points of a card or of a Crew Member of one’s own. */
function bonusOf(g: Frontiers, run: Run, effect: PointEffect): number {
  if (run.place !== undefined) return useUp(g, run.seat, (modifier) => crewShare(modifier, effect));
  if (!isCard(run.from)) return 0;
  return useUp(g, run.seat, (modifier) => cardShare(modifier, effect));
}

/** Sums up what modifiers add now; those that work but once are used up. */
function useUp(g: Frontiers, seat: Seat, share: (modifier: Modifier) => Share | null): number {
  const player = playerOf(g, seat);
  if (player.lasting.length === 0) return 0;
  let bonus = 0;
  player.lasting = player.lasting.filter(({ modifier }) => {
    const added = share(modifier);
    bonus += added?.more ?? 0;
    return added?.once !== true;
  });
  return bonus;
}

interface Share {
  more: number;
  once: boolean;
}

/** What a modifier adds to a card’s points; `next` serves for an Attack or Shields, whichever comes first. */
function cardShare(modifier: Modifier, { do: kind }: PointEffect): Share | null {
  if (modifier.kind !== 'next' || (kind !== 'attack' && kind !== 'shields')) return null;
  return { more: modifier[kind], once: true };
}

/** What a modifier adds to a Crew Member’s Attack or Shields; without a figure of its own a Long Range Attack gets none. */
function crewShare(modifier: Modifier, effect: PointEffect): Share | null {
  if (modifier.kind !== 'crew' || (effect.do !== 'attack' && effect.do !== 'shields')) return null;
  const isLong = effect.do === 'attack' && effect.long === true;
  const more = isLong ? (modifier.long ?? 0) : modifier[effect.do];
  return more === 0 ? null : { more, once: modifier.once === true };
}

/** In a fight an effect may turn Move or Diplomacy into fire as it is gained; gives whether it did. */
function convert(ctx: Running, { seat, moment }: Receiver, from: 'move' | 'diplomacy', value: number): boolean {
  const { g } = ctx;
  const way = lastings(g, seat, 'convert').findLast(({ from: kind, to }) => kind === from && to === moment);
  if (way === undefined) return false;
  const { points } = playerOf(g, seat);
  const amount = Math.floor(value / way.per);
  if (way.to === 'shields') {
    addFire(points.shields, way.fire ?? 'normal', amount);
    tell(ctx, seat, `${POINT_NAMES[from]} ${value} as ${shieldsName(way.fire)} ${amount}`);
    return true;
  }
  const fire = fireOf(g, seat, way.fire);
  addFire(way.to === 'long' ? points.long : points.close, fire, amount);
  tell(ctx, seat, `${POINT_NAMES[from]} ${value} as ${attackName(fire, way.to === 'long')} ${amount}`);
  return true;
}
