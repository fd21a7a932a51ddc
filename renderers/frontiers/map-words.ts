import type { FrontiersView, Highlights, SpaceView, Terrain } from '../../src/games/frontiers/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { changeWords } from '../kit/changes.ts';
import { count, list } from '../kit/wording.ts';
import { stackText } from './totals.ts';
import { nameOf, signed, tokenWords } from './words.ts';

/** The names of terrain inside a sentence. */
export const terrainName: Readonly<Record<Terrain, string>> = {
  space: 'empty space',
  nebula: 'nebula',
  planet: 'planet',
  sun: 'sun',
  asteroids: 'asteroid field',
  blackHole: 'black hole',
  wormhole: 'Wormhole',
};

/** Describes a space: `E3: Dominion Starbase; Romulan … face down; Defiant is here.` */
export function spaceWords(view: FrontiersView, space: SpaceView): string {
  const cube = view.cubes.find(({ at }) => at === space.id);
  const inSpace = space.site !== null && (space.terrain === 'space' || space.terrain === 'planet');
  const parts = [
    cube !== undefined && space.site?.kind === 'borgCube'
      ? cube.name
      : (space.site?.name ?? terrainName[space.terrain]),
    ...(space.site === null || inSpace ? [] : [`in ${terrainName[space.terrain]}`]),
    ...(cube === undefined
      ? []
      : [cube.destroyed ? 'destroyed' : `Level ${cube.level}`, ...cube.defenders.map(tokenWords)]),
    ...space.tokens.map(tokenWords),
    ...(space.classH === null ? [] : [`${space.classH.name}: ${space.classH.lines.join('. ')}`]),
    ...marksWords(view, space, cube?.marks ?? space.marks),
    ...(space.ships.length > 0 ? [`${list(space.ships.map((seat) => nameOf(view, seat)))} here`] : []),
  ];
  return `${space.id}: ${parts.join('; ')}.`;
}

function marksWords(view: FrontiersView, space: SpaceView, marks: readonly number[]): string[] {
  if (space.owner !== null) return [`controlled by ${nameOf(view, space.owner)}`];
  return marks.length > 0 ? [`marked by ${list(marks.map((seat) => nameOf(view, seat)))}`] : [];
}

/** Whether a space has anything to describe other than its terrain. */
function isTold(view: FrontiersView, space: SpaceView): boolean {
  return (
    space.site !== null ||
    space.terrain !== 'space' ||
    space.ships.length > 0 ||
    view.cubes.some(({ at }) => at === space.id)
  );
}

function headWords(view: FrontiersView, changes: ChangesSince | undefined): string[] {
  const { headline, facts, captains, trace } = view;
  return [
    [headline, ...facts].map((fact) => `${fact}.`).join(' '),
    ...changeWords(changes),
    ...captains.map(
      (captain) =>
        `${captain.name}${captain.at === null ? '' : ` at ${captain.at}`}: ${captain.experience} Experience, Reputation ${signed(captain.reputation)}.`,
    ),
    // The moves since an earlier position, which are among the changes, replace the current path.
    ...(trace === null || changes !== undefined ? [] : [`${nameOf(view, trace.seat)} moved ${trace.path.join(', ')}.`]),
  ];
}

function placesWords({ places, stack }: FrontiersView): string[] {
  const open = places.filter(({ cost }) => cost !== null).map(({ id, cost }) => `${id} for ${cost} Move`);
  return [
    ...(open.length > 0 ? [`You may explore ${list(open)}.`] : []),
    ...(places.length > 0 ? [`The next tile may be placed at ${list(places.map(({ id }) => id))}.`] : []),
    `${stackText(stack)}.`,
  ];
}

/** Lists the Move costs by terrain: `Empty space 2, Planet 3 (no stop), Black Hole closed.` */
export function priceWords({ terrain }: FrontiersView): string {
  const parts = terrain.map(({ name, cost, stays }) =>
    cost === null ? `${name} closed` : `${name} ${cost}${stays ? '' : ' (no stop)'}`,
  );
  return `Move costs: ${parts.join(', ')}.`;
}

/** Lists the spaces that the map highlights. */
export function highlightWords(
  view: FrontiersView,
  { reach = false, targets = [], chosen = [] }: Highlights,
): string[] {
  const steps = (more: boolean) =>
    view.reach
      .filter((one) => (one.more === true) === more)
      .map(({ space, cost, warn }) => `${space} ${cost}${warn === null ? '' : ` (${warn})`}`);
  const [now, most] = [steps(false), steps(true)];
  return [
    ...(reach && now.length > 0 ? [`In reach, with the Move cost: ${list(now)}.`] : []),
    ...(reach && most.length > 0 ? [`In reach with everything you hold: ${list(most)}.`] : []),
    ...(targets.length > 0 ? [`You can fight at ${list(targets)}.`] : []),
    ...(chosen.length > 0 ? [`You can choose ${list(chosen)}.`] : []),
  ];
}

/** Summarizes the map: the changes, the ships' positions, the reader's options, and face-up tokens. */
export function mapAlt(view: FrontiersView, highlight: Highlights, changes?: ChangesSince): string[] {
  const foes = view.spaces.filter(({ tokens }) => tokens.length > 0);
  return [
    ...headWords(view, changes),
    ...highlightWords(view, highlight),
    ...placesWords(view),
    `${count(view.tiles.length, 'tile')}, ${count(foes.length, 'space')} with enemies.`,
    ...foes.map((space) => spaceWords(view, space)),
  ];
}

/** Describes the whole map, one line per space. */
export function mapWords(view: FrontiersView, highlight: Highlights, changes?: ChangesSince): string[] {
  return [
    ...headWords(view, changes),
    ...highlightWords(view, highlight),
    ...placesWords(view),
    priceWords(view),
    ...view.tiles.flatMap((tile) => [
      `Tile ${tile.id}, ${tile.name}:`,
      ...view.spaces
        .filter((space) => space.tile === tile.id && isTold(view, space))
        .map((space) => spaceWords(view, space)),
    ]),
  ];
}
