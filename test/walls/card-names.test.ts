import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';
import { CARD_NAMES, findCard } from '../../src/games/first-edition/content/pool.ts';
import { namesFor } from '../../src/games/first-edition/content/title-group.ts';

const root = resolve(import.meta.dirname, '../../src/games/first-edition');
const files = ['content/cards', 'content/builders', 'chapters', 'effects']
  .flatMap((folder) => filesUnder(resolve(root, folder), () => true))
  .filter((file) => file.endsWith('.ts'));

/** Expressions with which a rule would compare titles of a catalog, with stars and sets. */
const TITLE = /\.title (?:===|!==) |\btitles?\.includes\(cardOf|\.title\.split\(|\.title\)\)?\.includes/g;
/** Expressions with which a rule would compare ids of cards. */
const IDS = /\bcard(?:\.id)? (?:===|!==) '(?<id>[a-z0-9-]+)'/g;

/** The ids of all cards that a name may mean, by name. */
const meant = new Map<string, string[]>();
for (const name of CARD_NAMES)
  for (const called of new Set(namesFor(name))) meant.set(called, [...(meant.get(called) ?? []), name.id]);

/** Cards that the title of another card means, too. */
function namesakes(id: string): string[] {
  const card = findCard(id);
  if (card === undefined) return [];
  const [, plain = ''] = namesFor(card);
  return (meant.get(plain) ?? []).filter((one) => one !== id);
}

function found(text: string): string[] {
  const ids = [...text.matchAll(IDS)].flatMap(({ groups }) => groups?.['id'] ?? []);
  return [...(text.match(TITLE) ?? []), ...ids.filter((id) => namesakes(id).length > 0)];
}

describe('C-UNIQ-13: no code compares card titles, or the id of just one of several cards with the same title', () => {
  test.each([
    "facts.title === 'Odo'",
    'titles.includes(cardOf(piece.card).title)',
    "card.title.split(' (')[0] === name",
    "piece.card === 'nog'",
    "site.card !== 'ops'",
  ])('code that compares card titles is found: %s', (sample) => {
    expect(found(sample)).not.toEqual([]);
  });

  test('no source file compares card titles', () => {
    expect(files.length).toBeGreaterThan(150);
    const all = files.flatMap((file) => found(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
    expect(all, 'ask `isNamed` of content/named.ts').toEqual([]);
  });
});

/** Folders whose files may name cards: the homes of cards, their builders, the bot, and the proof. */
const NAMING = /^(?:content\/cards|content\/builders|bot|proof)\//;
/** A card that a chapter of the glossary is about (C-QCON-02). */
const KNOWN: readonly string[] = ['chapters/missions/met-otherwise.ts: q-flash'];

test('a list of cards by id is nowhere: what is true of a card is in the file of the card', () => {
  const others = filesUnder(root, () => true)
    .map((file) => relative(root, file))
    .filter((file) => file.endsWith('.ts') && !NAMING.test(file));
  expect(others.length).toBeGreaterThan(200);
  const named = others.flatMap((file) => {
    // Ids of one word are often words with another meaning.
    const ids = [...readFileSync(resolve(root, file), 'utf8').matchAll(/'(?<id>[a-z0-9]+(?:-[a-z0-9]+)+)'/g)];
    return ids.flatMap(({ groups }) =>
      findCard(groups?.['id'] ?? '') === undefined ? [] : `${file}: ${groups?.['id']}`,
    );
  });
  expect([...new Set(named)]).toEqual(KNOWN);
});
