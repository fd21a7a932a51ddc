import type { Option, Seat } from '../../../kernel/types.ts';
import type { Colour } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import type { CrewIcon } from '../content/crew/crew-card.ts';
import { CUBES, type CubeOffer } from '../content/cubes.ts';
import { SHIPS } from '../content/ships.ts';
import { captainHealCost } from '../effects/mending.ts';
import { type CardId, type CrewId, DAMAGE, type Frontiers } from '../state.ts';
import { cardOption } from './asking.ts';
import { payments } from './data.ts';
import { playerOf } from './find.ts';
import { spaceAt } from './ground.ts';
import type { HexId } from './hex.ts';
import { cubeForDeals } from './interactions.ts';
import { placed } from './keys.ts';
import { dischargeable, hasFreeBond, hasFreeToken, recruitCost } from './recruiting.ts';

/** Diplomacy for a point of Repair or Heal (F-BUY-04). */
const MEND_PRICE = { outpost: 3, classM: 2 } as const;
/** Diplomacy for an Advanced Action at a Class-M Planet (F-BUY-05). */
export const ACTION_PRICE = 6;
/** What an Undiscovered Card costs at a Dominion Starbase (F-BUY-08). */
export const UNDISCOVERED_PRICE: UndiscoveredPrice = { price: 7, data: 'black' };

interface UndiscoveredPrice {
  price: number;
  data: Colour;
}

/** What a location sells. */
interface Wares {
  /** Crew with one of these icons; `all`: whatever the icons are (F-BUY-02, F-BUY-11). */
  crew: readonly CrewIcon[] | 'all';
  /** Diplomacy for a point of Repair or Heal. */
  mend?: number;
  /** Diplomacy for an Advanced Action of the Crew offer. */
  actions?: number;
  undiscovered?: UndiscoveredPrice;
  /** What else a destroyed Cube has (F-BUY-09 to F-BUY-13). */
  cube?: CubeOffer;
}

