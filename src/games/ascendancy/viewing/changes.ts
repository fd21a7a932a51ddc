import type { BoardChange } from '../../../kernel/changes.ts';
import { must } from '../../../kernel/must.ts';
import { type ChangingFacts, figureChanges, matched, newPlaces, turned } from '../../kit/changes.ts';
import { several } from '../../kit/words.ts';
import { resourceName } from '../position/names.ts';
import type { AscendancyView, Lane, Resource, Sector, SystemView } from '../view.ts';
import { unitChanges } from './unit-changes.ts';

/** The Resources, in the order of the totals. */
const RESOURCES: readonly Resource[] = ['production', 'research', 'culture'];

/**
 * Returns what changed on the map between two views of a reader: destroyed, taken and discovered Systems, Ships, other
 * changes of Systems and lanes, and the figures of the totals.
 */
export function changes(before: AscendancyView, after: AscendancyView): BoardChange[] {
  const systems = matched(before.systems, after.systems, ({ id }) => id);
  const seat = (one: number): string => nameIn(after, one);
  const units = unitChanges(before, after, { seat, place: (sector) => placeIn(before, after, sector) });
  const states = systems.both.flatMap(([then, now]) => systemChange(before, then, after, now));
  const all: BoardChange[] = [
    ...systems.gone.map(({ id, name }) => ({ words: `${name}: destroyed.`, ...besides(before, after, id) })),
    ...states.filter(({ taken }) => taken).map(({ change }) => change),
    ...units.gone,
    ...newPlaces(
      systems.fresh.map(({ id, name }) => ({ name, place: id })),
      'discovered',
    ),
    ...units.moved,
    ...units.fresh,
    ...states.filter(({ taken }) => !taken).map(({ change }) => change),
    ...laneChanges(before, after),
    ...figures(before, after),
  ];
  return all.map((change) => onMap(after, change));
}

/** Removes marks that the map has no place for, because a System or lane is gone. */
function onMap({ systems, lanes }: AscendancyView, { words, place, way, ...rest }: BoardChange): BoardChange {
  const isThere = (sector: Sector): boolean => {
    const [id] = sector.split('/');
    return (sector.includes('/') ? lanes : systems).some((one) => one.id === id);
  };
  if (way !== undefined && !way.path.every(isThere)) return { words, place: must(way.path.at(-1), 'the end of a way') };
  const marks = { ...(place === undefined || !isThere(place) ? {} : { place }), ...(way === undefined ? {} : { way }) };
  return { words, ...marks, ...rest };
}

function nameIn({ players }: AscendancyView, seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

/** Names a Sector: `Earth`, `the lane from Earth to Vulcan`, `the open lane from Earth`. */
function placeIn(before: AscendancyView, after: AscendancyView, sector: Sector): string {
  const [id = ''] = sector.split('/');
  const named = (system: string): string =>
    [...after.systems, ...before.systems].find((one) => one.id === system)?.name ?? system;
  const lane = [...after.lanes, ...before.lanes].find((one) => one.id === id);
  if (lane === undefined || !sector.includes('/')) return named(sector);
  const [one, other] = [lane.a, lane.b].flatMap((end) => (end === null ? [] : [named(end)]));
  if (one === undefined) return 'a lane with open ends';
  return other === undefined ? `the open lane from ${one}` : `the lane from ${one} to ${other}`;
}

/** Returns the Sector nearest to where a destroyed System was, if a lane still leads there. */
function besides(before: AscendancyView, { lanes }: AscendancyView, system: string): Pick<BoardChange, 'place'> {
  const ids = new Set(lanes.map(({ id }) => id));
  const lane = before.lanes.find(({ id, a, b }) => ids.has(id) && (a === system || b === system));
  return lane === undefined ? {} : { place: `${lane.id}/${lane.a === system ? 1 : lane.sectors}` };
}

/** Returns what changed at a System, and whether another player controls it now. */
function systemChange(
  before: AscendancyView,
  then: SystemView,
  after: AscendancyView,
  now: SystemView,
): { change: BoardChange; taken: boolean }[] {
  const moved = then.x !== now.x || then.y !== now.y;
  const facts = turned(factsOf(before, then), factsOf(after, now));
  const words = [...(moved ? ['moved to another place'] : []), ...(facts === '' ? [] : [facts])].join('; ');
  const change = { words: `${now.name}: ${words}.`, place: now.id };
  return words === '' ? [] : [{ change, taken: then.control !== now.control }];
}

/** Returns what is true of a System now and may change. */
function factsOf(view: AscendancyView, system: SystemView): ChangingFacts {
  const { control, starbase, spire, nodes, level, waiting, research, unseen, cards, ambassadors, watched } = system;
  const some = (many: number, words: string): string | null => (many === 0 ? null : words);
  const built = (resource: Resource): number => nodes.filter((node) => node === resource).length;
  return {
    control: control === null ? 'controlled by nobody' : `controlled by the ${nameIn(view, control)}`,
    starbase: starbase ? 'a Starbase' : null,
    spire: spire === null ? null : `a Borg Spire with ${several(spire.nodes, 'Assimilation Node')}`,
    level: some(level, `an independent civilization of Level ${level}`),
    unseen: some(unseen, several(unseen, 'unseen Exploration Card')),
    cards: some(cards.length, cards.map(({ name, count }) => (count > 0 ? `${name} (${count})` : name)).join(', ')),
    ambassadors: some(ambassadors, several(ambassadors, 'Ambassador')),
    watched: watched ? 'an Andorian Token' : null,
    research: some(research, `${research} Research to claim`),
    ...Object.fromEntries(
      RESOURCES.flatMap((one) => [
        [`node ${one}`, some(built(one), several(built(one), `${resourceName(one)} Node`))],
        [`waiting ${one}`, some(waiting[one], `${waiting[one]} ${resourceName(one)} for the first colonists`)],
      ]),
    ),
  };
}

/**
 * Returns new lanes, lanes that now join a System, and removed lanes. A lane to a new System is part of its discovery.
 */
function laneChanges(before: AscendancyView, after: AscendancyView): BoardChange[] {
  const old = new Set(before.systems.map(({ id }) => id));
  const { gone, fresh, both } = matched(before.lanes, after.lanes, ({ id }) => id);
  const leadsToNew = ({ a, b }: Lane): boolean => [a, b].some((end) => end !== null && !old.has(end));
  const middle = ({ id, sectors }: Lane): string => `${id}/${Math.ceil(sectors / 2)}`;
  const named = (lane: Lane): string => placeIn(before, after, `${lane.id}/1`);
  return [
    ...fresh
      .filter((lane) => !leadsToNew(lane))
      .map((lane) => ({ words: `New: ${named(lane)}.`, place: middle(lane) })),
    ...both.flatMap(([then, now]) =>
      (then.a === now.a && then.b === now.b) || leadsToNew(now)
        ? []
        : [{ words: `Changed: ${named(now)}.`, place: middle(now) }],
    ),
    ...gone.map((lane) => ({ words: `Removed: ${named(lane)}.` })),
  ];
}

/** Returns the changed figures of the totals: Ascendancy and Resources. */
function figures(before: AscendancyView, after: AscendancyView): BoardChange[] {
  return matched(before.players, after.players, ({ seat }) => seat).both.flatMap(([then, now]) =>
    figureChanges(now.seat, now.name, [
      ['ascendancy', 'Ascendancy', then.ascendancy, now.ascendancy],
      ...RESOURCES.map((one) => [one, resourceName(one), then.reserves[one], now.reserves[one]] as const),
    ]),
  );
}
