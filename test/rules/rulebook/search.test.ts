import { expect, test } from 'vitest';
import type { Chapter, RuleEntry } from '../../../src/rulebook/entry.ts';
import { indexOf, RuleIndex } from '../../../src/rulebook/search/index.ts';

function entry(id: string, title: string, text = '', more: Partial<RuleEntry> = {}): RuleEntry {
  return { id, title, text, source: 'Made up', ...more };
}

const book = [
  entry('X-A-01', 'Moving a ship', 'A ship moves up to its range.', { terms: 'how far to fly' }),
  entry('X-A-02', 'Beaming', 'People beam between a ship and a planet.'),
  entry('X-A-03', 'Repairing a ship', 'A damaged ship is repaired at a starbase.', { terms: 'drydock' }),
  entry('X-A-04', 'Ruling: moving a ship twice', 'How we play it: no.', { source: 'Ruling' }),
  entry('X-T-01', 'transporter', 'Beaming apparatus.', { leadsTo: ['X-A-02'] }),
  entry('X-T-02', 'any', 'Any is any.'),
];
const chapters = [{ title: 'Made up', entries: book }];
const index = new RuleIndex(chapters);
const first = (question: string) => index.search(question)[0]?.entry.id;

test.each([
  ['plural and other endings', 'repaired ships', 'X-A-03'],
  ['a slip', 'reparing', 'X-A-03'],
  ['two letters in the wrong order', 'baeming', 'X-A-02'],
  ['a synonym', 'fixing what is hurt', 'X-A-03'],
  ['the words that players use', 'where is the drydock', 'X-A-03'],
  ['an unfinished word', 'transp', 'X-A-02'],
  ['a term that leads elsewhere', 'transporter', 'X-A-02'],
  ['a term that is a filler elsewhere', 'any', 'X-T-02'],
  ['a title, the rule before the ruling', 'moving a ship', 'X-A-01'],
])('the search finds an entry by %s', (_, question, id) => {
  expect(first(question)).toBe(id);
});

test('the search finds nothing for words that carry no content', () => {
  for (const question of ['', '   ', '?!', 'zzzzqqqq', '🙂', 'a'.repeat(5_000)])
    expect(index.search(question)).toEqual([]);
});

const usual: Chapter[] = [
  {
    title: 'Fighting',
    lead: 'X-F-02',
    entries: [
      entry('X-F-01', 'When nobody fights', 'Some days are quiet.', { source: 'Peace, p.1' }),
      entry('X-F-02', 'Steps of it', 'You roll, then they roll.', { source: 'Peace, p.1' }),
      entry('X-F-03', 'Fighting at night', 'Fighting in the dark is fighting all the same.', { source: 'Night, p.2' }),
    ],
  },
  {
    title: 'Places',
    entries: [
      entry('X-P-01', 'What a Class-M Planet offers', 'You can rest.', { source: 'Class-M Planet, p.3' }),
      entry('X-P-02', 'Leaving a Class-M Planet', 'You leave the planet.', { source: 'Class-M Planet, p.3' }),
      entry('X-P-03', 'Landing on a Class-H Planet', 'A planet is a planet is a planet.', {
        source: 'Class-H Planet, p.3',
      }),
      entry('X-P-04', 'Tolls of a gate', 'A gate takes a toll.', { source: 'Tolls, p.4', see: ['X-P-05'] }),
      entry(
        'X-P-05',
        'Passing a gate',
        'Who comes by passes it, day or night, if nobody stands there who minds that very much.',
        {
          source: 'Ways, p.4',
        },
      ),
      entry('X-P-06', 'Guards of a gate', 'A gate has a guard.', { source: 'Guards, p.4', see: ['X-P-05'] }),
    ],
  },
  {
    title: 'Playing alone',
    beside: 'alone solo',
    entries: [entry('X-S-01', 'Alone: resting', 'Who plays alone may rest.', { source: 'Alone, p.9', terms: 'rest' })],
  },
  { title: 'Nights', entries: [entry('X-R-01', 'Resting at night', 'At night you rest.', { source: 'Watches, p.5' })] },
];
const game = new RuleIndex(usual);

