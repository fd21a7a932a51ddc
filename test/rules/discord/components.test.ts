import { describe, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { MOST_PICTURES } from '../../../src/chat/showing.ts';
import { Catalogue } from '../../../src/discord/catalogue.ts';
import { chats } from '../../../src/discord/chats.ts';
import { faultsOfMessage } from '../../../src/discord/check.ts';
import { exhibitOf } from '../../../src/discord/compose/exhibit.ts';
import { LIMITS } from '../../../src/discord/limits.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { skirmish } from './support/samples.ts';

describe.each(chats.map((chat) => [chat.title, chat] as const))('the components of %s', (_title, chat) => {
  const { components } = chat;

  test('components have names, and unique ids that fit into a completion', () => {
    expect(components.length).toBeGreaterThan(0);
    expect(new Set(components.map(({ id }) => id)).size).toBe(components.length);
    expect(components.filter(({ id }) => `${chat.game}/${id}`.length > LIMITS.choiceValue)).toEqual([]);
    expect(components.filter(({ name, kind }) => name === '' || kind.length === 0)).toEqual([]);
  });

  test('components cite only existing rules', () => {
    expect(
      components.flatMap(({ id, rules }) => rules.filter((rule) => ruleOf(rule) === null).map((r) => [id, r])),
    ).toEqual([]);
  });

  test('components are shown in messages that Discord accepts, with a picture', () => {
    for (const { id } of components) {
      const exhibit = exhibitOf(id, chat);
      expect(faultsOfMessage(exhibit.body), id).toEqual([]);
      expect(exhibit.pictures, id).toHaveLength(1);
    }
  });

  test('components are found by their names', () => {
    const catalogue = new Catalogue([chat]);
    for (const { name } of components) expect(catalogue.named(name, [chat.game])?.component.name).toBe(name);
  });
});

test('a component is shown with its kind, its text and the rules that explain it', () => {
  const { body } = exhibitOf('scout', skirmish);
  expect(body['content']).toBe('**Scout** · Unit, Blue\n• Moves two cells.');
  expect(body['components']).toMatchObject([{ components: [{ custom_id: 'rule.T-TURN-01' }] }]);
  expect(() => exhibitOf('tank', skirmish)).toThrow('no component tank');
});

describe('games', () => {
  const other: GameChat = {
    ...skirmish,
    game: 'siege',
    components: [{ id: 'scout', name: 'Scout', kind: ['Engine'], lines: [], rules: [], view: null }],
  };
  const catalogue = new Catalogue([skirmish, other]);

  test('components of two games are kept separate', () => {
    expect(catalogue.named('scout', ['siege'])?.key).toBe('siege/scout');
    expect(catalogue.named('skirmish/scout', ['siege'])?.key).toBe('skirmish/scout');
    expect(catalogue.find('scout', ['siege'], 25).map(({ key }) => key)).toEqual(['siege/scout']);
    expect(catalogue.find('', ['skirmish', 'siege'], 2)).toHaveLength(2);
  });

  test('the search lists the nearest names first', () => {
    const names = catalogue.nearest('soout', ['skirmish'], 3).map(({ component }) => component.name);
    expect(names).toEqual(['Scout', 'Rally the Scouts', 'Outpost']);
  });

  test('the search by name finds nothing if the text has no words', () => {
    expect(catalogue.named(' … ', ['skirmish'])).toBeNull();
  });
});

test('/card covers all games with the options name, game and share', () => {
  const card = slashCommands(chats).find(({ definition }) => definition.name === 'card')?.definition;
  expect(card?.options?.map(({ name }) => name)).toEqual(['name', 'game', 'share']);
});

test('a message can hold as many pictures as games may show in one', () => {
  expect(MOST_PICTURES).toBeLessThanOrEqual(LIMITS.files);
});
