import { describe, expect, it } from 'vitest';
import { findScene } from '../../../renderers/index.ts';
import { chats } from '../../../src/discord/chats.ts';

/** Games with a legend. */
const GAMES = chats.filter(({ shows }) => shows.some(({ value }) => value === 'legend')).map(({ game }) => game);

describe('the legends', () => {
  it('are offered in Frontiers and Away Missions at least', () => {
    expect(GAMES).toEqual(expect.arrayContaining(['frontiers', 'away-missions']));
  });

  it.each(GAMES)('of %s are drawn without a fault, and no meaning is cut', (game) => {
    const legend = findScene(game, 'legend');
    const texts: string[] = [];
    for (let page = 1; page <= legend.pages(null, {}); page++) {
      const { faults, cut, texts: written } = legend.draw(null, { page }).audit();
      expect([faults, cut], `page ${page}`).toEqual([[], []]);
      texts.push(...written);
    }
    // Every meaning of the text twin is written somewhere, and each sign says what it looks like.
    const meanings = legend.text(null, {}).filter((line) => !line.endsWith(':'));
    let count = 0;
    for (const line of meanings) {
      expect(line).toMatch(/^[^:]{3,}: .{2,}\.$/);
      const means = line.slice(line.indexOf(': ') + 2, -1).split('; ');
      for (const one of means) expect(texts.join(' '), line).toContain(one);
      count += means.length;
    }
    expect(count).toBeGreaterThan(25);
  });
});
