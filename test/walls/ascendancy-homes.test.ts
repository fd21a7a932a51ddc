import { describe, expect, test } from 'vitest';
import { CARDS, FILES, SOURCES } from './ascendancy-cards.ts';

const SHARED = 'effects/kinds/';
/** The most questions to rules that a single card may answer alone. It can only fall. */
const LONELY_QUESTIONS = 8;

/** The names that a file declares as fields of an interface. */
function declaredIn(text: string, name: string): string[] {
  const [, , block = ''] =
    new RegExp(`^( *)(?:export )?interface ${name} \\{\\n([\\s\\S]*?)\\n\\1\\}`, 'm').exec(text) ?? [];
  const [indent = ''] = /^ */.exec(block.replace(/^(?: *(?:\/?\*|\/\/).*\n)*/, '')) ?? [];
  return [...block.matchAll(new RegExp(`^${indent}'?([\\w-]+)'?:`, 'gm'))].flatMap(([, field]) => field ?? []);
}

/** Each kind of effect with its file. */
const KINDS = [...FILES].flatMap(([path, text]) =>
  path === 'effects/union.ts' ? [] : declaredIn(text, 'Kinds').map((kind) => ({ kind, path })),
);

/** The cards whose code matches, and the other files that match. Only `home` isn’t counted. */
function usersOf(pattern: RegExp, home: string): string[] {
  const cards = SOURCES.flatMap(({ id, code, path }) => (path !== home && pattern.test(code) ? [id] : []));
  const others = [...FILES].flatMap(([path, text]) =>
    path !== home && !path.startsWith(CARDS) && pattern.test(text) ? [path] : [],
  );
  return [...cards, ...others];
}

describe('kinds of effects', () => {
  test('each kind of effect has one home: the file of its only card, or the shared folder', () => {
    expect(KINDS.length).toBeGreaterThan(90);
    expect(KINDS.filter(({ kind }, at) => KINDS.findIndex((one) => one.kind === kind) !== at)).toEqual([]);
    expect(KINDS.filter(({ path }) => !path.startsWith(CARDS) && !path.startsWith(SHARED))).toEqual([]);
  });

  test('a file that exports kinds of effects has a single card, or is the console of a civilization', () => {
    const own = [...FILES].filter(([path, text]) => path.startsWith(CARDS) && declaredIn(text, 'Kinds').length > 0);
    const wrong = own.filter(([path, text]) => {
      const cards = SOURCES.filter((card) => card.path === path);
      return (cards.length > 1 && !path.endsWith('/console.ts')) || !/^export const KINDS = /m.test(text);
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test('a kind in the shared folder is used by several cards, and a card’s own kind by that card alone', () => {
    const wrong = KINDS.flatMap(({ kind, path }) => {
      const users = usersOf(new RegExp(`\\bdo: '${kind}'`), path);
      if (path.startsWith(CARDS)) return users.length > 0 ? [`${kind} of ${path}: ${users.join(', ')}`] : [];
      return users.length > 1 || users.some((one) => one.includes('/'))
        ? []
        : [`${kind}: ${users.join() || 'nothing'}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('questions to rules', () => {
  const text = FILES.get('rules/questions.ts') ?? '';
  const families = { adds: 'Values', grants: 'Grants', bans: 'Bans', sets: 'Overrides' } as const;

  /** Returns the cards and builders that answer a question. */
  function answering(family: string, question: string): string[] {
    const answers = (code: string): boolean =>
      [...code.matchAll(new RegExp(`\\b${family}: \\{`, 'g'))].some(({ index, 0: { length } }) =>
        fieldsOf(code, index + length).includes(question),
      );
    const cards = SOURCES.filter(({ code }) => answers(code)).map(({ id }) => id);
    const builders = [...FILES].filter(([path, code]) => path.startsWith('content/builders/') && answers(code));
    return [...cards, ...builders.map(([path]) => path)];
  }

  /** The names of an object’s fields. `start` is the place after its opening brace. */
  function fieldsOf(code: string, start: number): string[] {
    let depth = 0;
    let outer = '';
    for (let at = start; at < code.length && depth >= 0; at++) {
      const char = code.charAt(at);
      if (depth === 0) outer += char;
      if ('{[('.includes(char)) depth += 1;
      if ('}])'.includes(char)) depth -= 1;
    }
    return [...outer.matchAll(/(?:^|[\s,])'?([\w-]+)'?(?=[:(])/g)].flatMap(([, name]) => name ?? []);
  }

  test('each question is answered by some card, and few questions by a single card', () => {
    const lonely = Object.entries(families).flatMap(([family, name]) => {
      const questions = declaredIn(text, name);
      expect(questions.length, family).toBeGreaterThan(0);
      return questions.flatMap((question) => {
        const cards = answering(family, question);
        expect(cards.length, `${family} ${question}`).toBeGreaterThan(0);
        return cards.length === 1 && !cards[0]?.includes('/') ? [`${family} ${question}: ${cards.join()}`] : [];
      });
    });
    expect(lonely.length, lonely.join('\n')).toBeLessThanOrEqual(LONELY_QUESTIONS);
  });
});
