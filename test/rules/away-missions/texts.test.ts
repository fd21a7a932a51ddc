import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, EXTRAS } from '../../../src/games/away-missions/content/cards.ts';
import { CHARACTERS } from '../../../src/games/away-missions/content/characters.ts';
import { CORES } from '../../../src/games/away-missions/content/cores.ts';
import { abilityText, cardText, cardView } from '../../../src/games/away-missions/effects/text.ts';
import type { Action, Card, Effect } from '../../../src/games/away-missions/effects/union.ts';

const ALL: readonly Card[] = [CARDS, EXTRAS].flatMap((decks) => Object.values(decks).flat());
const PEOPLE = Object.values(CHARACTERS).flat();

/** Returns every Action that is printed on a card. */
function actionsOf(card: Card): readonly Action[] {
  switch (card.kind) {
    case 'mission':
      return [...card.actions, ...card.table, ...(card.debrief === null ? [] : [card.debrief])];
    case 'equipment':
      return card.actions;
    default:
      return [
        ...card.actions,
        ...card.inPlay,
        ...(card.interrupt === null ? [] : [card.interrupt.action]),
        ...(card.sprung === null ? [] : [{ id: 'sprung', effects: card.sprung }]),
      ];
  }
}

/** Returns effects together with those inside them. */
function flat(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    switch (effect.do) {
      case 'test':
        return [effect, ...flat(effect.pass ?? []), ...flat(effect.fail ?? [])];
      case 'choose':
        return [effect, ...effect.ways.flatMap((way) => flat(way.effects))];
      case 'each':
        return [effect, ...flat(effect.effects)];
      case 'when':
        return [effect, ...flat(effect.then), ...flat(effect.otherwise ?? [])];
      default:
        return [effect];
    }
  });
}

const effectsOf = (card: Card): Effect[] => actionsOf(card).flatMap(({ effects }) => flat(effects));

/** A pattern that the text of a card must match if the card has this kind of effect. */
const WORDS: Record<Exclude<Effect['do'], 'bind'>, RegExp> = {
  test: / test/,
  score: /score this card/i,
  points: /Bonus: .*point|take .*point/i,
  lay: /on the table/,
  mark: /mark (?:this|that)/i,
  damage: /Damage/,
  stun: /Stun token/,
  heal: /recovers? up to/i,
  recover: /removes? up to/i,
  move: /free Move|moves? up to/i,
  attack: /free Attack/,
  place: /place /i,
  swap: /trade places/,
  draw: /draw /i,
  discard: /discards .* at random/,
  search: /search your/i,
  download: /play it for free/,
  look: /look at the top/i,
  salvage: /from your discard pile/,
  adapt: /Adapt token/,
  grant: /[+−]/,
  cover: /takes? cover/i,
  'bonus-action': /Bonus Action/,
  ready: /Activated token/,
  assimilate: /Assimilate/,
  revive: /returns/,
  strip: /loses an Equipment/,
  spend: /discard this card/i,
  recycle: /return this card to your deck and shuffle/i,
  prevent: /less/,
  choose: /Either .*Or |\w or \w/,
  pick: /choose|\b(?:an?|another) .*(?:character|drone|Commander)/i,
  each: /each/i,
  when: /if |unless /i,
  honor: /Honor token/,
  intel: /Intel token/,
  pay: /spend /i,
  trap: /as a Trap/,
  lock: /lock this terminal/i,
  expose: /random .*card/,
};

