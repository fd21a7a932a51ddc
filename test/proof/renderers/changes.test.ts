import { describe, expect, it } from 'vitest';
import { findScene } from '../../../renderers/index.ts';
import { changeWords, markNames, split } from '../../../renderers/kit/changes.ts';
import { keptRecord, replayedPosition } from '../../../src/cli/kept-positions.ts';
import type { AwayMissionsView } from '../../../src/games/away-missions/view.ts';
import { changes as inAway } from '../../../src/games/away-missions/viewing/changes.ts';
import type { FirstEditionView } from '../../../src/games/first-edition/view.ts';
import { changes as inFirstEdition } from '../../../src/games/first-edition/viewing/changes.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import { changes as inFrontiers } from '../../../src/games/frontiers/viewing/changes.ts';
import type { BoardChange, ChangesSince } from '../../../src/kernel/changes.ts';

/** The view of a seat in a recorded game, after its first inputs. */
function viewAfter<V>(game: string, inputs: number, seat: number): V {
  const { game: rules, state } = replayedPosition(keptRecord(game), inputs);
  // The record belongs to the game whose view the caller names.
  return structuredClone(rules.view(state, seat)) as V;
}

const since = (list: BoardChange[]): ChangesSince => ({ since: 'your last turn', list });

/** The marks that a map draws, on all pages. */
function drawn(game: string, view: unknown, changes: ChangesSince): string[] {
  const scene = findScene(game, 'map');
  const pages = Array.from({ length: scene.pages(view, { changes }) }, (_, at) => at + 1);
  return [...new Set(pages.flatMap((page) => scene.draw(view, { changes, page }).audit().changes))].sort();
}

const frontiers = [156, 192].map((inputs) => viewAfter<FrontiersView>('frontiers/three', inputs, 0));
const away = [84, 145].map((inputs) => viewAfter<AwayMissionsView>('away-missions/four', inputs, 2));
const line = [91, 119].map((inputs) => viewAfter<FirstEditionView>('first-edition/solo', inputs, 1));

/** The earlier and the later view of a pair. */
function pair<V>([before, after]: V[]): [V, V] {
  if (before === undefined || after === undefined) throw new Error('no pair');
  return [before, after];
}

describe('changes between two turns of recorded games', () => {
  it('Frontiers: an enemy was revealed, tiles were explored, ships moved, and Experience was gained', () => {
    const list = inFrontiers(...pair(frontiers));
    expect(list).toEqual([
      {
        words: 'F1, Romulan Starbase: now Weapons Platform; gone: Romulan Starbase (face down).',
        place: 'F1',
      },
      { words: 'Tile E, Frontier 4: explored.', place: 'E' },
      { words: 'Tile K, Frontier 5: explored.', place: 'K' },
      { words: 'Enterprise-D: moved from C3 to F5.', way: { seat: 0, path: ['C3', 'F5'] } },
      { words: 'Defiant: moved from F4 to F6.', way: { seat: 1, path: ['F4', 'F6'] } },
      { words: 'Negh’Var: moved from C2 to F2.', way: { seat: 2, path: ['C2', 'F2'] } },
      { words: 'Defiant: 2 Experience (was 1).', figure: { of: 1, name: 'experience' } },
      { words: 'Negh’Var: 1 Experience (was 0).', figure: { of: 2, name: 'experience' } },
    ]);
    expect(drawn('frontiers', frontiers[1], since(list))).toEqual(list.flatMap(markNames).sort());
  });

  it('Frontiers: a lost ship is marked where it was', () => {
    const [, now] = pair(frontiers);
    const captains = now.captains.map((captain) => (captain.seat === 1 ? { ...captain, eliminated: true } : captain));
    expect(inFrontiers(now, { ...now, captains })).toEqual([{ words: 'Defiant: gone from F6.', place: 'F6' }]);
  });

  it('Away Missions: characters arrived and moved, and a token was gained', () => {
    const list = inAway(...pair(away));
    expect(list).toEqual([
      { words: 'Worf: now in E8.', place: 'E8' },
      { words: 'Five of Five: now in J7.', place: 'J7' },
      { words: 'Lukara: now in E8.', place: 'E8' },
      { words: 'Vox: now in H1.', place: 'H1' },
      { words: 'Data: moved from E8 to H7.', way: { seat: 0, path: ['E8', 'H7'] } },
      { words: 'Kurak: moved from E8 to H7.', way: { seat: 2, path: ['E8', 'H7'] } },
      { words: 'Romulan: 1 Bonus Action tokens (was 0).', figure: { of: 3, name: 'bonus' } },
    ]);
    expect(drawn('away-missions', away[1], since(list))).toEqual([...new Set(list.flatMap(markNames))].sort());
  });

  it('Away Missions: a lost character, wounds, a lock and a door are marked', () => {
    const [, now] = pair(away);
    const after = structuredClone(now);
    for (const person of after.characters) {
      if (person.name === 'Riker') Object.assign(person, { where: 'out', space: null });
      if (person.name === 'Gowron') Object.assign(person, { stun: 1, health: { ...person.health, left: 2 } });
    }
    for (const space of after.spaces) {
      if (space.id === 'L4') space.locked = 1;
      if (space.id === 'H9') space.edges.east = 'door-open';
      if (space.id === 'I9') space.edges.west = 'door-open';
    }
    const full = now.characters.find(({ name }) => name === 'Gowron')?.health.full;
    expect(inAway(now, after)).toEqual([
      { words: 'Riker: out of the game, last in F7.', place: 'F7' },
      { words: `Gowron: now stunned, 2 of ${full} Health.`, place: 'P4' },
      { words: 'The door between H9 and I9: now open.', place: 'H9 east' },
      { words: 'The terminal in L4: locked by Borg.', place: 'L4' },
    ]);
    const given = since(inAway(now, after));
    expect(drawn('away-missions', after, given)).toEqual(given.list.flatMap(markNames).sort());
  });

  it('First Edition: missions were solved, a ship moved with its crew, cards came, and points were scored', () => {
    const list = inFirstEdition(...pair(line));
    expect(list).toEqual([
      { words: 'Survey Mission: solved by Blue.', place: 'L2' },
      { words: 'Explore Typhon Expanse: solved by Blue.', place: 'L6' },
      { words: 'Survey Mission: 0 cards under it (was 2).', place: 'L2' },
      { words: 'Explore Typhon Expanse: 0 cards under it (was 2).', place: 'L6' },
      {
        words: "Blue: I.K.C. K'Vort, Ocett and 5 more cards moved from Explore Typhon Expanse to First Contact.",
        way: { seat: 1, path: ['L6', 'L4', 'L2', 'L1', 'L3', 'L5'] },
      },
      { words: 'Blue: Kurak new at First Contact.', place: 'L5' },
      { words: 'Gold: Deanna Troi new at Study "Hole in Space".', place: 'L1' },
      { words: "Blue: B'Somgh new at Explore Typhon Expanse.", place: 'L6' },
      { words: 'Blue: 85 points (was 0).', figure: { of: 1, name: 'points' } },
    ]);
    expect(drawn('first-edition', line[1], since(list))).toEqual([...new Set(list.flatMap(markNames))].sort());
  });

  it('First Edition: a lost card and damage are marked at their mission', () => {
    const [, now] = pair(line);
    const pieces = now.pieces
      .filter(({ name }) => name !== 'Kurak')
      .map((piece) => (piece.name === 'U.S.S. Galaxy' ? { ...piece, damaged: true as const } : piece));
    expect(inFirstEdition(now, { ...now, pieces })).toEqual([
      { words: 'Blue: Kurak gone from First Contact.', place: 'L5' },
      { words: 'U.S.S. Galaxy: now damaged.', place: 'L1' },
    ]);
  });

  it.each<[string, () => BoardChange[]]>([
    ['Frontiers', () => frontiers.flatMap((view) => inFrontiers(view, structuredClone(view)))],
    ['Away Missions', () => away.flatMap((view) => inAway(view, structuredClone(view)))],
    ['First Edition', () => line.flatMap((view) => inFirstEdition(view, structuredClone(view)))],
  ])('%s: a view has no changes from itself', (_game, compared) => {
    expect(compared()).toEqual([]);
  });
});

