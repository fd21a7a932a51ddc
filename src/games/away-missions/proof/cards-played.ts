import { optionByKey } from '../../../kernel/decision.ts';
import type { Decision } from '../../../kernel/types.ts';
import { kept } from '../../kit/cache.ts';
import type { AwayMissions } from '../state.ts';

/** The verbs of options that play or use cards. */
const PLAYS = new Set(['play', 'equip', 'interrupt', 'use', 'via']);

/** Counts the games in which each card was played. */
export class CardsPlayed {
  readonly #games = new Map<string, Set<number>>();

  mark(card: string, n: number): void {
    kept(this.#games, card, () => new Set()).add(n);
  }

  /** If an answer plays a card, marks that card as played. */
  answered(n: number, decision: Decision, [key = '']: readonly string[]): void {
    const { verb = '', subject } = optionByKey(decision, key) ?? {};
    if (PLAYS.has(verb) && subject?.kind === 'card') this.mark(subject.id, n);
  }

  /** Marks the Missions that were scored by the end of the game. */
  ended(n: number, { players }: AwayMissions): void {
    for (const { scored } of players) for (const { card } of scored) this.mark(card, n);
  }

  has(card: string, n: number): boolean {
    return this.#games.get(card)?.has(n) ?? false;
  }

  /** Returns the share of games in which a card was played. */
  part(card: string, games: number): number {
    return (this.#games.get(card)?.size ?? 0) / games;
  }
}
