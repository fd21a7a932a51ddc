import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Copies, hashesOf } from '../../../src/rulebook/copies.ts';
import { rulebooks } from '../../../src/rulebook/index.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The runs of the four books: `node dist/src/cli/rules-hashes.js test/rules/rulebook/book-runs.bin BOOK...` */
const books = new Copies(readFileSync(join(import.meta.dirname, 'book-runs.bin')));

/** Names and lists of names that are also in the books. They are facts, not sentences. */
const NAMES: readonly string[] = [
  'equipment event facility incident interrupt mission objective personnel ship site tactic time location tribble and trouble',
  'covert installation iconia investigation investigate shattered space and patrol neutral zone',
  'space time portal sphere encounter and barzan wormhole',
  '15 affiliations bajoran borg cardassian dominion federation ferengi hirogen kazon klingon neutral non aligned romulan starfleet vidiian and vulcan',
  'officer engineer medical science security v i p civilian and animal',
  'fca intelligence klingon intelligence memory omega obsidian order section 31 and tal shiar',
  'one classic tricorder one classic medical tricorder and one classic communicator',
  'cloaking device energy dampener holodeck invasive transporters long range scan shielding particle scattering device phasing cloak tractor beam medical u s s pasteur and stellar cartography u s s excelsior',
  'asteroid sanctuary loss of orbital stability near warp transport temporal rift wormhole',
  'archaeology astrophysics barbering biology cantankerousness computer skill cybernetics diplomacy empathy exobiology fca geology greed guramba honor klingon intelligence law leadership memory omega mindmeld miracle worker music navigation obsidian order orion syndicate physics resistance section 31 smuggling stellar cartography tal shiar transporter skill treachery',
];

function copied(text: string): string[] {
  return books.in(text).filter((run) => !NAMES.some((name) => name.includes(run)));
}

test('no sentence from the printed books is in the rulebook', () => {
  const entries = Object.values(rulebooks).flatMap((chapters) => chapters.flatMap((chapter) => chapter.entries));
  const found = entries.flatMap(({ id, title, text, terms = '' }) =>
    [title, text, ...terms.split('; ')].flatMap((part) => copied(part).map((run) => `${id}: ${run}`)),
  );
  expect(found).toEqual([]);
});

test('no sentence from the printed books is in any other text in the project', () => {
  const files = ['src', 'commands', 'renderers', 'test', 'bench', 'docs']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter(
      (file) => /\.(ts|js|md|json|html)$/.test(file) && !/node_modules|src\/rulebook|test\/rules\/rulebook/.test(file),
    );
  const documents = readdirSync(ROOT).filter((file) => file.endsWith('.md'));
  const found = [...files, ...documents].flatMap((file) =>
    copied(readFileSync(join(ROOT, file), 'utf8')).map((run) => `${file}: ${run}`),
  );
  expect(found).toEqual([]);
});

test('a copied sentence is found despite different case and punctuation, but not if a word differs', () => {
  const known = new Copies(hashesOf(['Nine little words stand here, one after the other.']));
  expect(known.in('“Nine LITTLE words” stand here; one after the other')).toEqual([
    'nine little words stand here one after the other',
  ]);
  expect(known.in('Eight little words stand here, one after the')).toEqual([]);
});
