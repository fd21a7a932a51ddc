import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kindFolders, kindIndex } from '../../src/cli/setup/collect-kinds.mjs';
import { CARDS, EXTRAS } from '../../src/games/away-missions/content/cards.ts';
import { CHARACTERS } from '../../src/games/away-missions/content/characters.ts';
import { CORES } from '../../src/games/away-missions/content/cores.ts';
import { CARDS as SHIP_DECK } from '../../src/games/frontiers/content/cards/all.ts';
import { CREW } from '../../src/games/frontiers/content/crew/all.ts';
import { SKILLS } from '../../src/games/frontiers/content/skills/all.ts';
import { kebab } from '../../src/games/kit/words.ts';

const root = resolve(import.meta.dirname, '../..');

/** A component with effects, and the name that its file of kinds would have. */
type Component = readonly [name: string, component: unknown];

interface Case {
  game: string;
  components: readonly Component[];
  /** Kinds in the shared folder that fewer than two components name, with the reason why they are there. */
  needed: Readonly<Record<string, string>>;
}

const AWAY: Case = {
  game: 'away-missions',
  components: [
    ...[CARDS, EXTRAS, CORES].flatMap((decks) => Object.values(decks).flat()),
    ...Object.values(CHARACTERS).flat(),
  ].map((component) => [component.id, component]),
  needed: { bind: '`each` adds it before the effects on each character' },
};

const FRONTIERS: Case = {
  game: 'frontiers',
  components: [
    ...SHIP_DECK.map((card): Component => [card.id, card]),
    ...SKILLS.map((skill): Component => [skill.id, skill]),
    // Crew with the same role have the same abilities.
    ...CREW.map((card): Component => [kebab(card.role), card]),
  ],
  needed: {
    heal: 'one function defines all kinds of points',
    repair: 'one function defines all kinds of points',
    hurt: '`offer` leaves out abilities with it',
    return: '`repeat` and `probe` leave it out',
  },
};

/** The kinds of all effects in a component. */
function kindsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(kindsIn);
  return 'do' in part && typeof part.do === 'string' ? [part.do, ...inside] : inside;
}

/** The kinds that each file of a folder defines. */
function definedIn(folder: string): [file: string, kind: string][] {
  return readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .flatMap((file) => {
      const kinds = readFileSync(join(folder, file), 'utf8').matchAll(/^export const \w+: Kind<'([\w-]+)'/gm);
      return [...kinds].map(([, kind = '']): [string, string] => [file.replace(/\.ts$/, ''), kind]);
    });
}

describe.each([AWAY, FRONTIERS])('kinds of effects in $game', ({ game, components, needed }) => {
  const folder = join(root, 'src/games', game);
  const namers = (kind: string) => [
    ...new Set(components.flatMap(([name, component]) => (kindsIn(component).includes(kind) ? [name] : []))),
  ];

  test('a kind in the folder of a card’s kinds is named by exactly this card', () => {
    const kinds = definedIn(join(folder, 'content/kinds'));
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.map(([file, kind]) => [file, kind, namers(kind)])).toEqual(
      kinds.map(([file, kind]) => [file, kind, [file]]),
    );
  });

  test('each shared kind is named by several cards, or is needed by other kinds', () => {
    const lonely = definedIn(join(folder, 'effects/kinds')).filter(([, kind]) => namers(kind).length < 2);
    expect(lonely.map(([, kind]) => kind).sort()).toEqual(Object.keys(needed).sort());
  });
});

test('each list of kinds matches what the build would write', () => {
  const folders = kindFolders(root);
  expect(folders.length).toBe(4);
  for (const folder of folders) expect(readFileSync(join(folder, 'index.ts'), 'utf8'), folder).toBe(kindIndex(folder));
});