test.each([
  ['the lead rule of a chapter by the chapter’s subject', 'fights', 'X-F-02'],
  ['the first rule under a heading by the heading', 'class-m planet', 'X-P-01'],
  ['the rule that other rules point to', 'gate', 'X-P-05'],
  ['the general rule before a rule of a special mode', 'rest', 'X-R-01'],
  ['a rule of a special mode if the question names it', 'rest solo', 'X-S-01'],
  ['a particular rule by its text, not by its title', 'why fight', 'X-F-03'],
])('the search finds %s', (_, question, id) => {
  expect(game.search(question)[0]?.entry.id).toBe(id);
});

test('a hyphenated word is found when it is typed with or without the hyphen', () => {
  for (const question of ['class-h', 'class h', 'Class-H'])
    expect(game.search(question).map(({ entry: { id } }) => id)).toEqual(['X-P-03']);
});

test('words are found whether they are written as one word or as two', () => {
  const entries = [
    entry('X-B-01', 'Ships at a starbase', 'A starbase repairs.'),
    entry('X-B-02', 'What a hive mind is', 'All think as one, and the base is empty.'),
    entry('X-B-03', 'Stars', 'A star shines.'),
  ];
  const asked = new RuleIndex([{ title: 'Made up', entries }]);
  for (const [question, id] of [
    ['star base', 'X-B-01'],
    ['starbase', 'X-B-01'],
    ['hivemind', 'X-B-02'],
    ['hive mind', 'X-B-02'],
  ] as const)
    expect(asked.search(question)[0]?.entry.id, question).toBe(id);
});

test('a question is answered if an entry covers enough of it, and words that aren’t in the book weigh the most', () => {
  for (const question of ['how do I repair a ship', 'reparing my ship', 'where is the drydock'])
    expect(index.answers(question).length, question).toBeGreaterThan(0);
  for (const question of [
    'how do I ship a parcel to france',
    'what is the capital of france',
    'my printer moves paper',
  ])
    expect(index.answers(question), question).toEqual([]);
  // These words still match a part of it, like a word that is still being typed.
  expect(index.search('how do I ship a parcel to france').length).toBeGreaterThan(0);
});

test('real words are never corrected, however similar they are to a word in the book', () => {
  // These words are one letter away from “beam” and “repair”.
  for (const question of ['bean', 'beans on toast']) expect(index.answers(question), question).toEqual([]);
});

test('an entry with the question’s phrase is preferred to one with its scattered words', () => {
  const whole =
    'how many cards can I keep at the end; hand size; too much to hold; what stays in hand; limit of a hand';
  const apart = 'keep a ship; cards to play; the end of all; keep on; cards of a kind; end it';
  const entries = [
    entry('X-P-01', 'Holding', 'Five at most.', { terms: whole }),
    entry('X-P-02', 'Leftovers', 'Some go.', { terms: apart }),
    entry('X-P-03', 'Weather', 'It rains.', { terms: 'rain; sun' }),
  ];
  const asked = new RuleIndex([{ title: 'Made up', entries }]);
  expect(asked.search('how many cards can I keep at the end')[0]?.entry.id).toBe('X-P-01');
});

test('a sentence is ranked by meaning even if few of its words carry content', () => {
  // “Ship” is a separate entry. As a name, the question has two words, “far” and “ship”.
  const [best] = indexOf('first-edition').answers('how far can my ship go', 1);
  expect(best?.entry.title).toBe('movement');
});

test('a phrase with synonyms is treated like the phrase itself', () => {
  const entries = [
    entry('X-D-01', 'Ships', 'It depends.', { terms: 'who may begin a battle; ships in a row on a table' }),
    entry('X-D-02', 'Stars', 'It depends.', { terms: 'who may begin at once; a battle of stars' }),
    entry('X-D-03', 'Weather', 'It rains.', { terms: 'rain; sun' }),
  ];
  const asked = new RuleIndex([{ title: 'Made up', entries }]);
  const [first, second] = asked.search('who may start a war');
  expect(first?.entry.id).toBe('X-D-01');
  expect(first?.score).toBeGreaterThan(1.2 * (second?.score ?? 0));
});

test('an everyday phrase finds nothing if the book contains its words only separately', () => {
  const entries = [
    entry('X-I-01', 'When a house is full', 'A full one takes no more.'),
    entry('X-I-02', 'Beating', 'Who is beaten leaves.'),
    entry('X-I-03', 'Weather', 'It rains.'),
  ];
  const asked = new RuleIndex([{ title: 'Made up', entries }]);
  expect(asked.answers('is the house full').length).toBeGreaterThan(0);
  expect(asked.answers('a full house')).toEqual([]);
});

