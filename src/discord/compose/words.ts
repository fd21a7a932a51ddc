import type { GameChat, VerbWords } from '../../chat/game-chat.ts';
import type { Option } from '../../kernel/types.ts';
import { humane } from '../markdown.ts';

/** Returns the labels of a verb. If the game doesn't list a verb, its label is the engine's name for the verb. */
export function verbWords(chat: GameChat, verb: string): VerbWords {
  return (
    chat.verbs.find((words) => words.verb === verb) ?? { verb, phase: 'other', label: humane(verb), hint: humane(verb) }
  );
}

/**
 * True if an option needs confirmation, either because its verb requires it or because the option breaks an agreement
 * with another seat.
 */
export function isGrave(chat: GameChat, { verb, betrays }: Option): boolean {
  return betrays === true || verbWords(chat, verb).ends === true;
}

/** The verbs of these options, most common first. */
export function verbsOf(chat: GameChat, options: readonly Option[]): string[] {
  const order = new Map(chat.verbs.map(({ verb }, place) => [verb, place]));
  const place = (verb: string) => order.get(verb) ?? chat.verbs.length;
  return [...new Set(options.map(({ verb }) => verb))].sort((one, other) => place(one) - place(other));
}

/** The options by verb, most common verbs first, with each verb's options in the game's order. */
export function inOrder(chat: GameChat, options: readonly Option[]): Option[] {
  return verbsOf(chat, options).flatMap((verb) => options.filter((option) => option.verb === verb));
}

/** An option's label, with its cost and gain. */
export function labelled({ label, hint }: Option): string {
  return hint ? `${label} · ${hint}` : label;
}
