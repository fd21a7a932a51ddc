import { expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import { agreementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import type { Ascendancy, Civ } from '../../../../src/games/ascendancy/state.ts';
import { HINT_LENGTH, LABEL_LENGTH, optionsOf, randomAnswer } from '../../../../src/kernel/decision.ts';
import { stream } from '../../../../src/kernel/random.ts';
import { cube, join, playerOf, put, withBorg, worldOf } from '../support.ts';
import { found, resolve } from './stage.ts';

const TABLES: readonly (readonly Civ[])[] = [
  ['federation', 'cardassian', 'ferengi'],
  ['vulcan', 'andorian', 'romulan'],
  ['cardassian', 'klingon', 'vulcan'],
  ['klingon', 'federation'],
  ['federation'],
];
const ROUNDS = 4;
const STEPS = 60;

/** A position in which cards have much to work on: Agreements, a Fleet, a rival’s world, a Cube and a Spire. */
function rich(civs: readonly Civ[]): Ascendancy {
  const g = found(2, civs);
  put(g, 0, 'terra-nova', 4, { card: 0, side: 'a' });
  Object.assign(worldOf(g), { x: 18_000, y: 18_000 });
  for (const player of g.players)
    player.agreements.push(...agreementsBy(player.civ).map(({ id }) => ({ card: id, holder: null, exhausted: false })));
  const more = join(g, 'terra-nova', 'ardana').disc;
  Object.assign(more, { x: 26_000, y: 18_000, control: g.players.length - 1 });
  join(g, 'ardana', 'delta-iv').disc.spire = { nodes: 1, since: 0 };
  playerOf(g).reserves.production = 9;
  withBorg(g, { variant: 'encounter', cubes: [cube('delta-iv', { dice: 5, adapted: civs.map(() => 0) })] });
  return g;
}

/** The number of a seat’s Ships in supply and in play, which no card may change. */
function fleetOf(g: Ascendancy, seat: number): number {
  return playerOf(g, seat).ships + g.units.reduce((sum, unit) => sum + (unit.seat === seat ? unit.ships : 0), 0);
}

it.each(CARDS.exploration.map(({ id }) => [id]))('A-EXPL-08: %s resolves completely with random answers', (card) => {
  const random = stream(card);
  const next = (bound: number) => random.next(bound);
  for (const civs of TABLES) {
    for (let round = 0; round < ROUNDS; round++) {
      const g = rich(civs);
      const before = g.players.map((_player, seat) => fleetOf(g, seat));
      const dice = Array.from({ length: 200 }, () => 1 + next(6));
      const done = resolve(g, card, ...dice);
      for (let step = 0; step < STEPS && g.exploring !== null; step++) {
        const decision = done.asked;
        const options = optionsOf(decision);
        expect(new Set(options.map(({ key }) => key)).size, decision.prompt).toBe(options.length);
        for (const { label, hint = '' } of options) {
          expect(label.length, label).toBeLessThanOrEqual(LABEL_LENGTH);
          expect(hint.length, hint).toBeLessThanOrEqual(HINT_LENGTH);
        }
        done.answer(...randomAnswer(decision, next));
      }
      expect(g.exploring, done.log.join(' ')).toBeNull();
      expect(g.players.map((_player, seat) => fleetOf(g, seat))).toEqual(before);
      for (const { reserves } of g.players)
        for (const amount of Object.values(reserves)) expect(amount).toBeGreaterThanOrEqual(0);
    }
  }
});
