import { describe, expect, it } from 'vitest';
import { looks } from '../../../src/games/kit/look.ts';
import { no } from '../../../src/games/kit/offers.ts';
import { rulesEngine } from '../../../src/games/kit/rules/ask.ts';
import { gathering } from '../../../src/games/kit/rules/in-force.ts';
import type { RuleAnswers } from '../../../src/games/kit/rules/rule.ts';

/** A position of cards on a table, in order. */
interface Table {
  readonly cards: readonly { readonly id: string; readonly seat: number; readonly rule?: CardRule }[];
}

interface Source {
  readonly id: string;
  readonly seat: number;
}

interface Questions {
  adds: { speed: { seat: number } };
  sets: { speed: { seat: number } };
  grants: { fly: { seat: number } };
  bans: { land: { seat: number } };
  at: { dawn: { seat: number } };
}

interface CardRule extends RuleAnswers<Table, Source, Questions> {
  readonly at?: { readonly dawn?: string };
  /** Switches off the cards of the other seat. */
  readonly silences?: true;
}

const { looking, once } = looks<Table>();
const inForce = gathering<Table, Source, CardRule>(
  ({ cards }, add) => {
    for (const { id, seat, rule } of cards) add(rule, { id, seat });
  },
  (one, other) => one.id === other.id && one.seat === other.seat,
);
const rules = rulesEngine<Table, Source, CardRule, Questions>({
  inForce,
  once,
  limit(_g, all, _about, name) {
    const silent = all.saying('silences').map(({ source }) => source.seat);
    return silent.length === 0 || name === 'fly' ? null : ({ seat }) => silent.includes(seat);
  },
});

const OWN = { seat: 0 };
const faster: CardRule = { adds: { speed: (_g, source, { seat }) => (source.seat === seat ? 2 : -1) } };
const table = (...cards: Table['cards']): Table => ({ cards });
const card = (id: string, seat: number, rule?: CardRule) => ({ id, seat, ...(rule === undefined ? {} : { rule }) });

describe('Rules in force', () => {
  it('all additions to a figure are summed up, and a rule can depend on which seat its source belongs to', () => {
    const g = table(card('a', 0, faster), card('b', 1, faster), card('c', 0));
    expect(rules.additions(g, 'speed', OWN)).toEqual([2, -1]);
    expect(rules.added(g, 'speed', OWN)).toBe(1);
    expect(rules.added(table(), 'speed', OWN)).toBe(0);
  });

  it('if several rules set a figure, the last one counts, and a rule that sets null is ignored', () => {
    const set = (value: number | null): CardRule => ({ sets: { speed: () => value } });
    const g = table(card('a', 0, set(5)), card('b', 0, set(0)), card('c', 0, set(null)));
    expect(rules.settings(g, 'speed', OWN)).toEqual([5, 0]);
    expect(rules.setTo(g, 'speed', OWN)).toBe(0);
    expect(rules.setTo(table(card('c', 0, set(null))), 'speed', OWN)).toBeNull();
  });

  it('something is allowed if at least one rule allows it', () => {
    const grant = (isGranted: boolean): CardRule => ({ grants: { fly: () => isGranted } });
    expect(rules.granted(table(card('a', 0, grant(false)), card('b', 0, grant(true))), 'fly', OWN)).toBe(true);
    expect(rules.granted(table(card('a', 0, grant(false))), 'fly', OWN)).toBe(false);
    expect(rules.hasAnswer(table(card('a', 0, grant(false))), 'grants', 'fly')).toBe(true);
    expect(rules.hasAnswer(table(card('a', 0, faster)), 'grants', 'fly')).toBe(false);
  });

  it('the first rule that forbids something gives the reason', () => {
    const ban = (text: string | null): CardRule => ({ bans: { land: () => (text === null ? null : no('X-1', text)) } });
    const g = table(card('a', 0, ban(null)), card('b', 0, ban('Storm.')), card('c', 0, ban('Fog.')));
    expect(rules.banned(g, 'land', OWN)?.().text).toBe('Storm.');
    expect(rules.banned(table(card('a', 0, ban(null))), 'land', OWN)).toBeNull();
  });

  it('a rule that the game switches off has no effect, except on questions that the game exempts', () => {
    const both: CardRule = { ...faster, grants: { fly: () => true }, at: { dawn: 'crows' } };
    const g = table(card('a', 1, both), card('b', 0, { silences: true }));
    expect(rules.added(g, 'speed', OWN)).toBe(0);
    expect(rules.granted(g, 'fly', OWN)).toBe(true);
    expect(rules.actingAt(g, 'dawn', OWN)).toEqual([]);
    expect(rules.saying(g, 'adds')).toEqual([]);
    expect(rules.working(g).map(({ source }) => source.id)).toEqual(['b']);
    const free = table(card('a', 1, both));
    expect(rules.actingAt(free, 'dawn', OWN).map(({ says }) => says)).toEqual(['crows']);
  });

  it('positions with the same rules share one object, and any change to a source gives a new one', () => {
    const [a, b, c] = [card('a', 0, faster), card('b', 0, faster), card('c', 1, faster)];
    const before = inForce(table(a, b));
    expect(inForce(table(a, card('plain', 0), b))).toBe(before);
    const sources = (...cards: Table['cards']) => inForce(table(...cards)).all.map(({ source }) => source);
    expect(sources(b)).toEqual([{ id: 'b', seat: 0 }]);
    expect(sources(a, b, c).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(sources(a, c).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(sources(c, a).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(sources({ ...a, seat: 1 })).toEqual([{ id: 'a', seat: 1 }]);
    const slower: CardRule = { adds: { speed: () => -5 } };
    expect(rules.added(table(card('a', 0, slower)), 'speed', OWN)).toBe(-5);
  });

  it('while a position is only read, its rules are gathered once', () => {
    let asked = 0;
    const counted = { cards: [card('a', 0, faster)] };
    const g: Table = {
      get cards() {
        asked += 1;
        return counted.cards;
      },
    };
    looking(g, () => [rules.added(g, 'speed', OWN), rules.added(g, 'speed', OWN)]);
    expect(asked).toBe(1);
    rules.added(g, 'speed', OWN);
    expect(asked).toBe(2);
  });
});
