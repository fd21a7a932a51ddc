import type { BoardChange } from '../../../kernel/changes.ts';
import { must } from '../../../kernel/must.ts';
import { grouped, matched } from '../../kit/changes.ts';
import { several } from '../../kit/words.ts';
import type { AscendancyView, Sector, UnitView } from '../view.ts';
import { sectorWay } from './sector-way.ts';

/** Changes of Ships and Borg Cubes, by kind, because the kinds have different importance. */
export interface UnitChanges {
  gone: BoardChange[];
  moved: BoardChange[];
  fresh: BoardChange[];
}

type Moving = Pick<AscendancyView, 'units' | 'borg' | 'lanes'>;

/** The names that sentences about units use. */
export interface UnitNames {
  seat(seat: number): string;
  /** A Sector within a sentence: `Earth`. */
  place(sector: Sector): string;
}

/** Where Ships are: in a Sector, or at Warp, in which case the Sector is the one where they Entered Warp. */
interface Berth {
  readonly sector: Sector;
  readonly warp: boolean;
}

/** A number of Ships of a seat that share the same fate: they moved, are gone, or are new. */
interface Ships {
  readonly seat: number;
  readonly many: number;
  readonly fate: { readonly from: Berth; readonly to: Berth } | { readonly gone: Berth } | { readonly fresh: Berth };
}

/**
 * Compares the Ships and Cubes of two views. A unit that kept its id moved. Other Ships are counted by Sector, because
 * the Ships of a Fleet get new ids when the Fleet is formed or split.
 */
export function unitChanges(before: Moving, after: Moving, names: UnitNames): UnitChanges {
  const found = together([...keptShips(before, after), ...countedShips(before, after)]);
  const cubes = cubeChanges(before, after, names);
  const named = ({ sector, warp }: Berth): string => `${warp ? 'Warp near ' : ''}${names.place(sector)}`;
  const told = ({ seat, many, fate }: Ships): [keyof UnitChanges, BoardChange] => {
    const who = `${names.seat(seat)}: ${several(many, 'fresh' in fate ? 'new Ship' : 'Ship')}`;
    if ('gone' in fate) return ['gone', { words: `${who} gone from ${named(fate.gone)}.`, place: fate.gone.sector }];
    if ('fresh' in fate) return ['fresh', { words: `${who} at ${named(fate.fresh)}.`, place: fate.fresh.sector }];
    const { from, to } = fate;
    if (from.sector === to.sector) {
      const words = `${who} ${to.warp ? 'Entered' : 'Exited'} Warp at ${names.place(to.sector)}.`;
      return ['moved', { words, place: to.sector }];
    }
    // Ships at Warp don’t move along lanes.
    const isWarped = from.warp || to.warp;
    const path = isWarped ? [from.sector, to.sector] : sectorWay(after, from.sector, to.sector);
    return ['moved', { words: `${who} moved from ${named(from)} to ${named(to)}.`, way: { seat, path } }];
  };
  const all = found.map(told);
  const of = (kind: keyof UnitChanges): BoardChange[] => [
    ...all.flatMap(([own, change]) => (own === kind ? [change] : [])),
    ...cubes[kind],
  ];
  return { gone: of('gone'), moved: of('moved'), fresh: of('fresh') };
}

function berthOf({ at, warp }: UnitView): Berth | null {
  if (at !== null) return { sector: at, warp: false };
  return warp === null ? null : { sector: warp.from, warp: true };
}

function keyOf(berth: Berth | null): string {
  return JSON.stringify(berth);
}

/** Returns the moves of the units that are in both views. */
function keptShips(before: Moving, after: Moving): Ships[] {
  return matched(before.units, after.units, ({ id }) => id).both.flatMap(([then, now]): Ships[] => {
    const [from, to] = [berthOf(then), berthOf(now)];
    if (from === null || to === null || keyOf(from) === keyOf(to)) return [];
    return [{ seat: now.seat, many: Math.min(then.ships, now.ships), fate: { from, to } }];
  });
}

/** Returns the Ships that a place has more or fewer, apart from those of units that are in both views. */
function countedShips(before: Moving, after: Moving): Ships[] {
  const { gone, fresh, both } = matched(before.units, after.units, ({ id }) => id);
  const parts = [
    ...gone.map((unit) => ({ seat: unit.seat, at: berthOf(unit), many: -unit.ships })),
    ...fresh.map((unit) => ({ seat: unit.seat, at: berthOf(unit), many: unit.ships })),
    ...both.flatMap(([then, now]) => {
      const kept = Math.min(then.ships, now.ships);
      return [
        { seat: then.seat, at: berthOf(then), many: kept - then.ships },
        { seat: now.seat, at: berthOf(now), many: now.ships - kept },
      ];
    }),
  ];
  return [...grouped(parts, ({ seat, at }) => `${seat} ${keyOf(at)}`).values()].flatMap((same): Ships[] => {
    const many = sumOf(same);
    const { seat, at } = must(same[0], 'a part');
    if (many === 0 || at === null) return [];
    return [{ seat, many: Math.abs(many), fate: many < 0 ? { gone: at } : { fresh: at } }];
  });
}

function sumOf(parts: readonly { many: number }[]): number {
  return parts.reduce((sum, { many }) => sum + many, 0);
}

/** Adds up the Ships of a seat that have the same fate. */
function together(all: readonly Ships[]): Ships[] {
  const same = grouped(all, ({ seat, fate }) => `${seat} ${JSON.stringify(fate)}`);
  return [...same.values()].map((parts) => ({ ...must(parts[0], 'a part'), many: sumOf(parts) }));
}

function cubeChanges(before: Moving, after: Moving, names: UnitNames): UnitChanges {
  const cubesOf = ({ borg }: Moving) => (borg === null ? [] : borg.cubes);
  const { gone, fresh, both } = matched(cubesOf(before), cubesOf(after), ({ id }) => id);
  return {
    gone: gone.map(({ at }) => ({ words: `Borg: a Cube gone from ${names.place(at)}.`, place: at })),
    moved: both.flatMap(([then, { at, dice }]): BoardChange[] => [
      ...(then.at === at
        ? []
        : [
            {
              words: `Borg: a Cube moved from ${names.place(then.at)} to ${names.place(at)}.`,
              way: { seat: null, path: sectorWay(after, then.at, at) },
            },
          ]),
      ...(then.dice === dice
        ? []
        : [
            {
              words: `Borg: the Cube at ${names.place(at)} has ${several(dice, 'die', 'dice')} (was ${then.dice}).`,
              place: at,
            },
          ]),
    ]),
    fresh: fresh.map(({ at }) => ({ words: `Borg: a new Cube at ${names.place(at)}.`, place: at })),
  };
}
