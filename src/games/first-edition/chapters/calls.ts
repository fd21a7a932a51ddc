import type { Callable, Ctx } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Affiliation } from '../content/printed.ts';
import type { RuleSource } from '../rules/rule.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId, CardPlace, Hit, LocationId, OwnedCard, PieceId } from '../terms.ts';

// Procedures that other chapters call, by name and arguments, so that chapters don't have to import each other's steps.
// Results go into `result` in the caller's state.

/** The context of a step in this game. */
export type Play = Ctx<FirstEdition>;
/** The code that runs when an offer is taken. Payloads are never stored, because they are rebuilt after a restart. */
export type Payload = (ctx: Play) => void;

/** The arguments of a procedure. */
export type CalledWith<C> = C extends Callable<infer L> ? L : never;

/** The seed phases, until both players have seeded (C-SEED-02). */
export const SEEDING: Callable<object> = { name: 'seeding' };
/** A player's turn (C-TURN-01). */
export const TURN: Callable<{ seat: Seat }> = { name: 'turn' };
/** Battles at the end of a turn between nemeses who are present with each other (C-PERSBAT-11). */
export const NEMESES: Callable<{ seat: Seat }> = { name: 'nemeses' };
/** The opponent's chance to play interrupts between two actions of a turn (C-RESPONSE-13). */
export const GAP: Callable<{ seat: Seat; window: string }> = { name: 'gap' };
/**
 * Plays or reports a card to a place (C-PLAY-06). `mode` is the card's affiliation on arrival, and `way` is the
 * function that the player declared. `from` is the card's pile, by default the hand. `kept` is set for an earned
 * artifact that its player has kept until now (C-TYPES-09). `free` is set for a download, which doesn't use a card play
 * (C-DOWNLOAD-03). `joins` is set if the card joins the current attempt there (C-DOWNLOAD-09). `infiltrates` is the
 * affiliation that the card infiltrates (C-INFIL-01).
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
/** Downloads a card from hand or draw deck as a card's text says, into play or to the hand (C-DOWNLOAD-01). */
export const DOWNLOAD: Callable<{ seat: Seat; from: RuleSource; what: string }> = { name: 'download' };
/** Suspends play: players may use special download icons, the given seat first (C-DOWNLOAD-10). */
export const SUSPEND: Callable<{ seat: Seat; window: string }> = { name: 'suspend' };
/**
 * Moves a ship along its line, by the given route or, without one, by the cheapest route (C-MOVE-02). A docked ship
 * undocks first.
 */
export const MOVE: Callable<{ seat: Seat; ship: PieceId; to: LocationId; through?: LocationId[] }> = { name: 'move' };
/**
 * Beams cards to a place at their location (C-BEAM-02). If `pieces` is missing, the procedure asks which cards go, and
 * `most` is the maximum. If `only` is given, exactly these cards can go, without further checks. `aside` is set if the
 * beaming isn't an order, but is caused by card text.
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
/** Docks a ship at a facility, or undocks it if `facility` is null (C-DOCK-01). */
export const DOCK: Callable<{ seat: Seat; ship: PieceId; facility: PieceId | null }> = { name: 'dock' };
/** Lets a player choose the position of a new site at a station, if there is a choice (C-FAC-12). */
export const LAY_SITE: Callable<{ seat: Seat; site: PieceId }> = { name: 'lay-site' };
/**
 * Moves personnel between sites of a station (C-MOVE-20), or between a site and a ship docked there. If `pieces` is
 * missing, the procedure asks who goes.
 */
export const WALK: Callable<{ seat: Seat; from: CardPlace; to: CardPlace; pieces?: PieceId[] }> = { name: 'walk' };
/** Lets the player of an infiltrator under house arrest choose to have the infiltrator exposed instead (C-INFIL-03). */
export const INFILTRATOR_ARREST: Callable<{ piece: PieceId }> = { name: 'infiltrator-arrest' };
/** Attempts a mission with an Away Team, with the crew of `ship`, or with both (C-MISSION-04). */
export const ATTEMPT: Callable<{ seat: Seat; location: LocationId; ship: PieceId | null; team: PieceId[] }> = {
  name: 'attempt',
};
/** Makes a ship's crew face the next dilemma at its location, without an attempt. */
export const FACE: Callable<{ seat: Seat; location: LocationId; ship: PieceId }> = { name: 'face' };
/** Encounters the dilemma in `g.attempt.met` (C-DILEMMA-01). */
export const ENCOUNTER: Callable<object> = { name: 'encounter' };

/** Ways to select cards: at random, by the opponent, or by the player (C-SELECT-01 to C-SELECT-03). */
export type Choosing = 'random' | 'opponent' | 'owner';
/** Selects some of these cards in play. The result lists the selected cards. */
export const SELECT: Callable<{ seat: Seat; how: Choosing; from: PieceId[]; count: number; what: string }> = {
  name: 'select',
};
/** Lets a player divide cards in play into two face-down piles. The result is the pile that the opponent picks. */
export const DIVIDE: Callable<{ seat: Seat; from: PieceId[]; what: string }> = { name: 'divide' };
/**
 * Damages a ship or facility (C-SHIPBAT-06). `by` is the damaging player's current tactic, if any. The result is the
 * HULL lost. A destroyed card leaves play immediately or, during a battle, when the battle ends.
 */
