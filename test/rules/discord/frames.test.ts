import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { compose } from '../../../src/discord/compose/index.ts';
import { pastBlocks } from '../../../src/discord/compose/turn.ts';
import { customIds, isInBlocks, MOST_COMPONENTS, textsOf, walk } from '../../../src/queue/blocks.ts';
import type { Outgoing, TableView } from '../../../src/tables/types.ts';
import { bodyWords } from '../../support/drafts.ts';
import { decision, options, seen, skirmish } from './support/samples.ts';

const TURN: Outgoing = { to: 'turn', seat: 0, player: 'p', asksZone: true };
const PANEL: Outgoing = { to: 'panel', fresh: true };
const LITTLE = { at: 1, of: 'turn', hours: 5, extension: true, after: 'vote' } as const;
const framed = (view: TableView, to: Outgoing) => compose(view, to, skirmish, true, true).body;
const plain = (view: TableView, to: Outgoing) => compose(view, to, skirmish, true).body;
const parts = (body: { components?: unknown }) => walk(body.components) as { type: number }[];
const lines = (text: string): string[] => text.replaceAll(/[*#]+ ?/g, '').split('\n');

describe('turn messages and panels in frames', () => {
  const MANY = seen({ decision: decision('pick', options('attack', 60)) });

  it.each([
    ['turn', MANY, TURN],
    ['turn with little time', { ...MANY, time: LITTLE }, TURN],
    ['panel', seen({ reader: 'spectator' }), PANEL],
  ])('a %s has the same words, buttons and menus in a frame', (_name, view, to) => {
    const [body, usual] = [framed(view, to), plain(view, to)];
    expect(isInBlocks(body)).toBe(true);
    expect(isInBlocks(usual)).toBe(false);
    expect(new Set(customIds(body))).toEqual(new Set(customIds(usual)));
    expect(lines(bodyWords(body))).toEqual(lines(bodyWords(usual)));
    expect(parts(body).length).toBeLessThanOrEqual(MOST_COMPONENTS);
  });

  it('a few options with prices are lines with a button each', () => {
    const view = seen({ decision: decision('pick', options('attack', 3)) });
    expect(parts(framed(view, TURN)).filter(({ type }) => type === ComponentType.Section)).toHaveLength(3);
    expect(lines(bodyWords(framed(view, TURN)))).toEqual(expect.arrayContaining(lines(bodyWords(plain(view, TURN)))));
  });

  it('the board stands between the news and the question', () => {
    const types = parts(framed(seen(), TURN)).map(({ type }) => type);
    const at = types.indexOf(ComponentType.MediaGallery);
    expect(types[at - 1]).toBe(ComponentType.TextDisplay);
    expect(types[at + 1]).toBe(ComponentType.TextDisplay);
  });

  it.each<Outgoing>([
    { to: 'ring', seat: 0, player: 'p' },
    { to: 'past', seat: 0, player: 'p' },
    { to: 'end' } as Outgoing,
  ])('$to stays a text, which a phone’s banner shows', (to) => {
    expect(isInBlocks(framed(seen(), to))).toBe(false);
  });

  it('a closed frame no longer asks, and no longer tells the time', () => {
    const view = seen({ time: LITTLE });
    const closed = pastBlocks(framed(view, TURN)['components'] as never, 'moved');
    const words = textsOf(closed).join('\n');
    expect(words).not.toContain('your move');
    expect(words).not.toContain('Your turn ends');
    expect(words).toContain('An earlier position.');
    expect(customIds(closed)).toEqual([]);
  });
});
