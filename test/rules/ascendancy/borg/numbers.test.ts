import { expect, test } from 'vitest';
import {
  ARRIVALS,
  FIRST_ARRIVAL,
  HOME_LOSSES,
  SPIRES,
  TOGETHER,
} from '../../../../src/games/ascendancy/content/borg-numbers.ts';
import { ruleOf } from '../../../../src/rulebook/index.ts';

/** The text of a rulebook entry in one line. */
function said(id: string): string {
  return (ruleOf(id)?.text ?? '').replaceAll('\n', ' ');
}

test('A-OPEN-24: the rulebook and the code agree on when Cubes begin to arrive, and on the dice for it', () => {
  const [, two, more] = ARRIVALS;
  expect(said('A-OPEN-24')).toContain(`from round ${FIRST_ARRIVAL} on`);
  expect(said('A-OPEN-24')).toContain(`2 players: ${two.join(', ')}.`);
  expect(said('A-OPEN-24')).toContain(`3 or more players: ${more.join(', ')}.`);
});

test('A-OPEN-29: the rulebook and the code agree on how many Nodes a Home System can lose', () => {
  const [one, two, more] = HOME_LOSSES;
  expect(two).toBe(one);
  expect(said('A-OPEN-29')).toContain(
    `With 1 or 2 players, a Home System loses at most ${one} Nodes in one turn of the Borg. ` +
      `With more players, it loses at most ${more} Nodes.`,
  );
});

test('A-OPEN-33: the rulebook and the code agree on when one or two players win and lose', () => {
  const { ascendancy, vulcan, rounds } = TOGETHER;
  expect(said('A-OPEN-33')).toContain(`has ${ascendancy} Ascendancy. Vulcans need ${ascendancy + vulcan}.`);
  expect(said('A-OPEN-33')).toContain(`with ${SPIRES} Spires in play, and at the end of round ${rounds}.`);
});
