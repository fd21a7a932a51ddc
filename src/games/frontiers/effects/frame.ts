import type { Callable } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import type { EffectRun } from '../../kit/effects.ts';
import { type Offer, type OffersOrGo, open } from '../../kit/offers.ts';
import { sentence } from '../../kit/words.ts';
import { pass, pickOffer } from '../chapters/asking/asking.ts';
import { placed } from '../chapters/asking/keys.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { takeOut } from '../chapters/captains/gains.ts';
import { enemyOfFoe, foeName } from '../chapters/combat/foes.ts';
import { ownTurn } from '../chapters/turn/turn-state.ts';
import { cardName, findCard } from '../content/cards/all.ts';
import type { Card, CardSort } from '../content/cards/card.ts';
import { BASICS, type Basic, type Colour } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { findSkill } from '../content/skills/all.ts';
import type { CardId, CombatEnemy, CrewMember, Frontiers, Played, Player } from '../state.ts';
import { distinctMembers } from './members.ts';
import type { Moment, UseContext } from './moments.ts';
import type { CardKind, Effect } from './union.ts';

/**
 * The state of the procedure `effects`: the effects that are still to be carried out, and the things that they refer
 * to.
 */
export interface Run extends EffectRun<Effect> {
  seat: Seat;
  moment: Moment;
  /** The card, Crew card or Skill that has the effects. */
  from: string;
  /** The index of the acting Crew Member. */
  place?: number;
  /** The bonus to each number (`boost`). */
  more?: number;
  /** The color that was paid, discarded or removed last. */
  colour?: Basic;
  /** The card that was discarded or removed last. */
  card?: CardId;
  /** The key of the enemy that was aimed at. */
  foe?: string;
  /** Counters for the current effect: answers given, Ranks of Crew readied, cards returned. */
  done?: number;
  ranks?: number;
  returned?: number;
}

/** Returns the position, seat and moment that a run uses to check its effects. */
export function occasionOf(g: Frontiers, { seat, moment }: Run): UseContext {
  return { g, seat, moment };
}

/** Returns the name of the card, Crew Member or Skill that effects come from. */
export function sourceName(from: string): string {
  return (findSkill(from) ?? findCard(from) ?? crewOf(from)).name;
}

/**
 * Asks the effect's player to choose an offer. `none` is the label of the option to decline. If there are no offers,
 * nothing is asked and the next effect follows.
 */
export function asks<D>(run: Run, prompt: string, offers: readonly Offer<D>[], none?: string): OffersOrGo<D, 'begin'> {
  if (offers.length === 0) return { go: 'begin' };
  const asked = pickOffer(run.seat, `${sourceName(run.from)}: ${prompt}`, offers, 'F-CARD-02');
  return none === undefined ? asked : { ...asked, pass: pass(none) };
}

/** Returns the offers to choose a color. */
export function colourOffers<C extends Colour>(colours: readonly C[]): Offer<C>[] {
  return colours.map((colour) => {
    const subject = { kind: 'data', id: colour };
    return open({ key: `colour:${colour}`, verb: 'colour', label: sentence(colour), subject }, colour);
  });
}

/** Returns the offers to choose a matching Crew Member. Each payload is the index of the member. */
export function memberOffers(verb: string, player: Player, isOne: (member: CrewMember) => boolean): Offer<number>[] {
  return distinctMembers(player, isOne).map(({ place, member: { crew }, name, state }) => {
    const subject = { kind: 'crew', id: crew };
    return open({ key: `${verb}:${placed(place, crew)}`, verb, label: name, hint: state, subject }, place);
  });
}

/** Returns the offers to choose an enemy. Each payload is the key of the enemy. */
export function foeOffers(g: Frontiers, foes: readonly CombatEnemy[]): Offer<string>[] {
  return foes.map((foe) => {
    const { attack, defense } = enemyOfFoe(g, foe);
    const hint = `Attack ${attack.value}, Defense ${defense}`;
    const subject = { kind: 'foe', id: foe.key };
    return open({ key: `foe:${foe.key}`, verb: 'foe', label: foeName(g, foe), hint, subject }, foe.key);
  });
}

/** Returns an offer to choose a card. The fields of `about` are added to its option. */
export function cardOffer(
  verb: string,
  card: CardId,
  about: Omit<Partial<Option>, 'key' | 'verb'> = {},
): Offer<CardId> {
  const subject = { kind: 'card', id: card };
  return open({ key: `${verb}:${card}`, verb, label: cardName(card), subject, ...about }, card);
}

/** Whether a card is of the kind that an effect names. “Any card” never includes a Damage Card (F-CARD-11). */
export function isOf({ sort }: Card, what: CardKind): boolean {
  return SORTS[what].includes(sort);
}

const SORTS: Readonly<Record<CardKind, readonly CardSort[]>> = {
  action: ['basic', 'advanced'],
  any: ['basic', 'advanced', 'undiscovered'],
  damage: ['damage'],
};

/** Returns the basic colors that Core dice show. */
export function basicDice({ core }: Frontiers): Basic[] {
  return BASICS.filter((colour) => core.includes(colour));
}

/** Returns the enemy that was aimed at, if it is still undefeated, or null. */
export function aimed(g: Frontiers, { foe }: Pick<Run, 'foe'>): CombatEnemy | null {
  return g.combat?.foes.find(({ key, defeated }) => key === foe && !defeated) ?? null;
}

/** The procedure that carries out effects. */
export const EFFECTS: Callable<Run> = { name: 'effects' };

/**
 * Moves a card from the hand to the Play Area (F-CARD-02). At the end of the turn the card goes to the discard pile
 * (F-CARD-09), or to the hand if an effect returns this turn's cards.
 */
export function layDown(g: Frontiers, seat: Seat, card: CardId, as: Played['as']): void {
  const player = playerOf(g, seat);
  takeOut(player.hand, card);
  player.inPlay.push({ card, as, to: ownTurn(g, seat)?.again === 'card' ? 'hand' : 'discard' });
  player.spent += 1;
}
