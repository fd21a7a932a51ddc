import type { Option, Question, Seat } from '../../../../kernel/types.ts';
import { CARDS, cardName } from '../../content/cards/all.ts';
import { BASICS, type Basic } from '../../content/colours.ts';
import { crewName } from '../../content/crew/all.ts';
import { SKILLS, skillName } from '../../content/skills/all.ts';
import { pickOne } from '../../rules/asking.ts';
import type { CardId, Foe, Frontiers } from '../../state.ts';
import type { Moment, Occasion } from '../moments.ts';
import type { Effect, Effects } from '../union.ts';

/** The memory of the procedure `effects`: what is left to do and what it speaks of. */
export interface Run {
  seat: Seat;
  moment: Moment;
  /** The card, Crew card or Skill whose effects they are. */
  from: string;
  /** The place of the Crew Member that acts. */
  place?: number;
  /** Effects still to come: after a choice they go on from here. */
  list: Effects;
  /** The effect that is being carried out. */
  now?: Effect;
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

/** The effect of the present step. Throws when the frame is at another one. */
export function doing<D extends Effect['do']>(run: Run, kind: D): Extract<Effect, { do: D }> {
  const { now } = run;
  if (now?.do !== kind) throw new Error(`${run.from} is not at ${kind}`);
  // The check above narrows `now` to the kind that was asked for.
  return now as Extract<Effect, { do: D }>;
}

/** For whom and when the effects of a run are carried out. */
export function occasionOf(g: Frontiers, { seat, moment }: Run): Occasion {
  return { g, seat, moment };
}

/** Puts effects before those still to come. */
export function before(run: Run, effects: Effects): void {
  run.list = [...effects, ...run.list];
}

const CARD_IDS: ReadonlySet<string> = new Set(CARDS.map(({ id }) => id));
const SKILL_IDS: ReadonlySet<string> = new Set(SKILLS.map(({ id }) => id));

/** What the effects come from, in words. */
export function sourceName(from: string): string {
  if (SKILL_IDS.has(from)) return skillName(from);
  return isCard(from) ? cardName(from) : crewName(from);
}

/** Whether effects come from a Ship Deck card. */
export function isCard(from: string): boolean {
  return CARD_IDS.has(from);
}

/** A question to whose effect it is: one of the options. */
export function asks(run: Run, prompt: string, options: Option[]): Question {
  return pickOne(run.seat, `${sourceName(run.from)}: ${prompt}`, options, 'F-CARD-02');
}

/** An option for a card. */
export function cardOption(verb: string, card: CardId, hidden: boolean, hint?: string): Option {
  const option: Option = { key: `${verb}:${card}`, verb, label: cardName(card), subject: { kind: 'card', id: card } };
  if (hint !== undefined) option.hint = hint;
  if (hidden) option.hidden = true;
  return option;
}

/** The basic colour of this name, or null. */
export function basicNamed(word: string): Basic | null {
  return BASICS.find((one) => one === word) ?? null;
}

/** The basic colour that a key names. Throws when it names none. */
export function basicOf(word: string): Basic {
  const colour = basicNamed(word);
  if (colour === null) throw new Error(`${word} is no basic colour`);
  return colour;
}

/** The enemy that was aimed at, while it is still fought; null otherwise. */
export function aimed(g: Frontiers, { foe }: Pick<Run, 'foe'>): Foe | null {
  return g.combat?.foes.find(({ key, defeated }) => key === foe && !defeated) ?? null;
}
