import { expect, it } from 'vitest';
import { ascendancyChat } from '../../../../src/games/ascendancy/chat/index.ts';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { optionsOf, randomAnswer } from '../../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../../src/kernel/random.ts';
import { labelFaults } from '../../../support/labels.ts';

/** One question in this many has its labels compared, since all levels of its menus are composed for that. */
const LOOKED_AT = 3;

/** Matches a plural verb after “Federation”, the only civilization that takes a singular verb. */
const MANY =
  /\bFederation (?:are|have|get|take|hold|do|agree|lose|win|roll|build|move|attack|pay|speak|choose|give|gain)\b/;

it.each([
  ['three', {}],
  ['one against the Borg', { civs: ['federation'], borg: 'invasion' }],
  ['two against the Borg', { civs: ['klingon', 'cardassian'], borg: 'invasion' }],
  ['five', { civs: ['vulcan', 'ferengi', 'andorian', 'cardassian', 'klingon'] }],
])('options of a question differ on a phone and fit, in a game of %s', (name, options) => {
  const match = new InMemoryTable(ascendancy, { secret: name, options, undo: false }).start();
  const random = stream(name);
  for (let count = 0; count < 300 && match.state.over === null; count++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const all = optionsOf(decision);
    const texts = [decision.prompt, ...all.flatMap(({ label, hint = '' }) => [label, hint])];
    expect(texts.filter((text) => MANY.test(text))).toEqual([]);
    if (count % LOOKED_AT === 0) expect(labelFaults(decision, ascendancyChat)).toEqual([]);
    const end = decision.options.find(({ verb }) => verb === 'end');
    match.answer(
      decision,
      end !== undefined && random.next(4) === 0 ? [end.key] : randomAnswer(decision, (bound) => random.next(bound)),
    );
  }
  expect(match.events.flatMap(({ event }) => (MANY.test(event.text ?? '') ? [event.text] : []))).toEqual([]);
});
