import type { Reader } from '../../../kernel/types.ts';
import { either } from '../../kit/words.ts';
import { recruitCost } from '../chapters/crew/recruiting.ts';
import { waresAt } from '../chapters/interactions/purchases.ts';
import { siteAt, spaceAt } from '../chapters/map/ground.ts';
import type { HexId } from '../chapters/map/hex.ts';
import { entryCost, maySettle } from '../chapters/movement/costs.ts';
import { terrainPrice } from '../chapters/movement/movement.ts';
import { cardOf } from '../content/cards/all.ts';
import { crewOf } from '../content/crew/all.ts';
import type { CubeOffer } from '../content/cubes.ts';
import { TERRAIN_NAMES, type Terrain } from '../content/terrain.ts';
import type { CrewId, Frontiers } from '../state.ts';
import type { SaleView, TerrainView } from '../view.ts';

/**
 * Returns the Move cost of each terrain for the reader's ship, or for any ship if the reader has none (F-MOVE-05,
 * F-MOVE-06, F-MOVE-29).
 */
export function terrainViews(g: Frontiers, reader: Reader): TerrainView[] {
  // The table's keys are exactly the terrains.
  return (Object.keys(TERRAIN_NAMES) as Terrain[]).map((terrain) => {
    const plain = { terrain, site: null };
    const cost = reader === 'spectator' ? entryCost(plain) : terrainPrice(g, reader, terrain);
    // A ship can pass through terrain that an effect opened, but it can't stay there.
    return { terrain, name: TERRAIN_NAMES[terrain], cost, stays: cost !== null && maySettle(plain) };
  });
}

/**
 * Returns the goods that a location sells, with prices (F-BUY-02 to F-BUY-13). A decimated planet sells nothing
 * (F-OUTCOME-08).
 */
export function salesAt(g: Frontiers, reader: Reader, id: HexId): SaleView[] {
  if (spaceAt(g, id)?.site?.kind === 'classM' && siteAt(g, id).marks.length > 0) return [];
  const { crew: icons, mend, actions, undiscovered, cube } = waresAt(g, id);
  const costOf = (crew: CrewId) => (reader === 'spectator' ? crewOf(crew).cost : recruitCost(g, reader, crew, false));
  const crew = [...new Set(g.crew.offer)].filter(
    (one) => icons === 'all' || crewOf(one).icons.some((icon) => icons.includes(icon)),
  );
  return [
    ...crew.map((one): SaleView => ({ icon: 'person', words: crewOf(one).name, price: costOf(one) })),
    ...(mend === undefined ? [] : [{ icon: 'recover', words: 'Repair or Heal, per point', price: mend }]),
    ...(actions === undefined || g.crew.actions.length === 0
      ? []
      : [{ icon: 'card', words: either([...new Set(g.crew.actions)].map((id) => cardOf(id).name)), price: actions }]),
    ...(undiscovered === undefined
      ? []
      : [{ icon: 'card', words: `Undiscovered Card, plus ${undiscovered.data} data`, price: undiscovered.price }]),
    ...(cube === undefined ? [] : cubeSales(cube)),
  ];
}

function cubeSales(offer: CubeOffer): SaleView[] {
  const { price } = offer;
  switch (offer.kind) {
    case 'crystals':
      return [{ icon: 'bonus', words: 'A crystal of each color', price }];
    case 'crew':
      return [{ icon: 'team', words: 'Add an Elite Crew card to the offer', price }];
    case 'advancedAction':
      return [{ icon: 'card', words: 'Advanced Action from the offer', price }];
    // Undiscovered Cards are listed elsewhere, because they also cost data.
    case 'undiscovered':
      return [];
  }
}
