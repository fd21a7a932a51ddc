import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { askedIn, optionByKey, optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { type Decision, type Refusal, Refused } from '../../../src/kernel/types.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { readPick } from '../../../src/tables/pick.ts';
import { reasonFor } from '../../../src/tables/reason.ts';
import { NO_SAYS } from '../../../src/tables/verb-words.ts';

/** Texts that players type at any question, fitting or not. */
const ANYWHERE = ['sing a song', 'yes', 'end turn', 'attack', 'move', '7', 'what now'];

// The tables treat every game as one with unknown state.
const GAMES = {
  ascendancy: {
    game: ascendancy as unknown as Game<unknown>,
    wishes: ['launch', 'move to vulcan', 'build 2 ships', '3 production', 'hegemony earth', 'toward earth', 'trade'],
  },
  'first-edition': {
    game: firstEdition as unknown as Game<unknown>,
    wishes: [
      'report spock',
      'attempt 3',
      'attempt excavation',
      'beam all down',
      'dock',
      'outpost at excavation',
      'spock',
    ],
  },
  frontiers: {
    game: frontiers as unknown as Game<unknown>,
    wishes: ['move c4', 'move 2: leeta', 'open fire attack', 'recruit leeta', 'warp drive', 'explore', 'red die'],
  },
  'away-missions': {
    game: awayMissions as unknown as Game<unknown>,
    wishes: ['move b7', 'attack one of five', 'activate riker', 'contain the warp core', 'draw', 're-roll', 'bridge'],
  },
};

/** The fault in a refusal, or null if it gives a reason and proposes only options on offer. */
function fault({ text, rule, instead = [] }: Refusal, decision: Decision, wish: string): string | null {
  if (/answer (?:this )?first/i.test(text)) return `“${wish}” only asks to answer: ${text}`;
  const { prompt } = decision;
  if (askedIn(prompt) !== prompt && text.includes(prompt)) return `“${wish}” repeats the whole prompt: ${text}`;
  const reason = text.replace(`This question comes first: ${askedIn(prompt)}`, '').trim();
  if (reason === '') return `“${wish}” has no reason: ${text}`;
  const isAnswerable =
    text.includes(`“${wish}”`) || (rule !== undefined && ruleOf(rule) !== null) || instead.length > 0;
  if (!isAnswerable && !/^You can do that (?:now|later)/.test(text))
    return `“${wish}” is neither quoted nor has a rule: ${text}`;
  const gone = instead.find(({ line }) => optionByKey(decision, line) === null);
  return gone === undefined ? null : `“${wish}” proposes what isn’t on offer: ${gone.line}`;
}

/** A refusal which says that the refused action is possible, or null. */
function falseHope(table: Parameters<typeof readPick>[0], decision: Decision, said: string, game: Game<unknown>) {
  try {
    readPick(table, decision, said, game);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal.text.includes('You can do that now') ? `“${said}”: ${error.refusal.text}` : null;
  }
}

/** A label with a typo, an extra or missing word, or another number, so that its meaning is uncertain. */
function mangled(label: string, next: (bound: number) => number): string {
  const words = label.split(' ');
  const at = next(words.length);
  switch (next(5)) {
    case 0:
      return words.toSpliced(at, 1).join(' ');
    case 1:
      return words.toSpliced(at, 0, ['again', '4', 'quickly', 'both'][next(4)] ?? '').join(' ');
    case 2:
      return words.with(at, (words[at] ?? '').slice(0, -1)).join(' ');
    case 3:
      return label.replaceAll(/\d+/g, (digits) => `${Number(digits) + 3}`);
    default:
      return words.toReversed().join(' ');
  }
}

describe.each(Object.entries(GAMES))('any typed text in %s gets a reason', (name, { game, wishes }) => {
  it('at every question, any refused text gets a reason, not just the question again', () => {
    const wrong: string[] = [];
    const asked = new Set<string>();
    for (const n of [0, 1]) {
      const match = new InMemoryTable(game, { secret: `typed ${name} ${n}`, undo: false, quiet: true }).start();
      const random = stream(`typed ${name} ${n}`);
      for (let step = 0; step < 160 && match.state.over === null; step += 1) {
        const { proc, step: at } = match.state.stack.at(-1) ?? { proc: '', step: '' };
        const isNew = !asked.has(`${proc}.${at}`);
        asked.add(`${proc}.${at}`);
        for (const decision of isNew || step % 8 === 0 ? match.state.pending : []) {
          const options = optionsOf(decision);
          for (const _ of options.slice(0, 6)) {
            const said = mangled(options[random.next(options.length)]?.label ?? '', (bound) => random.next(bound));
            const what = falseHope(match.table as Parameters<typeof readPick>[0], decision, said, game);
            if (what !== null) wrong.push(`${proc}.${at}: ${what}`);
          }
          for (const wish of [...ANYWHERE, ...wishes]) {
            const found = intentIn(decision, wish, game.says ?? NO_SAYS);
            if ('keys' in found || 'several' in found) continue;
            const refusal = reasonFor(match.state, decision.seat, wish, game);
            const what = fault(refusal, decision, wish);
            if (what !== null) wrong.push(`${proc}.${at}: ${what}`);
          }
        }
        const [decision] = match.state.pending;
        if (decision === undefined) throw new Error('nobody is asked');
        match.answer(
          decision,
          randomAnswer(decision, (bound) => random.next(bound)),
        );
      }
    }
    expect(asked.size).toBeGreaterThan(3);
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});
