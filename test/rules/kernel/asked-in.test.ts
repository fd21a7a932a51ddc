import { expect, test } from 'vitest';
import { askedIn } from '../../../src/kernel/decision.ts';

test.each([
  ['What do you do?', 'What do you do?'],
  ['You may play a card. 7 cards in hand, 0 points. What do you do?', 'What do you do?'],
  ['Which card goes where? What you leave out is not placed.', 'Which card goes where?'],
  ['Your turn: you have no Move points. Play or end your turn.', 'Play or end your turn.'],
  ['Who is beamed aboard I.K.C. Bortas?', 'Who is beamed aboard I.K.C. Bortas?'],
  ['You meet Dr. Crusher (Captain). Does she join?', 'Does she join?'],
  ['', ''],
])('the prompt “%s” contains the question “%s”', (prompt, asked) => {
  expect(askedIn(prompt)).toBe(asked);
});
