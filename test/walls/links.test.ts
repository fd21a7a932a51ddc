import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';
import { projectParts } from './copy.ts';

const root = resolve(import.meta.dirname, '../..');

/** All Markdown files of the project, by their paths from its root. */
const pages = projectParts()
  .map((part) => join(root, part))
  .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path, (name) => name !== 'node_modules') : [path]))
  .filter((path) => path.endsWith('.md'))
  .map((path) => relative(root, path));

/** Chapters of rulebooks contain no links. Their texts are tested in test/rules/rulebook. */
const isChapter = (page: string): boolean => /^src\/rulebook\/[^/]+\//.test(page) && !page.endsWith('contents.md');

/** A page without its code blocks. */
function prose(page: string): string {
  return readFileSync(join(root, page), 'utf8').replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
}

/** The anchors of a page’s headings, as GitHub makes them. */
function anchors(page: string): Set<string> {
  const headings = [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The fault in a link of a page, or nothing. */
function fault(page: string, link: string): string[] {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return [`${page}: there is no ${link}`];
  if (anchor === undefined || !target.endsWith('.md') || anchors(target).has(anchor)) return [];
  return [`${page}: ${target} has no heading for ${link}`];
}

test('every link in a Markdown file leads to a file and heading that exist', () => {
  const found = pages.map((page) => ({
    page,
    links: [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^\w+:/.test(link)),
  }));
  expect(found.flatMap(({ links }) => links).length).toBeGreaterThan(100);
  expect(found.flatMap(({ page, links }) => links.flatMap((link) => fault(page, link)))).toEqual([]);
});

test('a missing file and a missing heading are found', () => {
  expect(fault('README.md', 'docs/nowhere.md')).toEqual(['README.md: there is no docs/nowhere.md']);
  expect(fault('docs/undo.md', 'procedures.md#a-zoo')).toHaveLength(1);
  expect(fault('docs/undo.md', 'procedures.md#a-zone')).toEqual([]);
});

test('every file and script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const found = pages
    .filter((page) => !isChapter(page) && page !== 'CHANGELOG.md')
    .flatMap((page) => {
      const text = readFileSync(join(root, page), 'utf8');
      const named = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, script = '']) => script);
      const paths = [...text.matchAll(/`((?:src|test|commands|renderers|bench|docs)\/[\w./-]+)`/g)].map(
        ([, path = '']) => path,
      );
      return [
        ...named.filter((script) => !(script in scripts)).map((script) => `${page}: npm run ${script}`),
        // ID stands for the folder of any game.
        ...paths
          .filter((path) => !path.includes('/ID') && !existsSync(join(root, path)))
          .map((path) => `${page}: ${path}`),
      ];
    });
  expect(found).toEqual([]);
});