export const DAMAGE: Callable<{ seat: Seat; vessel: PieceId; hit: Hit; by?: CardId }> = { name: 'damage' };
/**
 * A ship battle of a player's ships and facilities against one target (C-SHIPBAT-01). If `firing` is missing, the
 * procedure asks which cards fire.
 */
export const SHIP_BATTLE: Callable<{
  seat: Seat;
  location: LocationId;
  target: PieceId;
  able: PieceId[];
  firing?: PieceId[];
}> = { name: 'ship-battle' };
/**
 * A battle between a self-controlling card and a player (C-SHIPBAT-18). Either the card attacks the player's cards in
 * `attacked`, or the player may attack it with the cards in `able`. If `firing` is missing, the procedure asks which of
 * the player's cards fire.
 */
export const SELF_CONTROLLING_BATTLE: Callable<
  { seat: Seat; lone: PieceId } & ({ attacked: PieceId[] } | { able: PieceId[]; firing?: PieceId[] })
> = { name: 'lone-battle' };
/**
 * Captures opposing personnel (C-CAPTURE-01). The captives go to the group at `to`. If `to` is missing, they go to one
 * of the captor's groups at their location. If there is no such group, `trap` holds them.
 */
export const CAPTURE: Callable<{ seat: Seat; pieces: PieceId[]; to?: CardPlace; trap?: OwnedCard }> = {
  name: 'capture',
};
/** Commandeers a ship or facility with the personnel in `by` (C-CONTROL-04). */
export const COMMANDEER: Callable<{ seat: Seat; vessel: PieceId; by: PieceId[] }> = { name: 'commandeer' };
/** Lets a player control some of the opponent's cards until they are stopped or given back (C-CONTROL-03). */
export const POSSESS: Callable<{ seat: Seat; pieces: PieceId[] }> = { name: 'possess' };
/** A battle between two groups of personnel in the same place (C-PERSBAT-01). */
export const PERSONNEL_BATTLE: Callable<{ seat: Seat; at: CardPlace; team: PieceId[]; against: PieceId[] }> = {
  name: 'personnel-battle',
};
/**
 * Lets a player propose the effects of a card by agreement one at a time. The opponent accepts or refuses each effect.
 * If `about` is null, the procedure asks which card to carry out. `confirms` is set if the opponent has already
 * proposed effects of this card.
 */
export const AGREEMENT: Callable<{ seat: Seat; about: CardId | null; confirms?: true }> = { name: 'agreement' };
/** Lets players with a side deck draw tactics in a ship battle and use one of them (C-SHIPBAT-14). */
export const TACTICS: Callable<object> = { name: 'tactics' };
/**
 * Lets a player draw cards from the Tribble side deck and play or discard them, or download one of its cards (C-TRIB-01).
 */
export const TRIBBLES: Callable<{ seat: Seat; count: number | 'download' }> = { name: 'tribbles' };
/**
 * Moves some tribbles of the group that the Trouble card `by` is with. If `to` is missing, the procedure asks where they
 * spread (C-TRIB-04).
 */
export const SPREAD: Callable<{ by: PieceId; to?: CardPlace }> = { name: 'spread' };
/** Lets players, one after the other, take Trouble cards along with their tribbles that have just moved (C-TRIB-04). */
export const TROUBLE_ALONG: Callable<{ owners: Seat[]; from: CardPlace; to: CardPlace }> = { name: 'trouble-along' };
/** Lets tribbles and Trouble cards go along with personnel who have just moved (C-TRIB-04). */
export const DEPARTURE: Callable<{ from: CardPlace; to: CardPlace; pieces: PieceId[] }> = { name: 'departure' };
/** Lets personnel pick up the copies of a small Tribble card that lie in a place (C-TRIB-03). */
export const PICK_UP: Callable<{ seat: Seat; tribble: PieceId }> = { name: 'pick-up' };
/** Lets a personnel beam large Tribble cards (C-TRIB-03). */
export const BEAM_TRIBBLES: Callable<{
  seat: Seat;
  from: CardPlace;
  to: CardPlace;
  operator: PieceId;
  pieces?: PieceId[];
}> = { name: 'beam-tribbles' };
/** Removes cards from play, with everything on and aboard them (C-LEAVE-02). */
export const LEAVE: Callable<{ seat: Seat; pieces: PieceId[]; why: 'killed' | 'destroyed' | 'discarded' }> = {
  name: 'leave',
};
/**
 * Lets a player discard cards from hand, or put them under the draw deck, because the text of the card `by` says so.
 * `only` names an entry of `among` in that card's rule, which limits the cards that the player may choose. If `draws`
 * is set, the player then draws one card for each card given up, and `draws` more.
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
/** Lets a player look at the top cards of a pile and put them back in any order. */
export const REARRANGE: Callable<{ seat: Seat; owner: Seat; pile: 'deck' | 'discard'; count: number }> = {
  name: 'rearrange',
};
/** Boarders fight the crew of the ship that their card is on. Boarders on a planet fight a player's Away Teams. */
export const ROGUE_BATTLE: Callable<{ ship: PieceId } | { at: CardPlace; against: Seat }> = { name: 'rogue-battle' };
