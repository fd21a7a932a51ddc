import { Refused, type Seat } from '../../kernel/types.ts';
import type { CubeColour } from './content/colours.ts';
import { CUBE_COLOURS } from './content/colours.ts';
import { enemyOf } from './content/encounters/all.ts';
import { PILES, type Pile } from './content/encounters/token.ts';
import { SHIP_IDS } from './content/ships.ts';
import { skillOf } from './content/skills/all.ts';
import { cubeOn, TILES, type TileId } from './content/tiles/all.ts';
import { siteOf } from './rules/ground.ts';
import { hexId } from './rules/hex.ts';
import { spaceLabelled, tileLabelled } from './rules/labels.ts';
import { OFFER_SIZE } from './rules/offers.ts';
import { type CubeOnMap, DAMAGE, type Frontiers, type Player } from './state.ts';

/** What a player has that cases may lay things on, by the second half of the place’s name. */
const PLACES = [
  'deck',
  'hand',
  'discard',
  'removed',
  'skills',
  'pile',
  'crew',
  'spent',
  'wounded',
  'kept',
  'at',
] as const;
/** What a Borg Cube has that cases may lay things on. */
const CARD_PLACES = ['marks', 'destroyed'] as const;

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

/** The pile of a place that cards or tokens are drawn from, or null. */
export function pileAt(g: Frontiers, name: string): readonly string[] | null {
  const [whose = '', where] = name.split('.');
  const player = playerNamed(g, whose);
  if (player !== null) return where === 'deck' ? player.deck : where === 'pile' ? player.skillPile : null;
  if (where !== undefined) return null;
  return deckNamed(g, whose);
}

function deckNamed(g: Frontiers, name: string): string[] | null {
  if (name === 'advanced' || name === 'undiscovered') return g[name].deck;
  if (name === 'regular' || name === 'elite') return g.crew[name];
  if (name === 'tiles') return g.stack;
  const pile = PILES.find((one) => one === name);
  return pile === undefined ? null : g.piles[pile].draw;
}

/** Lays cards, tokens, tiles or a ship somewhere, from where they are. Throws `Refused` for what isn’t there. */
export function stack(g: Frontiers, name: string, things: readonly string[]): void {
  const [whose = '', where] = name.split('.');
  const player = playerNamed(g, whose);
  if (player !== null) {
    give(g, player, where ?? '', things);
    return;
  }
  if (name === 'dummy.deck') {
    giveDummy(g, things);
    return;
  }
  const deck = where === undefined ? deckNamed(g, whose) : null;
  if (deck !== null) {
    for (const thing of things) {
      if (whose === 'advanced' || whose === 'undiscovered') takeCard(g, thing);
      else take(thing, whose === 'tiles' ? [g.stack, g.box] : [deck]);
    }
    // The compiler knows piles of tiles by their own names, which `take` has found among them.
    deck.unshift(...things);
    return;
  }
  if (where === 'offer' && (whose === 'advanced' || whose === 'undiscovered')) {
    g[whose].deck.push(...g[whose].offer);
    for (const card of things) take(card, [g[whose].deck]);
    g[whose].offer = [...things];
    return;
  }
  if (name === 'offer') {
    for (const crew of things) take(crew, [g.crew.regular, g.crew.elite]);
    g.crew.offer.push(...things);
    return;
  }
  if (name === 'actions') {
    for (const card of things) takeCard(g, card);
    g.crew.actions.push(...things);
    return;
  }
  if (name === 'common') {
    for (const skill of things) take(skill, skillPiles(g));
    g.common.push(...things.map((skill) => ({ skill, ship: skillOf(skill).ship })));
    return;
  }
  const colour = CUBE_COLOURS.find((one) => one === whose);
  if (colour !== undefined) onCube(g, colour, where, things);
  else onMap(g, whose, where, things);
}

function give(g: Frontiers, player: Player, where: string, things: readonly string[]): void {
  switch (PLACES.find((place) => place === where)) {
    case 'deck':
      for (const card of things) takeCard(g, card, player.deck, player.discard);
      player.deck.unshift(...things);
      return;
    case 'hand':
      player.deck.push(...player.hand.filter((card) => card !== DAMAGE));
      for (const card of things) takeCard(g, card, player.deck);
      player.hand = [...things];
      return;
    case 'discard':
      for (const card of things) takeCard(g, card, player.deck);
      player.discard.unshift(...things);
      return;
    case 'removed':
      for (const card of things) takeCard(g, card, player.deck);
      player.removed.push(...things);
      return;
    case 'kept':
      for (const card of things) takeCard(g, card);
      player.kept.push(...things);
      return;
    case 'skills':
      for (const skill of things) take(skill, skillPiles(g));
      player.skills.push(...things.map((skill) => ({ skill, used: 'no' as const })));
      return;
    case 'pile':
      for (const skill of things) take(skill, [player.skillPile]);
      player.skillPile.unshift(...things);
      return;
    case 'crew':
    case 'spent':
    case 'wounded':
      for (const crew of things) take(crew, [g.crew.regular, g.crew.elite, g.crew.offer]);
      player.crew.push(
        ...things.map((crew) => ({ crew, ready: where !== 'spent', wounds: where === 'wounded' ? 1 : 0 })),
      );
      return;
    case 'at':
      player.at = spaceIn(things[0] ?? '');
      player.aside = false;
      return;
    default:
      throw new Refused(`A ship has no “${where}”: ${PLACES.join(', ')}.`);
  }
}

