import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import type { Cards, Numbered } from '../../../../src/games/ascendancy/content/card.ts';
import { FILES } from '../../../../src/games/ascendancy/content/cards/index.ts';

/** The names of the files that hold the cards of a kind. */
const PILES: Readonly<Record<keyof Cards, RegExp>> = {
  advancements: /^advancements$/,
  agendas: /^agendas$/,
  agreements: /^agreements$/,
  commands: /^commands$/,
  consoles: /^console$/,
  exploration: /^(?:exploration|allies|civilizations|crises|discoveries|virgin-worlds)$/,
  fleets: /^fleets$/,
  systems: /^(?:planets|phenomena)$/,
  tech: /^tech-(?:adaptation|defense|targeting|weapons)$/,
};

/** Writes a card’s name as the name of a file. */
function fileName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const entries = FILES.flatMap(([file, cards]) =>
  Object.entries(cards).map(([kind, rows]) => ({ file, kind: kind as keyof Cards, rows })),
);

describe('files in which cards are defined', () => {
  it.each(['index.ts', 'chat/index.ts'])('%s registers the cards when it is loaded', (entry) => {
    const file = new URL(`../../../../src/games/ascendancy/${entry}`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toMatch(/^import '[./]+\/content\/all-cards\.ts';$/m);
  });

  it('each card is in the folder of its set, in the file of its kind or in a file with its own name', () => {
    const elsewhere = entries.flatMap(({ file, kind, rows }) => {
      const [set = '', name = ''] = file.split('/');
      return rows.flatMap((row) => {
        const home = 'civ' in row ? row.civ : 'set' in row ? row.set : kind === 'agendas' ? 'vulcan' : 'borg';
        const isNamed = 'name' in row && rows.length === 1 && fileName(row.name).includes(name);
        return set === home && (PILES[kind].test(name) || isNamed) ? [] : [`${row.id} in ${file}`];
      });
    });
    expect(elsewhere).toEqual([]);
  });

  it('the core set’s Exploration Cards are in the file of their type, and System Discs in the file of their kind', () => {
    const types = { allies: 'ally', civilizations: 'civilization', crises: 'crisis', discoveries: 'discovery' };
    for (const [file, { exploration = [], systems = [] }] of FILES) {
      const [, name = ''] = file.split('/');
      const type = { ...types, 'virgin-worlds': 'virgin' }[name];
      if (type !== undefined) expect(new Set(exploration.map((card) => card.type)), file).toEqual(new Set([type]));
      for (const { id, kind } of systems)
        if (name === 'planets') expect(['home', 'planetary'], id).toContain(kind);
        else expect(['phenomenon', 'hub'], id).toContain(kind);
    }
  });

  it('the cards in a file are sorted by id, except the rules of a console', () => {
    const mixed = entries.flatMap(({ file, kind, rows }) => {
      const ids = rows.map(({ id }) => id);
      return kind === 'consoles' || ids.join() === ids.toSorted().join() ? [] : [file];
    });
    expect(mixed).toEqual([]);
  });

  it('no two cards have the same id', () => {
    for (const cards of Object.values(CARDS)) {
      const ids = (cards as readonly { id: string }[]).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('the cards of a set have the numbers from 1 on', () => {
    const numbersIn = (cards: readonly Numbered[]) => cards.map((card) => card.number).sort((a, b) => a - b);
    const counted = (cards: readonly Numbered[]) => cards.map((_card, at) => at + 1);
    for (const set of new Set(CARDS.systems.map((card) => card.set)))
      for (const all of [CARDS.systems, CARDS.exploration]) {
        const cards = all.filter((card) => card.set === set);
        expect(numbersIn(cards), set).toEqual(counted(cards));
      }
    for (const cards of [CARDS.commands, CARDS.tech]) expect(numbersIn(cards)).toEqual(counted(cards));
  });
});
