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
 * The position from which all cases begin: the start tile with Frontier 1 at B and Frontier 2 at C, a Patrol Warbird at B6
 * and at C6, ships at A6, A2, A1, B4 by seat. `options` as before a game, else Full Conquest.
 */
export function position(options: Record<string, unknown> = {}): Frontiers {
  return staged(readOptions({ scenario: 'full-conquest', ...options }));
}

/** Lays a tile on the place with this letter, without carrying out what its locations say. */
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

/** The id of the space that players call so. */
export function at(label: string): HexId {
  return spaceNamed(label);
}

/** What lies on the space that players call so, to be changed. */
export function site(g: Frontiers, label: string): Site {
  return siteOf(g, at(label));
}

/** Moves a ship without any rule. */
export function moor(g: Frontiers, seat: Seat, label: string): Player {
  const player = playerOf(g, seat);
  player.at = at(label);
  player.aside = false;
  return player;
}

/** Gives a seat this hand; what it had goes to the bottom of its deck. Cards needn’t come from anywhere. */
export function deal(g: Frontiers, seat: Seat, ...cards: CardId[]): Player {
  const player = playerOf(g, seat);
  player.deck.push(...player.hand);
  player.hand = cards;
  return player;
}