describe('card text', () => {
  it.each(ALL.map((card) => [card.name, card] as const))(
    'M-PLAY-09 M-PLAY-06: the text of %s names its effects and requirements',
    (_name, card) => {
      const text = cardText(card.id);
      for (const effect of effectsOf(card)) if (effect.do !== 'bind') expect(text).toMatch(WORDS[effect.do]);
      for (const { at, requires = [] } of actionsOf(card)) {
        if (at?.terminal !== undefined) expect(text).toContain('terminal');
        // The requirements of a Mission on the table are printed with its later Action.
        const told = card.kind === 'mission' && card.table.some(({ requires: own }) => own === requires);
        if (told && requires.length > 0) expect(text).toMatch(/from the table.*\(needs /);
        else if (requires.length > 0) expect(cardView(card.id).requirement).not.toBeNull();
      }
    },
  );

  it('M-PLAY-06: the lines of a card’s text are short, complete and in plain words', () => {
    for (const { id } of ALL) {
      const { lines } = cardView(id);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(8);
      for (const { text } of lines) {
        expect(text).toMatch(/^[A-Z+−]/);
        expect(text.length).toBeLessThanOrEqual(130);
        expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\b1 (spaces|points|cards|tokens)\b/);
      }
    }
  });

  it('M-PLAY-06: related effects form one sentence, and the text contains no meaningless phrases', () => {
    const abilities = PEOPLE.flatMap((card) => card.abilities.map(({ id }) => abilityText(id)));
    const texts = [...ALL.flatMap(({ id }) => cardView(id).lines.map(({ text }) => text)), ...abilities];
    for (const text of texts) {
      // The choice of a character and the effect on it form one sentence, in which no name is repeated.
      expect(text).not.toMatch(/^Each [^:]*: it |[+−]0 |of (?:this|that) character|^(?:Action|End of game|Interrupt)$/);
      for (const name of ['that character', 'that drone', 'this character'])
        expect(text.toLowerCase().split(name).length).toBeLessThanOrEqual(2);
      expect(text.split(/\btake(?:s)?\b/).length).toBeLessThanOrEqual(3);
    }
    for (const { id } of ALL)
      expect(cardView(id).requirement ?? '').not.toMatch(/^(?:There|You|It) |friendly Security/);
  });

  it('M-PLAY-06 M-OPEN-07: every kind of card has text that reads as sentences', () => {
    const lines = (id: string) => cardView(id).lines.map(({ text }) => text);
    expect(lines('phaser-rifle')).toEqual(['Phaser Rifle: +2 Attack dice, Stun']);
    expect(lines('hypospray')[0]).toBe(
      'Action: an adjacent friendly character recovers up to 2 Damage or removes up to 2 Stun tokens',
    );
    expect(lines('engineering-kit')).toEqual(['+1 Skill die in Engineering and Operations tests']);
    expect(lines('expendable')).toEqual([
      'When your character is about to take Damage: choose another adjacent friendly drone',
      'Your character takes 2 less Damage',
      'That drone takes 1 Damage',
    ]);
    expect(lines('shields-adapt')).toEqual([
      'When your character is attacked: it gets +1 Defense die plus 1 per Adapt token (at most 3 in all) in this Action',
    ]);
    expect(lines('establish-a-node')).toEqual([
      'At a terminal',
      'Place this card on the table and mark this space',
      'Later, from the table: at an unmarked terminal',
      'Take an Engineering test',
      'Mark this space',
      'If this card has at least 3 marks: score this card',
    ]);
    expect(lines('override-the-command-codes')[1]).toBe(
      'Take a Computers test, which needs 3 successes unless you have at least 4 Adapt tokens',
    );
    expect(cardView('demand-surrender').requirement).toBe('a Commander to play it');
    expect(cardView('resistance-fades').requirement).toBe('more characters of your team in play than the opponent has');
    expect(lines('resistance-fades').at(-1)).toBe(
      'Bonus: 10 points per hostile character of one side Neutralized or Assimilated (at most 30)',
    );
  });

  it('M-CARD-07: the text of Get Main Computer Online reads as in the book', () => {
    expect(cardView('get-main-computer-online')).toMatchObject({ points: 30, keyword: 'Repair', kind: 'Mission' });
    expect(cardView('get-main-computer-online').lines.map(({ text }) => text)).toEqual([
      'At an Operations terminal',
      'Take a Computers test',
      'Another friendly character at a different Operations terminal takes a Computers test',
      'Score this card',
    ]);
  });

  it('M-OPEN-04 M-OPEN-05: no two cards differ only in a number', () => {
    const shapes = ALL.map(({ id: _id, name: _name, faction: _faction, ...rest }) =>
      JSON.stringify(rest, (key, value) => (['name', 'from', 'id'].includes(key) ? '' : value)).replaceAll(
        /-?\d+/g,
        '#',
      ),
    );
    expect(new Set(shapes).size).toBe(ALL.length);
  });

  it('M-OPEN-04 M-OPEN-05: the decks use at least 25 kinds of effects, and every kind is used', () => {
    const abilities = PEOPLE.flatMap((card) => card.abilities);
    const used = new Set(
      [...ALL.flatMap(effectsOf), ...abilities.flatMap(({ action }) => flat(action?.effects ?? []))].map(
        (effect) => effect.do,
      ),
    );
    expect(used.size).toBeGreaterThanOrEqual(25);
    expect(Object.keys(WORDS).filter((kind) => !used.has(kind as Effect['do']))).toEqual([]);
  });

  it('M-OPEN-33 M-TERM-02: all eight Specializations are tested, several of them at one terminal', () => {
    const tested = ALL.flatMap((card) =>
      actionsOf(card).flatMap(({ at, effects }) =>
        flat(effects).flatMap((effect) =>
          effect.do === 'test' ? [{ at: at?.terminal, kind: effect.specialization }] : [],
        ),
      ),
    );
    const kinds = new Set(tested.flatMap(({ kind }) => kind ?? []));
    const eight = ['command', 'computers', 'diplomacy', 'engineering', 'medical', 'operations', 'science', 'security'];
    expect([...kinds].sort()).toEqual(eight);
    const atOperations = new Set(tested.filter(({ at }) => at === 'operations').map(({ kind }) => kind));
    expect(atOperations.size).toBeGreaterThan(1);
  });

  it('M-OPEN-48: if an Action needs no character, none of its effects applies to the acting character', () => {
    for (const card of ALL) {
      for (const { crewless, effects } of actionsOf(card)) {
        if (!crewless) continue;
        for (const effect of flat(effects)) {
          if (effect.do === 'pick' || effect.do === 'each') expect(effect.group).not.toHaveProperty('where');
          else if ('who' in effect) expect(effect.who).not.toBe('self');
          else expect(['test', 'move', 'attack', 'heal', 'recover', 'place', 'cover', 'mark']).not.toContain(effect.do);
        }
      }
    }
  });

  it('M-OPEN-04 M-OPEN-05 M-OPEN-06: docs/data.md has a row with the printed figures for every card, Core Mission and character', () => {
    const page = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8');
    for (const card of ALL) {
      const row = page.split('\n').find((line) => line.startsWith(`| ${card.name} | `));
      if (card.kind === 'mission') expect(row).toContain(`| ${card.points} points`);
      else expect(row).toContain(`| ${card.kind}`);
    }
    for (const { name, worth } of Object.values(CORES).flat()) {
      const [first] = typeof worth !== 'number' && 'sum' in worth ? worth.sum : [worth];
      const each = typeof first === 'object' ? first.each : first;
      expect(page).toContain(`| ${name} | core mission, ${each} points`);
    }
    for (const { name, ratings } of PEOPLE) {
      const { attack, defense, skill, move } = ratings;
      expect(page).toContain(`| ${name} | ${attack} ${defense} ${skill} ${move} |`);
    }
  });

  it('M-CHAR-01: each ability and Core Mission has its own text', () => {
    expect(abilityText('number-one')).toBe('As an Action, search your Support Deck for a Command card');
    expect(abilityText('field-engineer')).toBe('+1 Skill die in tests for Repair cards');
    expect(cardText(CORES.federation[0]?.id ?? '')).toBe('Debrief: 10 points per scored Repair Mission (at most 30)');
  });
});