describe('pictures and words of changes', () => {
  const many = Array.from(
    { length: 20 },
    (_, at): BoardChange => ({ words: `Place ${at}: changed.`, place: `p${at}` }),
  );
  const figure: BoardChange = { words: 'Blue: 3 points (was 2).', figure: { of: 0, name: 'points' } };

  it('the most important places are marked, and the words list the others after them', () => {
    const { marked, rest } = split(since([...many, figure]));
    expect(marked).toEqual([...many.slice(0, 12), figure]);
    expect(rest).toEqual(many.slice(12));
    expect(changeWords(since([...many, figure]))).toEqual([
      'Changed since your last turn:',
      ...marked.map(({ words }) => words),
      'Also changed, but not marked in the picture:',
      ...rest.map(({ words }) => words),
    ]);
  });

  it('a picture without changes says so, and a picture that compares nothing says nothing', () => {
    expect(changeWords(since([]))).toEqual(['Nothing has changed since your last turn.']);
    expect(changeWords(undefined)).toEqual([]);
    const [view] = frontiers;
    expect(
      findScene('frontiers', 'map')
        .draw(view, { changes: since([]) })
        .audit().texts,
    ).toContain('Nothing has changed since your last turn');
    expect(findScene('frontiers', 'map').draw(view, {}).audit().texts.join()).not.toContain('hanged');
  });

  it('the picture names the moment, and how many changes it doesn’t mark', () => {
    const view = { ...pair(frontiers)[1] };
    const list = view.spaces.slice(0, 14).map(({ id }): BoardChange => ({ words: `${id}: now a test.`, place: id }));
    const picture = findScene('frontiers', 'map')
      .draw(view, { changes: since(list) })
      .audit();
    expect(picture.texts).toContain('Changed since your last turn, and 2 more changes');
    expect(picture.changes).toHaveLength(12);
  });

  it('the alternative text begins with the headline and then the changes', () => {
    const [before, after] = pair(frontiers);
    const given = since(inFrontiers(before, after));
    const alt = findScene('frontiers', 'map').alt(after, { changes: given });
    expect(alt).toMatch(
      /^Defiant to move\. Move 0\. Round 2 of 3\. Changed since your last turn: F1, Romulan Starbase/,
    );
  });
});
