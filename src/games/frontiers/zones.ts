import { must } from '../../kernel/must.ts';
import type { Frame, Seat } from '../../kernel/types.ts';
import { type Spec, type Zone, zone } from '../kit/zones.ts';
import { PILES } from './content/encounters/token.ts';
import { skillOf } from './content/skills/all.ts';
import { cubeOn, TILES, type TileId } from './content/tiles/all.ts';
import { scenarioIn } from './scenarios/all.ts';
import { type CardId, DAMAGE, type Dummy, type Frontiers, type Player, type Token } from './state.ts';

/**
 * Returns every place that holds components. If the frames are given, a hand that the current question can reveal is
 * treated as known.
 */
export function zones(g: Frontiers, stack: readonly Frame[] = []): Zone[] {
  return [
    ...g.players.flatMap((player, seat) => ofPlayer(g, stack, player, seat)),
    ...(g.dummy === null ? [] : ofDummy(g.dummy)),
    ...offered(g),
    ...crew(g),
    ...skills(g),
    ...tokens(g),
    ...tiles(g),
  ];
}

/** A face-down pile. Scenario files take cards from anywhere in the pile and add cards on top. */
const PILE = { seen: 'nobody', lay: 'top', supply: 'all' } as const;

/** A zone for Ship Deck and offer cards. Damage Cards are unlimited (F-OPEN-85). */
function cards<T>(name: string, list: T[], spec: Spec<T> = {}): Zone {
  return zone(name, 'cards', list, { endless: DAMAGE, ...spec });
}

function ofPlayer(g: Frontiers, stack: readonly Frame[], player: Player, seat: Seat): Zone[] {
  const { hand, deck, discard, removed, inPlay, kept } = player;
  const own = player.ship ?? `seat ${seat}`;
  const drafting = g.phase === 'draft';
  return [
    // Cards that other players kept from the draft could be any face-down Advanced Action. During the draft, any card
    // in a hand could also be any face-down Advanced Action.
    cards(`${own}.kept`, kept, { seen: seat, pool: 'advanced', lay: 'end' }),
    cards(`${own}.hand`, hand, {
      ...(!drafting && isSorting(stack, seat) ? {} : { seen: seat }),
      pool: drafting ? 'advanced' : own,
      known: damageSeen(g, player, seat),
      lay: 'instead',
      home: deck,
    }),
    cards(`${own}.deck`, deck, { seen: 'nobody', pool: own, lay: 'top', supply: own }),
    cards(`${own}.discard`, discard, { lay: 'top', supply: own }),
    cards(`${own}.removed`, removed, { lay: 'end' }),
    cards(`${own}.inPlay`, inPlay, { key: 'card' }),
  ];
}

function ofDummy({ deck, discard }: Dummy): Zone[] {
  return [
    // The cards are listed top to bottom, so that scenario files can set the number of cards left.
    cards('dummy.deck', deck, { seen: 'nobody', lay: 'instead', home: discard }),
    cards('dummy.discard', discard, { supply: 'dummy' }),
  ];
}

function offered(g: Frontiers): Zone[] {
  const both = ['advanced', 'undiscovered'] as const;
  return [
    ...both.map((name) => cards(name, g[name].deck, PILE)),
    ...both.map((name) => {
      const { deck, offer } = g[name];
      return cards(`${name}.offer`, offer, { lay: 'instead', supply: 'all', home: deck });
    }),
    cards('actions', g.crew.actions, { lay: 'end' }),
  ];
}

function crew({ crew: { regular, elite, offer }, players }: Frontiers): Zone[] {
  return [
    zone('regular', 'Crew', regular, PILE),
    zone('elite', 'Crew', elite, PILE),
    zone('offer', 'Crew', offer, { lay: 'end', supply: 'all' }),
    ...players.flatMap(({ ship, crew: aboard }) => {
      const named = (name: string, ready: boolean, wounds: number, alias: { alias?: true }): Zone =>
        zone(`${ship}.${name}`, 'Crew', aboard, {
          key: 'crew',
          lay: 'end',
          make: (one) => ({ crew: one, ready, wounds }),
          ...alias,
        });
      const again = { alias: true } as const;
      return [named('crew', true, 0, {}), named('spent', false, 0, again), named('wounded', true, 1, again)];
    }),
  ];
}

