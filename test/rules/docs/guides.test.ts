import { describe, expect, it } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { film } from '../../../src/cli/picture-list.ts';
import { chats } from '../../../src/discord/chats.ts';
import { panelRow } from '../../../src/discord/compose/tools.ts';
import { GUIDED, guideOf, linesIn } from '../../support/guides.ts';

describe.each(GUIDED)('a correct guide to %s', (game) => {
  const guide = guideOf(game);
  const chat = chats.find((one) => one.game === game) ?? expect.fail(`${game} has no words`);
  const { steps, whole } = linesIn(guide);

  it('each `/play` in the guide is in a numbered step or in a code block of its own', () => {
    expect(guide.match(/\/play /g)).toHaveLength(steps.length + whole.length);
  });

  it('the guide names only registered commands and existing maps', () => {
    const registered = slashCommands(chats).map(({ definition }) => definition);
    for (const [, name = '', sub] of guide.matchAll(/`\/(\w+)(?: ([a-z]+)`)?/g)) {
      const command = registered.find((one) => one.name === name);
      expect(command, name).toBeDefined();
      if (sub !== undefined && name !== 'play')
        expect(
          command?.options?.map((option) => option.name),
          `${name} ${sub}`,
        ).toContain(sub);
    }
    for (const [, show = ''] of guide.matchAll(/`\/map show:(\w+)`/g))
      expect(
        chat.shows.map(({ value }) => value),
        show,
      ).toContain(show);
  });

  it('the guide explains the buttons below every turn', () => {
    const explained = [...guide.matchAll(/^\| \*\*([^*]+)\*\* \|/gm)].map(([, label]) => label);
    const row = panelRow({ id: 'table', status: 'playing', seq: 1 });
    expect(explained).toEqual(row.flatMap(({ components }) => components.map((part) => Reflect.get(part, 'label'))));
  });

  it('the guide names the lobby’s settings as the lobby shows them', () => {
    for (const [, name = '', value = ''] of guide.matchAll(/Set \*\*([^*]+)\*\* to (\w+)/g)) {
      const setting = chat.settings.find(({ label }) => label === name);
      expect(
        setting?.values.some(({ label }) => label.startsWith(value)),
        `${name}: ${value}`,
      ).toBe(true);
    }
  });
});

it('the film shows the same turn as the guide that it belongs to', () => {
  const { steps } = linesIn(guideOf('frontiers'));
  expect(film.line.split('; ')).toEqual(steps.slice(0, -1));
});
