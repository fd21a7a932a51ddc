import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/games/frontiers/content/cards/all.ts';
import { ENEMIES } from '../../../src/games/frontiers/content/encounters/all.ts';
import { SKILLS } from '../../../src/games/frontiers/content/skills/all.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { wishes } from '../../../src/games/frontiers/viewing/wishes.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';

/** Requests that name everything a player may name, hidden or not. */
const WISHES = [
  ...wishes(),
  ...Object.values(ENEMIES).flatMap((enemies) => enemies.map(({ name }) => `attack the ${name}`)),
  ...SKILLS.map(({ id }) => `skill:${id}`),
  ...CARDS.map(({ id }) => `buy:undiscovered:${id}`),
  ...['explore E', 'explore F', 'assault the starbase', 'beam down to the class l planet', 'take a black die'],
];

describe('refusals and hidden information', () => {
  it('refusals don’t depend on hidden hands, decks, piles or tokens', () => {
    const options = { scenario: 'full-conquest', players: 3, pvp: true };
    const match = new InMemoryTable(frontiers, { secret: 'hidden refusals', options, undo: false, quiet: true });
    const random = stream('hidden refusals');
    const next = (bound: number) => random.next(bound);
    match.start();
    let looked = 0;
    for (let asked = 0; asked < 160 && match.state.over === null; asked++) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      if (asked % 40 === 0) {
        for (const [seat] of match.state.g.players.entries()) {
          const other = frontiers.redeal(structuredClone(match.state), seat, next);
          for (const wish of WISHES) {
            looked += 1;
            expect([wish, frontiers.refuse(other, seat, wish)]).toEqual([
              wish,
              frontiers.refuse(match.state, seat, wish),
            ]);
          }
        }
      }
      match.answer(decision, randomAnswer(decision, next));
    }
    expect(looked).toBeGreaterThan(1000);
  });
});
