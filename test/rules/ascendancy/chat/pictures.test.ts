import { expect, it } from 'vitest';
import { ascendancy } from '../../../../renderers/ascendancy/index.ts';
import { ascendancyPictures, asView } from '../../../../src/games/ascendancy/chat/pictures.ts';
import { asJson, CIVS, parseOptions } from '../../../../src/games/ascendancy/options.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import type { Seen } from '../../../../src/tables/types.ts';
import { conflictOf, position, side, viewOf } from '../../renderers/ascendancy-positions.ts';

it('a battle of seven is shown on all the pages that it takes, in private and to everyone', () => {
  const g = position(CIVS.length);
  const sides = CIVS.map((_civ, seat) => side(seat, [], 9));
  g.conflict = conflictOf('battle', 'earth', sides);
  const seen: Seen = {
    id: 'abc123',
    game: 'ascendancy',
    title: 'Seven',
    owner: '1',
    status: 'playing',
    seq: 1,
    chairs: [],
    options: asJson(parseOptions({ civs: [...CIVS] })),
    commitment: '',
    seed: null,
    proposal: null,
    reader: 0,
    awaited: [],
    turn: '1',
    since: 0,
    decision: null,
    undo: false,
    orders: null,
    // A view is plain JSON; the interfaces in it have no index signatures.
    view: viewOf(g) as unknown as Json,
    log: [],
  };
  const needed = ascendancy.fight.pages(asView(seen.view), {});
  expect(needed).toBeGreaterThan(1);
  for (const shown of [ascendancyPictures.move(seen), ascendancyPictures.panel(seen)]) {
    const pages = shown.filter(({ scene }) => scene === 'fight').map(({ params }) => params['page']);
    expect(pages.length).toBeGreaterThanOrEqual(needed);
    expect(new Set(pages).size).toBe(pages.length);
  }
});
