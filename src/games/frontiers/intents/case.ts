import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision, Frame, Refusal, State } from '../../../kernel/types.ts';
import { type Obstacle, type Offer, open } from '../../kit/offers.ts';
import { type SaleOffer, saleOffers } from '../chapters/interactions/purchases.ts';
import type { HexId } from '../chapters/map/hex.ts';
import { pvpOf } from '../chapters/pvp/pvp-outcome.ts';
import { momentOf, notActing, notTravelling } from '../chapters/turn/turn-bars.ts';
import { turnOf } from '../chapters/turn/turn-state.ts';
import type { Moment, UseContext } from '../effects/moments.ts';
import type { Frontiers } from '../state.ts';
import type { PlayerIntent } from './wish.ts';

/** A player's intent and the open question, at a point of the game where cards can be played. */
export interface Case extends UseContext {
  wish: PlayerIntent;
  decision: Decision;
  /** The part of the game that the question comes from. */
  scene: RefusalScene;
}

/**
 * The offers that an intent means, or the reason there are none. The list is empty if the intent can't be interpreted.
 */
export type Meant = readonly Offer<unknown>[] | Refusal;

/** The turn itself, an Interaction, a fight with tokens or players, a Challenge, or the end of a joined turn. */
export type RefusalScene =
  | { kind: 'turn' }
  /** In an Interaction, `at` is null while the seat spends Diplomacy on a card. */
  | { kind: 'deal'; at: HexId | null }
  | { kind: 'fight' }
  | { kind: 'pvp' }
  | { kind: 'classH' }
  | { kind: 'joined' };

/** Returns the moment and the scene of the current question, or null if no cards can be played in it. */
export function sceneOf({ g, stack }: State<Frontiers>): { moment: Moment; scene: RefusalScene } | null {
  const frame = stack.at(-1);
  switch (frame === undefined ? '' : `${frame.proc}.${frame.step}`) {
    case 'turn.pick':
      return { moment: momentOf(g, turnOf(g)), scene: { kind: 'turn' } };
    case 'interact.deal':
      return { moment: 'deal', scene: { kind: 'deal', at: placeOf(frame) } };
    case 'volleys.begin':
      return { moment: means(frame), scene: { kind: 'fight' } };
    case 'shields.ask':
      return { moment: 'shields', scene: { kind: 'fight' } };
    case 'pvp-attack.fire':
      return { moment: pvpOf(g).phase === 'long' ? 'long' : 'attack', scene: { kind: 'pvp' } };
    case 'pvp-attack.block':
      return { moment: 'shields', scene: { kind: 'pvp' } };
    case 'classh.pay':
      return { moment: 'rest', scene: { kind: 'classH' } };
    case 'joined-end.begin':
      return { moment: 'rest', scene: { kind: 'joined' } };
    default:
      return null;
  }
}

function placeOf(frame: Frame | undefined): HexId | null {
  const at = frame?.local['at'];
  return typeof at === 'string' ? at : null;
}

function means(frame: Frame | undefined): Moment {
  const moment = frame?.local['moment'];
  return moment === 'parley' || moment === 'long' ? moment : 'attack';
}

/**
 * Returns the refusal that tells the seat to finish the current scene first, or null if the scene is the turn itself.
 */
export function notLeaving({ g, scene }: Case): Refusal | null {
  switch (scene.kind) {
    case 'turn':
      return null;
    case 'deal':
      return scene.at === null
        ? { text: 'First finish spending Diplomacy. You keep your Action.', rule: 'F-INTERACT-03' }
        : { text: 'You are in an Interaction, which is your Action this turn.', rule: 'F-TURN-09' };
    case 'fight':
      return g.combat?.team != null
        ? { text: 'You are on an Away Mission. Finish it first.', rule: 'F-AWAY-09' }
        : { text: 'You are in a fight. Finish all its phases first.', rule: 'F-COMBAT-16' };
    case 'pvp':
      return { text: 'Two ships are fighting. Nobody else can take part.', rule: 'F-PVP-07' };
    case 'classH':
      return { text: 'The Challenge is your Action this turn. Pay its data, or leave it unsolved.', rule: 'F-LOC-35' };
    case 'joined':
      return {
        text: 'You have already taken your Action. You can still use Special, Repair and Heal effects.',
        rule: 'F-PVP-15',
      };
  }
}

/** Returns the reason the ship can neither move nor explore now, or null. */
export function grounded(one: Case): Refusal | null {
  const busy = notLeaving(one);
  return busy === null ? said(notTravelling(one.g, turnOf(one.g))) : { ...busy, rule: 'F-TURN-08' };
}

/** Returns the reason no Action can be taken now, or null. */
export function idle(one: Case): Refusal | null {
  return notLeaving(one) ?? said(notActing(one.g, turnOf(one.g)));
}

/** Returns the refusal for an obstacle, or null if nothing is in the way. */
export function said(why: Obstacle): Refusal | null {
  return why === null ? null : why();
}

/** Returns the offers, or null if the list is empty. */
export function anyOf<T>(offers: readonly T[]): readonly T[] | null {
  return offers.length > 0 ? offers : null;
}

/** Returns everything for sale where the seat interacts (F-BUY-01). */
export function waresHere({ g, seat, scene }: Pick<Case, 'g' | 'seat' | 'scene'>): SaleOffer[] {
  return scene.kind === 'deal' && scene.at !== null ? saleOffers(g, seat, scene.at) : [];
}

/** Returns the current question's own offers with this verb. */
export function asked({ decision }: Case, verb: string): Offer<unknown>[] {
  return optionsOf(decision).flatMap((option) => (option.verb === verb ? [open(option, null)] : []));
}
