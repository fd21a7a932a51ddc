import { PASS } from '../../../kernel/decision.ts';
import type { Callable, Ctx } from '../../../kernel/game.ts';
import type { Option, RuleId, Seat } from '../../../kernel/types.ts';
import type { EffectRun } from '../../kit/effects.ts';
import { type Offer, type Offering, open } from '../../kit/offers.ts';
import { seatName } from '../chapters/characters/names.ts';
import { nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions, CardId, Character, CharacterId } from '../state.ts';
import { type Scope, who } from './scope.ts';
import type { CharacterRef, Effect } from './union.ts';

/** The memory of the procedure `effects`: what is left to do and what it speaks of. */
export interface Run extends Scope, EffectRun<Effect> {
  /** What Interrupts take off the Damage or the points. */
  prevented?: number;
  /** Cards that were drawn to look at; they lie last in the hand. */
  seen?: number;
  /** Opponents that were passed over or let a test go unchallenged, where there are several. */
  declined?: number;
  /** The opponent of several that was chosen. */
  whom?: Seat;
  /** What the procedure that ran last came to; in the end what was prevented. */
  result?: number;
}

export type Running = Ctx<AwayMissions>;

/** The character that an effect is about while it is on the mission area, or null. */
export function present(g: AwayMissions, run: Run, ref: CharacterRef | undefined): Character | null {
  const character = who(g, run, ref ?? 'self');
  return character?.where === 'area' ? character : null;
}

/** Carries out what an effect does to a character, while that is on the mission area. */
export function onOne<E extends { who?: CharacterRef }>(
  does: (ctx: Running, target: Character, run: Run, effect: E) => void,
) {
  return (ctx: Running, run: Run, effect: E): void => {
    const target = present(ctx.g, run, effect.who);
    if (target !== null) does(ctx, target, run, effect);
  };
}

/** Tells everyone what happens to a character: “gains a Stun token”. */
export function logFor(ctx: Running, { id }: Character, what: string, rule: RuleId): void {
  ctx.log(`${characterCard(id).name} ${what}.`, rule);
}

/** Tells everyone that a card makes a seat discard one of its own. */
export function tellDiscard(ctx: Running, run: Run, seat: Seat, card: CardId): void {
  const [lost, name] = [nameOf(card), seatName(ctx.g, seat)];
  ctx.log(`${nameOf(run.card)}: ${name} discards ${lost}.`, 'M-DECK-03', { seat, names: [lost] });
}

/** What a question says besides: that none of the offers may be taken, and which rule asks. */
interface Asked {
  none?: string | undefined;
  rule?: RuleId;
}

/** A question to the seat whose card it is: one of the offers. Without offers there is nothing to ask. */
export function asks<D>(
  run: Run,
  prompt: string,
  offers: readonly Offer<D>[],
  { none, rule = 'M-PLAY-09' }: Asked = {},
) {
  if (offers.length === 0) return { go: 'begin' } as const;
  const told = `${nameOf(run.card)}: ${prompt}`;
  const asked: Offering<D> = { seat: run.seat, kind: 'pick', prompt: told, offers, min: 1, max: 1, rule };
  return none === undefined ? asked : { ...asked, pass: { key: PASS, verb: PASS, label: none } };
}

/** A character to choose; `ahead`: what would come of it, where that can be told. */
export function characterOffer(character: Character, verb = 'pick', ahead: string | null = null): Offer<CharacterId> {
  const { pegs, space } = character;
  const stun = character.stun === 0 ? '' : `, ${character.stun} Stun`;
  const option: Option = {
    key: `${verb}:${character.id}`,
    verb,
    label: `${characterCard(character.id).name}${space === null ? '' : ` in ${space}`}`,
    hint: `${ahead === null ? '' : `${ahead}. `}Attack ${pegs.attack}, Defense ${pegs.defense}, Skill ${pegs.skill}, Move ${pegs.move}${stun}`,
    subject: { kind: 'character', id: character.id },
  };
  return open(option, character.id);
}

/** Takes one copy of a card out of a list. Throws when there is none. */
export function takeOut(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`no ${card} to take`);
  cards.splice(at, 1);
}

/** The procedure that carries effects out, for those who begin it: kinds of effects do, too. */
export const EFFECTS: Callable<Run> = { name: 'effects' };
