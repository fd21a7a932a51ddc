import type { BoardChange } from '../../../kernel/changes.ts';
import { type ChangingFacts, figureChanges, matched, newPlaces, turned } from '../../kit/changes.ts';
import { several } from '../../kit/words.ts';
import type { CubeView, FrontiersView, SpaceView, TokenView } from '../view.ts';

/**
 * Returns what changed on the map between two views of a reader: lost ships, Cubes, spaces, explored tiles, moves, and
 * the figures of the totals. A place is a space such as `E3`, or a tile such as `E`.
 */
export function changes(before: FrontiersView, after: FrontiersView): BoardChange[] {
  const tiles = matched(before.tiles, after.tiles, ({ id }) => id);
  const { gone, came, moved } = shipChanges(before, after);
  const old = new Set(before.tiles.map(({ id }) => id));
  return [
    ...gone,
    ...matched(before.cubes, after.cubes, ({ colour }) => colour).both.flatMap(([then, now]) =>
      told(`${now.name} at ${now.at}`, now.at, turned(cubeFacts(before, then), cubeFacts(after, now))),
    ),
    ...after.cubes
      .filter(({ colour, at }) => old.has(at.slice(0, -1)) && !before.cubes.some((cube) => cube.colour === colour))
      .map(({ name, at }) => ({ words: `${name}: revealed at ${at}.`, place: at })),
    ...matched(before.spaces, after.spaces, ({ id }) => id).both.flatMap(([then, now]) =>
      told(spaceName(now), now.id, turned(spaceFacts(before, then), spaceFacts(after, now))),
    ),
    ...newPlaces(
      tiles.fresh.map(({ id, name }) => ({ name: `Tile ${id}, ${name}`, place: id })),
      'explored',
    ),
    ...moved,
    ...came,
    ...matched(before.captains, after.captains, ({ seat }) => seat).both.flatMap(([then, now]) =>
      figureChanges(now.seat, now.name, [
        ['experience', 'Experience', then.experience, now.experience],
        ['reputation', 'Reputation', then.reputation, now.reputation],
      ]),
    ),
  ];
}

function told(name: string, place: string, facts: string): BoardChange[] {
  return facts === '' ? [] : [{ words: `${name}: ${facts}.`, place }];
}

function spaceName({ id, site }: SpaceView): string {
  return site === null ? id : `${id}, ${site.name}`;
}

/** Returns what is true of a space now and may change, apart from the ships there. */
function spaceFacts(view: FrontiersView, { tokens, classH, marks, owner, site }: SpaceView): ChangingFacts {
  return {
    ...enemyFacts(tokens),
    ...markFacts(view, marks),
    site: site?.name ?? null,
    owner: owner === null ? null : `a Starbase of ${nameOf(view, owner)}`,
    classH: classH?.name ?? null,
  };
}

function cubeFacts(view: FrontiersView, { level, destroyed, defenders, marks }: CubeView): ChangingFacts {
  return {
    ...enemyFacts(defenders),
    ...markFacts(view, marks),
    level: `Level ${level}`,
    destroyed: destroyed ? 'destroyed' : null,
  };
}

/** Returns the enemies, by name. A face-down token has only the name of its pile. */
function enemyFacts(tokens: readonly TokenView[]): ChangingFacts {
  const names = tokens.map(({ enemy, pileName }) => enemy?.name ?? `${pileName} (face down)`);
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const many = names.filter((one) => one === name).length;
      return [`enemy ${name}`, many === 1 ? name : `${many} × ${name}`];
    }),
  );
}

/** Returns the Faction Tokens, by seat. */
function markFacts(view: FrontiersView, marks: readonly number[]): ChangingFacts {
  return Object.fromEntries(
    [...new Set(marks)].map((seat) => {
      const many = marks.filter((one) => one === seat).length;
      return [`mark ${seat}`, `${several(many, 'Faction Token')} of ${nameOf(view, seat)}`];
    }),
  );
}

function nameOf({ captains }: FrontiersView, seat: number): string {
  return captains.find((captain) => captain.seat === seat)?.name ?? `Captain ${seat + 1}`;
}

/** Returns ships that left the map, came onto it, and moved. */
function shipChanges(before: FrontiersView, after: FrontiersView): Record<'gone' | 'came' | 'moved', BoardChange[]> {
  const there = new Set(after.spaces.map(({ id }) => id));
  const found: Record<'gone' | 'came' | 'moved', BoardChange[]> = { gone: [], came: [], moved: [] };
  for (const [then, { seat, name, at: to, eliminated }] of matched(before.captains, after.captains, (one) => one.seat)
    .both) {
    const from = then.eliminated ? null : then.at;
    const now = eliminated ? null : to;
    if (from === now) continue;
    if (now === null)
      found.gone.push({
        words: `${name}: gone from ${from}.`,
        ...(from !== null && there.has(from) ? { place: from } : {}),
      });
    else if (from === null || !there.has(from)) found.came.push({ words: `${name}: now at ${now}.`, place: now });
    else found.moved.push({ words: `${name}: moved from ${from} to ${now}.`, way: { seat, path: [from, now] } });
  }
  return found;
}
