import { ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { hasRoomFor } from '../../../src/discord/compose/blocks.ts';
import { ordersDraft, ordersFrom } from '../../../src/discord/compose/orders.ts';
import { readId } from '../../../src/discord/ids.ts';
import type { Click } from '../../../src/discord/payload.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { WINDOWS } from '../../../src/games/first-edition/windows.ts';
import { seen } from '../discord/support/samples.ts';

it('C-RESPONSE-13: the menus list every moment, and choosing in one menu doesn’t change the choices in the other', () => {
  const now = { ask: ['play', 'gap'], prefer: {} };
  const { blocks } = ordersDraft(seen({ orders: { now, windows: [...WINDOWS] } }), firstEditionChat);
  expect(hasRoomFor(blocks)).toBe(true);
  const rows = blocks.flatMap((block) => ('components' in block ? [block] : []));
  const menus = rows.flatMap(({ components }) =>
    components.flatMap((part) => (part.type === ComponentType.StringSelect ? [part] : [])),
  );
  const lines = menus.flatMap(({ options }) => options.map(({ value }) => value));
  expect(lines).toEqual(expect.arrayContaining(WINDOWS.map(({ id }) => id)));
  const shown = new Map(
    menus.map((menu) => [
      menu.custom_id,
      menu.options.filter((line) => line.default === true).map(({ value }) => value),
    ]),
  );
  const clicked = (values: string[]) => ({ values, menus: shown }) as unknown as Click;
  // The second menu changes while the first stays as shown, and the other way round.
  const [first, second] = menus.map(({ custom_id }) => readId(custom_id));
  if (first?.act !== 'orders' || second?.act !== 'orders') throw new Error('the menus of moments are missing');
  expect(ordersFrom(second, clicked(['gap', 'left']), firstEditionChat)).toMatchObject({
    ask: ['play', 'gap', 'left'],
  });
  expect(ordersFrom(first, clicked(['move']), firstEditionChat)).toMatchObject({ ask: ['move', 'gap'] });
});

it('if there are many moments, those with the same setting share a line, so that the menus stay visible on a phone', () => {
  const now = { ask: ['play', 'gap'], prefer: {} };
  const { blocks } = ordersDraft(seen({ orders: { now, windows: [...WINDOWS] } }), firstEditionChat);
  const content = blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n');
  const lines = content.split('\n').filter((line) => /I ask you|I pass for you/.test(line) && line.startsWith('•'));
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('• **a card is played**: I ask you. Before it has any effect.');
  expect(lines[2]).toMatch(/^• \*\*I pass for you\*\*: a turn begins; a turn ends; /);
  for (const { id, label } of WINDOWS) if (!now.ask.includes(id)) expect(lines[2]).toContain(label);
});
