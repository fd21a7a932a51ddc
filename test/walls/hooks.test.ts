import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '../../src/games/first-edition/content/all-rules.ts';
import { FACT_FILES, FILES } from '../../src/games/first-edition/content/cards/index.ts';
import { SHARED_LASTING } from '../../src/games/first-edition/content/lasting.ts';
import { cardOf, findCard } from '../../src/games/first-edition/content/pool.ts';
import { plainTitle } from '../../src/games/first-edition/content/title-group.ts';
import type { CardId } from '../../src/games/first-edition/terms.ts';

const GAME = resolve(import.meta.dirname, '../../src/games/first-edition');

/** How many hooks may have only one card. This number may only fall. */
const MOST = 8;

/** A hook for a term of the glossary, and cards by agreement that need the hook too. */
interface General {
  readonly term: string;
  readonly cards: readonly CardId[];
}

/** Hooks that no card or only one card uses yet, although they are terms of the glossary. */
const GENERAL: Readonly<Record<string, General>> = {
  'Rule.captures': { term: 'capturing-related card', cards: ['prisoner-escort', 'impersonate-captive'] },
  'Rule.obliges': { term: 'actions – required', cards: ['conundrum'] },
  'Rule.towed': { term: 'towing', cards: ['activate-tractor-beam'] },
  'adds.plays': { term: 'card play', cards: ['delta-quadrant-spatial-scission', 'orb-of-wisdom'] },
  'at.dock': { term: 'docking', cards: ['docking-procedures'] },
  'at.move': { term: 'movement', cards: ['hail'] },
  'dock.only': { term: 'docking', cards: ['klingon-restaurant'] },
  'grants.balanced': { term: 'points', cards: ['altonian-brain-teaser'] },
  'grants.brig': { term: 'brig', cards: ['holding-cell-door', 'security-holding-cell'] },
  'grants.clone': { term: 'unique and universal', cards: ['delta-quadrant-spatial-scission'] },
  'grants.holograms': { term: 'holographic personnel and equipment', cards: ['mobile-holo-emitter'] },
  'grants.open-house': { term: 'docking', cards: ['untrustworthy-associate', 'crodens-key'] },
  'grants.turn-again': { term: 'double turn', cards: ['temporal-narcosis'] },
  'site.commands': { term: 'commandeering', cards: ['ops-mirror-universe'] },
  'tactic.needs': { term: 'tactic', cards: ['target-warp-field-coils'] },
};

/** Returns the text of an interface. */
function interfaceIn(file: string, name: string): string {
  const text = readFileSync(join(GAME, file), 'utf8');
  const [, body] = new RegExp(`interface ${name}\\b[^\\n]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(text) ?? [];
  if (body === undefined) throw new Error(`no interface ${name} in ${file}`);
  return body;
}

/** Returns the names of an interface's fields. */
function fieldsOf(file: string, name: string): string[] {
  return [...interfaceIn(file, name).matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??:/gm)].flatMap(
    ([, field]) => field ?? [],
  );
}

/** The parts of a rule whose own fields are hooks too, each with the file and the name of its type. */
const PARTS: Readonly<Record<string, readonly [file: string, name: string]>> = {
  Rule: ['rules/rule.ts', 'Force'],
  meeting: ['rules/meeting.ts', 'Meeting'],
  stands: ['rules/facilities.ts', 'FacilityPlacement'],
  site: ['rules/facilities.ts', 'SiteRule'],
  dock: ['rules/facilities.ts', 'DockRule'],
  tactic: ['rules/rule.ts', 'TacticRule'],
  beneath: ['content/text-facts.ts', 'Beneath'],
  under: ['content/text-facts.ts', 'Under'],
  facts: ['content/text-facts.ts', 'TextFacts'],
  adds: ['rules/questions.ts', 'Values'],
  sets: ['rules/questions.ts', 'Overrides'],
  grants: ['rules/questions.ts', 'Grants'],
  bans: ['rules/questions.ts', 'Bans'],
  at: ['rules/moment-kinds.ts', 'Moments'],
  way: ['rules/rule.ts', 'CardWay'],
  fetch: ['rules/rule.ts', 'Fetch'],
};

/** Parts that are kept under names of the card: several functions, downloads, lasting effects. */
const NAMED: Readonly<Record<string, string>> = { ways: 'way', fetches: 'fetch', lasting: 'Rule' };

/** Parts that have the hooks of another part: the halves of a dilemma, and responses from the hand. */
const SAME: Readonly<Record<string, string>> = {
  planet: 'meeting',
  delta: 'meeting',
  second: 'meeting',
  answers: 'at',
};

type Users = Map<string, Set<string>>;

/** Notes all hooks that a part of a rule has. */
function note(users: Users, part: string, rule: object, user: string): void {
  for (const [name, value] of Object.entries(rule)) {
    if (value === undefined) continue;
    const inner = NAMED[name];
    if (inner !== undefined) for (const one of Object.values(value)) note(users, inner, one as object, user);
    const hook = `${part}.${name}`;
    users.set(hook, (users.get(hook) ?? new Set()).add(user));
    const own = SAME[name] ?? name;
    if (own in PARTS) note(users, own, value, user);
  }
}

/** Returns the name that the printings and sides of a card share. */
function nameOf(card: CardId): string {
  return plainTitle(cardOf(card).title).replace(/ \(back\)$/, '');
}

/** Returns the cards that use each declared hook, and `shared` for lasting effects that belong to no card. */
function usersOf(): Users {
  const users: Users = new Map(
    Object.entries(PARTS).flatMap(([part, [file, name]]) =>
      fieldsOf(file, name).map((field) => [`${part}.${field}`, new Set<string>()]),
    ),
  );
  for (const [, cards] of FILES)
    for (const [card, row] of Object.entries(cards)) {
      const { halves, second, ...meeting } = RULES.get(card)?.meeting ?? {};
      // The halves of a combo have rows of their own, and so has the first printing of a reprint.
      if ('combo' in row) note(users, 'meeting', { halves, second: second && {} }, nameOf(card));
      else if (!('reprints' in row)) note(users, 'Rule', { ...RULES.get(card), meeting }, nameOf(card));
    }
  for (const [, cards] of FACT_FILES)
    for (const [card, facts] of Object.entries(cards)) note(users, 'facts', facts, nameOf(card));
  for (const rule of Object.values(SHARED_LASTING)) note(users, 'Rule', rule, 'shared');
  return users;
}

const USERS = usersOf();

const LONELY = [...USERS].flatMap(([hook, { size }]) => (size > 1 ? [] : [hook]));

test('a hook has several cards, or it is a term of the glossary that other cards need', () => {
  expect(USERS.size).toBeGreaterThan(150);
  const single = LONELY.filter((hook) => !(hook in GENERAL));
  expect(single.length, single.join()).toBeLessThanOrEqual(MOST);
  expect(single.filter((hook) => USERS.get(hook)?.size === 0)).toEqual([]);
});

test('every hook on the list of general ones still has at most one card, and needs cards by agreement', () => {
  expect(Object.keys(GENERAL).filter((hook) => !LONELY.includes(hook))).toEqual([]);
  const cards = Object.values(GENERAL).flatMap((general) => general.cards);
  expect(cards.filter((card) => findCard(card) === undefined || RULES.has(card))).toEqual([]);
});
