import { expect, test } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Table } from '../../../src/kernel/table.ts';
import { AheadLines, readAhead } from '../../../src/tables/ahead.ts';
import { scene } from './scene.ts';

// Every game is one of unknown state to the tables.
const GAME = firstEdition as unknown as Game<unknown>;

/** Blue keeps a line during Gold’s turn. Returns how far it is played when Gold’s turn is over. */
function played(text: string, more: object = {}): unknown {
  const play = [['Federation Outpost', 'space:L4']] as const;
  const { match } = scene({ blue: { play, hand: ['Spock'], deck: ['Data', 'Worf', 'Ro Laren'], ...more } });
  const table = match.table as Table;
  const lines = new AheadLines([]);
  lines.keep({ by: { player: 'p1' }, at: 5 }, { t: 'keep', seat: 1, text }, table, { find: () => GAME });
  match.answer(must(match.pending(0), 'Gold’s question'), ['end:turn']);
  return lines.comes(must(readAhead(lines.changes()[0]?.[1]), 'the line'), table, GAME, 5);
}

test('T-AHEAD-01 C-TURN-08: a kept line can end the turn, although a card is drawn then', () => {
  expect(played('play Spock; done')).toEqual({ play: 'play Spock; done', stop: null });
  expect(played('done')).toEqual({ play: 'done', stop: null });
});

test('T-AHEAD-01: a kept line doesn’t go on after a card is drawn', () => {
  expect(played('done; play Data')).toEqual({
    play: expect.stringMatching(/^done;? ?$/),
    stop: {
      text: expect.stringContaining('“play Data”: The rest depends on'),
      rule: 'T-PREVIEW-01',
      instead: expect.anything(),
    },
  });
});