function skills({ players, dummy, common }: Frontiers): Zone[] {
  return [
    ...[...players, ...(dummy === null ? [] : [dummy])].map(({ ship, skillPile }) =>
      zone(`${ship}.pile`, 'Skills', skillPile, PILE),
    ),
    ...players.map(({ ship, skills: own }) =>
      zone(`${ship}.skills`, 'Skills', own, { key: 'skill', lay: 'end', make: (skill) => ({ skill, used: 'no' }) }),
    ),
    zone('common', 'Skills', common, {
      key: 'skill',
      lay: 'end',
      make: (skill) => ({ skill, ship: skillOf(skill).ship }),
    }),
  ];
}

/** Tokens of eight piles. A face-down token could be any token of its pile that nobody has seen. */
function tokens({ piles, sites, cubes, assault, combat }: Frontiers): Zone[] {
  // All players saw the defenders of a joint assault before they were dealt face down (F-COOP-09).
  const known = assault === null ? [] : must(cubes[assault.cube], 'the assaulted Cube').defenders;
  const all = [
    ...Object.values(sites).flatMap((site) => site.tokens),
    ...Object.values(cubes).flatMap((cube) => cube.defenders),
  ];
  const isDown = (token: Token): boolean => !token.up && !known.includes(token);
  const onMap = (name: string, isHere: (token: Token) => boolean, spec: Spec<Token> = {}): Zone =>
    zone(name, 'tokens', all.filter(isHere), { key: 'token', ...spec });
  const classH = Object.values(sites).flatMap((site) => site.classH ?? []);
  const drawn = (combat?.foes ?? []).filter(({ from, defeated }) => from === 'drawn' && !defeated);
  return [
    ...PILES.flatMap((pile) => [
      zone(pile, 'tokens', piles[pile].draw, { ...PILE, pool: pile }),
      zone(`${pile}.discard`, 'tokens', piles[pile].discard),
      onMap(`${pile}.down`, (token) => isDown(token) && token.pile === pile, { seen: 'nobody', pool: pile }),
    ]),
    onMap('up', (token) => !isDown(token)),
    zone('classH.up', 'tokens', classH),
    zone('drawn', 'tokens', drawn, { key: 'token' }),
  ];
}

/** The stack's backs are known, but nobody knows which tiles were left out (F-SETUP-11 to F-SETUP-14). */
function tiles(g: Frontiers): Zone[] {
  const pool = (tile: string): string | null => {
    // The pool holds only tiles.
    const id = tile as TileId;
    if (TILES[id].back === 'core') return cubeOn(id) === null ? 'core' : 'cubes';
    // F-SCEN-02: the order of numbered tiles is known.
    return scenarioIn(g).tiles === 'numbered' ? null : 'frontier';
  };
  return [
    zone('tiles', 'tiles', g.stack, { ...PILE, pool }),
    zone('box', 'tiles', g.box, { seen: 'nobody', pool, supply: 'all' }),
    zone('map', 'tiles', g.map, { key: 'tile' }),
  ];
}

/** Procedures whose questions can reveal the content of a hand. */
const SORTING = ['emergency', 'end-of-turn', 'effects'];

/** Whether a question depends on the content of a seat's hand, so that the hand must not be re-dealt. */
function isSorting(stack: readonly Frame[], seat: Seat): boolean {
  const top = stack.at(-1);
  if (top === undefined || !SORTING.includes(top.proc)) return false;
  // Telepathy asks only players who have a card of the color.
  return top.step === 'asked' || top.local['seat'] === seat;
}

/**
 * Returns the Damage Cards that everyone knows are in a hand: those that the player took in the current fight
 * (F-DMG-03, F-PVP-33). Damage Cards that are face up in the discard pile or Play Area are subtracted, because they may
 * be the same cards.
 */
function damageSeen(g: Frontiers, { discard, inPlay }: Player, seat: Seat): CardId[] {
  const side = [g.combat, g.pvp?.aggressor, g.pvp?.defender].find((one) => one?.seat === seat);
  const open = [...discard, ...inPlay.map(({ card }) => card)].filter((card) => card === DAMAGE);
  return new Array<CardId>(Math.max(0, (side?.sustained ?? 0) - open.length)).fill(DAMAGE);
}
