import { describe, expect, it } from 'vitest';
import { DATED, NEWEST_TEXTS, undated } from '../../../src/games/first-edition/content/errata.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { sidesOf } from '../../../src/games/first-edition/content/sides.ts';
import { AUTOMATED, WITH_EFFECTS } from '../../../src/games/first-edition/content/with-effects.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { BEYOND } from '../../../src/games/first-edition/proof/beyond.ts';
import { watchCards } from '../../../src/games/first-edition/proof/card-coverage.ts';
import { playoutPolicy } from '../../../src/games/first-edition/proof/playout-policy.ts';
import { OFTEN, PLAN, poolDecks } from '../../../src/games/first-edition/proof/pool-decks.ts';
import { stream } from '../../../src/kernel/random.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';

/** How many decks a card is in before it comes up once, as measured in games. Artifacts need solved missions. */
function seldom(id: string): number {
  const { type } = cardOf(id);
  if (type === 'Artifact') return 27;
  return type === 'Dilemma' ? 6 : 3;
}

const options = (number: number, cameUp?: ReadonlyMap<string, number>) => ({
  decks: poolDecks(number, cameUp),
  goal: 100,
});

/** Cards with effects that may be in decks. A card’s other side comes with its front. */
const TRIED = AUTOMATED.filter((id) => BEYOND[id] === undefined);

/** The cards in the decks of a game, each once, with their other sides. */
function cardsOf(number: number, cameUp: ReadonlyMap<string, number>): string[] {
  const decks = poolDecks(number, cameUp);
  const all = decks.flatMap(({ missions, seeds, draw, tactics = [], tribbles = [] }) => [
    ...missions,
    ...seeds,
    ...draw,
    ...tactics,
    ...tribbles,
  ]);
  return [...new Set(all.flatMap(sidesOf))];
}

describe('C-RESPONSE-01: games with effect cards', () => {
  it('decks keep including each effect card until it has come up often enough', () => {
    const { next } = stream('plan');
    const [cameUp, named] = [new Map<string, number>(), new Map<string, number>()];
    const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
    for (let number = 0; number < PLAN.games; number++)
      for (const id of cardsOf(number, cameUp)) {
        add(named, id);
        if (next(seldom(id)) === 0) add(cameUp, id);
      }
    expect(TRIED.filter((id) => (cameUp.get(id) ?? 0) < OFTEN).map((id) => `${id}: ${named.get(id) ?? 0}`)).toEqual([]);
  });

  it('the list of effect cards never used in tests gives a rule as the reason for each card', () => {
    expect(Object.keys(BEYOND).filter((id) => !WITH_EFFECTS.has(id))).toEqual([]);
    expect(Object.values(BEYOND).filter((why) => !/^C-[A-Z]+-\d\d: /.test(why))).toEqual([]);
  });

  it('games by the newest texts break no kernel invariant, and cards with newer texts come up', () => {
    const newer = new Set(DATED.map(({ of }) => of));
    const rest = new Map(AUTOMATED.map((id) => [id, newer.has(id) ? 0 : OFTEN]));
    const report = fuzz(firstEdition, {
      seed: 'newest',
      games: 3,
      every: 250,
      options: (number) => ({ decks: poolDecks(number, rest), goal: 100, texts: NEWEST_TEXTS }),
      habit: playoutPolicy,
      tried: watchCards,
    });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(3);
    expect([...report.cameUp.keys()].filter((id) => id !== undated(id)).length).toBeGreaterThan(3);
  });

  it('games with effect cards break no kernel invariant, in random play or with the playout policy', () => {
    const report = fuzz(firstEdition, { seed: 'effects', games: 6, every: 250, options, habit: playoutPolicy });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(6);
  });

  it('games with effect cards reveal nothing hidden', () => {
    for (const number of [0, 1, 2]) {
      const given = options(number);
      const report = auditLeaks(firstEdition, {
        seed: `${number}`,
        games: 2,
        states: 40,
        every: 25,
        steps: 6,
        options: given,
      });
      expect(report.leaks).toEqual([]);
    }
  });
});
