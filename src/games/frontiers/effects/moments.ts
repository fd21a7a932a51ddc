import type { Seat } from '../../../kernel/types.ts';
import { kept } from '../kept.ts';
import type { CardId, Frontiers } from '../state.ts';
import type { Effect, Effects, Modifier } from './union.ts';

/**
 * When something can be played. `before`: another’s turn, or just before the own one (F-TURN-01); `move`: before the
 * Action (F-TURN-07); `deal`: an Interaction; `parley`: the Diplomacy phase of an Away Mission; `long`, `shields`,
 * `attack`: the phases of a fight; `rest`: after the Action, in Emergency Repairs, after PvP (F-EMERG-05, F-PVP-15).
 */
export type Moment = 'before' | 'move' | 'deal' | 'parley' | 'long' | 'shields' | 'attack' | 'rest';

/** For whom and when something may be used, in a position. */
export interface Occasion {
  readonly g: Frontiers;
  readonly seat: Seat;
  readonly moment: Moment;
  /** Cards of the hand that pay for nothing: they are played themselves. */
  readonly without?: readonly CardId[];
}

const MOVE = 1;
const TALK = 2;
const LONG = 4;
const CLOSE = 8;
const SHIELDS = 16;
/** Special effects: at any point of the own turn (F-TURN-18). */
const SPECIAL = 32;
/** Repair and Heal effects: not in combat (F-TURN-19). */
const PEACE = 64;
/** Effects on enemies, and on how Crew and weapons fight: in any phase of a combat (F-COMBAT-20). */
const ENEMY = 128;
/** What is about the ship’s way, and no Move points by itself. */
const STEER = 256;
/** What is about Interactions: an Away Mission is none (F-INTERACT-02, F-INTERACT-05). */
const DEAL = 512;
/** Something has to be supplied, or whether it does anything depends on the position: `usable` looks closer. */
const UNSURE = 1024;
/** Whatever another card or ability does that is chosen then. */
const ANYTHING = MOVE | TALK | LONG | CLOSE | SHIELDS | SPECIAL | PEACE | ENEMY | STEER | DEAL | UNSURE;

/** What fits into each moment (F-MOVE-02, F-MOVE-03, F-INTERACT-04, F-INTERACT-07, F-COMBAT-19 to F-COMBAT-21, F-LRA-02, F-ATK-01). */
const FITS: Readonly<Record<Moment, number>> = {
  before: 0,
  move: MOVE | STEER | SPECIAL | PEACE,
  deal: TALK | DEAL | SPECIAL | PEACE,
  parley: TALK | SPECIAL,
  long: LONG | SPECIAL | ENEMY,
  shields: SHIELDS | SPECIAL | ENEMY,
  attack: LONG | CLOSE | SPECIAL | ENEMY,
  rest: SPECIAL | PEACE,
};

/** A cache: lists of effects are data that never changes. */
const masks = new WeakMap<Effects, number>();

/** Whether any of these effects can be used at a moment; costs alone don’t count. */
export function fits(at: Occasion, effects: Effects): boolean {
  return (maskOf(effects) & allowed(at)) !== 0;
}

/** Whether one effect of a list can be used at a moment. */
export function fitsOne(at: Occasion, effect: Effect): boolean {
  return (maskOfOne(effect) & allowed(at)) !== 0;
}

/** Whether costs or the position say more about effects than the moment does. */
export function isUnsure(effects: Effects): boolean {
  return (maskOf(effects) & UNSURE) !== 0;
}

/** Whether Repair and Heal effects work: not in a combat or an Away Mission (F-TURN-19, F-HEAL-11, F-OPEN-58). */
export function isPeaceful(moment: Moment): boolean {
  return (FITS[moment] & PEACE) !== 0;
}

/** Points of another kind count in a fight while an effect turns them into fire. */
function allowed({ g, seat, moment }: Occasion): number {
  let mask = FITS[moment];
  if ((mask & ENEMY) === 0) return mask;
  for (const { modifier } of g.players[seat]?.lasting ?? []) {
    if (modifier.kind === 'convert' && modifier.to === moment) mask |= modifier.from === 'move' ? MOVE : TALK;
  }
  return mask;
}

/** What a list of effects is good for. */
function maskOf(effects: Effects): number {
  return kept(masks, effects, newMask);
}

function newMask(effects: Effects): number {
  // F-INTERACT-03, F-INTERACT-05: Diplomacy is spent in an Interaction, which such a card opens by itself.
  if (effects.some((effect) => effect.do === 'spend' && effect.what === 'diplomacy')) return DEAL | UNSURE;
  return effects.reduce((sum, effect) => sum | maskOfOne(effect), 0);
}

function maskOfOne(effect: Effect): number {
  switch (effect.do) {
    case 'move':
      return MOVE;
    case 'jump':
      return STEER | UNSURE;
    case 'diplomacy':
      return TALK;
    case 'repair':
    case 'heal':
    case 'mend':
      return PEACE;
    case 'attack':
      return effect.long ? LONG | CLOSE : CLOSE;
    case 'shields':
      return SHIELDS;
    case 'enemy':
      return ENEMY | UNSURE;
    case 'one':
      return effect.ways.reduce((sum, way) => sum | maskOf(way), UNSURE);
    case 'payFor':
      return effect.ways.reduce((sum, way) => sum | maskOf(way.effects), UNSURE);
    case 'may':
      return maskOf(effect.effects);
    case 'when':
      return maskOf(effect.then) | maskOf(effect.otherwise ?? []);
    case 'lasting':
      return maskOfModifier(effect.modifier);
    // What they do depends on the card or ability, which is chosen among those that fit.
    case 'boost':
    case 'repeat':
    case 'borrow':
      return ANYTHING;
    case 'offer':
      return effect.how === 'recruit' ? SPECIAL | UNSURE : ANYTHING;
    case 'reputation':
      return typeof effect.amount === 'number' && effect.amount < 0 ? 0 : SPECIAL;
    case 'pay':
    case 'spend':
    case 'discard':
    case 'remove':
      return UNSURE;
    case 'aim':
    case 'deflected':
    case 'damage':
    case 'hurt':
    case 'return':
      return 0;
    case 'crystal':
      return effect.owned ? SPECIAL | UNSURE : SPECIAL;
    case 'gain':
    case 'setDie':
    case 'reroll':
    case 'claim':
    case 'turnAgain':
      return SPECIAL | UNSURE;
    case 'draw':
    case 'data':
    case 'ready':
    case 'same':
    case 'others':
    case 'recall':
    case 'drain':
    case 'flood':
    case 'probe':
    case 'exhaust':
      return SPECIAL;
    default:
      return effect satisfies never;
  }
}

function maskOfModifier(modifier: Modifier): number {
  switch (modifier.kind) {
    case 'cost':
    case 'open':
    case 'stealth':
    case 'reach':
      return STEER;
    case 'recruits':
    case 'courtesy':
      return DEAL;
    case 'crew':
    case 'crewBusy':
    case 'glory':
    case 'fire':
      return ENEMY;
    // The points that it turns come with it, or have a moment of their own.
    case 'convert':
      return modifier.to === 'long' ? LONG : modifier.to === 'attack' ? CLOSE : SHIELDS;
    case 'dice':
    case 'wild':
    case 'refund':
    case 'next':
    case 'handLimit':
    case 'sideways':
    case 'claimed':
    case 'cursed':
      return SPECIAL;
    default:
      return modifier satisfies never;
  }
}