/** What a location sells (F-BUY-02 to F-BUY-14, F-LOC-08, F-LOC-12, F-LOC-17, F-LOC-18); nothing else deals. */
export function waresAt(g: Frontiers, id: HexId): Wares {
  const hold = g.options.scenario === 'conquer-and-hold';
  switch (spaceAt(g, id)?.site?.kind) {
    case 'outpost':
      return { crew: ['outpost'], mend: MEND_PRICE.outpost };
    case 'classM':
      return { crew: ['classM'], mend: MEND_PRICE.classM, actions: ACTION_PRICE };
    // F-SCEN-72
    case 'romulanStarbase':
      return { crew: hold ? ['romulanStarbase', 'outpost'] : ['romulanStarbase'] };
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

/** More than anything costs. */
const HIGHEST_PRICE = 20;

/** All that a seat can pay for at a location now (F-BUY-01). */
export function purchases(g: Frontiers, seat: Seat, id: HexId): Option[] {
  return forSale(g, seat, id, playerOf(g, seat).points.diplomacy);
}

/** All that is for sale to a seat at a location, with what it costs, whether or not it can be paid for (F-BUY-01). */
export function wares(g: Frontiers, seat: Seat, id: HexId): Option[] {
  return forSale(g, seat, id, HIGHEST_PRICE);
}

/**
 * The least Diplomacy for which a seat could buy anything at a location, of what has a key that begins so; null when there is
 * nothing (F-BUY-01).
 */
export function leastPrice(g: Frontiers, seat: Seat, id: HexId, beginning = ''): number | null {
  for (let price = 0; price <= HIGHEST_PRICE; price++)
    if (forSale(g, seat, id, price).some(({ key }) => key.startsWith(beginning))) return price;
  return null;
}

/** What a seat with so much Diplomacy can pay for. */
function forSale(g: Frontiers, seat: Seat, id: HexId, diplomacy: number): Option[] {
  const sold = waresAt(g, id);
  const options = [...crewForSale(g, seat, sold.crew, diplomacy)];
  if (sold.mend !== undefined) options.push(...mendsForSale(g, seat, sold.mend, diplomacy));
  if (sold.actions !== undefined && sold.actions <= diplomacy) options.push(...actionsForSale(g, sold.actions));
  if (sold.undiscovered !== undefined && sold.undiscovered.price <= diplomacy)
    options.push(...undiscoveredForSale(g, seat, sold.undiscovered));
  if (sold.cube !== undefined && sold.cube.price <= diplomacy) options.push(...cubeGoods(g, sold.cube));
  return options;
}

/** F-BUY-02, F-BUY-14 */
function crewForSale(g: Frontiers, seat: Seat, icons: Wares['crew'], diplomacy: number): Option[] {
  const player = playerOf(g, seat);
  const room = hasFreeToken(player) || dischargeable(player).length > 0;
  return [...new Set(g.crew.offer)].flatMap((crew) => {
    if (icons !== 'all' && !crewOf(crew).icons.some((icon) => icons.includes(icon))) return [];
    const ways = [...(room ? [false] : []), ...(hasFreeBond(player) ? [true] : [])];
    return ways.flatMap((bonded) => {
      const cost = recruitCost(g, seat, crew, bonded);
      return cost <= diplomacy ? [crewOption(crew, cost, bonded, hasFreeToken(player))] : [];
    });
  });
}

function crewOption(crew: CrewId, cost: number, bonded: boolean, free: boolean): Option {
  const { name, rank, defense } = crewOf(crew);
  const where = bonded ? ' Stays for good.' : free ? '' : ' One of yours is discharged.';
  return {
    key: `buy:crew:${crew}${bonded ? ':bond' : ''}`,
    verb: 'buy',
    label: `Recruit ${name}${bonded ? ' by your Skill' : ''}`,
    hint: `Costs ${cost} Diplomacy. Rank ${rank}, Defense ${defense}.${where}`,
    group: 'Crew to recruit',
    subject: { kind: 'crew', id: crew },
    rule: 'F-BUY-02',
  };
}

/** Repair and Heal points are bought for what they mend at once; points that lie ready are used first (F-BUY-04, F-HEAL-06). */
function mendsForSale(g: Frontiers, seat: Seat, price: number, diplomacy: number): Option[] {
  const player = playerOf(g, seat);
  const options: Option[] = [];
  const sell = (key: string, label: string, points: number, more: Partial<Option>): void => {
    const cost = price * points;
    if (points > 0 && cost <= diplomacy)
      options.push({
        key,
        verb: 'buy',
        label,
        hint: `Costs ${cost} Diplomacy.`,
        group: 'Repairs',
        rule: 'F-BUY-04',
        ...more,
      });
  };
  if (player.hand.includes(DAMAGE)) sell('buy:repair', 'Repair a Damage Card', 1, { hidden: true });
  if (player.wounds > 0 && player.ship !== null) {
    const label = `Heal ${SHIPS[player.ship].captain}`;
    sell('buy:heal:captain', label, missing(g, seat, captainHealCost(player)), {});
  }
  for (const [place, { crew, wounds }] of player.crew.entries()) {
    if (wounds === 0) continue;
    const { name, rank } = crewOf(crew);
    sell(`buy:heal:${placed(place, crew)}`, `Heal ${name}`, missing(g, seat, rank), {
      subject: { kind: 'crew', id: crew },
    });
  }
  return options;
}

/** Heal points that have to be bought beside those that lie ready. */
export function missing(g: Frontiers, seat: Seat, needed: number): number {
  const { heal, mend } = playerOf(g, seat).points;
  return Math.max(0, needed - heal - mend);
}

/** F-BUY-05, F-BUY-06, F-BUY-07: all of them, whatever planet has brought them. */
function actionsForSale(g: Frontiers, price: number): Option[] {
  return [...new Set(g.crew.actions)].map((card) =>
    goods(`buy:action:${card}`, card, `Costs ${price} Diplomacy.`, 'F-BUY-05'),
  );
}

/** F-BUY-08, F-BUY-10 */
function undiscoveredForSale(g: Frontiers, seat: Seat, { price, data }: UndiscoveredPrice): Option[] {
  return payments(g, seat, [data]).flatMap((payment) =>
    [...new Set(g.undiscovered.offer)].map((card) =>
      goods(
        `buy:undiscovered:${card}:${payment.key}`,
        card,
        `Costs ${price} Diplomacy and ${payment.label}.`,
        'F-BUY-08',
      ),
    ),
  );
}

function cubeGoods(g: Frontiers, offer: CubeOffer): Option[] {
  const hint = `Costs ${offer.price} Diplomacy.`;
  switch (offer.kind) {
    case 'crystals':
      return [
        { key: 'buy:crystals', verb: 'buy', label: 'A crystal of each color', hint, group: 'Goods', rule: 'F-BUY-09' },
      ];
    case 'crew':
      if (g.crew.elite.length === 0) return [];
      return [
        {
          key: 'buy:elite',
          verb: 'buy',
          label: 'An Elite Crew card into the offer',
          hint,
          group: 'Goods',
          rule: 'F-BUY-12',
        },
      ];
    case 'advancedAction': {
      const shown = [...new Set(g.advanced.offer)].map((card) => goods(`buy:advanced:${card}`, card, hint, 'F-BUY-13'));
      if (g.advanced.deck.length === 0) return shown;
      const unseen = 'The top card of the Advanced Actions, unseen';
      return [
        ...shown,
        { key: 'buy:advanced:unseen', verb: 'buy', label: unseen, hint, group: 'Goods', rule: 'F-BUY-13' },
      ];
    }
    case 'undiscovered':
      return [];
  }
}

function goods(key: string, card: CardId, costs: string, rule: string): Option {
  return { ...cardOption(key, card, costs), group: 'Goods', rule };
}
