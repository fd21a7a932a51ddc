import type { Callable, Ctx } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Affiliation } from '../content/printed.ts';
import type { Bearer } from '../rules/rule.ts';
import type { FirstEdition, OwnedCard } from '../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../terms.ts';

// Procedures as others call them: rooms know each other by these names and memories, so that none imports another’s steps.
// What one comes to is left as `result` in the memory of who called it.

/** What a step of this game may do. */
export type Play = Ctx<FirstEdition>;
/** What is done when an offer is taken: worked out anew after a restart, so it is never stored. */
export type Payload = (ctx: Play) => void;

/** What a procedure is called with. */
export type CalledWith<C> = C extends Callable<infer L> ? L : never;

/** The seed phases, until both have seeded (C-SEED-02). */
export const SEEDING: Callable<object> = { name: 'seeding' };
/** The turn of a seat (C-TURN-01). */
export const TURN: Callable<{ seat: Seat }> = { name: 'turn' };
/** As a turn ends nemeses that are present with each other fight it out (C-PERSBAT-11). */
export const NEMESES: Callable<{ seat: Seat }> = { name: 'nemeses' };
/** Between two actions of a turn the other may play interrupts (C-RESPONSE-13). */
export const GAP: Callable<{ seat: Seat; window: string }> = { name: 'gap' };
/**
 * A card is played, or reports, to a place (C-PLAY-06). `mode`: as which affiliation it arrives; `way`: which of its functions was
 * declared; `from`: from the hand unless told; `kept`: an artifact that was kept until now (C-TYPES-09); `free`: it was downloaded, and uses no card play (C-DOWNLOAD-03);
 * `joins`: who arrives joins an attempt under way there (C-DOWNLOAD-09); `infiltrates`: the affiliation as which it infiltrates the
 * opponent by that (C-INFIL-01).
 */
export const PLAY: Callable<{
  seat: Seat;
  card: CardId;
  to: CardPlace;
  mode?: string;
  way?: string;
  from?: 'hand' | 'deck';
  kept?: PieceId;
  free?: true;
  joins?: true;
  infiltrates?: Affiliation;
}> = { name: 'play' };
/** A card is taken from hand or draw deck, by what a card says of it, and is played at once or goes to hand (C-DOWNLOAD-01). */
export const DOWNLOAD: Callable<{ seat: Seat; from: Bearer; what: string }> = { name: 'download' };
/** Something is suspended: seats may use special download icons, the seat first (C-DOWNLOAD-10). */
export const SUSPEND: Callable<{ seat: Seat; window: string }> = { name: 'suspend' };
/** A ship moves along its line (C-MOVE-02), the cheapest way unless told; it undocks first where it is docked. */
export const MOVE: Callable<{ seat: Seat; ship: PieceId; to: LocationId; through?: LocationId[] }> = { name: 'move' };
/**
 * Cards are beamed to a place at their location (C-BEAM-02); `pieces` left out: who beams is asked. `most`: how many at most;
 * `only`: these can, whatever keeps others; `aside`: it is no order.
 */
export const BEAM: Callable<{
  seat: Seat;
  from: CardPlace;
  to: CardPlace;
  pieces?: PieceId[];
  most?: number;
  only?: PieceId[];
  aside?: true;
}> = { name: 'beam' };
/** A ship docks at a facility, or undocks: `facility` null (C-DOCK-01). */
export const DOCK: Callable<{ seat: Seat; ship: PieceId; facility: PieceId | null }> = { name: 'dock' };
/** A site was put beside a station: its player says between which others it lies, where there is a choice (C-FAC-12). */
export const LAY_SITE: Callable<{ seat: Seat; site: PieceId }> = { name: 'lay-site' };
/**
 * People go from one site of a station to another one (C-MOVE-20), or between a site and a ship that is docked there; `pieces` left
 * out: who goes is asked.
 */
export const WALK: Callable<{ seat: Seat; from: CardPlace; to: CardPlace; pieces?: PieceId[] }> = { name: 'walk' };
/** An infiltrator has come under house arrest: its player may have it exposed instead (C-INFIL-03). */
export const INFILTRATOR_ARREST: Callable<{ piece: PieceId }> = { name: 'infiltrator-arrest' };
/** A mission is attempted by an Away Team, by the crew of `ship`, or by both (C-MISSION-04). */
export const ATTEMPT: Callable<{ seat: Seat; location: LocationId; ship: PieceId | null; team: PieceId[] }> = {
  name: 'attempt',
};
/** The crew of a ship faces the next dilemma where it is, without an attempt. */
export const FACE: Callable<{ seat: Seat; location: LocationId; ship: PieceId }> = { name: 'face' };
/** The seed in `g.attempt.met` is a dilemma and is met (C-DILEMMA-01). */
export const ENCOUNTER: Callable<object> = { name: 'encounter' };

