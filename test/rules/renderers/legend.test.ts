import { describe, expect, it } from 'vitest';
import { findScene } from '../../../renderers/index.ts';
import { chats } from '../../../src/discord/chats.ts';

const GAMES = chats.map(({ game }) => game);

describe('legend', () => {
  it.each(chats)('the legend can be chosen in $game', ({ shows }) => {
    expect(shows?.map(({ value }) => value)).toContain('legend');
  });

  it.each(GAMES)('the legend in %s has no layout errors, and no meaning is cut off', (game) => {
    const legend = findScene(game, 'legend');
    const texts: string[] = [];
    for (let page = 1; page <= legend.pages(null, {}); page++) {
      const { faults, cut, texts: written } = legend.draw(null, { page }).audit();
      expect([faults, cut], `page ${page}`).toEqual([[], []]);
      texts.push(...written);
    }
    // Every meaning in the text is in the picture, and each symbol has a description.
    const signs = legend.text(null, {}).filter((line) => !line.endsWith(':'));
    expect(signs.length).toBeGreaterThan(25);
    for (const line of signs) {
      expect(line).toMatch(/^[^:]{3,}: .{2,}\.$/);
      expect(texts.join(' ')).toContain(line.slice(line.indexOf(': ') + 2, -1));
    }
  });
});
