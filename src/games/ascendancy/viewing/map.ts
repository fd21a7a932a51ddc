import { explorationCard } from '../content/exploration/all.ts';
import { systemCard } from '../content/systems/table.ts';
import { anchorOf } from '../galaxy/standing.ts';
import { unitName } from '../position/names.ts';
import { homeOf } from '../position/standing.ts';
import type { Ascendancy, Disc, Unit } from '../state.ts';
import type { SystemView, UnitView } from '../view.ts';

/** A System as everyone sees it: an Exploration Card that nobody has seen is but there (A-EXPL-04). */
export function systemView(g: Ascendancy, { unseen, cards, ...disc }: Disc): SystemView {
  const { name, kind, hazard, line } = systemCard(disc.id);
  const lying = cards.map(({ card, count }) => {
    const { id, name: called, line: says } = explorationCard(card);
    return { id, name: called, line: says, count };
  });
  const [home, anchor] = [homeOf(g, disc.id), anchorOf(g, disc.id)];
  return { ...disc, name, kind, hazard, line, homeOf: home, anchor, unseen: unseen.length, cards: lying };
}

/** A Ship or a Fleet as everyone sees it. */
export function unitView(g: Ascendancy, unit: Unit): UnitView {
  return { ...unit, name: unitName(g, unit) };
}
