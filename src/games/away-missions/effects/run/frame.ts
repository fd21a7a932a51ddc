import type { Ctx } from '../../../../kernel/game.ts';
import type { Option, Question } from '../../../../kernel/types.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions, CardId, Character } from '../../state.ts';
import { cardHint } from '../options.ts';
import { type Scope, who } from '../scope.ts';
import type { Effect, Ref } from '../union.ts';

/** The memory of the procedure `effects`: what is left to do and what it speaks of. */
export interface Run extends Scope {
  /** Effects still to come: after a choice they go on from here. */
  list: readonly Effect[];
  /** The effect that is being carried out. */
  now?: Effect;
  /** What Interrupts take off the Damage or the points. */
  prevented?: number;
  /** Cards that were drawn to look at; they lie last in the hand. */
  seen?: number;
  /** What the procedure that ran last came to; in the end what was prevented. */
  result?: number;
}

export type Running = Ctx<AwayMissions>;

/** The effect of the present step. Throws when the frame is at another one. */
export function doing<D extends Effect['do']>(run: Run, kind: D): Extract<Effect, { do: D }> {
  const { now } = run;
  if (now?.do !== kind) throw new Error(`${run.card} is not at ${kind}`);
  // The check above narrows `now` to the kind that was asked for.
  return now as Extract<Effect, { do: D }>;
}

/** The character that an effect is about while it is on the mission area, or null. */
export function present(g: AwayMissions, run: Run, ref: Ref | undefined): Character | null {
  const character = who(g, run, ref ?? 'self');
  return character?.where === 'area' ? character : null;
}

/** Puts effects before those still to come. */
export function before(run: Run, effects: readonly Effect[]): void {
  run.list = [...effects, ...run.list];
}

/** A question to the seat whose card it is. */
export function asks(run: Run, prompt: string, options: Option[]): Question {
  return {
    seat: run.seat,
    kind: 'pick',
    prompt: `${nameOf(run.card)}: ${prompt}`,
    options,
    min: 1,
    max: 1,
    rule: 'M-PLAY-09',
  };
}

/** An option to choose a character. */
export function characterOption(character: Character, verb = 'pick'): Option {
  const { pegs, space } = character;
  const stun = character.stun === 0 ? '' : `, ${character.stun} Stun`;
  return {
    key: `${verb}:${character.id}`,
    verb,
    label: `${characterCard(character.id).name}${space === null ? '' : ` in ${space}`}`,
    hint: `Attack ${pegs.attack}, Defense ${pegs.defense}, Skill ${pegs.skill}, Move ${pegs.move}${stun}`,
    subject: { kind: 'character', id: character.id },
  };
}

/** An option to take a card. */
export function cardOption(card: CardId, verb: string, hidden: boolean): Option {
  const subject = { kind: 'card', id: card };
  const option: Option = { key: `${verb}:${card}`, verb, label: nameOf(card), hint: cardHint(card), subject };
  return hidden ? { ...option, hidden } : option;
}

/** The id behind the verb of a key. */
export function named(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

/** The different ones of a list of cards, in order. */
export function different(cards: readonly CardId[]): CardId[] {
  return [...new Set(cards)];
}

/** Takes one copy of a card out of a list. Throws when there is none. */
export function takeOut(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`no ${card} to take`);
  cards.splice(at, 1);
}
