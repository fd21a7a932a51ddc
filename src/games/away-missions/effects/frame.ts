import { PASS } from '../../../kernel/decision.ts';
import type { Callable, Ctx } from '../../../kernel/game.ts';
import type { Option, RuleId, Seat } from '../../../kernel/types.ts';
import type { EffectRun } from '../../kit/effects.ts';
import { type Offer, type Offering, open } from '../../kit/offers.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { seatName } from '../chapters/characters/names.ts';
import { nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions, CardId, Character, CharacterId } from '../state.ts';
import { type Scope, who } from './scope.ts';
import type { CharacterRef, Effect } from './union.ts';

/** The data of the procedure `effects`: the effects that are left to run, and the characters that they refer to. */
export interface Run extends Scope, EffectRun<Effect> {
  /** The amount of Damage or points that Interrupts have prevented. */
  prevented?: number;
  /** The number of drawn cards that the player is looking at, which are at the end of the hand. */
  seen?: number;
  /** The number of opponents who were skipped or declined to oppose the test, if there are several opponents. */
  declined?: number;
  /** The chosen opponent, if there are several. */
  whom?: Seat;
  /** The result of the procedure that was called last. At the end, this is the amount of Damage or points prevented. */
  result?: number;
}

export type Running = Ctx<AwayMissions>;

/** Returns the character that an effect refers to, or null if it isn't in the mission area. */
export function present(g: AwayMissions, run: Run, ref: CharacterRef | undefined): Character | null {
  const character = who(g, run, ref ?? 'self');
  return character?.where === 'area' ? character : null;
}

/** Returns a step that applies an effect to a character in the mission area. */
export function onOne<E extends { who?: CharacterRef }>(
  does: (ctx: Running, target: Character, run: Run, effect: E) => void,
) {
  return (ctx: Running, run: Run, effect: E): void => {
    const target = present(ctx.g, run, effect.who);
    if (target !== null) does(ctx, target, run, effect);
  };
}

/** Logs an event that happens to a character, such as “gains a Stun token”. */
export function logFor(ctx: Running, { id }: Character, what: string, rule: RuleId): void {
  ctx.log(`${characterCard(id).name} ${what}.`, rule);
}

/** Logs that a card makes a seat discard one of its cards. */
export function tellDiscard(ctx: Running, run: Run, seat: Seat, card: CardId): void {
  const [lost, name] = [nameOf(card), seatName(ctx.g, seat)];
  ctx.log(`${nameOf(run.card)}: ${name} discards ${lost}.`, 'M-DECK-03', { seat, names: [lost] });
}

/** Extra parts of a question: the label for choosing none of the offers, and the rule. */
interface Asked {
  none?: string | undefined;
  rule?: RuleId;
}

/** Asks the player of the card to choose one of the offers. Skips the question if there are no offers. */
export function asks<D>(
  run: Run,
  prompt: string,
  offers: readonly Offer<D>[],
  { none, rule = 'M-PLAY-09' }: Asked = {},
) {
  if (offers.length === 0) return { go: 'begin' } as const;
  const fullPrompt = `${nameOf(run.card)}: ${prompt}`;
  const asked: Offering<D> = { seat: run.seat, kind: 'pick', prompt: fullPrompt, offers, min: 1, max: 1, rule };
  return none === undefined ? asked : { ...asked, pass: { key: PASS, verb: PASS, label: none } };
}

/** Returns an offer to choose a character. `ahead` is the likely result, if known. */
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

/** Removes one copy of a card from a list. Throws if there is none. */
export function takeOut(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`no ${card} to take`);
  cards.splice(at, 1);
}

/**
 * Removes this card from its bearer or from the cards being played. A bearer who loses the card can no longer use it
 * (M-PLAY-16). Returns the seat that the card belongs to. If an ally’s drone bears the card, the card belongs to the
 * ally’s seat. Returns null if the card isn't found.
 */
export function release(g: AwayMissions, run: Run): Seat | null {
  const { playing } = playerOf(g, run.seat);
  const bearer = run.self === null ? undefined : g.characters[run.self];
  const isBorne = bearer?.equipment.includes(run.card) === true;
  const from = isBorne ? bearer.equipment : playing;
  if (!from.includes(run.card)) return null;
  takeOut(from, run.card);
  return isBorne ? bearer.seat : run.seat;
}

/** The call of the procedure that runs effects. Some kinds of effects also call this procedure. */
export const EFFECTS: Callable<Run> = { name: 'effects' };
