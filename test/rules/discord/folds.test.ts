import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { alikeLabels, faultsOfDecision } from '../../../src/discord/check.ts';
import { openings } from '../../../src/discord/compose/levels.ts';
import { moveDraft } from '../../../src/discord/compose/move.ts';
import type { MenuLevel } from '../../../src/discord/compose/options.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { CARDS } from '../../../src/games/frontiers/content/cards/all.ts';
import { wayToPlay } from '../../../src/games/frontiers/viewing/ways.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { turnOver } from '../frontiers/support/procedures.ts';
import { riches } from '../frontiers/support/riches.ts';

/** The question to a captain who has nearly everything, with these cards in hand. */
function askedWith(...cards: string[]): Decision {
  const g = riches('move');
  for (const player of g.players.slice(0, 1)) player.hand = cards;
  return turnOver(g).asked;
}

function shown(decision: Decision, level?: MenuLevel) {
  const { content, rows } = moveDraft({ table: 'abc123', title: 'A table', decision, undo: 7 }, frontiersChat, level);
  const parts = rows.flatMap(({ components }) => components);
  const [menu] = parts.flatMap((part) => (part.type === ComponentType.StringSelect ? [part] : []));
  const buttons = parts.flatMap((part) => (part.type === ComponentType.Button && 'label' in part ? [part.label] : []));
  return { content, menu, buttons };
}

const HAND = ['warp-drive', 'impulse-engines', 'open-fire', 'data-archive', 'insight', 'raise-shields'];

test('a long hand is folded into one line per card, which lists the card’s gains, best first', () => {
  const asked = askedWith(...HAND);
  expect(asked.options.filter(({ verb }) => verb === 'play').length).toBeGreaterThan(15);
  const { menu } = shown(asked);
  expect(menu?.placeholder).toBe('Play (6): Play a card for one of its effects');
  expect(menu?.options.map(({ label }) => label)).toEqual([
    'Warp Drive',
    'Impulse Engines',
    'Open Fire sideways: Move 1',
    'Data Archive',
    'Insight',
    'Raise Shields sideways: Move 1',
  ]);
  expect(menu?.options[0]?.description).toBe('Strong: Move 4 · Basic: Move 2 · Sideways: Move 1');
});

test('the options inside a card don’t repeat the card’s name', () => {
  const asked = askedWith(...HAND);
  const value = shown(asked).menu?.options[0]?.value ?? '';
  const opening = openings(asked).get(value);
  expect(opening).toEqual({ verb: 'play', group: 'Warp Drive' });
  const { content, buttons, menu } = shown(asked, { verb: null, ...opening, page: 0 });
  expect(content).toContain('**Play**: Warp Drive');
  const ways = menu === undefined ? buttons : menu.options.map(({ label }) => label);
  expect(ways).toEqual(expect.arrayContaining(['Basic: Move 2', 'Sideways: Move 1']));
  expect(ways.join()).toContain('Strong, your blue die: Move 4');
  expect(ways.join()).not.toContain('Warp Drive');
});

test('a short hand’s options are listed directly', () => {
  const { menu } = shown(askedWith('warp-drive'));
  expect(menu?.options.map(({ label }) => label)).toContain('Warp Drive sideways: Move 1');
});

test('options that look alike on a phone are grouped, even if there are only a few', () => {
  const way = (key: string, label: string) => ({ key, verb: 'move', group: 'I.K.C. Vor’Cha 2', label });
  const to = (place: string) => way(`move:${place}`, `I.K.C. Vor’Cha 2 to Investigate ${place}`);
  const ask = (...options: Decision['options']): Decision => ({
    ...askedWith('warp-drive'),
    options: [...options, { key: 'end:turn', verb: 'end', label: 'End the turn' }],
    instead: [],
  });
  const asked = ask(to('Anomaly'), to('Alien Probe'));
  const lines = (decision: Decision, level?: MenuLevel) => {
    const { rows } = moveDraft({ table: 'abc123', title: 'A table', decision, undo: 7 }, firstEditionChat, level);
    const parts = rows.flatMap(({ components }) => components);
    return parts.flatMap((part) => (part.type === ComponentType.StringSelect ? part.options : []));
  };
  expect(alikeLabels(asked, firstEditionChat)).toEqual([]);
  const [line] = lines(asked);
  expect(line).toMatchObject({
    label: 'I.K.C. Vor’Cha 2',
    description: 'to Investigate Anomaly · to Investigate Alien Probe',
  });
  const within = openings(asked).get(line?.value ?? '');
  expect(within).toEqual({ verb: 'move', group: 'I.K.C. Vor’Cha 2' });
  // Options that differ are next to each other.
  expect(lines(ask(way('move:L1', 'Home'), way('move:L2', 'Away')))).toEqual([]);
  // Options that can’t be folded keep the words in which they differ.
  const same = (key: string) => ({ key, verb: 'end', label: `The same beginning for both of them: ${key}` });
  expect(lines(ask(same('one'), same('other'))).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['The same beginning for… one', 'The same beginning for… other']),
  );
});

test('every option can be reached and has a distinct label, whatever is in hand', () => {
  const ids = CARDS.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += 8) {
    const asked = askedWith(...ids.slice(at, at + 8));
    expect(faultsOfDecision(asked, frontiersChat)).toEqual([]);
    const cards = asked.options.filter(({ subject }) => subject?.kind === 'card');
    for (const option of cards) expect(wayToPlay(option)).toMatch(/^(Strong|Basic|Sideways)(, [^:]+)?: ./);
    const ways = cards.map((option) => `${option.group} ${wayToPlay(option)}`);
    expect(new Set(ways).size).toBe(ways.length);
  }
});
