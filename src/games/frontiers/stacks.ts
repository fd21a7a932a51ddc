import { Refused, type Seat } from '../../kernel/types.ts';
import { lay, type Zone, zone } from '../kit/zones.ts';
import { siteOf } from './chapters/map/ground.ts';
import { hexId } from './chapters/map/hex.ts';
import { spaceLabelled, tileLabelled } from './chapters/map/labels.ts';
import { CUBE_COLOURS, type CubeColour } from './content/colours.ts';
import { enemyOf } from './content/encounters/all.ts';
import { PILES } from './content/encounters/token.ts';
import { cubeOn, type TileId } from './content/tiles/all.ts';
import type { CubeOnMap, Frontiers, Token } from './state.ts';
import { zones } from './zones.ts';

/** The places that scenario authors can fill with cards, tokens, tiles and ships. */
export const STACKS: { readonly [place: string]: string } = {
  'enterprise-d.deck':
    'the top of the Ship Deck; works for the other ships too (defiant, neghvar, bird-of-prey), here and below',
  'enterprise-d.hand': 'replaces the hand; `damage` is a Damage Card',
  'enterprise-d.discard': 'the discard pile; `enterprise-d.removed`: cards out of the game',
  'enterprise-d.skills': 'its Skills',
  'enterprise-d.pile': 'the top of its face-down Skill Tokens',
  'enterprise-d.crew': 'its Ready Crew; `enterprise-d.spent` and `enterprise-d.wounded`: its Spent or Wounded Crew',
  'enterprise-d.kept': 'Advanced Actions kept from the draft',
  'enterprise-d.at': 'one space: the ship’s position',
  'dummy.deck': 'replaces the Dummy Player’s deck',
  advanced: 'the top of the Advanced Action deck',
  'advanced.offer': 'replaces the Advanced Action offer, top first',
  undiscovered: 'the top of the Undiscovered deck; `undiscovered.offer` replaces the offer',
  regular: 'the top of the Regular Crew deck; `elite`: the top of the Elite deck',
  offer: 'Crew added to the Crew offer',
  actions: 'Advanced Actions in the Crew offer',
  common: 'Skills in the common area, taken from the face-down piles',
  warbird: `the top of a pile of tokens: ${PILES.join(', ')}`,
  tiles: 'the top of the tile stack',
  D: 'a tile at the place with this letter, with nothing on it',
  B3: 'face-up tokens on this space; `B3.down`: face-down tokens; `B3.classH`: its Class-H Token',
  'B3.marks': 'ships with Faction Tokens on this space, in order',
  green: 'face-down defenders of this Borg Cube, whose tile is on the map; also blue, gold and red',
  'green.marks':
    'ships with Faction Tokens on that Cube’s card; `green.destroyed`: the same, and the Cube is destroyed',
};

/** Moves cards, tokens, tiles or a ship to a named place. Throws `Refused` if something can't be found. */
export function stack(g: Frontiers, name: string, things: readonly string[]): void {
  if (lay(zones(g), name, things)) return;
  const [whose = '', where] = name.split('.');
  const player = g.players.find(({ ship }) => ship === whose);
  if (player !== undefined) {
    if (where !== 'at')
      throw new Refused(
        `A ship has no place called “${where}”. These places exist: ${Object.keys(STACKS).join(', ')}.`,
      );
    Object.assign(player, { at: spaceIn(things[0] ?? ''), aside: false });
  } else if (whose === 'dummy') throw new Refused('There is no Dummy Player in this game.');
  else onMap(g, name, things);
}

/** Places a tile, or adds components to a space or to a Borg Cube’s card. */
function onMap(g: Frontiers, name: string, things: readonly string[]): void {
  const layInto = (target: Zone) => lay([target, ...zones(g)], name, things);
  const layTokens = (list: Token[], up: boolean) =>
    layInto(zone(name, 'tokens', list, { lay: 'end', make: (token) => ({ token, pile: enemyOf(token).pile, up }) }));
  const centre = tileLabelled(name);
  if (centre !== null) {
    layInto(zone(name, 'tiles', g.map, { lay: 'end', make: (tile) => ({ tile: tile as TileId, at: centre }) }));
    return;
  }
  const [whose = '', where] = name.split('.');
  const colour = CUBE_COLOURS.find((one) => one === whose);
  const place = colour === undefined ? siteOf(g, spaceIn(whose)) : cubeFor(g, colour);
  const isDestroyed = 'destroyed' in place && where === 'destroyed';
  if (isDestroyed) place.destroyed = true;
  if (isDestroyed || where === 'marks') place.marks.push(...things.map((ship) => seatOf(g, ship)));
  else if ('defenders' in place) {
    if (where !== undefined) throw new Refused(`A Borg Cube has no place called “${where}”, only marks and destroyed.`);
    layTokens(place.defenders, false);
  } else if (where === 'classH') {
    const laid: string[] = [];
    layInto(zone(name, 'tokens', laid, { lay: 'end' }));
    place.classH = laid[0] ?? null;
  } else layTokens(place.tokens, where !== 'down');
}

/** Returns the Borg Cube of a tile on the map. Creates the Cube at the game's next Cube Level if needed. */
function cubeFor(g: Frontiers, colour: CubeColour): CubeOnMap {
  const tile = g.map.find((placed) => cubeOn(placed.tile) === colour);
  if (tile === undefined) throw new Refused(`The tile of the ${colour} Borg Cube isn’t on the map.`);
  g.cubes[colour] ??= { at: hexId(tile.at), level: g.cubeLevels[0] ?? 1, defenders: [], marks: [], destroyed: false };
  return g.cubes[colour];
}

function seatOf(g: Frontiers, ship: string): Seat {
  const seat = g.players.findIndex((player) => player.ship === ship);
  if (seat < 0) throw new Refused(`No player has the ship “${ship}”.`);
  return seat;
}

function spaceIn(label: string): string {
  const id = spaceLabelled(label);
  if (id === null) throw new Refused(`There is no “${label}”. These places exist: ${Object.keys(STACKS).join(', ')}.`);
  return id;
}
