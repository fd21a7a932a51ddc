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

/** A wish while a question waits in which cards can be played. */
export interface Case extends UseContext {
  wish: PlayerIntent;
  decision: Decision;
  /** Where in the game the question comes from. */
  scene: RefusalScene;
}

/** The offers that a wish means, or why there is nothing of the kind; none at all when it isn’t understood. */
export type Meant = readonly Offer<unknown>[] | Refusal;

/** The turn itself, an Interaction, a fight with tokens or players, a Challenge or the end of a joined turn. */
export type RefusalScene =
  | { kind: 'turn' }
  /** `at`: null when Diplomacy is used for a card. */
  | { kind: 'deal'; at: HexId | null }
  | { kind: 'fight' }
  | { kind: 'pvp' }
  | { kind: 'classH' }
  | { kind: 'joined' };

/** What can be played in the question that waits, and where it comes from; null when it asks for something else. */
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

/** Why nothing but the scene under way can be done now, or null in the turn itself. */
export function notLeaving({ g, scene }: Case): Refusal | null {
  switch (scene.kind) {
    case 'turn':
      return null;
    case 'deal':
      return scene.at === null
        ? { text: 'First end this use of Diplomacy; your Action stays free.', rule: 'F-INTERACT-03' }
        : { text: 'An Interaction is under way: it is the Action of this turn.', rule: 'F-TURN-09' };
    case 'fight':
      return g.combat?.team != null
        ? { text: 'An Away Mission is under way: see it through first.', rule: 'F-AWAY-09' }
        : { text: 'A fight is under way: see all its phases through first.', rule: 'F-COMBAT-16' };
    case 'pvp':
      return { text: 'A fight between ships is under way: nobody else takes part in it.', rule: 'F-PVP-07' };
    case 'classH':
      return { text: 'Pay for the Challenge or leave it: it is the Action of this turn.', rule: 'F-LOC-35' };
    case 'joined':
      return {
        text: 'Your Action of this turn is over: Special, Repair and Heal effects are left.',
        rule: 'F-PVP-15',
      };
  }
}

/** Why the ship can neither move nor explore now, or null. */
export function grounded(one: Case): Refusal | null {
  const busy = notLeaving(one);
  return busy === null ? said(notTravelling(one.g, turnOf(one.g))) : { ...busy, rule: 'F-TURN-08' };
}

/** Why no Action can be taken now, or null. */
export function idle(one: Case): Refusal | null {
  return notLeaving(one) ?? said(notActing(one.g, turnOf(one.g)));
}

/** A reason in words. */
export function said(why: Obstacle): Refusal | null {
  return why === null ? null : why();
}

/** Offers, or null when there are none. */
export function anyOf<T>(offers: readonly T[]): readonly T[] | null {
  return offers.length > 0 ? offers : null;
}

/** What is for sale where the seat deals (F-BUY-01). */
export function waresHere({ g, seat, scene }: Pick<Case, 'g' | 'seat' | 'scene'>): SaleOffer[] {
  return scene.kind === 'deal' && scene.at !== null ? saleOffers(g, seat, scene.at) : [];
}

/** What the question itself offers under a verb. */
export function asked({ decision }: Case, verb: string): Offer<unknown>[] {
  return optionsOf(decision).flatMap((option) => (option.verb === verb ? [open(option, null)] : []));
}
