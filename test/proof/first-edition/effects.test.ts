import { describe, expect, it } from 'vitest';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/effects/all.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { sidesOf } from '../../../src/games/first-edition/content/sides.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { BEYOND } from '../../../src/games/first-edition/proof/beyond.ts';
import { playoutPolicy } from '../../../src/games/first-edition/proof/playout-policy.ts';
import { OFTEN, PLAN, poolDecks } from '../../../src/games/first-edition/proof/pool-decks.ts';
import { stream } from '../../../src/kernel/random.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';

/** Of so many times that a card is in a deck it comes up once, no oftener than in games that were played: artifacts need solved missions. */
function seldom(id: string): number {
  const { type } = cardOf(id);
  if (type === 'Artifact') return 27;
  return type === 'Dilemma' ? 6 : 3;
}

const options = (number: number, cameUp?: ReadonlyMap<string, number>) => ({
  decks: poolDecks(number, cameUp),
  goal: 100,
});

/** Cards that do something and may be in decks: a card’s other side is there with its front. */
const TRIED = [...WITH_EFFECTS].filter((id) => BEYOND[id] === undefined);

/** What is in the decks of a game, each once, with other sides. */
function cardsOf(number: number, cameUp: ReadonlyMap<string, number>): string[] {
  const decks = poolDecks(number, cameUp);
  const all = decks.flatMap(({ missions, seeds, draw, tactics = [] }) => [...missions, ...seeds, ...draw, ...tactics]);
  return [...new Set(all.flatMap(sidesOf))];
}

describe('C-RESPONSE-01: cards with effects', () => {
  it('are in the decks of further games until they were used often enough, though most aren’t at first', () => {
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

  it('have a rule as the reason if they are listed as never used in tests', () => {
    expect(Object.keys(BEYOND).filter((id) => !WITH_EFFECTS.has(id))).toEqual([]);
    expect(Object.values(BEYOND).filter((why) => !/^C-[A-Z]+-\d\d: /.test(why))).toEqual([]);
  });

  it('keep every promise of the kernel at random and habitual play', () => {
    const report = fuzz(firstEdition, { seed: 'effects', games: 6, every: 250, options, habit: playoutPolicy });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(6);
  });

  it('show nothing hidden', () => {
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
