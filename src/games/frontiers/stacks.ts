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

/** The places for cards, tokens, tiles and ships, for those who write cases. */
export const STACKS: { readonly [place: string]: string } = {
  'enterprise-d.deck':
    'the top of the Ship Deck; the other ships (defiant, neghvar, bird-of-prey) likewise, here and below',
  'enterprise-d.hand': 'the hand in place of the one that is there; `damage` is a Damage Card',
  'enterprise-d.discard': 'the discard pile; `enterprise-d.removed`: what is out of the game',
  'enterprise-d.skills': 'Skills that it has',
  'enterprise-d.pile': 'the top of its face-down Skill Tokens',
  'enterprise-d.crew':
    'Crew that it has, Ready; `enterprise-d.spent` and `enterprise-d.wounded`: likewise, Spent or Wounded',
  'enterprise-d.kept': 'Advanced Actions that it kept in the draft',
  'enterprise-d.at': 'one space: where the ship is',
  'dummy.deck': 'the deck of the Dummy Player in place of the one that is there',
  advanced: 'the top of the Advanced Action deck',
  'advanced.offer': 'the Advanced Action offer in place of the one that is there, top first',
  undiscovered: 'the top of the Undiscovered deck; `undiscovered.offer` likewise',
  regular: 'the top of the Regular Crew deck; `elite` likewise',
  offer: 'Crew that can be recruited, besides those there',
  actions: 'Advanced Actions in the Crew offer',
  common: 'Skills in the common area, from the face-down piles',
  warbird: `the top of a pile of tokens: ${PILES.join(', ')}`,
  tiles: 'the top of the tile stack',
  D: 'a tile that lies on the place of this letter, with nothing on it',
  B3: 'tokens that lie on this space face up; `B3.down` face down; `B3.classH`: its Class-H Token',
  'B3.marks': 'ships whose Faction Tokens lie on this space, in order',
  green: 'defenders of the Borg Cube, face down, whose tile lies on the map; likewise blue, gold and red',
  'green.marks': 'ships whose Faction Tokens lie on the card of that Cube; `green.destroyed`: and it is destroyed',
};

/** Lays cards, tokens, tiles or a ship somewhere, from where they are. Throws `Refused` for what isn’t there. */
export function stack(g: Frontiers, name: string, things: readonly string[]): void {
  if (lay(zones(g), name, things)) return;
  const [whose = '', where] = name.split('.');
  const player = g.players.find(({ ship }) => ship === whose);
  if (player !== undefined) {
    if (where !== 'at') throw new Refused(`A ship has no “${where}”: ${Object.keys(STACKS).join(', ')}.`);
    Object.assign(player, { at: spaceIn(things[0] ?? ''), aside: false });
  } else if (whose === 'dummy') throw new Refused('There is no Dummy Player in this game.');
  else onMap(g, name, things);
}

/** Lays a tile, or what lies on a space or on the card of a Borg Cube. */
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
    if (where !== undefined) throw new Refused(`A Borg Cube has no “${where}”: marks, destroyed.`);
    layTokens(place.defenders, false);
  } else if (where === 'classH') {
    const laid: string[] = [];
    layInto(zone(name, 'tokens', laid, { lay: 'end' }));
    place.classH = laid[0] ?? null;
  } else layTokens(place.tokens, where !== 'down');
}

/** The Borg Cube whose tile lies on the map, of the next Level that the game has for it. */
function cubeFor(g: Frontiers, colour: CubeColour): CubeOnMap {
  const tile = g.map.find((placed) => cubeOn(placed.tile) === colour);
  if (tile === undefined) throw new Refused(`The tile of the ${colour} Borg Cube isn’t on the map.`);
  g.cubes[colour] ??= { at: hexId(tile.at), level: g.cubeLevels[0] ?? 1, defenders: [], marks: [], destroyed: false };
  return g.cubes[colour];
}

function seatOf(g: Frontiers, ship: string): Seat {
  const seat = g.players.findIndex((player) => player.ship === ship);
  if (seat < 0) throw new Refused(`Nobody flies “${ship}”.`);
  return seat;
}

function spaceIn(label: string): string {
  const id = spaceLabelled(label);
  if (id === null) throw new Refused(`There is no “${label}”: ${Object.keys(STACKS).join(', ')}.`);
  return id;
}
