import { playerOf } from '../../../../src/games/frontiers/chapters/captains/find.ts';
import { siteOf } from '../../../../src/games/frontiers/chapters/map/ground.ts';
import type { HexId } from '../../../../src/games/frontiers/chapters/map/hex.ts';
import { spaceNamed, tileLabelled } from '../../../../src/games/frontiers/chapters/map/labels.ts';
import type { Pile } from '../../../../src/games/frontiers/content/encounters/token.ts';
import type { TileId } from '../../../../src/games/frontiers/content/tiles/all.ts';
import { readOptions } from '../../../../src/games/frontiers/options.ts';
import { position as staged } from '../../../../src/games/frontiers/staging.ts';
import type { CardId, Frontiers, Player, Site } from '../../../../src/games/frontiers/state.ts';
import type { Seat } from '../../../../src/kernel/types.ts';

/**
 * The common position of the tests: the Starting Tile with Frontier 1 at B and Frontier 2 at C, Patrol Warbirds at B6 and C6,
 * and ships at A6, A2, A1 and B4 by seat. `options` are those of a game, by default Full Conquest.
 */
export function position(options: Record<string, unknown> = {}): Frontiers {
  return staged(readOptions({ scenario: 'full-conquest', ...options }));
}

/** Places a tile at this letter without the effects of its locations. */
export function lay(g: Frontiers, tile: TileId, letter: string): void {
  const at = tileLabelled(letter);
  if (at === null) throw new Error(`no place ${letter}`);
  g.stack = g.stack.filter((other) => other !== tile);
  g.box = g.box.filter((other) => other !== tile);
  g.map.push({ tile, at });
}

/** Puts a token from its pile on a space. */
export function put(g: Frontiers, label: string, pile: Pile, token: string, up = true): void {
  const { draw } = g.piles[pile];
  const place = draw.indexOf(token);
  if (place < 0) throw new Error(`no ${token} is left`);
  draw.splice(place, 1);
  siteOf(g, at(label)).tokens.push({ token, pile, up });
}

/** The id of the space with this label. */
export function at(label: string): HexId {
  return spaceNamed(label);
}

/** The mutable contents of the space with this label. */
export function site(g: Frontiers, label: string): Site {
  return siteOf(g, at(label));
}

/** Moves a ship without applying any rule. */
export function moor(g: Frontiers, seat: Seat, label: string): Player {
  const player = playerOf(g, seat);
  player.at = at(label);
  player.aside = false;
  return player;
}

/** Gives a seat this hand and puts its old hand under its deck. The cards aren’t taken from anywhere. */
export function deal(g: Frontiers, seat: Seat, ...cards: CardId[]): Player {
  const player = playerOf(g, seat);
  player.deck.push(...player.hand);
  player.hand = cards;
  return player;
}
