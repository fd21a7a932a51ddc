import { expect, it } from 'vitest';
import { summarizeLog } from '../../../../src/discord/compose/log-summary.ts';
import { ascendancyChat } from '../../../../src/games/ascendancy/chat/index.ts';
import { begins } from '../conflict/stage.ts';
import { join, put, table } from '../support.ts';

const ROMULAN = 2;
/** Rules of later log lines that every round adds. */
const LATER = ['A-RECH-04', 'A-RECH-05', 'A-INIT-01', 'A-INIT-08'];

it.each([
  ['hegemony', [6], 'A-HEG-05', []],
  ['hegemony', [1], 'A-HEG-10', []],
  ['invade', [], 'A-INV-09', ['surrender']],
  ['invade', [6, 6, 1, 1, 1], 'A-INV-12', ['fight']],
] as const)(
  'the log summary still shows the result of %s with the dice %j after later events (%s)',
  (verb, dice, rule, answers) => {
    const g = table();
    const { disc } = join(g, 'romulus', 'terra-nova');
    Object.assign(disc, { control: 1, taken: 'colony', nodes: ['production', null, null] });
    for (let ship = 0; ship < 3; ship++) put(g, ROMULAN, 'terra-nova');
    const done = begins(g, `${verb}:terra-nova`, dice, ROMULAN);
    for (const answer of answers) done.answer(answer);
    const lines = [...done.rules, ...LATER].map((one, seq) => ({ seq, at: 0, text: `${one}.`, rule: one }));
    expect(summarizeLog(lines, 3, ascendancyChat).join('\n')).toContain(`• ${rule}.`);
  },
);

/** The losses that the log of a conflict records, with their seats. */
function losses(verb: string, dice: readonly number[], answers: readonly string[]): string[] {
  const g = table();
  const { disc } = join(g, 'romulus', 'terra-nova');
  Object.assign(disc, { control: 1, taken: 'colony', nodes: ['production', null, null], starbase: true });
  for (let ship = 0; ship < 3; ship++) put(g, ROMULAN, 'terra-nova');
  if (verb === 'attack') put(g, 1, 'terra-nova');
  const done = begins(g, `${verb}:terra-nova`, dice, ROMULAN);
  for (const answer of answers) done.answer(answer);
  return done.lost.map(({ text, seat }) => `${seat}: ${text}`);
}

it.each([
  [
    'attack',
    [6, 1, 1, 6, 1],
    ['stay'],
    [
      '2: The Romulans lose 1 Ship in the fight at Terra Nova.',
      '1: The Klingons lose 1 Ship in the fight at Terra Nova.',
    ],
  ],
  ['hegemony', [6], [], ['1: The Romulans take Control of Terra Nova from the Klingons.']],
  ['invade', [], ['surrender'], ['1: The Romulans take Control of Terra Nova from the Klingons.']],
  [
    'invade',
    [6, 6, 1, 1, 1],
    ['fight'],
    [
      '1: Total Annihilation: the Klingons lose Terra Nova, and every Node there is destroyed.',
      '1: The Klingons lose the Starbase at Terra Nova, and a Command with it.',
    ],
  ],
] as const)(
  'A-BAT-18 A-INV-12 A-HEG-05: a loss is marked with who lost what, and where: %s %j',
  (verb, dice, answers, told) => {
    expect(losses(verb, dice, answers)).toEqual(told);
  },
);
