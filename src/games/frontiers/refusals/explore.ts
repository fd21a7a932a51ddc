import type { Refusal, Seat } from '../../../kernel/types.ts';
import { EXPLORE_COST, unexplored } from '../rules/exploring.ts';
import { playerOf } from '../rules/find.ts';
import { type Hex, hexOf, placeAt, sameHex } from '../rules/hex.ts';
import { tileLabel } from '../rules/labels.ts';
import { drawFor, gapsBeside, type Misfit, misfit, tileAt } from '../rules/layout.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { Frontiers } from '../state.ts';
import type { Case } from './case.ts';
import { whereabouts } from './targets.ts';
import { cannotLeave, cannotTravel } from './turn.ts';

/** Why a ship can’t reveal a tile as wished, or null (chapter Exploration). */
export function cannotExplore(one: Case): Refusal | null {
  const busy = cannotLeave(one);
  if (busy !== null) return { ...busy, rule: 'F-TURN-08' };
  const over = cannotTravel(one);
  if (over !== null) return over;
  const { g, seat, wish } = one;
  const { points } = playerOf(g, seat);
  const why = wish.tile === null ? cannotExploreAny(g, seat) : cannotReveal(g, seat, wish.tile);
  if (why !== null) return why;
  if (points.move >= EXPLORE_COST) return null;
  return { text: `Exploring costs ${EXPLORE_COST} Move; you have ${points.move}.`, rule: 'F-EXPLORE-02' };
}

/** Why a tile can’t be revealed at a place from where the ship is, for whatever it costs, or null. */
function cannotReveal(g: Frontiers, seat: Seat, centre: Hex): Refusal | null {
  if (unexplored(g, seat).some((hex) => sameHex(hex, centre))) return null;
  const name = tileLabel(centre);
  if (tileAt(g.map, centre) !== null) return { text: `A tile lies at ${name} already.`, rule: 'F-EXPLORE-01' };
  const { map: form } = scenarioIn(g);
  const draw = drawFor(form, g, centre);
  if (draw === null) return { text: `No tile is left for ${name}.`, rule: 'F-EXPLORE-11' };
  const why = misfit(form, g.map, centre, draw.fit);
  if (why !== null) return { text: `${name}: ${MISFITS[why].text}`, rule: MISFITS[why].rule };
  return { text: `${name} is not beside your ship ${whereabouts(g, seat)}.`, rule: 'F-EXPLORE-01' };
}

function cannotExploreAny(g: Frontiers, seat: Seat): Refusal | null {
  if (unexplored(g, seat).length > 0) return null;
  const { at } = playerOf(g, seat);
  const gaps = at === null ? [] : gapsBeside(g.map, hexOf(at));
  if (gaps.length === 0) {
    return { text: `Your ship ${whereabouts(g, seat)} is not at the edge of the map.`, rule: 'F-EXPLORE-01' };
  }
  const inside = gaps.find((gap) => isInWedge(gap));
  if (inside !== undefined) return cannotReveal(g, seat, inside);
  const text = `Beside your ship ${whereabouts(g, seat)} is only the line of Asteroid Fields: no tile is laid beyond it.`;
  return { text, rule: 'F-EXPLORE-05' };
}

function isInWedge(centre: Hex): boolean {
  const place = placeAt(centre);
  return place !== null && place.left >= 0 && place.right >= 0;
}

const MISFITS: Readonly<Record<Misfit, Required<Refusal>>> = {
  line: { text: 'no tile is laid beyond the line of the Asteroid Fields.', rule: 'F-EXPLORE-05' },
  tile: { text: 'a tile lies there already.', rule: 'F-EXPLORE-01' },
  row: { text: 'tiles belong in the rows of this map, each beside another one.', rule: 'F-SCEN-66' },
  frontier: {
    text: 'a Frontier tile has to touch 2 tiles, or a tile that touches 2 others.',
    rule: 'F-EXPLORE-07',
  },
  core: { text: 'a Core tile has to touch 2 tiles.', rule: 'F-EXPLORE-08' },
  filler: { text: 'the stack is empty, and a further tile has to touch 3 tiles.', rule: 'F-EXPLORE-10' },
};
