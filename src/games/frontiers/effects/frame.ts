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

/** The memory of the procedure `effects`: what is left to do and what it speaks of. */
export interface Run extends EffectRun<Effect> {
  seat: Seat;
  moment: Moment;
  /** The card, Crew card or Skill whose effects they are. */
  from: string;
  /** The place of the Crew Member that acts. */
  place?: number;
  /** Points that each number is stronger (`boost`). */
  more?: number;
  /** The colour that was paid, discarded or removed last. */
  colour?: Basic;
  /** The card that was discarded or removed last. */
  card?: CardId;
  /** The enemy that was aimed at. */
  foe?: string;
  /** Of the present effect alone: answers that it had, Ranks of Crew that it readied, cards that it put back. */
  done?: number;
  ranks?: number;
  returned?: number;
}

/** For whom and when the effects of a run are carried out. */
export function occasionOf(g: Frontiers, { seat, moment }: Run): UseContext {
  return { g, seat, moment };
}

/** What the effects come from, in words. */
export function sourceName(from: string): string {
  return (findSkill(from) ?? findCard(from) ?? crewOf(from)).name;
}

/** A question to whose effect it is: one of the offers, or `none` of them. Without offers there is nothing to ask. */
export function asks<D>(run: Run, prompt: string, offers: readonly Offer<D>[], none?: string): OffersOrGo<D, 'begin'> {
  if (offers.length === 0) return { go: 'begin' };
  const asked = pickOffer(run.seat, `${sourceName(run.from)}: ${prompt}`, offers, 'F-CARD-02');
  return none === undefined ? asked : { ...asked, pass: pass(none) };
}

/** Colours to choose from. */
export function colourOffers<C extends Colour>(colours: readonly C[]): Offer<C>[] {
  return colours.map((colour) => {
    const subject = { kind: 'data', id: colour };
    return open({ key: `colour:${colour}`, verb: 'colour', label: sentence(colour), subject }, colour);
  });
}

/** Crew Members that fit, by place. */
export function memberOffers(verb: string, player: Player, isOne: (member: CrewMember) => boolean): Offer<number>[] {
  return distinctMembers(player, isOne).map(({ place, member: { crew }, name, state }) => {
    const subject = { kind: 'crew', id: crew };
    return open({ key: `${verb}:${placed(place, crew)}`, verb, label: name, hint: state, subject }, place);
  });
}

/** Enemies to choose from, by their keys. */
export function foeOffers(g: Frontiers, foes: readonly CombatEnemy[]): Offer<string>[] {
  return foes.map((foe) => {
    const { attack, defense } = enemyOfFoe(g, foe);
    const hint = `Attack ${attack.value}, Defense ${defense}`;
    const subject = { kind: 'foe', id: foe.key };
    return open({ key: `foe:${foe.key}`, verb: 'foe', label: foeName(g, foe), hint, subject }, foe.key);
  });
}

/** A card to choose, of which its owner or everyone is told more: `about`. */
export function cardOffer(
  verb: string,
  card: CardId,
  about: Omit<Partial<Option>, 'key' | 'verb'> = {},
): Offer<CardId> {
  const subject = { kind: 'card', id: card };
  return open({ key: `${verb}:${card}`, verb, label: cardName(card), subject, ...about }, card);
}

/** Whether a card is of a kind that an effect speaks of; “any card” is never a Damage Card (F-CARD-11). */
export function isOf({ sort }: Card, what: CardKind): boolean {
  return SORTS[what].includes(sort);
}

const SORTS: Readonly<Record<CardKind, readonly CardSort[]>> = {
  action: ['basic', 'advanced'],
  any: ['basic', 'advanced', 'undiscovered'],
  damage: ['damage'],
};

/** Basic colours that dice of the Core show. */
export function basicDice({ core }: Frontiers): Basic[] {
  return BASICS.filter((colour) => core.includes(colour));
}

/** The enemy that was aimed at, while it is still fought; null otherwise. */
export function aimed(g: Frontiers, { foe }: Pick<Run, 'foe'>): CombatEnemy | null {
  return g.combat?.foes.find(({ key, defeated }) => key === foe && !defeated) ?? null;
}

/** The procedure that carries effects out, for those who begin it: kinds of effects do, too. */
export const EFFECTS: Callable<Run> = { name: 'effects' };

/**
 * Lays a card of the hand into the Play Area (F-CARD-02), from where it goes to the discard pile as the turn ends (F-CARD-09);
 * back to the hand if an effect brings the cards of this turn back.
 */
export function layDown(g: Frontiers, seat: Seat, card: CardId, as: Played['as']): void {
  const player = playerOf(g, seat);
  takeOut(player.hand, card);
  player.inPlay.push({ card, as, to: ownTurn(g, seat)?.again === 'card' ? 'hand' : 'discard' });
  player.spent += 1;
}