/** How cards are selected: at random, by the opponent of the seat, or by the seat (C-SELECT-01 to C-SELECT-03). */
export type Choosing = 'random' | 'opponent' | 'owner';
/** Some of these cards in play are selected; the result: those that were. */
export const SELECT: Callable<{ seat: Seat; how: Choosing; from: PieceId[]; count: number; what: string }> = {
  name: 'select',
};
/** These cards in play are dealt to two piles by the seat, face down; the result: the one that the opponent picks. */
export const DIVIDE: Callable<{ seat: Seat; from: PieceId[]; what: string }> = { name: 'divide' };
/**
 * A ship or facility is damaged by a seat (C-SHIPBAT-06): `by` is its current tactic in a battle, where it has one. What it comes to:
 * the HULL that was lost. In a battle what is destroyed is noted, else it leaves play.
 */
export const DAMAGE: Callable<{ seat: Seat; vessel: PieceId; hit: Hit; by?: CardId }> = { name: 'damage' };
/** How hard something is hit (C-SHIPBAT-04). */
export type Hit = 'hit' | 'direct' | 'miss';
/** Ships and facilities of a seat fire at one target (C-SHIPBAT-01); `firing` left out: who fires is asked. */
export const SHIP_BATTLE: Callable<{
  seat: Seat;
  location: LocationId;
  target: PieceId;
  able: PieceId[];
  firing?: PieceId[];
}> = { name: 'ship-battle' };
/**
 * What controls itself fights a seat (C-SHIPBAT-18): it attacks these, or is attacked by some that are `able`; `firing` left out: who
 * fires is asked.
 */
export const SELF_CONTROLLING_BATTLE: Callable<
  { seat: Seat; lone: PieceId } & ({ attacked: PieceId[] } | { able: PieceId[]; firing?: PieceId[] })
> = { name: 'lone-battle' };
/**
 * A seat captures people of the other (C-CAPTURE-01): they go to the group at `to`, else to one of its at their location, else `trap`
 * holds them there.
 */
export const CAPTURE: Callable<{ seat: Seat; pieces: PieceId[]; to?: CardPlace; trap?: OwnedCard }> = {
  name: 'capture',
};
/** A seat takes over a ship or facility; `by`: those who do (C-CONTROL-04). */
export const COMMANDEER: Callable<{ seat: Seat; vessel: PieceId; by: PieceId[] }> = { name: 'commandeer' };
/** A seat may control some cards of the other until they are stopped, or it is done with them (C-CONTROL-03). */
export const POSSESS: Callable<{ seat: Seat; pieces: PieceId[] }> = { name: 'possess' };
/** A group attacks another one in the same place (C-PERSBAT-01). */
export const PERSONNEL_BATTLE: Callable<{ seat: Seat; at: CardPlace; team: PieceId[]; against: PieceId[] }> = {
  name: 'personnel-battle',
};
/**
 * A seat proposes to do what a card by agreement says, one thing after the other; the other agrees to each, or refuses. `about` null: it
 * is asked which card. `confirms`: the other was first to say what happens.
 */
export const AGREEMENT: Callable<{ seat: Seat; about: CardId | null; confirms?: true }> = { name: 'agreement' };
/** In a ship battle who has a side deck draws tactics and plays one (C-SHIPBAT-14). */
export const TACTICS: Callable<object> = { name: 'tactics' };
/** Cards leave play, with all that is on and aboard them (C-LEAVE-02). */
export const LEAVE: Callable<{ seat: Seat; pieces: PieceId[]; why: 'killed' | 'destroyed' | 'discarded' }> = {
  name: 'leave',
};
/**
 * A player discards so many cards from hand, or puts them under the draw deck; `only`: of those that its row names so. `draws`: then
 * draws as many and so many more. `by`: what asks for it.
 */
export const SHED: Callable<{
  seat: Seat;
  min: number;
  max: number;
  by: CardId;
  only?: string;
  to?: 'discard' | 'under';
  draws?: number;
}> = { name: 'shed' };
/** Somebody looks at the top cards of a pile and puts them back in another order. */
export const REARRANGE: Callable<{ seat: Seat; owner: Seat; pile: 'deck' | 'discard'; count: number }> = {
  name: 'rearrange',
};
/** Those who have boarded a ship by cards that lie on it fight its crew; on a planet they fight the Away Teams of a seat. */
export const ROGUE_BATTLE: Callable<{ ship: PieceId } | { at: CardPlace; against: Seat }> = { name: 'rogue-battle' };
