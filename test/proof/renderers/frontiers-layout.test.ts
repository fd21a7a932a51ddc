import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../renderers/frontiers/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { findScene } from '../../../renderers/index.ts';
import { ADVANCED, BASIC, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import { CREW } from '../../../src/games/frontiers/content/crew/all.ts';
import { skillsOf } from '../../../src/games/frontiers/content/skills/all.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import { cardView } from '../../../src/games/frontiers/viewing/cards.ts';
import { components } from '../../../src/games/frontiers/viewing/components.ts';
import { deal, position } from '../../rules/frontiers/support/position.ts';
import { fighting, fullest, laden, moving, opposed, viewOf } from '../../rules/renderers/frontiers-positions.ts';

const { map, closeup, hand, choice, offers, sheet, fight, score, component } = frontiers;

/** Layout faults and cut words. */
function losses(picture: DrawnPicture): string[] {
  const { faults, cut } = picture.audit();
  return [...faults.map(({ kind, what }) => `${kind}: ${what}`), ...cut];
}

const pages = (many: number): number[] => Array.from({ length: many }, (_, i) => i + 1);

/** Every picture of a view. */
function everyPicture(view: FrontiersView): DrawnPicture[] {
  const all = { reach: true, targets: view.spaces.flatMap(({ id, tokens }) => (tokens.length > 0 ? [id] : [])) };
  return [
    map.draw(view, {}),
    map.draw(view, { highlight: { ...all, chosen: ['B2'] } }),
    ...view.tiles.map(({ id }) => closeup.draw(view, { at: id, highlight: all })),
    ...pages(hand.pages(view, {})).map((page) => hand.draw(view, { page })),
    ...pages(choice.pages(view, {})).map((page) => choice.draw(view, { page })),
    ...pages(fight.pages(view, {})).map((page) => fight.draw(view, { page })),
    ...(['cards', 'crew', 'tactics'] as const).flatMap((part) =>
      pages(offers.pages(view, { part })).map((page) => offers.draw(view, { part, page })),
    ),
    ...view.captains.flatMap(({ seat }) =>
      pages(sheet.pages(view, { seat })).map((page) => sheet.draw(view, { seat, page })),
    ),
    score.draw(view, {}),
  ];
}

function solo(): Frontiers {
  return moving(position({ scenario: 'solo-conquest', players: 1 }));
}

describe.each<[string, () => FrontiersView]>([
  ['a first turn', () => viewOf(moving(position()))],
  ['a game alone', () => viewOf(solo())],
  ['somebody who watches', () => viewOf(moving(position()), 'spectator')],
  ['the fullest game', () => viewOf(laden(fullest()))],
  ['a large fight', () => viewOf(fighting(fullest()))],
  ['two ships that fight', () => viewOf(opposed(fullest()))],
])('the pictures of %s have no fault', (_, made) => {
  it('the pictures have no layout errors and lose no text', () => {
    expect(everyPicture(made()).flatMap(losses)).toEqual([]);
  });
});

describe('limits', () => {
  it('the largest map, with 20 tiles and four ships, takes at most 300 KB', () => {
    const view = viewOf(fullest());
    expect(view.tiles).toHaveLength(20);
    const picture = map.draw(view, { highlight: { reach: true } });
    expect(picture.encode().length).toBeLessThan(300 * 1024);
    expect([picture.width, picture.height]).toEqual([1200, expect.any(Number)]);
  });

  it('every card, Crew Member and Skill fits on a page with others, whether bright or dimmed', () => {
    const all = [...BASIC, ...ADVANCED, ...UNDISCOVERED].map(({ id }) => id);
    const g = moving(position());
    deal(g, 0, ...all, 'damage', 'damage', 'damage', 'damage');
    const view = viewOf(g);
    const own =
      view.own === null
        ? null
        : { ...view.own, hand: all.map((id) => cardView(id, { ways: [], why: 'Only in a fight' })) };
    for (const shown of [view, { ...view, own }]) {
      expect(pages(hand.pages(shown, {})).flatMap((page) => losses(hand.draw(shown, { page })))).toEqual([]);
    }
    g.crew.offer = CREW.map(({ id }) => id);
    const crew = viewOf(g);
    const drawn = pages(offers.pages(crew, { part: 'crew' })).map((page) => offers.draw(crew, { part: 'crew', page }));
    expect(drawn.flatMap(losses)).toEqual([]);
    g.common = skillsOf('defiant').map((skill) => ({ skill, ship: 'defiant' as const }));
    const common = viewOf(g);
    const last = pages(offers.pages(common, { part: 'tactics' }));
    expect(last.flatMap((page) => losses(offers.draw(common, { part: 'tactics', page })))).toEqual([]);
  });

  it('every component fits in its picture', () => {
    expect(
      components().flatMap(({ id, view }) =>
        losses(component.draw(null, { component: view })).map((loss) => `${id}: ${loss}`),
      ),
    ).toEqual([]);
  });

  it('drawing pictures doesn’t change the view, and the same view gives the same bytes', () => {
    const view = viewOf(fullest());
    const before = JSON.stringify(view);
    const first = map.draw(view, {}).encode();
    map.draw(viewOf(moving(position())), {}).encode();
    expect(map.draw(view, {}).encode().equals(first)).toBe(true);
    everyPicture(view);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('scenes are found by name', () => {
    for (const [name, scene] of Object.entries(frontiers)) expect(findScene('frontiers', name)).toBe(scene);
  });
});
