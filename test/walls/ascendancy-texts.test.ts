import { expect, test } from 'vitest';
import { type CardSource, SOURCES } from './ascendancy-cards.ts';

/** The words with which a text limits the use of a card, by the span of the marks that count its uses. */
const SPANS = {
  turn: /\b(?:once|twice)(?: on your| per) turn\b|\bonce per Building Phase\b|\beach turn\b/i,
  round: /\b(?:once|twice) per round\b|\bper round\b/i,
  game: /\bonce per game\b/i,
} as const;

/** Cards that count their uses for another reason than a limit that the text states. */
const UNSTATED: Readonly<Record<string, string>> = {
  'andorian-tellarite-engineers': 'only the first Node of a Building Phase is cheaper',
  'core-metallurgical-breakthrough': 'the card is used in one Building Phase',
  'delphic-expanse': 'a second claim in the same turn gives nothing more',
  'fed-10': 'the System is chosen in each Building Phase',
  'kli-04': 'one Ship at each Starbase',
  'vul-03': 'one offer per turn, whatever the answer',
  'vulcan-lost-katra': 'the mark says that a Project was completed this turn',
  'wolf-359': 'a second claim in the same turn gives nothing more',
};
/** Cards whose limit is counted elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'andorian 1b': 'attacksFrom (content/builders) marks the use',
  'klingon 2a': 'attacksFrom (content/builders) marks the use',
  'temporal-anomaly': 'the units are marked, not the player',
  'vul-13': 'the list of researched Projects in the turn counts',
};
/** Amounts of Resources that a text states in other words. */
const IN_WORDS: Readonly<Record<string, string>> = {
  'andorian-ushaan-duel': 'without the Andorians, the player takes 1 Research',
  'core-ancient-monument': '“or 2”',
  'ferengi-latinum-vault': 'half of the roll',
  'kli-09': '“you gain 1”',
  'Profit Over Profundity': 'the exchange of Production for Culture is on the console, not in its text',
};

/** The exceptions that a card needed. */
const needed = new Set<string>();

/** Whether a card is an exception. Remembers that it needed to be one. */
function isExcepted(list: Readonly<Record<string, string>>, id: string): boolean {
  if (id in list) needed.add(id);
  return id in list;
}

const faults = (found: (card: CardSource) => readonly string[]): string[] =>
  SOURCES.flatMap((card) => found(card).map((fault) => `${card.id} (${card.path}): ${fault}`));

const code = ({ code, line }: CardSource): string => code.replace(line, '');

test('“once per turn”, “per round” and “once per game” in a card’s text are limits that its rule counts', () => {
  expect(SOURCES.length).toBeGreaterThan(400);
  const wrong = faults((card) =>
    Object.entries(SPANS).flatMap(([span, words]) => {
      const isStated = words.test(card.line);
      const isCounted = card.code.includes(`span: '${span}'`);
      if (isStated && !isCounted)
        return isExcepted(ELSEWHERE, card.id) ? [] : [`the text says “per ${span}”, the rule doesn’t`];
      if (isCounted && !isStated)
        return isExcepted(UNSTATED, card.id) ? [] : [`the rule counts per ${span}, the text doesn’t say so`];
      return [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a text says that its card is Exhausted exactly if the rule Exhausts it', () => {
  const words = /\bexhausts? this card\b|(?:^|\. )Exhaust(?: (?:to|when|on|in)\b|:)|\bexhaust to\b/i;
  const wrong = faults((card) => {
    const isPrice = /\{ do: 'exhaust' \}|\bexhaustOne\(/.test(card.code);
    return isPrice === words.test(card.line)
      ? []
      : [isPrice ? 'only the rule Exhausts it' : 'only the text Exhausts it'];
  });
  expect(wrong).toEqual([]);
});

test('each amount of a Resource in a card’s code is in its text', () => {
  const wrong = faults((card) =>
    [...code(card).matchAll(/\b(production|research|culture): (\d+)/g)].flatMap(([, resource = '', amount = '']) => {
      const isStated = new RegExp(`\\b${amount} (?:\\w+ )?${resource}\\b`, 'i').test(card.line);
      return isStated || isExcepted(IN_WORDS, card.id) ? [] : [`${amount} ${resource} isn’t in the text`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('each maximum in a card’s text is a number of its code', () => {
  // The Relief Task Force adds 1 to the usual 2 Sectors, and all pieces are counted in `PIECES`.
  const elsewhere = ['federation 2b', 'Ambassadors'];
  const wrong = faults((card) =>
    [...card.line.matchAll(/\b(?:at most|up to) \+?(\d+)/gi)].flatMap(([words, most]) =>
      new RegExp(`\\b${most}\\b`).test(code(card)) || elsewhere.includes(card.id)
        ? []
        : [`“${words}” isn’t in the code`],
    ),
  );
  expect(wrong).toEqual([]);
});

test('the Diplomacy Number in a text is that of the card or of its test', () => {
  const wrong = faults((card) => {
    const [, stated] = /\bDiplomacy (?:Test )?(\d)\b/.exec(card.line) ?? [];
    const [, number] = /\bdiplomacy: (\d)/.exec(card.row) ?? [];
    const [, tested = number] = /\bdo: 'test',\s+number: (\d)/.exec(card.row) ?? [];
    return stated === number && tested === number ? [] : [`${stated}, ${number}, ${tested}`];
  });
  expect(wrong).toEqual([]);
});

test('each exception is needed', () => {
  const lists = [UNSTATED, ELSEWHERE, IN_WORDS];
  expect(lists.flatMap((list) => Object.keys(list)).filter((id) => !needed.has(id))).toEqual([]);
});