test('house rules are found in every book, listed after the book’s own rules', () => {
  for (const game of ['frontiers', 'away-missions', 'ascendancy', 'first-edition']) {
    const top = (question: string) =>
      indexOf(game)
        .answers(question, 3)
        .map(({ entry: { id } }) => id);
    expect(top('how do I undo a misclick'), game).toContain('T-UNDO-01');
    expect(top('I want to leave a running game'), game).toContain('T-AWAY-04');
    expect(top('standing orders'), game).toContain('T-ORDERS-01');
  }
  expect(indexOf('frontiers').answers('undo', 1)[0]?.entry.id).toMatch(/^F-REVERT-/);
});

test('the relevant part of an entry is found by the words in the part, not by those in the title', () => {
  const long = entry('X-L-01', 'Docking', 'Docking is slow.\nDocking at night needs a lamp.\nDocked ships are safe.');
  const docks = new RuleIndex([{ title: 'Made up', entries: [long] }]);
  const place = (question: string) => docks.passage(question, long, long.text.split('\n'));
  expect(place('docking')).toBe(0);
  expect(place('do I need a lamp for docking')).toBe(1);
  expect(place('is a docked ship safe')).toBe(2);
});

test('if a rule answers the question, the passage of another entry that says the same thing is chosen', () => {
  const long = entry('X-L-01', 'Docking', 'Ships may leave at once.\nNobody pays for a lamp.');
  const rule = entry('X-L-02', 'Costs', 'A lamp is free: you never pay.');
  const docks = new RuleIndex([{ title: 'Made up', entries: [long, rule] }]);
  const parts = long.text.split('\n');
  expect(docks.passage('does my ship leave', long, parts)).toBe(0);
  expect(docks.passage('is it free', long, parts, rule)).toBe(1);
});

test('the rules that belong to the best glossary term are listed below it, best first', () => {
  const glossary = 'Glossary: docking';
  const docks = new RuleIndex([
    {
      title: 'Made up',
      entries: [
        entry('X-T-01', 'docking', 'A ship docks, and is safe there.', { source: 'Glossary' }),
        entry('X-D-01', 'Who docks', 'A ship with a pilot docks.', { source: glossary, terms: 'who can dock' }),
        entry('X-D-02', 'Safe ships', 'A docked ship is safe.', { source: glossary, terms: 'am i safe when docked' }),
      ],
    },
  ]);
  const [best] = docks.search('is my docked ship safe from others');
  expect(best?.entry.id).toBe('X-T-01');
  expect(best?.rules[0]?.id).toBe('X-D-02');
});

test('the entry after a rule is another rule, and rulings and terms are never offered as the next entry', () => {
  const [one, two, ruling, term] = [
    entry('X-A-01', 'One', 'One.'),
    entry('X-A-02', 'Two', 'Two.'),
    entry('X-A-03', 'Three', 'Three.', { source: 'Ruling' }),
    entry('X-T-01', 'four', 'Four.', { source: 'Glossary' }),
  ] as const;
  const followed = new RuleIndex([{ title: 'Made up', entries: [one, two, ruling, term] }]);
  expect([one, two, ruling, term].map((rule) => followed.after(rule))).toEqual([two, null, null, null]);
});

test('a prebuilt index gives the same answers as a new one', () => {
  const ready = JSON.parse(JSON.stringify(index.lay()));
  const loaded = new RuleIndex(chapters, ready);
  for (const question of ['repaired ships', 'reparing', 'how far to fly', 'transp'])
    expect(loaded.search(question)).toEqual(index.search(question));
  const again = new RuleIndex(usual, JSON.parse(JSON.stringify(game.lay())));
  for (const question of ['fights', 'class m planet', 'gate'])
    expect(again.search(question)).toEqual(game.search(question));
});

test('a First Edition rule is found under its glossary term', () => {
  const [best, ...others] = indexOf('first-edition').search('minimum size of the draw deck', 4);
  expect(best?.entry.title).toBe('draw deck');
  expect(others.map(({ entry: { title } }) => title)).toContain('Size of the draw deck');
});
