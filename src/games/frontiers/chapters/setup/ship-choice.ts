import type { Option, Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { startingDeck } from '../../content/cards/all.ts';
import { FACTION_NAMES, type Faction, SHIP_IDS, SHIPS, type ShipId } from '../../content/ships.ts';
import { skillsOf } from '../../content/skills/all.ts';
import type { Frontiers } from '../../state.ts';
import { allied, playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';

/** Teams of two by lot, before ships are chosen (F-TEAM-01). */
export function formTeams(ctx: Running): void {
  const { g } = ctx;
  if (!g.options.teams) return;
  const seats = [...g.players.keys()];
  ctx.shuffle(seats);
  for (const [place, seat] of seats.entries()) playerOf(g, seat).team = place < 2 ? 0 : 1;
  const names = [0, 1].map((team) =>
    seats
      .filter((seat) => playerOf(g, seat).team === team)
      .sort((one, other) => one - other)
      .map((seat) => seatName(g, seat))
      .join(' and '),
  );
  ctx.log(`The teams by lot: ${names.join(' against ')}.`, 'F-TEAM-01');
}

/** Ships that a seat may choose: nobody has them, and in Conquer and Hold they are its side’s (F-SETUP-03, F-SCEN-65). */
export function shipsFor(g: Frontiers, seat: Seat): ShipId[] {
  const free = SHIP_IDS.filter((ship) => g.players.every((player) => player.ship !== ship));
  if (g.options.scenario !== 'conquer-and-hold') return free;
  const faction = factionOf(g, seat);
  return faction === null ? free : free.filter((ship) => SHIPS[ship].faction === faction);
}

/** The side that a seat plays in Conquer and Hold; null while nobody has settled it. */
function factionOf(g: Frontiers, seat: Seat): Faction | null {
  for (const [other, { ship }] of g.players.entries()) {
    if (ship === null) continue;
    const { faction } = SHIPS[ship];
    if (allied(g, seat, other)) return faction;
    return faction === 'federation' ? 'klingon' : 'federation';
  }
  return null;
}

/** A ship to choose. */
export function shipOption(ship: ShipId): Option {
  const { name, captain, faction, divisions } = SHIPS[ship];
  return {
    key: `ship:${ship}`,
    verb: 'ship',
    label: name,
    hint: `Captain ${captain}, ${FACTION_NAMES[faction]}. Divisions: ${divisions.join(', ')}.`,
    subject: { kind: 'ship', id: ship },
    rule: 'F-SETUP-03',
  };
}

/** A seat takes a ship, for Experience if it was auctioned (F-VARIANT-04, F-VARIANT-05). */
export function takeShip(ctx: Running, seat: Seat, ship: ShipId, price: number): void {
  const { g } = ctx;
  const before = seatName(g, seat);
  equip(g, seat, ship);
  if (price === 0) {
    ctx.log(`${before} takes the ${SHIPS[ship].name}.`, 'F-SETUP-03');
    return;
  }
  playerOf(g, seat).experience -= price;
  ctx.log(
    `${before} takes the ${SHIPS[ship].name} and begins ${several(price, 'Experience', 'Experience')} lower.`,
    'F-VARIANT-04',
  );
}

/** Gives a player a ship with its deck and its Skill Tokens, not yet shuffled, and its place in the column (F-SETUP-03, F-SETUP-04). */
export function equip(g: Frontiers, seat: Seat, ship: ShipId): void {
  const player = playerOf(g, seat);
  player.ship = ship;
  player.deck = startingDeck(ship);
  player.skillPile = skillsOf(ship);
  g.order.push({ who: seat, down: false });
}
