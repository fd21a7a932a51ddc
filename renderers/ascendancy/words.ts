import type { AscendancyView, Resources, Sector, SystemView, UnitView } from '../../src/games/ascendancy/view.ts';
import { count } from '../kit/wording.ts';
import { RESOURCES, resources, siteName } from './palette.ts';

/** Returns the name of a seat, the Borg, or an independent world. */
export function nameOf(view: Pick<AscendancyView, 'players'>, seat: number | 'borg' | null): string {
  if (seat === 'borg') return 'Borg';
  if (seat === null) return 'Independent world';
  return view.players.find((player) => player.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

/** Returns the name of a System. */
export function systemName(view: Pick<AscendancyView, 'systems'>, id: string): string {
  return view.systems.find((system) => system.id === id)?.name ?? id;
}

/** Returns the name of a Sector: `Earth`, `Earth to Vulcan, Sector 2`. */
export function placeName(view: AscendancyView, sector: Sector): string {
  const [id, place] = sector.split('/');
  const lane = view.lanes.find((one) => one.id === id);
  if (lane === undefined || place === undefined) return systemName(view, sector);
  const [from, to] = [lane.a, lane.b].map((end) => (end === null ? 'an open end' : systemName(view, end)));
  return `${from} to ${to}, Sector\u00a0${place}`;
}

/** Lists Resources: `3 Production, 1 Culture`, or an empty string if there are none. */
export function heap(of: Partial<Resources>): string {
  return RESOURCES.flatMap((one) => ((of[one] ?? 0) > 0 ? [`${of[one]} ${resources[one].name}`] : [])).join(', ');
}

/** Returns the name of a unit: `2 Ships`, `Battle Group (5 Ships)`. */
export function unitWords({ name, fleet, ships }: UnitView): string {
  return fleet === null ? count(ships, 'Ship') : name;
}

/** Describes the units in a Sector, one line per seat: `Klingons: 2 Ships, Marauders (3 Ships)`. */
export function standingWords(view: AscendancyView, sector: Sector): string[] {
  const here = view.units.filter(({ at }) => at === sector);
  const seats = [...new Set(here.map(({ seat }) => seat))].sort((a, b) => a - b);
  const cubes = (view.borg?.cubes ?? []).filter(({ at }) => at === sector);
  return [
    ...seats.map((seat) => {
      const own = here.filter((unit) => unit.seat === seat);
      const single = own.filter(({ fleet }) => fleet === null).reduce((sum, { ships }) => sum + ships, 0);
      const fleets = own.flatMap((unit) => (unit.fleet === null ? [] : [unitWords(unit)]));
      return `${nameOf(view, seat)}: ${[...(single > 0 ? [count(single, 'Ship')] : []), ...fleets].join(', ')}`;
    }),
    ...cubes.map(({ dice }) => `Borg Cube with ${count(dice, 'die', 'dice')}`),
  ];
}

/** Describes the Ships at Warp that point to a Sector: `Romulans at Warp: 3 Ships, 2 Warp Tokens`. */
export function warpWords(view: AscendancyView, sector: Sector): string[] {
  return view.units.flatMap((unit) =>
    unit.warp?.from === sector
      ? [`${nameOf(view, unit.seat)} at Warp: ${unitWords(unit)}, ${count(unit.warp.tokens, 'Warp Token')}`]
      : [],
  );
}

function tally(names: readonly string[]): string {
  const kinds = [...new Set(names)];
  return kinds.map((kind) => `${names.filter((name) => name === kind).length} ${kind}`).join(', ');
}

/** Describes the Nodes and free sites of a System: `Nodes: 1 Production; free sites: 2 Research`. */
export function siteWords({ sites, nodes }: SystemView): string {
  const built = nodes.flatMap((node) => (node === null ? [] : [resources[node].name]));
  const free = sites.flatMap((site, i) => ((nodes[i] ?? null) === null ? [siteName(site)] : []));
  return [
    ...(built.length === 0 ? [] : [`Nodes: ${tally(built)}`]),
    ...(free.length === 0 ? [] : [`free sites: ${tally(free)}`]),
  ].join('; ');
}

const KINDS: Record<SystemView['kind'], string> = {
  home: 'Home System',
  planetary: 'Planetary System',
  phenomenon: 'Phenomenon',
  hub: 'Transwarp Hub',
};

/** Returns the kind of a System: `Home System of the Klingons`, `Phenomenon, Hazard 5`. */
export function kindWords(view: AscendancyView, { kind, homeOf, hazard }: SystemView): string {
  const whose = homeOf === null ? '' : ` of the ${nameOf(view, homeOf)}`;
  return `${KINDS[kind]}${whose}${hazard === null ? '' : `, Hazard ${hazard}`}`;
}

/** Describes a System without its lanes and Ships, one phrase per fact. */
export function stateWords(view: AscendancyView, system: SystemView): string[] {
  const { control, starbase, spire, level, waiting, research, unseen, cards, ambassadors, watched, anchor } = system;
  const sites = siteWords(system);
  const resting = heap(waiting);
  return [
    ...(control === null ? [] : [`controlled by the ${nameOf(view, control)}`]),
    ...(starbase ? ['Starbase'] : []),
    ...(spire === null ? [] : [`Borg Spire with ${count(spire.nodes, 'Assimilation Node')}`]),
    ...(sites === '' ? [] : [sites]),
    ...(level > 0 ? [`independent civilization of level ${level}`] : []),
    ...(resting === '' ? [] : [`Pre-Warp civilization with ${resting} for the first colonists`]),
    ...(research > 0 ? [`${research} Research to claim`] : []),
    ...(unseen > 0 ? ['an unseen Exploration Card'] : []),
    ...cards.map(({ name, count: many }) => (many > 0 ? `${name} (${many})` : name)),
    ...(ambassadors > 0 ? [count(ambassadors, 'Ambassador')] : []),
    ...(watched ? ['an Andorian Token'] : []),
    ...(anchor === null ? [] : [`floating, can swing around ${systemName(view, anchor)}`]),
  ];
}
