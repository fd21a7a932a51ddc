import { explorationCard, systemCard } from '../content/lookup.ts';
import { anchorOf } from '../galaxy/standing.ts';
import { unitName } from '../position/names.ts';
import { homeOf } from '../position/standing.ts';
import type { Ascendancy, Disc, Unit } from '../state.ts';
import type { SystemView, UnitView } from '../view.ts';

/**
 * Returns a System as everyone sees it. For an unseen Exploration Card, only its existence is shown (A-EXPL-04). Fields
 * are listed one by one, so that new ones stay hidden until they are added here. Copying only these fields is also much
 * faster than copying the whole object.
 */
export function systemView(g: Ascendancy, disc: Disc): SystemView {
  const { id, unseen, cards } = disc;
  const { name, kind, hazard, line } = systemCard(id);
  return {
    id,
    x: disc.x,
    y: disc.y,
    sites: disc.sites,
    nodes: disc.nodes,
    limit: disc.limit,
    control: disc.control,
    taken: disc.taken,
    starbase: disc.starbase,
    level: disc.level,
    waiting: disc.waiting,
    research: disc.research,
    ambassadors: disc.ambassadors,
    watched: disc.watched,
    spire: disc.spire,
    name,
    kind,
    hazard,
    line,
    homeOf: homeOf(g, id),
    anchor: anchorOf(g, id),
    unseen: unseen.length,
    cards: cards.map(({ card, count }) => {
      const { id, name, line } = explorationCard(card);
      return { id, name, line, count };
    }),
  };
}

/** Returns a Ship or Fleet as everyone sees it. */
export function unitView(g: Ascendancy, unit: Unit): UnitView {
  const { id, seat, ships, fleet, at, warp, began, exited, used, held } = unit;
  const seen = { id, seat, ships, fleet, at, warp, began, exited, used, name: unitName(g, unit) };
  return held === undefined ? seen : { ...seen, held };
}
