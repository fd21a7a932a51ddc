import type { Option, Seat } from '../../../../kernel/types.ts';
import { no, type Offer } from '../../../kit/offers.ts';
import type { Basic, Colour } from '../../content/colours.ts';
import { crewOf } from '../../content/crew/all.ts';
import type { CrewIcon } from '../../content/crew/crew-card.ts';
import { CUBES, type CubeOffer } from '../../content/cubes.ts';
import { SHIPS } from '../../content/ships.ts';
import { captainHealCost } from '../../effects/mending.ts';
import { type CardId, type CrewId, DAMAGE, type Frontiers } from '../../state.ts';
import { cardOption } from '../asking/card-option.ts';
import { placed } from '../asking/keys.ts';
import { playerOf } from '../captains/find.ts';
import { dischargeable, hasFreeBond, hasFreeToken, recruitCost } from '../crew/recruiting.ts';
import { type Paid, payments } from '../data/payments.ts';
import { spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { cubeForDeals } from './cubes.ts';

/** The Diplomacy cost of a point of Repair or Heal (F-BUY-04). */
const MEND_PRICE = { outpost: 3, classM: 2 } as const;
/** The Diplomacy cost of an Advanced Action at a Class-M Planet (F-BUY-05). */
export const ACTION_PRICE = 6;
/** The cost of an Undiscovered Card at a Dominion Starbase (F-BUY-08). */
export const UNDISCOVERED_PRICE: UndiscoveredPrice = { price: 7, data: 'black' };

interface UndiscoveredPrice {
  price: number;
  data: Colour;
}

/** The goods that a location sells. */
interface Wares {
  /** Icons of Crew that can be recruited, or `all` for any Crew (F-BUY-02, F-BUY-11). */
  crew: readonly CrewIcon[] | 'all';
  /** The Diplomacy cost of a point of Repair or Heal. */
  mend?: number;
  /** The Diplomacy cost of an Advanced Action in the Crew offer. */
  actions?: number;
  undiscovered?: UndiscoveredPrice;
  /** The special goods that a destroyed Cube sells (F-BUY-09 to F-BUY-13). */
  cube?: CubeOffer;
}

/** Returns the goods that a location sells (F-BUY-02 to F-BUY-14). */
export function waresAt(g: Frontiers, id: HexId): Wares {
  const hold = g.options.scenario === 'conquer-and-hold';
  switch (spaceAt(g, id)?.site?.kind) {
    // F-LOC-08
    case 'outpost':
      return { crew: ['outpost'], mend: MEND_PRICE.outpost };
    // F-LOC-18
    case 'classM':
      return { crew: ['classM'], mend: MEND_PRICE.classM, actions: ACTION_PRICE };
    // F-LOC-12, F-SCEN-72
    case 'romulanStarbase':
      return { crew: hold ? ['romulanStarbase', 'outpost'] : ['romulanStarbase'] };
    // F-LOC-17, F-SCEN-72
    case 'dominionStarbase':
      return { crew: hold ? ['dominionStarbase', 'classM'] : ['dominionStarbase'], undiscovered: UNDISCOVERED_PRICE };
    case 'borgCube':
      return cubeWares(g, id);
    default:
      return { crew: [] };
  }
}

function cubeWares(g: Frontiers, id: HexId): Wares {
  const cube = cubeForDeals(g, id);
  if (cube === null) return { crew: [] };
  const { offer } = CUBES[cube.colour];
  switch (offer.kind) {
    // F-BUY-11
    case 'crew':
      return { crew: 'all', cube: offer };
    // F-BUY-10
    case 'undiscovered':
      return { crew: ['borgCube'], undiscovered: offer };
    case 'crystals':
    case 'advancedAction':
      return { crew: ['borgCube'], cube: offer };
  }
}

/** Something to buy. A Crew Member is `bonded` if it goes beside a Skill's Command Token. */
type Good =
  | { what: 'crew'; crew: CrewId; bonded: boolean }
  | { what: 'repair' | 'elite' | 'unseen' }
  | { what: 'crystals'; colours: readonly Basic[] }
  | { what: 'heal'; whom: 'captain' | number }
  | { what: 'action' | 'advanced'; card: CardId }
  | { what: 'undiscovered'; card: CardId; pays: readonly Paid[] };

/** A player's choice of something to buy, with its price in Diplomacy. */
export type BuyPayload = { do: 'buy'; price: number } & Good;

/** An offer to buy a good. */
export type SaleOffer = Offer<BuyPayload>;

/** Creates an offer at a price. If the seat can't afford the price, `name` is what the refusal calls the good. */
type Sell = (price: number, option: Omit<Option, 'verb'>, good: Good, name?: string) => SaleOffer;

/** Returns everything for sale to a seat at a location, including what it can't afford (F-BUY-01). */
export function saleOffers(g: Frontiers, seat: Seat, id: HexId): SaleOffer[] {
  const { crew, mend, actions, undiscovered, cube } = waresAt(g, id);
  const { diplomacy } = playerOf(g, seat).points;
  const sold: Sell = (price, option, good, name = option.label) => {
    const dear = no(
      option.rule ?? 'F-BUY-01',
      () => `${name}: this costs ${price} Diplomacy, but you have ${diplomacy}.`,
    );
    const why = price <= diplomacy ? null : dear;
    return { option: { ...option, verb: 'buy' }, payload: { do: 'buy', price, ...good }, why };
  };
  return [
    ...crewForSale(g, seat, crew, sold),
    ...(mend === undefined ? [] : mendsForSale(g, seat, mend, sold)),
    ...(actions === undefined ? [] : actionsForSale(g, actions, sold)),
    ...(undiscovered === undefined ? [] : undiscoveredForSale(g, seat, undiscovered, sold)),
    ...(cube === undefined ? [] : cubeGoods(g, cube, sold)),
  ];
}

/** Returns the lowest price among these offers, or null if there are none (F-BUY-01). */
export function leastPrice(sold: readonly SaleOffer[]): number | null {
  return sold.length === 0 ? null : Math.min(...sold.map(({ payload }) => payload.price));
}

/** F-BUY-02, F-BUY-14 */
function crewForSale(g: Frontiers, seat: Seat, icons: Wares['crew'], sold: Sell): SaleOffer[] {
  const player = playerOf(g, seat);
  const isFree = hasFreeToken(player);
  const ways = [...(isFree || dischargeable(player).length > 0 ? [false] : []), ...(hasFreeBond(player) ? [true] : [])];
  return [...new Set(g.crew.offer)].flatMap((crew) => {
    const { name, rank, defense, icons: own } = crewOf(crew);
    if (icons !== 'all' && !own.some((icon) => icons.includes(icon))) return [];
    return ways.map((bonded) => {
      const cost = recruitCost(g, seat, crew, bonded);
      const where = bonded ? ' Stays permanently.' : isFree ? '' : ' You discharge one Crew Member.';
      const option = {
        key: `buy:crew:${crew}${bonded ? ':bond' : ''}`,
        label: `Recruit ${name}${bonded ? ' with your Skill' : ''}`,
        hint: `Costs ${cost} Diplomacy. Rank ${rank}, Defense ${defense}.${where}`,
        group: 'Crew to recruit',
        subject: { kind: 'crew', id: crew },
        rule: 'F-BUY-02',
      };
      return sold(cost, option, { what: 'crew', crew, bonded }, name);
    });
  });
}

/**
 * Returns the offers to buy Repair and Heal points for immediate use. Available points are used first (F-BUY-04,
 * F-HEAL-06).
 */
function mendsForSale(g: Frontiers, seat: Seat, price: number, sold: Sell): SaleOffer[] {
  const player = playerOf(g, seat);
  const found: SaleOffer[] = [];
  const sell = (key: string, label: string, points: number, good: Good, more: Partial<Option> = {}): void => {
    if (points === 0) return;
    const hint = `Costs ${price * points} Diplomacy.`;
    found.push(sold(price * points, { key, label, hint, group: 'Repairs', rule: 'F-BUY-04', ...more }, good));
  };
  if (player.hand.includes(DAMAGE)) {
    sell('buy:repair', 'Repair a Damage Card', 1, { what: 'repair' }, { hidden: true });
  }
  if (player.wounds > 0 && player.ship !== null) {
    const points = missing(g, seat, captainHealCost(player));
    const label = `Heal ${SHIPS[player.ship].captain}`;
    sell('buy:heal:captain', label, points, { what: 'heal', whom: 'captain' });
  }
  for (const [place, { crew, wounds }] of player.crew.entries()) {
    if (wounds === 0) continue;
    const { name, rank } = crewOf(crew);
    const subject = { kind: 'crew', id: crew };
    sell(
      `buy:heal:${placed(place, crew)}`,
      `Heal ${name}`,
      missing(g, seat, rank),
      { what: 'heal', whom: place },
      { subject },
    );
  }
  return found;
}

/** Returns the Heal points that must be bought in addition to the available ones. */
export function missing(g: Frontiers, seat: Seat, needed: number): number {
  const { heal, mend } = playerOf(g, seat).points;
  return Math.max(0, needed - heal - mend);
}

/** F-BUY-05, F-BUY-06, F-BUY-07: a Class-M Planet sells the Advanced Actions of all Class-M Planets. */
function actionsForSale(g: Frontiers, price: number, sold: Sell): SaleOffer[] {
  return [...new Set(g.crew.actions)].map((card) => {
    const option = goods(`buy:action:${card}`, card, `Costs ${price} Diplomacy.`, 'F-BUY-05');
    return sold(price, option, { what: 'action', card });
  });
}

/** F-BUY-08, F-BUY-10 */
function undiscoveredForSale(g: Frontiers, seat: Seat, { price, data }: UndiscoveredPrice, sold: Sell): SaleOffer[] {
  return payments(g, seat, [data]).flatMap((payment) =>
    [...new Set(g.undiscovered.offer)].map((card) => {
      const costs = `Costs ${price} Diplomacy and ${payment.label}.`;
      const option = goods(`buy:undiscovered:${card}:${payment.key}`, card, costs, 'F-BUY-08');
      return sold(price, option, { what: 'undiscovered', card, pays: payment.data });
    }),
  );
}

function cubeGoods(g: Frontiers, cube: CubeOffer, sold: Sell): SaleOffer[] {
  const { price } = cube;
  const about = { hint: `Costs ${price} Diplomacy.`, group: 'Goods' };
  switch (cube.kind) {
    case 'crystals': {
      const option = { key: 'buy:crystals', label: 'A crystal of each color', ...about, rule: 'F-BUY-09' };
      return [sold(price, option, { what: 'crystals', colours: cube.colours })];
    }
    case 'crew': {
      const option = { key: 'buy:elite', label: 'Add an Elite Crew card to the offer', ...about, rule: 'F-BUY-12' };
      return g.crew.elite.length === 0 ? [] : [sold(price, option, { what: 'elite' })];
    }
    case 'advancedAction': {
      const shown = [...new Set(g.advanced.offer)].map((card) =>
        sold(price, goods(`buy:advanced:${card}`, card, about.hint, 'F-BUY-13'), { what: 'advanced', card }),
      );
      if (g.advanced.deck.length === 0) return shown;
      const label = 'The top Advanced Action, face down';
      const option = { key: 'buy:advanced:unseen', label, ...about, rule: 'F-BUY-13' };
      return [...shown, sold(price, option, { what: 'unseen' })];
    }
    case 'undiscovered':
      return [];
  }
}

function goods(key: string, card: CardId, costs: string, rule: string): Option {
  return { ...cardOption('buy', card, costs, key), group: 'Goods', rule };
}