/** The deck of the Dummy Player is named from top to bottom, so that cases can say how many cards are left. */
function giveDummy(g: Frontiers, cards: readonly string[]): void {
  const { dummy } = g;
  if (dummy === null) throw new Refused('There is no Dummy Player in this game.');
  dummy.discard.push(...dummy.deck);
  for (const card of cards) take(card, [dummy.discard]);
  dummy.deck = [...cards];
}

/** A Borg Cube whose tile lies on the map, of the next Level that the game has for it. */
function onCube(g: Frontiers, colour: CubeColour, where: string | undefined, things: readonly string[]): void {
  const cube = g.cubes[colour] ?? newCube(g, colour);
  g.cubes[colour] = cube;
  if (where === undefined) {
    for (const token of things) {
      const { pile }: { pile: Pile } = enemyOf(token);
      take(token, [g.piles[pile].draw]);
      cube.defenders.push({ token, pile, up: false });
    }
    return;
  }
  if (!CARD_PLACES.some((place) => place === where))
    throw new Refused(`A Borg Cube has no “${where}”: ${CARD_PLACES.join(', ')}.`);
  cube.marks.push(...things.map((ship) => seatOf(g, ship)));
  if (where === 'destroyed') cube.destroyed = true;
}

function newCube(g: Frontiers, colour: CubeColour): CubeOnMap {
  const tile = g.map.find((placed) => cubeOn(placed.tile) === colour);
  if (tile === undefined) throw new Refused(`The tile of the ${colour} Borg Cube isn’t on the map.`);
  return { at: hexId(tile.at), level: g.cubeLevels[0] ?? 1, defenders: [], marks: [], destroyed: false };
}

function onMap(g: Frontiers, name: string, how: string | undefined, things: readonly string[]): void {
  const centre = tileLabelled(name);
  if (centre !== null) {
    const tile = Object.keys(TILES).find((id) => id === things[0]);
    if (tile === undefined) throw new Refused(`No tile “${things[0]}”: ${Object.keys(TILES).join(', ')}.`);
    take(tile, [g.stack, g.box]);
    // It was found among the ids of the tiles.
    g.map.push({ tile: tile as TileId, at: centre });
    return;
  }
  const site = siteOf(g, spaceIn(name));
  if (how === 'marks') {
    site.marks.push(...things.map((ship) => seatOf(g, ship)));
    return;
  }
  if (how === 'classH') {
    const [token = ''] = things;
    take(token, [g.piles.classH.draw]);
    site.classH = token;
    return;
  }
  for (const token of things) {
    const { pile }: { pile: Pile } = enemyOf(token);
    take(token, [g.piles[pile].draw]);
    site.tokens.push({ token, pile, up: how !== 'down' });
  }
}

function skillPiles(g: Frontiers): string[][] {
  const piles = g.players.map(({ skillPile }) => skillPile);
  return g.dummy === null ? piles : [...piles, g.dummy.skillPile];
}

function seatOf(g: Frontiers, ship: string): Seat {
  const seat = g.players.findIndex((player) => player.ship === ship);
  if (seat < 0) throw new Refused(`Nobody flies “${ship}”.`);
  return seat;
}

function playerNamed(g: Frontiers, ship: string): Player | null {
  const known = SHIP_IDS.find((id) => id === ship);
  return (known && g.players.find((player) => player.ship === known)) ?? null;
}

function spaceIn(label: string): string {
  const id = spaceLabelled(label);
  if (id === null) throw new Refused(`There is no “${label}”: ${Object.keys(STACKS).join(', ')}.`);
  return id;
}

/** Takes a card from these lists, else from an offer’s deck or an offer, which is filled up again. */
function takeCard(g: Frontiers, card: string, ...lists: string[][]): void {
  const { advanced, undiscovered } = g;
  take(card, [...lists, advanced.deck, undiscovered.deck, advanced.offer, undiscovered.offer]);
  for (const { deck, offer } of [advanced, undiscovered])
    if (offer.length < OFFER_SIZE) offer.push(...deck.splice(0, 1));
}

/** Takes a thing from the first list that has it. Damage Cards are without end. */
function take(thing: string, lists: readonly string[][]): void {
  if (thing === DAMAGE) return;
  const list = lists.find((one) => one.includes(thing));
  if (list === undefined) throw new Refused(`There is no ${thing} left to lay there.`);
  list.splice(list.indexOf(thing), 1);
}
