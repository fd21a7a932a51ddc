import type { Seat } from '../../../../kernel/types.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import type { Running } from '../../chapters/captains/gains.ts';
import { lastings } from '../../chapters/captains/lasting.ts';
import { addFire } from '../../chapters/captains/points.ts';
import { foeName } from '../../chapters/combat/foes.ts';
import { findCard } from '../../content/cards/all.ts';
import type { FireType } from '../../content/fire.ts';
import type { Frontiers } from '../../state.ts';
import { amountOf, pointsText, shortAmount } from '../counts.ts';
import { aimed, type Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { CLOSE, isPeaceful, LONG, MOVE, PEACE, SHIELDS, TALK } from '../moments.ts';
import { attackName, type PlainPoints, POINT_NAMES, shieldsName } from '../text/words.ts';
import type { Amount, EffectOf, Modifier } from '../union.ts';

type Points = { amount: Amount };

declare module '../union.ts' {
  interface Kinds {
    /** Points (F-CARD-15). */
    move: Points;
    diplomacy: Points;
    repair: Points;
    heal: Points;
    /** Points that count as Repair or Heal. The player decides for each point (F-HEAL-06). */
    mend: Points;
    /** An Attack. `long` makes it a Long Range Attack. The type is Phasers by default (F-LRA-03). */
    attack: { amount: Amount; fire?: FireType; long?: true };
    shields: { amount: Amount; fire?: FireType };
  }
}

/** An effect that gives points. */
type PointEffect = { [D in PlainPoints | Fire['do']]: EffectOf<D> }[PlainPoints | Fire['do']];

/** An Attack or Shields of a type, by default Phasers. */
interface Fire {
  do: 'attack' | 'shields';
  fire?: FireType | undefined;
  long?: boolean | undefined;
}

/** The seat that gets points, the moment, and the targeted enemy. */
type Receiver = Pick<Run, 'seat' | 'moment' | 'foe'>;

export const move: Kind<'move'> = { ...plain('move', MOVE), icon: 'move' };
export const diplomacy: Kind<'diplomacy'> = { ...plain('diplomacy', TALK), icon: 'diplomacy' };
export const repair: Kind<'repair'> = { ...plain('repair', PEACE), icon: 'repair' };
export const heal: Kind<'heal'> = { ...plain('heal', PEACE), icon: 'recover' };
export const mend: Kind<'mend'> = { ...plain('mend', PEACE), icon: 'recover' };

/** Defines the effect for a kind of points other than Attack and Shields. */
function plain(kind: PlainPoints, fits: number) {
  const name = POINT_NAMES[kind];
  return {
    run: give,
    fits,
    text: ({ amount }: Points) => pointsText(name, amount),
    gist: ({ amount }: Points) =>
      `${fits === PEACE ? name.toLowerCase().replace(' or ', '/') : name} ${shortAmount(amount)}`,
    figure: ({ amount }: Points) => ({ value: amount, text: name, after: true as const }),
  };
}

export const attack: Kind<'attack'> = {
  run: give,
  fits: ({ long }) => (long ? LONG | CLOSE : CLOSE),
  text: ({ amount, fire, long }) => pointsText(attackName(fire, long), amount),
  gist: ({ amount, fire, long }) => `${attackName(fire, long)} ${shortAmount(amount)}`,
  icon: 'attack',
  figure: ({ amount, fire, long }) => ({
    ...(long ? { icon: 'range' } : {}),
    value: amount,
    text: attackName(fire, long),
    after: true,
  }),
};

export const shields: Kind<'shields'> = {
  run: give,
  fits: SHIELDS,
  text: ({ amount, fire }) => pointsText(shieldsName(fire), amount),
  gist: ({ amount, fire }) => `${shieldsName(fire)} ${shortAmount(amount)}`,
  icon: 'defense',
  figure: ({ amount, fire }) => ({ value: amount, text: shieldsName(fire), after: true }),
};

function give(ctx: Running, run: Run, effect: PointEffect): void {
  const base = amountOf(ctx.g, run, effect.amount);
  // A boosted card gives more Move, Diplomacy, Attack and Shields.
  const more = isMending(effect) ? 0 : (run.more ?? 0);
  givePoints(ctx, run, effect, base + more + bonusOf(ctx.g, run, effect));
}

/**
 * Adds points from any source to a seat's totals (F-CARD-08, F-CARD-15, F-CREW-10), applying rule changes and the
 * limits of the moment.
 */
export function givePoints(ctx: Running, who: Receiver, effect: PointEffect, value: number): void {
  const { seat, moment } = who;
  // F-COMBAT-21: Repair and Heal do nothing in a fight.
  if (isMending(effect) && !isPeaceful(moment)) return;
  const told = isFire(effect) ? addedFire(ctx.g, who, effect, value) : added(ctx.g, who, effect.do, value);
  ctx.log(`${seatName(ctx.g, seat)}: ${told}.`, 'F-CARD-15');
}

/** Adds Attack or Shield points, and describes them. */
function addedFire(g: Frontiers, who: Receiver, { do: kind, fire, long }: Fire, value: number): string {
  const { points } = playerOf(g, who.seat);
  if (kind === 'attack') {
    const type = fireOf(g, who.seat, fire);
    addFire(long ? points.long : points.close, type, value);
    return `${attackName(type, long)} ${value}`;
  }
  const foe = aimed(g, who);
  // If Shields depend on an enemy, they are used against that enemy immediately.
  addFire(foe === null ? points.shields : foe.shields, fire ?? 'normal', value);
  return `${shieldsName(fire)} ${value}${foe === null ? '' : ` against ${foeName(g, foe)}`}`;
}

/**
 * Adds points other than Attack and Shields, and describes them. In a fight, an effect may convert Move or Diplomacy
 * into other points.
 */
function added(g: Frontiers, who: Receiver, kind: PlainPoints, value: number): string {
  const told = `${POINT_NAMES[kind]} ${value}`;
  const way = lastings(g, who.seat, 'convert').findLast(({ from, to }) => from === kind && to === who.moment);
  if (way === undefined) {
    playerOf(g, who.seat).points[kind] += value;
    return told;
  }
  const { to, per, fire } = way;
  const turned: Fire = to === 'shields' ? { do: to, fire } : { do: 'attack', fire, long: to === 'long' };
  return `${told} as ${addedFire(g, who, turned, Math.floor(value / per))}`;
}

function isFire(effect: PointEffect): effect is EffectOf<Fire['do']> {
  return effect.do === 'attack' || effect.do === 'shields';
}

function isMending({ do: kind }: PointEffect): boolean {
  return kind === 'repair' || kind === 'heal' || kind === 'mend';
}

/** Returns the type of a seat's Attack. An effect may change all the seat's Attacks to another type. */
function fireOf(g: Frontiers, seat: Seat, fire: FireType = 'normal'): FireType {
  return lastings(g, seat, 'fire').at(-1)?.fire ?? fire;
}

/** Returns the points that modifiers add to the points of a card or of a Crew Member aboard. */
function bonusOf(g: Frontiers, run: Run, effect: PointEffect): number {
  if (run.place !== undefined) return useUp(g, run.seat, (modifier) => crewShare(modifier, effect));
  if (findCard(run.from) === undefined) return 0;
  return useUp(g, run.seat, (modifier) => cardShare(modifier, effect));
}

/** Sums the points that modifiers add now, and removes modifiers that work only once. */
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

/**
 * Returns how many points a modifier adds to a card's points. `next` applies to an Attack or to Shields, whichever
 * comes first.
 */
function cardShare(modifier: Modifier, { do: kind }: PointEffect): Share | null {
  if (modifier.kind !== 'next' || (kind !== 'attack' && kind !== 'shields')) return null;
  return { more: modifier[kind], once: true };
}

/**
 * Returns the points that a modifier adds to a Crew Member’s Attack or Shields. A Long Range Attack has its own bonus.
 */
function crewShare(modifier: Modifier, effect: PointEffect): Share | null {
  if (modifier.kind !== 'crew' || (effect.do !== 'attack' && effect.do !== 'shields')) return null;
  const isLong = effect.do === 'attack' && effect.long === true;
  const more = isLong ? (modifier.long ?? 0) : modifier[effect.do];
  return more === 0 ? null : { more, once: modifier.once === true };
}
